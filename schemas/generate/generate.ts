import { checkMessages } from "./check.ts";
import { emitUnit, type Unit, unitsOf } from "./emit_api.ts";
import { emitDenoJson, emitPackageJson } from "./emit_exports.ts";
import { emitPlaces } from "./emit_places.ts";
import { emitCodesPage, emitErrorCodesPage, emitMessagesPage } from "./emit_reference.ts";
import { emitShapes } from "./emit_shape.ts";
import {
  emitAllShapes,
  emitApis,
  emitBarrel,
  emitErrorCodes,
  emitRegistry,
  emitSecrets,
} from "./emit_tables.ts";
import { type Overlay, parseOverlays, secretPaths } from "./overlay.ts";
import { parseMessage } from "./parse.ts";
import type { MessageSpec, Module } from "./spec.ts";

/** Texts by path from the root of the repository. */
export type Files = ReadonlyMap<string, string>;

/** The folders that hold messages. */
export const MODULES: readonly Module[] = [
  "clients",
  "metadata",
  "group",
  "share",
  "transaction",
  "storage",
  "raft",
  "streams",
];

/**
 * Everything that is generated, from everything that is written: a function of texts alone.
 *
 * @throws {SchemaError} With file and line of the first schema that is not one.
 */
export function generate(sources: Files): Files {
  const overlays = parseOverlays(sourcesBelow(sources, "schemas/overlays/"));
  const specs = messagesOf(sources, overlays);
  const codes = JSON.parse(sources.get("schemas/codes.json")!);
  const units = unitsOf(specs, codes.apiKeys);
  const errors = JSON.parse(sources.get("schemas/error_codes.json")!);
  return new Map([
    ...units.flatMap(filesOf),
    ["codec/messages/mod.ts", emitBarrel(units)],
    ["codec/messages/registry.ts", emitRegistry(units)],
    ["codec/messages/secrets.ts", emitSecrets(secretPaths(specs, overlays))],
    ["codec/messages/places.ts", emitPlaces(specs)],
    ["codec/messages/error_codes.ts", emitErrorCodes(errors)],
    ["codec/json/shapes/mod.ts", emitAllShapes(units)],
    ["codec/frame/apis.ts", emitApis(specs, codes.apiKeys)],
    ["docs/reference/messages.md", emitMessagesPage(units)],
    ["docs/reference/error_codes.md", emitErrorCodesPage(errors)],
    ["docs/reference/codes.md", emitCodesPage(codes)],
    ["deno.json", emitDenoJson(sources.get("deno.json")!, units)],
    ["package.json", emitPackageJson(sources.get("package.json")!, units)],
  ]);
}

/** Every message of the schema folders, checked one by one and together. */
export function messagesOf(sources: Files, overlays: readonly Overlay[]): MessageSpec[] {
  const specs = MODULES.flatMap((module) =>
    sourcesBelow(sources, `schemas/${module}/`)
      .map(({ file, text }) => parseMessage({ file, module, text }, { overlays }))
  );
  checkMessages(specs, overlays);
  return specs;
}

function filesOf(unit: Unit): [string, string][] {
  return [
    [`codec/messages/${unit.file}.ts`, emitUnit(unit)],
    [`codec/json/shapes/${unit.file}.ts`, emitShapes(unit)],
  ];
}

function sourcesBelow(sources: Files, folder: string): { file: string; text: string }[] {
  return [...sources.keys()].filter((file) => file.startsWith(folder)).sort()
    .map((file) => ({ file, text: sources.get(file)! }));
}
