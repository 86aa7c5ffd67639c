import { type Dial, DialError, type Duplex, memoryDuplex } from "../driver/mod.ts";
import type { FakeBroker } from "./fake_broker.ts";
import type { FakeSession } from "./fake_session.ts";
import { serve, type ServeOptions } from "./serve.ts";

/**
 * Opens transports to fake brokers in the same program. Dialling host and port of a broker reaches it; dialling anything
 * else is refused, with code `ECONNREFUSED`. TLS is taken for granted: nothing is encrypted.
 *
 * @param brokers One, or a list, which is looked at anew each time.
 * @param options `clock` is what the delays of brokers are measured by: give it the clock of the client.
 * @example
 * ```ts
 * import { connectBroker, DriverError } from "kafka-wire/driver";
 * import { FakeBroker, memoryDial } from "kafka-wire/testing";
 * const dial = memoryDial([new FakeBroker({ nodeId: 1 }), new FakeBroker({ nodeId: 2, port: 9093 })]);
 * const error = await connectBroker(dial, { host: "localhost", port: 9094 }).catch((error) => error);
 * if (!(error instanceof DriverError) || error.reason !== "CONNECT_REFUSED") {
 *   throw new Error("Cannot match: expected a refusal");
 * }
 * ```
 */
export function memoryDial(
  brokers: FakeBroker | readonly FakeBroker[],
  options: ServeOptions = {},
): Dial {
  return async ({ host, port }, signal) => {
    signal.throwIfAborted();
    const all = "accept" in brokers ? [brokers] : brokers;
    const broker = all.find((broker) => broker.host === host && broker.port === port);
    const session = broker?.accept();
    if (!session || session.opening === "refuse") {
      const listening = all.map((broker) => `${broker.host}:${broker.port}`).join(", ");
      const cause = new Error(`Cannot reach ${host}:${port}: fake brokers are at ${listening}`);
      throw new DialError("ECONNREFUSED", { cause });
    }
    if (session.opening === "blackHole") return await never(signal);
    return opened(session, options);
  };
}

function opened(session: FakeSession, options: ServeOptions): Duplex {
  return memoryDuplex((end) => serve(session, end, options));
}

function never(signal: Parameters<Dial>[1]): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
