/**
 * Brokers for tests: Kafka 4.4 as far as it is needed, in memory, with faults on demand and time that passes when a test
 * says so. No clock, no socket and no randomness of their own, so that what happens once happens always.
 *
 * A test gives its client {@linkcode memoryDial} in place of a dialer, and a {@linkcode VirtualClock} in place of time:
 *
 * ```ts
 * import { connectBroker } from "kafka-wire/driver";
 * import { Metadata } from "kafka-wire/messages/metadata";
 * import { FakeBroker, memoryDial, VirtualClock } from "kafka-wire/testing";
 *
 * const broker = new FakeBroker({ topics: [{ name: "orders", partitions: 3 }] });
 * const clock = new VirtualClock();
 * const options = { host: "localhost", port: 9092, clock, requestTimeoutMs: 5_000 };
 * const client = await connectBroker(memoryDial(broker, { clock }), options);
 *
 * broker.fault({ kind: "silence", api: "Metadata" }); // once
 * const error = await clock.run(client.call(Metadata, { topics: null })).catch((error) => error);
 * if (error.reason !== "REQUEST_TIMEOUT" || clock.nowMs() !== 5_000) throw new Error("Cannot match");
 *
 * const { topics } = await clock.run(client.call(Metadata, { topics: null })); // on a new transport
 * if (topics[0]?.name !== "orders") throw new Error("Cannot match: expected the topic");
 * await clock.run(client.close());
 * if (broker.openTransports + clock.pending > 0) throw new Error("Cannot match: something is left");
 * ```
 *
 * {@linkcode fakeCluster} makes several brokers at once, which a test can stop, freeze, move and upgrade; behind them
 * stands a {@linkcode FakeController}, whose log is what they tell clients. {@linkcode NetworkEmulator} is for machines
 * without a driver: a network with names, latencies and faults, without time of its own.
 *
 * @module
 */
export type { FakeAction } from "./action.ts";
export { type ClientConfigOptions, keepClientConfigs } from "./client_configs.ts";
export {
  ConfigStore,
  type FakeConfig,
  type FakeConfigInit,
  type FakeConfigs,
} from "./config_store.ts";
export type { TopicPlacerOptions } from "./controller/topic_placer.ts";
export { FakeBroker, type FakeBrokerOptions, type FakeNodeOptions } from "./fake_broker.ts";
export { FakeBrokerError } from "./fake_broker_error.ts";
export {
  FakeCluster,
  type FakeClusterOptions,
  type FakeNode,
  type FakeNodeInit,
  type FakePartition,
  type FakeTopic,
  type FakeTopicInit,
  type TopicRefusal,
} from "./fake_cluster.ts";
export { FakeController, type FakeControllerOptions } from "./fake_controller.ts";
export {
  fakeCluster,
  FakeKafka,
  type FakeKafkaOptions,
  type FakeNodeChange,
} from "./fake_kafka.ts";
export type { FakeSession } from "./fake_session.ts";
export type { AnswerFault, Fault, OpeningFault } from "./faults.ts";
export type { Handler, RequestContext } from "./handler.ts";
export { memoryDial } from "./memory_dial.ts";
export type { OfferedApi, VersionRange, VersionRanges } from "./offers.ts";
export {
  type ClockFaults,
  EmulatedClock,
  type EmulatedClockOptions,
} from "./network/emulated_clock.ts";
export { emulate, type EmulatedMachine, type EmulationOptions } from "./network/emulate.ts";
export { NetworkEmulator, type NetworkOptions } from "./network/network_emulator.ts";
export { CALM, type NetworkFaults } from "./network/network_faults.ts";
export type {
  LaneEffect,
  NetworkCommand,
  NetworkInput,
  NetworkReport,
  NetworkScope,
} from "./network/network_inputs.ts";
export type { NetworkNames, NetworkPeers } from "./network/network_map.ts";
export type {
  LocatedPeer,
  NetworkPeer,
  NetworkSession,
  PeerAction,
} from "./network/network_peer.ts";
export type { Strike } from "./network/strike.ts";
export { AppendError, type OffsetAtTime, PartitionLog, type ReadLimits } from "./partition_log.ts";
export { registrationOf } from "./registration_of.ts";
export type { FakeRequest } from "./request_record.ts";
export type { FakeSaslOptions, SaslMechanism, SaslState, SaslTurn } from "./sasl.ts";
export { serve, type ServeOptions } from "./serve.ts";
export { VirtualClock, type VirtualClockOptions } from "./virtual_clock.ts";
