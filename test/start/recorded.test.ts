import { describe, expect, it } from "vitest";
import { decodeInputs, type Report } from "../../docs/start/command.ts";
import { capture } from "./captures.ts";
import { describeStream10, type Row, startupStream37 } from "./truth.ts";

const recordings: readonly [file: string, rows: readonly Row[]][] = [
  ["describe-stream-10.txt", describeStream10],
  ["startup-stream-37.txt", startupStream37],
];

describe("the recorded session", () => {
  for (const [file, rows] of recordings) {
    it(`${file}: is decoded to its end`, async () => {
      const { lines, errors, status } = await decoded(file, true);
      expect([lines.length, errors, status]).toEqual([rows.length, [], 0]);
    });
    it(`${file}: has the APIs, versions, ids and sizes that Kafka's classes read`, async () => {
      const { lines } = await decoded(file, true);
      expect(lines.map((line) => factsOf(JSON.parse(line)))).toEqual(rows.map(rowFacts));
    });
    it(`${file}: has the JSON that Kafka's classes print`, async () => {
      const { lines } = await decoded(file, true);
      expect(rows.filter((row, i) => !agrees(lines[i]!, row))).toEqual([]);
    });
    it(`${file}: has a line for each exchange`, async () => {
      const { lines } = await decoded(file, false);
      const text = lines.join("\n");
      expect(rows.filter((row) => !text.includes(`${row.api} v${row.version}  correlation `)))
        .toEqual([]);
    });
  }

  it("describe-stream-10.txt: holds all 352 configs of the broker, 12 of them sensitive", async () => {
    const { lines } = await decoded("describe-stream-10.txt", true);
    const { configs } = JSON.parse(lines[1]!).response.results[0];
    const sensitive = configs.filter((config: { isSensitive: boolean }) => config.isSensitive);
    expect([configs.length, sensitive.length]).toEqual([352, 12]);
    expect(sensitive[0].name).toBe("super.users");
  });

  it("describe-stream-10.txt: cuts the configs with a count", async () => {
    const { lines } = await decoded("describe-stream-10.txt", false);
    expect(lines).toContain("        configs … 350 more");
    expect(lines.join("\n")).toContain("errorCode=UNKNOWN_TOPIC_OR_PARTITION");
  });

  it("startup-stream-37.txt: shows the registration, and alike heartbeats once", async () => {
    const { lines } = await decoded("startup-stream-37.txt", false);
    expect(lines).toContain("#2   BrokerRegistration v4  correlation 12  279 → 24 bytes");
    expect(lines).toContain(
      "#3-6  BrokerHeartbeat v2  correlation 14-17  39 → 19 bytes each, 4 alike",
    );
  });
});

async function decoded(name: string, json: boolean): Promise<Report> {
  return decodeInputs([{ name, bytes: await capture(name) }], json);
}

function factsOf(line: Record<string, unknown>): unknown[] {
  const { number, api, version, correlationId, requestBytes, responseBytes } = line;
  return [number, api, version, correlationId, requestBytes, responseBytes];
}

function rowFacts({ api, version, correlationId, sizes }: Row, i: number): unknown[] {
  return [i + 1, api, version, correlationId, ...sizes];
}

function agrees(line: string, { request, response }: Row): boolean {
  return line.includes(`,"request":${request},`) &&
    (response === undefined || line.endsWith(`,"response":${response}}`));
}
