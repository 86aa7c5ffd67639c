// Reads the text of `tshark -q -z follow,tcp,raw,N`: one line a segment, those of node 1 behind a tab.

import { printable } from "./printable.ts";
import { InputError, type Sides } from "./sides.ts";

/**
 * Both directions of the stream. The lines around the hexadecimal ones may be missing, as where the text
 * was copied from a window of Wireshark.
 *
 * @param file For the sentences of errors.
 * @throws {InputError} If a line is something else, or no line holds bytes.
 */
export function parseFollow(file: string, text: string): Sides {
  const names = ["node 0", "node 1"];
  const segments: [string[], string[]] = [[], []];
  const lines = text.split(/\r?\n/);
  for (let i = firstLine(lines); i < lines.length; i++) {
    const line = lines[i]!;
    const [, node, address] = /^Node ([01]): (.*)$/.exec(line) ?? [];
    if (address !== undefined) names[Number(node)] = printable(address);
    else if (isHex(line)) segments[line.startsWith("\t") ? 1 : 0].push(line.trim());
    else if (!isFrame(line)) throw notHex(file, i + 1);
  }
  if (segments.flat().length === 0) throw noBytes(file);
  return [
    { name: names[0]!, bytes: bytesOf(segments[0]) },
    { name: names[1]!, bytes: bytesOf(segments[1]) },
  ];
}

/** Behind what tshark may warn of before it begins. */
function firstLine(lines: readonly string[]): number {
  return Math.max(0, lines.findIndex(isRule));
}

function isRule(line: string): boolean {
  return /^={10,}$/.test(line);
}

function isFrame(line: string): boolean {
  return line.trim() === "" || isRule(line) || /^(Follow: t(cp|ls),raw|Filter: .*)$/.test(line);
}

function isHex(line: string): boolean {
  const digits = line.trim();
  return digits !== "" && digits.length % 2 === 0 && !/[^0-9a-f]/i.test(digits);
}

function bytesOf(segments: readonly string[]): Uint8Array {
  const digits = segments.join("");
  const bytes = new Uint8Array(digits.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  }
  return bytes;
}

function notHex(file: string, line: number): InputError {
  return new InputError(
    `Cannot read ${file}, line ${line}: expected two hexadecimal digits for each byte, as ` +
      "tshark -q -z follow,tcp,raw,N prints them, found something else",
  );
}

function noBytes(file: string): InputError {
  return new InputError(
    `Cannot read ${file}: no line holds bytes. Has the capture a TCP stream of that number?`,
  );
}
