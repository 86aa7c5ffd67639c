// Selectors: what a rule looks at.

import type { Purpose } from "./decision.ts";
import { Fault } from "./fault.ts";
import { globMatcher } from "./glob.ts";
import { type Host, hostOf } from "./host.ts";
import { portOf, splitHostPort } from "./host_port.ts";
import type { Notes } from "./notes.ts";

/** What selectors are asked about: a connection attempt, or a sample of what another selector matches. */
export interface Subject {
  /** Null has no canonical form: it matches every selector of hosts, and the rule then cannot be used. */
  readonly host?: Pick<Host, "kind" | "canonical" | "bits"> | null;
  /** The advertised port. */
  readonly port?: number | undefined;
  /** The first and the last of a range of node ids. */
  readonly node?: readonly [first: number, last: number] | undefined;
  /** The node's rack. */
  readonly rack?: string | null;
  /** The node's pod. */
  readonly pod?: string | null;
  /** What the connection is for. */
  readonly purpose?: Purpose;
  /** Before or after names are resolved. */
  readonly stage?: "name" | "address";
}

/** One selector, compiled. */
export interface Selector {
  /** Whether it matches. */
  readonly test: (subject: Subject) => boolean;
  /** A selector that matches all of them matches everything that this one does. */
  readonly samples: readonly Subject[];
}

type Compile = (value: string, key: string, notes: Notes) => Selector;

const MOST_LABELS = 127; // of one character each, in the longest name

const compilers: { readonly [key: string]: Compile } = {
  exact,
  host: (value) => sameHost(value),
  suffix,
  glob,
  cidr,
  node,
  rack: word,
  pod: word,
  purpose: word,
  stage: word,
  all,
};

const words: { readonly [key: string]: RegExp } = {
  rack: /./,
  pod: /./,
  purpose: /^(?:bootstrap|broker|coordinator|controller)$/,
  stage: /^(?:name|address)$/,
};

/** Compiles one member of `match`; throws a {@linkcode Fault}. */
export function compileSelector(key: string, value: unknown, notes: Notes): Selector {
  const fits = key === "all" ? value === true : typeof value === "string";
  if (fits && Object.hasOwn(compilers, key)) return compilers[key]!(value as string, key, notes);
  throw new Fault("RULE_SYNTAX", "a selector", key);
}

function all(): Selector {
  return { test: () => true, samples: [{}] };
}

function exact(value: string): Selector {
  const [host, port = ""] = splitHostPort(value);
  return sameHost(host, portOf(port, host.length + 1));
}

function sameHost(value: string, port?: number): Selector {
  const host = hostOf(value);
  return onHost(
    ({ canonical }, own) => canonical === host.canonical && (port ?? own) === own,
    [{ host, port }],
  );
}

function suffix(value: string): Selector {
  const end = `.${hostOf(value.replace(/^\./, "")).canonical}`;
  return onHost(({ canonical }) => canonical.endsWith(end), samplesOf(`**${end}`));
}

function glob(value: string): Selector {
  if (value === "*") return all();
  // With digits it could be meant for IPv4 addresses, which have no labels.
  const sample = value.replaceAll("*", /\d/.test(value) ? "0" : "x");
  if (hostOf(sample).kind !== "name" || /[^.]\*\*|\*\*[^.]|[^\w*.-]/.test(value)) {
    throw new Fault("BAD_HOST", "labels of ASCII and *, or **", value);
  }
  const pattern = value.toLowerCase().replace(/\.$/, "");
  const matches = globMatcher(pattern);
  return onHost(
    ({ kind, canonical }) => kind === "name" && matches(canonical),
    samplesOf(pattern),
  );
}

function cidr(value: string, key: string, notes: Notes): Selector {
  const [, address, length] = /^(.*)\/(\d+)$/.exec(value) ?? ["", "::", "?"];
  const { kind, bits } = hostOf(address!);
  const fixed = Number(length) + (address!.includes(":") ? 0 : 96);
  if (!(fixed >= (kind === "ipv4" ? 96 : 0) && fixed <= bits.length)) {
    throw new Fault("BAD_CIDR", "a block such as 10.0.0.0/8", value);
  }
  if (bits.includes("1", fixed)) {
    notes.note("lint", key, new Fault("CIDR_HOST_BITS", "no bits beyond the prefix", value));
  }
  const block = { kind, canonical: "", bits: bits.slice(0, fixed) };
  return onHost(
    (host) => host.kind === kind && host.bits.startsWith(block.bits),
    [{ host: block }],
  );
}

function node(value: string): Selector {
  const samples = value.split(",").map((range) => {
    const [, first, last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? [];
    return { node: [Number(first), Number(last)] as const };
  });
  if (samples.some(({ node: [first, last] }) => !(first <= last))) {
    throw new Fault("BAD_RANGE", "node ids such as 1,4-6", value);
  }
  return {
    test: ({ node }) =>
      !!node && samples.some(({ node: [first, last] }) => first <= node[0] && node[1] <= last),
    samples,
  };
}

function word(value: string, key: string): Selector {
  if (!words[key]!.test(value)) throw new Fault("RULE_SYNTAX", `a ${key}`, value);
  return {
    test: (subject) => subject[key as "rack"] === value,
    samples: [{ [key]: value }],
  };
}

function onHost(
  check: (host: NonNullable<Subject["host"]>, port: number | undefined) => boolean,
  samples: readonly Subject[],
): Selector {
  return { test: ({ host, port }) => host ? check(host, port) : host === null, samples };
}

/** One sample with as few labels as `**` stands for, one with as many. */
function samplesOf(glob: string): readonly Subject[] {
  return [1, MOST_LABELS].map((labels) => {
    const canonical = glob.replaceAll("**", "*.".repeat(labels).slice(0, -1));
    return { host: { kind: "name", canonical, bits: "" } };
  });
}
