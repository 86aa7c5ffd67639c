// A fake controller goes on where the log of a real one was cut off, and writes and says what that one wrote and said,
// byte for byte.

import { describe, expect, it } from "vitest";
import { decodeResponseFrame } from "../../codec/frame/mod.ts";
import { ApiVersions } from "../../codec/messages/api_versions.ts";
import { BrokerHeartbeat } from "../../codec/messages/broker_heartbeat.ts";
import { NoOpRecordCodec } from "../../codec/messages/no_op_record.ts";
import { UnregisterBroker } from "../../codec/messages/unregister_broker.ts";
import { encodeMetadataRecord } from "../../codec/records/metadata_log.ts";
import { type Batch, readBatches, readRecords } from "../../codec/records/mod.ts";
import {
  FakeController,
  type FakeControllerOptions,
  type FakeSession,
} from "../../codec/testing/mod.ts";
import { bytesOf as fileOf } from "../kit/read_file.ts";
import { ask, bytesOf, hexOf } from "./asking.ts";
import { withPod } from "./by_hand.ts";
import { type Exchange, exchangesIn } from "./recorded.ts";

const LOG = "test/captures/logs/single/__cluster_metadata-0/00000000000000000000.log";

const REAL: FakeControllerOptions = {
  clusterId: "a2Fma2Etd2lyZS10ZXN0MQ",
  nodeId: 1,
  host: "127.0.0.1",
  port: 19093,
  directoryId: "EFBGXXbXQNqWsesGUkhjEA",
};

/** The log of a real controller. */
class RealLog {
  readonly bytes: Uint8Array;
  readonly batches: readonly Batch[];

  private constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.batches = [...readBatches(bytes)];
  }

  static async read(): Promise<RealLog> {
    return new RealLog(await fileOf(LOG));
  }

  at(offset: bigint): Batch {
    return this.batches.find(({ baseOffset }) => baseOffset === offset)!;
  }

  /** A controller that has what the real one had before this offset, and its time when it wrote what came next. */
  before(offset: bigint): FakeController {
    const log = this.bytes.subarray(0, this.at(offset).offset);
    const nowMs = (): number => Number(this.at(controller.log.endOffset).maxTimestamp);
    const controller: FakeController = new FakeController({ ...REAL, log, clock: { nowMs } });
    return controller;
  }
}

function valuesOf(batch: Batch): string[] {
  return readRecords(batch).map(({ value }) => hexOf(value!));
}

/** What a controller has written from an offset on. */
function written(controller: FakeController, from: bigint): string {
  return hexOf(controller.log.read(from));
}

const HEARTBEAT = {
  brokerId: 1,
  brokerEpoch: 16n,
  currentMetadataOffset: 17n,
  wantFence: true,
  wantShutDown: false,
};

describe("protocol 5.2 to 5.4: a new log is that of a real controller", () => {
  it("the control records of the first batch", async () => {
    const real = await RealLog.read();
    const clock = { nowMs: () => Number(real.at(0n).maxTimestamp) };
    const controller = new FakeController({ ...REAL, clock });
    const first = controller.log.read(0n, { maxBytes: 0, minOneBatch: true });
    expect(hexOf(first)).toBe(hexOf(real.at(0n).bytes));
  });
  it("the features of the bootstrap transaction", async () => {
    const real = valuesOf((await RealLog.read()).at(3n));
    const controller = new FakeController(REAL);
    const [, fake] = [...readBatches(controller.log.read(0n))];
    const own = real.slice(7, 10); // two credentials and a configuration of that cluster
    expect(valuesOf(fake!)).toEqual(real.filter((value) => !own.includes(value)));
    expect(fake!.baseOffset).toBe(3n);
  });
});

