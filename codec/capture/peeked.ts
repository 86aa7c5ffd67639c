/** The first `n` bytes of a source, fewer if it has not so many, and all of it. */
export async function peeked(
  source: AsyncIterable<Uint8Array>,
  n: number,
): Promise<{ readonly first: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const chunks = source[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let size = 0;
  while (size < n) {
    const { done, value } = await chunks.next();
    if (done) break;
    if (value.length > 0) taken.push(value);
    size += value.length;
  }
  return { first: start(taken, Math.min(size, n)), all: rejoined(taken, chunks) };
}

function start(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    const part = chunk.subarray(0, size - at);
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function* rejoined(
  taken: readonly Uint8Array[],
  chunks: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* taken;
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) return;
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
}
