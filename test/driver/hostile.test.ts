import { describe, expect, it } from "vitest";
import type { BrokerClient } from "../../codec/driver/broker_client.ts";
import type { Dialer, Duplex } from "../../codec/driver/dialer.ts";
import { DriverError } from "../../codec/driver/driver_error.ts";
import type { Api } from "../../codec/wire/mod.ts";
import {
  connected,
  connecting,
  Echo,
  errorOf,
  expectNothingLeft,
  inSteps,
  OFFERED,
  Pipe,
  rest,
  shown,
  SKIP,
  TestBroker,
  track,
  watchRejections,
} from "./kit.ts";

/** Does something during which no rejection may go unhandled. */
async function cleanly(act: () => Promise<void>): Promise<void> {
  const rejections = watchRejections();
  try {
    await act();
    for (let i = 0; i < 3; i++) await rest();
    expect(rejections.found).toEqual([]);
  } finally {
    rejections.stop();
  }
}

function throwing(): never {
  throw new Error("a getter");
}

/** What a platform may reject with, and the code that is made of it. */
const ODD_ERRORS: readonly (readonly [error: unknown, code: string])[] = [
  [undefined, "UNKNOWN"],
  [null, "UNKNOWN"],
  ["text with a password", "UNKNOWN"],
  [42, "UNKNOWN"],
  [Symbol("no"), "UNKNOWN"],
  [Object.create(null), "UNKNOWN"],
  [{ code: 42 }, "UNKNOWN"],
  [{ code: Symbol("no"), name: Symbol("no") }, "UNKNOWN"],
  [{ code: "" }, "UNKNOWN"],
  [{
    get code(): never {
      return throwing();
    },
  }, "UNKNOWN"],
  [{
    get name(): never {
      return throwing();
    },
  }, "UNKNOWN"],
  [new Proxy({}, { get: throwing }), "UNKNOWN"],
  [{ code: "EOWN" }, "EOWN"],
  [new TypeError("own message"), "TypeError"],
];

/** What is no duplex. */
function oddDuplexes(): unknown[] {
  const { duplex: { readable, writable } } = new Pipe();
  const locked = new Pipe().duplex;
  locked.readable.getReader();
  const busy = new Pipe().duplex;
  busy.writable.getWriter();
  return [
    undefined,
    null,
    5,
    "duplex",
    {},
    [],
    { readable },
    { writable },
    { readable: writable, writable: null },
    { readable: {}, writable: {} },
    locked,
    busy,
    {
      get readable(): never {
        return throwing();
      },
      writable,
    },
    new Proxy({}, { get: throwing }),
  ];
}

