import { wrap } from "./wrap.ts";

/** A growing text of indented lines: what every emitter writes to. */
export class Lines {
  readonly #lines: string[] = [];
  #depth = 0;

  /** Adds lines at the current depth, broken where they are too long; an empty one stays empty. */
  add(...lines: readonly string[]): this {
    const indent = "  ".repeat(this.#depth);
    for (const line of lines.flatMap((line) => wrap(line, indent.length))) {
      this.#lines.push(line === "" ? "" : indent + line);
    }
    return this;
  }

  /** Adds `open`, then what `body` adds one level deeper, then `close`. */
  block(open: string, close: string, body: () => void): this {
    return this.add(open).indented(body).add(close);
  }

  /** Adds what `body` adds, one level deeper. */
  indented(body: () => void): this {
    this.#depth++;
    body();
    this.#depth--;
    return this;
  }

  /** Adds a documentation comment. */
  doc(...lines: readonly string[]): this {
    if (lines.length === 1 && lines[0]!.length < 88) return this.add(`/** ${lines[0]} */`);
    return this.add("/**", ...lines.map((line) => line === "" ? " *" : ` * ${line}`), " */");
  }

  /** The text, each line ended. */
  toString(): string {
    return this.#lines.join("\n") + "\n";
  }
}
