import { type Clock, type MemoryEnd, type MemoryPeer, systemClock } from "../driver/mod.ts";
import type { FakeAction } from "./action.ts";
import type { FakeSession } from "./fake_session.ts";

/** What a broker is driven with. */
export interface ServeOptions {
  /** What delays are measured by. Default the platform's time. */
  readonly clock?: Clock;
  /**
   * Gets a {@linkcode FakeBrokerError}, after the transport has been broken. Default: it is left unhandled, so that the
   * test run fails with it.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * Drives one accepted transport: performs what the session says, on time and in order.
 *
 * @param session Of `FakeBroker.accept`.
 * @param end What sends bytes to the client, ends the transport, and breaks it.
 * @returns What has to hear of the client's bytes, and of the end.
 * @example Behind a listener of Node:
 * ```ts
 * import { createServer } from "node:net";
 * import { FakeBroker, serve } from "kafka-wire/testing";
 *
 * const broker = new FakeBroker();
 * const server = createServer((socket) => {
 *   const peer = serve(broker.accept(), {
 *     send: (bytes) => void socket.write(bytes),
 *     close: () => void socket.end(),
 *     fail: () => void socket.destroy(),
 *   });
 *   socket.on("data", (bytes) => peer.receive(bytes));
 *   socket.on("error", () => {}).on("close", () => peer.closed());
 * });
 * if (server.listening) throw new Error("Cannot match: listen(9092) comes next");
 * ```
 */
export function serve(
  session: FakeSession,
  end: MemoryEnd,
  options: ServeOptions = {},
): MemoryPeer {
  const { clock = systemClock, onError = leaveUnhandled } = options;
  let isSilent = false;
  const queue = new ActionQueue(clock, (action) => {
    if (action.type === "send") return end.send(action.bytes);
    if (action.type === "silence") return void (isSilent = true);
    stop();
    if (action.type === "close") end.close();
    else end.fail(Object.assign(new Error("The fake broker has broken the transport"), RESET));
  });
  const stop = () => {
    queue.clear();
    session.end();
  };
  session.drive((action) => {
    queue.clear(); // nothing is left to send by a broker that is gone
    queue.push([action]);
  });
  queue.push(openingOf(session));
  return {
    receive(bytes) {
      if (isSilent) return;
      try {
        queue.push(session.receive(bytes));
      } catch (error) {
        stop();
        end.fail(error as Error);
        onError(error);
      }
    },
    closed: stop,
  };
}

const RESET = { code: "ECONNRESET" };

/** A listener that is there cannot help opening; what comes next is as near as it gets. */
function openingOf({ opening }: FakeSession): FakeAction[] {
  switch (opening) {
    case "refuse":
      return [{ type: "reset", afterMs: 0 }];
    case "hangUp":
      return [{ type: "close", afterMs: 0 }];
  }
  return [];
}

function leaveUnhandled(error: unknown): void {
  Promise.reject(error);
}

/** Performs one action after the other, each when its time has come. */
class ActionQueue {
  readonly #clock: Clock;
  readonly #perform: (action: FakeAction) => void;
  readonly #actions: FakeAction[] = [];
  #cancel: (() => void) | undefined; // while the first one waits

  constructor(clock: Clock, perform: (action: FakeAction) => void) {
    this.#clock = clock;
    this.#perform = perform;
  }

  push(actions: readonly FakeAction[]): void {
    this.#actions.push(...actions);
    if (!this.#cancel) this.#go();
  }

  clear(): void {
    this.#actions.length = 0;
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #go(): void {
    for (let action; (action = this.#actions[0]);) {
      if (action.afterMs > 0) return this.#wait(action);
      this.#actions.shift();
      this.#perform(action);
    }
  }

  #wait(action: FakeAction): void {
    this.#cancel = this.#clock.schedule(action.afterMs, () => {
      this.#cancel = undefined;
      this.#actions[0] = { ...action, afterMs: 0 };
      this.#go();
    });
  }
}
