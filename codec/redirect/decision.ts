// The words of redirection: what is asked, what is answered, and the rules that answer.

import type { FailureReason } from "../machine/failure.ts";
import type { Finding } from "../machine/options_error.ts";

/** What a connection is for. `bootstrap`: an entry of `bootstrap.servers`, before node ids are known. */
export type Purpose = "bootstrap" | "broker" | "coordinator" | "controller";

/** A place to dial. */
export interface Endpoint {
  /** A name or an IP address, without brackets. */
  readonly host: string;
  /** 1 to 65,535. */
  readonly port: number;
}

/** What a redirector is asked, once per connection attempt and before any name is resolved. */
export interface RedirectInput {
  /** What the connection is for. */
  readonly purpose: Purpose;
  /** The node's id; null for bootstrap entries. */
  readonly nodeId: number | null;
  /** The host as the cluster advertises it, unchanged. */
  readonly host: string;
  /** The advertised port. */
  readonly port: number;
  /** What `host` is. */
  readonly hostKind: "name" | "ipv4" | "ipv6";
  /** `host` in the form in which hosts are compared; `host` itself where it has none. */
  readonly canonicalHost: string;
  /** The node's rack, if the cluster names one. */
  readonly rack: string | null;
  /** The node's pod, if the cluster names one. */
  readonly pod: string | null;
  /** The cluster's id, once it is known. */
  readonly clusterId: string | null;
  /** Number of this connection attempt. */
  readonly attempt: number;
  /** Attempts in a row that have failed before the connection was set up. */
  readonly setupFailures: number;
  /** Why the last attempt failed, if it did. */
  readonly lastFailure?: FailureReason;
  /** How often the connection was given another advertised address. */
  readonly generation: number;
}

/** Where to dial instead. */
export interface RedirectTarget {
  /** A name or an IP address; the advertised host if absent. */
  readonly host?: string;
  /** 1 to 65,535; the advertised port if absent. */
  readonly port?: number;
  /** Which names TLS uses; `original` if absent. */
  readonly tls?: TlsPolicy;
}

/**
 * Which names TLS uses for SNI and for the check of the certificate.
 *
 * `original`: the advertised host. `target`: the host that is dialled. Or names of your own;
 * one that is absent is the advertised host.
 */
export type TlsPolicy =
  | "original"
  | "target"
  | { readonly serverName?: string; readonly verifyName?: string };

/** What a redirector answers: keep the advertised target, dial another, one of several, or none. */
export type RedirectDecision =
  | { readonly type: "keep" }
  | ({ readonly type: "to" } & RedirectTarget)
  /** 1 to 16, tried in order. */
  | { readonly type: "candidates"; readonly candidates: readonly RedirectTarget[] }
  | { readonly type: "reject"; readonly message: string };

/**
 * Where decisions come from: rules; a pure function, called inside the machine; or `"ask-driver"`,
 * which makes the machine ask with the action `redirect`. `null` and `undefined` mean keep.
 */
export type Redirector =
  | RedirectRules
  | ((input: RedirectInput) => RedirectDecision | null | undefined)
  | "ask-driver";

/** One rule, as data. */
export interface RedirectRule {
  /** One key per selector; all that are given must match. */
  readonly match: {
    /** Host and port, such as `b1.internal:9092`. */
    readonly exact?: string;
    /** A host on any port. */
    readonly host?: string;
    /** The last labels of a name, with a dot before them: `.svc.cluster.local`. */
    readonly suffix?: string;
    /** A name in which `*` is anything within a label and `**` one or more labels. */
    readonly glob?: string;
    /** A block of IP addresses, such as `10.0.0.0/8`. */
    readonly cidr?: string;
    /** Node ids: `3`, `1-3`, `1,4-6`. */
    readonly node?: string;
    /** The exact rack. */
    readonly rack?: string;
    /** The exact pod. */
    readonly pod?: string;
    /** What the connection is for. */
    readonly purpose?: Purpose;
    /** Matches everything. */
    readonly all?: true;
    /** `address`: the rule sees each resolved address instead of the name. Default `name`. */
    readonly stage?: "name" | "address";
  };
  /** A target, a list of them (candidates), `"keep"`, or a refusal with its message. */
  readonly to: string | readonly string[] | { readonly reject: string };
  /** Which names TLS uses. Default `original`. */
  readonly tls?: TlsPolicy;
}

/** Rules that `parseRedirector` has read, checked and compiled. */
export interface RedirectRules {
  /** The rules as data, in order. */
  readonly rules: readonly RedirectRule[];
  /** What is strange in them but does not stop them, in order of rule and column. */
  readonly lints: readonly Finding[];
  /** The name stage: where to dial for `input`. Total and deterministic; never throws. */
  evaluate(input: RedirectInput): RuleOutcome;
  /**
   * The address stage: what to dial in place of one resolved address. `input.port` is the port of the target that
   * was resolved, which need not be the advertised one. Total and deterministic; never throws.
   */
  evaluateAddress(input: RedirectInput, address: string): AddressOutcome;
  /**
   * What is wrong with the rules for this transport: errors TLS_NAMES_UNSUPPORTED, and lints IDENTITY_MISMATCH for
   * names that nothing will use.
   */
  checkTransport(transport: TransportFacts): readonly Finding[];
}

/** What rules may have to know of a transport. */
export interface TransportFacts {
  /** Whether it is encrypted. */
  readonly tls: boolean;
  /** Whether it can be told which names TLS uses. */
  readonly tlsNames: boolean;
}

/** What the name stage says. */
export interface RuleOutcome {
  /** What to do; with `invalid` it is a `reject`, so that nothing is dialled by mistake. */
  readonly decision: RedirectDecision;
  /** Index of the rule that decided; `"none"` if no rule matched. */
  readonly rule: number | "none";
  /** Why there is nothing to dial, if the rule or its target does not work for this input. */
  readonly invalid?: InvalidDecision;
}

/** Why a decision cannot be dialled; `THREW` is for functions. */
export type RedirectInvalidCode =
  | "BAD_DECISION"
  | "BAD_HOST"
  | "BAD_IPV4"
  | "PORT_RANGE"
  | "FIELD_NULL"
  | "TOO_MANY"
  | "THREW";

/** A decision that cannot be dialled. */
export interface InvalidDecision {
  /** The kind, for programs. */
  readonly code: RedirectInvalidCode;
  /** One sentence for people. */
  readonly detail: string;
}

/** What the address stage says about one resolved address. */
export interface AddressOutcome {
  /** The addresses to dial in place of it, in order; empty if `reject` or an impossible port has dropped it. */
  readonly addresses: readonly {
    /** An IP address. */
    readonly address: string;
    /** 1 to 65,535. */
    readonly port: number;
  }[];
  /** Index of the rule that decided; `"none"` if no rule matched. */
  readonly rule: number | "none";
}

/** Where to dial, in order; or why not. */
export type Judged =
  | { readonly type: "dial"; readonly targets: readonly DialTarget[] }
  | { readonly type: "reject"; readonly message: string }
  | ({ readonly type: "invalid" } & InvalidDecision);

/** One place to dial, and the names TLS uses there. */
export interface DialTarget {
  /** As it is resolved or dialled: trailing dot and IPv6 zone kept, no brackets. */
  readonly host: string;
  /** 1 to 65,535. */
  readonly port: number;
  /** `host` is an IP literal: there is nothing to resolve. */
  readonly literal: boolean;
  /** SNI: never an IP address, never with a trailing dot; null = send none. */
  readonly serverName: string | null;
  /** The name or IP address that the certificate must match. */
  readonly verifyName: string;
}
