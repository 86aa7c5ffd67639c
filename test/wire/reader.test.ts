import { describe, expect, it } from "vitest";
import { decodeBrokerRegistrationRequest } from "../../codec/messages/broker_registration.ts";
import { decodeMetadataResponse } from "../../codec/messages/metadata.ts";
import { type DecodeOptions, Reader } from "../../codec/wire/mod.ts";
import { decodeKitchen, encodeKitchen } from "../kit/made_up/kitchen.ts";
import { allPlaces, type Place } from "../kit/plan.ts";
import { difference, type Message } from "../kit/same.ts";
import { fullOf } from "../kit/values.ts";
import { LEAST, reasonOf, refusal, sentAs } from "./kitchen.ts";

const BOUNDS: readonly [field: string, values: readonly unknown[]][] = [
  ["flag", [false, true]],
  ["i8", [-128, -1, 0, 1, 127]],
  ["i16", [-32_768, -129, -1, 0, 255, 256, 32_767]],
  ["u16", [0, 1, 32_767, 32_768, 65_535]],
  ["i32", [-2_147_483_648, -1, 0, 1, 65_536, 2_147_483_647]],
  ["u32", [0, 1, 2_147_483_647, 2_147_483_648, 4_294_967_295]],
  ["i64", [-(2n ** 63n), -(2n ** 53n) - 1n, -1n, 0n, 73_314_510_714_175_488n, 2n ** 63n - 1n]],
  ["f64", [0, -0, 1.5, -Infinity, Infinity, NaN, Number.MIN_VALUE, -Number.MAX_VALUE]],
  ["id", ["AAAAAAAAAAAAAAAAAAAAAA", "_____________________w", "AQIDBAUGBwgJCgsMDQ4PEA"]],
  ["s", ["", "a", "x".repeat(126), "x".repeat(127), "x".repeat(128), "x".repeat(32_767)]],
  ["nS", [null, "", "a"]],
  ["oldS", [null, "", "é"]],
  ["b", [0, 1, 126, 127, 128, 16_383, 16_384].map((n) => new Uint8Array(n).fill(n))],
  ["nB", [null, new Uint8Array(0), Uint8Array.of(0, 255)]],
  ["aI", [[], [0], [1, 2, 3, 4], [1, 2, 3, 4, 5], new Array(127).fill(-1), [-2_147_483_648]]],
  ["nAS", [null, [], [""], ["a", "b", "c", "d", "e"]]],
  ["st", [{ x: -32_768 }, { x: 32_767 }]],
  ["nSt", [null, { y: 1 }]],
];

describe("decodeKitchen()", () => {
  for (const [field, values] of BOUNDS) {
    it(`reads ${field} at its bounds`, () => {
      for (const version of [0, 1, 2]) {
        for (const value of values) {
          const decoded = sentAs({ [field]: value }, version) as unknown as Message;
          expect(decoded[field]).toEqual(value);
        }
      }
    });
  }
  it("reads lists of every length around the sizes of a varint and of a growing list", () => {
    for (const n of [0, 1, 3, 4, 5, 6, 16, 17, 18, 126, 127, 128, 1023, 1024, 1025, 65_537]) {
      const aI = Array.from({ length: n }, (_, i) => i * 7 - 9);
      for (const version of [0, 1]) expect(sentAs({ aI }, version).aI).toEqual(aI);
    }
  });
  it("shares one frozen empty list and one empty view", () => {
    const a = sentAs({ nAS: [], nB: new Uint8Array(0) }, 1);
    const b = sentAs({}, 0);
    expect(a.aI).toBe(b.aI);
    expect(a.nAS).toBe(b.aI);
    expect(a.nB).toBe(b.b);
    expect(Object.isFrozen(a.aI)).toBe(true);
  });
  it("gives views of the input", () => {
    const body = encodeKitchen({ ...LEAST, b: Uint8Array.of(1, 2, 3) }, 1);
    const { b } = decodeKitchen(body, 1);
    expect(b.buffer).toBe(body.buffer);
    body[b.byteOffset] = 9;
    expect(b).toEqual(Uint8Array.of(9, 2, 3));
  });
});

describe("a decoder, given a part of a buffer", () => {
  const vectors = allPlaces().filter(({ version, codec }) => version === codec.maxVersion);

  it("reads every message alike at the offsets 0 to 7", () => {
    const failures = vectors.flatMap((place) =>
      [0, 1, 2, 3, 4, 5, 6, 7].flatMap((offset) => {
        const where = differenceAt(place, offset);
        return where === "" ? [] : [`${place.name} at ${offset} differs at ${where}`];
      })
    );
    expect(failures).toEqual([]);
  });
  it("never reads beyond that part", () => {
    const failures = vectors.flatMap((place) => {
      const body = bodyOf(place);
      const larger = new Uint8Array(body.length + 16);
      larger.set(body, 3);
      const short = larger.subarray(3, 3 + body.length - 1);
      const reason = reasonOf(() => place.codec.decode(short, place.version));
      return /^(truncated|length-out-of-range) at/.test(reason) ? [] : [`${place.name}: ${reason}`];
    });
    expect(failures).toEqual([]);
  });
});

function bodyOf({ plan, codec, version }: Place): Uint8Array {
  return codec.encode(fullOf(plan), version);
}

function differenceAt(place: Place, offset: number): string {
  const body = bodyOf(place);
  const larger = new Uint8Array(body.length + 16).fill(255);
  larger.set(body, offset);
  const part = larger.subarray(offset, offset + body.length);
  const decoded = place.codec.decode(part, place.version) as Message;
  return difference(place.plan, fullOf(place.plan), decoded);
}

