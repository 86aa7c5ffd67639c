// reliability R-24: a secret in every field that can hold one, and a search for it in everything an error shows.

import type { Place, Plan, PlannedField } from "../kit/plan.ts";
import { Random, seedOf } from "../kit/random.ts";
import type { Message } from "../kit/same.ts";
import { fullOf } from "../kit/values.ts";

/** 17 bytes that stand nowhere else. */
export const SECRET = "k7#QzX!9vLp@2Wm&d";
const BYTES = new TextEncoder().encode(SECRET);
const WINDOW = 6;

const needles = needlesOf(BYTES);

/** The forms in which six bytes of the secret are found: in text, hex, base64 or decimal numbers. */
interface Needles {
  readonly text: RegExp;
  readonly hex: RegExp;
  readonly decimal: RegExp;
}

function needlesOf(bytes: Uint8Array): Needles {
  const windows = Array.from(
    { length: bytes.length - WINDOW + 1 },
    (_, i) => [...bytes.subarray(i, i + WINDOW)],
  );
  return {
    text: anyOf(windows.flatMap((w) => [String.fromCharCode(...w), ...base64sOf(w)])),
    hex: anyOf(windows.map((w) => w.map((byte) => byte.toString(16).padStart(2, "0")).join(""))),
    decimal: anyOf(windows.map((w) => ` ${w.join(" ")} `)),
  };
}

function anyOf(texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => text.replaceAll(/[^\w ]/g, "\\$&")).join("|"));
}

/** The characters that stand for these bytes alone, wherever they begin in a group of three. */
function base64sOf(bytes: readonly number[]): string[] {
  return [0, 1, 2].flatMap((before) => {
    const text = btoa(String.fromCharCode(...new Array(before).fill(0), ...bytes));
    const first = Math.ceil(before * 8 / 6);
    const last = Math.floor((before + bytes.length) * 8 / 6);
    const core = text.slice(first, last);
    return [core, core.replaceAll("+", "-").replaceAll("/", "_")];
  });
}

/** Whether a text gives away six bytes of the secret. */
export function leaks(text: string): boolean {
  const hex = text.toLowerCase().replaceAll(/0x|[^0-9a-z]/g, "");
  const decimal = ` ${text.replaceAll(/[^0-9]+/g, " ")} `;
  return needles.text.test(text) || needles.hex.test(hex) || needles.decimal.test(decimal);
}

/** Everything that an error shows to whoever prints, logs or walks it. */
export function textsOf(error: unknown): string[] {
  const texts = [String(error)];
  walk(error, texts, new Set());
  return texts;
}

function walk(value: unknown, texts: string[], seen: Set<unknown>): void {
  if (typeof value !== "object" && typeof value !== "function" || value === null) {
    texts.push(String(value));
    return;
  }
  if (seen.has(value)) return;
  seen.add(value);
  if (ArrayBuffer.isView(value)) walk(value.buffer, texts, seen);
  if (value instanceof ArrayBuffer) {
    const bytes = new Uint8Array(value);
    texts.push(String.fromCharCode(...bytes.subarray(0, 10_000)), bytes.join(" "));
    return;
  }
  texts.push(jsonOf(value));
  if (value instanceof Map || value instanceof Set) walk([...value], texts, seen);
  for (const key of Reflect.ownKeys(value)) {
    texts.push(String(key));
    walk(Reflect.get(value, key), texts, seen);
  }
}

function jsonOf(value: object): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return ""; // a BigInt or a circle; the walk sees what is in it
  }
}

/** How to look at an error besides {@linkcode textsOf}. */
export type Look = (error: unknown) => string[];

/** A place where a secret came out, or "" if it did not; a run that does not fail has nothing to show. */
export function leakIn(what: string, run: () => unknown, look: Look = () => []): string {
  try {
    run();
  } catch (error) {
    const text = [...textsOf(error), ...look(error)].join("\n");
    if (leaks(text)) return `${what}: ${text}`;
  }
  return "";
}

/** Everything set, the secret in every string and bytes field, and in an unknown tagged field. */
export function secretOf(plan: Plan): Message {
  const message: Record<string, unknown> = { ...fullOf(plan) };
  for (const f of plan.fields) {
    if (!f.present || !isSecret(f)) continue;
    message[f.name] = f.list ? [secretValue(f)] : secretValue(f);
  }
  if (plan.flexible) message["unknownTaggedFields"] = [{ tag: 99, data: BYTES }];
  return message;
}

function isSecret(f: PlannedField): boolean {
  return ["string", "bytes", "records", "struct"].includes(f.type);
}

function secretValue(f: PlannedField): unknown {
  if (f.type === "struct") return secretOf(f.struct!);
  return f.type === "string" ? SECRET : BYTES;
}

/** Calls that are to fail, each with its name. */
export type Failing = readonly [what: string, run: () => unknown];

