import { describe, expect, it } from "vitest";
import {
  type CaptureEvent,
  decodeCapture,
  decodeStreams,
  KafkaTracker,
} from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { concat } from "../kit/capture_writer.ts";
import {
  heartbeatRequest,
  heartbeatResponse,
  produceRequest,
  request,
  response,
} from "./frames_made.ts";

type Message = CaptureEvent & { readonly kind: "message" };

async function messagesOf(streams: Parameters<typeof decodeStreams>[0]): Promise<Message[]> {
  const events: Message[] = [];
  for await (const event of decodeStreams(streams, registry)) {
    if (event.kind === "message") events.push(event);
  }
  return events;
}

function times<T>(n: number, make: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => make(i));
}

/** A source that gives what it is told to, when it is told so. */
class Live {
  readonly stream: ReadableStream<Uint8Array>;
  controller!: ReadableStreamDefaultController<Uint8Array>;
  isCancelled = false;

  constructor() {
    this.stream = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.controller = controller),
      cancel: () => void (this.isCancelled = true),
    });
  }
}

describe("decodeStreams(): both directions in turns", () => {
  for (const n of [1, 511, 513, 12_000]) {
    for (const form of ["bytes", "blobs"]) {
      it(`${n} requests have their answers, from ${form}`, async () => {
        const [requests, responses] = [heartbeatRequest, heartbeatResponse].map((frame) =>
          concat(...times(n, (i) => frame(i + 1)))
        );
        const pair = { requests: requests!, responses: responses! };
        const messages = await messagesOf(
          form === "bytes"
            ? pair
            : { requests: new Blob([pair.requests]), responses: new Blob([pair.responses]) },
        );
        const answers = messages.filter(({ direction }) => direction === "response");
        expect(answers.length).toBe(n);
        expect(answers.every(({ flags, pairedWith }) => flags.length === 0 && pairedWith)).toBe(
          true,
        );
        expect(answers.map(({ header }) => header.correlationId)).toEqual(times(n, (i) => i + 1));
      });
    }
  }

  /** How many answers have their request, and come after it. */
  async function paired(requests: Uint8Array, responses: Uint8Array, chunk = Infinity) {
    const messages = await messagesOf({
      requests: cut(requests, chunk),
      responses: cut(responses, chunk),
    });
    const answers = messages.filter(({ direction }) => direction === "response");
    return answers.filter(({ flags, pairedWith }) => pairedWith && flags.length === 0).length;
  }
  async function* cut(bytes: Uint8Array, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield await bytes.subarray(at, at + size);
  }
  const beats = (n: number, from = 1) => concat(...times(n, (i) => heartbeatRequest(from + i)));
  const answersTo = (n: number, from = 1) =>
    concat(...times(n, (i) => heartbeatResponse(from + i)));

  for (const n of [500, 6_000]) {
    it(`${n} requests that have no answer hold nothing up`, async () => {
      const silent = concat(...times(n, (i) => produceRequest(i + 1, 0)));
      const requests = concat(silent, beats(6_000, n + 1));
      expect(await paired(requests, answersTo(6_000, n + 1), 65_536)).toBe(6_000);
    });
  }

  it("requests whose answers are lost hold nothing up", async () => {
    const answers = await paired(beats(12_000), answersTo(6_000, 6_001), 65_536);
    expect(answers).toBeGreaterThan(5_900); // a few show that the others must wait
  });

  it("bytes that are no frame cost those in them", async () => {
    const zeros = new Uint8Array(4_100);
    const requests = concat(beats(1), zeros, beats(5_999, 2));
    expect(await paired(requests, answersTo(6_000))).toBeGreaterThan(5_990);
  });

  it("a request that is larger than a chunk comes before its answer", async () => {
    const requests = concat(request(0, 9, 1, new Uint8Array(300_000)), beats(2, 2));
    const responses = concat(response(1, new Uint8Array(10)), answersTo(2, 2));
    const messages = await messagesOf({
      requests: cut(requests, 65_536),
      responses: cut(responses, 65_536),
    });
    expect(
      messages.map(({ direction, header, flags }) => [direction, header.correlationId, ...flags]),
    )
      .toEqual([["request", 2], ["request", 3], ["response", 2], ["response", 3]]);
  });

  it("one side may be all there is", async () => {
    const frames = concat(heartbeatRequest(1), heartbeatRequest(2));
    const none = new Uint8Array(0);
    expect((await messagesOf({ requests: frames, responses: none })).length).toBe(2);
    const answers = concat(heartbeatResponse(1), heartbeatResponse(2));
    const reading = decodeStreams({ requests: none, responses: answers }, registry);
    const kinds: string[] = [];
    for await (const { kind } of reading) kinds.push(kind);
    expect(kinds.filter((kind) => kind === "undecodable" || kind === "message").length).toBe(2);
  });

  for (const side of ["requests", "responses"] as const) {
    it(`what the source of the ${side} throws is thrown, and the other one is let go`, async () => {
      const [failing, other] = [new Live(), new Live()];
      failing.controller.error(new Error("gone"));
      const requests = side === "requests" ? failing.stream : heartbeatRequest(1);
      const pair = side === "requests"
        ? { requests, responses: other.stream }
        : { requests, responses: failing.stream };
      await expect(messagesOf(pair)).rejects.toThrow("gone");
      if (side === "requests") expect(other.isCancelled).toBe(true);
    });
  }

  it("a source that is none leaves the other one as it is", async () => {
    const { stream } = new Live();
    await expect(messagesOf({ requests: stream, responses: undefined as never })).rejects.toThrow(
      "Cannot read: expected a Uint8Array, a Blob, a ReadableStream or an async iterable, found undefined",
    );
    expect(stream.locked).toBe(false);
  });

  it("whoever stops reading lets both go, even while nothing comes of one", async () => {
    const [asked, answered] = [new Live(), new Live()];
    asked.controller.enqueue(heartbeatRequest(1));
    const pair = { requests: asked.stream, responses: answered.stream };
    const events = decodeStreams(pair, registry)[Symbol.asyncIterator]();
    await events.next();
    await events.return!();
    expect([asked.isCancelled, answered.isCancelled]).toEqual([true, true]);
  });
});

