// Whole frames and values of the metadata log that Kafka's own classes wrote.

import { describe, expect, it } from "vitest";
import {
  decodeRequestFrame,
  decodeResponseFrame,
  encodeRequestFrame,
  encodeResponseFrame,
  requestHeaderVersion,
  responseHeaderVersion,
} from "../../codec/frame/mod.ts";
import { formatJson } from "../../codec/json/mod.ts";
import { requestHeaderShape } from "../../codec/json/shapes/request_header.ts";
import { responseHeaderShape } from "../../codec/json/shapes/response_header.ts";
import { ApiVersions, ApiVersionsServer } from "../../codec/messages/api_versions.ts";
import {
  BrokerRegistration,
  BrokerRegistrationServer,
} from "../../codec/messages/broker_registration.ts";
import {
  ControlledShutdown,
  ControlledShutdownServer,
} from "../../codec/messages/controlled_shutdown.ts";
import { DescribeCluster, DescribeClusterServer } from "../../codec/messages/describe_cluster.ts";
import { DescribeConfigs, DescribeConfigsServer } from "../../codec/messages/describe_configs.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { registry } from "../../codec/messages/registry.ts";
import type { Api, ServerApi } from "../../codec/wire/mod.ts";
import { known, versionsOf } from "./known.ts";
import { difference, failures } from "./failures.ts";
import { type FrameLine, goldenFrames, goldenRecords, type RecordLine } from "../kit/golden.ts";
import { hexOf } from "../kit/hex.ts";
import { kafkaSpelling } from "../kit/json_text.ts";

/** A frame taken apart and put together again. */
interface Decoded {
  readonly header: object;
  readonly body: object;
  readonly again: Uint8Array;
}

/** Both directions of an API, its types forgotten. */
interface Both {
  readonly key: number;
  request(frame: Uint8Array, version: number): Decoded;
  response(frame: Uint8Array, version: number): Decoded;
}

/** What a decoder gives is what the encoder of the other half takes. */
function both<Req extends object, Res extends object>(
  client: Api<Req, Res>,
  server: ServerApi<Req, Res>,
): Both {
  return {
    key: client.key,
    request(frame, version) {
      const { header, body } = decodeRequestFrame(server, frame);
      return { header, body, again: encodeRequestFrame(client, header, body, version) };
    },
    response(frame, version) {
      const { header, body } = decodeResponseFrame(client, frame, version);
      return { header, body, again: encodeResponseFrame(server, header, body, version) };
    },
  };
}

const APIS: Readonly<Record<string, Both>> = {
  ApiVersions: both(ApiVersions, ApiVersionsServer),
  BrokerRegistration: both(BrokerRegistration, BrokerRegistrationServer),
  ControlledShutdown: both(ControlledShutdown, ControlledShutdownServer),
  DescribeCluster: both(DescribeCluster, DescribeClusterServer),
  DescribeConfigs: both(DescribeConfigs, DescribeConfigsServer),
  Metadata: both(Metadata, MetadataServer),
};

for (const [name, count] of [["frames-4.4", 128], ["frames-3.9", 20]] as const) {
  const lines = await goldenFrames(name);

  describe(`golden ${name}`, () => {
    it("has every line", () => expect(lines.length).toBe(count));

    it("the frame that is decoded is encoded to the same bytes", () => {
      expect(failures(lines, frameLabel, (line) => {
        return difference(hexOf(line.frame), hexOf(decoded(line).again));
      })).toEqual([]);
    });

    it("formatJson() gives Kafka's JSON of header and body", () => {
      expect(failures(lines, frameLabel, (line) => {
        const { header, body } = decoded(line);
        const expected = `${kafkaSpelling(line.header)} ${kafkaSpelling(line.body)}`;
        return difference(expected, `${headerJson(line, header)} ${bodyJson(line, body)}`);
      })).toEqual([]);
    });

    it("has the header that the version of the body asks for", () => {
      expect(failures(lines, frameLabel, ({ apiKey, version, direction, headerVersion }) => {
        const choose = direction === "request" ? requestHeaderVersion : responseHeaderVersion;
        return difference(`${headerVersion}`, `${choose(apiKey, version)}`);
      })).toEqual([]);
    });
  });
}

function decoded({ api, apiKey, direction, frame, version }: FrameLine): Decoded {
  const half = APIS[api]!;
  if (half.key !== apiKey) throw new Error(`Cannot match: ${api} has key ${half.key}`);
  return half[direction](frame, version);
}

function headerJson({ direction, headerVersion }: FrameLine, header: object): string {
  const shape = direction === "request" ? requestHeaderShape : responseHeaderShape;
  return formatJson(shape, header, headerVersion);
}

function bodyJson({ api, direction, version }: FrameLine, body: object): string {
  const suffix = direction === "request" ? "Request" : "Response";
  return formatJson(known.get(`${api}${suffix}`)!.shape, body, version);
}

function frameLabel({ api, direction, version }: FrameLine, i: number): string {
  return `line ${i + 1}, ${api} ${direction} v${version}`;
}

const RECORDS = "metadata-frames-4.4";
const records = await goldenRecords(RECORDS);

describe(`golden ${RECORDS}`, () => {
  it("has every line", () => expect(records.length).toBe(109));

  it("the numbers in front of a record are frame version 1, its key and its version", () => {
    expect(failures(records, recordLabel, ({ record, version, value }) => {
      const { numbers } = unframed(value);
      return difference(`1 ${known.get(record)!.apiKey} ${version}`, numbers.join(" "));
    })).toEqual([]);
  });

  it("the record that the registry finds is decoded and encoded to the same bytes", () => {
    expect(failures(records, recordLabel, ({ record, version, value }) => {
      const { numbers, body } = unframed(value);
      const codec = registry.record(numbers[1]!)!;
      const again = codec.encode(codec.decode(body, version), version);
      return difference(`${record} ${hexOf(body)}`, `${codec.name} ${hexOf(again)}`);
    })).toEqual([]);
  });

  it("formatJson() gives Kafka's JSON", () => {
    expect(failures(records, recordLabel, ({ record, version, value, json }) => {
      const { decode, shape } = known.get(record)!;
      const found = formatJson(shape, decode(unframed(value).body, version), version);
      return difference(kafkaSpelling(json), found);
    })).toEqual([]);
  });

  it("has every version of every record", () => {
    const seen = new Set(records.map(({ record, version }) => `${record} v${version}`));
    const all = [...known.values()]
      .filter(({ type, module }) => type === "metadata" && module === "metadata")
      .flatMap((codec) => versionsOf(codec).map((version) => `${codec.name} v${version}`));
    expect(all.filter((version) => !seen.has(version))).toEqual([]);
    expect(seen.size).toBe(all.length);
  });
});

/** A value of the metadata log: three unsigned varints, then the body. */
function unframed(value: Uint8Array): { numbers: number[]; body: Uint8Array } {
  const numbers: number[] = [];
  let position = 0;
  while (numbers.length < 3) {
    let number = 0;
    for (let shift = 0, byte = 128; byte >= 128; shift += 7) {
      byte = value[position++]!;
      number += (byte & 127) << shift;
    }
    numbers.push(number);
  }
  return { numbers, body: value.subarray(position) };
}

function recordLabel({ record, version }: RecordLine, i: number): string {
  return `line ${i + 1}, ${record} v${version}`;
}
