// Deflated data that no reader may take.

import { Bits, fixed, lengths, stored } from "./deflated.ts";

/** By what is wrong with it; each ends as it would if nothing were. */
export function malformed(): Record<string, Bits> {
  const dynamic = () => new Bits().number(1, 1).number(2, 2);
  const end = { 256: 1, 97: 1 };
  return {
    "block type 3": new Bits().number(1, 1).number(3, 2),
    "length without its complement": new Bits().number(1, 3).align().number(0x00010001, 32),
    "distance at the start": fixed().fixed(257).code(0, 5).fixed(256),
    "distance beyond the start": fixed().fixed(97).fixed(257).code(1, 5).fixed(256),
    "length symbol 286": fixed().fixed(97).fixed(286).code(0, 5).fixed(256),
    "length symbol 287": fixed().fixed(97).fixed(287).code(0, 5).fixed(256),
    "distance symbol 30": far(30),
    "distance symbol 31": far(31),
    "287 codes": dynamic().codes(lengths(287, end), [1]).code(1, 1),
    "31 distances": dynamic().codes(lengths(257, end), lengths(31, { 0: 1 })).code(1, 1),
    "no code for the end": dynamic().codes(lengths(257, { 97: 1, 98: 1 }), [1]).code(0, 1),
    "too many codes": dynamic().codes(lengths(257, { ...end, 98: 1 }), [1]).code(1, 1),
    "too few codes": dynamic().codes(lengths(257, { 97: 2, 98: 2, 256: 2 }), [1]).code(2, 2),
    "a lone code of two bits": dynamic().codes(lengths(257, { 256: 2 }), [1]).code(0, 2),
    "too few distances": dynamic().codes(lengths(257, end), [2, 2]).code(1, 1),
    "a code that is not there": dynamic().codes(lengths(257, { 256: 1 }), [1]).code(1, 1),
    "a distance that is not there": dynamic().codes(lengths(258, { 97: 2, 256: 2, 257: 1 }), [0])
      .code(0b10, 2).code(0, 1).code(0, 1).code(0b11, 2),
    "a repeated length before the first": lengthsCoded([16, 0]),
    "more lengths than codes": lengthsCoded([18, 127, 18, 127]),
    "too many codes for lengths": dynamic().number(0, 14).number(0x249, 12),
    "too few codes for lengths": dynamic().number(0, 14).number(0x012, 12),
    "no codes for lengths": dynamic().number(0, 14).number(0, 12),
  };
}

/** A dynamic block whose lengths begin with these symbols, 16 or 18, and their extra bits. */
function lengthsCoded(symbols: readonly number[]): Bits {
  const bits = new Bits().number(1, 1).number(2, 2).number(0, 14);
  bits.number(1, 3).number(0, 3).number(1, 3).number(0, 3); // 16 is 0 and 18 is 1
  for (let i = 0; i < symbols.length; i += 2) {
    bits.code(symbols[i] === 18 ? 1 : 0, 1).number(symbols[i + 1]!, symbols[i] === 18 ? 7 : 2);
  }
  return bits;
}

/** A copy at one of the two distances that mean nothing, with enough bytes before it. */
function far(symbol: number): Bits {
  const bits = new Bits();
  for (let i = 0; i < 4; i++) stored(bits, 0, new Uint8Array(20_000));
  return bits.number(1, 1).number(1, 2).fixed(257).code(symbol, 5).number(0, 14).fixed(256);
}
