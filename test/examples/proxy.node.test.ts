// The proxy between real sockets: order, ends and errors of either side, slow sides, and what is left behind.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { encodeRequestFrame, encodeResponseFrame } from "../../codec/frame/mod.ts";
import { Fetch, FetchServer } from "../../codec/messages/fetch.ts";
import { Metadata, MetadataServer } from "../../codec/messages/metadata.ts";
import { Produce } from "../../codec/messages/produce.ts";
import { type Endpoint, OptionsError } from "../../codec/redirect/mod.ts";
import {
  type KafkaProxy,
  type ProxyEvent,
  type ProxyOptions,
  startProxy,
} from "../../docs/examples/proxy.ts";
import { alias } from "../kit/alias.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";
import { End, Listener } from "./proxy_peers.ts";

const ANY = { host: "127.0.0.1", port: 0 };

/** A proxy between a client and a broker, and what it tells. */
class Bench {
  readonly events: ProxyEvent[] = [];
  readonly listener: Listener;
  readonly proxy: KafkaProxy;
  readonly clients: End[] = [];

  static async start(options: Partial<ProxyOptions> = {}): Promise<Bench> {
    const listener = await Listener.start();
    const events: ProxyEvent[] = [];
    const routes = [{ listen: ANY, broker: listener.endpoint }];
    const tell = (event: ProxyEvent) => void events.push(event);
    return new Bench(listener, await startProxy({ routes, tell, ...options }), events);
  }

  private constructor(listener: Listener, proxy: KafkaProxy, events: ProxyEvent[]) {
    this.listener = listener;
    this.proxy = proxy;
    this.events = events;
  }

  /** A client, and the broker's end of its connection. */
  async connect(): Promise<[client: End, broker: End]> {
    const accepted = this.listener.accept();
    const client = await End.connect(this.endpoint);
    this.clients.push(client);
    return [client, await accepted];
  }

  async stop(): Promise<void> {
    for (const { socket } of this.clients) socket.destroy();
    await this.proxy.close();
    await this.listener.stop();
  }

  /** Where clients connect to. */
  get endpoint(): Endpoint {
    return this.proxy.endpoints[0]!;
  }

