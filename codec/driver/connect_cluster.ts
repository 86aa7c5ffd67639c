import { Cluster } from "../cluster/mod.ts";
import { CLUSTER_SETTINGS, type OwnValues } from "../cluster/settings.ts";
import { checkAuthenticator, checkOptions, type OtherNames, strayFindings } from "./checks.ts";
import { ClusterApis } from "./cluster_apis.ts";
import type { ClusterClient, ClusterClientOptions } from "./cluster_client.ts";
import { ClusterPromises } from "./cluster_promises.ts";
import type { Dial, Dialer } from "./dialer.ts";
import { disposable, made, prepared } from "./helpers.ts";

const OTHERS: OtherNames<Omit<ClusterClientOptions, keyof OwnValues>> = {
  bootstrapServers: true,
  bootstrapControllers: true,
  topics: true,
  apis: true,
  clientId: true,
  redirector: true,
  decide: true,
  sasl: true,
  authenticator: true,
  staticVersions: true,
  seed: true,
  clock: true,
  retry: true,
  signal: true,
};

/**
 * Connects to a cluster: asks the bootstrap servers, one after the other, which brokers there are. Connections to these
 * open when a call needs them.
 *
 * @param dial The platform, as for `connectBroker`.
 * @param options Those of a `Cluster`; `stallForgiveness` is on unless it says otherwise.
 * @returns A client that knows its brokers.
 * @throws {ClusterError} When every bootstrap server has failed; with `retry` when no other try can mend that; in any
 * case after `defaultApiTimeoutMs`.
 * @throws {OptionsError} If the options cannot work, or there is no option of a name; it lists every finding.
 * @throws {TypeError} If there is no dialer, there are no options, or `topics`, signal or authenticator is none.
 * @example
 * ```ts
 * import { connectCluster } from "kafka-wire/driver";
 * import { ListOffsets } from "kafka-wire/messages/list-offsets";
 * import { fakeCluster, memoryDial } from "kafka-wire/testing";
 *
 * const kafka = fakeCluster({ brokers: 3, topics: [{ name: "orders", partitions: 3 }] });
 * const bootstrapServers = "broker-1:9092,broker-2:9092";
 * const client = await connectCluster(memoryDial(kafka.brokers), { bootstrapServers });
 *
 * const end = { partitionIndex: 1, timestamp: -1n };
 * const { topics } = await client.call(
 *   ListOffsets,
 *   { replicaId: -1, topics: [{ name: "orders", partitions: [end] }] },
 *   { route: { leader: "orders", partition: 1 }, idempotent: true },
 * );
 * await client.close();
 * if (topics[0]?.partitions[0]?.errorCode !== 0) throw new Error("Cannot match: expected the leader");
 * ```
 */
export async function connectCluster(
  dial: Dial | Dialer,
  options: ClusterClientOptions,
): Promise<ClusterClient> {
  checkOptions("connect", options);
  checkAuthenticator(options.authenticator);
  const stray = strayFindings(options, CLUSTER_SETTINGS, OTHERS);
  const whole = prepared(dial, options, options.authenticator, stray);
  const apis = new ClusterApis(options.apis);
  const client = made(whole.findings, () => {
    const machine = new Cluster({ ...whole.options, apis: apis.list });
    return new ClusterPromises(options, machine, apis, whole.platform);
  });
  await client.connect();
  return disposable(client);
}
