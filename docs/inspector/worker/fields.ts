// What the schemas say of a field. No values: nothing here has to be masked.

import type { Path } from "kafka-wire";

/** The table that `build.ts` puts in place of this name; `fields.ts` beside it says how it is written. */
declare const FIELD_TABLE: string;

let texts: ReadonlyMap<string, string> | undefined;

/** "versions 0+ · TCP port that goes with Host.", or nothing for what is no field of the message. */
export function aboutField(message: string, path: Path): string {
  texts ??= readTable(FIELD_TABLE);
  return texts.get([message, ...path.filter((step) => typeof step === "string")].join(".")) ?? "";
}

/** Texts by message and names of fields, with dots between them. */
function readTable(table: string): Map<string, string> {
  const texts = new Map<string, string>();
  const way: string[] = [];
  for (const line of table.split("\n")) {
    const [, indent, name, versions, rest] = /^( *)(\w+)(?: ([^ ]+)(.*))?$/.exec(line)!;
    way.splice(indent!.length, way.length, name!);
    if (versions) texts.set(way.join("."), `${wordFor(versions)} ${versions}${rest}`);
  }
  return texts;
}

function wordFor(versions: string): string {
  return /^\d+$/.test(versions) ? "version" : "versions";
}