  /** How connections were closed, once `count` of them are: the message of the error, or null. */
  async closed(count = 1): Promise<(string | null)[]> {
    for (;;) {
      const closed = this.events.filter((event) => event.type === "closed");
      if (closed.length >= count) return closed.map(({ error }) => error && error.message);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** Runs a test on a bench and clears it away. */
function on(
  options: Partial<ProxyOptions>,
  test: (bench: Bench) => Promise<void>,
): () => Promise<void> {
  return async () => {
    const bench = await Bench.start(options);
    try {
      await test(bench);
    } finally {
      await bench.stop();
    }
  };
}

function request(correlationId: number): Uint8Array {
  return encodeRequestFrame(Metadata, { correlationId }, { topics: null }, 12);
}

function response(correlationId: number, ...hosts: { host: string; port: number }[]): Uint8Array {
  const brokers = hosts.map((host, i) => ({ nodeId: i + 1, ...host }));
  const message = { brokers, topics: [] };
  return encodeResponseFrame(MetadataServer, { correlationId }, message, 12);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

function text(bytes: Uint8Array | undefined): string {
  return bytes ? hexOf(bytes) : "nothing";
}

describe("a proxied connection", () => {
  it(
    "says the proxy's address in place of the broker's, and tells what has happened",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      const { endpoint } = bench.listener;
      client.send(request(1));
      expect(text(await broker.frame())).toBe(text(request(1)));
      const other = { host: "b9.internal", port: 9092 };
      broker.send(response(1, endpoint, other));
      expect(text(await client.frame())).toBe(text(response(1, bench.endpoint, other)));
      const near = ({ localPort }: End["socket"]) => `127.0.0.1:${localPort}`;
      const opened = {
        type: "opened",
        connection: 1,
        client: near(client.socket),
        local: `127.0.0.1:${broker.socket.remotePort}`,
        broker: near(broker.socket),
      };
      client.socket.end();
      await broker.over();
      broker.socket.end();
      await client.over();
      await until(() => bench.events.length === 4);

      expect(bench.events.map((event) => event.type === "frame" ? event.frame.direction : event))
        .toEqual([
          opened,
          "request",
          "response",
          { type: "closed", connection: 1, error: null },
        ]);
      expect([...bench.proxy.counts]).toEqual([
        ["Metadata", { requests: 1, responses: 1, addresses: 1, opaque: 0, different: 0 }],
      ]);
    }),
  );
  it(
    "takes bytes as they come: one at a time, and many frames at once",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      for (const byte of request(1)) {
        client.send(Uint8Array.of(byte));
        await new Promise((resolve) => setImmediate(resolve));
      }
      client.send(request(2), request(3), request(4));
      const received = [];
      for (let i = 0; i < 4; i++) received.push(text(await broker.frame()));
      expect(received).toEqual([1, 2, 3, 4].map((id) => text(request(id))));
      broker.send(response(1), response(2), response(3), response(4));
      const answers = [];
      for (let i = 0; i < 4; i++) answers.push(text(await client.frame()));
      expect(answers).toEqual([1, 2, 3, 4].map((id) => text(response(id))));
    }),
  );
  it(
    "goes on after Produce without an answer, tokens of SASL, and what it does not know",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      const silent = encodeRequestFrame(Produce, { correlationId: 9 }, {
        acks: 0,
        timeoutMs: 1,
        topicData: [],
      }, 9);
      const token = bytesOf("0000000d 00616c69636500736563726574"); // a user and a password
      client.send(silent, token, request(1));
      for (const frame of [silent, token, request(1)]) {
        expect(text(await broker.frame())).toBe(text(frame));
      }
      const empty = new Uint8Array(4);
      broker.send(empty, response(1));
      for (const frame of [empty, response(1)]) {
        expect(text(await client.frame())).toBe(text(frame));
      }
    }),
  );
  it(
    "passes on the last answers when the broker closes at a request that it refuses",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      const unknown = bytesOf("00000008 00c10000 00000002");
      client.send(request(1), unknown, request(3));
      expect(text(await broker.frame())).toBe(text(request(1)));
      broker.socket.end(response(1));
      expect(text(await client.frame())).toBe(text(response(1)));
      expect(text(await client.frame())).toBe("nothing");
      expect(client.ended).toBe(true);
    }),
  );
});

describe("the end of one side", () => {
  it(
    "of the client: the broker learns it, and may still answer",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      client.socket.end(request(1));
      expect(text(await broker.frame())).toBe(text(request(1)));
      await until(() => broker.ended);
      await new Promise((resolve) => setTimeout(resolve, 50));
      broker.socket.end(response(1));
      expect(text(await client.frame())).toBe(text(response(1)));
      await Promise.all([client.over(), broker.over()]);
      expect(await bench.closed()).toEqual([null]);
    }),
  );
  it(
    "of the broker: the client learns it, and is not waited for without end",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      broker.socket.end();
      await until(() => client.ended);
      expect(await bench.closed()).toEqual(["Premature close"]);
      client.send(request(1));
      await client.over();
    }),
  );
  it(
    "by an error, of either: the other is closed",
    on({}, async (bench) => {
      const [first, firstBroker] = await bench.connect();
      first.socket.resetAndDestroy();
      await firstBroker.over();
      const [second, secondBroker] = await bench.connect();
      second.send(request(1));
      await secondBroker.frame();
      secondBroker.socket.resetAndDestroy();
      await second.over();
      expect(await bench.closed(2)).toEqual(["read ECONNRESET", "read ECONNRESET"]);
    }),
  );
  it(
    "before there was a broker: the client is closed",
    on({}, async (bench) => {
      await bench.listener.stop();
      const client = await End.connect(bench.endpoint);
      await client.over();
      const { port } = bench.listener.endpoint;
      expect(await bench.closed()).toEqual([`connect ECONNREFUSED 127.0.0.1:${port}`]);
    }),
  );
});

