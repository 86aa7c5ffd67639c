// A real broker, and the tools that come with it.

import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const PORTS = 10; // broker.sh counts from the base

/** One node, broker and controller. */
export class Broker {
  /** What it wrote. */
  readonly state: string;
  /** Where it listens without TLS. */
  readonly port: number;
  /** Where it listens otherwise. */
  readonly ports: Readonly<Record<"controller" | "ssl" | "saslPlaintext" | "saslSsl", number>>;
  readonly #environment: NodeJS.ProcessEnv;

  /** Starts one; the first time on a machine this fetches the jars. */
  static async start(): Promise<Broker> {
    const broker = new Broker(await mkdtemp(join(tmpdir(), "kafka-wire-")), await freePorts());
    await broker.#script("up", "single");
    return broker;
  }

  private constructor(state: string, base: number) {
    this.state = state;
    this.port = base + 2;
    this.ports = {
      controller: base + 3,
      ssl: base + 4,
      saslPlaintext: base + 5,
      saslSsl: base + 6,
    };
    const { KAFKA_LIB = "build/kafka-lib" } = process.env;
    this.#environment = {
      ...process.env,
      KAFKA_STATE: state,
      KAFKA_LIB: resolve(KAFKA_LIB),
      KAFKA_BASE_PORT: `${base}`,
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

  /** Runs one of Kafka's tools and gives what it prints. */
  tool(name: string, ...args: readonly string[]): Promise<string> {
    return this.#script("tool", name, ...args);
  }

  /** Ends it; what it wrote stays. */
  async down(): Promise<void> {
    await this.#script("down");
  }

  /** Ends it and removes what it wrote. */
  async stop(): Promise<void> {
    await this.down();
    await rm(this.state, { recursive: true });
  }

  async #script(...args: readonly string[]): Promise<string> {
    const script = resolve("test/interop/broker.sh");
    const options = { env: this.#environment, maxBuffer: 1 << 28 };
    return (await run("bash", [script, ...args], options)).stdout;
  }
}

/** A base from which on ports are free. */
async function freePorts(): Promise<number> {
  for (;;) {
    const base = await freePort(0);
    if (base > 65_000) continue;
    const others = Array.from({ length: PORTS }, (_, i) => freePort(base + 1 + i));
    if ((await Promise.allSettled(others)).every(({ status }) => status === "fulfilled")) {
      return base;
    }
  }
}

function freePort(port: number): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}
