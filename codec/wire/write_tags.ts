// Writing the tagged section at the end of a struct: known and unknown fields in one ascending order.

import type { TaggedField } from "./reader.ts";
import { writeUvarint } from "./write.ts";
import { append, byteCount, isBytes, type Writer } from "./writer.ts";

const MAX_TAG = 2_147_483_646;

type Tags = readonly TaggedField[] | undefined;

/** The section of a struct without known tagged fields. */
export function writeUnknownTags(w: Writer, unknown: Tags): void {
  if (unknown === undefined) w.bytes[w.room(1)] = 0;
  else writeTagsBefore(w, writeTagCount(w, unknown, 0));
}

/** For a version without tagged fields: there must be none. */
export function writeNoTags(w: Writer, unknown: Tags): void {
  if (unknown === undefined || unknown.length === 0) return;
  w.at("unknownTaggedFields");
  throw w.error("none in this version", "some");
}

/**
 * Begins the section: the number of known fields that follow and of unknown ones. Gives the unknown ones in
 * ascending order, for `writeTagsBefore`.
 */
export function writeTagCount(w: Writer, unknown: Tags, known: number): Tags {
  if (unknown === undefined) {
    writeUvarint(w, known);
    return undefined;
  }
  const sorted = sortedTags(w, unknown);
  writeUvarint(w, known + sorted.length);
  return sorted;
}

/** Writes the unknown fields that come before the known tag `next`, and gives the rest; without `next`, all. */
export function writeTagsBefore(w: Writer, sorted: Tags, next: number = MAX_TAG + 1): Tags {
  if (sorted === undefined) return undefined;
  let i = 0;
  for (; i < sorted.length && sorted[i]!.tag < next; i++) writeUnknownTag(w, sorted[i]!);
  if (sorted[i]?.tag !== next) return sorted.slice(i);
  w.at("unknownTaggedFields");
  throw w.error("tags that this version does not know", `tag ${next}`);
}

/** Begins a known tagged field; gives what `endTag` needs. */
export function startTag(w: Writer, tag: number): number {
  writeUvarint(w, tag);
  return w.room(1); // most sizes take one byte
}

/** Ends it: puts its size in front of it. */
export function endTag(w: Writer, start: number): void {
  const from = start + 1;
  const size = w.position - from;
  if (size < 128) {
    w.bytes[start] = size;
    return;
  }
  const more = size < 16_384 ? 1 : size < 2_097_152 ? 2 : size < 268_435_456 ? 3 : 4;
  w.room(more);
  const end = w.position;
  w.bytes.copyWithin(from + more, from, from + size);
  w.position = start;
  writeUvarint(w, size);
  w.position = end;
}

function sortedTags(w: Writer, unknown: readonly TaggedField[]): readonly TaggedField[] {
  w.at("unknownTaggedFields");
  if (!Array.isArray(unknown)) throw w.bad("array", unknown);
  const list = Array.from(unknown, (field, i) => checkedTag(w, field, i)); // holes, too
  list.sort((a, b) => a.tag - b.tag);
  for (let i = 1; i < list.length; i++) {
    const { tag } = list[i]!;
    if (tag === list[i - 1]!.tag) throw w.error(`tag ${tag} once`, `tag ${tag} twice`);
  }
  return list;
}

function checkedTag(w: Writer, field: TaggedField, i: number): TaggedField {
  w.into(i, field);
  const { tag, data } = field; // once: a getter may not give the same again
  if (!Number.isInteger(tag) || tag < 0 || tag > MAX_TAG) {
    throw w.badAt("tag", `integer from 0 to ${MAX_TAG}`, tag);
  }
  if (!isBytes(data)) throw w.badAt("data", "Uint8Array", data);
  w.up();
  return { tag, data };
}

function writeUnknownTag(w: Writer, { tag, data }: TaggedField): void {
  writeUvarint(w, tag);
  writeUvarint(w, byteCount(data));
  append(w, data);
}
