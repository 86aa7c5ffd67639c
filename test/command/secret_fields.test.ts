import { describe, expect, it } from "vitest";
import type { FieldShape, StructShape } from "../../codec/json/mod.ts";
import { findShape } from "../../codec/json/shapes/mod.ts";
import { findMessage } from "../../codec/messages/registry.ts";
import { type SecretField, secrets } from "../../codec/messages/secrets.ts";
import { holds } from "./holds.ts";
import { ascii, linesOf, ran } from "./run.ts";
import { request, response, stream } from "./streams.ts";

const canary = "canary-sings-0917"; // 17 bytes
const FORMS = [["--details", "all"], ["--ndjson"], ["--request-log"]];

/** Those of requests and responses; records are no part of a connection's messages. */
const onTheWire = secrets.filter(({ message }) => findMessage(message)?.module === "clients");

/** The text of each form, after each other. */
async function shown(requests: Uint8Array, responses: Uint8Array): Promise<string> {
  const texts = FORMS.map(async (form) => {
    const files = { q: requests, s: responses };
    const { status, out, err } = await ran(["decode", ...form, "q", "s"], files);
    expect(status).toBe(0);
    return out + err;
  });
  return (await Promise.all(texts)).join("");
}

describe("reliability 4.5, R-24: secret fields", () => {
  it("are seen in requests and responses", () => {
    expect(onTheWire.length).toBeGreaterThan(10);
  });
  for (const secret of onTheWire) {
    const name = [secret.message, ...secret.path].join(".");
    it(`${name} is «17 bytes» in every form`, async () => {
      const text = await shown(...recordingOf(secret, true));
      expect(text.split("«17 bytes»").length).toBeGreaterThan(FORMS.length);
      // Of an enclosed request the header, its first eight bytes, is shown.
      expect(holds(text, canary) || holds(text, canary.slice(8))).toBe(false);
    });
  }
  for (const secret of onTheWire.filter(({ when }) => when !== null)) {
    const name = [secret.message, ...secret.path].join(".");
    it(`${name} is shown where ${secret.when!.at(-1)} is false`, async () => {
      const text = await shown(...recordingOf(secret, false));
      expect(text.split(canary).length).toBeGreaterThan(FORMS.length);
    });
  }
  it("of one config leave its neighbour readable", async () => {
    const configs = [
      { name: "ssl.key.password", value: canary, isSensitive: true },
      { name: "log.dirs", value: "/data", isSensitive: false },
      { name: "sasl.jaas.config", value: null, isSensitive: true },
    ];
    const requests = request(32, 4, 1, { resources: [] });
    const responses = response(32, 4, 1, {
      results: [{ resourceType: 4, resourceName: "1", configs }],
    });
    const { out } = await ran(["decode", "--request-log", "q", "s"], { q: requests, s: responses });
    const values = JSON.parse(out).response.results[0].configs
      .map(({ value }: { value: string | null }) => value);
    expect(values).toEqual(["«17 bytes»", "/data", null]);
  });
  it("in the tokens after SaslHandshake 0 are counted only: C-10", async () => {
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
    const text = await shown(requests, responses);
    expect(linesOf(text).filter((line) => line.includes("SASL PLAIN token 1  «24 bytes»")).length)
      .toBe(1);
    expect(holds(text, canary)).toBe(false);
  });
  it("do not stand in what is said of broken messages", async () => {
    const [whole] = recordingOf(onTheWire[0]!, true);
    for (let end = 1; end < whole.length; end++) {
      const text = await shown(whole.subarray(0, end), new Uint8Array());
      expect(holds(text, canary.slice(0, 8))).toBe(false);
    }
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

function framed(body: Uint8Array): Uint8Array {
  const prefix = new Uint8Array(4);
  new DataView(prefix.buffer).setInt32(0, body.length);
  return stream(prefix, body);
}