describe("a dialer that", () => {
  const steps = ["resolve", "open", "secure"] as const;
  const reasons = { resolve: "DNS_FAILED", open: "UNREACHABLE", secure: "TLS_HANDSHAKE" };

  async function failureWith(other: Partial<Dialer>): Promise<Record<string, unknown>> {
    const attempt = await connecting(
      { securityProtocol: "SSL" },
      (broker) => inSteps(broker, other),
    );
    expect(attempt.connecting.error).toBeInstanceOf(DriverError);
    expectNothingLeft(attempt);
    return shown(attempt.connecting.error);
  }

  for (const step of steps) {
    it(`rejects or throws anything at all in \`${step}\``, async () => {
      await cleanly(async () => {
        for (const [error, code] of ODD_ERRORS) {
          for (
            const fail of [
              () => Promise.reject(error),
              () => {
                throw error;
              },
            ]
          ) {
            const failure = await failureWith({ [step]: fail });
            expect({ reason: failure["reason"], code: failure["code"] }).toEqual({
              reason: reasons[step],
              code,
            });
            expect(failure["message"]).not.toContain("password");
          }
        }
      });
    });
  }

  it("resolves with what are no addresses", async () => {
    await cleanly(async () => {
      const odd = [undefined, null, "10.0.0.1", 5, {}, [1], ["10.0.0.1", null], { length: 1 }];
      for (const addresses of odd) {
        const { reason, code } = await failureWith({
          resolve: () => Promise.resolve(addresses as never),
        });
        expect({ reason, code }).toEqual({ reason: "DNS_FAILED", code: "NOT_ADDRESSES" });
      }
    });
  });

  for (const step of ["open", "secure"] as const) {
    it(`gives what is no duplex in \`${step}\``, async () => {
      await cleanly(async () => {
        for (const duplex of oddDuplexes()) {
          const { reason, code } = await failureWith({
            [step]: () => Promise.resolve(duplex as never),
          });
          expect(reason).toBe(reasons[step]);
          expect(["NOT_A_DUPLEX", "Error"]).toContain(code); // a getter's own error
        }
      });
    });
  }

  it("gives streams that somebody else uses, has them closed", async () => {
    const pipe = new Pipe();
    pipe.duplex.readable.getReader();
    const { code } = await failureWith({ open: () => Promise.resolve(pipe.duplex) });
    expect(code).toBe("NOT_A_DUPLEX");
    expect(pipe.ended.free).toBe(1);
  });

  it("locks a stream later on, loses the connection", async () => {
    await cleanly(async () => {
      const pipe = new Pipe();
      const dial = () => Promise.resolve(pipe.duplex);
      const { client, clock } = await connected(SKIP, new TestBroker(), dial);
      pipe.duplex.writable.getWriter(); // nothing has been written yet
      const call = track(client.call(Echo, "x"));
      await rest();
      expect(shown(call.error)["reason"]).toBe("PEER_CLOSED");
      expect(pipe.ended.free).toBe(1);
      await client.close();
      expect(clock.timers).toBe(0);
    });
  });

  it("gives streams that are over already", async () => {
    await cleanly(async () => {
      const over: ((pipe: Pipe) => void)[] = [
        ({ source }) => source.close(),
        ({ source }) => source.error(undefined),
        ({ sink }) => sink.error("gone"),
        ({ duplex }) => void duplex.writable.close(),
        ({ duplex }) => void duplex.writable.abort(),
        ({ duplex }) => void duplex.readable.cancel(),
      ];
      for (const end of over) {
        const pipe = new Pipe();
        end(pipe);
        const attempt = await connecting({}, () => () => Promise.resolve(pipe.duplex));
        expect(shown(attempt.connecting.error)["reason"]).toBe("PEER_CLOSED");
        expect(attempt.clock.timers).toBe(0);
        expect(pipe.ended.free).toBe(1);
      }
    });
  });

  it("settles twice, or is no promise at all", async () => {
    await cleanly(async () => {
      const broker = new TestBroker();
      const odd = {
        then(resolve: (duplex: Duplex) => void, reject: (error: Error) => void) {
          resolve(broker.open());
          resolve(new Pipe().duplex);
          reject(new Error("no"));
          throw new Error("too late");
        },
      };
      const attempt = await connecting({}, () => () => odd as never, broker);
      expect(attempt.connecting.state).toBe("resolved");
      await attempt.connecting.value!.close();
      const plain = await connecting({}, ({ open }) => open as never, new TestBroker());
      expect(plain.connecting.state).toBe("rejected"); // `open` has lost its `this`
    });
  });

  it("uses the client while it dials", async () => {
    await cleanly(async () => {
      const broker = new TestBroker();
      let use = () => {};
      const world = await connected({}, broker, (target, signal) => {
        use();
        return broker.dial(target, signal);
      });
      const { client, clock } = world;
      const calls: ReturnType<typeof track>[] = [];
      use = () => {
        use = () => {};
        calls.push(track(client.call(Echo, "from within")));
      };
      broker.session.cut();
      await rest();
      calls.push(track(client.call(Echo, "from without")));
      await clock.pass(50);
      expect(broker.session.texts).toEqual(["from without", "from within"]);
      broker.session.cut();
      await rest();
      expect(calls.map(({ state }) => state)).toEqual(["rejected", "rejected"]);
      use = () => void client.close();
      calls.push(track(client.call(Echo, "never")));
      await clock.pass(50);
      expect(calls.map(({ state }) => state)).toEqual(["rejected", "rejected", "rejected"]);
      expectNothingLeft(world);
    });
  });

  it("uses the client when its signal aborts", async () => {
    await cleanly(async () => {
      const broker = new TestBroker();
      const calls: ReturnType<typeof track>[] = [];
      const aborted = () => {
        if (calls.length < 3) calls.push(track(client.call(Echo, "from within")));
        else void client.close();
      };
      const world = await connected({}, broker, (target, signal) => {
        signal.addEventListener("abort", aborted);
        return broker.dial(target, signal);
      });
      const { client } = world;
      for (let i = 0; i < 4; i++) {
        const call = track(client.call(Echo, "x"));
        await rest();
        broker.session.cut();
        await world.clock.pass(50);
        expect(call.state).toBe("rejected");
      }
      expect(calls.length).toBe(3);
      expect(calls.map(({ state }) => state)).toEqual(["rejected", "rejected", "rejected"]);
      await client.close();
      expectNothingLeft(world);
    });
  });
});

