import { describe, expect, it } from "vitest";
import type { Finding } from "../../codec/connection/mod.ts";
import type { ClusterClientOptions } from "../../codec/driver/cluster_client.ts";
import { ClusterError } from "../../codec/driver/cluster_error.ts";
import type { Dial, Dialer } from "../../codec/driver/dialer.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { OptionsError } from "../../codec/machine/mod.ts";
import type { SaslAuthenticator } from "../../codec/sasl/mod.ts";
import type { FakeNodeOptions } from "../../codec/testing/mod.ts";
import { ClusterWorld, optionsFor, SERVERS } from "./cluster_kit.ts";
import { errorOf, ListenedTo, never, platformError, track, watchRejections } from "./kit.ts";

const WHO = { includeClusterAuthorizedOperations: false };

/** A world in which the nodes of these ids have one fault, until it is taken back. */
function faulty(kind: "refuse" | "blackHole" | "hangUp", ...nodeIds: number[]): ClusterWorld {
  const world = new ClusterWorld();
  for (const id of nodeIds) world.broker(id).fault({ kind, times: Infinity });
  return world;
}

describe("connectCluster()", () => {
  it("gives a client that knows its brokers, and has asked one", async () => {
    const world = await new ClusterWorld().begin();
    const { clusterId, nodes, generation, topics } = world.client.view();
    expect(clusterId).toBe(world.cluster.clusterId);
    expect(nodes.map(({ nodeId, host, port }) => `${nodeId} ${host}:${port}`)).toEqual([
      "1 b1:9091",
      "2 b2:9092",
      "3 b3:9093",
    ]);
    expect(generation).toBe(1);
    expect(topics).toEqual([]);
    expect(world.dialled.length).toBe(1);
    expect(world.clock.nowMs()).toBe(0);
    await world.end();
  });

  it("asks for the topics of its options", async () => {
    const some = await new ClusterWorld().begin({ topics: ["orders"] });
    expect(some.client.view().topics).toEqual(["orders"]);
    expect(some.client.view().partitionsOf("orders").map(({ leaderId }) => leaderId)).toEqual([
      1,
      2,
      3,
    ]);
    await some.end();
    const all = await new ClusterWorld().begin({ topics: null });
    expect(all.client.view().topics).toEqual(["orders"]);
    await all.end();
  });

  it("connection B.4, B.6: asks the next one after a moment where one refuses, each once", async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const world = faulty("refuse", 1, 3);
      await world.begin({ seed, retryBackoffMaxMs: 100 });
      const failures = world.dialled.length - 1;
      expect(world.clock.nowMs(), `seed ${seed}`).toBeLessThanOrEqual(120 * failures);
      expect(world.dialled.at(-1)).toBe("b2:9092");
      expect(new Set(world.dialled).size).toBe(world.dialled.length);
      await world.end();
    }
  });

  it("connection B.6: waits for one connect.timeout.ms where one does not answer, and asks the next", async () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const world = faulty("blackHole", 1, 3);
      await world.begin({ seed, connectTimeoutMs: 2_000, retryBackoffMaxMs: 100 });
      const failures = world.dialled.length - 1;
      expect(world.clock.nowMs(), `seed ${seed}`).toBeLessThanOrEqual(2_120 * failures);
      expect(world.clock.nowMs(), `seed ${seed}`).toBeGreaterThanOrEqual(2_000 * failures);
      expect(world.dialled.at(-1)).toBe("b2:9092");
      expect(new Set(world.dialled).size).toBe(world.dialled.length);
      await world.end();
    }
  });

  it("connection B.6: hedges, if it is to", async () => {
    const world = faulty("blackHole", 1, 3);
    await world.begin({ connectHedgeMs: 300, connectConcurrentMax: 3 });
    expect(world.clock.nowMs()).toBe(300 * (world.dialled.length - 1));
    await world.end();
  });

  it("goes on elsewhere when the one that it asks falls silent", async () => {
    let silent = 0;
    for (const seed of [1, 2, 3, 4]) {
      const world = new ClusterWorld();
      for (const id of [1, 3]) world.broker(id).fault({ kind: "silence", api: "Metadata" });
      await world.begin({ seed, requestTimeoutMs: 3_000, retryBackoffMaxMs: 100 });
      const failures = world.dialled.length - 1;
      silent += failures;
      expect(world.clock.nowMs()).toBeGreaterThanOrEqual(3_000 * failures);
      expect(world.clock.nowMs()).toBeLessThanOrEqual(3_120 * failures);
      expect(world.client.view().nodes.length).toBe(3);
      await world.end();
    }
    expect(silent).toBeGreaterThan(0);
  });
});

