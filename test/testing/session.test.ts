import { describe, expect, it } from "vitest";
import { encodeRequestFrame } from "../../codec/frame/mod.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import { SaslAuthenticate } from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshake } from "../../codec/messages/sasl_handshake.ts";
import { encodePlainBatch } from "../../codec/records/mod.ts";
import { type FakeAction, FakeBroker, type Fault } from "../../codec/testing/mod.ts";
import { Random } from "../kit/random.ts";
import { ask, hexOf } from "./asking.ts";

const sasl = { users: { alice: "alice-secret" } };
const token = new TextEncoder().encode("\0alice\0alice-secret");
const records = encodePlainBatch({ records: [{ timestamp: 1n, value: new Uint8Array(500) }] });

/** What a client says from the first byte to one that no broker takes. */
function conversation(handshake: 0 | 1): Uint8Array {
  const numbered = (correlationId: number) => ({ correlationId, clientId: "test" });
  const named = { clientSoftwareName: "test", clientSoftwareVersion: "1" };
  const topicData = [{ name: "orders", partitionData: [{ index: 0, records }] }];
  const authenticated = handshake === 1
    ? encodeRequestFrame(SaslAuthenticate, numbered(3), { authBytes: token }, 2)
    : Uint8Array.of(0, 0, 0, token.length, ...token);
  return Uint8Array.of(
    ...encodeRequestFrame(ApiVersions, numbered(1), named, 5),
    ...encodeRequestFrame(SaslHandshake, numbered(2), { mechanism: "PLAIN" }, handshake),
    ...authenticated,
    ...encodeRequestFrame(Metadata, numbered(4), { topics: null }, 13),
    ...encodeRequestFrame(Produce, numbered(5), { acks: 0, timeoutMs: 1, topicData }, 12),
    ...encodeRequestFrame(Produce, numbered(6), { acks: 1, timeoutMs: 1, topicData }, 12),
    ...encodeRequestFrame(Metadata, numbered(7), { topics: [] }, 0),
    ...[0, 0, 0, 10, 0, 193, 0, 0, 0, 0, 0, 8, 255, 255],
    ...encodeRequestFrame(Metadata, numbered(9), { topics: [] }, 0),
  );
}

const faults: readonly (Fault | undefined)[] = [
  undefined,
  { kind: "silence", api: "Metadata" },
  { kind: "slow", delayMs: 10, times: Infinity },
  { kind: "cut", api: "Produce" },
  { kind: "wrongId", api: "Metadata" },
];

/** One line an action. */
function actionsIn(pieces: readonly Uint8Array[], fault: Fault | undefined): string[] {
  const broker = new FakeBroker({ sasl, topics: [{ name: "orders" }] });
  if (fault) broker.fault(fault);
  const session = broker.accept();
  return pieces.flatMap((piece) => session.receive(piece)).map(lineOf);
}

function lineOf(action: FakeAction): string {
  const bytes = action.type === "send" ? hexOf(action.bytes) : "";
  return `${action.type} ${action.afterMs} ${bytes}`;
}

describe("FakeSession.receive()", () => {
  for (const handshake of [0, 1] as const) {
    for (const fault of faults) {
      const bytes = conversation(handshake);
      const whole = actionsIn([bytes], fault);
      it(`does the same however the bytes are cut: handshake ${handshake}, ${fault?.kind}`, () => {
        expect(whole.length).toBeGreaterThan(2);
        expect(actionsIn(Array.from(bytes, (byte) => Uint8Array.of(byte)), fault)).toEqual(whole);
        for (let at = 0; at <= bytes.length; at += at < 400 ? 1 : 13) {
          expect(actionsIn([bytes.subarray(0, at), bytes.subarray(at)], fault)).toEqual(whole);
        }
        const random = new Random(handshake);
        for (let run = 0; run < 30; run++) {
          const pieces: Uint8Array[] = [];
          for (let at = 0; at < bytes.length;) {
            const length = 1 + random.below(random.chance(50) ? 20 : 400);
            pieces.push(bytes.subarray(at, at += length));
          }
          expect(actionsIn(pieces, fault)).toEqual(whole);
        }
      });
    }
  }
  it("without a fault answers six times, then closes", () => {
    const types = actionsIn([conversation(1)], undefined).map((line) => line.split(" ")[0]);
    expect(types).toEqual(["send", "send", "send", "send", "send", "send", "close"]);
  });
  it("takes any bytes: at worst it closes, and says why", () => {
    const bytes = conversation(1);
    for (let seed = 0; seed < 2000; seed++) {
      const random = new Random(seed);
      const spoiled = bytes.slice();
      for (let n = random.below(4); n >= 0; n--) {
        spoiled[random.below(spoiled.length)] = random.uint32();
      }
      const broker = new FakeBroker({
        ...random.chance(50) && { sasl },
        topics: [{ name: "orders" }],
      });
      const actions = broker.accept().receive(spoiled);
      const closings = actions.filter(({ type }) => type === "close").length;
      expect(closings).toBe(broker.complaints.length);
      expect(closings).toBeLessThanOrEqual(1);
    }
  });
  it("refuses what is no bytes", () => {
    expect(() => new FakeBroker().accept().receive("bytes" as never)).toThrow(TypeError);
  });
});

describe("what a broker remembers", () => {
  it("is bounded: the last 1,000 requests", () => {
    const broker = new FakeBroker();
    const session = broker.accept();
    for (let i = 0; i < 1100; i++) ask(session, Metadata, { topics: [{ name: `${i}` }] }, 4);
    expect(broker.requests.length).toBe(1000);
    expect(broker.requests[0]?.body).toMatchObject({ topics: [{ name: "100" }] });
  });
  it("is bounded: 16 MiB of them", () => {
    const broker = new FakeBroker({ topics: [{ name: "orders" }] });
    const session = broker.accept();
    const records = new Uint8Array(4 << 20);
    const topicData = [{ name: "orders", partitionData: [{ index: 0, records }] }];
    for (let i = 0; i < 6; i++) ask(session, Produce, { acks: 1, timeoutMs: 1, topicData }, 12);
    expect(broker.requests.length).toBe(3);
  });
  it("is bounded: the last 100 complaints", () => {
    const broker = new FakeBroker();
    for (let key = 200; key < 310; key++) {
      broker.accept().receive(Uint8Array.of(0, 0, 0, 8, key >> 8, key, 0, 0, 0, 0, 0, 1));
    }
    expect(broker.complaints.length).toBe(100);
    expect(broker.complaints[0]).toBe("Cannot answer api key 210: expected one that is offered");
  });
  it("tells of an ApiVersions that it does not know, without a body", () => {
    const broker = new FakeBroker();
    broker.accept().receive(Uint8Array.of(0, 0, 0, 11, 0, 18, 0, 99, 0, 0, 0, 7, 255, 255, 0));
    expect(broker.requests).toEqual([{
      apiName: "ApiVersions",
      apiKey: 18,
      apiVersion: 99,
      correlationId: 7,
      clientId: null,
      body: null,
    }]);
  });
});
