import { FrameReader } from "../../codec/frame/mod.ts";
import { decodeMetadataResponse, type MetadataResponse } from "../../codec/messages/metadata.ts";
import { DecodeError } from "../../codec/wire/mod.ts";
import { bodyOf } from "./bodies.ts";
import { findCase } from "./data.ts";
import { timeOf } from "./measure.ts";

/** What becomes of bytes that are no message. */
export interface Hostile {
  /** µs to refuse a count of 3·10⁸ in 12 bytes, as the first thing a process decodes. */
  readonly bomb: number;
  /** Of the bodies that end early, how many end in a `DecodeError`. */
  readonly truncations: string;
  /** Of the wrong frame sizes, how many are refused on their fourth byte and not before. */
  readonly sizes: string;
}

/** Decodes them. */
export async function hostile(): Promise<Hostile> {
  const bomb = timeOf(refuseBomb, 1);
  const body = await bodyOf(findCase("Metadata S v12"));
  const cut = Array.from(body, (_, length) => errorOf(() => decodeBody(body.slice(0, length))));
  const sizes = [-1, -(2 ** 31), 2 ** 31 - 1, 104_857_601, 0x16030100, 0x48545450];
  return { bomb, truncations: typed(cut), sizes: typed(sizes.map(errorOnFourthByte)) };
}

function refuseBomb(): void {
  const threeHundredMillion = [0x81, 0xc6, 0x86, 0x8f, 0x01]; // plus one, as a compact count
  const body = Uint8Array.of(0, 0, 0, 0, ...threeHundredMillion, 0, 0, 0);
  const error = errorOf(() => decodeBody(body));
  if (!(error instanceof DecodeError)) throw new Error(`Cannot refuse: ${error}`);
}

function decodeBody(body: Uint8Array): MetadataResponse {
  return decodeMetadataResponse(body, 12);
}

function errorOnFourthByte(size: number): unknown {
  const reader = new FrameReader();
  const prefix = new Uint8Array(4);
  new DataView(prefix.buffer).setInt32(0, size);
  reader.push(prefix.subarray(0, 3));
  if (reader.next()) return undefined;
  reader.push(prefix.subarray(3));
  return errorOf(() => reader.next());
}

function typed(errors: readonly unknown[]): string {
  return `${errors.filter((error) => error instanceof DecodeError).length} of ${errors.length}`;
}

/** What an operation throws; nothing if it does not. */
export function errorOf(operation: () => unknown): unknown {
  try {
    operation();
  } catch (error) {
    return error;
  }
}
