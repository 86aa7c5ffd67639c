// A message with every type, for tests of readers and writers by what messages show of them.

import {
  decodeKitchen,
  encodeKitchen,
  type Kitchen,
  type KitchenInit,
} from "../kit/made_up/kitchen.ts";
import { DecodeError, EncodeError } from "../../codec/wire/mod.ts";

/** Everything at its smallest. */
export const LEAST: KitchenInit = {
  flag: false,
  i8: 0,
  i16: 0,
  u16: 0,
  i32: 0,
  u32: 0,
  i64: 0n,
  f64: 0,
  id: "AAAAAAAAAAAAAAAAAAAAAA",
  s: "",
  nS: null,
  oldS: null,
  b: new Uint8Array(0),
  nB: null,
  aI: [],
  nAS: null,
  st: { x: 0 },
  nSt: null,
};

/** The message with these fields, encoded and decoded again; version 0 is not flexible, 1 is. */
export function sentAs(fields: object, version: number): Kitchen {
  return decodeKitchen(encodeKitchen({ ...LEAST, ...fields }, version), version);
}

/** The sentence of the error, or a complaint that there is none of the two families. */
export function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError || error instanceof EncodeError) return error.message;
    return `untyped: ${error}`;
  }
  return "no error";
}

/** The reason and the byte of a DecodeError. */
export function reasonOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DecodeError) return `${error.reason} at ${error.offset}`;
    return `untyped: ${error}`;
  }
  return "no error";
}
