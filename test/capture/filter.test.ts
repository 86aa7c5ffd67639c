import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CaptureEvent } from "../../codec/capture/event.ts";
import {
  FilterError,
  filterFacts,
  filterWords,
  parseFilter,
} from "../../codec/capture/output/filter.ts";
import {
  batch,
  errorName,
  gap,
  metadata,
  opened,
  record,
  request,
  response,
  sasl,
  undecodable,
} from "./made_events.ts";

const brokers = [
  { nodeId: 1, host: "b1", port: 9092, rack: null },
  { nodeId: 2, host: "b2", port: 9093, rack: "r" },
];
const topics = [
  { errorCode: 0, name: "orders", partitions: [{ errorCode: 0, partitionIndex: 4 }] },
  { errorCode: 3, name: "lost", partitions: [] },
];
const answer = response({ throttleTimeMs: 0, brokers, topics, clusterId: "c", controllerId: 1n });
const asked = request({ topics: null, allowAutoTopicCreation: false });
const clean = response({ errorCode: 0 });

describe("parseFilter()", () => {
  it("5.5: reads the text of the specification", () => {
    const text = `api==Metadata && version>=12 && error!=0 && client~"etl"`;
    expect([answer, asked, clean].map(parseFilter(text))).toEqual([true, false, false]);
  });

  for (
    const [text, yes, no] of [
      ["", [answer, gap()], []],
      ["  ", [answer], []],
      ["api==metadata", [answer, undecodable()], [gap(), record()]],
      ["api==3", [answer], [request({}, { apiKey: 18, apiName: "ApiVersions" })]],
      ["api~meta", [answer], [request({}, { apiKey: 18, apiName: "ApiVersions" })]],
      ["Metadata", [answer], [gap()]],
      ["key>=3 && key<4 && key<=3 && !(key>3)", [answer], [gap()]],
      ["version==12.0", [answer], [gap()]],
      ["version!=13", [answer], [gap()]],
      ["kind==MESSAGE", [answer], [gap()]],
      ["kind!=message", [gap()], [answer]],
      ["gap || sasl", [gap(), sasl()], [answer, opened()]],
      ["request", [asked, sasl()], [answer, gap()]],
      ["direction==response", [answer, gap()], [asked]],
      ["connection", [opened()], [answer]],
      ["connection==0", [opened(), answer], [record()]],
      ["correlation==1", [answer], [undecodable()]],
      ["error", [answer], [clean, asked, gap()]],
      ["error==0", [clean], [answer, asked, gap()]],
      ["error!=0", [answer], [clean, asked, gap()]],
      ["error==3", [answer], [clean, asked]],
      ["error==unknown_topic_or_partition", [answer], [clean]],
      ["error~UNKNOWN", [answer], [clean]],
      ["error~NONE", [clean], [answer]],
      ["latency>0.2 && latency<1", [answer], [asked, undecodable()]],
      ["latency", [answer, undecodable()], [asked]],
      ["size>=1448", [gap()], [answer, record()]],
      ["flag==truncated", [response({}, { flags: ["truncated"] })], [answer]],
      ["truncated", [response({}, { flags: ["truncated"] })], [answer]],
      ["flag", [response({}, { flags: ["truncated"] })], [answer]],
      ["orphan", [undecodable({ reason: "orphan" })], [undecodable(), answer]],
      ["reason==lost-segment", [gap()], [undecodable()]],
      ["lost-segment", [gap()], [gap({ cause: "snaplen" }), answer]],
      ["packet==5", [answer], [asked, gap()]],
      ["id<=2", [asked, opened()], [answer]],
      ["state==midstream", [opened({ state: "midstream" })], [opened(), answer]],
      ["not-kafka && detail~TLS", [opened({ state: "not-kafka", detail: "tls 1.3" })], [opened()]],
      ["mechanism==scram-sha-256", [sasl()], [sasl({ mechanism: "PLAIN" }), answer]],
      ["topic==orders", [answer], [asked, response({ brokers })]],
      ["topic!=orders", [response({ topics: [topics[1]] })], [answer, asked]],
      ["partition==4", [answer], [asked]],
      ["record==topicrecord", [metadata("TopicRecord", { name: "t" })], [record(), answer]],
      ["record && topic==t", [metadata("TopicRecord", { name: "t", topicId: "x" })], [record()]],
      ["offset>=0 && message.name==t", [metadata("TopicRecord", { name: "t" })], [answer]],
      ["message", [answer], [gap()]],
      ["message.brokers.port==9093", [answer], [asked]],
      ["message.brokers[0].port==9093", [], [answer]],
      ["message.brokers[1].port==9093", [answer], []],
      ["message.brokers.rack==null", [answer], [asked]],
      [`message.brokers.rack=="null"`, [], [answer]],
      ["message.topics==null", [asked], [answer]],
      ["message.allowAutoTopicCreation==false", [asked], [answer]],
      ["message.allowAutoTopicCreation", [], [asked]],
      ["message.clusterId", [answer], [asked]],
      ["message.controllerId==1", [answer], [asked]],
      ["message.brokers.host~B2", [answer], [asked]],
      ["message.constructor || message.__proto__ || message.brokers.length", [], [answer]],
      [`client=='etl' && !(client=="ETL") && client~"E"`, [answer], [gap()]],
      ["client==null", [request({}, { header: { ...asked.header, clientId: null } })], [asked]],
      ["client", [asked], [gap(), request({}, { header: { ...asked.header, clientId: null } })]],
      [`client~"a\\"b\\\\"`, [request({}, { header: { ...asked.header, clientId: `a"b\\` } })], []],
    ] as [string, CaptureEvent[], CaptureEvent[]][]
  ) {
    it(`understands ${text || "nothing"}`, () => {
      expect([...yes, ...no].map((event) => matches(text)(event))).toEqual([
        ...yes.map(() => true),
        ...no.map(() => false),
      ]);
    });
  }

  it("knows the ends and the client id of a connection from the events before", () => {
    const filter = parseFilter("client==10.0.0.1:40000 && server==10.0.0.2 && port==9092");
    expect([answer, opened(), answer, gap(), { ...gap(), connection: 1 }].map(filter)).toEqual(
      [false, true, true, true, false],
    );
    const byId = parseFilter("client==etl");
    expect([sasl(), asked, sasl()].map(byId)).toEqual([false, true, true]);
  });

  it("forgets a connection that is over, also where the other side of || decides", () => {
    const filter = parseFilter("id==1 || server~10.0.0.2");
    const closed = opened(
      { id: 9, state: "closed", client: undefined, server: undefined } as never,
    );
    expect([opened(), answer, closed, answer].map(filter)).toEqual([true, true, true, false]);
  });

  it("binds && closer than ||, and ! closest", () => {
    const [a, b] = [gap(), sasl()];
    expect([a, b].map(parseFilter("gap || sasl && request && !gap"))).toEqual([true, true]);
    expect([a, b].map(parseFilter("(gap || sasl) && !gap"))).toEqual([false, true]);
    expect([a, b].map(parseFilter("!!gap"))).toEqual([true, false]);
  });

  it("names topics of ids that the event knows", () => {
    const fetch = request({ topics: [{ topicId: "AAAAAAAAAAAAAAAAAAAABQ" }] }, {
      topicNames: { AAAAAAAAAAAAAAAAAAAABQ: "orders" },
    });
    for (const text of ["topic==orders", "topic==AAAAAAAAAAAAAAAAAAAABQ"]) {
      expect(parseFilter(text)(fetch)).toBe(true);
    }
  });

  it("sees the error of what could be read of a frame", () => {
    expect(parseFilter("malformed && error==41")(undecodable({ partial: { errorCode: 41 } }))).toBe(
      true,
    );
  });

  it("compares int64 exactly", () => {
    const event = response({ offset: 9_007_199_254_740_993n, big: 9_223_372_036_854_775_807n });
    const texts = [
      "message.offset==9007199254740993",
      "message.offset==9007199254740992",
      "message.big<=9223372036854775807",
      "message.big<9223372036854775807",
    ];
    expect(texts.map((text) => parseFilter(text)(event))).toEqual([true, false, true, false]);
  });

  it("shows nothing of bytes but how many there are", () => {
    const event = response({ metrics: Uint8Array.of(1, 2, 3), tag: "«17 bytes»" });
    const texts = ["message.metrics~1", `message.metrics=="«3 bytes»"`, `message.tag~"17 bytes"`];
    expect(texts.map((text) => parseFilter(text)(event))).toEqual([false, true, true]);
  });
});