describe("connectCluster() fails", () => {
  it("connection B.11: when every bootstrap server has failed, and says how each has", async () => {
    const world = faulty("refuse", 1, 3);
    world.broker(2).fault({ kind: "blackHole" });
    const failure = await world.failure(world.connecting({ connectTimeoutMs: 2_000 }));
    const { message, ...facts } = failure;
    const [host, port] = world.dialled.at(-1)!.split(":");
    const last = { host, port: Number(port) };
    expect(facts).toEqual({
      name: "ClusterError",
      reason: "ALL_NODES_DOWN",
      sent: "no",
      ...(host === "b2"
        ? { because: "CONNECT_TIMEOUT" }
        : { because: "CONNECT_REFUSED", code: "ECONNREFUSED" }),
      advertised: last,
      dialled: last,
    });
    const each = world.dialled.map((at) =>
      `advertised ${at}: ${
        at === "b2:9092" ? "connect timed out after 2000 ms" : "cannot connect: ECONNREFUSED"
      }`
    );
    expect(each.length).toBe(3);
    expect(message).toBe(`Cannot connect: ALL_NODES_DOWN: ${each.join("; ")}`);
    world.expectNothingLeft();
  });

  it("names ten servers at most", async () => {
    const bootstrapServers = Array.from({ length: 30 }, (_, i) => `h${i}:9092`);
    const world = new ClusterWorld();
    const { message } = await world.failure(world.connecting({ bootstrapServers }));
    expect(`${message}`.match(/advertised/g)?.length).toBe(10);
    expect(message).toMatch(/; 20 others$/);
    world.expectNothingLeft();
  });

  it("does not with `retry`: it goes on until one can be used", async () => {
    const world = new ClusterWorld();
    const repaired = world.brokers.map((broker) =>
      broker.fault({ kind: "refuse", times: Infinity })
    );
    const connecting = track(world.connecting({ retry: true }));
    await world.clock.advance(20_000);
    expect(connecting.state).toBe("pending");
    expect(world.dialled.length).toBeGreaterThan(20);
    expect(world.dialled.length).toBeLessThan(3 * 60); // reconnect.backoff.max.ms is 1000
    for (const repair of repaired) repair();
    await world.clock.advance(1_500);
    expect(connecting.state).toBe("resolved");
    await world.run(connecting.value!.close());
    world.expectNothingLeft();
  });

  it("after default.api.timeout.ms in any case", async () => {
    for (const retry of [true, false]) {
      const world = new ClusterWorld();
      for (const broker of world.brokers) {
        broker.fault({ kind: "silence", api: "Metadata", times: Infinity });
      }
      const failure = await world.failure(world.connecting({ defaultApiTimeoutMs: 12_345, retry }));
      expect(world.clock.nowMs()).toBe(12_345);
      expect(failure).toEqual({
        name: "ClusterError",
        message: "Cannot connect: CALL_TIMEOUT: no metadata within 12345 ms",
        reason: "CALL_TIMEOUT",
        sent: "no",
      });
      world.expectNothingLeft();
    }
  });

  it("and tells what it knows of the servers, then, too", async () => {
    const world = faulty("refuse", 1, 2, 3);
    const { message } = await world.failure(
      world.connecting({ retry: true, defaultApiTimeoutMs: 500 }),
    );
    expect(message).toMatch(
      /^Cannot connect: CALL_TIMEOUT: no metadata within 500 ms; advertised b\d:909\d: cannot connect: ECONNREFUSED/,
    );
    expect(`${message}`.match(/advertised/g)?.length).toBe(3);
    world.expectNothingLeft();
  });
});

