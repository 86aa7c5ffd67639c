// Questions to the worker, each with a promise of its answer.

/// <reference lib="dom" />

import type { Answers, Ask, Asked, Progress, Told } from "../protocol.ts";

/** The answer to a question of this type. */
export type AnswerTo<A extends Ask> = Answers[A["type"]];

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** The one worker. */
export class WorkerLink {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  /**
   * Starts the worker.
   *
   * @param source Its program. As a file of its own it could not be loaded from `file://`.
   */
  constructor(source: string, onProgress: (progress: Progress) => void, onCrash: () => void) {
    const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.#worker = new Worker(url);
    this.#worker.onmessage = ({ data }: { data: Told }) => {
      if (data.type === "progress") onProgress(data);
      else this.#settle(data);
    };
    this.#worker.onerror = onCrash;
  }

  /** Asks. */
  ask<A extends Ask>(ask: A): Promise<AnswerTo<A>> {
    const asked: Asked = { number: ++this.#number, ask };
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.number, { resolve: resolve as Waiting["resolve"], reject });
      this.#worker.postMessage(asked);
    });
  }

  #settle(told: Exclude<Told, { type: "progress" }>): void {
    const waiting = this.#waiting.get(told.number);
    this.#waiting.delete(told.number);
    if (told.type === "answer") waiting?.resolve(told.answer as never);
    else waiting?.reject(new Error(told.text));
  }
}
