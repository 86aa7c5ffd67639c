import { SchemaError } from "../../schemas/generate/errors.ts";
import { parseMessage, type ParseOptions } from "../../schemas/generate/parse.ts";
import type { FieldSpec, MessageSpec, Module } from "../../schemas/generate/spec.ts";

/** Where the schemas of these tests stand. */
export const FILE = "schemas/clients/M.json";

/** A data message M, versions 0-3, flexible from 1; its fields stand on lines 2, 3, and so on. */
export function dataText(...fields: string[]): string {
  return messageText('"type": "data", "validVersions": "0-3", "flexibleVersions": "1+"', fields);
}

/** A message M with the given keys; its fields stand on lines 2, 3, and so on. */
export function messageText(keys: string, fields: string[] = []): string {
  return `{ "name": "M", ${keys}, "fields": [\n${fields.join(",\n")}\n] }`;
}

/** Parses a schema as if it stood in a file. */
export function parse(text: string, options?: ParseOptions): MessageSpec {
  return parseMessage({ file: FILE, module: "clients", text }, options);
}

/** Parses several schemas, each as the file its module and name give. */
export function parseAll(...texts: [module: Module, text: string][]): MessageSpec[] {
  return texts.map(([module, text]) => {
    const name = /"name": "(\w+)"/.exec(text)![1]!;
    return parseMessage({ file: `schemas/${module}/${name}.json`, module, text });
  });
}

/** The first field of M with the given keys besides name and versions. */
export function fieldOf(keys: string): FieldSpec {
  return parse(dataText(`{ "name": "F", "versions": "0+", ${keys} }`)).fields[0]!;
}

/** What a schema is refused with; "nothing" if it is not. */
export function complaint(body: () => unknown): string {
  try {
    body();
  } catch (error) {
    if (error instanceof SchemaError) return error.message;
    throw error;
  }
  return "nothing";
}

/** What M is refused with, without its file name. */
export function refusal(text: string, options?: ParseOptions): string {
  return complaint(() => parse(text, options)).replace(`${FILE}:`, "line ");
}
