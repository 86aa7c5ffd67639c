import type { Duplex } from "./dialer.ts";

/** So many bytes may wait, either way, before whoever sends them has to wait. */
export const ROOM: number = 1 << 16;

/** What a platform's socket tells. */
export interface PushEvents {
  /** Bytes have come. False: enough of them wait; no more should come until `resume`. */
  receive(bytes: Uint8Array): boolean;
  /** The peer sends no more. */
  end(): void;
  /** Nothing can be read or written any more. */
  fail(error: unknown): void;
}

/** What is asked of a platform's socket. `done` is called once, with what went wrong. */
export interface PushSocket {
  /** Bytes are welcome. Called before the first ones, and at any time. */
  resume?(): unknown;
  /** Takes bytes; done when the next ones may come. */
  write(bytes: Uint8Array, done: (error?: unknown) => void): unknown;
  /** Ends it in good order; done when what was written has left. */
  end(done: (error?: unknown) => void): unknown;
  /** Ends it at once. Called at any time. */
  destroy(): unknown;
}

/** Streams over a socket that pushes what it receives. They copy no bytes, and want none before the first read. */
export function pushDuplex(listen: (events: PushEvents) => PushSocket): Duplex {
  let source: ReadableStreamDefaultController<Uint8Array>;
  let sink: WritableStreamDefaultController;
  let isOpen = true;
  const over = (then: () => void) => {
    if (isOpen) then();
    isOpen = false;
  };
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => void (source = controller),
    pull: () => void socket.resume?.(),
    // What still comes is dropped. Unread bytes would make the system reset what was written when it closes.
    cancel: () => over(() => socket.resume?.()),
  }, { highWaterMark: 0, size });
  const writable = new WritableStream<Uint8Array>({
    start: (controller) => void (sink = controller),
    write: (bytes) => promised((done) => socket.write(bytes, done)),
    close: () => promised((done) => socket.end(done)),
    abort: () => void socket.destroy(),
  }, { highWaterMark: ROOM, size });
  const socket = listen({
    receive(bytes) {
      if (isOpen) source.enqueue(bytes);
      return source.desiredSize! > -ROOM; // 0 when it is over
    },
    end: () => over(() => source.close()),
    fail(error) {
      over(() => source.error(error));
      sink.error(error);
    },
  });
  return { readable, writable, close: () => void socket.destroy() };
}

function size({ length }: Uint8Array): number {
  return length;
}

function promised(act: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((done, failed) => act((error) => (error ? failed(error) : done())));
}
