import type { Duplex } from "./dialer.ts";

/** The broker's end of a transport in memory: what it may do. */
export interface MemoryEnd {
  /** Sends bytes; after the end of the transport they go nowhere. */
  send(bytes: Uint8Array): void;
  /** Ends the transport in good order: the client reads the end behind what was sent. */
  close(): void;
  /** Breaks the transport: the client's reads and writes fail with `error`. */
  fail(error: Error): void;
}

/** The broker's end of a transport in memory: what happens to it. */
export interface MemoryPeer {
  /** The client has written bytes. While a promise is pending, its next ones wait. */
  receive(bytes: Uint8Array): void | Promise<void>;
  /** The client has closed the transport, or given it up. Called once, unless `close` or `fail` came before. */
  closed(): void;
}

/**
 * A transport whose other end is an object in the same program: for tests, brokers in memory and tunnels.
 *
 * @param accept Gets the means to answer, and gives what is to hear.
 * @example An echo:
 * ```ts
 * import { memoryDuplex } from "kafka-wire/driver";
 * const { readable, writable } = memoryDuplex((end) => ({ receive: (bytes) => end.send(bytes), closed() {} }));
 * await writable.getWriter().write(Uint8Array.of(1, 2));
 * const { value } = await readable.getReader().read();
 * if (value?.length !== 2) throw new Error("Cannot match: expected the two bytes");
 * ```
 */
export function memoryDuplex(accept: (end: MemoryEnd) => MemoryPeer): Duplex {
  let source: ReadableStreamDefaultController<Uint8Array>;
  let sink: WritableStreamDefaultController;
  let isOver = false;
  const over = (then: () => void) => {
    if (isOver) return;
    isOver = true;
    then();
  };
  const left = () => over(() => peer.closed());
  const readable = new ReadableStream<Uint8Array>({
    start: (controller) => void (source = controller),
    cancel: left,
  });
  const writable = new WritableStream<Uint8Array>({
    start: (controller) => void (sink = controller),
    write: (bytes) => isOver ? undefined : peer.receive(bytes),
    close: left,
    abort: left,
  });
  const peer = accept({
    send: (bytes) => void (isOver || source.enqueue(bytes)),
    close: () => over(() => source.close()),
    fail: (error) =>
      over(() => {
        source.error(error);
        sink.error(error);
      }),
  });
  return { readable, writable, close: left };
}