/** Decodes that fail, on bytes full of secrets: cut, damaged, too long, of another version, over limits. */
export function* failingDecodes({ name, codec, version, plan }: Place): Iterable<Failing> {
  const body = codec.encode(secretOf(plan), version);
  const random = new Random(seedOf(name));
  const decode = (bytes: Uint8Array) => codec.decode(bytes, version);
  for (let length = random.below(3); length < body.length; length += 3) {
    yield [`${name} cut to ${length}`, () => decode(body.slice(0, length))];
  }
  for (let i = 0; i < 40; i++) {
    const bytes = body.slice();
    const [at, byte] = [random.below(body.length), random.below(256)];
    bytes[at] = byte;
    yield [`${name} byte ${at} is ${byte}`, () => decode(bytes)];
  }
  yield [`${name} and a secret`, () => decode(Uint8Array.from([...body, ...BYTES]))];
  for (let other = codec.minVersion - 1; other <= codec.maxVersion + 1; other++) {
    yield [`${name} as v${other}`, () => codec.decode(body, other)];
  }
  yield [`${name} for nothing`, () => codec.decode(body, version, { limits: { budget: 0 } })];
  yield [`${name} from no bytes`, () => codec.decode(SECRET as never, version)];
  yield [`${name} from a list`, () => codec.decode([...body] as never, version)];
}

/** Encodes that fail, on values that show the secret however they are turned into text. */
export function* failingEncodes(place: Place): Iterable<Failing> {
  const { name, codec, version, plan } = place;
  const good = secretOf(plan);
  const random = new Random(seedOf(name));
  for (const [path, wrong] of wrongMessages(plan, good)) {
    if (random.chance(SKIPPED)) continue;
    yield [`${name} ${path}`, () => codec.encode(wrong, version)];
  }
  for (let other = codec.minVersion - 1; other <= codec.maxVersion + 1; other++) {
    yield [`${name} as v${other}`, () => codec.encode(good, other)];
  }
  for (const value of WRONG) yield [`${name} itself`, () => codec.encode(value as never, version)];
}

const SKIPPED = 70; // percent; what is left is about 11,000 encodes

const WRONG: readonly unknown[] = [
  SECRET,
  `${SECRET}\ud800`,
  SECRET.repeat(2000),
  BYTES,
  BYTES.buffer,
  [SECRET],
  [BYTES],
  { [SECRET]: SECRET },
  { toString: () => SECRET, valueOf: () => SECRET, toJSON: () => SECRET },
  Symbol(SECRET),
  Object.defineProperty(() => SECRET, "name", { value: SECRET }),
  Object.assign(new Error(SECRET), { cause: SECRET }),
  new Map([[SECRET, SECRET]]),
];

/** The message with one field wrong, for each field and each wrong value. */
function* wrongMessages(plan: Plan, good: Message): Iterable<[path: string, message: Message]> {
  for (const f of plan.fields) {
    if (!f.present) continue;
    for (const value of WRONG) {
      yield [f.name, { ...good, [f.name]: value }];
      if (f.list) yield [f.name, { ...good, [f.name]: [value] }];
    }
    if (f.struct) yield* wrongStructs(f, good);
  }
  const wrongTags = [SECRET, [SECRET], [{ tag: SECRET, data: BYTES }], [{
    tag: 1e9,
    data: SECRET,
  }]];
  const twice = [{ tag: 1e9, data: BYTES }, { tag: 1e9, data: BYTES }];
  for (const unknownTaggedFields of [...wrongTags, twice]) {
    yield ["unknownTaggedFields", { ...good, unknownTaggedFields }];
  }
}

function* wrongStructs(f: PlannedField, good: Message): Iterable<[string, Message]> {
  const inner = secretOf(f.struct!);
  for (const [path, struct] of wrongMessages(f.struct!, inner)) {
    yield [`${f.name}.${path}`, { ...good, [f.name]: f.list ? [struct] : struct }];
  }
}

/** Errors that give the secret away, each in a way that a search has to find. */
export function leakyErrors(): Error[] {
  const hex = Array.from(BYTES, (byte) => byte.toString(16).padStart(2, "0"));
  const part = BYTES.subarray(5, 12);
  const stack = new Error("harmless");
  stack.stack = `Error: harmless\n    at decode (${SECRET.slice(3, 9)})`;
  const hidden = new Error("harmless");
  Object.defineProperty(hidden, "input", { value: { body: BYTES }, enumerable: false });
  return [
    new Error(`found ${SECRET}`),
    new Error(`found ${SECRET.slice(11)}`),
    new Error(`found ${hex.join("")}`),
    new Error(`found ${hex.join(":").toUpperCase()}`),
    new Error(`found <Buffer ${hex.slice(4, 11).join(" ")}>`),
    new Error(`found ${hex.map((byte) => `0x${byte}`).join(", ")}`),
    new Error(`found ${btoa(SECRET)}`),
    new Error(`found ${btoa(`a${SECRET}`)}`),
    new Error(`found ${btoa(`ab${SECRET}`).replaceAll("=", "")}`),
    new Error(`found [${part.join(",")}]`),
    new Error(`found Uint8Array(7) [ ${part.join(", ")} ]`),
    new Error("harmless", { cause: new Error(SECRET) }),
    new Error("harmless", { cause: { value: { value: BYTES } } }),
    Object.assign(new Error("harmless"), { found: SECRET }),
    Object.assign(new Error("harmless"), { view: BYTES.subarray(0, 1) }),
    Object.assign(new Error("harmless"), { [SECRET]: 1 }),
    Object.assign(new Error("harmless"), { fields: new Map([["a", SECRET]]) }),
    new AggregateError([new Error(SECRET)], "harmless"),
    stack,
    hidden,
  ];
}
