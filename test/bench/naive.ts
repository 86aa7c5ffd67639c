// What one would write first: a buffer that grows, a TextEncoder call for each string, a callback for each list.

import type { DescribeConfigsResponse } from "../../codec/messages/describe_configs.ts";
import type { MetadataResponse } from "../../codec/messages/metadata.ts";

/** MetadataResponse v12. */
export function encodeMetadataNaively(m: MetadataResponse): Uint8Array {
  const w = new NaiveWriter();
  w.int32(m.throttleTimeMs);
  w.list(m.brokers, (broker) => {
    w.int32(broker.nodeId);
    w.string(broker.host);
    w.int32(broker.port);
    w.string(broker.rack);
    w.noTags();
  });
  w.string(m.clusterId);
  w.int32(m.controllerId);
  w.list(m.topics, (topic) => {
    w.int16(topic.errorCode);
    w.string(topic.name);
    w.uuid(topic.topicId);
    w.bool(topic.isInternal);
    w.list(topic.partitions, (partition) => {
      w.int16(partition.errorCode);
      w.int32(partition.partitionIndex);
      w.int32(partition.leaderId);
      w.int32(partition.leaderEpoch);
      w.list(partition.replicaNodes, (node) => w.int32(node));
      w.list(partition.isrNodes, (node) => w.int32(node));
      w.list(partition.offlineReplicas, (node) => w.int32(node));
      w.noTags();
    });
    w.int32(topic.topicAuthorizedOperations);
    w.noTags();
  });
  w.noTags();
  return w.finish();
}

/** DescribeConfigsResponse v4. */
export function encodeDescribeConfigsNaively(m: DescribeConfigsResponse): Uint8Array {
  const w = new NaiveWriter();
  w.int32(m.throttleTimeMs);
  w.list(m.results, (result) => {
    w.int16(result.errorCode);
    w.string(result.errorMessage);
    w.int8(result.resourceType);
    w.string(result.resourceName);
    w.list(result.configs, (config) => {
      w.string(config.name);
      w.string(config.value);
      w.bool(config.readOnly);
      w.int8(config.configSource);
      w.bool(config.isSensitive);
      w.list(config.synonyms, (synonym) => {
        w.string(synonym.name);
        w.string(synonym.value);
        w.int8(synonym.source);
        w.noTags();
      });
      w.int8(config.configType);
      w.string(config.documentation);
      w.noTags();
    });
    w.noTags();
  });
  w.noTags();
  return w.finish();
}

class NaiveWriter {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  readonly #utf8 = new TextEncoder();

  #grow(n: number): void {
    if (this.#length + n <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + n));
    larger.set(this.#bytes);
    this.#bytes = larger;
    this.#view = new DataView(larger.buffer);
  }

  int8(x: number): void {
    this.#grow(1);
    this.#view.setInt8(this.#length, x);
    this.#length += 1;
  }

  bool(x: boolean): void {
    this.int8(x ? 1 : 0);
  }

  int16(x: number): void {
    this.#grow(2);
    this.#view.setInt16(this.#length, x);
    this.#length += 2;
  }

  int32(x: number): void {
    this.#grow(4);
    this.#view.setInt32(this.#length, x);
    this.#length += 4;
  }

  uvarint(x: number): void {
    while (x > 127) {
      this.int8(x & 127 | 128);
      x >>>= 7;
    }
    this.int8(x);
  }

  raw(bytes: Uint8Array): void {
    this.#grow(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  string(text: string | null): void {
    if (text === null) return this.uvarint(0);
    const bytes = this.#utf8.encode(text);
    this.uvarint(bytes.length + 1);
    this.raw(bytes);
  }

  uuid(text: string): void {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    this.raw(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
  }

  list<T>(items: readonly T[], write: (item: T) => void): void {
    this.uvarint(items.length + 1);
    items.forEach(write);
  }

  noTags(): void {
    this.uvarint(0);
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }
}
