// Tagged fields that a message has in other versions than its own.

import { taggedFields } from "../../messages/places.ts";
import type { FieldIssue } from "../../records/mod.ts";
import { DecodeError, type TaggedField } from "../../wire/mod.ts";
import { byMessage } from "./by_message.ts";
import { fieldsAt } from "./field_walk.ts";

const PLACES = /* @__PURE__ */ byMessage(taggedFields);

/** Adds an issue for each tag that is known, but not in this version; its bytes are among the unknown tagged fields. */
export function misplacedTags(
  name: string,
  message: object,
  version: number,
  issues: FieldIssue[],
): void {
  for (const { path, tag, versions: [lowest, highest] } of PLACES.get(name) ?? []) {
    if (version >= lowest && version <= highest) continue;
    for (const found of fieldsAt(message, path)) {
      const tags = found.structs.at(-1)!["unknownTaggedFields"] as
        | readonly TaggedField[]
        | undefined;
      if (tags?.some((field) => field.tag === tag)) {
        issues.push(misplaced(name, found.path, tag, version));
      }
    }
  }
}

function misplaced(
  name: string,
  path: FieldIssue["path"],
  tag: number,
  version: number,
): FieldIssue {
  const [expected, found] = [`no tag ${tag} in version ${version}`, `tag ${tag}`];
  const error = new DecodeError("unsupported-version", name, path, 0, expected, found);
  return { path, offset: 0, what: error.message, error };
}
