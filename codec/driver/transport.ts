import type { ConnectionAction, ConnectionReport, TlsNames } from "../connection/mod.ts";
import type { SaslAuthenticator } from "../sasl/mod.ts";
import { isBytes } from "../wire/mod.ts";
import { type Dialer, DialError, type Duplex } from "./dialer.ts";

/** A report, before it says of which attempt. */
export type Report = ConnectionReport extends infer R
  ? R extends { readonly attempt: number } ? Omit<R, "attempt"> : never
  : never;

type Action<T> = Extract<ConnectionAction, { readonly type: T }>;

/** What one attempt opens: performs the actions about it, and reports until it is over. */
export class Transport {
  /** Whose it is, if there are several. */
  readonly connection: string | undefined;
  /** Who authenticates on it, once that has begun. */
  authenticator: SaslAuthenticator | undefined;
  readonly #dialer: Dialer;
  readonly #report: (report: Report) => void;
  readonly #controller: AbortController = new AbortController();
  #duplex: Duplex | undefined;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #writer: WritableStreamDefaultWriter<Uint8Array> | undefined;
  #isSecuring = false;
  #isFull = false;
  #isOver = false;

  constructor(dialer: Dialer, report: (report: Report) => void, connection?: string) {
    this.connection = connection;
    this.#dialer = dialer;
    this.#report = (given) => {
      if (!this.#isOver) report(given);
    };
  }

  async resolve({ host, family }: Action<"resolve">): Promise<void> {
    this.#report(
      await outcome(async () => {
        const addresses = await this.#dialer.resolve!(host, family, this.#controller.signal);
        return { type: "resolved", addresses: checked(addresses, areTexts, "NOT_ADDRESSES") };
      }, ({ code, temporary }) => ({ type: "resolveFailed", code, temporary })),
    );
  }

  async open({ host, address, port, tls }: Action<"open">): Promise<void> {
    const target = { host, address, port, ...(tls && { tls }) };
    const remote = `${address ?? host}:${port}`;
    const report = await outcome(async () => {
      this.#take(await this.#dialer.open(target, this.#controller.signal));
      return { type: "opened", remote, ...(tls && { secured: true }) };
    }, ({ code }) => ({ type: "openFailed", code }));
    this.#report(report);
    if (report.type === "opened" && !this.#isSecuring) this.#read();
  }

  async secure({ serverName, verifyName, alpn }: TlsNames): Promise<void> {
    this.#isSecuring = true;
    const names = { serverName, verifyName, alpn };
    const report = await outcome(
      async () => {
        this.#take(await this.#dialer.secure!(this.#duplex!, names, this.#controller.signal));
        return { type: "secured" };
      },
      ({ code, authentication }) =>
        GONE.has(code)
          ? { type: "peerClosed", code }
          : { type: "secureFailed", code, authentication },
    );
    this.#report(report);
    if (report.type === "secured") this.#read();
  }

  write({ writeSeq, bytes }: Action<"write">): void {
    try {
      const writer = this.#writer ??= this.#openWriter();
      writer.write(bytes).then(
        () => this.#report({ type: "flushed", writeSeq }),
        (error) => this.#lose(error),
      );
      if (writer.desiredSize !== null && writer.desiredSize <= 0) this.#pause(writer);
    } catch (error) {
      this.#lose(error); // somebody else has locked the stream
    }
  }

  /** The stream wants no more: says so, and when that has changed. */
  #pause(writer: WritableStreamDefaultWriter<Uint8Array>): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.#report({ type: "writable", writable: false });
    writer.ready.then(() => {
      this.#isFull = false;
      this.#report({ type: "writable", writable: true });
    }, ignore);
  }

  /** Ends it in good order: what was written still leaves. Settles when nothing of it is left; never rejects. */
  async close(): Promise<void> {
    this.#isOver = true;
    await quietly(() => this.#writer?.close());
    await this.abort();
  }

  /** Gives it up, whatever it is doing. Settles as `close` does. */
  async abort(): Promise<void> {
    this.#isOver = true;
    const reason = new Error("Cannot go on: the attempt is over");
    this.#controller.abort(reason);
    await Promise.all([
      quietly(() => this.#writer?.abort(reason)),
      quietly(() => this.#reader?.cancel(reason)),
      this.#duplex && free(this.#duplex),
    ]);
  }

  /** Takes what the dialer has opened, and frees it if nobody wants it any more or can use it. */
  #take(duplex: Duplex): void {
    const isUsable = isDuplex(duplex);
    if (this.#isOver || !isUsable) free(duplex);
    if (!isUsable) throw new DialError("NOT_A_DUPLEX");
    this.#duplex = duplex;
  }

  #openWriter(): WritableStreamDefaultWriter<Uint8Array> {
    const writer = this.#duplex!.writable.getWriter();
    writer.closed.catch((error) => this.#lose(error)); // even if nothing is being written
    return writer;
  }

  async #read(): Promise<void> {
    if (this.#isOver) return;
    try {
      const reader = this.#reader = this.#duplex!.readable.getReader();
      for (let next; !(next = await reader.read()).done;) {
        this.#report({ type: "received", bytes: checked(next.value, isBytes, "NOT_BYTES") });
      }
      this.#lose();
    } catch (error) {
      this.#lose(error);
    }
  }

  #lose(error?: unknown): void {
    this.#report({ type: "peerClosed", ...(error !== undefined && { code: factsOf(error).code }) });
  }
}

/** What there is to report: what has come of it, or how it has failed. */
async function outcome(
  act: () => Promise<Report>,
  failed: (facts: Facts) => Report,
): Promise<Report> {
  try {
    return await act();
  } catch (error) {
    return failed(factsOf(error));
  }
}

/** What a platform has given, unless it is something else. */
function checked<T>(value: T, is: (value: T) => boolean, code: string): T {
  if (is(value)) return value;
  throw new DialError(code);
}

function areTexts(values: readonly unknown[]): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}

/** Whether these are two streams that nobody uses. */
function isDuplex(duplex: Duplex): boolean {
  const { readable, writable } = Object(duplex);
  return readable?.locked === false && writable?.locked === false;
}

const freed = new WeakSet<Duplex>();

/** Ends what lies below, once. Streams that are locked are ended by whoever has locked them. */
async function free(duplex: Duplex): Promise<void> {
  if (Object(duplex) !== duplex || freed.has(duplex)) return;
  freed.add(duplex);
  await Promise.all([
    quietly(() => duplex.readable.cancel()),
    quietly(() => duplex.writable.abort()),
    quietly(() => duplex.close?.()),
  ]);
}

/** Does what may fail where nobody minds. */
async function quietly(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch {
    // it is over, however it ends
  }
}

/** What a platform's error says. */
interface Facts {
  readonly code: string;
  readonly authentication: boolean;
  readonly temporary: boolean;
}

/** Words of platforms for a peer that has gone, where a handshake was expected of it. */
const GONE: ReadonlySet<string> = new Set([
  "ECONNRESET",
  "EPIPE",
  "ConnectionReset",
  "UnexpectedEof",
  "CLOSED",
]);

/** Never throws, whatever the error is. */
function factsOf(error: unknown): Facts {
  try {
    const { code, name, authentication, temporary } = Object(error);
    return {
      code: [code, name].find((text) => text && typeof text === "string") ?? "UNKNOWN",
      authentication: authentication === true,
      temporary: temporary === true,
    };
  } catch {
    return { code: "UNKNOWN", authentication: false, temporary: false };
  }
}

function ignore(): void {}