describe("FilterError", () => {
  for (
    const [text, sentence] of [
      [
        "versoin>3",
        `column 1: expected a word (perhaps "version"), found "versoin"`,
      ],
      ["lat", `column 1: expected a word (perhaps "latency" or "late-pair"), found "lat"`],
      ["zzzzzz==1", `column 1: expected a word, found "zzzzzz"`],
      [
        "api==Metdata",
        `column 6: expected a number or name of api (perhaps "Metadata"), found "Metdata"`,
      ],
      [
        "error==NOT_CONTROLER",
        `column 8: expected a number or name of error (perhaps "NOT_CONTROLLER"), found "NOT_CONTROLER"`,
      ],
      ["kind==mesage", `column 7: expected a value of kind (perhaps "message"), found "mesage"`],
      ["version>abc", `column 9: expected a number, found "abc"`],
      ["version==", "column 10: expected a value, found the end"],
      ["version=12", `column 8: expected "==", found "="`],
      ["gap & sasl", `column 5: expected "&&", found "&"`],
      ["gap and sasl", `column 5: expected "&&", "||" or the end, found "and"`],
      ["client<3", `column 7: expected "==", "!=" or "~" after client, found "<"`],
      ["(gap", `column 5: expected ")", found the end`],
      ["gap)", `column 4: expected "&&", "||" or the end, found ")"`],
      [`client=="a`, `column 11: expected a closing ", found the end`],
      [`"a"==client`, `column 1: expected a word, found "a"`],
      ["!", "column 2: expected a word, found the end"],
      ["orphan==true", `column 1: expected a word, found "orphan"`],
      [
        "message..a==1",
        `column 1: expected a path such as message.topics[0].name, found "message..a"`,
      ],
      ["\u202e==1", `column 1: expected a word, found "\\u202e"`],
      ["(".repeat(60), `column 51: expected at most 50 levels of "(" and "!", found "("`],
      ["!".repeat(60), `column 51: expected at most 50 levels of "(" and "!", found "!"`],
      [" ".repeat(4_001), "column 4001: expected at most 4000 characters, found more"],
    ] as const
  ) {
    it(`says what is wrong with ${text.trim().slice(0, 20) || "blanks"}`, () => {
      expect(errorOf(text)?.message).toBe(`Cannot read the filter at ${sentence}`);
    });
  }

  it("says that names of errors are not known without their table", () => {
    expect(() => parseFilter("error==NOT_CONTROLLER")).toThrow("expected a number, found");
  });

  it("has the facts beside the sentence", () => {
    const error = errorOf("version>abc")!;
    expect([error.name, error.column, error.expected, error.found]).toEqual([
      "FilterError",
      9,
      "a number",
      `"abc"`,
    ]);
  });

  it("is all that a text can cause", () => {
    const parts = fc.constantFrom(
      ...filterWords.map(({ word }) => word),
      ..."( ) ! && || == != < <= > >= ~ 1 -2.5 \" ' \\ . message.a[0] orphan Fetch null".split(" "),
      " ",
    );
    const texts = fc.oneof(fc.string(), fc.array(parts, { maxLength: 12 }).map((x) => x.join("")));
    fc.assert(
      fc.property(
        texts,
        fc.object({ withNullPrototype: true, withBigInt: true }),
        (text, message) => {
          const error = errorOf(text);
          if (error === undefined) {
            for (const event of [...every, response(message)]) {
              expect(typeof parseFilter(text, { errorName })(event)).toBe("boolean");
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe("a filter", () => {
  it("U-17: runs over whatever an event lacks", () => {
    const nulls = response({ topics: null, brokers: [null, 1, "x", [null]], errorCode: null });
    const bare = [{ kind: "warning", id: 1, code: "a", text: "b", count: 1 }] as CaptureEvent[];
    for (const { word, takes } of filterWords) {
      const filter = parseFilter(
        takes === "text" ? `${word}~x || ${word}` : `${word}==1 || ${word}`,
      );
      for (const event of [...every, ...bare, nulls, response(undefined as never)]) {
        expect(typeof filter(event)).toBe("boolean");
      }
    }
  });

  it("takes time in proportion to the text it looks for and looks through", () => {
    const clientId = "a".repeat(32_000);
    const event = request({}, { header: { ...asked.header, clientId } });
    const filter = parseFilter(`client~"${"a".repeat(2_000)}b" || client~"${"ab".repeat(900)}"`);
    const start = performance.now();
    for (let i = 0; i < 20; i++) expect(filter(event)).toBe(false);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it("is read in no time, however it is made", () => {
    const start = performance.now();
    for (const text of ["(", "!", "a", "&", '"', "a&&", "(a)", "message.", "~", "\\"]) {
      expect(errorOf(text.repeat(4_000 / text.length))).toBeInstanceOf(FilterError);
    }
    expect(errorOf("error!=0||".repeat(390) + "gap")).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe("filterWords", () => {
  it("has a sentence for each word, and no word twice", () => {
    const words = filterWords.map(({ word }) => word);
    expect(words).toEqual([...new Set(words)]);
    expect(filterWords.filter(({ about }) => about.length < 10)).toEqual([]);
  });

  it("and filterFacts are words of the language", () => {
    expect(filterFacts.length).toBe(new Set(filterFacts).size);
    const all = [...filterFacts, ...filterWords.map(({ word }) => word)];
    expect(all.filter((text) => errorOf(text) !== undefined)).toEqual([]);
  });
});

const every: CaptureEvent[] = [
  asked,
  answer,
  undecodable(),
  opened(),
  gap(),
  sasl(),
  batch(),
  record(),
  metadata("NoOpRecord", {}),
  { kind: "warning", id: 8, code: "capture-truncated", text: "The file ends", count: 1 },
];

function matches(text: string): (event: CaptureEvent) => boolean {
  return parseFilter(text, { errorName });
}

function errorOf(text: string): FilterError | undefined {
  try {
    parseFilter(text, { errorName });
    return undefined;
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
}
