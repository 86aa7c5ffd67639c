// A driver for Node: performs what a Connection asks for over sockets, and reports what happens.

import type {
  Answer,
  Connection,
  ConnectionAction,
  ConnectionEvent,
  ConnectionInput,
  TlsNames,
} from "kafka-wire";
import { timerDelayMs } from "kafka-wire";
import type { SaslAuthenticator } from "kafka-wire/sasl";
import { lookup } from "node:dns";
import { connect as openSocket, type Socket } from "node:net";
import { checkServerIdentity, connect as startTls } from "node:tls";

/** What the driver needs beside the connection. */
export interface DriverOptions {
  /** Certificates to trust, as PEM. Default: those of Node. */
  readonly ca?: string;
  /** For mechanisms other than PLAIN. */
  readonly authenticator?: SaslAuthenticator;
}

/** Drives one connection. Give commands to `step`; events come to `tell`, in order. */
export class NodeDriver {
  readonly #connection: Connection;
  readonly #tell: (event: ConnectionEvent) => void;
  readonly #options: DriverOptions;
  readonly #sockets = new Map<number, Socket>(); // by attempt, as long as the connection wants it
  #timer: NodeJS.Timeout | undefined;

  constructor(
    connection: Connection,
    tell: (event: ConnectionEvent) => void,
    options: DriverOptions = {},
  ) {
    this.#connection = connection;
    this.#tell = tell;
    this.#options = options;
  }

  /** One input in, every effect out, one timer armed. */
  step(input: ConnectionInput): Answer {
    const answer = this.#connection.handle(input, performance.now());
    for (let effect; (effect = this.#connection.poll()) !== undefined;) {
      if (isAction(effect)) this.#perform(effect);
      else this.#tell(effect);
    }
    clearTimeout(this.#timer);
    const { deadlineMs } = this.#connection;
    if (deadlineMs !== undefined) {
      const delayMs = timerDelayMs(deadlineMs, performance.now());
      this.#timer = setTimeout(() => this.step({ type: "tick" }), delayMs);
    }
    return answer;
  }

  #perform(action: ConnectionAction): void {
    const { attempt } = action;
    switch (action.type) {
      case "redirect": // asked for with `redirector: "ask-driver"` only
        return void this.step({ type: "redirected", attempt, decision: null });
      case "resolve":
        return this.#resolve(attempt, action.host);
      case "open":
        return this.#open(attempt, action.address ?? action.host, action.port);
      case "secure":
        return this.#secure(attempt, action);
      case "answerSasl":
        return void this.#answerSasl(attempt, action.round, action.challenge);
      case "write":
        return void this.#sockets.get(attempt)?.write(action.bytes, (error) => {
          if (!error) this.step({ type: "flushed", attempt, writeSeq: action.writeSeq });
        });
      case "close":
        this.#sockets.get(attempt)?.end();
        return void this.#sockets.delete(attempt);
      case "abort":
        this.#sockets.get(attempt)?.destroy();
        return void this.#sockets.delete(attempt);
    }
  }

  #resolve(attempt: number, host: string): void {
    lookup(host, { all: true, verbatim: true }, (error, found) => {
      if (error) this.step({ type: "resolveFailed", attempt, code: error.code ?? "EAI_FAIL" });
      else this.step({ type: "resolved", attempt, addresses: found.map(({ address }) => address) });
    });
  }

  #open(attempt: number, host: string, port: number): void {
    // The order of addresses is the machine's, and so is the time limit.
    const socket = openSocket({ host, port, autoSelectFamily: false, allowHalfOpen: true });
    let failure: NodeJS.ErrnoException | undefined;
    socket.on("error", (error) => failure = error);
    socket.once("connect", () => {
      this.#listen(attempt, socket);
      this.step({ type: "opened", attempt, remote: `${socket.remoteAddress}:${port}` });
    });
    socket.once("close", () => {
      const code = failure?.code;
      if (!this.#sockets.delete(attempt)) return; // it was given up
      if (socket.bytesRead + socket.bytesWritten > 0 || code === undefined) {
        this.step({ type: "peerClosed", attempt, ...(code !== undefined && { code }) });
      } else this.step({ type: "openFailed", attempt, code });
    });
    this.#sockets.set(attempt, socket);
  }

  #listen(attempt: number, socket: Socket): void {
    socket.on("data", (bytes: Uint8Array) => this.step({ type: "received", attempt, bytes }));
    socket.on("end", () => this.step({ type: "halfClosed", attempt }));
  }

  #secure(attempt: number, { serverName, verifyName, alpn }: TlsNames): void {
    const socket = this.#sockets.get(attempt);
    if (!socket) return;
    socket.removeAllListeners("data").removeAllListeners("end");
    const secure = startTls({
      socket,
      ...(this.#options.ca !== undefined && { ca: this.#options.ca }),
      ...(serverName !== null && { servername: serverName }),
      ...(alpn.length > 0 && { ALPNProtocols: [...alpn] }),
      checkServerIdentity: (_, certificate) => checkServerIdentity(verifyName, certificate),
    });
    secure.on("error", (error: NodeJS.ErrnoException) => {
      const { code = "ERR_TLS" } = error;
      const authentication = code.startsWith("ERR_TLS_CERT") || !code.startsWith("E");
      this.step({ type: "secureFailed", attempt, code, authentication });
    });
    secure.once("secureConnect", () => {
      this.#sockets.set(attempt, secure);
      this.#listen(attempt, secure);
      this.step({ type: "secured", attempt });
    });
  }

  async #answerSasl(attempt: number, round: number, challenge: Uint8Array | null): Promise<void> {
    try {
      const { token, done } = await this.#options.authenticator!.answer(round, challenge);
      this.step({ type: "saslAnswered", attempt, round, token, ...(done && { done }) });
    } catch (error) {
      this.step({ type: "saslFailed", attempt, round, message: (error as Error).message });
    }
  }
}

const ACTIONS = new Set([
  "redirect",
  "resolve",
  "open",
  "secure",
  "answerSasl",
  "write",
  "close",
  "abort",
]);

function isAction(effect: ConnectionAction | ConnectionEvent): effect is ConnectionAction {
  return ACTIONS.has(effect.type);
}
