/** A run of bytes and where it stands. */
export interface Run {
  readonly position: number;
  readonly bytes: Uint8Array;
}

/** The first position that both runs have and where they differ. */
export function firstDifference(a: Run, b: Run): number | undefined {
  const from = Math.max(a.position, b.position);
  const to = Math.min(a.position + a.bytes.length, b.position + b.bytes.length);
  if (to <= from) return undefined;
  const at = difference(viewOf(a, from, to), viewOf(b, from, to));
  return at === undefined ? undefined : from + at;
}

function viewOf({ position, bytes }: Run, from: number, to: number): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset + from - position, to - from);
}

/** Four bytes a step: in captures that hold every packet twice, every second one is compared. */
function difference(a: DataView, b: DataView): number | undefined {
  const length = a.byteLength;
  let i = 0;
  while (i + 4 <= length && a.getInt32(i) === b.getInt32(i)) i += 4;
  while (i < length && a.getUint8(i) === b.getUint8(i)) i++;
  return i < length ? i : undefined;
}
