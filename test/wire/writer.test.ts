import { describe, expect, it } from "vitest";
import {
  encodeMetadataResponse,
  encodeMetadataResponseInto,
} from "../../codec/messages/metadata.ts";
import { encodeApiVersionsRequestInto } from "../../codec/messages/api_versions.ts";
import { EncodeError } from "../../codec/wire/mod.ts";
import {
  decodeKitchen,
  encodeKitchen,
  encodeKitchenInto,
  type KitchenInit,
} from "../kit/made_up/kitchen.ts";
import { allPlaces, madeUpPlaces, type Place, type Plan, type PlannedField } from "../kit/plan.ts";
import { Random } from "../kit/random.ts";
import { type Message, sameBytes } from "../kit/same.ts";
import { fullOf } from "../kit/values.ts";
import { LEAST, refusal } from "./kitchen.ts";

/** Values of every kind that JavaScript has, and of the kinds that look like what a field takes. */
const ODD: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  -1,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  127,
  128,
  -129,
  32_768,
  -32_769,
  65_536,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e300,
  0n,
  -1n,
  2n ** 63n,
  -(2n ** 63n) - 1n,
  2n ** 64n,
  "",
  "x",
  "1",
  "AAAAAAAAAAAAAAAAAAAAAA",
  "\ud800",
  "\udc00\ud800",
  "a\udfffb",
  "x".repeat(60) + "\ud800",
  "x".repeat(32_767),
  "x".repeat(32_768),
  "é".repeat(16_384),
  "中".repeat(32_767),
  Symbol("x"),
  () => 1,
  new Date(0),
  new Number(1),
  new String("x"),
  Object(1n),
  { valueOf: () => 1, toString: () => "x" },
  { length: 1, 0: 1 },
  [],
  [null],
  [undefined],
  [[]],
  new Array(1),
  new Uint8Array(2),
  new Uint8ClampedArray(2),
  new Int8Array(2),
  new Uint16Array(2),
  new DataView(new ArrayBuffer(2)),
  new ArrayBuffer(2),
  Object.create(null),
  new Map(),
  new Proxy({}, {}),
];

/** Whether a field takes a value; undefined where that depends on what is inside. */
function takes(f: PlannedField, x: unknown): boolean | undefined {
  if (x === undefined) return undefined;
  if (x === null) return f.nullable;
  if (f.list) return Array.isArray(x) ? listTakes(f, x) : false;
  return valueTakes(f, x);
}

function listTakes(f: PlannedField, list: readonly unknown[]): boolean | undefined {
  const each = Array.from(list, (x) => x === undefined || x === null ? false : valueTakes(f, x));
  return each.includes(false) ? false : each.includes(undefined) ? undefined : true;
}

const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int8: [-128, 127],
  int16: [-32_768, 32_767],
  uint16: [0, 65_535],
  int32: [-2_147_483_648, 2_147_483_647],
  uint32: [0, 4_294_967_295],
};

function valueTakes({ type }: PlannedField, x: unknown): boolean | undefined {
  switch (type) {
    case "struct":
      return typeof x === "object" ? undefined : false;
    case "bool":
      return typeof x === "boolean";
    case "int64":
      return typeof x === "bigint" && x >= -(2n ** 63n) && x < 2n ** 63n;
    case "float64":
      return typeof x === "number";
    case "uuid":
      return typeof x === "string" && /^[A-Za-z0-9_-]{21}[AQgw]$/.test(x);
    case "string":
      return typeof x === "string" && !/\p{Surrogate}/u.test(x) &&
        new TextEncoder().encode(x).length <= 32_767;
    case "bytes":
    case "records":
      return x instanceof Uint8Array;
    default:
      return Number.isInteger(x) && RANGES[type]![0] <= (x as number) &&
        (x as number) <= RANGES[type]![1];
  }
}

interface Case {
  readonly path: readonly (string | number)[];
  readonly message: Message;
  readonly ok: boolean | undefined;
}

/** The full message with one odd value in it, for every field and every value. */
function* oddMessages(plan: Plan): Iterable<Case> {
  const full = fullOf(plan);
  for (const f of plan.fields.filter(({ present }) => present)) {
    for (const x of ODD) {
      yield { path: [f.name], message: { ...full, [f.name]: x }, ok: takes(f, x) };
      if (!f.list) continue;
      const ok = listTakes(f, [x]);
      yield { path: [f.name, 0], message: { ...full, [f.name]: [x] }, ok };
    }
    for (const { path, message, ok } of f.struct ? oddMessages(f.struct) : []) {
      const value = f.list ? [message] : message;
      const around = f.list ? [f.name, 0] : [f.name];
      yield { path: [...around, ...path], message: { ...full, [f.name]: value }, ok };
    }
  }
}

