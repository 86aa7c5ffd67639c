import { describe, expect, it } from "vitest";
import {
  type CaptureEvent,
  decodeCapture,
  decodeStreams,
  KafkaTracker,
} from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { concat } from "../kit/capture_writer.ts";
import { heartbeatRequest, heartbeatResponse } from "./frames_made.ts";

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

  it("an answer is told while both sources are open", async () => {
    const [asked, answered] = [new Live(), new Live()];
    const pair = { requests: asked.stream, responses: answered.stream };
    const events = decodeStreams(pair, registry)[Symbol.asyncIterator]();
    const seen: string[] = [];
    const until = async (direction: "request" | "response", correlationId: number) => {
      for (;;) {
        const { value } = await events.next();
        if (value?.kind !== "message") continue;
        seen.push(`${value.direction} ${value.header.correlationId}`);
        if (value.direction === direction && value.header.correlationId === correlationId) return;
      }
    };
    for (let i = 1; i <= 5; i++) {
      asked.controller.enqueue(heartbeatRequest(i));
      answered.controller.enqueue(heartbeatResponse(i));
      await until("response", i);
    }
    expect(seen).toEqual(times(5, (i) => [`request ${i + 1}`, `response ${i + 1}`]).flat());
    answered.controller.close();
    asked.controller.enqueue(heartbeatRequest(6));
    asked.controller.close();
    await until("request", 6);
    let last;
    do last = await events.next(); while (!last.done);
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
      const lives = { requests: new Live(), responses: new Live() };
      const other = side === "requests" ? lives.responses : lives.requests;
      const pair = { requests: lives.requests.stream, responses: lives.responses.stream };
      lives.requests.controller.enqueue(heartbeatRequest(1));
      other.controller.enqueue(new Uint8Array(0));
      const reading = messagesOf(pair);
      await new Promise((done) => setTimeout(done));
      lives[side].controller.error(new Error("gone"));
      await expect(reading).rejects.toThrow("gone");
    });
  }

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

describe("a reading", () => {
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
