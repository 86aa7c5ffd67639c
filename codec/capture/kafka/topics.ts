// Names of topic ids, learnt from whatever says both.

import { topicIdFields } from "../../messages/places.ts";
import { type Batch, type LogRecord, readRecords } from "../../records/mod.ts";
import { decodeMetadataRecord, readMetadataFrame } from "../../records/metadata_log.ts";
import { type Registry, ZERO_UUID } from "../../wire/mod.ts";
import { byMessage } from "./by_message.ts";
import type { Struct } from "./field_walk.ts";
import { decodes } from "./whole_request.ts";

const PLACES = /* @__PURE__ */ byMessage(topicIdFields);

const METADATA_ID = "AAAAAAAAAAAAAAAAAAAAAQ";
const MAX_TOPICS = 100_000;
const NAMES = ["name", "topicName", "topic"];
const TOPIC_RECORD = 2;

/** The topics of a cluster that are known by id and name. */
export class Topics {
  readonly #names = new Map([[METADATA_ID, "__cluster_metadata"]]);
  readonly #registry: Registry;

  /** Knows the metadata log alone; `registry` decodes what is in that. */
  constructor(registry: Registry) {
    this.#registry = registry;
  }

  /** Remembers a name. Of more than 100,000 topics those beyond are not. */
  learn(id: unknown, name: unknown): void {
    if (typeof id !== "string" || typeof name !== "string" || name === "" || id === ZERO_UUID) {
      return;
    }
    if (this.#names.size < MAX_TOPICS || this.#names.has(id)) this.#names.set(id, name);
  }

  /** Learns from a message, and gives the names of the ids in it that it does not name itself. */
  read(messageName: string, message: object): Readonly<Record<string, string>> | undefined {
    const places = PLACES.get(messageName);
    if (places === undefined) return undefined;
    const names = new Map<string, string>();
    for (const { path } of places) this.#visit(message as Struct, path, 0, names);
    return names.size === 0 ? undefined : Object.fromEntries(names);
  }

  /** Without generators and paths: this runs over every topic of every answer. */
  #visit(struct: Struct, path: readonly string[], at: number, names: Map<string, string>): void {
    const value = struct[path[at]!];
    if (at === path.length - 1) this.#idIn(struct, value, names);
    else if (Array.isArray(value)) {
      for (const item of value as Struct[]) this.#visit(item, path, at + 1, names);
    } else if (value) this.#visit(value as Struct, path, at + 1, names);
  }

  #idIn(struct: Struct, id: unknown, names: Map<string, string>): void {
    if (id === ZERO_UUID) return;
    const own = nameIn(struct);
    if (own !== undefined) return this.learn(id, own);
    const name = this.#names.get(id as string);
    if (name !== undefined) names.set(id as string, name);
  }

  /** Learns from a batch of the metadata log, unless it is compressed, which no Kafka does there. */
  learnFrom(batch: Batch): void {
    if (batch.isControl || batch.codec !== "none" || !batch.crcValid) return;
    let records: readonly LogRecord[] = [];
    decodes(() => records = readRecords(batch)); // whoever opens the batch says what is wrong with it
    for (const { value } of records) if (value !== null) decodes(() => this.#learnRecord(value));
  }

  #learnRecord(value: Uint8Array): void {
    if (readMetadataFrame(value).type !== TOPIC_RECORD) return;
    const { name, topicId } = decodeMetadataRecord(value, this.#registry).data as Struct;
    this.learn(topicId, name);
  }

  /** The topic that a struct on the way to a `records` field is of, by name if it is known, else by id. */
  of(structs: readonly Struct[]): string | undefined {
    for (const struct of structs) {
      const name = nameIn(struct);
      if (name !== undefined) return name;
      const id = struct["topicId"];
      if (typeof id === "string" && id !== ZERO_UUID) return this.#names.get(id) ?? id;
    }
    return undefined;
  }
}

function nameIn(struct: Struct): string | undefined {
  for (const key of NAMES) {
    const name = struct[key];
    if (typeof name === "string" && name !== "") return name;
  }
  return undefined;
}
