// What a proxy does with sockets: one connection, both directions.

import type { Socket } from "node:net";
import { Transform, type TransformCallback } from "node:stream";
import { pipeline } from "node:stream/promises";
import { FrameReader } from "kafka-wire";
import type { Conversation, PassedFrame } from "./conversation.ts";

const MAX_IN_FLIGHT = 1_000; // a client that sends more requests has to wait for answers
const LINGER_MS = 1_000;

/** Passes on what comes from either side until both have ended. Whichever side is slow slows the other down. */
export async function relay(
  client: Socket,
  broker: Socket,
  conversation: Conversation,
  maxSize: number,
  sent: (frame: PassedFrame) => Uint8Array,
): Promise<void> {
  let held: TransformCallback | undefined; // what makes `requests` go on
  const release = () => {
    const goOn = conversation.inFlight < MAX_IN_FLIGHT ? held : undefined;
    if (goOn) held = undefined;
    goOn?.();
  };
  const requests = translator(maxSize, (frame) => sent(conversation.request(frame)), (done) => {
    held = done;
    release();
  });
  const responses = translator(maxSize, (frame) => sent(conversation.response(frame)), (done) => {
    release();
    done();
  });
  await Promise.all([
    pipeline(client, requests, broker),
    // A client may say that it has no more requests and wait. A broker that ends is done with the connection.
    pipeline(broker, responses, client).then(() =>
      client.setTimeout(LINGER_MS, () => client.destroy())
    ),
  ]);
}

/** Cuts what comes from one side into frames, and gives the bytes for the other. */
function translator(
  maxSize: number,
  pass: (frame: Uint8Array) => Uint8Array,
  goOn: (done: TransformCallback) => void,
): Transform {
  const reader = new FrameReader({ maxSize });
  return new Transform({
    transform(chunk, _encoding, done) {
      try {
        reader.push(chunk);
        for (let frame; (frame = reader.next()) !== undefined;) this.push(pass(frame));
        goOn(done);
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        reader.end();
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
