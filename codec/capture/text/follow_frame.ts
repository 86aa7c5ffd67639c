// What stands around the bytes of a followed stream: rules, what is followed, and who the two nodes are.

import { Misfit } from "./misfit.ts";
import type { Notes } from "./notes.ts";
import type { Line } from "./source.ts";

/** A followed stream, taken out of its frame. */
export interface Followed {
  /** How its bytes are written: "raw", "hex" …; absent if there is no frame. */
  readonly mode?: string;
  /** What was followed: "tcp" or "tls" …; absent if there is no frame. */
  readonly protocol?: string;
  /** Addresses of the nodes. */
  readonly nodes?: readonly [string, string];
  /** The lines inside. */
  readonly body: readonly Line[];
}

const RULE = /^={10,}/; // where both outputs of tshark go to one file, more may follow in the line
const BEGINS = /^[=FN]/; // as all lines of a frame, and no others
const MODE = /^Follow: ([a-z0-9]{1,20}),([a-z0-9-]{1,20})$/;
const FILTER = /^Filter: /;
const NODE = /^Node ([01]): ([\x21-\x7e]{1,100})$/;

/**
 * Takes off the frame that tshark puts around a stream; without a frame all lines are inside.
 *
 * @throws {Misfit} Certain, if there are two streams.
 */
export function unframed(lines: readonly Line[], notes: Notes): Followed {
  const rule = lines.findIndex(({ text }) => RULE.test(text));
  if (rule < 0) return { body: lines };
  for (const { number } of lines.slice(0, rule)) {
    notes.add("text before the stream was passed over", number);
  }
  const frame = new Frame();
  const body = lines.slice(rule).filter((line) => !frame.takes(line));
  return { ...frame.found(), body };
}

class Frame {
  #mode: RegExpExecArray | undefined;
  readonly #nodes: [string?, string?] = [];

  /** Whether a line is of the frame. */
  takes({ text, number }: Line): boolean {
    if (!BEGINS.test(text)) return false;
    if (RULE.test(text) || FILTER.test(text)) return true;
    const mode = MODE.exec(text);
    if (mode !== null && this.#mode !== undefined) {
      const doubt = { claim: "certain", found: "the start of another" } as const;
      throw new Misfit({ line: number, column: 1 }, "a followed stream", "one stream", doubt);
    }
    this.#mode = mode ?? this.#mode;
    const node = NODE.exec(text);
    if (node !== null) this.#nodes[node[1] === "0" ? 0 : 1] = node[2]!;
    return mode !== null || node !== null;
  }

  found(): Omit<Followed, "body"> {
    const [zero, one] = this.#nodes;
    return {
      ...this.#mode ? { protocol: this.#mode[1]!, mode: this.#mode[2]! } : { mode: "raw" },
      ...zero !== undefined && one !== undefined && { nodes: [zero, one] },
    };
  }
}
