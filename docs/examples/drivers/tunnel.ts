// The other end of webSocketDialer: ws://127.0.0.1:PORT/HOST:PORT carries the bytes of that broker, if it is named here.
//
//   deno run --allow-net docs/examples/drivers/tunnel.ts 8080 localhost:9092

/** Answers a request for a tunnel to one of the brokers. */
export async function tunnel(request: Request, brokers: readonly string[]): Promise<Response> {
  const { pathname } = new URL(request.url);
  const broker = pathname.slice(1);
  if (!brokers.includes(broker)) return new Response("no such broker", { status: 404 });
  const { hostname, port } = new URL(`kafka://${broker}`);
  const connection = await Deno.connect({ hostname, port: Number(port) }).catch(() => null);
  if (!connection) return new Response("the broker does not answer", { status: 502 });
  connection.setNoDelay(true);
  const { socket, response } = Deno.upgradeWebSocket(request);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => join(socket, connection);
  return response;
}

/** Carries bytes both ways until one side ends. */
async function join(socket: WebSocket, { readable, writable }: Deno.Conn): Promise<void> {
  const writer = writable.getWriter();
  const reader = readable.getReader();
  const leave = () => Promise.allSettled([writer.abort(), reader.cancel()]);
  socket.onmessage = ({ data }) => void writer.write(new Uint8Array(data)).catch(leave);
  socket.onclose = () => void writer.close().catch(() => {}).then(leave);
  try {
    for (let next; !(next = await reader.read()).done;) socket.send(next.value);
    socket.close(1000);
  } catch {
    socket.close(4000, "the broker has gone");
  }
}

if (import.meta.main) {
  const [port, ...brokers] = Deno.args;
  Deno.serve({ hostname: "127.0.0.1", port: Number(port) }, (request) => tunnel(request, brokers));
}
