import { describe, expect, it } from "vitest";
import type { FieldShape, StructShape } from "kafka-wire/json";
import { findShape } from "kafka-wire/json/shapes";
import { findMessage } from "kafka-wire/messages/registry";
import { type SecretField, secrets } from "kafka-wire/messages/secrets";
import { ascii, decodeBoth, request, response, stream } from "./captures.ts";

const canary = "canary-sings-0917"; // 17 bytes

/** Those of requests and responses; records are no part of a connection's messages. */
const onTheWire = secrets.filter(({ message }) => findMessage(message)?.module === "clients");

describe("reliability 4.5: secrets", () => {
  it("are seen in requests and responses", () => {
    expect(onTheWire.length).toBeGreaterThan(10);
  });

  for (const secret of onTheWire) {
    const name = [secret.message, ...secret.path].join(".");
    it(`${name} is «17 bytes» in text and JSON`, () => {
      const [text, json] = decodeBoth(...recordingOf(secret, true));
      expect([text.errors, json.errors]).toEqual([[], []]);
      for (const { lines } of [text, json]) {
        expect(lines.join("\n")).toContain("«17 bytes»");
        expect(leaks(lines.join("\n"))).toEqual([]);
      }
    });
  }

  for (const secret of onTheWire.filter(({ when }) => when !== null)) {
    const name = [secret.message, ...secret.path].join(".");
    it(`${name} is shown where ${secret.when!.at(-1)} is false`, () => {
      const [text, json] = decodeBoth(...recordingOf(secret, false));
      expect(text.lines.join("\n")).toContain(canary);
      expect(json.lines.join("\n")).toContain(canary);
    });
  }

  it("of one config leave its neighbour readable", () => {
    const configs = [
      { name: "ssl.key.password", value: canary, isSensitive: true },
      { name: "log.dirs", value: "/data", isSensitive: false },
      { name: "sasl.jaas.config", value: null, isSensitive: true },
    ];
    const [text, json] = decodeBoth(
      request(32, 4, 1, { resources: [] }),
      response(32, 4, 1, { results: [{ resourceType: 4, resourceName: "1", configs }] }),
    );
    const values = JSON.parse(json.lines[0]!).response.results[0].configs
      .map(({ value }: { value: string | null }) => value);
    expect(values).toEqual(["«17 bytes»", "/data", null]);
    expect(text.lines.join("\n")).toContain("name=ssl.key.password value=«17 bytes»");
    expect(text.lines.join("\n")).toContain("value=/data");
  });

  it("count UTF-8 bytes of strings", () => {
    const resources = [{
      resourceType: 2,
      resourceName: "t",
      configs: [{ name: "n", value: "äöü€" }],
    }];
    const [text] = decodeBoth(request(33, 2, 1, { resources }), new Uint8Array());
    expect(text.lines.join("\n")).toContain("value=«9 bytes»");
  });

  it("in the tokens after SaslHandshake 0 are counted only", () => {
    const requests = stream(
      request(17, 0, 1, { mechanism: "PLAIN" }),
      framed(ascii(`\0alice\0${canary}`)),
      request(3, 1, 2, { topics: null }),
    );
    const responses = stream(
      response(17, 0, 1, { mechanisms: ["PLAIN"] }),
      framed(new Uint8Array()),
      response(3, 1, 2, { brokers: [], topics: [] }),
    );
    const [text, json] = decodeBoth(requests, responses);
    expect([text.status, json.lines.length]).toEqual([0, 3]);
    expect(text.lines).toContain("    token=«24 bytes» → token=«0 bytes»");
    expect(JSON.parse(json.lines[1]!)).toMatchObject({
      api: "SASL token",
      apiKey: null,
      request: "«24 bytes»",
      response: "«0 bytes»",
    });
    for (const { lines } of [text, json]) expect(leaks(lines.join("\n"))).toEqual([]);
  });

  it("in tagged fields that nobody knows are counted only", () => {
    const unknownTaggedFields = [{ tag: 99, data: ascii(canary) }];
    const [text, json] = decodeBoth(
      request(60, 1, 1, { unknownTaggedFields }),
      response(60, 1, 1, { clusterId: "c", unknownTaggedFields }),
    );
    expect(text.lines.join("\n")).toContain("unknownTaggedFields=[tag 99 (17 bytes)]");
    for (const { lines } of [text, json]) expect(leaks(lines.join("\n"))).toEqual([]);
  });

  it("in record batches are counted only", () => {
    const partitionData = [{ index: 0, records: ascii(canary) }];
    const topicData = [{ name: "t", partitionData }];
    const [text, json] = decodeBoth(request(0, 9, 1, { acks: 1, topicData }), new Uint8Array());
    expect(text.lines.join("\n")).toContain("records=(17 bytes)");
    expect(json.lines[0]).toContain('"recordsSizeInBytes":17');
    for (const { lines } of [text, json]) expect(leaks(lines.join("\n"))).toEqual([]);
  });

  it("do not stand in the sentences of errors", () => {
    const whole = recordingOf(onTheWire[0]!, true)[0];
    const leaking = Array.from({ length: whole.length }, (_, end) => whole.subarray(0, end))
      .flatMap((part) => decodeBoth(part, new Uint8Array()))
      .filter(({ lines, errors }) => leaks([...lines, ...errors].join("\n")).length > 0);
    expect(leaking).toEqual([]);
  });
});

/** Both directions of an exchange with the canary in one field. */
function recordingOf(
  { message, path, when }: SecretField,
  isSecret: boolean,
): [Uint8Array, Uint8Array] {
  const { apiKey, type, maxVersion } = findMessage(message)!;
  const body = structOf(findShape(message)!, path, when, isSecret);
  const [key, version] = [apiKey!, maxVersion];
  if (type === "request") return [request(key, version, 7, body), new Uint8Array()];
  return [request(key, version, 7, {}), response(key, version, 7, body)];
}

type Path = readonly string[];

/** The least struct that has the canary at the end of the path. */
function structOf(shape: StructShape, path: Path, when: Path | null, isSecret: boolean): object {
  const [name, ...rest] = path as [string, ...string[]];
  const field = shape.fields.find((field) => field.name === name)!;
  const deeper = when && when.length > 1 ? when.slice(1) : null;
  const value = rest.length > 0 ? structOf(field.struct!, rest, deeper, isSecret) : leafOf(field);
  const flag = when?.length === 1 ? { [when[0]!]: isSecret } : {};
  return { [name]: field.array ? [value] : value, ...flag };
}

function leafOf({ type }: FieldShape): string | Uint8Array {
  return type === "string" ? canary : ascii(canary);
}

/** Which forms of the canary a text holds. */
function leaks(text: string): string[] {
  const bytes = [...ascii(canary)];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return [
    canary,
    canary.slice(0, 6),
    hex,
    hex.slice(0, 12),
    btoa(canary),
    btoa(canary).slice(0, 8),
    bytes.join(),
  ]
    .filter((form) => text.toLowerCase().includes(form.toLowerCase()));
}

function framed(body: Uint8Array): Uint8Array {
  const prefix = new Uint8Array(4);
  new DataView(prefix.buffer).setInt32(0, body.length);
  return stream(prefix, body);
}
