// What the JSON mapping has to know about a message at run time. Generated into shapes/.

/** A closed range of versions; 32767 as the upper end means open-ended. */
export type Range = readonly [lowest: number, highest: number];

/** The type of a field, or of the elements of an array field. */
export type ShapeType =
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
  | "records"
  | "struct";

/** One field, under the name it has in JSON and in the message. */
export interface FieldShape {
  /** Kafka's name with its first letter lower-cased. */
  readonly name: string;
  /** The type of the field, or of the elements of an array. */
  readonly type: ShapeType;
  /** The field is an array of `type`. */
  readonly array?: true;
  /** Versions that have the field. */
  readonly versions: Range;
  /** Versions in which it may be null; absent: none. */
  readonly nullable?: Range;
  /** Versions in which it is a tagged field; absent: none. */
  readonly tagged?: Range;
  /** The default where it is not that of the type (0, false, "", empty, zero uuid; null for records). */
  readonly default?: boolean | number | bigint | string | null;
  /** A value other than the default may be dropped where a version lacks the field. */
  readonly ignorable?: true;
  /** The fields of a struct, or of an array's elements. */
  readonly struct?: StructShape;
}

/** The fields of a struct, in the order of the schema. */
export interface StructShape {
  /** All fields of all versions. */
  readonly fields: readonly FieldShape[];
}

/** A message: the argument that `formatJson` and `parseJson` are driven by. */
export interface Shape extends StructShape {
  /** Kafka's name of the message. */
  readonly name: string;
  /** Lowest version. */
  readonly minVersion: number;
  /** Highest version. */
  readonly maxVersion: number;
}
