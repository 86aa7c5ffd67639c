import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffCaptures, diffMessages, formatDiff } from "../../codec/capture/output/diff.ts";
import type { MessageEvent } from "../../codec/capture/event.ts";
import { batch, errorName, gap, request, response, undecodable } from "./made_events.ts";

describe("diffMessages()", () => {
  it("finds nothing between equal messages", () => {
    const message = () => ({
      a: 1,
      b: 2n,
      c: "c",
      d: null,
      e: Uint8Array.of(1, 2),
      f: [1, 2],
      g: [{ name: "x", h: NaN }],
      i: undefined,
    });
    expect(diffMessages(message(), message())).toEqual([]);
    expect(diffMessages(message(), { ...message(), i: undefined })).toEqual([]);
  });

  it("matches structs by what names them, and says so", () => {
    const a = {
      topics: [
        { name: "a", partitions: [{ partitionIndex: 0, leaderId: 1 }] },
        { name: "b", partitions: [] },
      ],
    };
    const b = {
      topics: [
        { name: "c", partitions: [] },
        { name: "a", partitions: [{ partitionIndex: 0, leaderId: 2 }] },
      ],
    };
    expect(diffMessages(a, b)).toEqual([
      {
        kind: "changed",
        path: ["topics", 0, "partitions", 0, "leaderId"],
        place: "topics[name=a].partitions[partitionIndex=0].leaderId",
        a: 1,
        b: 2,
      },
      { kind: "removed", path: ["topics", 1], place: "topics[name=b]", a: a.topics[1] },
      { kind: "added", path: ["topics", 0], place: "topics[name=c]", b: b.topics[0] },
    ]);
  });

  it("matches by a pair of fields where it takes two", () => {
    const [a, b] = [1, 2].map((value) => ({
      results: [4, 2].map((resourceType) => ({ resourceType, resourceName: "1", value })),
    }));
    expect(diffMessages(a!, b!).map(({ place }) => place)).toEqual([
      "results[resourceType=4,resourceName=1].value",
      "results[resourceType=2,resourceName=1].value",
    ]);
  });

  it("matches by index where nothing names them", () => {
    const twice = { items: [{ name: "x", v: 1 }, { name: "x", v: 2 }] };
    const nameless = { items: [{ topicId: "AAAAAAAAAAAAAAAAAAAAAA", name: "", v: 3 }] };
    expect(diffMessages(twice, nameless).map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      "changed items[0].name",
      "changed items[0].v",
      "added items[0].topicId",
      "removed items[1]",
    ]);
  });

  it("takes lists of words, bytes and masks as one value", () => {
    const a = { isr: [1, 2], bytes: Uint8Array.of(1), secret: "«16 bytes»", list: [1], none: null };
    const b = { isr: [2, 1], bytes: Uint8Array.of(2), secret: "«16 bytes»", list: null, none: [] };
    expect(diffMessages(a, b).map(({ place }) => place)).toEqual(["isr", "bytes", "list", "none"]);
  });

  it("stops at the limit", () => {
    const list = (v: number) => ({ items: Array.from({ length: 50 }, (_, id) => ({ id, v })) });
    expect(diffMessages(list(1), list(2)).length).toBe(50);
    expect(diffMessages(list(1), list(2), { limit: 3 }).map(({ place }) => place)).toEqual(
      ["items[id=0].v", "items[id=1].v", "items[id=2].v"],
    );
  });

  it("takes any two objects, and gives the reverse for the reverse", () => {
    const value = fc.object({
      withBigInt: true,
      maxDepth: 3,
      key: fc.constantFrom("a", "name", "id", "__proto__"),
    });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const there = diffMessages(a, b).map(({ kind }) => kind).sort();
        const back = diffMessages(b, a).map(({ kind }) => REVERSE[kind]).sort();
        expect(back).toEqual(there);
        expect(diffMessages(a, a)).toEqual([]);
        expect(diffMessages(a, b).filter(({ path }) => path.length === 0)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("compares long lists in time in proportion to them", () => {
    const list = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ name: `topic-${(i * 7919) % n}` }));
    const start = performance.now();
    expect(diffMessages({ topics: list(20_000) }, { topics: list(20_000).reverse() })).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

const REVERSE = { added: "removed", removed: "added", changed: "changed" } as const;

describe("diffCaptures()", () => {
  const fetch = (id: number, highWatermark: bigint, records: number): MessageEvent => {
    const { kind: _kind, id: _id, ...header } = batch({
      count: records,
      lastOffset: BigInt(records) - 1n,
    });
    const set = { path: ["responses", 0], topic: "orders", partition: 0, batches: [header] };
    return response({
      responses: [{
        topic: "orders",
        partitions: [{ partitionIndex: 0, errorCode: 0, highWatermark }],
      }],
    }, {
      id,
      apiKey: 1,
      apiName: "Fetch",
      version: 11,
      ...(records > 0 && { records: [set] }),
    });
  };

  it("U-14: two Fetch responses, one empty", () => {
    const diff = diffCaptures([fetch(4, 40n, 3)], [fetch(6, 40n, 0)]);
    expect(diff.messages[0]).toMatchObject({
      direction: "response",
      pairs: 1,
      differing: 1,
      moreFields: 0,
    });
    expect(formatDiff(diff)).toEqual([
      "← Fetch: 1 of 1 pair differs",
      "    records[]  removed: {topic=orders partition=0 batches=1 records=3 firstOffset=0 lastOffset=2 codecs=[none]}",
      "      records[topic=orders,partition=0] in events 4 and 6",
    ]);
  });

  it("U-14: folds what differs again and again into one field with its first example", () => {
    const good = [fetch(2, 10n, 1), fetch(4, 20n, 2), fetch(6, 30n, 3)];
    const bad = [fetch(3, 11n, 1), fetch(5, 21n, 1), fetch(7, 30n, 3), fetch(9, 40n, 1)];
    expect(formatDiff(diffCaptures(good, bad))).toEqual([
      "                          first    second",
      "← Fetch v11  no error         3         4",
      "",
      "← Fetch: 2 of 3 pairs differ",
      "    responses[].partitions[].highWatermark  changed ×2: 10 → 11",
      "      first responses[topic=orders].partitions[partitionIndex=0].highWatermark in events 2 and 3",
      "    records[].records  changed: 2 → 1",
      "      records[topic=orders,partition=0].records in events 4 and 5",
      "    records[].lastOffset  changed: 1 → 0",
      "      records[topic=orders,partition=0].lastOffset in events 4 and 5",
    ]);
  });

  it("counts by API, version, direction and outcome", () => {
    const lost = { topics: [{ name: "a", errorCode: 3 }, { name: "b", errorCode: 5 }] };
    const unknown = undecodable(
      { apiKey: 95, apiName: undefined, reason: "unknown-api", version: 0 } as never,
    );
    const orphan = undecodable(
      { apiKey: undefined, apiName: undefined, version: undefined, reason: "orphan" } as never,
    );
    const a = [request({}), request({}), response({ errorCode: 0 }), response(lost), gap()];
    const b = [request({}), request({}, { version: 9 }), orphan, unknown];
    const { counts } = diffCaptures(a, b);
    expect(counts).toEqual([
      { direction: "request", apiKey: 3, apiName: "Metadata", version: 9, a: 0, b: 1 },
      { direction: "request", apiKey: 3, apiName: "Metadata", version: 12, a: 2, b: 1 },
      {
        direction: "response",
        apiKey: 3,
        apiName: "Metadata",
        version: 12,
        outcome: 0,
        a: 1,
        b: 0,
      },
      {
        direction: "response",
        apiKey: 3,
        apiName: "Metadata",
        version: 12,
        outcome: 3,
        a: 1,
        b: 0,
      },
      {
        direction: "response",
        apiKey: 3,
        apiName: "Metadata",
        version: 12,
        outcome: 5,
        a: 1,
        b: 0,
      },
      { direction: "response", apiKey: 95, version: 0, outcome: "unknown-api", a: 0, b: 1 },
      { direction: "response", outcome: "orphan", a: 0, b: 1 },
    ]);
    expect(formatDiff({ counts, messages: [] }, { errorName })).toEqual([
      "                                               first    second",
      "→ Metadata v9                                      0         1",
      "→ Metadata v12                                     2         1",
      "← Metadata v12  NONE                               1         0",
      "← Metadata v12  UNKNOWN_TOPIC_OR_PARTITION         1         0",
      "← Metadata v12  LEADER_NOT_AVAILABLE               1         0",
      "← API 95 v0  unknown-api                           0         1",
      "← unknown API  orphan                              0         1",
    ]);
  });

  it("calls error codes by name, and shows values without steering a terminal", () => {
    const a = response({
      errorCode: 0,
      host: "a\u001b[2J",
      bytes: new Uint8Array(3),
      ids: [1, 2],
      old: true,
    });
    const b = response({
      errorCode: 41,
      host: "\u202eb",
      bytes: new Uint8Array(4),
      ids: [1],
      now: 1n,
    });
    expect(formatDiff(diffCaptures([a], [b]), { errorName }).slice(4)).toEqual([
      "← Metadata: 1 of 1 pair differs",
      "    errorCode  changed: NONE → NOT_CONTROLLER",
      "      events 3 and 3",
      '    host  changed: "a\\u001b[2J" → "\\u202eb"',
      "      events 3 and 3",
      "    bytes  changed: 3 bytes → 4 bytes",
      "      events 3 and 3",
      "    ids  changed: [1,2] → [1]",
      "      events 3 and 3",
      "    old  removed: true",
      "      events 3 and 3",
      "    now  added: 1",
      "      events 3 and 3",
    ]);
  });

  it("says so if nothing differs, and compares nothing that two runs never share", () => {
    const later = response({ a: 1 }, { id: 99, connection: 7, latencyMs: 5, packets: [] });
    expect(formatDiff(diffCaptures([response({ a: 1 })], [later]))).toEqual(["No difference"]);
    expect(diffCaptures([response({ a: 1 })], [later]).messages.map(({ differing }) => differing))
      .toEqual([0]);
  });

  it("is bounded, with a count of the rest", () => {
    const many = (v: number) =>
      response(Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`field${i}`, v])));
    const diff = diffCaptures([many(1)], [many(2)], { limit: 2 });
    expect(diff.messages[0]!.fields.length).toBe(2);
    expect(formatDiff(diff).at(-1)).toBe("    … 7 fields more");
    const versions = Array.from({ length: 130 }, (_, version) => request({}, { version }));
    expect(formatDiff(diffCaptures(versions, [])).at(-1)).toBe("… 30 counts more");
  });
});
