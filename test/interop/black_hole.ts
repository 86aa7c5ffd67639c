// An address that accepts nothing: a listener whose queue is full and whose program is stopped.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Connects that are still without outcome then will never have one. */
const STUCK_MS = 300;
const LISTENER = `require("net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 },
  function () { console.log(this.address().port) })`;

/** A port of this machine on which connects hang. */
export interface BlackHole {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens one. */
export async function blackHole(): Promise<BlackHole> {
  const child = spawn(process.execPath, ["-e", LISTENER], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(child.stdout, "data");
  const port = Number(String(line));
  process.kill(child.pid!, "SIGSTOP");
  const sockets: Socket[] = [];
  while (await connects(port, sockets)) { /* until the queue is full */ }
  return {
    port,
    async close() {
      for (const socket of sockets) socket.destroy();
      const exited = once(child, "exit");
      process.kill(child.pid!, "SIGKILL");
      await exited;
    },
  };
}

function connects(port: number, sockets: Socket[]): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), STUCK_MS);
    socket.once("error", () => {});
    socket.once("connect", () => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
