// Compiles with what Cloudflare documents of `cloudflare:sockets`.
import type { Dialer } from "../../../../codec/driver/dialer.ts";
import { workersDialer } from "../../../../codec/driver/workers_dialer.ts";

interface SocketAddress {
  hostname: string;
  port: number;
}

interface SocketOptions {
  secureTransport?: "off" | "on" | "starttls";
  allowHalfOpen?: boolean;
}

interface SocketInfo {
  remoteAddress: string | null;
  localAddress: string | null;
}

interface Socket {
  get readable(): ReadableStream;
  get writable(): WritableStream;
  get opened(): Promise<SocketInfo>;
  get closed(): Promise<void>;
  close(): Promise<void>;
  startTls(options?: { expectedServerHostname?: string }): Socket;
}

declare function connect(address: SocketAddress | string, options?: SocketOptions): Socket;

export const dialer: Dialer = workersDialer(connect);
