import { describe, expect, it } from "vitest";
import { connectBroker } from "../../../codec/driver/mod.ts";
import type { DialTarget } from "../../../codec/driver/dialer.ts";
import { memoryDuplex } from "../../../codec/driver/memory.ts";
import { workersDialer, type WorkersSocket } from "../../../codec/driver/workers_dialer.ts";
import { echoed, failure, reasonOf } from "./journey.ts";

/** A platform in memory: each socket echoes, once a test has opened it. */
class Platform {
  readonly asked: unknown[] = [];
  readonly sockets: TestSocket[] = [];
  readonly connect = (...args: unknown[]) => {
    this.asked.push(args);
    return this.add();
  };

  /** The last socket. */
  get socket(): TestSocket {
    return this.sockets.at(-1)!;
  }

  add(): TestSocket {
    const socket = new TestSocket(this);
    this.sockets.push(socket);
    return socket;
  }
}

class TestSocket implements WorkersSocket {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;
  readonly opened: Promise<unknown>;
  readonly closed: Promise<unknown>;
  open: () => void = () => {};
  fail: (message: string) => void = () => {};
  closes = 0;
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
    const { readable, writable } = memoryDuplex(({ send }) => ({ receive: send, closed() {} }));
    this.readable = readable;
    this.writable = writable;
    let failClosed = (_: Error) => {};
    this.closed = new Promise((_, failed) => failClosed = failed);
    this.opened = new Promise<void>((done, failed) => {
      this.open = done;
      this.fail = (message) => {
        failed(new Error(message));
        failClosed(new Error(message)); // both, as the platform does it
      };
    });
  }

  close(): Promise<void> {
    this.closes++;
    return Promise.reject(new Error("it is closed already"));
  }

  startTls(...args: unknown[]): TestSocket {
    this.#platform.asked.push(args);
    return this.#platform.add();
  }
}

const target: DialTarget = { host: "b1.internal", address: null, port: 9093 };
const names = { serverName: "b1.internal", verifyName: "b1.internal", alpn: [] };
const { signal } = new AbortController();

describe("workersDialer() opens", () => {
  it("a socket that can be encrypted, by name or address", async () => {
    const platform = new Platform();
    const dialer = workersDialer(platform.connect);
    for (const address of [null, "10.0.0.1"]) {
      const opening = dialer.open({ ...target, address }, signal);
      platform.socket.open();
      expect(await echoed(await opening, "hello")).toBe("hello");
    }
    const how = { secureTransport: "starttls", allowHalfOpen: true };
    expect(platform.asked).toEqual([
      [{ hostname: "b1.internal", port: 9093 }, how],
      [{ hostname: "10.0.0.1", port: 9093 }, how],
    ]);
    expect([dialer.resolve, dialer.capabilities]).toEqual([undefined, {}]);
  });

  it("not what the platform cannot connect", async () => {
    const platform = new Platform();
    const opening = failure(workersDialer(platform.connect).open(target, signal));
    platform.socket.fail("proxy request failed, cannot connect to the specified address");
    expect(await opening).toEqual({ code: "CONNECT_FAILED", authentication: false });
    expect(platform.socket.closes).toBe(1);
  });

  it("not what the platform refuses to try", async () => {
    const { open } = workersDialer(() => {
      throw new TypeError("the port is not allowed");
    });
    expect(await reasonOf(open(target, signal))).toBe("the port is not allowed");
  });

  it("not what is given up, and closes what opens late", async () => {
    const platform = new Platform();
    const controller = new AbortController();
    const opening = reasonOf(workersDialer(platform.connect).open(target, controller.signal));
    controller.abort(new Error("while opening"));
    expect(await opening).toBe("while opening");
    platform.socket.open();
    expect(platform.socket.closes).toBe(1);
  });
});

describe("workersDialer() encrypts", () => {
  /** A dialer, its platform, and an open socket. */
  async function opened() {
    const platform = new Platform();
    const dialer = workersDialer(platform.connect);
    const opening = dialer.open(target, signal);
    platform.socket.open();
    return { platform, dialer, duplex: await opening };
  }

  it("with the name that is verified", async () => {
    for (const serverName of ["b1.internal", null]) {
      const { platform, dialer, duplex } = await opened();
      const securing = dialer.secure!(duplex, { ...names, serverName }, signal);
      platform.socket.open();
      expect(await echoed(await securing, "secret")).toBe("secret");
      expect(platform.asked[1]).toEqual([{ expectedServerHostname: "b1.internal" }]);
    }
  });

  it("connection C12: not with two names, which the platform does not know", async () => {
    const { platform, dialer, duplex } = await opened();
    const two = { ...names, serverName: "router.example" };
    expect(await failure(dialer.secure!(duplex, two, signal))).toEqual({
      code: "TLS_NAMES_DIFFER",
      authentication: false,
    });
    expect(platform.sockets.length).toBe(1);
  });

  it("not what fails, and tells what the platform tells", async () => {
    for (
      const [message, authentication] of [
        ["internal error; reference = inule4k1fna0d39v", false],
        ["invalid peer certificate: UnknownIssuer", true],
      ] as const
    ) {
      const { platform, dialer, duplex } = await opened();
      const securing = failure(dialer.secure!(duplex, names, signal));
      platform.socket.fail(message);
      expect(await securing).toEqual({ code: "TLS_FAILED", authentication });
    }
  });

  it("not what is given up", async () => {
    const { platform, dialer, duplex } = await opened();
    const controller = new AbortController();
    const securing = reasonOf(dialer.secure!(duplex, names, controller.signal));
    controller.abort(new Error("while securing"));
    expect(await securing).toBe("while securing");
    expect(platform.socket.closes).toBe(1);
  });
});

it("connection A.17: under a connection, failures are told apart", async () => {
  const platform = new Platform();
  const connecting = connectBroker(workersDialer(platform.connect), {
    host: "b1.internal",
    port: 9093,
    securityProtocol: "SSL",
  }).catch(({ reason, code }) => [reason, code]);
  platform.socket.open();
  while (platform.sockets.length < 2) await new Promise((done) => setTimeout(done, 0));
  platform.socket.fail("certificate has expired");
  expect(await connecting).toEqual(["TLS_IDENTITY", "TLS_FAILED"]);
});
