// Compiles with Deno's own types.
import { denoDialer } from "../../../../codec/driver/deno_dialer.ts";
import type { Dialer } from "../../../../codec/driver/dialer.ts";
import { webSocketDialer } from "../../../../codec/driver/web_socket_dialer.ts";

export const dialers: readonly Dialer[] = [
  denoDialer(Deno),
  denoDialer(Deno, { caCerts: [""] }),
  webSocketDialer(WebSocket, ({ host, port }) => `wss://${host}:${port}`),
];
