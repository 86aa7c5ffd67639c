// Options at the end of pcapng blocks: a code, a length, and a value filled up to a multiple of 4 bytes.

const END = 0;
const HEAD = 4;

/** Where the value of an option is that has at least `size` bytes; −1 if there is none up to `end`. */
export function optionOf(
  view: DataView,
  code: number,
  size: number,
  start: number,
  end: number,
  littleEndian: boolean,
): number {
  for (let at = start; end - at >= HEAD;) {
    const found = view.getUint16(at, littleEndian);
    const length = view.getUint16(at + 2, littleEndian);
    const value = at + HEAD;
    if (found === END || length > end - value) return -1;
    if (found === code && length >= size) return value;
    at = value + length + (-length & 3);
  }
  return -1;
}

/** The uint64 in an option; 0 if there is none. */
export function counterOf(
  view: DataView,
  code: number,
  start: number,
  end: number,
  littleEndian: boolean,
): number {
  const at = optionOf(view, code, 8, start, end, littleEndian);
  return at < 0 ? 0 : Number(view.getBigUint64(at, littleEndian));
}
