// The exports of both manifests: JSR and bundler-less users need every entry by name.

import { compare } from "./code.ts";
import type { Unit } from "./emit_api.ts";
import { kebabCase } from "./names.ts";

/** Entries that are written by hand, with their files. */
const ROOMS: readonly (readonly [entry: string, file: string])[] = [
  [".", "mod.ts"],
  ["./cluster", "codec/cluster/mod.ts"],
  ["./command", "codec/command/mod.ts"],
  ["./capture", "codec/capture/mod.ts"],
  ["./connection", "codec/connection/mod.ts"],
  ["./driver", "codec/driver/mod.ts"],
  ["./dynamic-config", "codec/dynamic_config/mod.ts"],
  ["./frame", "codec/frame/mod.ts"],
  ["./inspect", "codec/inspect/mod.ts"],
  ["./json", "codec/json/mod.ts"],
  ["./json/shapes", "codec/json/shapes/mod.ts"],
  ["./machine", "codec/machine/mod.ts"],
  ["./messages", "codec/messages/mod.ts"],
  ["./messages/error-codes", "codec/messages/error_codes.ts"],
  ["./messages/registry", "codec/messages/registry.ts"],
  ["./messages/places", "codec/messages/places.ts"],
  ["./messages/secrets", "codec/messages/secrets.ts"],
  ["./pods", "codec/pods/mod.ts"],
  ["./records", "codec/records/mod.ts"],
  ["./records/metadata-log", "codec/records/metadata_log.ts"],
  ["./redirect", "codec/redirect/mod.ts"],
  ["./sasl", "codec/sasl/mod.ts"],
  ["./testing", "codec/testing/mod.ts"],
];

type Entries = readonly (readonly [entry: string, file: string])[];

function entriesOf(units: readonly Unit[]): Entries {
  const generated = units.flatMap(({ name, file }) => [
    [`./messages/${kebabCase(name)}`, `codec/messages/${file}.ts`] as const,
    [`./json/${kebabCase(name)}`, `codec/json/shapes/${file}.ts`] as const,
  ]);
  return [...ROOMS, ...generated].sort((a, b) => compare(a[0], b[0]));
}

/** `deno.json` with its `exports`, and the `imports` that resolve the package's own name to its sources. */
export function emitDenoJson(text: string, units: readonly Unit[]): string {
  const manifest = JSON.parse(text);
  const entries = entriesOf(units);
  manifest.exports = Object.fromEntries(entries.map(([entry, file]) => [entry, `./${file}`]));
  const own = Object.entries<string>(manifest.imports)
    .filter(([name]) => name !== manifestName && !name.startsWith(`${manifestName}/`));
  const imports = entries.map(([entry, file]) => [entry.replace(/^\./, manifestName), `./${file}`]);
  manifest.imports = Object.fromEntries([...own, ...imports]);
  return JSON.stringify(manifest, null, 2) + "\n";
}

const manifestName = "kafka-wire";

/** `package.json` with its `exports`. */
export function emitPackageJson(text: string, units: readonly Unit[]): string {
  const manifest = JSON.parse(text);
  const built = entriesOf(units).map(([entry, file]) => {
    const path = `./dist/${file.replace(/\.ts$/, "")}`;
    return [entry, { types: `${path}.d.ts`, default: `${path}.js` }];
  });
  manifest.exports = {
    ...Object.fromEntries(built),
    "./package.json": "./package.json",
  };
  return JSON.stringify(manifest, null, 2) + "\n";
}
