import type { MessageCodec, MessageModule } from "./api.ts";

/** Codecs found by the numbers that stand on the wire. */
export interface Registry {
  /** Request and response of an API. */
  api(key: number): { request: MessageCodec; response: MessageCodec } | undefined;
  /** A record of the metadata log. */
  record(id: number): MessageCodec | undefined;
  /** Key and value of a coordinator's record. */
  coordinator(
    module: "group" | "share" | "transaction",
    type: number,
  ): { key: MessageCodec; value: MessageCodec } | undefined;
  /** A message without a number: control records, consumer protocol, snapshots. */
  data(name: string): MessageCodec | undefined;
}

/**
 * A registry of just these codecs: a page that shows three APIs bundles three.
 *
 * @example
 * ```ts
 * import { registryOf } from "kafka-wire";
 * import { MetadataRequestCodec, MetadataResponseCodec } from "kafka-wire/messages/metadata";
 * const registry = registryOf([MetadataRequestCodec, MetadataResponseCodec]);
 * if (registry.api(3)?.response.name !== "MetadataResponse") throw new Error("Cannot find Metadata");
 * ```
 */
export function registryOf(codecs: readonly MessageCodec[]): Registry {
  const find = new Map(codecs.map((codec) => [placeOf(codec), codec]));
  const numbered = (type: string, module: MessageModule, key: number) =>
    find.get(`${type} ${module} ${key}`);
  return {
    api(key) {
      const request = numbered("request", "clients", key);
      const response = numbered("response", "clients", key);
      return request && response && { request, response };
    },
    record: (id) => numbered("metadata", "metadata", id),
    coordinator(module, type) {
      const key = numbered("coordinator-key", module, type);
      const value = numbered("coordinator-value", module, type);
      return key && value && { key, value };
    },
    data: (name) => find.get(`data ${name}`),
  };
}

function placeOf({ type, module, apiKey, name }: MessageCodec): string {
  return apiKey === null ? `${type} ${name}` : `${type} ${module} ${apiKey}`;
}
