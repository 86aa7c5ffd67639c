// One file of codec/messages: an API with request and response, or a message that stands alone.

import { Imports, typeNamesOf } from "./code.ts";
import { emitReaders } from "./emit_read.ts";
import { emitNew, emitTypes } from "./emit_types.ts";
import { SchemaError } from "./errors.ts";
import { emitWriters } from "./emit_write.ts";
import { Lines } from "./lines.ts";
import { structsOf } from "./model.ts";
import { apiName, moduleName } from "./names.ts";
import type { MessageSpec } from "./spec.ts";
import { formatVersions, isEmpty } from "./versions.ts";

/** Messages that share a file: request and response of an API, request first, or one message. */
export interface Unit {
  /** "Metadata" or "RegisterBrokerRecord". */
  readonly name: string;
  /** Name of the file without ending. */
  readonly file: string;
  readonly messages: readonly MessageSpec[];
  /** First version of an API after whose response the client waits for `throttleTimeMs`, or null. */
  readonly throttlesFrom: number | null;
}

/** What `schemas/codes.json` says of an API. */
export interface ApiCode {
  readonly id: number;
  readonly throttlesFrom?: number;
}

/** The units of all messages that have a version, by name. */
export function unitsOf(
  specs: readonly MessageSpec[],
  codes: readonly ApiCode[] = [],
): readonly Unit[] {
  const units = new Map<string, MessageSpec[]>();
  for (const spec of specs) {
    if (isEmpty(spec.validVersions)) continue;
    const name = isHalf(spec) ? apiName(spec.name) : spec.name;
    units.set(name, [...units.get(name) ?? [], spec]);
  }
  return [...units].map(([name, messages]) => ({
    name,
    file: moduleName(messages[0]!),
    messages: messages.sort((a, b) =>
      Number(a.type === "response") - Number(b.type === "response")
    ),
    throttlesFrom: throttlesFrom(messages[0]!, codes),
  })).sort((a, b) => a.file < b.file ? -1 : 1);
}

function throttlesFrom(message: MessageSpec, codes: readonly ApiCode[]): number | null {
  if (!isHalf(message)) return null;
  return codes.find(({ id }) => id === message.apiKey)?.throttlesFrom ?? null;
}

function isHalf({ type }: MessageSpec): boolean {
  return type === "request" || type === "response";
}

/** The text of a unit's file, which imports the runtime from `wire`. */
export function emitUnit(unit: Unit, wire = "../wire/mod.ts"): string {
  const imports = new Imports();
  const body = new Lines();
  for (const message of unit.messages) emitMessage(body, message, imports);
  if (unit.messages.length === 2) emitApis(body, unit, imports);
  checkFunctions(unit, `${body}`, imports);
  const head = new Lines().add(
    `// Generated from ${sourceOf(unit)}. Do not edit.`,
    "",
  );
  head.doc(`${titleOf(unit)}.`, "", "@module");
  head.add(...imports.lines(wire), "");
  return `${head}${body}`.trimEnd() + "\n";
}

/** A message called "List" would declare a `readList` of its own beside the runtime's. */
function checkFunctions({ messages: [message] }: Unit, code: string, imports: Imports): void {
  for (const [, name] of code.matchAll(/^(?:export )?function (\w+)/gm)) {
    if (!imports.has(name!)) continue;
    const place = { file: message!.file, line: 1 };
    throw new SchemaError(place, `generate ${message!.name}`, "a name free of the runtime", name!);
  }
}

/** The schema files of a unit: `schemas/clients/Metadata{Request,Response}.json`. */
export function sourceOf({ name, messages }: Unit): string {
  const { file } = messages[0]!;
  if (messages.length === 1) return file;
  return `${file.slice(0, file.lastIndexOf("/"))}/${name}{Request,Response}.json`;
}

function titleOf({ name, messages }: Unit): string {
  const { validVersions, apiKey, type } = messages[0]!;
  const key = apiKey === null ? "" : `, key ${apiKey}`;
  const what = messages.length === 2 ? "API" : type;
  return `${name} (${what}${key}), versions ${formatVersions(validVersions)}`;
}

function emitMessage(out: Lines, message: MessageSpec, imports: Imports): void {
  const structs = structsOf(message);
  emitFunctions(out, message, imports);
  emitTypes(out, structs, imports);
  const code = new Lines();
  emitReaders(code, structs, imports);
  emitWriters(code, structs, imports);
  emitDefaults(code, structs, imports);
  out.add(...`${code}`.trimEnd().split("\n"), "");
}

/** `newX()` for every struct that some code names. */
function emitDefaults(
  code: Lines,
  structs: ReturnType<typeof structsOf>,
  imports: Imports,
): void {
  const byType = new Map(structs.map((struct) => [struct.type, struct]));
  const names = new Set(typeNamesOf(structs).values());
  const done = new Set<string>();
  for (let before = -1; before < done.size;) {
    before = done.size;
    for (const [, type] of `${code}`.matchAll(/\bnew(\w+)\(\)/g)) {
      if (!names.has(type!) || done.has(type!)) continue;
      done.add(type!);
      emitNew(code, byType.get(type!)!, structs, imports);
    }
  }
}

