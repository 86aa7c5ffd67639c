// What tcpdump prints with -x, -X, -xx and -XX: packets, each behind a line about it.

import { readDumpLines } from "./dump.ts";
import { Misfit } from "./misfit.ts";
import { Notes } from "./notes.ts";
import { packetsAmong } from "./packets_among.ts";
import type { Source } from "./source.ts";
import type { TextBytes } from "./text_bytes.ts";

const BYTES = /^[ \t]*0x[0-9a-f]{4,8}:/i;

/** Reads the packets, of which those without an IP header are passed over. */
export function readTcpdump({ lines }: Source): TextBytes {
  const notes = new Notes();
  const body = lines.filter(({ text }) => BYTES.test(text));
  if (body.length === 0) throw misfit(1);
  const { pieces } = readDumpLines(body, false, notes);
  const told: string[] = [];
  const packets = packetsAmong(pieces, false, told);
  if (packets === undefined) throw misfit(body[0]!.number);
  const what = packets.layer === "ip" ? "tcpdump -x" : "tcpdump -xx";
  return { form: "tcpdump", what, ...packets, notes: notes.list().concat(told) };
}

function misfit(line: number): Misfit {
  return new Misfit({ line, column: 1 }, "the output of tcpdump", "packets");
}
