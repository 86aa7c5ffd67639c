/** What a mechanism says to a token. */
export interface SaslTurn {
  /** For the client; default empty. */
  readonly token?: Uint8Array;
  /** Who has authenticated; the exchange is over. */
  readonly principal?: string;
  /** Why nobody has; the exchange is over. */
  readonly error?: string;
}

/**
 * The server's side of a SASL mechanism: begins an exchange, which takes one token after the other.
 *
 * It answers at once, so what needs `crypto.subtle`, such as SCRAM, cannot be one.
 */
export type SaslMechanism = () => (token: Uint8Array) => SaslTurn;

/** How clients authenticate. */
export interface FakeSaslOptions {
  /** Passwords by name, for PLAIN. Default none, and no PLAIN. */
  readonly users?: Readonly<Record<string, string>>;
  /** Mechanisms by name. Default none but PLAIN. */
  readonly mechanisms?: Readonly<Record<string, SaslMechanism>>;
  /**
   * `connections.max.reauth.ms`: how long a session is said to last. Default 0: for ever. The broker has no clock: it
   * lets clients authenticate again, and does not end a session that is over.
   */
  readonly sessionLifetimeMs?: number;
}

/** How far the client of one transport is, for the handlers of SaslHandshake and SaslAuthenticate. */
export interface SaslState {
  /** By name; none: clients need not authenticate. */
  readonly mechanisms: readonly string[];
  /** How long a session lasts, in milliseconds; 0: for ever. */
  readonly sessionLifetimeMs: number;
  /** Whether the client may send any request: it has authenticated, or need not. */
  readonly isAuthenticated: boolean;
  /** Who has authenticated; null: nobody. */
  readonly principal: string | null;
  /**
   * Begins an exchange.
   *
   * @param rawTokens Tokens come in frames of their own, as after SaslHandshake 0.
   * @returns False if there is no such mechanism.
   */
  begin(mechanism: string, rawTokens: boolean): boolean;
  /** What the mechanism says to a token; undefined if no exchange has begun. */
  answer(token: Uint8Array): SaslTurn | undefined;
}

/** A mechanism that takes any user of the table. */
export function plain(users: Readonly<Record<string, string>>): SaslMechanism {
  const passwords = new Map(Object.entries(users));
  return () => (token) => {
    const parts = new TextDecoder().decode(token).split("\0");
    if (parts.length !== 3) {
      return { error: `Invalid SASL/PLAIN response: expected 3 tokens, got ${parts.length}` };
    }
    const [other, name, password] = parts as [string, string, string];
    if (passwords.get(name) !== password) {
      return { error: "Authentication failed: Invalid username or password" };
    }
    if (other !== "" && other !== name) {
      return {
        error:
          "Authentication failed: Client requested an authorization id that is different from username",
      };
    }
    return { principal: name };
  };
}

/** A request passes; or the transport is closed, for a reason, at once or behind an error 34. */
export type Admission =
  | { readonly type: "pass" }
  | Refused;

interface Refused {
  readonly type: "close" | "illegal";
  readonly reason: string;
}

type Stage = "anonymous" | "handshaken" | "authenticated";

/** How late a broker tells that an authentication has failed (broker facts 6). */
export const AUTHENTICATION_DELAY_MS = 300;

const SASL_HANDSHAKE = 17;
const API_VERSIONS = 18;
const SASL_AUTHENTICATE = 36;
const PASS: Admission = { type: "pass" };

/** Which requests a client may send, and when: broker facts 6. */
export class SaslGate implements SaslState {
  readonly mechanisms: readonly string[];
  readonly sessionLifetimeMs: number;
  principal: string | null = null;
  readonly #mechanisms: ReadonlyMap<string, SaslMechanism>;
  #stage: Stage;
  #exchange: ReturnType<SaslMechanism> | undefined;
  #rawTokens = false;
  #versionsAsked = false;

  constructor(options: FakeSaslOptions | undefined) {
    const { users, mechanisms = {}, sessionLifetimeMs = 0 } = options ?? {};
    this.#mechanisms = new Map(
      Object.entries({ ...users && { PLAIN: plain(users) }, ...mechanisms }),
    );
    this.mechanisms = [...this.#mechanisms.keys()];
    this.sessionLifetimeMs = sessionLifetimeMs;
    this.#stage = options ? "anonymous" : "authenticated";
  }

  get isAuthenticated(): boolean {
    return this.#stage === "authenticated" || this.principal !== null;
  }

  /** Whether the next frame is a token and nothing else. */
  get takesRawToken(): boolean {
    return this.#rawTokens && this.#exchange !== undefined;
  }

  begin(mechanism: string, rawTokens: boolean): boolean {
    const begin = this.#mechanisms.get(mechanism);
    if (!begin) return false;
    this.#exchange = begin();
    this.#rawTokens = rawTokens;
    this.#stage = "handshaken";
    return true;
  }

  answer(token: Uint8Array): SaslTurn | undefined {
    const turn = this.#exchange?.(token);
    if (turn?.principal === undefined) return turn;
    this.#exchange = undefined;
    if (this.principal !== null && this.principal !== turn.principal) {
      return { error: changeOf(this.principal, turn.principal) };
    }
    this.principal = turn.principal;
    this.#stage = "authenticated";
    return turn;
  }

  /** Whether a request of this API may come now. */
  admit(apiKey: number, name: string): Admission {
    switch (this.#stage) {
      case "authenticated":
        return PASS;
      case "anonymous":
        return this.#admitFirst(apiKey, name);
      case "handshaken":
        return this.#admitToken(apiKey, name);
    }
  }

  /** The client has been told which versions there are. */
  toldVersions(): void {
    this.#versionsAsked = true;
  }

  #admitFirst(apiKey: number, name: string): Admission {
    if (apiKey === SASL_HANDSHAKE) return PASS;
    if (apiKey !== API_VERSIONS) return refused(`${name} before authentication`);
    return this.#versionsAsked ? refused("a second ApiVersions before authentication") : PASS;
  }

  #admitToken(apiKey: number, name: string): Admission {
    if (apiKey === SASL_AUTHENTICATE) return PASS;
    const refusal = refused(`${name} between SaslHandshake and SaslAuthenticate`);
    const isTold = apiKey === SASL_HANDSHAKE || apiKey === API_VERSIONS;
    return isTold && this.principal === null ? { ...refusal, type: "illegal" } : refusal;
  }
}

function refused(what: string): Refused {
  return { type: "close", reason: `Cannot take ${what}` };
}

function changeOf(from: string, to: string): string {
  return `Cannot change principals during re-authentication from User.${from}: User.${to}`;
}
