import { describe, expect, it } from "vitest";
import { connectBroker } from "../../../codec/driver/mod.ts";
import type { DialTarget } from "../../../codec/driver/dialer.ts";
import { ROOM } from "../../../codec/driver/push_duplex.ts";
import { webSocketDialer, type WebSocketLike } from "../../../codec/driver/web_socket_dialer.ts";
import { failure, pause, reasonOf, textOf } from "./journey.ts";

type Listener = ((event: never) => unknown) | null;

let sockets: TestSocket[] = [];

/** A WebSocket that does what a test says. */
class TestSocket implements WebSocketLike {
  binaryType = "blob";
  readyState = 0;
  bufferedAmount = 0;
  onopen: Listener = null;
  onmessage: Listener = null;
  onerror: Listener = null;
  onclose: Listener = null;
  readonly url: string;
  readonly sent: unknown[] = [];
  closes = 0;

  constructor(url: string) {
    if (!/^wss?:/i.test(url)) throw new SyntaxError("Invalid URL");
    this.url = url;
    sockets.push(this);
  }

  send(bytes: Uint8Array): void {
    this.sent.push(bytes);
    this.bufferedAmount += bytes.length;
  }

  close(): void {
    this.closes++;
    this.readyState = Math.max(this.readyState, 2);
  }

  /** The platform tells that it is open. */
  open(): void {
    this.readyState = 1;
    this.onopen?.({ type: "open" } as never);
  }

  /** The platform tells that it is closed. */
  end(code: number): void {
    this.readyState = 3;
    if (code === 1006) this.onerror?.({ type: "error" } as never);
    this.onclose?.({ type: "close", code } as never);
  }

  /** The platform hands on a message. */
  receive(data: unknown): void {
    this.onmessage?.({ type: "message", data } as never);
  }
}

const target: DialTarget = { host: "b1.internal", address: null, port: 9092 };
const { signal } = new AbortController();
const dialer = webSocketDialer(
  TestSocket,
  ({ host, port }) => `ws://tunnel.example/${host}/${port}`,
);

/** A socket and the streams over it. */
async function opened() {
  sockets = [];
  const opening = dialer.open(target, signal);
  const [socket] = sockets;
  socket!.open();
  return { socket: socket!, duplex: await opening };
}

describe("webSocketDialer() opens", () => {
  it("what the URL says, for binary messages", async () => {
    const { socket } = await opened();
    expect([socket.url, socket.binaryType]).toEqual([
      "ws://tunnel.example/b1.internal/9092",
      "arraybuffer",
    ]);
    expect(socket.closes).toBe(0);
  });

  it("connection C15: without TLS, names and addresses of its own", () => {
    const { capabilities, resolve, secure } = dialer;
    expect({ capabilities, resolve, secure }).toEqual({ capabilities: { tlsNames: false } });
  });

  it("not in the open what should be encrypted", async () => {
    const tls = { serverName: "b1.internal", verifyName: "b1.internal", alpn: [] };
    sockets = [];
    expect(await failure(dialer.open({ ...target, tls }, signal))).toEqual({
      code: "NOT_ENCRYPTED",
      authentication: false,
    });
    expect(sockets).toEqual([]);
    const encrypted = webSocketDialer(TestSocket, () => "WSS://tunnel.example");
    const opening = encrypted.open({ ...target, tls }, signal);
    sockets[0]!.open();
    expect((await opening).readable.locked).toBe(false);
  });

  it("not what closes before", async () => {
    for (const code of [0, 1000, 1006]) { // 0: Deno
      sockets = [];
      const opening = failure(dialer.open(target, signal));
      sockets[0]!.end(code);
      expect(await opening).toEqual({ code: `CLOSE_${code}`, authentication: false });
    }
  });

  it("not what is no URL", async () => {
    const { open } = webSocketDialer(TestSocket, () => "nonsense");
    expect(await reasonOf(open(target, signal))).toBe("Invalid URL");
  });

  it("not what is given up", async () => {
    sockets = [];
    const controller = new AbortController();
    const opening = reasonOf(dialer.open(target, controller.signal));
    controller.abort(new Error("while opening"));
    expect(await opening).toBe("while opening");
    expect(sockets[0]!.closes).toBe(1);
    sockets[0]!.open(); // too late
    sockets[0]!.end(1006);
    await pause(0);
  });
});

describe("webSocketDialer() streams", () => {
  it("messages, joined, from the first one on", async () => {
    sockets = [];
    const opening = dialer.open(target, signal);
    sockets[0]!.open();
    sockets[0]!.receive(new TextEncoder().encode("he").buffer);
    sockets[0]!.receive(new TextEncoder().encode("llo").buffer);
    sockets[0]!.end(1000);
    expect(await textOf(await opening)).toBe("hello");
  });

  it("to the end, which some codes are", async () => {
    for (const code of [1000, 1001, 1005]) {
      const { socket, duplex } = await opened();
      socket.receive(new ArrayBuffer(1));
      socket.end(code);
      expect(await textOf(duplex)).toBe("\0");
      const writing = failure(duplex.writable.getWriter().write(new Uint8Array(1)));
      expect(await writing).toEqual({ code: `CLOSE_${code}`, authentication: false });
    }
  });

  it("to the failure, which all others are", async () => {
    for (const code of [0, 1002, 1006, 1011, 4000]) {
      const { socket, duplex } = await opened();
      socket.end(code);
      expect(await failure(textOf(duplex))).toEqual({
        code: `CLOSE_${code}`,
        authentication: false,
      });
    }
  });

  it("no text", async () => {
    const { socket, duplex } = await opened();
    socket.receive("hello");
    expect(await failure(textOf(duplex))).toEqual({ code: "TEXT_FRAME", authentication: false });
  });

  it("at once, as long as not much waits to leave", async () => {
    const { socket, duplex } = await opened();
    const writer = duplex.writable.getWriter();
    const bytes = new Uint8Array(ROOM);
    await writer.write(bytes);
    expect(socket.sent[0]).toBe(bytes);
    let isWritten = false;
    const writing = writer.write(new Uint8Array(1)).then(() => isWritten = true);
    await pause(30);
    expect([socket.sent.length, isWritten]).toEqual([2, false]);
    socket.bufferedAmount = ROOM;
    await writing;
  });

  it("not for ever, if what waits never leaves", async () => {
    const { socket, duplex } = await opened();
    const writer = duplex.writable.getWriter();
    const closed = failure(writer.closed);
    const writing = Promise.allSettled([writer.write(new Uint8Array(2 * ROOM))]);
    await pause(20);
    socket.end(1006);
    await writing;
    expect((await closed).code).toBe("CLOSE_1006");
  });
});

describe("webSocketDialer() ends", () => {
  it("in order, when the platform tells so", async () => {
    const { socket, duplex } = await opened();
    let isClosed = false;
    const closing = duplex.writable.getWriter().close().then(() => isClosed = true);
    await pause(0);
    expect([socket.closes, isClosed]).toEqual([1, false]);
    socket.end(1005);
    await closing;
  });

  it("at once", async () => {
    const { socket, duplex } = await opened();
    duplex.close?.();
    expect(socket.closes).toBe(1);
  });
});

it("connection A.17: under a connection, failures are told apart", async () => {
  sockets = [];
  const connecting = connectBroker(dialer, { host: "b1.internal", port: 9092 })
    .catch(({ reason, code }) => [reason, code]);
  sockets[0]!.end(1006);
  expect(await connecting).toEqual(["UNREACHABLE", "CLOSE_1006"]);
});
