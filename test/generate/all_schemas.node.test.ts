import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkMessages } from "../../schemas/generate/check.ts";
import {
  type Overlay,
  type OverlaySource,
  parseOverlays,
  secretPaths,
} from "../../schemas/generate/overlay.ts";
import { parseMessage } from "../../schemas/generate/parse.ts";
import type { FieldSpec, MessageSpec, Module, StructSpec } from "../../schemas/generate/spec.ts";
import { hasVersion, intersect } from "../../schemas/generate/versions.ts";
import { structName } from "../../schemas/generate/types.ts";
import { complaint } from "./schema_text.ts";

const MODULES: readonly Module[] = [
  "clients",
  "metadata",
  "group",
  "share",
  "transaction",
  "storage",
  "raft",
  "streams",
];

function readOverlay(file: string): OverlaySource {
  return { file, text: readFileSync(file, "utf8") };
}

function readOverlays(): Overlay[] {
  const pods = readdirSync("schemas/overlays/kip-1095").map((name) => `kip-1095/${name}`);
  return parseOverlays(
    ["secrets.json", "repeating.json", ...pods].map((name) =>
      readOverlay(`schemas/overlays/${name}`)
    ),
  );
}

function parseFolder(module: Module, overlays: readonly Overlay[]): MessageSpec[] {
  return readdirSync(`schemas/${module}`).map((name) => {
    const file = `schemas/${module}/${name}`;
    return parseMessage({ file, module, text: readFileSync(file, "utf8") }, { overlays });
  });
}

const overlays = readOverlays();
const base = MODULES.flatMap((module) => parseFolder(module, []));
const specs = MODULES.flatMap((module) => parseFolder(module, overlays));

function structsOf(spec: MessageSpec): StructSpec[] {
  return [spec, ...spec.structs.values()];
}

function fieldsOf(specs: readonly MessageSpec[]): FieldSpec[] {
  return specs.flatMap((spec) => structsOf(spec).flatMap((struct) => struct.fields));
}

/** How many structs stand in each other, the given one not counted. */
function depthOf(spec: MessageSpec, struct: StructSpec): number {
  const inner = struct.fields
    .map((field) => spec.structs.get(structName(field.type) ?? ""))
    .filter((inner) => inner !== undefined);
  return Math.max(0, ...inner.map((inner) => 1 + depthOf(spec, inner)));
}

