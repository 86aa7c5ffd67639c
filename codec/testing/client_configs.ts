import { ClientConfigStore } from "../dynamic_config/mod.ts";
import { DescribeConfigsServer } from "../messages/describe_configs.ts";
import { IncrementalAlterConfigsServer } from "../messages/incremental_alter_configs.ts";
import type { FakeBroker } from "./fake_broker.ts";

/** Where the configurations of clients are kept, and by which type of resource they are asked for. */
export interface ClientConfigOptions {
  /** Default a new one; several brokers may share one. */
  readonly store?: ClientConfigStore;
  /** Default 9. */
  readonly resourceType?: number;
}

/**
 * Lets a broker keep the configurations of clients (KIP-649), which no released broker does: DescribeConfigs and
 * IncrementalAlterConfigs know one more type of resource.
 *
 * @returns What is kept.
 * @example
 * ```ts
 * import { connectBroker, followConfig } from "kafka-wire/driver";
 * import { FakeBroker, keepClientConfigs, memoryDial, VirtualClock } from "kafka-wire/testing";
 *
 * const broker = new FakeBroker();
 * keepClientConfigs(broker).put("", "acks", "all"); // for all clients
 * const clock = new VirtualClock();
 * const dial = memoryDial(broker, { clock });
 * const client = await connectBroker(dial, { host: "localhost", port: 9092, clock });
 * const config = {
 *   acks: 1,
 *   acksLocked: { effective: false, explicit: false },
 *   sessionTimeoutMs: 45_000,
 *   heartbeatIntervalMs: 3_000,
 *   groupProtocol: "classic",
 * } as const;
 * const follower = followConfig(client, { clientId: "shop", role: "producer", config, clock });
 * await clock.advance(0);
 * if (follower.values.acks !== -1) throw new Error("Cannot match: expected all");
 * follower.stop();
 * await clock.run(client.close());
 * ```
 */
export function keepClientConfigs(
  broker: FakeBroker,
  { store = new ClientConfigStore(), resourceType = 9 }: ClientConfigOptions = {},
): ClientConfigStore {
  const isClients = (resource: { readonly resourceType: number }) =>
    resource.resourceType === resourceType;
  broker.on(DescribeConfigsServer, (request, context) => {
    const { resources, includeSynonyms } = request;
    const others = resources.filter((resource) => !isClients(resource));
    const answer = context.next({ ...request, resources: others })!;
    const rest = answer.results.values();
    const results = resources.map((resource) =>
      isClients(resource) ? store.describe(resource, { includeSynonyms }) : rest.next().value!
    );
    return { ...answer, results };
  });
  broker.on(IncrementalAlterConfigsServer, (request, context) => {
    const { resources, validateOnly } = request;
    const others = resources.filter((resource) => !isClients(resource));
    const answer = context.next({ ...request, resources: others })!;
    const rest = answer.responses.values();
    const responses = resources.map((resource) =>
      isClients(resource) ? store.alter(resource, { validateOnly }) : rest.next().value!
    );
    return { ...answer, responses };
  });
  return store;
}
