import { describe, expect, it } from "vitest";
import type { Duplex } from "../../../codec/driver/dialer.ts";
import { pushDuplex, type PushEvents, ROOM } from "../../../codec/driver/push_duplex.ts";
import { pause, reasonOf, textOf } from "./journey.ts";

type Done = (error?: unknown) => void;

/** A socket that does what a test says, and remembers what it was asked. */
class TestSocket {
  readonly asked: string[] = [];
  readonly duplex: Duplex;
  events!: PushEvents;
  done: Done = () => {};

  constructor() {
    this.duplex = pushDuplex((events) => {
      this.events = events;
      return {
        resume: () => this.asked.push("resume"),
        write: ({ length }: Uint8Array, done: Done) => {
          this.asked.push(`write ${length}`);
          this.done = done;
        },
        end: (done: Done) => {
          this.asked.push("end");
          this.done = done;
        },
        destroy: () => this.asked.push("destroy"),
      };
    });
  }
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe("pushDuplex() reads", () => {
  it("nothing before somebody does", async () => {
    const { asked, duplex, events } = new TestSocket();
    await pause(0);
    expect(asked).toEqual([]);
    const reading = duplex.readable.getReader().read();
    expect(asked).toEqual(["resume"]);
    events.receive(bytes("a"));
    expect(await reading).toEqual({ done: false, value: bytes("a") });
  });

  it("the very bytes that have come, not a copy", async () => {
    const { duplex, events } = new TestSocket();
    const sent = bytes("a");
    events.receive(sent);
    expect((await duplex.readable.getReader().read()).value).toBe(sent);
  });

  it("no more than there is room for", async () => {
    const { asked, duplex, events } = new TestSocket();
    const half = new Uint8Array(ROOM / 2);
    expect(events.receive(half)).toBe(true);
    expect(events.receive(half)).toBe(false);
    const reader = duplex.readable.getReader();
    await reader.read();
    await reader.read();
    expect(asked).toEqual([]);
    reader.read();
    expect(asked).toEqual(["resume"]);
    expect(events.receive(half)).toBe(true);
  });

  it("to the end, which comes once", async () => {
    const { duplex, events } = new TestSocket();
    events.receive(bytes("by"));
    events.receive(bytes("e"));
    events.end();
    events.end();
    expect(await textOf(duplex)).toBe("bye");
  });

  it("to the failure, behind which nothing comes", async () => {
    const { duplex, events } = new TestSocket();
    events.receive(bytes("lost"));
    events.fail(new Error("reset"));
    events.fail(new Error("another"));
    events.end();
    expect(events.receive(bytes("more"))).toBe(true);
    expect(await reasonOf(textOf(duplex))).toBe("reset");
  });

  it("and drops what comes after it was cancelled", async () => {
    const { asked, duplex, events } = new TestSocket();
    await duplex.readable.cancel();
    expect(asked).toEqual(["resume"]);
    expect(events.receive(new Uint8Array(10 * ROOM))).toBe(true);
    events.end();
    events.fail(new Error("reset"));
    expect(asked).toEqual(["resume"]);
  });
});

describe("pushDuplex() writes", () => {
  it("one after the other, each when the last one is done", async () => {
    const socket = new TestSocket();
    const writer = socket.duplex.writable.getWriter();
    const settled: string[] = [];
    writer.write(bytes("a")).then(() => settled.push("a"));
    writer.write(bytes("bb")).then(() => settled.push("bb"));
    await pause(0);
    expect([socket.asked, settled]).toEqual([["write 1"], []]);
    socket.done();
    await pause(0);
    expect([socket.asked, settled]).toEqual([["write 1", "write 2"], ["a"]]);
    socket.done(null); // as some platforms say that nothing went wrong
    await pause(0);
    expect(settled).toEqual(["a", "bb"]);
  });

  it("and says when enough of it waits", () => {
    const { duplex } = new TestSocket();
    const writer = duplex.writable.getWriter();
    writer.write(new Uint8Array(ROOM - 1));
    expect(writer.desiredSize).toBe(1);
    writer.write(new Uint8Array(10));
    expect(writer.desiredSize).toBe(-9);
  });

  it("not what the socket refuses", async () => {
    const socket = new TestSocket();
    const writer = socket.duplex.writable.getWriter();
    const writing = reasonOf(writer.write(bytes("a")));
    const closed = reasonOf(writer.closed);
    await pause(0);
    socket.done(new Error("broken pipe"));
    expect(await writing).toBe("broken pipe");
    expect(await closed).toBe("broken pipe");
  });

  it("nothing after a failure, be the peer's end before it or not", async () => {
    for (const isEnded of [false, true]) {
      const { asked, duplex, events } = new TestSocket();
      if (isEnded) events.end();
      events.fail(new Error("reset"));
      expect(await reasonOf(duplex.writable.getWriter().write(bytes("a")))).toBe("reset");
      expect(asked).toEqual([]);
    }
  });

  it("after the peer's end", async () => {
    const { asked, duplex, events } = new TestSocket();
    events.end();
    duplex.writable.getWriter().write(bytes("a"));
    await pause(0);
    expect(asked).toEqual(["write 1"]);
  });
});

describe("pushDuplex() ends", () => {
  it("in order: all is written, and then it is over", async () => {
    const socket = new TestSocket();
    const writer = socket.duplex.writable.getWriter();
    writer.write(bytes("a"));
    let isClosed = false;
    writer.close().then(() => isClosed = true);
    await pause(0);
    expect(socket.asked).toEqual(["write 1"]);
    socket.done();
    await pause(0);
    expect([socket.asked, isClosed]).toEqual([["write 1", "end"], false]);
    socket.done();
    await pause(0);
    expect(isClosed).toBe(true);
  });

  it("at once", async () => {
    const { asked, duplex } = new TestSocket();
    await duplex.writable.abort();
    duplex.close?.();
    expect(asked).toEqual(["destroy", "destroy"]);
  });
});
