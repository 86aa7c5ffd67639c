// The text beside the bytes of a dump. It is not read; it can only confirm what was.

import type { DumpLine } from "./dump_line.ts";

const DOT = 46; // for any byte that is not printed

/** Whether the text of a line is that of other bytes than the line's own. Where it is of another length, nothing is sure. */
export function textDiffers(line: DumpLine, bytes: Uint8Array): boolean {
  return differs(line, bytes.subarray(line.start, line.start + line.count));
}

/** Whether a line has binary digits, as of `xxd -b`: eight for each character of its text. */
export function isBits({ start, count, text }: DumpLine, bytes: Uint8Array): boolean {
  const digits = bytes.subarray(start, start + count);
  return count > 0 && text?.length === count / 4 && digits.every((pair) => (pair & 0xee) === 0);
}

/** Whether a dump gives words of two or more bytes with their last byte first, as `xxd -e` does: only its text shows it. */
export function isBackwards(lines: readonly DumpLine[], bytes: Uint8Array): boolean {
  return lines.some((line) => {
    if (line.group < 2 || line.count % line.group !== 0 || !textDiffers(line, bytes)) return false;
    return !differs(line, turned(bytes.subarray(line.start, line.start + line.count), line.group));
  });
}

function differs({ text, count }: DumpLine, bytes: Uint8Array): boolean {
  if (text?.length !== count) return false;
  return bytes.some((byte, i) => {
    const code = text.charCodeAt(i);
    return code > 32 && code < 127 && code !== DOT && code !== byte;
  });
}

/** The bytes with each group of them turned round; `size` divides their number. */
function turned(bytes: Uint8Array, size: number): Uint8Array {
  return bytes.map((_, i) => bytes[i - i % size + size - 1 - i % size]!);
}
