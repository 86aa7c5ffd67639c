// What a schema says, once it has been read and checked: Kafka's own words, resolved and without surprises.

/** A closed range of versions; empty when `lowest > highest`. 32767 as `highest` means open-ended. */
export interface Versions {
  readonly lowest: number;
  readonly highest: number;
}

/** What kind of message a schema describes. */
export type MessageType =
  | "request"
  | "response"
  | "header"
  | "data"
  | "metadata"
  | "coordinator-key"
  | "coordinator-value";

/** The folder a schema comes from. Each module has a number space of its own for its api keys. */
export type Module =
  | "clients"
  | "metadata"
  | "group"
  | "share"
  | "transaction"
  | "storage"
  | "raft"
  | "streams";

/** The types that hold no other type. */
export type PrimitiveType =
  | "bool"
  | "int8"
  | "int16"
  | "uint16"
  | "int32"
  | "uint32"
  | "int64"
  | "float64"
  | "uuid"
  | "string"
  | "bytes"
  | "records";

/** A struct by the name the schema gives it; `StructSpec`s hold the fields. */
export interface StructType {
  readonly kind: "struct";
  readonly name: string;
}

/** A type that an array may hold. */
export type ElementType = { readonly kind: PrimitiveType } | StructType;

/** The type of a field. */
export type FieldType = ElementType | { readonly kind: "array"; readonly element: ElementType };

/**
 * The value a field has where a version lacks it, and the one that need not be sent when it is tagged.
 * Lists, bytes and structs know only `null` and `"empty"`; a uuid is its 22 characters.
 */
export type Default =
  | { readonly kind: "null" }
  | { readonly kind: "empty" }
  | { readonly kind: "value"; readonly value: boolean | number | bigint | string };

/** One field. */
export interface FieldSpec {
  readonly name: string;
  readonly type: FieldType;
  /** Versions in which the field exists. */
  readonly versions: Versions;
  readonly nullableVersions: Versions;
  /** Versions in which the field is in the tagged section; empty when `tag` is null. */
  readonly taggedVersions: Versions;
  readonly tag: number | null;
  /** Versions in which the field itself is compact: the message's flexible versions unless overridden. */
  readonly flexibleVersions: Versions;
  readonly default: Default;
  /** Whether the schema names a default (JSON null does not count). */
  readonly hasDefault: boolean;
  readonly ignorable: boolean;
  readonly mapKey: boolean;
  readonly entityType: string;
  readonly zeroCopy: boolean;
  /** The project's own sentence about the field, or "". */
  readonly about: string;
  /** The overlay the field comes from ("kip-1095"), or "" for a field of Kafka's. */
  readonly overlay: string;
  /** Marked by an overlay: the value is a secret and is masked wherever it is printed. */
  readonly secret: boolean;
  /** Marked by an overlay: values repeat, so decoded strings may come from the name cache. */
  readonly repeating: boolean;
}

/** One struct: the message itself, an inline struct or a common struct. */
export interface StructSpec {
  readonly name: string;
  /** Versions in which the struct exists: validVersions for the message, else as declared. */
  readonly versions: Versions;
  readonly fields: readonly FieldSpec[];
}

/** One message. */
export interface MessageSpec extends StructSpec {
  readonly type: MessageType;
  readonly module: Module;
  /** Path of the schema file, for complaints and for the "generated from" lines. */
  readonly file: string;
  readonly apiKey: number | null;
  /** Same as `versions`. Empty for a removed API (`validVersions: none`): known key, no codec. */
  readonly validVersions: Versions;
  readonly flexibleVersions: Versions;
  readonly listeners: readonly string[];
  readonly latestVersionUnstable: boolean;
  /** Body versions to header version where the schema has the map, in order; else null. */
  readonly headerVersions:
    | readonly { readonly versions: Versions; readonly header: number }[]
    | null;
  /** Every struct of the message by its name in the schema, the message itself not included. */
  readonly structs: ReadonlyMap<string, StructSpec>;
}
