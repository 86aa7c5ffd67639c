// Compiles with the types of a page, and with those of a worker.
import type { Dialer } from "../../../../codec/driver/dialer.ts";
import { webSocketDialer } from "../../../../codec/driver/web_socket_dialer.ts";

export const dialer: Dialer = webSocketDialer(
  WebSocket,
  ({ host, port }) => `wss://${host}:${port}`,
);