describe("a transport whose write", () => {
  /** A client whose transport does this inside of a write. */
  async function during(act: (client: BrokerClient, text: string) => void) {
    const broker = new TestBroker();
    const world = await connected({ maxInFlightRequestsPerConnection: 2 }, broker);
    broker.onRequest = ({ text }) => act(world.client, text);
    return world;
  }

  it("closes the client", async () => {
    await cleanly(async () => {
      const world = await during((client) => void client.close());
      const calls = ["a", "b", "c"].map((text) => track(world.client.call(Echo, text)));
      await rest();
      expect(calls.map(({ error }) => shown(error)["reason"])).toEqual([
        "LOCAL_CLOSE",
        "CLOSED",
        "CLOSED",
      ]);
      expect(calls.map(({ error }) => shown(error)["sent"])).toEqual(["maybe", "no", "no"]);
      expectNothingLeft(world);
    });
  });

  it("aborts the call that is being written, at once or after it has waited", async () => {
    await cleanly(async () => {
      const controllers = new Map(["a", "b", "c"].map((text) => [text, new AbortController()]));
      const world = await during((_, text) => controllers.get(text)!.abort());
      const calls = [...controllers].map(([text, { signal }]) =>
        track(world.client.call(Echo, text, { signal }))
      );
      await rest();
      for (let i = 0; i < 3; i++, await rest()) {
        if (world.broker.session.unanswered > 0) world.broker.session.answer();
      }
      expect(calls.map(({ error }) => shown(error)["sent"])).toEqual(["maybe", "maybe", "maybe"]);
      expect(world.broker.session.texts).toEqual(["a", "b", "c"]);
      await world.client.close();
      expectNothingLeft(world);
    });
  });

  it("throws, or rejects with anything", async () => {
    await cleanly(async () => {
      for (const [error] of ODD_ERRORS) {
        const writable = new WritableStream({
          write: () => {
            throw error;
          },
        });
        const duplex = { readable: new ReadableStream(), writable };
        const world = await connected(SKIP, new TestBroker(), () => Promise.resolve(duplex));
        const call = track(world.client.call(Echo, "x"));
        await rest();
        expect(shown(call.error)["reason"]).toBe("PEER_CLOSED");
        await world.client.close();
        expectNothingLeft(world);
      }
    });
  });
});

describe("a message", () => {
  const Read: Api<{ readonly text: string }, string> = {
    ...Echo,
    encodeRequest: ({ text }) => new TextEncoder().encode(text),
  };

  it("that throws, rejects with what it throws", async () => {
    await cleanly(async () => {
      const { client, broker } = await connected();
      const error = new Error("a getter");
      const odd = [
        {
          get text(): never {
            throw error;
          },
        },
        null as never,
        { text: Symbol("no") as never },
      ];
      const errors = await Promise.all(odd.map((message) => errorOf(client.call(Read, message))));
      expect(errors[0]).toBe(error);
      expect(errors.slice(1).map((error) => (error as Error).name)).toEqual([
        "TypeError",
        "TypeError",
      ]);
      const call = client.call(Read, { text: "next" });
      await rest();
      broker.session.answer();
      expect(await call).toBe("next");
      await client.close();
    });
  });

  it("that closes the client, or aborts its own call, is not sent", async () => {
    await cleanly(async () => {
      const controller = new AbortController();
      const world = await connected();
      const { client, broker } = world;
      const aborting = track(client.call(Read, {
        get text() {
          controller.abort();
          return "aborted";
        },
      }, { signal: controller.signal }));
      await rest();
      expect([shown(aborting.error)["reason"], shown(aborting.error)["sent"]]).toEqual([
        "ABORTED",
        "no",
      ]);
      const closing = track(client.call(Read, {
        get text() {
          void client.close();
          return "closed";
        },
      }));
      await rest();
      expect([shown(closing.error)["reason"], shown(closing.error)["sent"]]).toEqual([
        "CLOSED",
        "no",
      ]);
      expect(broker.session.texts).toEqual([]);
      expectNothingLeft(world);
    });
  });

  it("that calls, is sent after what it calls", async () => {
    const { client, broker } = await connected();
    const calls: ReturnType<typeof track>[] = [];
    calls.push(track(client.call(Read, {
      get text() {
        if (calls.length === 0) calls.push(track(client.call(Read, { text: "inner" })));
        return "outer";
      },
    })));
    await rest();
    expect(broker.session.texts).toEqual(["inner", "outer"]);
    await client.close();
    expect(calls.map(({ state }) => state)).toEqual(["rejected", "rejected"]);
  });
});

