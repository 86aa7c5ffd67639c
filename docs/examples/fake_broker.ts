// A fake broker on a port of this machine, for clients in any language:
//
//   deno run --allow-net docs/examples/fake_broker.ts 9092 orders payments

import * as net from "node:net";
import process from "node:process";
import { FakeBroker, serve } from "kafka-wire/testing";

const [port = "9092", ...topics] = process.argv.slice(2);
const broker = new FakeBroker({
  host: "127.0.0.1",
  port: Number(port),
  rack: "r1",
  pod: "blue",
  topics: topics.map((name) => ({ name, partitions: 3 })),
  configs: { "log.retention.hours": "72" },
});
const server = net.createServer((socket) => {
  const peer = serve(broker.accept(), {
    send: (bytes) => void socket.write(bytes),
    close: () => void socket.end(),
    fail: () => void socket.destroy(),
  });
  socket.on("data", (bytes) => void peer.receive(bytes));
  socket.on("error", () => {}).on("close", () => peer.closed());
});
server.listen(broker.port, broker.host, () => console.log(`${broker.host}:${port} listens`));