describe("a decoder, given memory that others may change", () => {
  const body = encodeKitchen({ ...LEAST, s: "kafka é", b: Uint8Array.of(1, 2), aI: [1, 2] }, 1);
  const expected = decodeKitchen(body, 1);

  it("reads shared memory", () => {
    // No page has the constructor unless it is isolated, but every engine has the memory.
    const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const shared = new Uint8Array(buffer).subarray(8, 8 + body.length);
    shared.set(body);
    expect(decodeKitchen(shared, 1)).toEqual(expected);
  });
  it("reads resizable memory, and what is left when it has shrunk", () => {
    const buffer = new ArrayBuffer(body.length, { maxByteLength: 2 * body.length });
    const bytes = new Uint8Array(buffer);
    bytes.set(body);
    expect(decodeKitchen(bytes, 1)).toEqual(expected);
    buffer.resize(body.length - 1);
    expect(refusal(() => decodeKitchen(bytes, 1))).toMatch(/^Cannot decode Kitchen\.taggedFields /);
    const fixed = new Uint8Array(buffer, 0, 10);
    buffer.resize(5);
    expect(() => decodeKitchen(fixed, 1)).toThrow();
  });
  it("refuses memory that has been transferred", () => {
    const bytes = body.slice();
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    expect(() => decodeKitchen(bytes, 1)).toThrow();
  });
  it("refuses what is no Uint8Array", () => {
    for (const input of [undefined, null, "", 7, [], {}, [0, 0], new ArrayBuffer(4)]) {
      expect(() => decodeMetadataResponse(input as never, 0)).toThrow(TypeError);
    }
  });
});

/** Counts what it sees go by. */
class CountingReader extends Reader {
  fields = 0;
  structs = 0;
  bytesTaken = 0;

  override at(key: string | number): void {
    this.fields++;
    super.at(key);
  }

  override down(key: string | number): void {
    this.structs++;
    super.down(key);
  }

  override take(n: number, kind: string): number {
    this.bytesTaken += n;
    return super.take(n, kind);
  }
}

describe("DecodeOptions.reader", () => {
  const body = encodeKitchen({ ...LEAST, s: "abc", aI: [1, 2, 3, 4, 5, 6], nSt: { y: 1 } }, 0);
  const watched = (bytes: Uint8Array) => {
    const readers: CountingReader[] = [];
    const reader = (input: Uint8Array, options: DecodeOptions) => {
      readers.push(new CountingReader(input, options, "Kitchen"));
      return readers[0]!;
    };
    return { readers, run: () => decodeKitchen(bytes, 0, { reader }) };
  };

  it("sees the fields, the structs and the bytes of a message", () => {
    const { readers, run } = watched(body);
    expect(run()).toEqual(decodeKitchen(body, 0));
    expect(readers.length).toBe(1);
    expect(readers[0]!.fields).toBeGreaterThanOrEqual(18);
    expect(readers[0]!.structs).toBeGreaterThanOrEqual(2);
    expect(readers[0]!.bytesTaken).toBe(body.length);
  });
  it("does not take the path from an error", () => {
    const { run } = watched(body.subarray(0, 20));
    expect(refusal(run)).toBe(
      "Cannot decode Kitchen.i64 at byte 14: expected int64 (8 bytes), found 6 bytes",
    );
  });
  it("is asked once, also where the decode fails", () => {
    const { readers, run } = watched(body.subarray(0, 3));
    expect(run).toThrow();
    expect(readers.length).toBe(1);
  });
  it("lets errors of its own pass", () => {
    const reader = () => {
      throw new RangeError("not today");
    };
    expect(() => decodeKitchen(body, 0, { reader })).toThrow(new RangeError("not today"));
  });
});

describe("DecodeOptions.allowTrailingBytes", () => {
  const whole = encodeKitchen(LEAST, 0);

  it("leaves bytes behind the message alone", () => {
    const more = Uint8Array.from([...whole, ...whole]);
    expect(decodeKitchen(more, 0, { allowTrailingBytes: true })).toEqual(decodeKitchen(whole, 0));
    expect(refusal(() => decodeKitchen(more, 0))).toBe(
      `Cannot decode Kitchen at byte ${whole.length}: expected end of message, found ${whole.length} bytes`,
    );
  });
  it("does not excuse bytes that are missing", () => {
    const options = { allowTrailingBytes: true };
    for (let n = 0; n < whole.length; n++) {
      expect(reasonOf(() => decodeKitchen(whole.subarray(0, n), 0, options)))
        .toMatch(/^(truncated|length-out-of-range) at/);
    }
  });
  it("says to its reader where the message ended", () => {
    let reader: Reader | undefined;
    const options: DecodeOptions = {
      allowTrailingBytes: true,
      reader: (bytes, given) => reader = new Reader(bytes, given),
    };
    decodeKitchen(Uint8Array.from([...whole, 1, 2, 3]), 0, options);
    expect(reader?.position).toBe(whole.length);
  });
});

describe("a decoder, given a version", () => {
  it("refuses those that the message does not have, before it looks at a byte", () => {
    for (const version of [-1, 5, 0.5, NaN, Infinity, 2 ** 31]) {
      expect(refusal(() => decodeBrokerRegistrationRequest(new Uint8Array(0), version))).toBe(
        `Cannot decode BrokerRegistrationRequest at byte 0: expected version 0 to 4, ` +
          `found version ${version}`,
      );
    }
  });
});