describe("broker facts 5: what brokers say becomes the batches that a real controller wrote", () => {
  it("a first heartbeat tells which directories are cordoned", async () => {
    const real = await RealLog.read();
    const controller = real.before(18n);
    const answer = ask(controller, BrokerHeartbeat, { ...HEARTBEAT, cordonedLogDirs: [] });
    expect(answer).toMatchObject({ errorCode: 0, isCaughtUp: true, isFenced: true });
    expect(written(controller, 18n)).toBe(hexOf(real.at(18n).bytes));
  });
  it("a heartbeat that wants to work unfences", async () => {
    const real = await RealLog.read();
    const controller = real.before(19n);
    const heartbeat = { ...HEARTBEAT, wantFence: false, cordonedLogDirs: [] };
    expect(ask(controller, BrokerHeartbeat, heartbeat)).toMatchObject({ isFenced: false });
    expect(written(controller, 19n)).toBe(hexOf(real.at(19n).bytes));
  });
  it("controlled shutdown of the only broker leaves nobody to lead", async () => {
    const real = await RealLog.read();
    const controller = real.before(3383n);
    const answer = ask(controller, BrokerHeartbeat, {
      ...HEARTBEAT,
      wantFence: false,
      wantShutDown: true,
    });
    expect(answer).toMatchObject({ errorCode: 0, isFenced: false, shouldShutDown: false });
    const [batch] = [...readBatches(controller.log.read(3383n))];
    const [first, ...partitions] = valuesOf(batch!);
    const [realFirst, ...realPartitions] = valuesOf(real.at(3383n));
    expect(first).toBe(realFirst);
    expect(partitions.sort()).toEqual(realPartitions.sort()); // that one has an order of its own
    expect(partitions.length).toBeGreaterThan(10);
    const again = { ...HEARTBEAT, wantFence: false, wantShutDown: true };
    expect(ask(controller, BrokerHeartbeat, again)).toMatchObject({ shouldShutDown: true });
  });
  it("topics with and without configurations", async () => {
    const real = await RealLog.read();
    const orders = real.before(68n);
    orders.cluster.createTopic({
      name: "orders",
      topicId: "TyGrZ1l3QqGwCeU6PRHvkA",
      partitions: 2,
    });
    expect(written(orders, 68n)).toBe(hexOf(real.at(68n).bytes));
    const offsets = real.before(100n);
    offsets.cluster.createTopic({
      name: "__consumer_offsets",
      topicId: "BdUplHwrQZidYZdgmzZp6A",
      partitions: 3,
      configs: {
        "compression.type": "producer",
        "cleanup.policy": "compact",
        "segment.bytes": "104857600",
      },
    });
    expect(written(offsets, 100n)).toBe(hexOf(real.at(100n).bytes));
    expect(offsets.cluster.topic("__consumer_offsets")?.isInternal).toBe(true);
  });
});

const NO_OP = encodeMetadataRecord(NoOpRecordCodec, {}, 0);

/** Writes what the real controller wrote of its own accord. */
function idle(real: RealLog, controller: FakeController): void {
  const isNoOp = () => {
    const batch = real.at(controller.log.endOffset);
    return valuesOf(batch).every((value) => value === hexOf(NO_OP));
  };
  while (isNoOp()) controller.write(valuesOf(real.at(controller.log.endOffset)).map(() => NO_OP));
}

/** What comes of a recorded request; undefined: nothing is answered. */
class Peer {
  readonly controller: FakeController;
  readonly #sessions: Map<number, FakeSession> = new Map();

  constructor(controller: FakeController) {
    this.controller = controller;
  }

  answerTo({ connection, frame }: Exchange): string | undefined {
    const session = this.#sessions.get(connection) ?? this.controller.accept();
    this.#sessions.set(connection, session);
    const [action] = session.receive(frame);
    return action?.type === "send" ? hexOf(action.bytes) : undefined;
  }
}

/** What a recording asks of the listener of the controller. */
async function askedIn(name: string): Promise<Exchange[]> {
  const all = await exchangesIn(name);
  return all.filter(({ port, apiName }) => port === 19093 && apiName !== "Envelope");
}

