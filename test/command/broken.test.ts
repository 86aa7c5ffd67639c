import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { example, linesOf, ran } from "./run.ts";
import { request, response, stream } from "./streams.ts";

const FORMS = [["--details=all"], ["--ndjson"], ["--request-log"], ["--summary"]];
const requests = stream(
  request(18, 3, 1, { clientSoftwareName: "a", clientSoftwareVersion: "1" }),
  request(3, 9, 2, { topics: null }),
  request(32, 4, 3, { resources: [{ resourceType: 4, resourceName: "1" }] }),
);
const responses = stream(
  response(18, 3, 1, { apiKeys: [{ apiKey: 3, minVersion: 0, maxVersion: 13 }] }),
  response(3, 9, 2, { brokers: [{ nodeId: 1, host: "a", port: 9092 }] }),
  response(32, 4, 3, { results: [{ configs: [{ name: "log.dirs", value: "/data" }] }] }),
);

describe("a source that is broken anywhere", () => {
  it("is read, or refused in one sentence, but never a defect: R-12", async () => {
    const bytes = await example();
    await fc.assert(
      fc.asyncProperty(
        fc.nat(bytes.length - 1),
        fc.nat(255),
        fc.constantFrom(...FORMS),
        async (at, byte, form) => {
          const broken = bytes.slice(0, Math.max(at + 100, 3_000));
          broken[at] = byte;
          const { status, err } = await ran(["decode", ...form, "a"], { a: broken });
          expect(err).not.toMatch(/defect/);
          expect(status === 0 || status === 1 && linesOf(err).length === 1).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
  it("is read as two directions: status 0, whatever they hold", async () => {
    for (let at = 0; at < responses.length; at += 3) {
      const broken = responses.slice();
      broken[at]! ^= 0xff;
      const files = { q: requests, s: broken };
      const { status, out } = await ran(["decode", "q", "s"], files);
      expect([status, out.includes("c0 → DescribeConfigs v4")]).toEqual([0, true]);
    }
  });
});

describe("text from the wire", () => {
  it("cannot steer a terminal, in any form", async () => {
    const evil = "\x1b[2J\x9b1m\u202etxt\x07";
    const files = {
      q: request(3, 9, 1, { topics: [{ name: evil }] }, evil),
      s: response(3, 9, 1, { brokers: [{ nodeId: 1, host: evil, port: 1 }], clusterId: evil }),
    };
    for (const form of FORMS) {
      const { status, out } = await ran(["decode", ...form, "q", "s"], files);
      expect(status).toBe(0);
      if (form[0] !== "--summary") expect(out.toLowerCase()).toContain("\\u001b[2j");
      // deno-lint-ignore no-control-regex
      expect(out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
    }
    const { out } = await ran(["versions", "q"], { q: files.q });
    // deno-lint-ignore no-control-regex
    expect(out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  });
});

describe("what no Kafka of today sends", () => {
  it("a pod is shown by its name", async () => {
    const s = response(3, 13, 1, {
      brokers: [{ nodeId: 1, host: "a", port: 9092, rack: "r1", pod: "pod-7" }],
    });
    const { out } = await ran(["decode", "--details", "all", "q", "s"], {
      q: request(3, 13, 1, { topics: null }),
      s,
    });
    expect(out).toContain("pod-7");
    expect(out).toMatch(/\bpod\b[^-]/);
  });
  it("a number that no double holds is text", async () => {
    const big = 2n ** 53n + 1n;
    const q = request(63, 0, 1, { brokerId: 1, brokerEpoch: big, currentMetadataOffset: 7n });
    for (const form of ["--ndjson", "--request-log"]) {
      const { out } = await ran(["decode", form, "q"], { q });
      expect(out).toContain(`"brokerEpoch":"${big}","currentMetadataOffset":7`);
    }
  });
});
