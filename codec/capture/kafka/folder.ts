// The same error again and again: told some times, then counted.

import type { MessageEvent, UndecodableEvent, WarningEvent } from "../event.ts";
import type { CaptureTime } from "../packet.ts";

type FrameDraft = Omit<MessageEvent, "id"> | Omit<UndecodableEvent, "id">;

interface Fold {
  readonly what: string;
  told: number;
  folded: number;
  bytes: number;
  last?: CaptureTime;
}

const MAX_KINDS = 1_000;

/** Counts the errors of a connection by kind. */
export class Folder {
  readonly #limit: number;
  readonly #folds = new Map<string, Fold>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether the event is one too many of its kind, and counted instead. */
  take(draft: FrameDraft): boolean {
    if (draft.kind !== "undecodable") return false;
    const fold = this.#of(draft);
    if (fold.told < this.#limit) {
      fold.told++;
      return false;
    }
    fold.folded++;
    fold.bytes += draft.range.length - draft.range.missing;
    if (draft.time) fold.last = draft.time;
    return true;
  }

  #of(draft: Omit<UndecodableEvent, "id">): Fold {
    const { direction, reason, apiName, apiKey, version, failedAt } = draft;
    const name = apiName ?? (apiKey === undefined ? "" : `api key ${apiKey}`);
    const field = failedAt?.path.filter((key) => typeof key === "string").join(".") ?? "";
    const what = [reason, name, version, direction, failedAt?.reason, field].filter((part) =>
      part !== undefined && part !== ""
    ).join(" ");
    const key = this.#folds.has(what) || this.#folds.size < MAX_KINDS ? what : "others";
    const fold = this.#folds.get(key) ?? { what: key, told: 0, folded: 0, bytes: 0 };
    this.#folds.set(key, fold);
    return fold;
  }

  /** One warning for each kind that was folded. */
  warnings(connection: number): Omit<WarningEvent, "id">[] {
    return [...this.#folds.values()].filter(({ folded }) => folded > 0).map((fold) => ({
      kind: "warning",
      ...(fold.last && { time: fold.last }),
      connection,
      code: "folded",
      text: `${fold.folded} more like this: ${fold.what}`,
      count: fold.folded,
      bytes: fold.bytes,
    }));
  }
}