function problem({ codec, version }: Place, { path, message, ok }: Case): string {
  try {
    codec.encode(message, version);
    return ok === false ? "accepted" : "";
  } catch (error) {
    if (!(error instanceof EncodeError)) return `untyped: ${error}`;
    if (ok === true) return `refused: ${error.message}`;
    const isThere = path.every((key, i) => error.path[i] === key || error.path.length <= i);
    return isThere && error.path.length > 0 ? "" : `at ${error.path}, not ${path}`;
  }
}

describe("reliability R-25: a value of the wrong kind", () => {
  const newest = allPlaces().filter(({ codec, version }) => version === codec.maxVersion);

  it("is refused at its field, every kind for every type, flexible and not", () => {
    expect(oddProblems(madeUpPlaces(), 100)).toEqual([]);
  });
  it("is refused at its field in the newest version of every message", () => {
    expect(oddProblems(newest, 12)).toEqual([]);
  });
  it("is refused where a message should be", () => {
    for (const x of [undefined, null, true, 1, 1n, "x", Symbol("x"), () => 1]) {
      expect(refusal(() => encodeKitchen(x as never, 1))).toMatch(
        /^Cannot encode Kitchen: expected /,
      );
    }
  });
  it("is called by its kind", () => {
    const kinds: readonly [field: keyof KitchenInit, x: unknown, complaint: string][] = [
      ["i8", 128, "expected int8, found integer out of range"],
      ["i16", 1.5, "expected int16, found fraction"],
      ["u16", -1, "expected uint16, found integer out of range"],
      ["i32", NaN, "expected int32, found NaN"],
      ["u32", Infinity, "expected uint32, found Infinity"],
      ["i32", 1n, "expected int32, found bigint"],
      ["i64", "1", "expected int64 (bigint), found string"],
      ["f64", undefined, "expected float64, found undefined"],
      ["s", null, "expected string, found null"],
      ["s", ["x"], "expected string, found array"],
      ["s", "\ud800", "expected well-formed string, found string with a lone surrogate"],
      ["s", "x".repeat(32_768), "expected string of at most 32767 bytes, found a longer one"],
      ["b", new ArrayBuffer(1), "expected Uint8Array, found object"],
      ["aI", new Uint8Array(1), "expected array, found Uint8Array"],
      ["st", "x", "expected struct, found string"],
      ["flag", Symbol("x"), "expected bool, found symbol"],
    ];
    for (const [field, x, complaint] of kinds) {
      expect(refusal(() => encodeKitchen({ ...LEAST, [field]: x }, 1)))
        .toBe(`Cannot encode Kitchen.${field}: ${complaint}`);
    }
  });
  it("is called a number where it is one and none is expected", () => {
    for (
      const [field, x] of [["s", 7], ["flag", 1], ["b", 1.5], ["st", NaN], ["i64", 7]] as const
    ) {
      expect(refusal(() => encodeKitchen({ ...LEAST, [field]: x }, 1)))
        .toMatch(new RegExp(`^Cannot encode Kitchen\\.${field}: expected .*, found number$`));
    }
  });
});

/** What is wrong with so many of 100 odd messages; which ones, a fixed seed decides. */
function oddProblems(places: readonly Place[], percent: number): string[] {
  const random = new Random(25);
  const problems: string[] = [];
  for (const place of places) {
    for (const odd of oddMessages(place.plan)) {
      const wrong = random.chance(percent) ? problem(place, odd) : "";
      if (wrong !== "") problems.push(`${place.name} ${odd.path.join(".")}: ${wrong}`);
    }
  }
  return problems.slice(0, 20);
}

