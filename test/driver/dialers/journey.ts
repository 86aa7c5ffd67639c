// What a dialer has to cope with, in the order in which it happens; runs on any platform.

import { DriverError } from "../../../codec/driver/driver_error.ts";
import { type BrokerOptions, connectBroker } from "../../../codec/driver/mod.ts";
import type { Dialer, Duplex } from "../../../codec/driver/dialer.ts";
import { parseRedirector } from "../../../codec/redirect/mod.ts";

export const MB = 1 << 20;

/** Where the peers listen; `closed` is where nobody does. */
export type Ports = Readonly<
  Record<
    | "echo"
    | "tls"
    | "expired"
    | "greeting"
    | "hangup"
    | "reset"
    | "silent"
    | "ender"
    | "sink"
    | "gate"
    | "flood"
    | "meter"
    | "closed",
    number
  >
>;

/** What the peers count. */
export interface Meter {
  /** Bytes of the last flood that were taken. */
  flooded: number;
  /** Bytes that the last ender has heard. */
  heard: number;
  /** Bytes that the last sink has read. */
  sunk: number;
  /** The name of the last TLS handshake. */
  serverName: string | null;
  /** Connections beside that of the meter. */
  open: number;
}

/** What is known of a failure. */
export interface Failed {
  readonly code: string;
  readonly authentication: boolean;
}

/** The names of the server's certificate. */
export const LOCALHOST = { serverName: "localhost", verifyName: "localhost", alpn: [] };

/** Dials the peers. */
export class Journey {
  readonly #dialer: Dialer;
  readonly #ports: Ports;

  constructor(dialer: Dialer, ports: Ports) {
    this.#dialer = dialer;
    this.#ports = ports;
  }

