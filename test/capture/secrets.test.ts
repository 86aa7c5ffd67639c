// reliability R-24, capture.md 5.9: a secret in a capture does not come out, whatever becomes of its frame.

import { describe, expect, it } from "vitest";
import { type CaptureEvent, decodeCapture } from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { registryOf } from "../../codec/wire/mod.ts";
import { leaks } from "../hostile/secrets.ts";
import { Random, seedOf } from "../kit/random.ts";
import {
  allSamples,
  formsOf,
  logs,
  mainFormsOf,
  mayChange,
  newestOf,
  type PushOptions,
  type Reading,
  readingOf,
  type Said,
  type Sample,
  withLast,
} from "./canary.ts";
import {
  framed,
  heartbeatRequest,
  heartbeatResponse,
  metadataRequest,
  metadataResponse,
} from "./frames_made.ts";

const samples = await allSamples();
const newest = newestOf(samples);
const others = await allSamples("something else");
const after: readonly Said[] = [["request", metadataRequest(50)], [
  "response",
  metadataResponse(50),
]];
const soon: readonly Said[] = [["request", heartbeatRequest(51)], [
  "response",
  heartbeatResponse(51),
]];
const raw: PushOptions = { keepRaw: "always" };

/** The samples that give their secret away. */
async function leakingOf(
  some: readonly Sample[],
  read: (sample: Sample) => Promise<Reading>,
  forms: (reading: Reading) => string = formsOf,
): Promise<string[]> {
  const names: string[] = [];
  for (const sample of some) if (leaks(forms(await read(sample)))) names.push(sample.name);
  return names;
}

