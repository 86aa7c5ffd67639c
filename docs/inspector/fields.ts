// What the page knows of fields beside their bytes: versions, tags and the sentences of the schemas, as one text.

import { messagesOf } from "../../schemas/generate/generate.ts";
import { fieldName } from "../../schemas/generate/names.ts";
import { parseOverlays } from "../../schemas/generate/overlay.ts";
import type { FieldSpec, MessageSpec, StructSpec } from "../../schemas/generate/spec.ts";
import { structName } from "../../schemas/generate/types.ts";
import { formatVersions, isSame } from "../../schemas/generate/versions.ts";

const OVERLAYS = "schemas/overlays/";

/**
 * A line for each message and, below it, one for each field: as many spaces as the field is deep, its name, a space,
 * and what is said of it.
 *
 * @param sources The schemas by path from the root of the repository.
 */
export function fieldTable(sources: ReadonlyMap<string, string>): string {
  const files = [...sources].sort().map(([file, text]) => ({ file, text }));
  const overlays = parseOverlays(files.filter(({ file }) => file.startsWith(OVERLAYS)));
  return messagesOf(sources, overlays).flatMap(linesOf).join("\n");
}

function linesOf(message: MessageSpec): string[] {
  return [message.name, ...linesBelow(message, message, 1)];
}

function linesBelow({ fields }: StructSpec, message: MessageSpec, depth: number): string[] {
  return fields.flatMap((field) => {
    const line = `${" ".repeat(depth)}${fieldName(field.name)} ${textOf(field)}`;
    const struct = message.structs.get(structName(field.type) ?? "");
    return struct ? [line, ...linesBelow(struct, message, depth + 1)] : [line];
  });
}

/** "0+ · tag 2 · The pod of the broker, or null if it is in none." */
function textOf({ versions, taggedVersions, tag, about }: FieldSpec): string {
  const tagged = isSame(versions, taggedVersions) ? "" : ` in ${formatVersions(taggedVersions)}`;
  const parts = [formatVersions(versions), tag === null ? "" : `tag ${tag}${tagged}`, about];
  return parts.filter((part) => part !== "").join(" · ");
}
