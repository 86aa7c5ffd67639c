// Codecs that no release of Kafka has: of made-up schemas, and of Kafka's own without the overlays.

import { emitUnit, type Unit, unitsOf } from "../../../schemas/generate/emit_api.ts";
import { emitShapes } from "../../../schemas/generate/emit_shape.ts";
import { parseMessage } from "../../../schemas/generate/parse.ts";
import type { MessageSpec, Module } from "../../../schemas/generate/spec.ts";

const HERE = "test/kit/made_up";

/** Each has every type, every kind of tagged field, or just what one rule is about. */
const MADE_UP = ["AllTags", "Kitchen", "NullableTagged", "Prim"] as const;

/** What a program sees that has never heard of the overlays. */
const WITHOUT_OVERLAYS: readonly [module: Module, name: string][] = [
  ["metadata", "RegisterBrokerRecord"],
  ["clients", "DescribeClusterResponse"],
];

/** Texts by path from the root of the repository: a function of the schemas' texts alone. */
export function madeUpFiles(read: (file: string) => string): ReadonlyMap<string, string> {
  return new Map([
    ...unitsOf(MADE_UP.map((name) => parse(read, "clients", `${HERE}/${name}.json`)))
      .flatMap((unit) => [codecOf(unit, unit.file), shapesOf(unit)]),
    ...unitsOf(
      WITHOUT_OVERLAYS.map(([module, name]) =>
        parse(read, module, `schemas/${module}/${name}.json`)
      ),
    ).map((unit) => codecOf(unit, `${unit.file}_without_overlay`)),
  ]);
}

function parse(read: (file: string) => string, module: Module, file: string): MessageSpec {
  return parseMessage({ file, module, text: read(file) });
}

function codecOf(unit: Unit, name: string): [string, string] {
  return [`${HERE}/${name}.ts`, emitUnit(unit, "../../../codec/wire/mod.ts")];
}

function shapesOf(unit: Unit): [string, string] {
  return [`${HERE}/${unit.file}_shapes.ts`, emitShapes(unit, "../../../codec/json/shape.ts")];
}
