import {
  type Answer,
  Connection,
  type ConnectionAction,
  type ConnectionEffect,
  type ConnectionEvent,
  type ConnectionInput,
  type ConnectionOptions,
  type ConnectionReport,
  type ConnectionState,
} from "../connection/mod.ts";
import type { RedirectDecision, RedirectInput } from "../redirect/mod.ts";
import type { SaslAuthenticator } from "../sasl/mod.ts";
import { isBytes } from "../wire/mod.ts";
import { Alarm } from "./alarm.ts";
import type { Clock } from "./clock.ts";
import type { Dialer } from "./dialer.ts";
import { type Report, Transport } from "./transport.ts";

/** What a driver performs actions with. */
export interface Platform {
  readonly dialer: Dialer;
  readonly clock: Clock;
  readonly authenticator: SaslAuthenticator | undefined;
  readonly decide:
    | ((input: RedirectInput) => Promise<RedirectDecision | null | undefined>)
    | undefined;
}

/** Drives one machine (connection M12): performs its actions, reports what happens, wakes it and its owner on time. */
export class Driver {
  readonly #machine: Connection;
  readonly #platform: Platform;
  readonly #alarm: Alarm;
  readonly #tell: (event: ConnectionEvent) => void;
  readonly #settled: () => void;
  readonly #transports: Map<number, Transport> = new Map();
  readonly #ending: Map<Transport, Promise<void>> = new Map();
  #ownersMs = Infinity;

  /**
   * @param tell Gets every event, in order.
   * @param settled Called when a report or the time has had all its effects: the moment for new commands.
   */
  constructor(
    options: ConnectionOptions,
    platform: Platform,
    tell: (event: ConnectionEvent) => void,
    settled: () => void,
  ) {
    this.#machine = new Connection(options);
    this.#platform = platform;
    this.#alarm = new Alarm(platform.clock, () => this.#happened({ type: "tick" }));
    this.#tell = tell;
    this.#settled = settled;
  }

  /** One input in, every effect out, one timer armed. */
  handle(input: ConnectionInput): Answer {
    const answer = this.#machine.handle(input, this.#platform.clock.nowMs());
    for (let effect; (effect = this.#machine.poll()) !== undefined;) {
      if (isAction(effect)) this.#perform(effect);
      else this.#hear(effect);
    }
    this.#arm();
    return answer;
  }

  /** Wakes the owner, too, as late as then. */
  wakeBy(deadlineMs: number): void {
    this.#ownersMs = deadlineMs;
    this.#arm();
  }

  /** Settles when nothing is left of the transports that are over. */
  get ended(): Promise<unknown> {
    return Promise.all(this.#ending.values());
  }

  /** Gives up the transports that do not come to their end. */
  abandon(): void {
    for (const transport of this.#ending.keys()) transport.abort();
  }

  /** An attempt that is over leaves nothing behind, not even the search for an address. */
  #hear(event: ConnectionEvent): void {
    if (event.type === "stateChanged" && REST.has(event.to)) {
      for (const attempt of this.#transports.keys()) this.#end(attempt, "abort");
    }
    this.#tell(event);
  }

  #happened(input: ConnectionInput): void {
    this.handle(input);
    this.#settled();
  }

  #arm(): void {
    this.#alarm.set(Math.min(this.#machine.deadlineMs ?? Infinity, this.#ownersMs));
  }

  #perform(action: ConnectionAction): void {
    const { attempt } = action;
    switch (action.type) {
      case "redirect":
        return void this.#decide(attempt, action.input);
      case "answerSasl":
        return void this.#answerSasl(attempt, action.round, action.challenge);
      case "resolve":
        return void this.#transport(attempt).resolve(action);
      case "open":
        return void this.#transport(attempt).open(action);
      case "secure":
        return void this.#transport(attempt).secure(action);
      case "write":
        return this.#transport(attempt).write(action);
      case "close":
      case "abort":
        return this.#end(attempt, action.type);
    }
  }

  async #decide(attempt: number, input: RedirectInput): Promise<void> {
    let report: ConnectionReport;
    try {
      const decision = await this.#platform.decide!(input);
      report = { type: "redirected", attempt, decision };
    } catch (error) {
      report = { type: "redirectFailed", attempt, message: messageOf(error) };
    }
    this.#happened(report);
  }

  async #answerSasl(attempt: number, round: number, challenge: Uint8Array | null): Promise<void> {
    let report: ConnectionReport;
    try {
      const { token, done } = await this.#platform.authenticator!.answer(round, challenge);
      if (!isBytes(token)) throw new TypeError("expected a token of bytes");
      report = { type: "saslAnswered", attempt, round, token, ...(done && { done: true }) };
    } catch (error) {
      report = { type: "saslFailed", attempt, round, message: messageOf(error) };
    }
    this.#happened(report);
  }

  #transport(attempt: number): Transport {
    const known = this.#transports.get(attempt);
    if (known) return known;
    const report = (facts: Report) => {
      this.#happened({ ...facts, attempt } as ConnectionReport);
    };
    const transport = new Transport(this.#platform.dialer, report);
    this.#transports.set(attempt, transport);
    return transport;
  }

  #end(attempt: number, how: "close" | "abort"): void {
    const transport = this.#transports.get(attempt);
    if (!transport) return;
    this.#transports.delete(attempt);
    this.#ending.set(transport, transport[how]().then(() => void this.#ending.delete(transport)));
  }
}

/** In these there is no attempt. */
const REST: ReadonlySet<ConnectionState> = new Set(["idle", "backoff", "closed"]);

const ACTIONS: ReadonlySet<string> = new Set<ConnectionAction["type"]>([
  "redirect",
  "resolve",
  "open",
  "secure",
  "answerSasl",
  "write",
  "close",
  "abort",
]);

function isAction(effect: ConnectionEffect): effect is ConnectionAction {
  return ACTIONS.has(effect.type);
}

/** Never throws, whatever the error is. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.message}` : String(error);
  } catch {
    return "for a reason that is no text";
  }
}
