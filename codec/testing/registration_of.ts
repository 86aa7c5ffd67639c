import type { BrokerRegistrationRequest } from "../messages/broker_registration.ts";
import { uuidText } from "../wire/mod.ts";
import type { FakeBroker } from "./fake_broker.ts";
import { FEATURES } from "./handlers/api_versions.ts";

/**
 * What a broker says of itself to the controller: where it listens, what it can do, its rack, its pod. Its incarnation
 * and its log directory follow from its node id.
 *
 * @example
 * ```ts
 * import { connectBroker } from "kafka-wire/driver";
 * import { BrokerRegistration } from "kafka-wire/messages/broker-registration";
 * import { FakeBroker, FakeController, memoryDial, registrationOf } from "kafka-wire/testing";
 *
 * const controller = new FakeController();
 * const broker = new FakeBroker({ cluster: controller.cluster, nodeId: 1, pod: "canary-broker" });
 * const client = await connectBroker(memoryDial(controller), { host: "localhost", port: 9093 });
 * const { errorCode } = await client.call(BrokerRegistration, registrationOf(broker));
 * await client.close();
 * const node = controller.cluster.nodes.get(1);
 * if (errorCode !== 0 || !node?.isFenced) throw new Error("Cannot match: expected a fenced broker");
 * ```
 */
export function registrationOf({ node, cluster }: FakeBroker): BrokerRegistrationRequest {
  const { nodeId, host, port, rack, pod } = node;
  return {
    brokerId: nodeId,
    clusterId: cluster.clusterId,
    incarnationId: idOf("fake-run", nodeId),
    listeners: [{ name: "PLAINTEXT", host, port, securityProtocol: 0 }],
    features: FEATURES.map(([name, minSupportedVersion, maxSupportedVersion]) => ({
      name,
      minSupportedVersion,
      maxSupportedVersion,
    })),
    rack,
    isMigratingZkBroker: false,
    logDirs: [idOf("fake-dir", nodeId)],
    previousBrokerEpoch: -1n,
    pod,
  };
}

function idOf(what: string, nodeId: number): string {
  const bytes = new Uint8Array(16);
  bytes.set(new TextEncoder().encode(what));
  new DataView(bytes.buffer).setInt32(12, nodeId);
  return uuidText(bytes, 0);
}