describe("a client that breaks the protocol", () => {
  const BROKEN: [what: string, bytes: Uint8Array, error: string][] = [
    [
      "TLS",
      bytesOf("16030100c8010000c4"),
      "Cannot decode frame at byte 0: expected size of a Kafka frame, found a TLS record",
    ],
    [
      "HTTP",
      new TextEncoder().encode("GET / HTTP/1.1\r\n\r\n"),
      "Cannot decode frame at byte 0: expected size of a Kafka frame, found an HTTP request",
    ],
    [
      "a negative size",
      bytesOf("ffffffff"),
      "Cannot decode frame at byte 0: expected frame size of at least 0, found -1",
    ],
    [
      "a size beyond the limit",
      bytesOf("00100001"),
      "Cannot decode frame at byte 0: expected frame of at most 1048576 bytes, found 1048577",
    ],
  ];
  for (const [what, bytes, error] of BROKEN) {
    it(
      `${what}: is closed, and no other is`,
      on({ maxFrameSize: 1_048_576 }, async (bench) => {
        const [good, goodBroker] = await bench.connect();
        const [bad, badBroker] = await bench.connect();
        bad.send(bytes);
        await Promise.all([bad.over(), badBroker.over()]);
        expect(await bench.closed()).toEqual([error]);
        good.send(request(1));
        expect(text(await goodBroker.frame())).toBe(text(request(1)));
        goodBroker.send(response(1));
        expect(text(await good.frame())).toBe(text(response(1)));
      }),
    );
  }
  it(
    "half a frame, then its end: is closed",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      client.socket.end(request(1).subarray(0, 9));
      await Promise.all([client.over(), broker.over()]);
      expect(await bench.closed()).toEqual([
        "Cannot decode frame at byte 0: expected 15 bytes after the frame size, found 5 bytes",
      ]);
    }),
  );
  it(
    "a broker with an answer to no request: is closed",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      broker.send(response(1));
      await Promise.all([client.over(), broker.over()]);
      expect(await bench.closed()).toEqual([
        "Cannot pass on a response: its correlation id is unknown",
      ]);
    }),
  );
  it(
    "an address that the rules refuse: the client is closed, not sent there",
    on({ rules: '* => reject "no route"' }, async (bench) => {
      const [client, broker] = await bench.connect();
      client.send(request(1));
      await broker.frame();
      broker.send(response(1, { host: "b1.internal", port: 9092 }));
      expect(text(await client.frame())).toBe("nothing");
      await client.over();
      expect(await bench.closed()).toEqual([
        "Cannot pass on the address b1.internal:9092: no route",
      ]);
    }),
  );
});

const MEBI = 2 ** 20;

function fetchRequest(correlationId: number): Uint8Array {
  return encodeRequestFrame(
    Fetch,
    { correlationId },
    { maxWaitMs: 0, minBytes: 0, topics: [] },
    11,
  );
}

function fetchResponse(correlationId: number, size = MEBI): Uint8Array {
  const partition = {
    partitionIndex: 0,
    errorCode: 0,
    highWatermark: 0n,
    abortedTransactions: null,
  };
  const records = new Uint8Array(size).fill(correlationId);
  const message = { responses: [{ topic: "t", partitions: [{ ...partition, records }] }] };
  return encodeResponseFrame(FetchServer, { correlationId }, message, 11);
}

function produceRequest(correlationId: number): Uint8Array {
  const records = new Uint8Array(MEBI).fill(correlationId);
  const topicData = [{ name: "t", partitionData: [{ index: 0, records }] }];
  return encodeRequestFrame(Produce, { correlationId }, { acks: 0, timeoutMs: 1, topicData }, 8);
}

/** How many frames have passed when no more do. */
async function passed(bench: Bench, direction: "request" | "response"): Promise<number> {
  const count = () =>
    bench.events.filter((event) => event.type === "frame" && event.frame.direction === direction)
      .length;
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return count();
}