describe("reliability R-25: encodeKitchen()", () => {
  const good: KitchenInit = { ...LEAST, s: "kafka", b: Uint8Array.of(1, 2), aI: [1, 2, 3] };
  const expected = encodeKitchen(good, 1);

  it("lets the error of a getter pass, and works afterwards", () => {
    for (const field of Object.keys(good)) {
      const message = Object.defineProperty({ ...good }, field, {
        get() {
          throw new RangeError("of the caller");
        },
      });
      expect(() => encodeKitchen(message, 1)).toThrow(new RangeError("of the caller"));
      expect(encodeKitchen(good, 1)).toEqual(expected);
    }
  });
  it("reads every field once", () => {
    const reads = new Map<PropertyKey, number>();
    const message = new Proxy(good, {
      get(target, key) {
        reads.set(key, (reads.get(key) ?? 0) + 1);
        return Reflect.get(target, key);
      },
    });
    expect(encodeKitchen(message, 1)).toEqual(expected);
    expect([...reads].filter(([, count]) => count > 1)).toEqual([]);
  });
  it("gives a message of one moment where getters change their minds", () => {
    let turn = 0;
    const changing = (values: readonly unknown[]) => ({
      get: () => values[turn++ % values.length],
    });
    const texts = ["a", "abc", "x".repeat(200), "é"];
    const lists = [[], [1], [1, 2, 3, 4, 5, 6, 7]];
    for (let i = 0; i < 200; i++) {
      const message = Object.defineProperties({ ...good }, {
        s: changing(texts),
        aI: changing(lists),
        b: changing([new Uint8Array(0), new Uint8Array(300)]),
        nSt: changing([null, { y: 1 }]),
      });
      const bytes = encodeKitchen(message, 1);
      const { s, aI } = decodeKitchen(bytes, 1);
      expect(texts).toContain(s);
      expect(lists).toContainEqual(aI);
    }
  });
  it("never gives what cannot be decoded, whatever length a list claims", () => {
    for (
      const lengths of [[0, 1, 2, 3], [3, 2, 1, 0], [5, 5, 5, 1], [2 ** 32, 1], [-1, 1], [1.5, 2]]
    ) {
      let turn = 0;
      const aI = new Proxy([7, 7, 7], {
        get: (list, key) =>
          key === "length" ? lengths[turn++ % lengths.length] : Reflect.get(list, key),
      });
      expect(isTypedOrDecoded({ ...good, aI })).toBe(true);
    }
  });
  it("never gives what it wrote before, whatever length bytes claim", () => {
    const secret = "of-another-message";
    for (const length of [-1, 0, 1, 1.5, 3, 50, 200, NaN, 2 ** 31, "9"]) {
      encodeKitchen({ ...good, s: secret.repeat(20) }, 1);
      const b = Object.defineProperty(Uint8Array.of(7, 7), "length", { value: length });
      let bytes = new Uint8Array(0);
      const message = refusal(() => bytes = encodeKitchen({ ...good, b }, 1));
      expect(message).toMatch(/^no error$|^Cannot encode Kitchen/);
      expect(String.fromCharCode(...bytes)).not.toContain(secret.slice(0, 6));
    }
  });
  it("stays within its memory where bytes are longer than they claim", () => {
    const b = Object.defineProperty(new Uint8Array(1_000_000), "length", { value: 1 });
    expect(refusal(() => encodeKitchen({ ...good, b }, 1))).toMatch(/^no error$|^Cannot encode /);
    expect(encodeKitchen(good, 1)).toEqual(expected);
  });
  it("takes lists that grow or shrink while their elements are read", () => {
    for (
      const change of [(list: unknown[]) => list.push("x"), (list: unknown[]) => list.length = 1]
    ) {
      const nAS: string[] = ["a", "b", "c"];
      Object.defineProperty(nAS, 0, {
        get() {
          change(nAS);
          return "a";
        },
      });
      expect(isTypedOrDecoded({ ...good, nAS })).toBe(true);
    }
  });
  it("may be called by a getter of a message that is being written", () => {
    const inner = { ...good, s: "inner", b: new Uint8Array(40_000) };
    const innerBytes = encodeKitchen(inner, 1);
    const seen: boolean[] = [];
    const message = Object.defineProperty({ ...good }, "st", {
      get() {
        seen.push(sameBytes(encodeKitchen(inner, 1), innerBytes));
        refusal(() => encodeKitchen({ ...inner, i8: 1000 }, 1));
        return {
          get x() {
            seen.push(sameBytes(encodeKitchen(inner, 1), innerBytes));
            return 0;
          },
        };
      },
    });
    expect(encodeKitchen(message, 1)).toEqual(expected);
    expect(seen).toEqual([true, true]);
  });
  it("gives an array of its own, which the next message does not change", () => {
    const first = encodeKitchen(good, 1);
    encodeKitchen({ ...good, s: "something else entirely", aI: [9, 9, 9] }, 1);
    expect(first).toEqual(expected);
    expect(first.byteOffset).toBe(0);
    expect(first.buffer.byteLength).toBe(first.length);
  });
  it("leaves the message as it was", () => {
    const message = { ...good, unknownTaggedFields: [{ tag: 9, data: Uint8Array.of(1) }] };
    const copy = structuredClone(message);
    encodeKitchen(message, 1);
    expect(message).toEqual(copy);
  });
  it("takes frozen messages, and those without a prototype", () => {
    expect(encodeKitchen(Object.freeze({ ...good }), 1)).toEqual(expected);
    expect(encodeKitchen(Object.assign(Object.create(null), good), 1)).toEqual(expected);
  });
});