  /** Opens a transport to a peer. */
  open(peer: keyof Ports, signal: AbortSignal = forever()): Promise<Duplex> {
    const target = { host: "127.0.0.1", address: null, port: this.#ports[peer] };
    return this.#dialer.open(target, signal);
  }

  /** Opens a transport to a peer and encrypts it. */
  async secure(
    peer: keyof Ports,
    names: Parameters<NonNullable<Dialer["secure"]>>[1] = LOCALHOST,
    signal: AbortSignal = forever(),
  ): Promise<Duplex> {
    const plain = await this.open(peer);
    try {
      return await this.#dialer.secure!(plain, names, signal);
    } catch (error) {
      end(plain);
      throw error;
    }
  }

  /** What the peers have counted. */
  async meter(): Promise<Meter> {
    const duplex = await this.open("meter");
    const text = await textOf(duplex);
    end(duplex);
    return JSON.parse(text);
  }

  /** The same, once something holds. */
  async meterWhen(holds: (meter: Meter) => boolean): Promise<Meter> {
    for (let i = 0; i < 500; i++) {
      const meter = await this.meter();
      if (holds(meter)) return meter;
      await pause(20);
    }
    throw new Error("Cannot wait any longer");
  }

  // ---- opening ----

  async opens(): Promise<string> {
    return await echoed(await this.open("echo"), "hello");
  }

  refused(): Promise<Failed> {
    return failure(this.open("closed"));
  }

  unresolvable(): Promise<Failed> {
    const host = "no-such-host.invalid";
    const { resolve } = this.#dialer;
    if (resolve) return failure(resolve(host, "any", forever()));
    return failure(this.#dialer.open({ host, address: null, port: 1 }, forever()));
  }

  // ---- TLS ----

  async encrypts(names: typeof LOCALHOST | { serverName: null; verifyName: string; alpn: [] }) {
    const text = await echoed(await this.secure("tls", names), "secret");
    return { text, serverName: (await this.meter()).serverName };
  }

  async refusesPeer(peer: keyof Ports, names = LOCALHOST): Promise<Failed> {
    return await failure(this.secure(peer, names));
  }

  // ---- giving up ----

  async abortedBefore(): Promise<unknown> {
    return await reasonOf(this.open("silent", AbortSignal.abort("before")));
  }

  async abortedOpening(): Promise<unknown> {
    const controller = new AbortController();
    const opening = reasonOf(this.open("silent", controller.signal));
    controller.abort(new Error("while opening"));
    return await opening;
  }

  async abortedSecuring(): Promise<unknown> {
    const controller = new AbortController();
    const securing = reasonOf(this.secure("silent", LOCALHOST, controller.signal));
    setTimeout(() => controller.abort(new Error("while securing")), 50);
    return await securing;
  }

  /** A signal is for opening, not for what is open. */
  async abortedLater(): Promise<string> {
    const controller = new AbortController();
    const duplex = await this.open("echo", controller.signal);
    controller.abort(new Error("too late"));
    await pause(20);
    return await echoed(duplex, "still here");
  }

  // ---- the peer goes ----

  /** What is read to its end; and how much the peer hears of what is written then. */
  async peerEnds(): Promise<{ text: string; heard: number }> {
    const duplex = await this.open("ender");
    const text = await textOf(duplex);
    const writer = duplex.writable.getWriter();
    await writer.write(new Uint8Array(1000)).catch(() => {}); // some platforms close both ways at once
    await writer.close().catch(() => {});
    const { heard } = await this.meterWhen(({ heard, open }) => heard > 0 || open === 0);
    end(duplex);
    return { text, heard };
  }

  /** How reading fails, and then writing. */
  async peerResets(): Promise<{ read: Failed; wrote: boolean }> {
    const duplex = await this.open("reset");
    const writer = duplex.writable.getWriter();
    await writer.write(new Uint8Array(10));
    const read = await failure(duplex.readable.getReader().read());
    const wrote = await writer.write(new Uint8Array(10)).then(() => true, () => false);
    end(duplex);
    return { read, wrote };
  }

  // ---- much ----

  /** How many of 64 writes of 1 MB are done while the peer reads nothing; and what it has read at last. */
  async writesMuch(): Promise<{ done: number; sunk: number }> {
    const duplex = await this.open("sink");
    const writer = duplex.writable.getWriter();
    let count = 0;
    const all = Array.from(
      { length: 64 },
      () => writer.write(new Uint8Array(MB)).then(() => count++),
    );
    await rested(() => count);
    const done = count;
    await this.release();
    await Promise.all(all);
    await writer.close();
    const { sunk } = await this.meterWhen(({ sunk }) => sunk === 64 * MB);
    end(duplex);
    return { done, sunk };
  }

  /** How much of 64 MB the peer can send while nobody reads; and what is read at last. */
  async readsMuch(): Promise<{ flooded: number; read: number; right: boolean }> {
    const duplex = await this.open("flood");
    const reader = duplex.readable.getReader();
    const first = await reader.read();
    let read = first.value!.length;
    let right = first.value![0] === "f".charCodeAt(0);
    const flooded = await this.#restedFlood();
    for (let next; !(next = await reader.read()).done; read += next.value.length) {
      right &&= next.value[0] === "flood".charCodeAt((read % MB) % 5);
    }
    end(duplex);
    return { flooded, read, right };
  }

  async #restedFlood(): Promise<number> {
    for (let last = -1;;) {
      const { flooded } = await this.meter();
      if (flooded === last) return flooded;
      last = flooded;
      await pause(200);
    }
  }

  /** What is left when the transport is closed while the peer does not take a write: it settles, somehow. */
  async closesDuringWrite(): Promise<number> {
    const duplex = await this.open("sink");
    const writer = duplex.writable.getWriter();
    const writing = Promise.allSettled([writer.write(new Uint8Array(32 * MB)), writer.closed]);
    await pause(50);
    await Promise.allSettled([writer.abort(), duplex.close?.()]);
    await writing;
    await this.release();
    return (await this.meterWhen(({ open }) => open === 0)).open;
  }

  /** How much the peer gets of what was written before an orderly close, while it has more to say itself. */
  async closesInOrder(): Promise<number> {
    const duplex = await this.open("sink");
    const writer = duplex.writable.getWriter();
    const writing = writer.write(new Uint8Array(8 * MB));
    const closing = writer.close();
    await this.release();
    await Promise.all([writing, closing]);
    end(duplex);
    return (await this.meterWhen(({ open }) => open === 0)).sunk;
  }

  /** Connections that are still open when everything is given up, and the silent peers have gone. */
  async left(): Promise<number> {
    await this.release();
    return (await this.meterWhen(({ open }) => open === 0)).open;
  }

  /** Lets the sinks read, and the silent peers go. */
  async release(): Promise<void> {
    const duplex = await this.open("gate");
    await textOf(duplex);
    end(duplex);
  }

  // ---- with a connection above ----

  /** The reason and the code with which a client cannot connect. */
  async cannotConnect(
    peer: keyof Ports,
    options: Partial<BrokerOptions> = {},
  ): Promise<readonly [reason: string, code: string | undefined]> {
    const port = this.#ports[peer];
    try {
      const client = await connectBroker(this.#dialer, { host: "localhost", port, ...options });
      await client.close();
      return ["CONNECTED", undefined];
    } catch (error) {
      if (!(error instanceof DriverError)) throw error;
      return [error.reason, error.code];
    }
  }

  /** Options for a peer whose certificate is that of another. */
  elsewhere(peer: keyof Ports): Partial<BrokerOptions> {
    const host = "elsewhere.example";
    return { host, redirector: parseRedirector(`${host} => localhost:${this.#ports[peer]}`) };
  }
}

/** The number, once it has not changed for a while. */
async function rested(count: () => number): Promise<void> {
  for (let last = -1; last !== count();) {
    last = count();
    await pause(300);
  }
}

/** Says something and hears it back. */
export async function echoed(duplex: Duplex, text: string): Promise<string> {
  const writer = duplex.writable.getWriter();
  await writer.write(new TextEncoder().encode(text));
  const reader = duplex.readable.getReader();
  let heard = "";
  while (heard.length < text.length) {
    const { value, done } = await reader.read();
    if (done) break;
    heard += new TextDecoder().decode(value);
  }
  await writer.close();
  await reader.cancel();
  end(duplex);
  return heard;
}

/** All that the peer says. */
export async function textOf({ readable }: Duplex): Promise<string> {
  let text = "";
  const reader = readable.getReader();
  for (let next; !(next = await reader.read()).done;) text += new TextDecoder().decode(next.value);
  return text;
}

/** Frees what lies below, as a driver does: it may be closed already. */
export function end(duplex: Duplex): void {
  Promise.resolve().then(() => duplex.close?.()).catch(() => {});
}

/** What is known of the failure of a promise. */
export async function failure(promise: Promise<unknown>): Promise<Failed> {
  const error = await promise.then(() => ({ code: "NO_FAILURE" }), (error) => error);
  return { code: error.code ?? error.name, authentication: error.authentication === true };
}

/** The text of what a promise is rejected with. */
export async function reasonOf(promise: Promise<unknown>): Promise<string> {
  return await promise.then(() => "no failure", (error) => String(error?.message ?? error));
}

/** Lets time pass. */
export function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

function forever(): AbortSignal {
  return new AbortController().signal;
}