describe("connectCluster() with credentials", () => {
  const SASL = { securityProtocol: "SASL_PLAINTEXT" } as const;

  function guarded(...nodes: FakeNodeOptions[]): ClusterWorld {
    return new ClusterWorld({ sasl: { users: { alice: "secret" } } }, nodes);
  }

  function plain(password: string): Partial<ClusterClientOptions> {
    return { ...SASL, sasl: { mechanism: "PLAIN", plain: { username: "alice", password } } };
  }

  it("fails, with `retry` too, when no other try can mend any server", async () => {
    for (const retry of [false, true]) {
      const world = guarded({}, {}, {});
      const failure = await world.failure(world.connecting({ ...plain("wrong"), retry }));
      expect(world.clock.nowMs()).toBeLessThan(2_000);
      expect(failure["reason"]).toBe("ALL_NODES_DOWN");
      expect(failure["because"]).toBe("AUTH_FAILED");
      expect(JSON.stringify(failure)).not.toMatch(/wrong|secret/);
      expect(world.dialled.length).toBe(3);
      world.expectNothingLeft();
    }
  });

  it("goes on with `retry` while one server may be mended", async () => {
    const world = guarded({}, {}, { sasl: { users: { alice: "wrong" } } });
    const repair = world.broker(3).fault({ kind: "refuse", times: Infinity });
    const connecting = track(world.connecting({ ...plain("wrong"), retry: true }));
    await world.clock.advance(5_000);
    expect(connecting.state).toBe("pending");
    repair();
    await world.clock.advance(2_000);
    expect(connecting.state).toBe("resolved");
    await world.run(connecting.value!.close());
    world.expectNothingLeft();
  });

  it("has one authenticator for each connection: they do not disturb each other", async () => {
    const world = new ClusterWorld({ sasl: { mechanisms: { TWO: twoRounds } } });
    const made: SaslAuthenticator[] = [];
    const authenticator = (): SaslAuthenticator => {
      let last = -1;
      const own: SaslAuthenticator = {
        mechanism: "TWO",
        answer: (round) => {
          if (round !== last + 1) throw new Error(`round ${round} after ${last}`);
          last = round;
          const done = round === 2;
          return Promise.resolve({ token: new Uint8Array(done ? 0 : 1), done });
        },
      };
      made.push(own);
      return own;
    };
    await world.begin({ ...SASL, authenticator });
    const calls = [1, 2, 3].map((node) =>
      world.client.call(DescribeCluster, WHO, { route: { node } })
    );
    await world.run(Promise.all(calls));
    expect(made.length).toBe(1 + world.dialled.length); // one was asked for its mechanism
    await world.end();
  });

  it("fails where no authenticator can be made", async () => {
    const world = new ClusterWorld({ sasl: { mechanisms: { TWO: twoRounds } } });
    let count = 0;
    const authenticator = (): SaslAuthenticator => {
      if (count++ > 0) throw new Error("no more of them");
      return { mechanism: "TWO", answer: () => never() };
    };
    const { because, message } = await world.failure(world.connecting({ ...SASL, authenticator }));
    expect(because).toBe("AUTH_FAILED");
    expect(message).toContain("no more of them");
    world.expectNothingLeft();
  });
});

/** A mechanism of two rounds. */
function twoRounds() {
  let round = 0;
  return () =>
    round++ === 0 ? { token: new Uint8Array(1) } : { principal: "alice", token: new Uint8Array(1) };
}

describe("connectCluster() with a signal", () => {
  it("gives up, and leaves nothing", async () => {
    const world = faulty("blackHole", 1, 2, 3);
    const controller = new ListenedTo();
    const promise = world.connecting({ signal: controller.signal });
    const connecting = track(promise);
    await world.clock.advance(1_000);
    expect(controller.listeners.size).toBe(1);
    controller.abort(new Error("enough"));
    await world.clock.advance(0);
    expect(connecting.state).toBe("rejected");
    const error = connecting.error as ClusterError;
    expect(error).toBeInstanceOf(ClusterError);
    expect(error.message).toBe("Cannot connect: ABORTED: enough");
    expect(error.cause).toBe(controller.signal.reason);
    expect(controller.listeners.size).toBe(0);
    world.expectNothingLeft();
  });

  it("that is aborted already dials nothing", async () => {
    const world = new ClusterWorld();
    const signal = AbortSignal.abort("no error");
    const { message, reason } = await world.failure(world.connecting({ signal }));
    expect({ message, reason }).toEqual({
      message: "Cannot connect: ABORTED: the signal was aborted",
      reason: "ABORTED",
    });
    expect(world.dialled).toEqual([]);
    world.expectNothingLeft();
  });

  it("does not heed it any more once it is connected", async () => {
    const controller = new ListenedTo();
    const world = await new ClusterWorld().begin({ signal: controller.signal });
    expect(controller.listeners.size).toBe(0);
    controller.abort();
    await world.run(world.client.call(Metadata, { topics: [] }));
    await world.end();
  });

  it("is refused if it is none, and leaves nothing", async () => {
    const world = new ClusterWorld();
    const signal = {} as AbortSignal;
    expect(await errorOf(world.connecting({ signal }))).toBeInstanceOf(TypeError);
    world.expectNothingLeft();
  });
});

