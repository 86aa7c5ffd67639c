import type { RawField, RawMessage } from "./raw.ts";
import type { Structs } from "./structs.ts";
import { fieldName } from "./names.ts";
import { canBeNull, elementOf, formatType } from "./types.ts";
import {
  contains,
  formatVersions,
  intersect,
  isEmpty,
  isOpen,
  isSame,
  OPEN,
  versions,
} from "./versions.ts";

/**
 * Applies the rules of the dialect that a message can keep or break by itself.
 *
 * The ids are those of the protocol specification, 1.8. Its rules for keys and words (V1, V5 and
 * parts of others) are kept where these are read, those for structs (V9, V10) where these are
 * collected, those for defaults (V21) where these are.
 *
 * @param contiguousTags Whether V14 applies.
 */
export function validateMessage(
  message: RawMessage,
  structs: Structs,
  contiguousTags: boolean,
): void {
  for (const rule of MESSAGE_RULES) rule(message);
  validateFields(message, message.fields, contiguousTags);
  for (const field of message.fields) topLevelMapKey(field);
  for (const struct of structs.byName.values()) {
    validateFields(message, struct.fields, contiguousTags);
  }
}

function validateFields(message: RawMessage, fields: readonly RawField[], contiguous: boolean) {
  for (const field of fields) {
    for (const rule of FIELD_RULES) rule(field, message);
  }
  uniqueNames(fields);
  uniqueTags(fields);
  if (contiguous) contiguousTags(fields);
}

const MESSAGE_RULES: readonly ((message: RawMessage) => void)[] = [
  boundedVersions,
  openFlexibleVersions,
  requestOnlyKeys,
  coordinatorKeys,
  headerVersions,
];

const FIELD_RULES: readonly ((field: RawField, message: RawMessage) => void)[] = [
  nullableType,
  fieldsType,
  mapKeyTag,
  tagNeedsVersions,
  taggedVersions,
  taggedNullability,
  recordsPlace,
  flexibleOverride,
  zeroCopyType,
  entityTypeMatch,
];

/** V2 */
function boundedVersions({ keys, validVersions }: RawMessage): void {
  if (!isOpen(validVersions)) return;
  throw keys.complaint("validVersions", "a highest version", formatVersions(validVersions));
}

/** V3 */
function openFlexibleVersions({ keys, flexibleVersions }: RawMessage): void {
  if (isEmpty(flexibleVersions) || isOpen(flexibleVersions)) return;
  const found = formatVersions(flexibleVersions);
  throw keys.complaint("flexibleVersions", "none or an open-ended range", found);
}

/** V4 */
function requestOnlyKeys({ keys, type, listeners, latestVersionUnstable }: RawMessage): void {
  if (type === "request") return;
  if (listeners.length > 0) throw keys.complaint("listeners", "a request with listeners", type);
  if (!latestVersionUnstable) return;
  throw keys.complaint("latestVersionUnstable", "a request with latestVersionUnstable", type);
}

/** V23, as far as it concerns one file. */
function coordinatorKeys(message: RawMessage): void {
  const { keys, type, apiKey, validVersions, flexibleVersions } = message;
  if (type !== "coordinator-key" && type !== "coordinator-value") return;
  if (apiKey === null) throw keys.complaint("apiKey", `apiKey of a ${type}`, "none");
  if (type === "coordinator-value") return;
  if (!isSame(validVersions, versions(0, 0))) {
    throw keys.versionsComplaint("validVersions", "0 of a coordinator-key", validVersions);
  }
  if (isEmpty(flexibleVersions)) return;
  throw keys.versionsComplaint("flexibleVersions", "none of a coordinator-key", flexibleVersions);
}

/** Rules of 1.12 that need no other file. */
function headerVersions(message: RawMessage): void {
  if (message.headerVersions === null) return;
  headersOfType(message);
  contiguousHeaders(message);
  growingHeaders(message);
  zeroHeaders(message);
}

function headersOfType({ keys, type }: RawMessage): void {
  if (type === "request" || type === "response") return;
  throw keys.complaint("headerVersions", "a request or response with headerVersions", type);
}

function contiguousHeaders({ keys, headerVersions }: RawMessage): void {
  let next = 0;
  for (const { versions: { lowest, highest } } of headerVersions!) {
    if (lowest !== next) {
      throw keys.complaint("headerVersions", `a range that starts at ${next}`, `${lowest}`);
    }
    next = highest + 1;
  }
  if (next <= OPEN) {
    throw keys.complaint("headerVersions", "an open-ended last range", lastRange(headerVersions!));
  }
}

function lastRange(ranges: NonNullable<RawMessage["headerVersions"]>): string {
  const last = ranges.at(-1);
  return last ? formatVersions(last.versions) : "none";
}

function growingHeaders({ keys, headerVersions }: RawMessage): void {
  let highest = 0;
  for (const { header } of headerVersions!) {
    if (header < highest) {
      throw keys.complaint("headerVersions", `header version ${highest} or more`, `${header}`);
    }
    highest = header;
  }
}

/** A broker answers ApiVersions before it knows which versions the client reads. */
function zeroHeaders({ keys, name, headerVersions }: RawMessage): void {
  const header = headerVersions!.at(-1)!.header;
  if (name !== "ApiVersionsResponse" || header === 0) return;
  throw keys.complaint("headerVersions", "only header version 0", `${header}`);
}

/** V7 */
function nullableType({ keys, type, nullableVersions }: RawField): void {
  if (isEmpty(nullableVersions) || canBeNull(type)) return;
  throw keys.complaint("nullableVersions", "a type that can be null", formatType(type));
}