describe("a slow side", () => {
  const IDS = Array.from({ length: 60 }, (_, i) => i);

  it(
    "the client: the broker has to wait, and nothing is lost",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      client.send(...IDS.map(fetchRequest));
      for (const id of IDS) expect(text(await broker.frame())).toBe(text(fetchRequest(id)));
      client.socket.pause();
      for (const id of IDS) broker.send(fetchResponse(id));
      expect(await passed(bench, "response")).toBeLessThan(IDS.length / 2);
      client.socket.resume();
      for (const id of IDS) expect(digest(await client.frame())).toBe(digest(fetchResponse(id)));
    }),
  );
  it(
    "the broker: the client has to wait, and nothing is lost",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      broker.socket.pause();
      for (const id of IDS) client.send(produceRequest(id));
      expect(await passed(bench, "request")).toBeLessThan(IDS.length / 2);
      broker.socket.resume();
      for (const id of IDS) expect(digest(await broker.frame())).toBe(digest(produceRequest(id)));
    }),
  );
  it(
    "a broker that does not answer: requests wait for room in flight, and all are answered",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      const ids = Array.from({ length: 20_000 }, (_, i) => i);
      client.send(...ids.map(request));
      const first = await passed(bench, "request");
      expect(first).toBeGreaterThanOrEqual(1_000);
      expect(first).toBeLessThan(10_000);
      for (const id of ids) {
        expect(text(await broker.frame())).toBe(text(request(id)));
        broker.send(response(id));
      }
      for (const id of ids) expect(text(await client.frame())).toBe(text(response(id)));
    }),
  );
  it(
    "a frame of 64 MiB passes",
    on({}, async (bench) => {
      const [client, broker] = await bench.connect();
      client.send(fetchRequest(1));
      await broker.frame();
      const large = fetchResponse(1, 64 * MEBI);
      broker.send(large);
      expect(digest(await client.frame())).toBe(digest(large));
    }),
  );
});

function digest(frame: Uint8Array | undefined): string {
  return frame ? createHash("sha1").update(frame).digest("hex") : "nothing";
}

describe("the proxy as a whole", () => {
  it(
    "close() ends every connection and frees the ports",
    on({}, async (bench) => {
      const [first, second] = [await bench.connect(), await bench.connect()];
      first[0].send(request(1));
      await first[1].frame();
      await bench.proxy.close();
      await Promise.all([...first, ...second].map((end) => end.over()));
      expect((await bench.closed(2)).length).toBe(2);
      await portIsFree(bench.endpoint);
      await bench.proxy.close();
    }),
  );
  it("throws where it cannot listen, and leaves nothing open", async () => {
    const taken = await Listener.start();
    const free = await freeEndpoint();
    const broker = { host: "127.0.0.1", port: 9092 };
    const routes = [{ listen: free, broker }, { listen: taken.endpoint, broker }];
    await expect(startProxy({ routes })).rejects.toMatchObject({ code: "EADDRINUSE" });
    await portIsFree(free);
    await taken.stop();
  });
  it("throws where the rules are wrong, and leaves nothing open", async () => {
    const listen = await freeEndpoint();
    const routes = [{ listen, broker: { host: "127.0.0.1", port: 9092 } }];
    await expect(startProxy({ routes, rules: "a => " })).rejects.toThrow(OptionsError);
    await portIsFree(listen);
  });
  it("has its own rules for IPv6, where there is any", async () => {
    const broker = { host: "::1", port: 9092 };
    const proxy = await startProxy({ routes: [{ listen: ANY, broker }] });
    const { rules } = await proxy.started;
    const { host, port } = proxy.endpoints[0]!;
    expect(rules).toEqual([{ match: { exact: "[::1]:9092" }, to: `${host}:${port}` }]);
    await proxy.close();
  });
});

/** The command, as one file for Node. */
async function bundled(): Promise<string> {
  const outfile = "build/examples/proxy.mjs";
  await build({
    entryPoints: ["docs/examples/proxy.ts"],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    plugins: [{
      name: "own-sources",
      setup(b) {
        b.onResolve({ filter: /^kafka-wire/ }, ({ path }) => ({
          path: alias.find(({ find }) => find.test(path))!.replacement,
        }));
      },
    }],
  });
  return outfile;
}

