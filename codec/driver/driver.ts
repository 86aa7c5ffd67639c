import type {
  Answer,
  ConnectionAction,
  ConnectionState,
  Machine,
  Tick,
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
  /** Gives one for each transport: no two share one that is at it. */
  readonly authenticator: (() => SaslAuthenticator) | undefined;
  readonly decide:
    | ((input: RedirectInput) => Promise<RedirectDecision | null | undefined>)
    | undefined;
}

/** Whose it is: one of several connections; the only one has no name. */
interface Owned {
  readonly connection?: string | undefined;
}

/** An event, as far as a driver understands it. */
interface Told extends Owned {
  readonly type: string;
  readonly to?: ConnectionState;
}

type Action = ConnectionAction & Owned;

/** How long the streams may take that do not end. */
const LINGER_MS = 1000;

/**
 * Drives one machine (connection M12), of one connection or of many: performs its actions, reports what happens, wakes
 * it and its owner on time.
 */
export class Driver<Input, Event extends Told> {
  readonly #machine: Machine<Input | Tick, Event | Action>;
  readonly #platform: Platform;
  readonly #alarm: Alarm;
  readonly #tell: (event: Event) => void;
  readonly #settled: () => void;
  readonly #transports: Map<string, Transport> = new Map();
  readonly #ending: Map<Transport, Promise<void>> = new Map();
  #ownersMs = Infinity;

  /**
   * @param tell Gets every event, in order.
   * @param settled Called when a report or the time has had all its effects: the moment for new commands.
   */
  constructor(
    machine: Machine<Input | Tick, Event | Action>,
    platform: Platform,
    tell: (event: Event) => void,
    settled: () => void,
  ) {
    this.#machine = machine;
    this.#platform = platform;
    this.#alarm = new Alarm(platform.clock, () => this.#happened({ type: "tick" }));
    this.#tell = tell;
    this.#settled = settled;
  }

  /** One input in, every effect out, one timer armed. */
  handle(input: Input | Tick): Answer {
    const answer = this.#machine.handle(input, this.#platform.clock.nowMs());
    for (let effect; (effect = this.#machine.poll()) !== undefined;) {
      if (isAction(effect)) this.#perform(effect);
      else this.#hear(effect as Event);
    }
    this.#arm();
    return answer;
  }

  /** Wakes the owner, too, as late as then. */
  wakeBy(deadlineMs: number): void {
    this.#ownersMs = deadlineMs;
    this.#arm();
  }

  /** Settles when nothing is left of the transports that are over. Those that do not end are given up a second later. */
  async ended(): Promise<void> {
    let cancel = () => {};
    const enough = new Promise<void>((resolve) => {
      cancel = this.#platform.clock.schedule(LINGER_MS, resolve);
    });
    await Promise.race([Promise.all(this.#ending.values()), enough]);
    cancel();
    for (const transport of this.#ending.keys()) transport.abort();
  }

  /** An attempt that is over leaves nothing behind, not even the search for an address. */
  #hear(event: Event): void {
    if (event.type === "stateChanged" && REST.has(event.to!)) {
      for (const [key, { connection }] of this.#transports) {
        if (connection === event.connection) this.#end(key, "abort");
      }
    }
    this.#tell(event);
  }

  #happened(input: Input | Tick): void {
    this.handle(input);
    this.#settled();
  }

  #report({ connection, attempt }: Action, facts: Report): void {
    this.#happened({ ...facts, attempt, ...(connection && { connection }) } as Input);
  }

  #arm(): void {
    this.#alarm.set(Math.min(this.#machine.deadlineMs ?? Infinity, this.#ownersMs));
  }

  #perform(action: Action): void {
    switch (action.type) {
      case "redirect":
        return void this.#decide(action, action.input);
      case "answerSasl":
        return void this.#answerSasl(action, action.round, action.challenge);
      case "resolve":
        return void this.#transport(action).resolve(action);
      case "open":
        return void this.#transport(action).open(action);
      case "secure":
        return void this.#transport(action).secure(action);
      case "write":
        return this.#transport(action).write(action);
      case "close":
      case "abort":
        return this.#end(keyOf(action), action.type);
    }
  }

  async #decide(action: Action, input: RedirectInput): Promise<void> {
    let report: Report;
    try {
      report = { type: "redirected", decision: await this.#platform.decide!(input) };
    } catch (error) {
      report = { type: "redirectFailed", message: messageOf(error) };
    }
    this.#report(action, report);
  }

  async #answerSasl(action: Action, round: number, challenge: Uint8Array | null): Promise<void> {
    let report: Report;
    try {
      const transport = this.#transport(action);
      transport.authenticator ??= this.#platform.authenticator!();
      const { token, done } = await transport.authenticator.answer(round, challenge);
      if (!isBytes(token)) throw new TypeError("expected a token of bytes");
      report = { type: "saslAnswered", round, token, ...(done && { done: true }) };
    } catch (error) {
      report = { type: "saslFailed", round, message: messageOf(error) };
    }
    this.#report(action, report);
  }

  #transport(action: Action): Transport {
    const key = keyOf(action);
    const known = this.#transports.get(key);
    if (known) return known;
    const report = (facts: Report) => this.#report(action, facts);
    const transport = new Transport(this.#platform.dialer, report, action.connection);
    this.#transports.set(key, transport);
    return transport;
  }

  #end(key: string, how: "close" | "abort"): void {
    const transport = this.#transports.get(key);
    if (!transport) return;
    this.#transports.delete(key);
    this.#ending.set(transport, transport[how]().then(() => void this.#ending.delete(transport)));
  }
}

function keyOf({ connection, attempt }: Action): string {
  return `${attempt} ${connection}`;
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

function isAction(effect: Told | Action): effect is Action {
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
