import { describe, expect, it } from "vitest";
import { connectBroker, connectCluster } from "../../codec/driver/mod.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { fakeCluster, memoryDial } from "../../codec/testing/mod.ts";
import { errorOf } from "./kit.ts";

const dial = memoryDial(fakeCluster({ brokers: 1 }).brokers);
const ONE = { host: "broker-1", port: 9092 };
const ALL = { bootstrapServers: "broker-1:9092" };
const MESSAGE = { topics: null };

/** What no compiler would let through. */
type Wrong = never;

/** How it is said that something cannot be. */
async function saidOf(promise: Promise<unknown>): Promise<string> {
  const error = await errorOf(promise) as Error;
  return `${error.name}: ${error.message}`;
}

describe("connecting without a compiler's help", () => {
  const DIALER = "expected a dialer or a function that opens a byte stream, found";
  for (const [name, found] of [["nothing", undefined], ["Object", {}], ["string", "node"]]) {
    it(`${name} is no dialer`, async () => {
      const said = `TypeError: Cannot connect: ${DIALER} ${found === undefined ? found : name}`;
      expect(await saidOf(connectBroker(found as Wrong, ONE))).toBe(said);
      expect(await saidOf(connectCluster(found as Wrong, ALL))).toBe(said);
    });
  }

  for (const found of [undefined, null, "broker-1:9092"]) {
    it(`${found} is no set of options`, async () => {
      const name = typeof found === "string" ? "string" : found;
      const said = `TypeError: Cannot connect: expected options as an object, found ${name}`;
      expect(await saidOf(connectBroker(dial, found as Wrong))).toBe(said);
      expect(await saidOf(connectCluster(dial, found as Wrong))).toBe(said);
    });
  }

  it("an option that nobody knows is told, beside everything else", async () => {
    const unknown = "expected the name of an option";
    const one = { ...ONE, port: 0, conectTimeoutMs: 1, bootstrapServers: "b:1" };
    expect(await saidOf(connectBroker(dial, one))).toBe(
      `OptionsError: Cannot use conectTimeoutMs: ${unknown}; ` +
        `Cannot use bootstrapServers: ${unknown}; ` +
        "Cannot use port: expected 1 to 65535, found 0",
    );
    const all = { bootstrapServer: "b:1", expectNodeID: 1 };
    expect(await saidOf(connectCluster(dial, all as Wrong))).toBe(
      `OptionsError: Cannot use bootstrapServer: ${unknown}; ` +
        `Cannot use expectNodeID: ${unknown}; ` +
        "Cannot use bootstrap.servers: expected bootstrap.servers or bootstrap.controllers, found neither",
    );
  });

  it("the controller of a signal is no signal", async () => {
    const signal = new AbortController() as unknown as Wrong;
    const said =
      "TypeError: Cannot connect: expected an AbortSignal as signal, found AbortController";
    expect(await saidOf(connectBroker(dial, { ...ONE, signal }))).toBe(said);
    expect(await saidOf(connectCluster(dial, { ...ALL, signal }))).toBe(said);
  });

  for (const [name, made] of [["undefined", undefined], ["string", "PLAIN"], ["Object", {}]]) {
    it(`${name} is no authenticator`, async () => {
      const said = `TypeError: Cannot connect: expected an authenticator, found ${name}`;
      const all = { ...ALL, authenticator: () => made as Wrong };
      expect(await saidOf(connectCluster(dial, all))).toBe(said);
      if (made === undefined) return; // a broker's may be left out
      expect(await saidOf(connectBroker(dial, { ...ONE, authenticator: made as Wrong }))).toBe(
        said,
      );
    });
  }

  it("a cluster needs what makes authenticators, not one", async () => {
    const authenticator = { mechanism: "SCRAM-SHA-512", answer: () => ({}) } as Wrong;
    expect(await saidOf(connectCluster(dial, { ...ALL, authenticator }))).toBe(
      "TypeError: Cannot connect: expected authenticator as a function that makes one, found Object",
    );
  });

  it("topics are names", async () => {
    const said = "TypeError: Cannot use topics: expected a list of names, or null for all";
    expect(await saidOf(connectCluster(dial, { ...ALL, topics: [""] }))).toBe(said);
    expect(await saidOf(connectCluster(dial, { ...ALL, topics: "orders" as Wrong }))).toBe(said);
  });
});