describe("an API of the caller's own", () => {
  it("that is none, rejects the call and nothing else", async () => {
    await cleanly(async () => {
      const world = await connected({ maxInFlightRequestsPerConnection: 1 });
      const { client, broker } = world;
      const odd = [
        undefined,
        null,
        {},
        { ...Echo, encodeRequest: () => "text" },
        { ...Echo, encodeRequest: () => undefined },
        { ...Echo, encodeRequest: undefined },
        { ...Echo, key: NaN },
        { ...Echo, maxVersion: NaN },
        { ...Echo, maxVersion: 1.5 },
        new Proxy(Echo, { get: throwing }),
      ] as unknown as (typeof Echo)[];
      for (const waits of [false, true]) {
        const first = waits && ["first", "second"].map((text) => track(client.call(Echo, text)));
        const calls = odd.map((api) => track(client.call(api, "x")));
        const last = track(client.call(Echo, "last"));
        await rest();
        for (const _ of first || []) {
          broker.session.answer();
          await rest();
        }
        const isOver = calls.map(({ state }) => state);
        expect(isOver).toEqual(odd.map(() => "rejected"));
        broker.session.answer();
        await rest();
        expect(last.value).toBe("last");
      }
      expect(broker.session.texts).toEqual(["last", "first", "second", "last"]);
      expect(broker.sessions.length).toBe(1);
      await client.close();
      expectNothingLeft(world);
    });
  });

  it("or a signal that is none, rejects", async () => {
    const { client } = await connected();
    const signal = {} as AbortSignal;
    expect((await errorOf(client.call(Echo, "x", { signal })) as Error).name).toBe("TypeError");
    await client.close();
  });

  it("that cannot read its answers, rejects the call and nothing else", async () => {
    await cleanly(async () => {
      const { client, broker } = await connected();
      const read: [(body: Uint8Array) => unknown, outcome: unknown][] = [
        [() => undefined, { state: "resolved", value: undefined }],
        [() => null, { state: "resolved", value: null }],
        [() => ({
          get throttleTimeMs(): never {
            return throwing();
          },
        }), { state: "resolved", value: expect.anything() }],
        [() => {
          throw "text";
        }, { state: "rejected", error: "text" }],
        [() => {
          throw undefined;
        }, { state: "rejected", error: undefined }],
      ];
      for (const [decodeResponse, outcome] of read) {
        const call = track(
          client.call({ ...Echo, throttlesFrom: 0, decodeResponse } as never, "x" as never),
        );
        await rest();
        broker.session.answer();
        await rest();
        expect(call).toEqual(outcome);
      }
      expect(broker.sessions.length).toBe(1);
      await client.close();
    });
  });

  it("may be an object of a class", async () => {
    class Own {
      readonly name = "Own";
      readonly key = 3;
      readonly minVersion = 0;
      readonly maxVersion = 4;
      readonly flexibleFrom = null;
      readonly #suffix = "!";
      encodeRequest(text: string): Uint8Array {
        return new TextEncoder().encode(text + this.#suffix);
      }
      decodeResponse(body: Uint8Array): string {
        return new TextDecoder().decode(body) + this.#suffix;
      }
    }
    const { client, broker } = await connected();
    const calls = [client.call(new Own(), "a"), client.call(new Own(), "b", { version: 2 })];
    await rest();
    broker.session.answer();
    broker.session.answer();
    expect(await Promise.all(calls)).toEqual(["a!!", "b!!"]);
    await client.close();
  });
});

describe("what the broker says of itself", () => {
  it("may be nonsense: ranges that are upside down, keys that are objects' own", async () => {
    const broker = new TestBroker();
    broker.offered = { ...OFFERED, 3: { min: 5, max: 2 } };
    const { client } = await connected({}, broker);
    const error = await errorOf(client.call(Echo, "x"));
    expect((error as Error).message).toBe(
      "Cannot encode EchoRequest: expected version 5 to 2, which the peer offers, found version 0 to 5",
    );
    await client.close();
  });
});

describe("a DriverError", () => {
  it("holds no byte of a message, whatever it is about", async () => {
    const secret = "a secret of the caller's";
    const world = await connected({
      maxInFlightRequestsPerConnection: 1,
      receiveMaxFrameBytes: 1000,
    });
    const { client, broker, clock } = world;
    const controller = new AbortController();
    const calls = [
      client.call(Echo, secret, { timeoutMs: 500 }),
      client.call(Echo, secret, { signal: controller.signal }),
      client.call(Echo, secret, { timeoutMs: 10 }),
      client.call(Echo, secret.repeat(100)),
      client.call(Echo, secret),
    ].map(track);
    await clock.pass(10);
    controller.abort();
    await clock.pass(490);
    broker.session.cut();
    await rest();
    await client.close();
    const reasons = calls.map(({ error }) => shown(error)["reason"]);
    expect(reasons).toEqual(["REQUEST_TIMEOUT", "ABORTED", "CALL_TIMEOUT", "CLOSED", "CLOSED"]);
    for (const { error } of calls) {
      const all = [
        JSON.stringify(error),
        String(error),
        String((error as Error).stack),
        ...Object.values({ ...error as object }),
      ];
      expect(all.join()).not.toContain("secret");
    }
    expectNothingLeft(world);
  });
});
