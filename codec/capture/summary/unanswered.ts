// Which requests waited in vain, and how long.

import type { FrameEvent } from "./api_counts.ts";
import { elapsedMs } from "../elapsed.ts";
import type { CaptureTime } from "../packet.ts";
import type { UnansweredRequest } from "./summary_data.ts";

const SHOWN = 10;
const OF_A_CONNECTION = 64; // the oldest, which wait longest
const OF_ALL = 50_000;

/** The requests of one connection that wait for an answer, by the number of their event. */
export type Waiting = Map<number, UnansweredRequest>;

/** Requests until their answer, of which those that wait longest stay. */
export class Unanswered {
  #size = 0;
  #longest: UnansweredRequest[] = [];

  /** A request that expects an answer. */
  add(waiting: Waiting, request: FrameEvent, version: number): void {
    if (waiting.size >= OF_A_CONNECTION || this.#size >= OF_ALL) return;
    waiting.set(request.id, requestOf(request, version));
    this.#size++;
  }

  /** Its answer is there. */
  answer(waiting: Waiting, id: number): void {
    if (waiting.delete(id)) this.#size--;
  }

  /** The connection is over: nothing more will be answered. */
  end(waiting: Waiting, time: CaptureTime | undefined, ended: string): void {
    this.#longest = this.#with([waiting], time, ended);
    this.#size -= waiting.size;
    waiting.clear();
  }

  /** The longest waits, those of the connections that go on included. */
  read(open: Iterable<Waiting>, time: CaptureTime | undefined): readonly UnansweredRequest[] {
    return this.#with(open, time, undefined);
  }

  #with(
    open: Iterable<Waiting>,
    time: CaptureTime | undefined,
    ended: string | undefined,
  ): UnansweredRequest[] {
    const all = this.#longest.slice();
    for (const waiting of open) {
      for (const request of waiting.values()) all.push(endedAt(request, time, ended));
    }
    return all.sort((a, b) => (b.waitedMs ?? 0) - (a.waitedMs ?? 0)).slice(0, SHOWN);
  }
}

function requestOf(request: FrameEvent, version: number): UnansweredRequest {
  const { id, connection, apiKey, apiName, header: { correlationId, clientId }, time } = request;
  return {
    id,
    connection,
    apiKey: apiKey!,
    ...(apiName !== undefined && { apiName }),
    version,
    ...(correlationId !== undefined && { correlationId }),
    ...(clientId !== undefined && { clientId }),
    ...(time && { time }),
  };
}

function endedAt(
  request: UnansweredRequest,
  time: CaptureTime | undefined,
  ended: string | undefined,
): UnansweredRequest {
  return {
    ...request,
    ...(time && request.time && { waitedMs: elapsedMs(request.time, time) }),
    ...(ended !== undefined && { ended }),
  };
}
