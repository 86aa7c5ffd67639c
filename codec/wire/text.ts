// Strings from bytes. The caller has checked that the bytes are there.

const fromCodes = String.fromCharCode;

// Made on first use: whatever a module allocates when it loads stays in every bundle.
let utf8: TextDecoder | undefined;
let codes: number[][] | undefined;
let names: string[] | undefined;
let slab: Int32Array | undefined;
let seen: Int32Array | undefined;

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
  const end = start + length;
  let or = 0;
  for (let i = start; i < end; i++) or |= bytes[i]!;
  if (or > 127) return strictText(bytes, start, length);
  codes ??= Array.from({ length: 65 }, (_, n) => new Array<number>(n).fill(0));
  const run = codes[length]!;
  for (let i = 0; i < length; i++) run[i] = bytes[start + i]!;
  return fromCodes.apply(null, run);
}

function strictText(bytes: Uint8Array, start: number, length: number): string | undefined {
  utf8 ??= new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    return utf8.decode(bytes.subarray(start, start + length));
  } catch {
    return sharedText(utf8, bytes, start, length);
  }
}

/** Decoders refuse views of shared memory, so a failure counts only for a copy. */
function sharedText(utf8: TextDecoder, bytes: Uint8Array, start: number, length: number) {
  try {
    return utf8.decode(bytes.slice(start, start + length));
  } catch {
    return undefined;
  }
}

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
  names ??= new Array<string>(1024).fill("");
  slab ??= new Int32Array(16_384);
  seen ??= new Int32Array(1024);
  const words = slab;
  const last = start + length - 4; // the last word overlaps the one before it
  let hash = length;
  for (let i = start; i < last; i += 4) hash = Math.imul(hash ^ view.getInt32(i), -1640531535);
  hash = Math.imul(hash ^ view.getInt32(last), -1640531535);
  const slot = (hash ^ (hash >>> 15)) & 1023;
  const kept = names[slot]!;
  let word = slot << 4;
  if (kept.length === length) {
    let i = start;
    while (i < last && words[word] === view.getInt32(i)) {
      i += 4;
      word++;
    }
    if (i >= last && words[word] === view.getInt32(last)) return kept;
    word = slot << 4;
  }
  const fresh = text(bytes, view, start, length);
  if (seen[slot] !== hash) seen[slot] = hash;
  else if (fresh !== undefined && fresh.length === length) { // as many characters as bytes: ASCII
    names[slot] = fresh;
    for (let i = start; i < last; i += 4) words[word++] = view.getInt32(i);
    words[word] = view.getInt32(last);
  }
  return fresh;
}
