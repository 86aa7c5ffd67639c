// Every fault, as a client sees it.

import { describe, expect, it } from "vitest";
import { type BrokerClient, connectBroker, DriverError } from "../../codec/driver/mod.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import {
  type AnswerFault,
  FakeBroker,
  type Fault,
  memoryDial,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import { actionsTo, ask, hexOf } from "./asking.ts";

const REQUEST_TIMEOUT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 2_000;

interface World {
  readonly broker: FakeBroker;
  readonly clock: VirtualClock;
  connect(): Promise<BrokerClient>;
}

function world(): World {
  const broker = new FakeBroker({ topics: [{ name: "orders" }] });
  const clock = new VirtualClock();
  const dial = memoryDial(broker, { clock });
  const connect = () =>
    connectBroker(dial, {
      host: "localhost",
      port: 9092,
      clock,
      seed: 1,
      requestTimeoutMs: REQUEST_TIMEOUT_MS,
      connectTimeoutMs: CONNECT_TIMEOUT_MS,
    });
  return { broker, clock, connect };
}

/** What became of a call in words: `ok`, or the reasons of a failure; and after how many milliseconds. */
async function outcomeOf(call: Promise<unknown>, clock: VirtualClock): Promise<[string, number]> {
  const startMs = clock.nowMs();
  const [outcome] = await Promise.allSettled([clock.run(call)]);
  const tookMs = clock.nowMs() - startMs;
  if (outcome!.status === "fulfilled") return ["ok", tookMs];
  const error = outcome!.reason;
  if (!(error instanceof DriverError)) throw error;
  return [
    [error.reason, error.because ?? error.code, error.sent].filter(Boolean).join(" "),
    tookMs,
  ];
}

describe("a fault of an answer", () => {
  const rows: [fault: AnswerFault, outcome: string, tookMs: number][] = [
    [{ kind: "slow", delayMs: 200 }, "ok", 200],
    [{ kind: "slow", delayMs: 60_000 }, "REQUEST_TIMEOUT maybe", REQUEST_TIMEOUT_MS],
    [{ kind: "silence" }, "REQUEST_TIMEOUT maybe", REQUEST_TIMEOUT_MS],
    [{ kind: "cut" }, "PEER_CLOSED maybe", 0],
    [{ kind: "cut", bytes: 0 }, "PEER_CLOSED maybe", 0],
    [{ kind: "close" }, "PEER_CLOSED maybe", 0],
    [{ kind: "reset" }, "PEER_RESET ECONNRESET maybe", 0],
    [{ kind: "garbage" }, "CONNECTION_LOST PROTOCOL_ERROR maybe", 0],
    [{ kind: "wrongId" }, "CONNECTION_LOST PROTOCOL_ERROR maybe", 0],
    [{ kind: "throttle", throttleTimeMs: 300 }, "ok", 0],
  ];
  for (const [fault, outcome, tookMs] of rows) {
    it(`${JSON.stringify(fault)}: ${outcome} after ${tookMs} ms, once`, async () => {
      const { broker, clock, connect } = world();
      const client = await clock.run(connect());
      broker.fault({ ...fault, api: "Metadata" });
      const { brokers } = await clock.run(
        client.call(DescribeCluster, { includeClusterAuthorizedOperations: false }),
      );
      expect(brokers.length).toBe(1);
      expect(await outcomeOf(client.call(Metadata, { topics: null }), clock)).toEqual([
        outcome,
        tookMs,
      ]);
      expect((await outcomeOf(client.call(Metadata, { topics: null }), clock))[0]).toBe("ok");
      await clock.run(client.close());
      expect([broker.openTransports, clock.pending]).toEqual([0, 0]);
    });
  }
  it("lets the request be carried out", async () => {
    const { broker, clock, connect } = world();
    const client = await clock.run(connect());
    broker.fault({ kind: "close", api: "Metadata" });
    await outcomeOf(client.call(Metadata, { topics: null }), clock);
    expect(broker.requests.at(-1)?.apiName).toBe("Metadata");
    await clock.run(client.close());
  });
});