/** Whether a message is refused as it should be, or encoded as something that decodes. */
function isTypedOrDecoded(message: KitchenInit): boolean {
  let bytes: Uint8Array;
  try {
    bytes = encodeKitchen(message, 1);
  } catch (error) {
    return error instanceof EncodeError;
  }
  decodeKitchen(bytes, 1);
  return true;
}

describe("reliability R-25: bytes", () => {
  const encoded = (b: Uint8Array) => decodeKitchen(encodeKitchen({ ...LEAST, b }, 1), 1).b;

  it("may be windows, of shared and of resizable memory", () => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    new Uint8Array(buffer).set([1, 2, 3, 4]);
    expect(encoded(new Uint8Array(buffer, 1, 2))).toEqual(Uint8Array.of(2, 3));
    const resizable = new ArrayBuffer(4, { maxByteLength: 8 });
    const bytes = new Uint8Array(resizable);
    bytes.set([5, 6, 7, 8]);
    resizable.resize(2);
    expect(encoded(bytes)).toEqual(Uint8Array.of(5, 6));
  });
  it("may be of a subclass", () => {
    class Special extends Uint8Array {}
    expect(encoded(Special.of(1, 2))).toEqual(Uint8Array.of(1, 2));
  });
  it("are empty or refused where their memory has been transferred", () => {
    const b = Uint8Array.of(1, 2, 3);
    structuredClone(b.buffer, { transfer: [b.buffer] });
    let bytes: Uint8Array | undefined;
    expect(refusal(() => bytes = encodeKitchen({ ...LEAST, b }, 1))).toMatch(/^no error$|^Cannot/);
    if (bytes) expect(decodeKitchen(bytes, 1).b.length).toBe(0);
  });
});

describe("reliability R-25: a large message", () => {
  it("of 20 MB of bytes comes back", () => {
    const b = new Uint8Array(20_000_000).fill(7);
    b[19_999_999] = 8;
    for (const version of [0, 1]) {
      const bytes = encodeKitchen({ ...LEAST, b }, version);
      expect(sameBytes(decodeKitchen(bytes, version).b, b)).toBe(true);
    }
  });
  it("of 200 kB of strings comes back, ASCII and not, at every size around the first buffer", () => {
    const nAS = Array.from({ length: 10_000 }, (_, i) => i % 3 ? `topic-${i}-of-many` : `é-${i}`);
    expect(decodeKitchen(encodeKitchen({ ...LEAST, nAS }, 1), 1).nAS).toEqual(nAS);
    for (let size = 16_200; size < 16_500; size++) {
      const s = "x".repeat(size);
      const message = { ...LEAST, s, nAS: ["é".repeat(30), "end"] };
      expect(decodeKitchen(encodeKitchen(message, 1), 1)).toMatchObject({ s, nAS: message.nAS });
    }
  });
  it("of a tagged section that outgrows the buffer comes back", () => {
    const unknownTaggedFields = Array.from({ length: 500 }, (_, tag) => ({
      tag,
      data: new Uint8Array(100).fill(tag),
    }));
    const bytes = encodeKitchen({ ...LEAST, unknownTaggedFields }, 1);
    expect(decodeKitchen(bytes, 1).unknownTaggedFields).toEqual(unknownTaggedFields);
  });
  it("is refused at its field like a small one, and small ones work afterwards", () => {
    const message = { ...LEAST, b: new Uint8Array(300_000), st: { x: 40_000 } };
    expect(refusal(() => encodeKitchen(message, 1))).toBe(
      "Cannot encode Kitchen.st.x: expected int16, found integer out of range",
    );
    expect(encodeKitchen(LEAST, 1)).toEqual(encodeKitchen(structuredClone(LEAST), 1));
  });
});

