// What was dropped or pasted, as a Blob that can be read anywhere, and as chunks in order.

/** A source that can be read again, from any place. */
export interface Source {
  /** The bytes that offsets count from; undefined for text, which shows bytes without being them. */
  readonly blob?: Blob;
  readonly text?: string;
  /** Bytes to read, for the progress. */
  readonly size: number;
  /** What happened on the way here, as sentences. */
  readonly remarks: readonly string[];
}

const FIRST = 65_536; // little, so that there are rows at once
const PART = 524_288; // 20 ms of work: questions are answered in between

/** The chunks of a Blob; `seen` is told how far it is, and ends it by saying false. */
export async function* chunksOf(
  blob: Blob,
  seen: (read: number) => boolean,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < blob.size;) {
    const end = Math.min(at + (at === 0 ? FIRST : PART), blob.size);
    yield new Uint8Array(await blob.slice(at, end).arrayBuffer());
    if (!seen(end)) return;
    at = end;
  }
}

/** Bytes of a Blob. */
export async function bytesAt(blob: Blob, offset: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
}

/**
 * The source, unpacked if it was packed: offsets count in what is inside.
 *
 * @param seen As for {@linkcode chunksOf}, while it unpacks.
 */
export async function sourceOf(
  data: Blob | string,
  seen: (read: number) => boolean,
): Promise<Source> {
  if (typeof data === "string") return { text: data, size: data.length, remarks: [] };
  const first = await bytesAt(data, 0, 4_096);
  if (first[0] === 0x1f && first[1] === 0x8b) return await unpacked(data, seen);
  if (isText(first)) return { text: await data.text(), size: data.size, remarks: [] };
  return { blob: data, size: data.size, remarks: [] };
}

/** Text has no zeros, and captures, logs and frames are full of them. */
function isText(first: Uint8Array): boolean {
  if (first.length === 0 || first.some((byte) => byte < 9 || byte > 13 && byte < 32)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(first, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const UNPACKED_PART = 4_194_304;

async function unpacked(packed: Blob, seen: (read: number) => boolean): Promise<Source> {
  const parts: Blob[] = [];
  const remarks = ["The file is packed with gzip; offsets count in what is inside"];
  let gathered: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const flush = () => {
    parts.push(new Blob(gathered)); // the browser may keep it on disk
    gathered = [];
    size = 0;
  };
  try {
    for await (const chunk of inflated(packed, seen)) {
      gathered.push(chunk);
      if ((size += chunk.length) >= UNPACKED_PART) flush();
    }
  } catch {
    remarks.push("The file breaks off or is damaged: only what was unpacked before is shown");
  }
  flush();
  const blob = new Blob(parts);
  return { blob, size: blob.size, remarks };
}

async function* inflated(
  packed: Blob,
  seen: (read: number) => boolean,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let read = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      if (seen(read += chunk.length)) controller.enqueue(chunk);
      else controller.terminate();
    },
  });
  const reader = packed.stream().pipeThrough(counted)
    .pipeThrough(new DecompressionStream("gzip")).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
