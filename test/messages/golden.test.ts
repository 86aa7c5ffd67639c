// Bodies that Kafka's own classes wrote, line by line, in both directions and in both forms.

import { describe, expect, it } from "vitest";
import { formatJson, parseJson } from "../../codec/json/mod.ts";
import { type Known, known, versionsOf } from "./known.ts";
import { difference, failures } from "./failures.ts";
import { type BodyLine, goldenBodies } from "../kit/golden.ts";
import { hexOf } from "../kit/hex.ts";
import { kafkaSpelling } from "../kit/json_text.ts";
import { asJsonShowsIt, sameValue } from "./shown.ts";

interface Golden {
  readonly name: string;
  readonly lines: number;
  /** Lines that hold what Kafka's JSON does not show: unknown tagged fields, record batches. */
  readonly partlyShown: number;
}

const FILES: readonly Golden[] = [
  { name: "kafka-4.4", lines: 3154, partlyShown: 592 },
  { name: "kafka-3.9", lines: 502, partlyShown: 52 },
  { name: "kafka-2024-10", lines: 5231, partlyShown: 0 },
  { name: "pod", lines: 837, partlyShown: 0 },
];

const ROOM = 3; // free bytes on both sides of what encodeInto() writes

const seen = new Set<string>();

for (const { name, lines: count, partlyShown } of FILES) {
  const lines = await goldenBodies(name);
  for (const { message, version } of lines) seen.add(`${message} v${version}`);

  describe(`golden ${name}`, () => {
    it("has every line", () => expect(lines.length).toBe(count));

    it("encode() gives the bytes that decode() took", () => {
      expect(failing(lines, ({ body, version }, { decode, encode }) => {
        return difference(hexOf(body), hexOf(encode(decode(body, version), version)));
      })).toEqual([]);
    });

    it("encodeInto() writes them where it is told to and gives their number", () => {
      expect(failing(lines, ({ body, version }, { decode, encodeInto }) => {
        const target = new Uint8Array(ROOM + body.length + ROOM);
        const n = encodeInto(decode(body, version), version, target, ROOM);
        const expected = new Uint8Array(target.length);
        expected.set(body, ROOM);
        return difference(`${body.length}: ${hexOf(expected)}`, `${n}: ${hexOf(target)}`);
      })).toEqual([]);
    });

    it("formatJson() gives Kafka's JSON", () => {
      expect(failing(lines, ({ body, version, json }, { decode, shape }) => {
        return difference(kafkaSpelling(json), formatJson(shape, decode(body, version), version));
      })).toEqual([]);
    });

    it("parseJson() of Kafka's JSON gives what encodes to the bytes, or the part that is shown", () => {
      let n = 0;
      expect(failing(lines, ({ body, version, json }, { decode, encode, shape }) => {
        const whole = decode(body, version);
        const shown = asJsonShowsIt(shape, whole);
        const encoded = encode(parseJson(shape, json, version), version);
        if (sameValue(whole, shown)) return difference(hexOf(body), hexOf(encoded));
        n++;
        return sameValue(decode(encoded, version), shown) ? "" : "another message";
      })).toEqual([]);
      expect(n).toBe(partlyShown);
    });
  });
}

describe("golden files", () => {
  it("show a tagged struct at its defaults only where it holds unknown tagged fields", async () => {
    const odd = '"currentLeader":{"leaderId":-1,"leaderEpoch":-1}';
    const lines = (await goldenBodies("kafka-4.4")).filter(({ message, json }) =>
      message === "FetchResponse" && json.includes(odd)
    );
    expect(lines.map(({ version }) => version)).toEqual([13]);
    const [{ body, version, json }] = lines as [BodyLine];
    const { decode, encode, shape } = known.get("FetchResponse")!;
    expect(formatJson(shape, decode(body, version), version)).toContain(odd);
    const again = decode(encode(parseJson(shape, json, version), version), version);
    expect(formatJson(shape, again, version)).not.toContain(odd);
  });

  it("have every version of every message but SubscriptionInfoData", () => {
    const all = [...known.values()].flatMap((codec) =>
      versionsOf(codec).map((version) => `${codec.name} v${version}`)
    );
    const missing = Array.from({ length: 11 }, (_, i) => `SubscriptionInfoData v${1 + i}`);
    expect(all.length).toBe(876);
    expect(all.filter((version) => !seen.has(version))).toEqual(missing);
    expect(seen.size).toBe(865);
  });
});

function failing(
  lines: readonly BodyLine[],
  check: (line: BodyLine, codec: Known) => string,
): string[] {
  const label = ({ message, version }: BodyLine, i: number) =>
    `line ${i + 1}, ${message} v${version}`;
  return failures(lines, label, (line) => check(line, known.get(line.message)!));
}
