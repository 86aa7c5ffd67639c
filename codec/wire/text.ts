// Strings from bytes. The caller has checked that the bytes are there.

const codes: number[][] = []; // a kept array for each length
const utf8 = /* @__PURE__ */ decoder(true);
const names: string[] = [];
let slab: Int32Array | undefined;

/** How the bytes of a string field become a string. `undefined`: they are not UTF-8. */
export type TextOf = (bytes: Uint8Array, view: DataView, start: number, length: number) =>
  | string
  | undefined;

/** Short ASCII becomes one flat string, which is what V8 keeps smallest; the rest is decoded strictly. */
export function text(
  bytes: Uint8Array,
  _view: DataView,
  start: number,
  length: number,
): string | undefined {
  if (length > 64) return strictText(bytes, start, length); // the platform's decoder wins from here on
  const run = codes[length] ??= new Array<number>(length).fill(0);
  let or = 0;
  for (let i = 0; i < length; i++) or |= run[i] = bytes[start + i]!;
  return or > 127 ? strictText(bytes, start, length) : String.fromCharCode.apply(null, run);
}

function strictText(bytes: Uint8Array, start: number, length: number): string | undefined {
  try {
    return utf8.decode(bytes.slice(start, start + length)); // a copy: views of shared memory are refused
  } catch {
    return undefined;
  }
}

/** A decoder that keeps U+FEFF and either refuses or replaces what is not UTF-8. */
export function decoder(fatal: boolean): InstanceType<typeof TextDecoder> {
  return new TextDecoder("utf-8", { fatal, ignoreBOM: true });
}

// The slab holds 16 words of bytes for each of 1,024 names, then 1,024 hashes, then the name at hand.
const HASHES = 16_384;
const WORDS = 17_408;

/**
 * For names that repeat: equal bytes give the string that is already there, nothing is decoded.
 *
 * A table of 1,024 strings beside a slab of their bytes, compared four bytes at a time. A name is kept
 * on its second sight, so that names which never repeat cost a hash and no promotion to old space.
 * Never for secret fields: what is kept outlives the message.
 */
export function repeated(
  bytes: Uint8Array,
  view: DataView,
  start: number,
  length: number,
): string | undefined {
  if (length < 4 || length > 64) return text(bytes, view, start, length);
  slab ??= new Int32Array(WORDS + 16);
  let hash = length;
  let n = 0;
  for (; n * 4 < length; n++) { // the last word overlaps the one before it
    const word = view.getInt32(start + Math.min(n * 4, length - 4));
    slab[WORDS + n] = word;
    hash = Math.imul(hash ^ word, -1640531535);
  }
  const slot = hash >>> 22;
  const kept = names[slot];
  if (kept?.length === length) {
    while (n > 0 && slab[slot * 16 + n - 1] === slab[WORDS + n - 1]) n--;
    if (n === 0) return kept;
  }
  const fresh = text(bytes, view, start, length);
  if (slab[HASHES + slot] !== hash) slab[HASHES + slot] = hash;
  else if (fresh?.length === length) { // as many characters as bytes: ASCII
    names[slot] = fresh;
    slab.copyWithin(slot * 16, WORDS);
  }
  return fresh;
}
