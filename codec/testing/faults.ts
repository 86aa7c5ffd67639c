import type { FakeAction } from "./action.ts";
import { checkApiName } from "./offers.ts";

/**
 * What goes wrong, where, and how often.
 *
 * | Kind | What happens |
 * | --- | --- |
 * | `silence` | no answer, and none to anything that follows on the transport |
 * | `slow` | the answer is `delayMs` late, and those behind it wait |
 * | `cut` | the first `bytes` bytes of the answer (default half), then the end |
 * | `garbage` | other `bytes` than the answer (default an HTTP response) |
 * | `wrongId` | the answer with a correlation id that is one too high |
 * | `throttle` | an answer with this `throttleTimeMs` |
 * | `unsupportedVersion` | ApiVersions is answered with error 35, whatever its version |
 * | `close`, `reset` | instead of the answer the transport ends, or breaks |
 * | `refuse` | a transport cannot be opened |
 * | `blackHole` | the opening of a transport never comes to an end |
 * | `hangUp` | a transport opens, and ends at once |
 *
 * Those of answers let the request be carried out: only its answer is lost.
 */
export type Fault = (AnswerFault | { readonly kind: "unsupportedVersion" | OpeningFault }) & {
  /** How often; default once. `Infinity`: until it is taken back. */
  readonly times?: number;
};

/** What goes wrong with an answer. */
export type AnswerFault =
  & (
    | { readonly kind: "slow"; readonly delayMs: number }
    | { readonly kind: "cut"; readonly bytes?: number }
    | { readonly kind: "garbage"; readonly bytes?: Uint8Array }
    | { readonly kind: "throttle"; readonly throttleTimeMs: number }
    | { readonly kind: "silence" | "wrongId" | "close" | "reset" }
  )
  & {
    /** Only for this API, by Kafka's name. Default any. */
    readonly api?: string;
  };

/** What goes wrong with the opening of a transport. */
export type OpeningFault = "refuse" | "blackHole" | "hangUp";

const OPENING: readonly string[] = ["refuse", "blackHole", "hangUp"];
const ANSWERS: readonly string[] = [
  "silence",
  "slow",
  "cut",
  "garbage",
  "wrongId",
  "throttle",
  "unsupportedVersion",
  "close",
  "reset",
];

/** Those that have not happened often enough yet, the oldest first. */
export class FaultList {
  readonly #left: Map<Fault, number> = new Map();

  /** Adds one; gives what takes it back. */
  add(fault: Fault): () => void {
    const { kind, times = 1 } = fault;
    const kinds = [...OPENING, ...ANSWERS];
    if (!kinds.includes(kind)) {
      throw new RangeError(`Cannot use fault: expected ${kinds.join(", ")}, found ${kind}`);
    }
    if ("api" in fault && fault.api !== undefined) checkApiName(fault.api);
    if (!(times > 0)) {
      throw new RangeError(`Cannot use fault: expected times above 0, found ${times}`);
    }
    const own = { ...fault }; // so that the same object can be given twice
    this.#left.set(own, times);
    return () => void this.#left.delete(own);
  }

  /** What happens to a transport that is being opened. */
  takeOpening(): OpeningFault | undefined {
    return this.#take(({ kind }) => OPENING.includes(kind))?.kind as OpeningFault | undefined;
  }

  /** What happens to the answer of this API. */
  takeAnswer(apiName: string): Fault | undefined {
    return this.#take((fault) => !OPENING.includes(fault.kind) && concerns(fault, apiName));
  }

  #take(fits: (fault: Fault) => boolean): Fault | undefined {
    for (const [fault, left] of this.#left) {
      if (!fits(fault)) continue;
      if (left > 1) this.#left.set(fault, left - 1);
      else this.#left.delete(fault);
      return fault;
    }
    return undefined;
  }
}

function concerns(fault: Fault, apiName: string): boolean {
  if (fault.kind === "unsupportedVersion") return apiName === "ApiVersions";
  return !("api" in fault) || fault.api === undefined || fault.api === apiName;
}

const HTTP = "HTTP/1.1 400 Bad Request\r\n\r\n";

/** What is done in place of sending `answer`. The other kinds have changed the answer itself. */
export function spoil(fault: Fault | undefined, answer: FakeAction[]): FakeAction[] {
  switch (fault?.kind) {
    case "silence":
      return [];
    case "close":
    case "reset":
      return [{ type: fault.kind, afterMs: 0 }];
    case "slow":
      return answer.map((action, i) => i > 0 ? action : later(action, fault.delayMs));
    case "cut":
      return [
        ...onBytes(answer, (bytes) => cutOff(bytes, fault.bytes)).filter(isSend),
        { type: "close", afterMs: 0 },
      ];
    case "garbage":
      return onBytes(answer, () => fault.bytes ?? new TextEncoder().encode(HTTP));
    case "wrongId":
      return onBytes(answer, withNextId);
  }
  return answer;
}

function later(action: FakeAction, delayMs: number): FakeAction {
  return { ...action, afterMs: action.afterMs + delayMs };
}

function onBytes(
  actions: readonly FakeAction[],
  change: (bytes: Uint8Array) => Uint8Array,
): FakeAction[] {
  return actions.map((action) =>
    action.type === "send" ? { ...action, bytes: change(action.bytes) } : action
  );
}

function isSend({ type }: FakeAction): boolean {
  return type === "send";
}

/** At least one byte is missing. */
function cutOff(answer: Uint8Array, length = answer.length >> 1): Uint8Array {
  return answer.slice(0, Math.min(length, answer.length - 1));
}

const ID_AT = 4; // behind the length of the frame

function withNextId(answer: Uint8Array): Uint8Array {
  const bytes = answer.slice();
  const view = new DataView(bytes.buffer);
  view.setInt32(ID_AT, view.getInt32(ID_AT) + 1);
  return bytes;
}