describe("a fault while a client connects", () => {
  const rows: [fault: Fault, outcome: string, tookMs: number][] = [
    [{ kind: "refuse" }, "CONNECT_REFUSED ECONNREFUSED no", 0],
    [{ kind: "blackHole" }, "CONNECT_TIMEOUT no", CONNECT_TIMEOUT_MS],
    [{ kind: "hangUp" }, "PEER_CLOSED no", 0],
    [{ kind: "silence", api: "ApiVersions" }, "REQUEST_TIMEOUT no", REQUEST_TIMEOUT_MS],
    [{ kind: "garbage", api: "ApiVersions" }, "PROTOCOL_ERROR PEER_SPEAKS_HTTP no", 0],
    [{ kind: "unsupportedVersion" }, "ok", 0],
    [{ kind: "unsupportedVersion", times: 9 }, "NEGOTIATION_FAILED ERROR_35 no", 0],
  ];
  for (const [fault, outcome, tookMs] of rows) {
    it(`${JSON.stringify(fault)}: ${outcome} after ${tookMs} ms`, async () => {
      const { broker, clock, connect } = world();
      broker.fault(fault);
      const connecting = connect();
      expect(await outcomeOf(connecting, clock)).toEqual([outcome, tookMs]);
      await connecting.then((client) => clock.run(client.close()), () => {});
      await clock.advance(10_000);
      expect([broker.openTransports, clock.pending]).toEqual([0, 0]);
    });
  }
});

describe("FakeBroker.fault()", () => {
  it("happens as often as it says, to whom it says, in the order given", () => {
    const broker = new FakeBroker();
    broker.fault({ kind: "throttle", throttleTimeMs: 1, times: 2 });
    broker.fault({ kind: "throttle", throttleTimeMs: 2, api: "Metadata" });
    const throttles = ([Metadata, Metadata, Metadata, Metadata] as const)
      .map((api) => ask(broker, api, { topics: [] }).throttleTimeMs);
    expect(throttles).toEqual([1, 1, 2, 0]);
  });
  it("is taken back", () => {
    const broker = new FakeBroker();
    const heal = broker.fault({ kind: "close", times: Infinity });
    expect(actionsTo(broker.accept(), Metadata, { topics: [] })).toEqual([{
      type: "close",
      afterMs: 0,
    }]);
    heal();
    heal();
    expect(ask(broker, Metadata, { topics: [] }).brokers.length).toBe(1);
  });
  it("may be the same object twice", () => {
    const broker = new FakeBroker();
    const fault: Fault = { kind: "throttle", throttleTimeMs: 5 };
    broker.fault(fault);
    broker.fault(fault);
    const throttles = [1, 2, 3].map(() => ask(broker, Metadata, { topics: [] }).throttleTimeMs);
    expect(throttles).toEqual([5, 5, 0]);
  });
  it("refuses the name of no API", () => {
    expect(() => new FakeBroker().fault({ kind: "close", api: "Metdata" }))
      .toThrow(new RangeError('Cannot find API "Metdata": expected a name such as "Metadata"'));
  });
  it("refuses a kind that there is not", () => {
    expect(() => new FakeBroker().fault({ kind: "timeout" } as never))
      .toThrow(/^Cannot use fault: expected refuse, .*, reset, found timeout$/);
  });
  it("refuses a number that never comes", () => {
    for (const times of [0, -1, NaN]) {
      expect(() => new FakeBroker().fault({ kind: "close", times }))
        .toThrow(new RangeError(`Cannot use fault: expected times above 0, found ${times}`));
    }
  });
});

describe("the bytes of a fault", () => {
  const bytesWith = (fault: Fault) => {
    const broker = new FakeBroker();
    broker.fault(fault);
    return actionsTo(broker.accept(), Metadata, { topics: [] })
      .map((action) => action.type === "send" ? hexOf(action.bytes) : action.type);
  };
  const [whole] = bytesWith({ kind: "slow", delayMs: 1 }) as [string];
  it("cut: the first half, or as many as it says, but never all", () => {
    const half = whole.slice(0, 2 * (whole.length >> 2));
    expect(bytesWith({ kind: "cut" })).toEqual([half, "close"]);
    expect(bytesWith({ kind: "cut", bytes: 3 })).toEqual([whole.slice(0, 6), "close"]);
    expect(bytesWith({ kind: "cut", bytes: 1 << 30 })).toEqual([whole.slice(0, -2), "close"]);
  });
  it("garbage: an HTTP response, or what it says", () => {
    const http = new TextEncoder().encode("HTTP/1.1 400 Bad Request\r\n\r\n");
    expect(bytesWith({ kind: "garbage" })).toEqual([hexOf(http)]);
    expect(bytesWith({ kind: "garbage", bytes: Uint8Array.of(1, 2) })).toEqual(["0102"]);
  });
  it("wrongId: 8 in place of 7", () => {
    expect(bytesWith({ kind: "wrongId" })).toEqual([
      `${whole.slice(0, 8)}00000008${whole.slice(16)}`,
    ]);
  });
});
