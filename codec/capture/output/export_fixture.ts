// A frame as a test that decodes it.

import { findApi } from "../../frame/mod.ts";
import { formatPath } from "../../wire/mod.ts";
import type { FrameFacts } from "./export.ts";
import { printable } from "../text_words.ts";

/** Names a test needs, by the module they come from, and the test. */
interface Fixture {
  readonly imports: readonly (readonly [names: string, module: string])[];
  readonly title: string;
  readonly body: readonly string[];
}

/** @param literals The bytes as TypeScript writes them. */
export function fixtureOf(bytes: Uint8Array, literals: string, facts?: FrameFacts): string {
  const { imports, title, body } = facts ? fixture(bytes, facts) : lengthOnly(bytes);
  const lines = [
    ...imports.map(([names, module]) => `import { ${names} } from "${module}";`),
    `import { expect, it } from "vitest";`,
    "",
    `const frame = new Uint8Array([\n${literals}]);`,
    "",
    `it(${JSON.stringify(title)}, () => {`,
    ...body.map((line) => `  ${line}`),
    "});",
    "",
  ];
  return lines.join("\n");
}

function fixture(bytes: Uint8Array, facts: FrameFacts): Fixture {
  const api = facts.apiKey === undefined ? undefined : findApi(facts.apiKey);
  if (api === undefined || facts.version === undefined) return numbersOnly(facts);
  const { direction } = facts;
  const version = facts.requestedVersion ?? facts.version;
  const request = direction === "request";
  const codec = request ? `${api.name}Server` : api.name;
  const call = callOf(codec, facts, version);
  const name = `${api.name} ${direction} v${version}`;
  const module: Fixture["imports"][number] = [codec, `kafka-wire/messages/${kebab(api.name)}`];
  const decode = request ? "decodeRequestFrame" : "decodeResponseFrame";
  if (facts.reason === undefined && isWhole(bytes)) {
    return {
      imports: [[decode, "kafka-wire"], module],
      title: `decodes a ${name}`,
      body: decoded(call, facts),
    };
  }
  const error = errorOf(bytes, facts, `${api.name}${request ? "Request" : "Response"}`);
  const names = error === "DecodeError" ? `DecodeError, ${decode}` : decode;
  const body = [`expect(() => ${call}).toThrow(`, `  ${error},`, ");"];
  return { imports: [[names, "kafka-wire"], module], title: `refuses a ${name}`, body };
}

function callOf(codec: string, { direction, flags }: FrameFacts, version: number): string {
  const options = flags.includes("trailing-bytes") ? ", { allowTrailingBytes: true }" : "";
  if (direction === "request") return `decodeRequestFrame(${codec}, frame${options})`;
  return `decodeResponseFrame(${codec}, frame, ${version}${options})`;
}

function decoded(call: string, { direction, header, version }: FrameFacts): string[] {
  const isRequest = direction === "request";
  return [
    `const decoded = ${call};`,
    `expect(decoded.header.correlationId).toBe(${header.correlationId});`,
    `expect(decoded.${isRequest ? "header.requestApiVersion" : "version"}).toBe(${version});`,
  ];
}

/** The sentence as text, or the class where the bytes are not those that the sentence is about. */
function errorOf(bytes: Uint8Array, { bodyStart, failedAt }: FrameFacts, message: string): string {
  if (!failedAt || !isWhole(bytes) || isMasked(bytes, bodyStart)) return "DecodeError";
  const { path, offset, expected, found } = failedAt;
  const place = formatPath([message, ...path]);
  const at = bodyStart + offset;
  const sentence = `Cannot decode ${place} at byte ${at}: expected ${expected}, found ${found}`;
  return printable(JSON.stringify(sentence));
}

const STAR = 0x2a;

function isMasked(bytes: Uint8Array, bodyStart: number): boolean {
  return bodyStart < bytes.length && bytes.subarray(bodyStart).every((byte) => byte === STAR);
}

/** Whether the frame is as long as it says. */
function isWhole(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && 4 + lengthIn(bytes) === bytes.length;
}

function lengthIn(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getInt32(0);
}

/** Of a frame whose message is not known. */
function numbersOnly({ direction, header, apiKey }: FrameFacts): Fixture {
  const peek = direction === "request" ? "peekRequestFrame" : "peekResponseFrame";
  const key = direction === "request" ? apiKey ?? header.apiKey : undefined;
  const numbers = [
    ...(key === undefined ? [] : [`apiKey: ${key}`]),
    ...(key === undefined || header.apiVersion === undefined
      ? []
      : [`apiVersion: ${header.apiVersion}`]),
    ...(header.correlationId === undefined ? [] : [`correlationId: ${header.correlationId}`]),
  ];
  return {
    imports: [[peek, "kafka-wire"]],
    title: `reads the numbers of a ${direction}`,
    body: [`expect(${peek}(frame)).toMatchObject({ ${numbers.join(", ")} });`],
  };
}

function lengthOnly(bytes: Uint8Array): Fixture {
  return {
    imports: [],
    title: "has the bytes of the frame",
    body: [`expect(frame.length).toBe(${bytes.length});`],
  };
}

/** "ApiVersions" as the module is called: "api-versions". */
function kebab(name: string): string {
  return name.replace(/\B[A-Z]/g, "-$&").toLowerCase();
}