/** V8. An array of primitives may carry fields that mean nothing. */
function fieldsType({ keys, type, fields }: RawField): void {
  if (fields === null || type.kind === "array" || type.kind === "struct") return;
  throw keys.complaint("fields", "a struct or array with fields", formatType(type));
}

/** V11, its second half. */
function mapKeyTag({ keys, mapKey, tag }: RawField): void {
  if (mapKey && tag !== null) throw keys.complaint("mapKey", "mapKey or tag", "both");
}

/** V11, its first half. */
function topLevelMapKey({ keys, mapKey }: RawField): void {
  if (mapKey) {
    throw keys.complaint("mapKey", "mapKey only within a struct", "a field of the message");
  }
}

/** V12 */
function tagNeedsVersions({ keys, tag, taggedVersions }: RawField): void {
  if (tag !== null && isEmpty(taggedVersions)) {
    throw keys.complaint("tag", "taggedVersions beside tag", "none");
  }
  if (tag === null && !isEmpty(taggedVersions)) {
    throw keys.complaint("taggedVersions", "tag beside taggedVersions", "none");
  }
}

/** V15 */
function taggedVersions(field: RawField, message: RawMessage): void {
  const { keys, taggedVersions: tagged, versions } = field;
  const flexible = field.flexibleVersions ?? message.flexibleVersions;
  if (!isEmpty(tagged) && !isOpen(tagged)) {
    throw keys.versionsComplaint("taggedVersions", "with no highest version", tagged);
  }
  if (!contains(versions, tagged)) {
    throw keys.versionsComplaint(
      "taggedVersions",
      `within versions ${formatVersions(versions)}`,
      tagged,
    );
  }
  if (!contains(flexible, tagged)) {
    const expected = `within flexibleVersions ${formatVersions(flexible)}`;
    throw keys.versionsComplaint("taggedVersions", expected, tagged);
  }
}

/** V16 */
function taggedNullability({ keys, taggedVersions, nullableVersions }: RawField): void {
  const both = intersect(taggedVersions, nullableVersions);
  if (isEmpty(both) || isSame(both, taggedVersions)) return;
  const expected = `all or none of taggedVersions ${formatVersions(taggedVersions)}`;
  throw keys.versionsComplaint("nullableVersions", `with ${expected}`, nullableVersions);
}

/** V17 */
function recordsPlace({ keys, type, tag }: RawField): void {
  if (elementOf(type).kind !== "records") return;
  if (type.kind === "array") throw keys.complaint("type", "records without array", "[]records");
  if (tag !== null) throw keys.complaint("tag", "records without tag", `${tag}`);
}

/** V18 */
function flexibleOverride({ keys, type, flexibleVersions }: RawField, message: RawMessage): void {
  if (flexibleVersions === null) return;
  if (type.kind !== "string" && type.kind !== "bytes") {
    throw keys.complaint(
      "flexibleVersions",
      "string or bytes with flexibleVersions",
      formatType(type),
    );
  }
  if (contains(message.flexibleVersions, flexibleVersions)) return;
  const expected = `within those of the message, ${formatVersions(message.flexibleVersions)}`;
  throw keys.versionsComplaint("flexibleVersions", expected, flexibleVersions);
}

/** V19, and the one combination for which Kafka's generator writes Java that does not compile. */
function zeroCopyType({ keys, type, zeroCopy, tag }: RawField): void {
  if (!zeroCopy) return;
  if (type.kind !== "bytes") {
    throw keys.complaint("zeroCopy", "bytes with zeroCopy", formatType(type));
  }
  if (tag !== null) throw keys.complaint("zeroCopy", "zeroCopy or tag", "both");
}

const TYPE_OF_ENTITY = {
  transactionalId: "string",
  producerId: "int64",
  groupId: "string",
  topicName: "string",
  brokerId: "int32",
} as const;

/** V20 */
function entityTypeMatch({ keys, type, entityType }: RawField): void {
  if (entityType === "unknown") return;
  const expected = TYPE_OF_ENTITY[entityType];
  if (elementOf(type).kind === expected) return;
  throw keys.complaint("entityType", `${expected} as ${entityType}`, formatType(type));
}

/**
 * V6. Kafka compares exact spellings only, but `Name` and `name` are one name in JSON and in code.
 */
function uniqueNames(fields: readonly RawField[]): void {
  const seen = new Map<string, string>();
  for (const { keys, name } of fields) {
    const other = seen.get(fieldName(name));
    if (other !== undefined) throw keys.complaint("name", "a name of its own", `that of ${other}`);
    seen.set(fieldName(name), name);
  }
}

/** V13. Versions do not matter: a number is never used twice. */
function uniqueTags(fields: readonly RawField[]): void {
  const seen = new Map<number, string>();
  for (const { keys, name, tag } of fields) {
    if (tag === null) continue;
    const other = seen.get(tag);
    if (other !== undefined) {
      throw keys.complaint("tag", "a tag of its own", `${tag}, that of ${other}`);
    }
    seen.set(tag, name);
  }
}

/** V14. Versions do not matter either. */
function contiguousTags(fields: readonly RawField[]): void {
  const tagged = fields.filter((field) => field.tag !== null).sort((a, b) => a.tag! - b.tag!);
  tagged.forEach(({ keys, tag }, i) => {
    if (tag !== i) throw keys.complaint("tag", `tag ${i} before any higher one`, `${tag}`);
  });
}
