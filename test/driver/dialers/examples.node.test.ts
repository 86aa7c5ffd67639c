// The examples of docs/examples/drivers, as somebody would run them, with a fake broker behind real sockets.

import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { expect, it } from "vitest";
import { FakeBroker, serve } from "../../../codec/testing/mod.ts";
import { pause } from "./journey.ts";
import { pem } from "./loopback.ts";
import { DENO, Program, runDeno, runNode } from "./run.ts";

const DRIVERS = "docs/examples/drivers";
const CA = "test/driver/dialers/tls/ca.pem";

const broker = new FakeBroker();
const plain = createServer(accept);
const encrypted = createTlsServer({ key: pem("key"), cert: pem("cert") }, accept);
const address = await listening(plain);
const tlsAddress = await listening(encrypted);
const listed = `cluster ${broker.cluster.clusterId}\n1 at localhost:9092\n`;

function accept(socket: Socket): void {
  const peer = serve(broker.accept(), {
    send: (bytes) => void socket.write(bytes),
    close: () => void socket.end(),
    fail: () => void socket.destroy(),
  });
  socket.on("data", (bytes) => peer.receive(bytes));
  socket.on("error", () => {}).on("close", () => peer.closed());
}

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("node.ts lists the brokers, with TLS and without", async () => {
  expect(await runNode(`${DRIVERS}/node.ts`, address)).toBe(listed);
  expect(await runNode(`${DRIVERS}/node.ts`, tlsAddress, CA)).toBe(listed);
});

it("deno.ts lists the brokers, with TLS and without", async () => {
  expect(await runDeno(`${DRIVERS}/deno.ts`, address)).toBe(listed);
  expect(await runDeno(`${DRIVERS}/deno.ts`, tlsAddress, CA)).toBe(listed);
});

it("web_socket.ts lists the brokers through tunnel.ts", async () => {
  const args = ["run", "--no-prompt", "--no-check", "--allow-net=127.0.0.1"];
  const tunnel = new Program(DENO, [...args, `${DRIVERS}/tunnel.ts`, "0", address]);
  try {
    const url = `ws://127.0.0.1:${await portOf(tunnel)}`;
    expect(await runDeno(`${DRIVERS}/web_socket.ts`, url, address)).toBe(listed);
    const other = runDeno(`${DRIVERS}/web_socket.ts`, url, "127.0.0.1:1");
    await expect(other).rejects.toThrow("CLOSE_0");
  } finally {
    await tunnel.stop();
  }
});

/** Where a tunnel says that it listens. */
async function portOf(tunnel: Program): Promise<string> {
  for (let i = 0; i < 1000; i++) {
    const port = /:(\d+)\//.exec(tunnel.complaints)?.[1];
    if (port) return port;
    await pause(20);
  }
  throw new Error(`Cannot find the port: ${tunnel.complaints}`);
}

it("nothing is left", async () => {
  await Promise.all([plain, encrypted].map((server) => once(server.close(), "close")));
  expect(broker.openTransports).toBe(0);
});
