// Faults that somebody has made, or nearly.

import type { Mutant } from "./mutant.ts";

/** A fault as a change of text. */
interface Change {
  readonly file: string;
  readonly what: string;
  /** It stands there exactly once. */
  readonly text: string;
  readonly replacement: string;
}

const changes: readonly Change[] = [
  {
    file: "codec/connection/session.ts",
    what: "the backoff is reset when the transport opens (KAFKA-13879)",
    text: "  takeTransport(c, report);\n",
    replacement: "  takeTransport(c, report);\n  c.data.failedAttempts = 0;\n",
  },
  {
    file: "codec/connection/connection.ts",
    what: "timers fire before the input",
    text: "    const answer = apply(c, input);\n    c.engine.fire(c, run);\n",
    replacement: "    c.engine.fire(c, run);\n    const answer = apply(c, input);\n",
  },
  {
    file: "codec/connection/dial.ts",
    what: "the connect timer goes on after the transport has opened",
    text:
      'data.trusted = data.fellBack = false;\n  engine.timers.clear("connectTimeout", "raceStep");',
    replacement: 'data.trusted = data.fellBack = false;\n  engine.timers.clear("raceStep");',
  },
  {
    file: "codec/connection/failure.ts",
    what: "the connect timer goes on after the attempt has failed",
    text: '    "connectTimeout",\n',
    replacement: "",
  },
  {
    file: "codec/connection/requests.ts",
    what: "requests fail in LIFO order",
    text: "  for (const request of lost) {",
    replacement: "  for (const request of [...lost].reverse()) {",
  },
  {
    file: "codec/connection/requests.ts",
    what: "tombstones do not count as in flight",
    text: 'for (const { kind } of data.requests) if (kind === "owner") n++;',
    replacement: "n = data.requests.filter(isUnsettled).length;",
  },
  {
    file: "codec/connection/requests.ts",
    what: "writes that were not taken are not withdrawn",
    text: 'engine.withdraw(({ type }) => type === "write")',
    replacement: "engine.withdraw(() => false)",
  },
  {
    file: "codec/connection/requests.ts",
    what: "the numbers of withdrawn writes are not used again",
    text: "  data.writeSeq -= seqs.size;\n",
    replacement: "",
  },
  {
    file: "codec/connection/lifetime.ts",
    what: "an abandoned request leaves no tombstone",
    text: "request.tombstone = true;",
    replacement: "remove(c, request);",
  },
  {
    file: "codec/connection/connection.ts",
    what: "a transport that opens late is not aborted",
    text: 'if (type === "opened" &&',
    replacement: "if (false &&",
  },
  {
    file: "codec/connection/receive.ts",
    what: "any request takes the response",
    text: "if (request.correlationId !== correlationId) {",
    replacement: "if (false) {",
  },
  {
    file: "codec/redirect/selector.ts",
    what: "suffixes match by characters",
    text: 'const end = `.${hostOf(value.replace(/^\\./, "")).canonical}`;',
    replacement: 'const end = hostOf(value.replace(/^\\./, "")).canonical;',
  },
];

/** All of them. */
export function namedMutants(read: (file: string) => string): Mutant[] {
  return changes.map(({ file, what, text, replacement }) => {
    const parts = read(file).split(text);
    if (parts.length !== 2) {
      throw new Error(`Cannot change ${file}: expected once ${text}, found ${parts.length - 1}`);
    }
    return { file, name: `${file}: ${what}`, text: parts.join(replacement) };
  });
}
