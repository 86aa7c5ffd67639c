// What a broker says of itself, in every version it offers.

import type { BrokerClient } from "../../../codec/driver/mod.ts";
import { formatJson, type Shape } from "../../../codec/json/mod.ts";
import { apiVersionsResponseShape } from "../../../codec/json/shapes/api_versions.ts";
import { describeClusterResponseShape } from "../../../codec/json/shapes/describe_cluster.ts";
import { describeConfigsResponseShape } from "../../../codec/json/shapes/describe_configs.ts";
import { metadataResponseShape } from "../../../codec/json/shapes/metadata.ts";
import { ApiVersions } from "../../../codec/messages/api_versions.ts";
import { DescribeCluster } from "../../../codec/messages/describe_cluster.ts";
import { DescribeConfigs } from "../../../codec/messages/describe_configs.ts";
import { Metadata } from "../../../codec/messages/metadata.ts";
import type { Api } from "../../../codec/wire/mod.ts";

/** Kafka's JSON of a response: only what its version has. */
// deno-lint-ignore no-explicit-any
export type Answer = any;

/** Answers by API and version. */
export interface Observed {
  readonly metadata: Answers;
  readonly cluster: Answers;
  readonly configs: Answers;
  readonly versions: Answers;
}

/** Answers by version. */
export interface Answers {
  readonly [version: number]: Answer;
}

/** Asks for everything, in every version that the broker offers. */
export async function observe(client: BrokerClient, topic: string): Promise<Observed> {
  const resources = [
    { resourceType: BROKER, resourceName: "1", configurationKeys: null },
    { resourceType: TOPIC, resourceName: topic, configurationKeys: null },
  ];
  return {
    metadata: await inEveryVersion(client, Metadata, metadataResponseShape, (version) => ({
      topics: version === 0 ? [] : null, // all of them
    })),
    cluster: await inEveryVersion(client, DescribeCluster, describeClusterResponseShape, (v) => ({
      includeClusterAuthorizedOperations: false,
      ...(v >= 2 && { includeFencedBrokers: true }),
    })),
    configs: await inEveryVersion(client, DescribeConfigs, describeConfigsResponseShape, () => ({
      resources,
      includeSynonyms: true,
    })),
    versions: await inEveryVersion(client, ApiVersions, apiVersionsResponseShape, (version) => (
      version >= 3 ? { clientSoftwareName: "kafka-wire", clientSoftwareVersion: "0" } : {}
    )),
  };
}

const TOPIC = 2;
const BROKER = 4;

async function inEveryVersion<Req, Res extends object>(
  client: BrokerClient,
  api: Api<Req, Res>,
  shape: Shape,
  messageOf: (version: number) => Req,
): Promise<Answers> {
  const { min, max } = client.versions[api.key]!;
  const answers: { [version: number]: Answer } = {};
  for (let version = Math.max(min, api.minVersion); version <= max; version++) {
    const answer = await client.call(api, messageOf(version), { version });
    answers[version] = JSON.parse(formatJson(shape, answer, version));
  }
  return answers;
}