describe("pod-registration.pcap, a controller listener", () => {
  it("every answer is the same, and every record but for the pod, which 4.4 drops", async () => {
    const real = await RealLog.read();
    const peer = new Peer(real.before(1656n));
    const asked = await askedIn("pod-registration.pcap");
    for (const exchange of asked) {
      if (exchange.apiName === "BrokerRegistration") idle(real, peer.controller);
      expect(peer.answerTo(exchange)).toBe(exchange.answer && hexOf(exchange.answer));
    }
    expect(asked.length).toBe(16);
    const bytes = [1656n, 1657n, 1658n, 1659n, 1660n].map((at) => hexOf(real.at(at).bytes));
    const [noOp, without, another, blue, blueToo] = bytes as [
      string,
      string,
      string,
      string,
      string,
    ];
    // Broker 50 said no pod, 51 tag 0, 52 tags 0 and 10000: the last one means nothing here either.
    const expected = [noOp, without, another, withPod(blue, "blue"), withPod(blueToo, "blue")];
    expect(written(peer.controller, 1656n)).toBe(expected.join(""));
    const pods = [...peer.controller.cluster.nodes.values()].map((
      { nodeId, pod },
    ) => [nodeId, pod]);
    expect(pods).toEqual([[1, null], [50, null], [51, "blue"], [52, "blue"]]);
  });
  it("UnregisterBroker, which came through a broker, becomes the batch that was written", async () => {
    const real = await RealLog.read();
    const controller = real.before(1661n);
    ask(controller, UnregisterBroker, { brokerId: 50 });
    expect(written(controller, 1661n)).toBe(hexOf(real.at(1661n).bytes));
  });
});

describe("errors.pcap, a controller listener", () => {
  const isList = ({ apiName, answer }: Exchange) =>
    apiName === "ApiVersions" && (answer?.length ?? 0) > 40;
  // What these answers hold is what that controller had: configurations, groups, metrics.
  const isOwn = ({ apiName, answer }: Exchange) =>
    apiName === "DescribeConfigs" && [112_018, 4667, 1986, 170].includes(answer?.length ?? 0);
  it("every answer that is not of what that controller had is the same, and so is every silence", async () => {
    const real = await RealLog.read();
    const equal: Record<string, number> = {};
    for (const exchange of await askedIn("errors.pcap")) {
      if (isList(exchange) || isOwn(exchange)) continue;
      const peer = new Peer(real.before(2354n)); // for most ends the transport
      const expected = exchange.answer && hexOf(exchange.answer);
      const key = `${exchange.apiName} ${exchange.apiVersion}`;
      expect(`${key}: ${peer.answerTo(exchange)}`).toBe(`${key}: ${expected}`);
      equal[key] = (equal[key] ?? 0) + 1;
    }
    expect(equal).toEqual({
      "-1 0": 1,
      "193 0": 1,
      "ApiVersions 3": 2,
      "ApiVersions 99": 2,
      "BrokerHeartbeat 2": 14,
      "DescribeCluster 0": 1,
      "DescribeCluster 2": 5,
      "DescribeConfigs 4": 12,
      "LeaderAndIsr 0": 1,
      "Metadata 99": 1,
      "Produce 2": 1,
      "undefined undefined": 2,
    });
  });
  it("ApiVersions tells the same of the APIs that there are, and the same features", async () => {
    let compared = 0;
    const controller = new FakeController(REAL);
    for (const exchange of (await askedIn("errors.pcap")).filter(isList)) {
      const { apiVersion, answer } = exchange;
      const decoded = (hex: string) =>
        decodeResponseFrame(ApiVersions, bytesOf(hex), apiVersion).body;
      const recorded = decoded(hexOf(answer!));
      const fake = decoded(new Peer(controller).answerTo(exchange)!);
      const keys = fake.apiKeys.map(({ apiKey }) => apiKey);
      expect(recorded.apiKeys.filter(({ apiKey }) => keys.includes(apiKey))).toEqual(fake.apiKeys);
      const byName = (a: { name: string }, b: { name: string }) => a.name < b.name ? -1 : 1;
      expect([...recorded.supportedFeatures].sort(byName)).toEqual(fake.supportedFeatures);
      compared++;
    }
    expect(compared).toBe(8);
  });
});
