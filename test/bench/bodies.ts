// The bodies that are measured. One process writes them for all others, whose messages then owe their shape to
// the decoder alone, not to the code that made them up.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Case, cases, faultOf } from "./data.ts";

const DIRECTORY = "build/bench";

/** Encodes and checks every body and writes it to its file. */
export async function prepare(): Promise<number> {
  mkdirSync(DIRECTORY, { recursive: true });
  for (const one of cases) writeFileSync(fileOf(one), await checked(one, encoded(one)));
  return cases.length;
}

function encoded({ codec, message, version }: Case): Uint8Array {
  return codec.encode(message(), version);
}

/** The body of a case. */
export function bodyOf(one: Case): Promise<Uint8Array> {
  return checked(one, Uint8Array.from(readFileSync(fileOf(one))));
}

function fileOf({ name }: Case): string {
  return `${DIRECTORY}/${name.replaceAll(" ", "_")}.bin`;
}

async function checked(one: Case, body: Uint8Array): Promise<Uint8Array> {
  const fault = await faultOf(one, body);
  if (fault) throw new Error(`Cannot measure: ${fault}`);
  return body;
}

/** Ends the process if a result is not the body it was made from or for. */
export function same(found: Uint8Array, expected: Uint8Array): void {
  if (found.length === expected.length && found.every((byte, i) => byte === expected[i])) return;
  throw new Error("Cannot trust the timing: the result is not the message");
}
