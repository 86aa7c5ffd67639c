// A real broker, and the tools that come with it.

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What broker.sh reads from the environment, such as `KAFKA_EXTRA` or `KAFKA_REQUEST_LOG`. */
export type Environment = Readonly<Record<`KAFKA_${string}`, string>>;

/** The nodes of a profile of broker.sh, in a directory of their own. */
class Nodes {
  /** What they wrote. */
  readonly state: string;
  readonly #environment: NodeJS.ProcessEnv;

  protected constructor(state: string, base: number, environment: Environment) {
    this.state = state;
    const { KAFKA_LIB = "build/kafka-lib" } = process.env;
    this.#environment = {
      ...process.env,
      ...environment,
      KAFKA_STATE: state,
      KAFKA_LIB: resolve(KAFKA_LIB),
      KAFKA_BASE_PORT: `${base}`,
    };
  }

  /** The process of a node, for signals; a node that has been started again has another. */
  pid(node = 1): number {
    return Number(readFileSync(join(this.state, `node-${node}`, "pid"), "utf8"));
  }

  /** What a node has logged. */
  log(node = 1): string {
    return readFileSync(join(this.state, `node-${node}`, "server.out"), "utf8");
  }

  /** Runs one of Kafka's tools and gives what it prints. */
  tool(name: string, ...args: readonly string[]): Promise<string> {
    return this.script("tool", name, ...args);
  }

  /** Runs one of Kafka's tools that reads `input`. */
  toolOn(input: string, name: string, ...args: readonly string[]): Promise<string> {
    return this.#run(["tool", name, ...args], input);
  }

  /** Kills a node. */
  async kill(node = 1): Promise<void> {
    await this.script("kill", `${node}`);
  }

  /** Ends a node in good order. */
  async halt(node = 1): Promise<void> {
    await this.script("stop", `${node}`);
  }

  /** Starts a node that was killed or halted, and waits until it is ready. */
  async restart(node = 1): Promise<void> {
    await this.script("start", `${node}`);
  }

  /** Ends them; what they wrote stays. */
  async down(): Promise<void> {
    await this.script("down");
  }

  /** Ends them and removes what they wrote. */
  async stop(): Promise<void> {
    await this.down();
    await rm(this.state, { recursive: true });
  }

  protected script(...args: readonly string[]): Promise<string> {
    return this.#run(args);
  }

  async #run(args: readonly string[], input = ""): Promise<string> {
    const script = resolve("test/interop/broker.sh");
    const options = { env: this.#environment, maxBuffer: 1 << 28 };
    const running = run("bash", [script, ...args], options);
    running.child.stdin?.end(input);
    return (await running).stdout;
  }
}

/** One node, broker and controller. */
export class Broker extends Nodes {
  /** Where it listens without TLS. */
  readonly port: number;
  /** Where it listens otherwise. */
  readonly ports: Readonly<Record<"controller" | "ssl" | "saslPlaintext" | "saslSsl", number>>;

  /** Starts one; the first time on a machine this fetches the jars. */
  static async start(environment: Environment = {}): Promise<Broker> {
    const base = await freePorts([2, 3, 4, 5, 6]);
    const broker = new Broker(await folder(), base, environment);
    await broker.script("up", "single");
    return broker;
  }

  private constructor(state: string, base: number, environment: Environment) {
    super(state, base, environment);
    this.port = base + 2;
    this.ports = {
      controller: base + 3,
      ssl: base + 4,
      saslPlaintext: base + 5,
      saslSsl: base + 6,
    };
  }

  /** The directory of its logs. */
  get logs(): string {
    return join(this.state, "node-1", "data");
  }

  /** The certificate to trust, as PEM. */
  get ca(): string {
    return readFileSync(join(this.state, "tls", "ca.pem"), "utf8");
  }
}

/** Nodes 1, 2 and 3, each broker and controller, in the racks r1, r2 and r3, without TLS. */
export class Cluster extends Nodes {
  /** Where the brokers listen, node 1 first. */
  readonly ports: readonly number[];
  /** Where the controllers listen, node 1 first. */
  readonly controllerPorts: readonly number[];

  /** Starts one; the first time on a machine this fetches the jars. */
  static async start(environment: Environment = {}): Promise<Cluster> {
    const base = await freePorts([12, 13, 22, 23, 32, 33]);
    const cluster = new Cluster(await folder(), base, environment);
    await cluster.script("up", "cluster");
    return cluster;
  }

  private constructor(state: string, base: number, environment: Environment) {
    super(state, base, environment);
    this.ports = [base + 12, base + 22, base + 32];
    this.controllerPorts = [base + 13, base + 23, base + 33];
  }
}

function folder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "kafka-wire-"));
}

/** Ports that no system hands out by itself: a node that is down may find its own again. */
const LEAST_PORT = 10_000;
const PORTS = 20_000;

/** A base for broker.sh at which the ports that it will use are free. */
async function freePorts(offsets: readonly number[]): Promise<number> {
  for (;;) {
    const base = LEAST_PORT + Math.floor(Math.random() * PORTS);
    const tries = await Promise.allSettled(offsets.map((offset) => listenAt(base + offset)));
    if (tries.every(({ status }) => status === "fulfilled")) return base;
  }
}

/** Fails if something else listens there. */
function listenAt(port: number): Promise<void> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => server.close(() => done()));
  });
}
