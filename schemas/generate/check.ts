import { quote, SchemaError } from "./errors.ts";
import { apiName, checkNames } from "./names.ts";
import { checkOverlays, type Overlay } from "./overlay.ts";
import type { MessageSpec, MessageType } from "./spec.ts";
import { contains, formatVersions, intersect, isEmpty } from "./versions.ts";

/**
 * Applies the rules that take several files: keys that are used once, partners that exist, headers
 * that fit, names that differ.
 *
 * A complaint about a file as a whole gives line 1.
 *
 * @param overlays Those the messages were read with; each must belong to one of them.
 * @throws {SchemaError} If a rule is broken.
 */
export function checkMessages(
  specs: readonly MessageSpec[],
  overlays: readonly Overlay[] = [],
): void {
  specs.forEach(suffixOfType);
  specs.forEach(apiKeyOfType);
  uniqueNames(specs);
  uniqueApiKeys(specs);
  for (const spec of specs) partner(spec, specs);
  for (const spec of specs) headers(spec, specs);
  checkNames(specs);
  checkOverlays(specs, overlays);
}

/** V22 */
function suffixOfType(spec: MessageSpec): void {
  const suffix = SUFFIXES[spec.type];
  if (suffix === undefined || new RegExp(`.${suffix}$`).test(spec.name)) return;
  throw complaint(spec, `a name that ends in ${suffix}`, quote(spec.name));
}

const SUFFIXES: { readonly [type in MessageType]?: string } = {
  request: "Request",
  response: "Response",
};

/** V22 and V23, and the metadata records, which are told apart by their keys. */
function apiKeyOfType(spec: MessageSpec): void {
  if (spec.apiKey !== null || spec.type === "data" || spec.type === "header") return;
  throw complaint(spec, `an apiKey for type ${spec.type}`, "none");
}

/** In all folders together, for the code has one. */
function uniqueNames(specs: readonly MessageSpec[]): void {
  const files = new Map<string, string>();
  for (const spec of specs) {
    const other = files.get(spec.name);
    if (other !== undefined) throw complaint(spec, "a name of its own", `that of ${other}`);
    files.set(spec.name, spec.file);
  }
}

/** V22 and V23. Each module counts its keys from 0, and each type of message those of its own. */
function uniqueApiKeys(specs: readonly MessageSpec[]): void {
  const owners = new Map<string, MessageSpec>();
  for (const spec of specs.filter((spec) => spec.apiKey !== null)) {
    const id = `${spec.module} ${spec.type} ${spec.apiKey}`;
    const other = owners.get(id);
    if (other) throw complaint(spec, "apiKey of its own", `${spec.apiKey}, that of ${other.name}`);
    owners.set(id, spec);
  }
}

const PARTNERS: { readonly [type in MessageType]?: MessageType } = {
  "request": "response",
  "response": "request",
  "coordinator-key": "coordinator-value",
  "coordinator-value": "coordinator-key",
};

/** V22 and V23 */
function partner(spec: MessageSpec, specs: readonly MessageSpec[]): void {
  const type = PARTNERS[spec.type];
  if (type === undefined) return;
  const other = specs.find((other) =>
    other.type === type && other.module === spec.module && other.apiKey === spec.apiKey
  );
  if (!other) throw complaint(spec, `a ${type} with apiKey ${spec.apiKey}`, "none");
  if (SUFFIXES[type] === undefined || apiName(other.name) === apiName(spec.name)) return;
  throw complaint(spec, `a ${type} of ${apiName(spec.name)}`, other.name);
}

/** The rules for headerVersions that need the header itself, if it is among the messages. */
function headers(spec: MessageSpec, specs: readonly MessageSpec[]): void {
  if (spec.headerVersions === null) return;
  const name = `${SUFFIXES[spec.type]}Header`;
  const header = specs.find((other) => other.type === "header" && other.name === name);
  if (header) spec.headerVersions.forEach((entry) => headerFits(spec, entry, header));
}

type HeaderVersion = NonNullable<MessageSpec["headerVersions"]>[number];

function headerFits(spec: MessageSpec, entry: HeaderVersion, header: MessageSpec): void {
  const version = { lowest: entry.header, highest: entry.header };
  if (!contains(header.validVersions, version)) {
    const expected = `versions ${formatVersions(header.validVersions)} of ${header.name}`;
    throw complaint(spec, expected, `${entry.header}`);
  }
  // The answer to ApiVersions has the oldest header, whatever its body.
  if (contains(header.flexibleVersions, version) || spec.name === "ApiVersionsResponse") return;
  const flexible = intersect(entry.versions, spec.flexibleVersions);
  if (isEmpty(flexible)) return;
  const expected = `a flexible ${header.name} for versions ${formatVersions(flexible)}`;
  throw complaint(spec, expected, `${entry.header}`);
}

function complaint(spec: MessageSpec, expected: string, found: string): SchemaError {
  return new SchemaError({ file: spec.file, line: 1 }, `use ${spec.name}`, expected, found);
}
