import { describe, expect, it } from "vitest";
import { decodeBoth, decodePair, request, response, stream } from "./captures.ts";

const METADATA = 3;
const API_VERSIONS = 18;
const nothing = new Uint8Array();

describe("decodeSession()", () => {
  it("pairs several requests in flight with their responses", () => {
    const requests = stream(metadata(1), request(API_VERSIONS, 3, 2, {}), metadata(3));
    const responses = stream(cluster(1), versions(2, 3), cluster(3));
    const { lines, status } = decodePair(requests, responses, true);
    const found = lines.map((line) => JSON.parse(line));
    expect(found.map(({ api, correlationId }) => [api, correlationId])).toEqual([
      ["Metadata", 1],
      ["ApiVersions", 2],
      ["Metadata", 3],
    ]);
    expect(found.map(({ responseVersion }) => responseVersion)).toEqual([9, 3, 9]);
    expect(status).toBe(0);
  });

  it("finds the client by its bytes, not by the order of the files", () => {
    const [swapped, asGiven] = [
      decodePair(cluster(1), metadata(1), false),
      decodePair(metadata(1), cluster(1), false),
    ];
    expect(swapped.lines[0]).toBe("a.bin b.bin: b.bin → a.bin, 1 exchange");
    expect(asGiven.lines[0]).toBe("a.bin b.bin: a.bin → b.bin, 1 exchange");
    expect(swapped.lines.slice(1)).toEqual(asGiven.lines.slice(1));
  });

  it("says which requests have no answer", () => {
    const [text, json] = decodeBoth(stream(metadata(1), metadata(2)), cluster(1));
    expect(text.lines.at(-2)).toMatch(
      /^#2 {3}Metadata v9 {2}correlation 2 .* no answer$/,
    );
    expect(JSON.parse(json.lines[1]!)).toMatchObject({ responseBytes: null, response: null });
    expect(text.status).toBe(0);
  });

  it("expects no answer to Produce with acks = 0", () => {
    const requests = stream(request(0, 9, 1, { acks: 0, topicData: [] }), metadata(2));
    const { lines, status, errors } = decodePair(requests, cluster(2), false);
    expect([status, errors]).toEqual([0, []]);
    expect(lines[1]).toContain("no answer asked for (acks 0)");
    expect(lines.at(-2)).toContain("#2   Metadata v9  correlation 2");
  });

  it("reads an answer to ApiVersions at version 0 and says so", () => {
    const [text, json] = decodeBoth(
      request(API_VERSIONS, 5, 1, { clientSoftwareName: "x", clientSoftwareVersion: "1" }),
      response(API_VERSIONS, 0, 1, { errorCode: 35 }),
    );
    expect(text.lines.slice(1)).toEqual([
      "#1   ApiVersions v5 answered at v0  correlation 1  29 → 14 bytes  client test",
      "    clientSoftwareName=x clientSoftwareVersion=1 → errorCode=UNSUPPORTED_VERSION apiKeys=[]",
    ]);
    expect(JSON.parse(json.lines[0]!).responseVersion).toBe(0);
  });

  it("notes a first response whose request came before the recording", () => {
    const { lines, status } = decodePair(metadata(8), stream(cluster(7), cluster(8)), false);
    expect(lines[1]).toMatch(/^A response of \d+ bytes with correlation id 7 comes first; /);
    expect(lines[2]).toMatch(
      /^#1 {3}Metadata v9 {2}correlation 8 {2}\d+ → \d+ bytes {2}client test$/,
    );
    expect(status).toBe(0);
  });

  it("does not go on after an answer out of order, or to nothing", () => {
    const requests = stream(metadata(1), metadata(2), metadata(3));
    const sentences = [
      decodePair(requests, stream(cluster(2), cluster(1)), true),
      decodePair(requests, stream(cluster(1), cluster(9)), true),
    ].map(({ errors, status }) => [errors.at(-1), status]);
    expect(sentences).toEqual([
      [
        "Response in the frame at byte 0: Cannot accept correlation id 2: expected that of #1, 1, to be answered first",
        1,
      ],
      ["Response in the frame at byte 25: Cannot find the request with correlation id 9", 1],
    ]);
  });

  it("goes on after a message that cannot be decoded", () => {
    const broken = cluster(1);
    broken[broken.length - 1] = 1; // announces a tagged field that is not there
    const [text, json] = decodeBoth(
      stream(metadata(1), metadata(2)),
      stream(broken, cluster(2)),
    );
    const [first, second] = json.lines.map((line) => JSON.parse(line));
    expect([first.response, second.responseError]).toEqual([null, undefined]);
    expect(first.responseError).toContain("Cannot decode MetadataResponse");
    expect(second.response.brokers).toEqual([]);
    expect(text.errors).toEqual([
      "Cannot decode all of a.bin b.bin:",
      `Response of #1, in the frame at byte 0: ${first.responseError}`,
    ]);
    expect([text.status, json.status]).toEqual([1, 1]);
  });

  it("shows the header of a version that is not known", () => {
    const unknown = metadata(1);
    unknown[7] = 99; // the version
    const { lines, errors, status } = decodePair(unknown, nothing, false);
    expect(lines[1]).toContain("#1   Metadata v99  correlation 1");
    expect(errors.at(-1)).toContain("expected Metadata version 0 to 13, found version 99");
    expect(status).toBe(1);
  });

  it("shows api key and sizes of an API that is not known", () => {
    const unknown = metadata(2);
    unknown[5] = 250; // the key
    const { lines, status } = decodePair(
      stream(metadata(1), unknown, metadata(3)),
      stream(cluster(1), cluster(2), cluster(3)),
      true,
    );
    expect(lines.map((line) => JSON.parse(line).api)).toEqual([
      "Metadata",
      "api key 250",
      "Metadata",
    ]);
    expect(JSON.parse(lines[1]!)).toMatchObject({
      request: null,
      responseBytes: 25,
      response: null,
    });
    expect(status).toBe(1);
  });

  it("shows a pod, which no Kafka of today sends", () => {
    const brokers = [{ nodeId: 1, host: "b", port: 9092, pod: "blue" }];
    const [text, json] = decodeBoth(
      request(METADATA, 13, 1, {}),
      response(METADATA, 13, 1, { brokers }),
    );
    expect(text.lines.join("\n")).toContain("pod=blue");
    expect(json.lines[0]).toContain('"pod":"blue"');
  });

  it("keeps int64 exact", () => {
    const requests = request(63, 2, 1, { brokerEpoch: 9007199254740993n });
    const [text, json] = decodeBoth(requests, nothing);
    expect(text.lines.join("\n")).toContain("brokerEpoch=9007199254740993 ");
    expect(json.lines[0]).toContain('"brokerEpoch":9007199254740993,');
  });
});

function metadata(correlationId: number): Uint8Array {
  return request(METADATA, 9, correlationId, { topics: null });
}

function cluster(correlationId: number): Uint8Array {
  return response(METADATA, 9, correlationId, { brokers: [], topics: [] });
}

function versions(correlationId: number, version: number): Uint8Array {
  return response(API_VERSIONS, version, correlationId, { apiKeys: [] });
}
