// Reading the tagged section at the end of a struct.

import { badLength, emptyBytes, readUint31, readUvarint, VIEW_COST } from "./read.ts";
import { bytesText, overLimit, type Reader, type TaggedField } from "./reader.ts";

const TAG_COST = 84; // without the view

/** Reads one known tagged field into its struct; false if `tag` is not known in this version. */
export type TagReader<T> = (r: Reader, m: T, tag: number, version: number) => boolean;

/** A struct that may carry unknown tagged fields. */
interface Tagged {
  unknownTaggedFields?: readonly TaggedField[];
}

/** Reads the section: known fields go through `read` into `m`, the others are kept beside them. */
export function readTags<T extends Tagged>(
  r: Reader,
  m: T,
  read?: TagReader<T>,
  version = 0,
): void {
  const p = r.position;
  if (r.bytes[p] === 0) r.position = p + 1;
  else someTags(r, m, read, version);
}

function someTags<T extends Tagged>(
  r: Reader,
  m: T,
  read: TagReader<T> | undefined,
  version: number,
): void {
  r.at("taggedFields");
  const start = r.position;
  const n = readUint31(r);
  if (n * 2 > r.end - r.position) throw badLength(r, start, n, "array", 2);
  const known: number[] = [];
  const unknown: TaggedField[] = [];
  for (let i = 0; i < n; i++) {
    const at = r.position;
    const tag = readUint31(r);
    const sizeAt = r.position;
    const size = readUvarint(r);
    const p = r.position;
    if (size > r.end - p) throw badLength(r, sizeAt, size, "");
    if (known.includes(tag)) {
      throw r.error("tag-duplicate", at, `tag ${tag} once`, `tag ${tag} twice`);
    }
    if (!read?.(r, m, tag, version)) unknown.push(unknownTag(r, tag, size, unknown.length));
    else if (r.position === p + size) known.push(tag);
    else throw r.error("tag-size", sizeAt, bytesText(r.position - p), bytesText(size));
    r.at("taggedFields");
  }
  if (unknown.length > 0) m.unknownTaggedFields = unknown;
}

function unknownTag(r: Reader, tag: number, size: number, before: number): TaggedField {
  const { limits } = r;
  const within = before < limits.unknownTagsPerStruct && size <= limits.unknownTagSize &&
    ++r.unknownTags <= limits.unknownTags && (r.unknownTagBytes += size) <= limits.unknownTagBytes;
  if (!within) throw overLimit(r);
  r.charge(size === 0 ? TAG_COST : TAG_COST + VIEW_COST, 1);
  const p = r.take(size, "unknown");
  return { tag, data: size === 0 ? emptyBytes() : r.bytes.subarray(p, p + size) };
}