/** How often an array field is on the wire, each version and each use of its struct counted. */
function countArrays(spec: MessageSpec, isCounted: (field: FieldSpec) => boolean): number {
  let count = 0;
  const walk = (struct: StructSpec, version: number): void => {
    for (const field of struct.fields.filter((field) => hasVersion(field.versions, version))) {
      if (field.type.kind === "array" && isCounted(field)) count++;
      const inner = spec.structs.get(structName(field.type) ?? "");
      if (inner) walk(inner, version);
    }
  };
  const { lowest, highest } = spec.validVersions;
  for (let version = lowest; version <= highest; version++) walk(spec, version);
  return count;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

describe("the schemas", () => {
  it("are 289 messages with 876 versions, and keep the rules together", () => {
    expect(specs.length).toBe(289);
    expect(sum(specs.map(({ validVersions: v }) => v.highest - v.lowest + 1))).toBe(876);
    expect(complaint(() => checkMessages(specs, overlays))).toBe("nothing");
    expect(complaint(() => checkMessages(base))).toBe("nothing");
  });

  it("reliability 4.1: have the shape that the limits are made for", () => {
    const fields = fieldsOf(base);
    const tagged = fields.filter((field) => field.tag !== null);
    const structs = fields.filter((field) => field.type.kind === "struct");
    const isNullable = (field: FieldSpec) => field.nullableVersions.highest >= 0;
    expect(Math.max(...base.map((spec) => depthOf(spec, spec)))).toBe(5);
    expect(tagged.length).toBe(66);
    expect(tagged.filter((field) => field.type.kind === "struct").length).toBe(8);
    expect(structs.filter(isNullable).length).toBe(11);
    expect(structs.filter((field) => isNullable(field) && field.tag !== null).length).toBe(1);
    expect(fields.filter((field) => field.type.kind === "float64").length).toBe(3);
    expect(fields.filter((field) => field.type.kind === "uint16").length).toBe(18);
    expect(fields.filter((field) => field.type.kind === "uint32").length).toBe(1);
    expect(sum(base.map((spec) => countArrays(spec, () => true)))).toBe(1623);
    expect(sum(base.map((spec) => countArrays(spec, (f) => structName(f.type) !== null)))).toBe(
      1222,
    );
  });

  it("protocol 9.1: have Pod in four messages", () => {
    const pods = specs.flatMap((spec) =>
      structsOf(spec).flatMap((struct) =>
        struct.fields.filter((field) => field.overlay !== "").map((field) => [
          spec.name,
          struct.name,
          field.name,
          field.versions.lowest,
          field.tag,
        ])
      )
    );
    expect(pods).toEqual([
      ["BrokerRegistrationRequest", "BrokerRegistrationRequest", "Pod", 0, 0],
      ["DescribeClusterResponse", "DescribeClusterBroker", "Pod", 0, 0],
      ["MetadataResponse", "MetadataResponseBroker", "Pod", 11, 0],
      ["RegisterBrokerRecord", "RegisterBrokerRecord", "Pod", 0, 2],
    ]);
    for (const pod of fieldsOf(specs).filter((field) => field.overlay !== "")) {
      expect(pod).toMatchObject({
        type: { kind: "string" },
        nullableVersions: pod.versions,
        taggedVersions: pod.versions,
        default: { kind: "null" },
        ignorable: true,
        overlay: "kip-1095",
        repeating: true,
      });
    }
  });

  it("protocol 9.3: refuse Pod in a RegisterBrokerRecord that is too old for it", () => {
    const file = "schemas/metadata/RegisterBrokerRecord.json";
    const text = readFileSync(file, "utf8");
    const old = text.replace(/,\s*\{ "name": "CordonedLogDirs"[^}]*\}/, "");
    expect(old).not.toBe(text);
    const parse = (contiguousTags: boolean) => () =>
      parseMessage({ file, module: "metadata", text: old }, { overlays, contiguousTags });
    expect(complaint(parse(true))).toBe(
      'schemas/overlays/kip-1095/RegisterBrokerRecord.json:4: Cannot use field "Pod": expected tag 1 before any higher one, found 2',
    );
    expect(complaint(parse(false))).toBe("nothing");
  });

  it("reliability 4.5: have these secrets", () => {
    const paths = secretPaths(specs, overlays).map(({ message, path, when }) =>
      [message, ...path].join(".") + (when ? ` when ${when.join(".")}` : "")
    );
    expect(paths).toEqual([
      "SaslAuthenticateRequest.AuthBytes",
      "SaslAuthenticateResponse.AuthBytes",
      "AlterUserScramCredentialsRequest.Upsertions.Salt",
      "AlterUserScramCredentialsRequest.Upsertions.SaltedPassword",
      "UserScramCredentialRecord.Salt",
      "UserScramCredentialRecord.StoredKey",
      "UserScramCredentialRecord.ServerKey",
      "CreateDelegationTokenResponse.Hmac",
      "RenewDelegationTokenRequest.Hmac",
      "ExpireDelegationTokenRequest.Hmac",
      "DescribeDelegationTokenResponse.Tokens.Hmac",
      "ConfigRecord.Value",
      "AlterConfigsRequest.Resources.Configs.Value",
      "IncrementalAlterConfigsRequest.Resources.Configs.Value",
      "DescribeConfigsResponse.Results.Configs.Value when Results.Configs.IsSensitive",
      "DescribeConfigsResponse.Results.Configs.Synonyms.Value when Results.Configs.IsSensitive",
      "EnvelopeRequest.RequestData",
      "EnvelopeResponse.ResponseData",
      "PushTelemetryRequest.Metrics",
    ]);
    expect(fieldsOf(specs).filter((field) => field.secret).length).toBe(paths.length);
  });

  it("mark every topic name and group id as repeating, and no secret, id or message", () => {
    const fields = fieldsOf(specs);
    const named = fields.filter((field) => ["topicName", "groupId"].includes(field.entityType));
    expect(named.filter((field) => !field.repeating)).toEqual([]);
    const repeating = fields.filter((field) => field.repeating);
    expect(repeating.filter((field) => field.secret)).toEqual([]);
    const unique =
      /^(?:.*(?:Member|Client|Instance|Transactional)Id|.*Message|Value|Documentation|.*Metadata)$/i;
    expect(repeating.filter((field) => unique.test(field.name))).toEqual([]);
  });

  it("give every struct a version in which it is used", () => {
    for (const spec of specs) {
      for (const struct of structsOf(spec)) {
        const used = intersect(spec.validVersions, struct.versions);
        expect([spec.name, struct.name, used.lowest <= used.highest]).toEqual(
          [spec.name, struct.name, true],
        );
      }
    }
  });
});