describe("the options of connectCluster()", () => {
  async function findingsOf(options: Partial<ClusterClientOptions>): Promise<readonly Finding[]> {
    const world = new ClusterWorld();
    const error = await errorOf(world.connecting(options));
    expect(error).toBeInstanceOf(OptionsError);
    expect(world.dialled).toEqual([]);
    world.expectNothingLeft();
    return (error as OptionsError).findings;
  }

  it("are complained of all at once, the driver's beside the machine's", async () => {
    const findings = await findingsOf({
      bootstrapServers: "b1, b2:99999",
      requestTimeoutMs: -1,
      connectConcurrentMax: 0,
      redirector: "ask-driver",
      securityProtocol: "SASL_SSL",
      sasl: { mechanism: "SCRAM-SHA-256" },
      apis: [Metadata, Metadata, {} as typeof Metadata],
    });
    expect(findings.map(({ setting, message }) => `${setting}: ${message}`).sort()).toEqual([
      "apis: expected an API such as Metadata, found object in entry 2",
      "apis: expected each API once, found Metadata again in entry 1",
      'bootstrap.servers: expected a port of 1 to 65535, found "b2:99999" in entry 1',
      'bootstrap.servers: expected host:port, commas between several, brackets around an IPv6 address, found "b1" in entry 0',
      'broker.redirector: expected `decide` beside "ask-driver", found none',
      "connect.concurrent.max: expected 1 to 2147483647, found 0",
      "request.timeout.ms: expected 1 to 2147483647, found -1",
      "sasl.mechanism: expected `plain` or an authenticator, found none",
    ]);
  });

  it("say where to begin", async () => {
    const findings = await findingsOf({ bootstrapServers: [] });
    expect(findings.map(({ setting, message }) => ({ setting, message }))).toEqual([
      { setting: "bootstrap.servers", message: "expected host:port, found nothing" },
    ]);
  });

  it("are those of an authenticator that is made for each connection", async () => {
    const authenticator = () => ({ mechanism: "SCRAM-SHA-512", answer: () => never<never>() });
    const findings = await findingsOf({ authenticator, sasl: { mechanism: "SCRAM-SHA-256" } });
    expect(findings.map(({ setting, message }) => ({ setting, message }))).toEqual([
      {
        setting: "sasl.mechanism",
        message: "expected that of the authenticator, SCRAM-SHA-512, found SCRAM-SHA-256",
      },
      {
        setting: "security.protocol",
        message: "expected SASL_PLAINTEXT or SASL_SSL to authenticate, found PLAINTEXT",
      },
    ]);
  });

  it("are not written into", async () => {
    const world = new ClusterWorld();
    const options = Object.freeze({
      bootstrapServers: SERVERS,
      clock: world.clock,
      apis: Object.freeze([]),
    });
    await world.begin(options);
    await world.run(world.client.call(DescribeCluster, WHO));
    await world.end();
    expect(Object.keys(options)).toEqual(["bootstrapServers", "clock", "apis"]);
    expect(options.apis).toEqual([]);
  });

  it("may leave the seed out: then each client has another one", async () => {
    const { seed: _, ...options } = optionsFor(new ClusterWorld().clock);
    const world = new ClusterWorld();
    const { clock } = world;
    await world.begin({ ...options, clock, ...{ seed: undefined } as object });
    await world.end();
  });
});

