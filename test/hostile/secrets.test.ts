import { describe, expect, it } from "vitest";
import {
  decodeRequestFrame,
  decodeResponseFrame,
  encodeRequestFrame,
  encodeResponseFrame,
} from "../../codec/frame/mod.ts";
import { formatJson, parseJson } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { detach } from "../../codec/wire/mod.ts";
import { allPlaces, type Place, placeOf, type Plan } from "../kit/plan.ts";
import type { Message } from "../kit/same.ts";
import { fullOf } from "../kit/values.ts";
import { clientOf, codecOf, serverOf } from "../kit/vectors.ts";
import {
  type Failing,
  failingDecodes,
  failingEncodes,
  leakIn,
  leaks,
  leakyErrors,
  SECRET,
  secretOf,
  textsOf,
} from "./secrets.ts";

const newest = allPlaces().filter(({ codec, version }) => version === codec.maxVersion);

describe("reliability R-24: the search for a secret", () => {
  for (const [i, error] of leakyErrors().entries()) {
    it(`finds it in leaky error ${i}`, () => {
      expect(textsOf(error).some(leaks)).toBe(true);
      expect(leakIn("run", () => {
        throw error;
      })).not.toBe("");
    });
  }
  it("finds nothing where five bytes at most stand together", () => {
    const texts = [
      SECRET.slice(0, 5),
      SECRET.slice(6, 11),
      "6b372351",
      "107,55,35,81,122",
      "aGVsbG8=",
    ];
    expect(texts.filter(leaks)).toEqual([]);
    expect(leakIn("run", () => SECRET)).toBe("");
  });
});

describe("reliability R-24: a secret in every field", () => {
  it("does not come out of a decode that fails", () => {
    expect(leaksOf(newest.flatMap((place) => [...failingDecodes(place)]))).toEqual([]);
  });
  it("does not come out of an encode that fails", () => {
    expect(leaksOf(newest.flatMap((place) => [...failingEncodes(place)]))).toEqual([]);
  });
  it("does not come out of a frame that cannot be decoded", () => {
    const frames = ["Metadata", "SaslAuthenticate", "AlterConfigs"].flatMap(secretFrames);
    expect(leaksOf(frames.flatMap(failingFrames))).toEqual([]);
  });
  it("does not come out of JSON that cannot be formatted", () => {
    expect(leaksOf(newest.flatMap((place) => [...failingFormats(place)]))).toEqual([]);
  });
  it("does not come out of JSON that cannot be parsed", () => {
    expect(leaksOf(newest.flatMap((place) => [...failingParses(place)]))).toEqual([]);
  });
});

function leaksOf(runs: readonly Failing[]): string[] {
  expect(runs.length).toBeGreaterThan(500);
  return runs.map(([what, run]) => leakIn(what, run)).filter((leak) => leak !== "").slice(0, 10);
}

interface Framed {
  readonly name: string;
  readonly frame: Uint8Array;
  readonly decode: (frame: Uint8Array) => unknown;
}

/** A request with a secret in header and body, and a response. */
function secretFrames(name: string): Framed[] {
  const server = serverOf(name);
  const client = clientOf(name);
  const version = client.maxVersion;
  const [request, response] = [codecOf(`${name}Request`), codecOf(`${name}Response`)]
    .map((codec) => secretOf(placeOf(codec, version).plan));
  const header = { correlationId: 7, clientId: SECRET };
  return [
    {
      name: `${name} request`,
      frame: encodeRequestFrame(client, header, request!, version),
      decode: (frame) => decodeRequestFrame(server, frame),
    },
    {
      name: `${name} response`,
      frame: encodeResponseFrame(server, header, response!, version),
      decode: (frame) => decodeResponseFrame(client, frame, version),
    },
  ];
}

/** The frame cut, with the right length in front and without, and with each byte of it changed. */
function failingFrames({ name, frame, decode }: Framed): Failing[] {
  return Array.from(frame, (byte, i) => {
    const cut = frame.slice(0, Math.max(i, 4));
    new DataView(cut.buffer).setInt32(0, cut.length - 4);
    const changed = frame.slice();
    changed[i] = byte ^ 255;
    return [
      [`${name} cut to ${i}`, () => decode(frame.slice(0, i))],
      [`${name} ending at ${i}`, () => decode(cut)],
      [`${name} byte ${i}`, () => decode(changed)],
    ] as const;
  }).flat();
}

function* failingFormats({ name, codec, version, plan }: Place): Iterable<Failing> {
  const shape = findShape(codec.name)!;
  const good = secretOf(plan);
  for (const f of plan.fields) {
    for (const value of [`${SECRET}\ud800`, { [SECRET]: SECRET }, Symbol(SECRET)]) {
      const message = { ...good, [f.name]: value };
      yield [`${name} ${f.name}`, () => formatJson(shape, message, version)];
    }
  }
}

function* failingParses({ name, codec, version, plan }: Place): Iterable<Failing> {
  const shape = findShape(codec.name)!;
  const json = formatJson(shape, secretOf(plan), version);
  for (let i = 0; i < json.length; i += 9) {
    const head = json.slice(0, i);
    for (const text of [head, `${head}\u0001${json.slice(i)}`, `${head}"${json.slice(i)}`]) {
      yield [`${name} character ${i}`, () => parseJson(shape, text, version)];
    }
  }
}

describe("reliability R-24: prototypes", () => {
  it("are as they were after messages full of __proto__", () => {
    const before = [Object.prototype, Array.prototype, Uint8Array.prototype].map(snapshotOf);
    for (const { codec, version, plan } of newest) {
      const message = detach(codec.decode(codec.encode(protoOf(plan), version), version));
      expect(Object.getPrototypeOf(message)).toBe(Object.prototype);
    }
    expect([Object.prototype, Array.prototype, Uint8Array.prototype].map(snapshotOf)).toEqual(
      before,
    );
    expect(({} as Message)["polluted"]).toBe(undefined);
  });
});

/** Own keys and what is behind them. */
function snapshotOf(prototype: object): [PropertyKey, unknown][] {
  const all = Object.getOwnPropertyDescriptors(prototype) as Record<
    PropertyKey,
    PropertyDescriptor
  >;
  return Reflect.ownKeys(all).map((key) => [key, all[key]!.value ?? all[key]!.get]);
}

/** Every text is `__proto__`, and every struct has an own property of that name besides. */
function protoOf(plan: Plan): Message {
  const message: Record<string, unknown> = { ...fullOf(plan) };
  for (const f of plan.fields) {
    if (!f.present) continue;
    const value = f.struct ? protoOf(f.struct) : f.type === "string" ? "__proto__" : undefined;
    if (value !== undefined) message[f.name] = f.list ? [value] : value;
  }
  const own = { value: { polluted: true }, enumerable: true };
  return Object.defineProperty(message, "__proto__", own);
}