describe("reliability R-25: encodeKitchenInto()", () => {
  const message: KitchenInit = { ...LEAST, s: "kafka", b: Uint8Array.of(1, 2, 3), aI: [1, 2] };
  const body = encodeKitchen(message, 1);
  const target = (size: number) => new Uint8Array(size).fill(0xaa);

  it("writes what encodeKitchen() gives, at every offset, and nothing else", () => {
    for (let offset = 0; offset < 20; offset++) {
      const bytes = target(body.length + 20);
      expect(encodeKitchenInto(message, 1, bytes, offset)).toBe(body.length);
      const expected = target(body.length + 20);
      expected.set(body, offset);
      expect(bytes).toEqual(expected);
    }
  });
  it("fits exactly, and begins at 0 if nothing else is said", () => {
    const bytes = target(body.length);
    expect(encodeKitchenInto(message, 1, bytes)).toBe(body.length);
    expect(bytes).toEqual(body);
  });
  it("counts what it writes, for every message", () => {
    for (const { codec, version, plan } of madeUpPlaces()) {
      if (codec.name !== "Kitchen") continue;
      const full = fullOf(plan) as unknown as KitchenInit;
      const bytes = target(1000);
      const count = encodeKitchenInto(full, version, bytes, 7);
      expect(bytes.subarray(7, 7 + count)).toEqual(encodeKitchen(full, version));
      expect(bytes.subarray(7 + count).every((byte) => byte === 0xaa)).toBe(true);
    }
  });
  it("writes nothing into a target that is too small", () => {
    for (let size = 0; size < body.length; size++) {
      const bytes = target(size);
      expect(refusal(() => encodeKitchenInto(message, 1, bytes))).toBe(
        `Cannot encode Kitchen: expected target of at least ${body.length} bytes, ` +
          `found ${size} after the offset`,
      );
      expect(bytes).toEqual(target(size));
    }
  });
  it("writes nothing at an offset that is none", () => {
    const size = body.length + 8;
    const offsets = [
      -1,
      9,
      size,
      size + 1,
      0.5,
      NaN,
      Infinity,
      -Infinity,
      2 ** 32,
      "1",
      null,
      {},
      1n,
    ];
    for (const offset of offsets) {
      const bytes = target(size);
      expect(() => encodeKitchenInto(message, 1, bytes, offset as number)).toThrow();
      expect(bytes).toEqual(target(size));
    }
  });
  it("writes nothing where any field is wrong", () => {
    for (const f of madeUpPlaces().find(({ name }) => name === "Kitchen v1")!.plan.body) {
      const bytes = target(1000);
      const wrong = { ...message, [f.name]: Symbol("wrong") } as unknown as KitchenInit;
      expect(refusal(() => encodeKitchenInto(wrong, 1, bytes, 3))).toMatch(
        new RegExp(`^Cannot encode Kitchen\\.${f.name}: `),
      );
      expect(bytes).toEqual(target(1000));
    }
  });
  it("writes nothing where a getter throws, and nothing for a version that does not exist", () => {
    const throwing = {
      ...message,
      get nSt(): never {
        throw new RangeError("of the caller");
      },
    };
    const bytes = target(1000);
    expect(() => encodeKitchenInto(throwing, 1, bytes)).toThrow(new RangeError("of the caller"));
    expect(() => encodeKitchenInto(message, 3, bytes)).toThrow(EncodeError);
    expect(bytes).toEqual(target(1000));
  });
  it("writes into windows, and into shared and resizable memory", () => {
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const shared = new Uint8Array(buffer, 5, body.length);
    expect(encodeKitchenInto(message, 1, shared)).toBe(body.length);
    expect(sameBytes(shared, body)).toBe(true);
    expect(new Uint8Array(buffer)[4]).toBe(0);
    const resizable = new Uint8Array(new ArrayBuffer(body.length, { maxByteLength: 1000 }));
    encodeKitchenInto(message, 1, resizable);
    expect(sameBytes(resizable, body)).toBe(true);
  });
  it("refuses a target whose memory has been transferred", () => {
    const bytes = target(1000);
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    expect(refusal(() => encodeKitchenInto(message, 1, bytes))).toMatch(
      /found 0 after the offset$/,
    );
  });
  it("may write into the memory that holds the bytes of the message", () => {
    const memory = new Uint8Array(200);
    memory.set([1, 2, 3], 10);
    const count = encodeKitchenInto({ ...message, b: memory.subarray(10, 13) }, 1, memory);
    expect(memory.subarray(0, count)).toEqual(body);
  });
});

describe("reliability R-25: encodeMetadataResponseInto()", () => {
  const message = { brokers: [{ nodeId: 1, host: "a", port: 1 }], topics: [] };

  it("writes the same as encodeMetadataResponse() in every version", () => {
    for (let version = 0; version <= 13; version++) {
      const bytes = new Uint8Array(100);
      const count = encodeMetadataResponseInto(message, version, bytes, 50);
      expect(bytes.subarray(50, 50 + count)).toEqual(encodeMetadataResponse(message, version));
    }
  });
  it("takes an empty target for a body of no bytes", () => {
    expect(encodeApiVersionsRequestInto({}, 0, new Uint8Array(0))).toBe(0);
    expect(encodeApiVersionsRequestInto({}, 0, new Uint8Array(4), 4)).toBe(0);
    expect(() => encodeApiVersionsRequestInto({}, 0, new Uint8Array(4), 5)).toThrow(EncodeError);
  });
});
