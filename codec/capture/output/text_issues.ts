// What is wrong with something of which the rest stands.

import { formatPath } from "../../wire/mod.ts";
import type { MessageEvent } from "../event.ts";
import { pad } from "./text_layout.ts";
import { counted } from "../text_words.ts";

const ISSUES = 6;

/** A line an issue, as far as there are few. */
export function issueLines(issues: MessageEvent["issues"], indent: number): string[] {
  const lines = issues.slice(0, ISSUES).map(({ path, what }) => {
    const place = path.length === 0 ? "" : `${formatPath(path)}: `;
    return `${pad(indent)}! ${place}${what}`;
  });
  const rest = issues.length - ISSUES;
  return rest > 0 ? [...lines, `${pad(indent)}… ${counted(rest, "issue")} more`] : lines;
}