/** A process of the command, and what it has printed. */
class Command {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown[]>;
  output = "";

  constructor([program, ...args]: readonly string[]) {
    this.#process = spawn(program!, args, { stdio: ["ignore", "pipe", "pipe"] });
    this.#ended = once(this.#process, "close");
    for (const stream of [this.#process.stdout!, this.#process.stderr!]) {
      stream.on("data", (text) => this.output += text);
    }
  }

  async printed(pattern: RegExp): Promise<void> {
    await until(() => pattern.test(this.output) || this.#process.exitCode !== null);
    expect(this.output).toMatch(pattern);
  }

  /** Its exit status; `signal` is sent to it before. */
  async ended(signal?: NodeJS.Signals): Promise<unknown> {
    if (signal) this.#process.kill(signal);
    const [status] = await this.#ended;
    return status;
  }
}

/** What is installed as a command is a script, which keeps signals to itself. */
const deno = execFileSync("node_modules/.bin/deno", ["eval", "console.log(Deno.execPath())"], {
  encoding: "utf8",
}).trim();

const COMMANDS: [engine: string, command: string[]][] = [
  ["Node", [process.execPath, await bundled()]],
  ["Deno", [deno, "run", "--no-check", "--allow-net", "docs/examples/proxy.ts"]],
];

/** A request and its response, which says two addresses, then the end of both sides. */
async function exchange(listen: Endpoint, listener: Listener): Promise<void> {
  const client = await End.connect(listen);
  const broker = await listener.accept();
  client.send(request(1));
  expect(text(await broker.frame())).toBe(text(request(1)));
  broker.send(response(1, listener.endpoint, { host: "b9", port: 9092 }));
  const { port } = listener.endpoint;
  const expected = response(1, { host: "gw", port }, { host: "::1", port: 1 });
  expect(text(await client.frame())).toBe(text(expected));
  client.socket.end();
  await broker.over();
  broker.socket.end();
}

for (const [engine, command] of COMMANDS) {
  describe(`the command on ${engine}`, () => {
    it("prints its usage, and says what is wrong with its arguments", async () => {
      const helpful = new Command([...command, "--help"]);
      expect(await helpful.ended()).toBe(0);
      expect(helpful.output).toMatch(/^Usage: proxy\.ts LISTEN=BROKER\.\.\. \[--rules RULES\]\n/);
      const idle = new Command(command);
      expect(await idle.ended()).toBe(2);
      expect(idle.output).toBe(helpful.output);
      const wrong = new Command([...command, "127.0.0.1=b1:9092"]);
      expect([await wrong.ended(), wrong.output]).toEqual([
        2,
        'Cannot read the address "127.0.0.1": expected host:port\n',
      ]);
    });
    it("passes on, prints what has happened, and ends by itself when it is interrupted", async () => {
      const listener = await Listener.start();
      const listen = await freeEndpoint();
      const [from, to] = [listen, listener.endpoint].map(({ host, port }) => `${host}:${port}`);
      const rules = ["--rules", `${to} => gw:{port}; b9 => [::1]:1`];
      const running = new Command([...command, `${from}=${to}`, ...rules]);
      try {
        await running.printed(/ is for .*\n/);
        await exchange(listen, listener);
        await running.printed(/1: closed\n/);
        const open = await End.connect(listen);
        await listener.accept();
        expect(await running.ended("SIGINT")).toBe(0);
        await open.over();
        expect(running.output).toMatch(/│ *Metadata *│ *1 *│ *1 *│ *2 *│ *0 *│ *0 *│/);
      } finally {
        await running.ended("SIGKILL");
        await listener.stop();
      }
    });
  });
}

async function portIsFree({ host, port }: Endpoint): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  await new Promise((done) => server.close(done));
}

async function freeEndpoint(): Promise<Endpoint> {
  const listener = await Listener.start();
  await listener.stop();
  return listener.endpoint;
}
