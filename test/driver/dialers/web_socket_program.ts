// Run by a test: dials the peers with Deno's WebSocket through a tunnel and prints what came of it, as JSON. Ends by
// itself, as soon as the tunnel is closed.

import { webSocketDialer } from "../../../codec/driver/web_socket_dialer.ts";
import { tunnel } from "../../../docs/examples/drivers/tunnel.ts";
import { Journey, MB, type Ports, textOf } from "./journey.ts";

const [ports] = JSON.parse(Deno.args[0]!) as [Ports];
const brokers = Object.values(ports).map((port) => `127.0.0.1:${port}`);
const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, (request) => {
  const { pathname } = new URL(request.url);
  return pathname === "/text" ? saysText(request) : tunnel(request, brokers);
});
const base = `ws://127.0.0.1:${server.addr.port}`;
const dialer = webSocketDialer(WebSocket, ({ host, port }) => `${base}/${host}:${port}`);
const journey = new Journey(dialer, ports);

/** A WebSocket that is no tunnel. */
function saysText(request: Request): Response {
  const { socket, response } = Deno.upgradeWebSocket(request);
  socket.onopen = () => socket.send("hello");
  return response;
}

async function text(): Promise<unknown> {
  const { open } = webSocketDialer(WebSocket, () => `${base}/text`);
  const target = { host: "127.0.0.1", address: null, port: 1 };
  const duplex = await open(target, new AbortController().signal);
  return await textOf(duplex).catch(({ code }) => code).finally(() => duplex.close?.());
}

/** How much of 16 writes of 1 MB the peer has got when the transport is closed in order. */
async function writes(): Promise<number> {
  const duplex = await journey.open("sink");
  const writer = duplex.writable.getWriter();
  for (let i = 0; i < 16; i++) await writer.write(new Uint8Array(MB));
  const closing = writer.close();
  await journey.release();
  await closing;
  return (await journey.meterWhen(({ sunk }) => sunk === 16 * MB)).sunk;
}

const cases: Record<string, () => Promise<unknown>> = {
  opens: () => journey.opens(),
  refused: () => journey.refused(),
  text,
  abortedBefore: () => journey.abortedBefore(),
  abortedOpening: () => journey.abortedOpening(),
  abortedLater: () => journey.abortedLater(),
  peerEnds: async () => (await journey.peerEnds()).text,
  peerResets: async () => (await journey.peerResets()).read,
  writes,
  reads: async () => {
    const { read, right } = await journey.readsMuch();
    return { read, right };
  },
  cannotConnect: async () => [
    await journey.cannotConnect("closed", { host: "127.0.0.1" }),
    await journey.cannotConnect("tls", { host: "127.0.0.1", securityProtocol: "SSL" }),
  ],
};
const told: Record<string, unknown> = {};
for (const [name, run] of Object.entries(cases)) told[name] = await run();
told["left"] = await journey.release().then(() => journey.meterWhen(({ open }) => open === 0))
  .then(({ open }) => open);
console.log(JSON.stringify(told));
await server.shutdown();
