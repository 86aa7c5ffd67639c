// The programs of docs/examples, run as a stranger would run them, against the fake broker among them.

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const run = promisify(execFile);
const PERMISSIONS = ["--no-check", "--allow-net", "--allow-sys", "--allow-read"];

/** What a program prints. */
async function printed(program: string, ...args: readonly string[]): Promise<string> {
  return (await run("deno", ["run", ...PERMISSIONS, `docs/examples/${program}`, ...args])).stdout;
}

/** Does something while the fake broker listens. */
async function withBroker(act: (port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const args = ["run", ...PERMISSIONS, "docs/examples/fake_broker.ts", `${port}`, "orders"];
  const broker = spawn("deno", args, { detached: true, stdio: ["ignore", "pipe", "inherit"] });
  try {
    expect(`${(await once(broker.stdout, "data"))[0]}`).toBe(`127.0.0.1:${port} listens\n`);
    await act(port);
  } finally {
    await ended(broker);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  process.kill(-child.pid!); // with the program that it has started
  await exit;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("Cannot find a free port");
  return address.port;
}

describe("the programs of docs/examples", () => {
  it("describe, list, produce and consume, forward", () =>
    withBroker(async (port) => {
      const bootstrap = `127.0.0.1:${port}`;
      expect(await printed("describe_configs.ts", bootstrap, "1")).toBe("log.retention.hours=72\n");
      const listed = (await printed("list_brokers.ts", bootstrap)).split("\n");
      expect(listed.slice(1)).toEqual([
        "pod blue",
        `  1 at ${bootstrap}, rack r1, controller`,
        "",
      ]);
      expect(await printed("produce_consume.ts", bootstrap, "orders", "one", "two"))
        .toBe("2 records at offset 0\n0: one\n1: two\n");
      const rule = `*.invalid => ${bootstrap}`;
      expect(await printed("port_forward.ts", "broker-1.invalid:9092", rule)).toBe(
        listed[0] + "\n",
      );
    }));
  it("say what went wrong", async () => {
    const port = await freePort();
    const rule = `*.invalid => 127.0.0.1:${port}`;
    const failed = await printed("port_forward.ts", "broker-1.invalid:9092", rule).catch((e) => e);
    expect(failed.code).toBe(1);
    expect(failed.stderr).toBe(
      "Cannot connect: CONNECT_REFUSED in tcp: advertised broker-1.invalid:9092, " +
        `dialled 127.0.0.1:${port}: cannot connect: ECONNREFUSED\n`,
    );
  });
  it("say how they are called", async () => {
    const programs = [
      ["describe_configs.ts", "HOST:PORT [NODE]"],
      ["list_brokers.ts", "HOST:PORT"],
      ["list_cluster.ts", "HOST:PORT,…"],
      ["port_forward.ts", "HOST:PORT [RULE]"],
      ["produce_consume.ts", "HOST:PORT TOPIC LINE…"],
      ["produce_idempotently.ts", "HOST:PORT,… TOPIC [COUNT]"],
      ["read_topic.ts", "HOST:PORT,… TOPIC [RULES]"],
    ] as const;
    for (const [program, usage] of programs) {
      const failed = await printed(program).catch((e) => e);
      expect(failed.stderr).toContain(`Error: Usage: ${program} ${usage}\n`);
    }
  });
  it("a unit test with the fake broker", async () => {
    const { stdout } = await run("deno", ["test", "--no-check", "docs/examples/unit_test.ts"]);
    expect(stdout).toContain("2 passed | 0 failed");
  });
});