describe("R-24: the secret of a capture", () => {
  it("is in all samples, and found where nothing is masked", async () => {
    const found = await leakingOf(
      samples,
      ({ said }) => readingOf(said, { ...raw, redact: false }),
    );
    expect(found.length).toBeGreaterThan(90);
    expect(found.length).toBe(samples.length);
  });

  const options: readonly PushOptions[] = [
    {},
    raw,
    { ...raw, decode: "headers" },
    { ...raw, records: "batches" },
  ];
  for (const option of options) {
    it(`does not come out of a good frame: ${JSON.stringify(option)}`, async () => {
      const some = option === raw ? samples : newest;
      const read = ({ said }: Sample) => readingOf([...said, ...after], option);
      expect(await leakingOf(some, read)).toEqual([]);
    });
  }

  it("does not come out of a comparison", async () => {
    for (const [i, { said, name }] of samples.entries()) {
      if (!newest.includes(samples[i]!)) continue;
      const [reading, other] = [await readingOf(said), await readingOf(others[i]!.said)];
      expect(leaks(formsOf(reading, other.events)), name).toBe(false);
    }
  });

  it("does not come out of a frame that the capture cuts", async () => {
    for (const part of [0.2, 0.4, 0.6, 0.8, 0.95]) {
      const read = ({ said }: Sample) =>
        readingOf(said, { ...raw, captured: Math.floor(part * said.at(-1)![1].length) });
      expect(await leakingOf(newest, read, mainFormsOf), `${part}`).toEqual([]);
    }
  });

  it("does not come out of a frame that is too short", async () => {
    for (const part of [0.3, 0.5, 0.7, 0.9]) {
      const cut = (frame: Uint8Array) => framed(frame.subarray(4, Math.floor(part * frame.length)));
      const read = (sample: Sample) => readingOf(withLast(sample, cut), raw);
      expect(await leakingOf(newest, read, mainFormsOf), `${part}`).toEqual([]);
    }
  });

  /** The samples that give their secret away with these bytes damaged. */
  async function leakingWhere(
    some: readonly Sample[],
    damages: (frame: Uint8Array, sample: Sample) => Iterable<readonly [at: number, value: number]>,
  ): Promise<{ runs: number; found: string[] }> {
    const result = { runs: 0, found: [] as string[] };
    for (const sample of some) {
      for (const [at, value] of damages(sample.said.at(-1)![1], sample)) {
        if (!mayChange(sample, at)) continue;
        const damage = (frame: Uint8Array) => frame.map((byte, i) => i === at ? value : byte);
        const reading = await readingOf([...withLast(sample, damage), ...soon], raw);
        if (leaks(mainFormsOf(reading))) {
          result.found.push(`${sample.name}, byte ${at} is ${value}`);
        }
        result.runs++;
      }
    }
    return result;
  }

  it("does not come out of a frame that is damaged", async () => {
    const { runs, found } = await leakingWhere(newest, function* (frame, { name }) {
      const random = new Random(seedOf(name));
      for (let at = random.below(3); at < frame.length; at += 9) {
        yield [at, random.one([0, 1, 2, 255, random.below(256)])];
      }
    });
    expect(runs).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it("does not come out of what a wrong length makes of the field before it", async () => {
    const some = samples.filter(({ name }) =>
      /SaslAuthenticateRe\w+ v[01]|ScramCredentialsRequest .* salt$|\bAlterConfigsRequest v2/.test(
        name,
      )
    );
    const { runs, found } = await leakingWhere(some, function* (frame) {
      for (const [at, byte] of frame.entries()) {
        if (byte < 20) yield* [-byte, 15, 17, 18, 19].map((more) => [at, byte + more] as const);
      }
    });
    expect(runs).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it("does not come out where API or version are not known", async () => {
    const known = registryOf([]);
    const read = ({ said }: Sample) => readingOf([...said, ...after], { ...raw, known });
    expect(await leakingOf(newest, read)).toEqual([]);
    const messages = newest.filter(({ name }) => / v\d/.test(name));
    for (const [at, value] of [[7, 90], [4, 2]] as const) { // a version to come, an API to come
      const changed = (frame: Uint8Array) => frame.map((byte, i) => i === at ? value : byte);
      const later = ({ said }: Sample) =>
        readingOf(
          said.map(([side, frame]) => [side, side === "request" ? changed(frame) : frame]),
          raw,
        );
      expect(await leakingOf(messages, later), `byte ${at}`).toEqual([]);
    }
  });

  it("does not come out of an unknown API with tags in front, nor of what is no request", async () => {
    const secret = samples[0]!.said[0]![1].subarray(-17);
    const header = [0, 95, 0, 0, 0, 0, 0, 1, 0, 1, 97]; // of client "a"
    const frames = [
      framed(Uint8Array.of(...header, 1, 0, 17), secret, Uint8Array.of(0)),
      framed(secret),
    ];
    for (const frame of frames) {
      const { said } = samples[0]!;
      const reading = await readingOf([...said, ["request", frame], ...after], raw);
      expect(leaks(formsOf(reading))).toBe(false);
    }
  });

  it("does not come out of a response without its request", async () => {
    const alone = newest.filter(({ said }) => said.at(-1)![0] === "response");
    expect(alone.length).toBeGreaterThan(10);
    const read = ({ said }: Sample) => readingOf([said.at(-1)!, ...after], raw);
    expect(await leakingOf(alone, read)).toEqual([]);
  });

  it("does not come out where it has to be found who asks", async () => {
    for (const sides of [[0, 1], [1, 0]] as const) {
      const read = ({ said }: Sample) => readingOf([...said, ...after], { ...raw, sides });
      expect(await leakingOf(newest, read, mainFormsOf)).toEqual([]);
      const alone = ({ said }: Sample) =>
        readingOf([said.at(-1)!, said.at(-1)!], { ...raw, sides, ports: [40_000] });
      expect(await leakingOf(newest, alone, mainFormsOf)).toEqual([]);
    }
  });

  it("does not come out of a log", async () => {
    for (const redact of [true, false]) {
      const found: string[] = [];
      for (const [name, log] of logs()) {
        const events: CaptureEvent[] = [];
        const reading = decodeCapture(log, registry, { redact });
        for await (const event of reading) events.push(event);
        if (leaks(formsOf({ events, summary: reading.summary() }))) found.push(name);
      }
      expect(found.length).toBe(redact ? 0 : logs().length);
    }
  });
});