function emitFunctions(out: Lines, message: MessageSpec, imports: Imports): void {
  const { name, validVersions: { lowest, highest } } = message;
  const body = bodyOf(message);
  const version = versionOf(message);
  const range = `${lowest}, ${highest}`;
  out.doc(
    `Decodes ${body}.`,
    "",
    "Fields that `version` lacks hold their default; `Uint8Array` fields are views of `body`.",
    "",
    `@param body ${bytesOf(message)}`,
    `@param version ${version}, ${lowest} to ${highest}.`,
    "@returns Every field of every version.",
    `@throws {DecodeError} If \`body\` is not exactly one such message, or \`version\` is not ${lowest} to ${highest}.`,
  );
  out.block(
    `export function decode${name}(`,
    `): ${name} {`,
    () =>
      out.add(
        "body: Uint8Array,",
        "version: number,",
        `options?: ${imports.type("DecodeOptions")},`,
      ),
  );
  out.add(
    `  return ${
      imports.value("runDecode")
    }("${name}", ${range}, read${name}, body, version, options);`,
    "}",
    "",
  );
  out.doc(
    `Encodes ${body} into an array of its own.`,
    "",
    `@param version ${version}, ${lowest} to ${highest}.`,
    "@throws {EncodeError} If `version` cannot say `message`.",
  );
  out.add(
    `export function encode${name}(message: ${name}Init, version: number): ${
      imports.type("Bytes")
    } {`,
    `  return ${imports.value("runEncode")}("${name}", ${range}, write${name}, message, version);`,
    "}",
    "",
  );
  out.doc(
    `Encodes ${body} into \`target\` from \`offset\` on.`,
    "",
    "@returns How many bytes were written; on any error, a small target included, none.",
    "@throws {EncodeError} If `version` cannot say `message`, or it does not fit.",
  );
  out.block(
    `export function encode${name}Into(`,
    "): number {",
    () =>
      out.add(`message: ${name}Init,`, "version: number,", "target: Uint8Array,", "offset = 0,"),
  );
  const args = [
    `"${name}"`,
    `${lowest}`,
    `${highest}`,
    `write${name}`,
    "message",
    "version",
    "target",
    "offset",
  ];
  out.indented(() => out.add(`return ${imports.value("runEncodeInto")}(${args.join(", ")});`));
  out.add("}", "");
  emitCodec(out, message, imports);
}

function bodyOf({ name, type }: MessageSpec): string {
  if (type === "request" || type === "response") {
    return `the body of ${article(apiName(name))} ${type}`;
  }
  return type === "header" ? `a ${name}` : `the body of ${article(name)}`;
}

function article(name: string): string {
  return `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`;
}

function bytesOf({ type }: MessageSpec): string {
  if (type === "header") return "The bytes of the header: no length prefix.";
  if (type === "request" || type === "response") {
    return `The bytes after the ${type} header: no length prefix, no header.`;
  }
  if (type === "metadata") return "The bytes after frame version, api key and version.";
  if (type === "data") return "The bytes of the message, without anything that says its version.";
  return `The bytes after the ${type === "coordinator-key" ? "record type" : "version"}, an int16.`;
}

function versionOf({ type }: MessageSpec): string {
  switch (type) {
    case "request":
      return "The api version of the request header";
    case "response":
      return "The api version of the request it answers";
    case "header":
      return "The header version";
    default:
      return "The version of the message";
  }
}

function emitCodec(out: Lines, message: MessageSpec, imports: Imports): void {
  const { name, type, module, apiKey, validVersions } = message;
  out.doc(`Both directions of ${name}, for registries.`);
  out.block(
    `export const ${name}Codec: ${imports.type("MessageCodec")}<${name}> = {`,
    "};",
    () =>
      out.add(
        `name: "${name}",`,
        `type: "${type}",`,
        `module: "${module}",`,
        `apiKey: ${apiKey},`,
        `minVersion: ${validVersions.lowest},`,
        `maxVersion: ${validVersions.highest},`,
        `flexibleFrom: ${flexibleFrom(message)},`,
        `decode: decode${name},`,
        `encode: encode${name},`,
      ),
  );
  out.add("");
}

/** First flexible version, or null. */
export function flexibleFrom({ flexibleVersions }: MessageSpec): number | null {
  return isEmpty(flexibleVersions) ? null : flexibleVersions.lowest;
}

function emitApis(
  out: Lines,
  { name, messages, throttlesFrom }: Unit,
  imports: Imports,
): void {
  const [request, response] = messages as [MessageSpec, MessageSpec];
  const { lowest, highest } = request.validVersions;
  const common = [
    `name: "${name}",`,
    `key: ${request.apiKey},`,
    `minVersion: ${lowest},`,
    `maxVersion: ${highest},`,
    `flexibleFrom: ${flexibleFrom(request)},`,
  ];
  const emit = (constant: string, type: string, doc: string, halves: readonly string[]) => {
    out.doc(doc);
    out.block(`export const ${constant}: ${type} = {`, "};", () => out.add(...common, ...halves));
    out.add("");
  };
  emit(
    name,
    `${imports.type("Api")}<${request.name}Init, ${response.name}>`,
    `The client's half of ${name}.`,
    [
      ...(throttlesFrom === null ? [] : [`throttlesFrom: ${throttlesFrom},`]),
      `encodeRequest: encode${request.name},`,
      `decodeResponse: decode${response.name},`,
    ],
  );
  emit(
    `${name}Server`,
    `${imports.type("ServerApi")}<${request.name}, ${response.name}Init>`,
    `The broker's half of ${name}.`,
    [`decodeRequest: decode${request.name},`, `encodeResponse: encode${response.name},`],
  );
}