describe("calling without a compiler's help", () => {
  const WRONG: readonly (readonly [name: string, options: unknown, said: string])[] = [
    ["an unknown option", { idempotant: true }, "expected the name of an option, found idempotant"],
    ["text", "any", "expected options as an object, found string"],
    ["null", null, "expected options as an object, found null"],
    ["a number", { signal: 3 }, "expected an AbortSignal as signal, found number"],
    [
      "a controller",
      { signal: new AbortController() },
      "expected an AbortSignal as signal, found AbortController",
    ],
  ];
  for (const [name, options, expected] of WRONG) {
    it(`${name} is no option, or no signal`, async () => {
      const said = `TypeError: Cannot call Metadata: ${expected}`;
      const broker = await connectBroker(dial, ONE);
      expect(await saidOf(broker.call(Metadata, MESSAGE, options as Wrong))).toBe(said);
      await broker.close();
      const cluster = await connectCluster(dial, ALL);
      expect(await saidOf(cluster.call(Metadata, MESSAGE, options as Wrong))).toBe(said);
      await cluster.close();
    });
  }

  it("a broker is asked as a cluster is, but a cluster chooses the version", async () => {
    const options = { route: "any", idempotent: true, retries: 1 } as const;
    const broker = await connectBroker(dial, ONE);
    expect((await broker.call(Metadata, MESSAGE, options as Wrong)).brokers).toHaveLength(1);
    await broker.close();
    const cluster = await connectCluster(dial, ALL);
    expect(await saidOf(cluster.call(Metadata, MESSAGE, { version: 1 } as Wrong))).toBe(
      "TypeError: Cannot call Metadata: expected the name of an option, found version",
    );
    await cluster.close();
  });

  it("an answer is decoded as its call says, whatever another call of that API has said", async () => {
    const client = await connectCluster(dial, ALL);
    const length = (body: Uint8Array) => body.length as Wrong;
    const once = await client.call({ ...Metadata, decodeResponse: length }, MESSAGE);
    expect(once).toBeGreaterThan(0);
    expect((await client.call(Metadata, MESSAGE)).brokers).toHaveLength(1);
    await client.close();
  });

  it("a refresh has a signal, or none", async () => {
    const client = await connectCluster(dial, ALL);
    expect(await saidOf(client.refreshMetadata({ signal: "now" as Wrong }))).toBe(
      "TypeError: Cannot refresh metadata: expected an AbortSignal as signal, found string",
    );
    expect((await client.refreshMetadata({ signal: null as Wrong })).nodes).toHaveLength(1);
    await client.close();
  });
});

describe("closing without a compiler's help", () => {
  for (
    const [options, expected] of [
      [null, "expected options as an object, found null"],
      [5_000, "expected options as an object, found number"],
      [{ drainTimeout: 5_000 }, "expected the name of an option, found drainTimeout"],
      [{ drainTimeoutMs: null }, "expected drainTimeoutMs as a number, found null"],
    ] as const
  ) {
    it(`${JSON.stringify(options)} closes nothing: calls would be lost`, async () => {
      for (const client of [await connectBroker(dial, ONE), await connectCluster(dial, ALL)]) {
        expect(await saidOf(client.close(options as Wrong))).toBe(
          `TypeError: Cannot close: ${expected}`,
        );
        await client.call(Metadata, MESSAGE);
        await client.close();
      }
    });
  }
});

describe("helpers without a compiler's help", () => {
  for (const clock of [null, {}, { nowMs: () => 0 }]) {
    it(`${JSON.stringify(clock)} is no clock`, async () => {
      const said = "TypeError: Cannot connect: expected a clock with nowMs and schedule";
      expect(await saidOf(connectBroker(dial, { ...ONE, clock: clock as Wrong }))).toContain(said);
      expect(await saidOf(connectCluster(dial, { ...ALL, clock: clock as Wrong }))).toContain(said);
    });
  }
  it("findings tell of the others", async () => {
    const options = { ...ONE, retry: "no", decide: 5, redirector: "ask-driver" };
    expect(await saidOf(connectBroker(dial, options as Wrong))).toBe(
      "OptionsError: Cannot use decide: expected a function; Cannot use retry: expected true or false",
    );
  });
  for (const staticVersions of [{ 3: null }, { 3: [0, 9] }, { 3: { minVersion: 0 } }]) {
    it(`${JSON.stringify(staticVersions)} are no versions`, async () => {
      const options = { negotiation: "skip", staticVersions } as Wrong;
      const said =
        "OptionsError: Cannot use staticVersions: expected { min, max } by the numbers of APIs";
      expect(await saidOf(connectBroker(dial, { ...ONE, ...(options as object) }))).toBe(said);
      expect(await saidOf(connectCluster(dial, { ...ALL, ...(options as object) }))).toBe(said);
    });
  }
});
