// Blocks and what Kafka's reader makes of them (kafka-clients 4.4.0 on Java 25); null if it refuses them.

import { crc32 } from "../../codec/records/crc32.ts";
import { storeGzip } from "../../codec/records/gzip.ts";
import { HEADER, trailer } from "./deflated.ts";
import { joined } from "./hostile.ts";

/** What is in the block, the block, Kafka's answer. */
export type Verdict = readonly [name: string, block: Uint8Array, kafka: string | null];

/** For blocks that begin with a member of `text`, and one of "b" behind it if there is a second one. */
export function gzipVerdicts(text: string): Verdict[] {
  const a = storeGzip(new TextEncoder().encode(text));
  const b = storeGzip(new TextEncoder().encode("b"));
  const empty = storeGzip(new Uint8Array(0));
  const data = b.slice(HEADER.length);
  const both = `${text}b`;
  return [
    ["one member", a, text],
    ["two members", joined(a, b), both],
    ["the same member twice", joined(a, a), text + text],
    ["an empty member between", joined(a, empty, b), both],
    ["zeros behind", joined(a, new Uint8Array(40)), text],
    ["many zeros behind", joined(a, new Uint8Array(200_000)), text],
    ["many other bytes behind", joined(a, new Uint8Array(200_000).fill(1)), text],
    ["one zero behind", joined(a, [0]), text],
    ["other bytes behind", joined(a, [1, 2, 3, 4]), text],
    ["half a header behind", joined(a, b.subarray(0, 9)), text],
    ["a header and no more behind", joined(a, b.subarray(0, 10)), null],
    ["a second member without its end", joined(a, b.subarray(0, -1)), null],
    ["a second member of another method", joined(a, [0x1f, 0x8b, 7], b.subarray(3)), text],
    ["a second member that is not deflated", joined(a, HEADER, new Uint8Array(20).fill(255)), null],
    ["a second member with another checksum", joined(a, changed(b, -8)), null],
    ["a second member with another size", joined(a, changed(b, -4)), null],
    ["another checksum", changed(a, -8), null],
    ["another size", changed(a, -4), null],
    ["no end", a.subarray(0, -1), null],
    ["another method", joined([0x1f, 0x8b, 7], a.subarray(3)), null],
    ["no magic number", changed(a, 1), null],
    ["reserved flags", joined(header(0xe0), data), "b"],
    ["the text flag", joined(header(1), data), "b"],
    [
      "extra field, name, comment",
      joined(header(28), [3, 0, 9, 9, 9], [65, 0, 66, 67, 0], data),
      "b",
    ],
    ["a name without end", joined(header(8), [65, 66]), null],
    ["an extra field beyond the block", joined(header(4), [255, 255], data), null],
    ["a checksum of the header", joined(checked(header(2)), data), "b"],
    ["a wrong checksum of the header", joined(header(2), [0, 0], data), null],
    ["a wrong checksum of a second header", joined(a, header(2), [0, 0], data), text],
    ["half a checksum of the header", joined(header(2), [0]), null],
  ];
}

function header(flags: number): number[] {
  return HEADER.map((byte, i) => i === 3 ? flags : byte);
}

function checked(bytes: number[]): number[] {
  return [...bytes, ...trailer(crc32(Uint8Array.from(bytes)), 0).slice(0, 2)];
}

function changed(block: Uint8Array, at: number): Uint8Array {
  const copy = block.slice();
  copy.set([copy.at(at)! ^ 1], at < 0 ? copy.length + at : at);
  return copy;
}
