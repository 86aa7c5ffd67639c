// What the command is given: two directions of one TCP connection, or a sentence why it is not that.

import { parseFollow } from "./follow.ts";
import { InputError, type Side, type Sides } from "./sides.ts";

/** A file as it was read. */
export interface Input {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Both directions out of one file of tshark's text, or out of two files of bytes.
 *
 * @throws {InputError} If the files are something else, or empty.
 */
export function sidesOf(inputs: readonly Input[]): Sides {
  for (const input of inputs) refuseCapture(input.name, input.bytes);
  const [first, second] = inputs;
  return second === undefined ? ofText(first!) : [ofBytes(first!), ofBytes(second)];
}

/**
 * Refuses a packet capture by its first four bytes.
 *
 * @throws {InputError} With the line of tshark to run instead.
 */
export function refuseCapture(name: string, bytes: Uint8Array): void {
  const kind = CAPTURES[hexOf(bytes.subarray(0, 4))];
  if (kind !== undefined) throw new InputError(instead(name, kind));
  if (hexOf(bytes.subarray(0, 2)) !== "1f8b") return;
  throw new InputError(`Cannot read ${name}: it is compressed; unpack it with gunzip first`);
}

const CAPTURES: Readonly<Record<string, string>> = {
  "a1b2c3d4": "pcap",
  "d4c3b2a1": "pcap",
  "a1b23c4d": "pcap",
  "4d3cb2a1": "pcap",
  "0a0d0d0a": "pcapng",
};

function instead(name: string, kind: string): string {
  const file = `'${name.replaceAll("'", `'\\''`)}'`;
  return `Cannot read ${name}: it is a packet capture (${kind}). Take one TCP stream out of it, here number 0:

    tshark -r ${file} -q -z follow,tcp,raw,0 > stream-0.txt
    npm start -- stream-0.txt

This lists the streams with their ports:

    tshark -r ${file} -T fields -e tcp.stream -e tcp.srcport -e tcp.dstport | sort -nu`;
}

function ofText({ name, bytes }: Input): Sides {
  if (bytes.length === 0) throw new InputError(`Cannot read ${name}: it is empty`);
  if (!isText(bytes)) {
    throw new InputError(
      `Cannot read ${name}: expected the text of tshark -q -z follow,tcp,raw,N, found other bytes. ` +
        "The bytes of a connection are given as two files, requests and responses",
    );
  }
  return parseFollow(name, new TextDecoder().decode(bytes));
}

function ofBytes({ name, bytes }: Input): Side {
  if (!isText(bytes) || bytes.length === 0) return { name, bytes };
  throw new InputError(
    `Cannot read ${name}: expected the bytes of one direction, found text. ` +
      "The text of tshark -q -z follow,tcp,raw,N holds both directions and is given alone",
  );
}

/** Kafka's bytes begin with the size of a frame, whose first byte is never that of a text. */
function isText(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 64).every((byte) =>
    byte >= 32 && byte !== 127 || byte === 9 || byte === 10 || byte === 13
  );
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
