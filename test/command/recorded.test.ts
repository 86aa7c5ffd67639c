import { describe, expect, it } from "vitest";
import { bytesOf } from "../kit/read_file.ts";
import { linesOf, ran } from "./run.ts";
import { describeStream10, type Row, startupStream37 } from "./truth.ts";

const recordings: readonly [file: string, rows: readonly Row[]][] = [
  ["describe-stream-10.txt", describeStream10],
  ["startup-stream-37.txt", startupStream37],
];

describe("tshark's text of a connection", () => {
  for (const [file, rows] of recordings) {
    it(`${file}: has the APIs, versions, ids and sizes that Kafka's classes read`, async () => {
      const events = (await lines(file, "--ndjson")).map((line) => JSON.parse(line));
      const messages = events.filter(({ kind }) => kind === "message");
      const [requests, responses] = ["request", "response"].map((direction) =>
        messages.filter((event) => event.direction === direction).map(factsOf)
      );
      expect(requests).toEqual(rows.map((row) => rowFacts(row, 0)));
      expect(responses).toEqual(rows.map((row) => rowFacts(row, 1)));
      expect(events.filter(({ kind }) => kind === "undecodable" || kind === "gap")).toEqual([]);
    });
    it(`${file}: has the JSON that Kafka's classes print`, async () => {
      const log = await lines(file, "--request-log");
      expect(log.length).toBe(rows.length);
      expect(rows.filter((row, i) => !agrees(log[i]!, row))).toEqual([]);
    });
  }
  it("describe-stream-10.txt: holds all 352 configs of the broker, 12 of them sensitive", async () => {
    const [, line] = await lines("describe-stream-10.txt", "--request-log");
    const { configs } = JSON.parse(line!).response.results[0];
    const sensitive = configs.filter((config: { isSensitive: boolean }) => config.isSensitive);
    expect([configs.length, sensitive.length]).toEqual([352, 12]);
    expect(sensitive[0].name).toBe("super.users");
  });
});

async function lines(file: string, form: string): Promise<string[]> {
  const text = await bytesOf(`test/captures/${file}`);
  const { status, out } = await ran(["decode", form, file], { [file]: text });
  expect(status).toBe(0);
  return linesOf(out);
}

// deno-lint-ignore no-explicit-any
function factsOf({ apiName, version, header, range }: any): unknown[] {
  return [apiName, version, header.correlationId, range.length];
}

function rowFacts({ api, version, correlationId, sizes }: Row, side: 0 | 1): unknown[] {
  return [api, version, correlationId, sizes[side]];
}

function agrees(line: string, { request, response }: Row): boolean {
  return line.includes(`,"request":${request},`) &&
    (response === undefined || line.includes(`,"response":${response}`));
}
