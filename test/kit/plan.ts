// What one version of a message consists of, worked out from its shape and protocol.md 1.9, 2 and nothing
// else: tests that compare the codecs with this model compare two readings of the specification.

import type { FieldShape, Range, Shape, ShapeType, StructShape } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { messages } from "../../codec/messages/registry.ts";
import type { MessageCodec } from "../../codec/wire/mod.ts";
import { AllTagsCodec } from "./made_up/all_tags.ts";
import { allTagsShape } from "./made_up/all_tags_shapes.ts";
import { KitchenCodec } from "./made_up/kitchen.ts";
import { kitchenShape } from "./made_up/kitchen_shapes.ts";
import { NullableTaggedCodec } from "./made_up/nullable_tagged.ts";
import { nullableTaggedShape } from "./made_up/nullable_tagged_shapes.ts";
import { PrimCodec } from "./made_up/prim.ts";
import { primShape } from "./made_up/prim_shapes.ts";

/** One version of one message. */
export interface Place {
  /** "MetadataResponse v12". */
  readonly name: string;
  readonly codec: MessageCodec;
  readonly version: number;
  readonly plan: Plan;
}

/** A struct in one version. */
export interface Plan {
  /** All fields of all versions, in the order of the schema. */
  readonly fields: readonly PlannedField[];
  /** Those in the body, in wire order. */
  readonly body: readonly PlannedField[];
  /** Those in the tagged section, by ascending tag. */
  readonly tagged: readonly PlannedField[];
  /** There is a tagged section. */
  readonly flexible: boolean;
  /** Bytes of the smallest body. */
  readonly min: number;
}

/** A field in one version. */
export interface PlannedField {
  readonly name: string;
  readonly type: ShapeType;
  readonly list: boolean;
  /** Whether the version has the field. */
  readonly present: boolean;
  readonly nullable: boolean;
  /** Its length or count is a varint. */
  readonly compact: boolean;
  /** Its number in the tagged section, −1 where it is in the body. */
  readonly tag: number;
  /** The value where nothing was sent. */
  readonly default: unknown;
  /** The schema names a default, so that the field may be left out. */
  readonly optional: boolean;
  /** Any value may be dropped where the version lacks the field. */
  readonly ignorable: boolean;
  /** Bytes of the smallest element of a list. */
  readonly min: number;
  readonly struct: Plan | undefined;
}

/** Tags that are not the place of the field among the tagged fields of its struct. */
const OUT_OF_ORDER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  PartitionChangeRecord: { directories: 8, eligibleLeaderReplicas: 6, lastKnownElr: 7 },
  TransactionLogValue: { nextProducerEpoch: 3, clientTransactionVersion: 2 },
};

/** Fields whose schema keeps them as they were when the message became flexible. */
const NEVER_COMPACT: Readonly<Record<string, string>> = {
  RequestHeader: "clientId",
  Kitchen: "oldS",
};

const MADE_UP: readonly [MessageCodec, Shape][] = [
  [AllTagsCodec, allTagsShape],
  [KitchenCodec, kitchenShape],
  [NullableTaggedCodec, nullableTaggedShape],
  [PrimCodec, primShape],
];

const FIXED: Partial<Record<ShapeType, number>> = {
  bool: 1,
  int8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  int64: 8,
  float64: 8,
  uuid: 16,
};

let all: readonly Place[] | undefined;

/** Every version of every message. */
export function allPlaces(): readonly Place[] {
  return all ??= messages.flatMap(placesOf);
}

/** Every version of the made-up messages, which have what no message of Kafka has. */
export function madeUpPlaces(): Place[] {
  return MADE_UP.flatMap(([codec]) => placesOf(codec));
}

function placesOf(codec: MessageCodec): Place[] {
  const places: Place[] = [];
  for (let version = codec.minVersion; version <= codec.maxVersion; version++) {
    places.push(placeOf(codec, version));
  }
  return places;
}

const kept = new Map<string, Place>();

/** One version of a message. */
export function placeOf(codec: MessageCodec, version: number): Place {
  const name = `${codec.name} v${version}`;
  let place = kept.get(name);
  if (!place) {
    place = { name, codec, version, plan: new Planner(codec, version).struct(shapeOf(codec)) };
    kept.set(name, place);
  }
  return place;
}

function shapeOf({ name }: MessageCodec): Shape {
  const shape = MADE_UP.find(([codec]) => codec.name === name)?.[1] ?? findShape(name);
  if (!shape) throw new Error(`Cannot find the shape of ${name}`);
  return shape;
}

class Planner {
  readonly #message: string;
  readonly #version: number;
  readonly #flexible: boolean;

  constructor({ name, flexibleFrom }: MessageCodec, version: number) {
    this.#message = name;
    this.#version = version;
    this.#flexible = flexibleFrom !== null && version >= flexibleFrom;
  }

  struct({ fields: shapes }: StructShape): Plan {
    const numbered = shapes.filter((f) => f.tagged !== undefined);
    const fields = shapes.map((f) => this.#field(f, numbered.indexOf(f)));
    const body = fields.filter((f) => f.present && f.tag < 0);
    const tagged = fields.filter((f) => f.present && f.tag >= 0).sort((a, b) => a.tag - b.tag);
    const min = body.reduce((sum, f) => sum + minOf(f), this.#flexible ? 1 : 0);
    return { fields, body, tagged, flexible: this.#flexible, min };
  }

  #field(f: FieldShape, place: number): PlannedField {
    const compact = this.#flexible && NEVER_COMPACT[this.#message] !== f.name;
    const struct = f.struct && this.struct(f.struct);
    const element = { type: f.type, list: false, compact, nullable: false, struct };
    return {
      ...element,
      name: f.name,
      list: f.array === true,
      present: has(f.versions, this.#version),
      nullable: has(f.nullable, this.#version),
      tag: has(f.tagged, this.#version) ? tagOf(this.#message, f.name, place) : -1,
      default: defaultOf(f, struct),
      optional: f.default !== undefined,
      ignorable: f.ignorable === true,
      min: f.array ? minOf(element) : 0,
    };
  }
}

/** The tag of a field: its place among the tagged fields, with few exceptions. */
export function tagOf(message: string, field: string, place: number): number {
  return OUT_OF_ORDER[message]?.[field] ?? place;
}

function has(range: Range | undefined, version: number): boolean {
  return range !== undefined && range[0] <= version && version <= range[1];
}

function defaultOf(f: FieldShape, struct: Plan | undefined): unknown {
  if (f.default === null) return null;
  if (f.array) return [];
  if (f.default !== undefined) return f.type === "int64" ? BigInt(f.default) : f.default;
  switch (f.type) {
    case "bool":
      return false;
    case "int64":
      return 0n;
    case "string":
      return "";
    case "uuid":
      return "AAAAAAAAAAAAAAAAAAAAAA";
    case "bytes":
      return new Uint8Array(0);
    case "records":
      return null;
    case "struct":
      return Object.fromEntries(struct!.fields.map((field) => [field.name, field.default]));
    default:
      return 0;
  }
}

type Sized = Pick<PlannedField, "type" | "list" | "compact" | "nullable" | "struct">;

function minOf({ type, list, compact, nullable, struct }: Sized): number {
  if (list) return compact ? 1 : 4;
  if (type === "struct") return nullable ? 1 : struct!.min;
  if (type === "string") return compact ? 1 : 2;
  return FIXED[type] ?? (compact ? 1 : 4);
}

/** Bytes of a value of fixed size, 0 for all other types. */
export function sizeOf(type: ShapeType): number {
  return FIXED[type] ?? 0;
}