describe("connectCluster() with a redirector", () => {
  const REDIRECTED = { "b1:9091": "x1:1", "b2:9092": "x2:2", "b3:9093": "x3:3" };

  function moved(): ClusterWorld {
    const nodes = [1, 2, 3].map((id) => ({
      host: `x${id}`,
      port: id,
      advertised: { host: `b${id}`, port: 9090 + id },
    }));
    return new ClusterWorld({}, nodes);
  }

  it("asks the caller where to dial", async () => {
    const world = moved();
    const asked: string[] = [];
    await world.begin({
      redirector: "ask-driver",
      decide: ({ host, port, nodeId }) => {
        asked.push(`${nodeId} ${host}:${port}`);
        const [target, at] = REDIRECTED[`${host}:${port}` as keyof typeof REDIRECTED].split(":");
        return Promise.resolve({ type: "to", host: target!, port: Number(at) });
      },
    });
    const { client } = world;
    await world.run(client.call(DescribeCluster, WHO, { route: { node: 3 } }));
    expect(asked.at(-1)).toBe("3 b3:9093");
    expect(world.dialled.at(-1)).toBe("x3:3");
    expect(client.view().nodes.map(({ host }) => host)).toEqual(["b1", "b2", "b3"]);
    await world.end();
  });

  it("connection C.10: tells both addresses of a node that is lost", async () => {
    const world = moved();
    world.broker(2).fault({ kind: "refuse", times: Infinity });
    await world.begin({
      bootstrapServers: "b1:9091",
      redirector: ({ host, port }) => ({
        type: "to",
        host: host.replace("b", "x"),
        port: port - 9090,
      }),
    });
    const call = world.client.call(DescribeCluster, WHO, { route: { node: 2 }, timeoutMs: 100 });
    const { message, advertised, dialled, code } = await world.failure(call);
    expect({ message, advertised, dialled, code }).toEqual({
      message: "Cannot call DescribeCluster: CALL_TIMEOUT, not sent: " +
        "node 2 advertised b2:9092, dialled x2:2: cannot connect: ECONNREFUSED",
      advertised: { host: "b2", port: 9092 },
      dialled: { host: "x2", port: 2 },
      code: "ECONNREFUSED",
    });
    await world.end();
  });
});

describe("connectCluster() with a dialer that", () => {
  /** Connects with it; nothing may be left, and no rejection unhandled. */
  async function failureWith(dial: Dial | Dialer, options = {}): Promise<Record<string, unknown>> {
    const world = new ClusterWorld();
    const rejections = watchRejections();
    try {
      const failure = await world.failure(world.connecting(options, dial));
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(rejections.found).toEqual([]);
      expect(world.clock.pending).toBe(0);
      return failure;
    } finally {
      rejections.stop();
    }
  }

  it("throws", async () => {
    const dial: Dial = () => {
      throw platformError("ESOMETHING");
    };
    const { reason, because, code } = await failureWith(dial);
    expect({ reason, because, code }).toEqual({
      reason: "ALL_NODES_DOWN",
      because: "UNREACHABLE",
      code: "ESOMETHING",
    });
  });

  it("rejects with nothing at all", async () => {
    const { because, code } = await failureWith(() => Promise.reject(undefined));
    expect({ because, code }).toEqual({ because: "UNREACHABLE", code: "UNKNOWN" });
  });

  it("gives what is no transport", async () => {
    for (const odd of [undefined, null, 5, {}, { readable: 1, writable: 2 }]) {
      const { because, code } = await failureWith(() => Promise.resolve(odd as never));
      expect({ because, code }).toEqual({ because: "UNREACHABLE", code: "NOT_A_DUPLEX" });
    }
  });

  it("never answers, whatever is asked of it", async () => {
    const dialer: Dialer = { capabilities: {}, resolve: () => never(), open: () => never() };
    const { because } = await failureWith(dialer);
    expect(because).toBe("SETUP_TIMEOUT");
  });

  it("resolves names to nothing", async () => {
    const dialer: Dialer = {
      capabilities: {},
      resolve: () => Promise.resolve([]),
      open: () => never(),
    };
    const { because } = await failureWith(dialer);
    expect(because).toBe("DNS_FAILED");
  });

  it("opens late: what nobody wants any more is closed", async () => {
    const world = new ClusterWorld();
    let opened = 0;
    const dial: Dial = async (target, signal) => {
      await new Promise<void>((resolve) => world.clock.schedule(6_000, resolve));
      const duplex = await world.dial(target, { ...signal, throwIfAborted() {} } as AbortSignal);
      opened++;
      return duplex;
    };
    const { because } = await world.failure(world.connecting({}, dial));
    expect(because).toBe("CONNECT_TIMEOUT");
    await world.clock.advance(60_000);
    expect(opened).toBe(3);
    expect(world.brokers.map(({ openTransports }) => openTransports)).toEqual([0, 0, 0]);
    expect(world.clock.pending).toBe(0);
  });
});