describe("a source with `destroy`, as those of Node", () => {
  for (const side of ["requests", "responses"] as const) {
    it(`is ended with it, though nobody may have read of it: ${side}`, async () => {
      let isDestroyed = false;
      async function* frames() {
        yield await heartbeatRequest(1);
      }
      const source = Object.assign(frames(), { destroy: () => void (isDestroyed = true) });
      const other = heartbeatRequest(1);
      const pair = side === "requests"
        ? { requests: source, responses: other }
        : { requests: other, responses: source };
      const events = decodeStreams(pair, registry)[Symbol.asyncIterator]();
      await events.next();
      await events.return!();
      expect(isDestroyed).toBe(true);
    });
  }
});

describe("what is of no known form", () => {
  for (const [bytes, found] of [[[], "no bytes"], [[255, 255, 255, 255], "other bytes"]] as const) {
    it(`is told with what could be read: ${found}`, async () => {
      const events = decodeCapture(Uint8Array.from(bytes), registry)[Symbol.asyncIterator]();
      await expect(events.next()).rejects.toThrow(
        `Cannot read the capture: expected a capture, frames of Kafka, a log or text, found ${found}`,
      );
    });
  }
});

describe("a reading", () => {
  it("gives every event to somebody, however many are asked for at a time", async () => {
    const frames = concat(...times(600, (i) => heartbeatRequest(i + 1)));
    const one: unknown[] = [];
    for await (const event of decodeCapture(frames, registry)) one.push(event);
    const events = decodeCapture(frames, registry)[Symbol.asyncIterator]();
    const many: unknown[] = [];
    for (;;) {
      const results = await Promise.all(times(7, () => events.next()));
      many.push(...results.flatMap(({ done, value }) => done ? [] : [value]));
      if (results.some(({ done }) => done)) break;
    }
    expect(many).toEqual(one);
  });
  it("gives events in the order in which they are asked for", async () => {
    const frames = concat(...times(40, (i) => heartbeatRequest(i + 1)));
    const events = decodeCapture(frames, registry)[Symbol.asyncIterator]();
    const asked = [events.next(), events.next()];
    for (let i = 0; i < 200 && asked.length < 30; i++) {
      await null;
      asked.push(events.next());
    }
    const ids = (await Promise.all(asked)).map(({ value }) => value?.id);
    expect(ids).toEqual(times(30, (i) => i + 1));
  });
  it("is let go while a source is silent", async () => {
    const live = new Live();
    live.controller.enqueue(heartbeatRequest(1));
    const events = decodeCapture(live.stream, registry)[Symbol.asyncIterator]();
    const pending = events.next();
    await new Promise((done) => setTimeout(done));
    expect(await events.return!()).toEqual({ value: undefined, done: true });
    live.controller.close();
    await pending;
  });
  it("is read once", async () => {
    const reading = decodeCapture(heartbeatRequest(1), registry);
    for await (const _ of reading) break;
    expect(() => reading[Symbol.asyncIterator]()).toThrow(
      "Cannot read again: a source is read once",
    );
  });
});

describe("KafkaTracker.push()", () => {
  const tracker = new KafkaTracker(registry);
  for (const direction of ["req", 2, undefined]) {
    it(`${direction} is no direction`, () => {
      expect(() => tracker.push(1, direction as never, undefined, heartbeatRequest(1))).toThrow(
        new TypeError(`Cannot push: expected request, response, 0 or 1, found ${direction}`),
      );
    });
  }
  for (const t of [1_700_000_000, null, { seconds: 1 }, { seconds: NaN, nanoseconds: 0 }]) {
    it(`${JSON.stringify(t)} is no time`, () => {
      expect(() => tracker.push(1, "request", t as never, heartbeatRequest(1))).toThrow(
        `Cannot push: expected a time of seconds and nanoseconds, found ${typeof t}`,
      );
    });
  }
});
