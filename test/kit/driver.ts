// Performs what a connection asks for, with a peer that answers everything at once. One action may go wrong.

import type { ConnectionAction, ConnectionEffect } from "../../codec/connection/mod.ts";
import { peekRequestFrame } from "../../codec/frame/mod.ts";
import type { Lane } from "./lane.ts";

/** How an action goes wrong: the platform's call throws, the peer closes, or nothing comes of it. */
export type FaultKind = "throws" | "closes" | "stalls";

/** Which action goes wrong, counted from 1. */
export interface Fault {
  readonly at: number;
  readonly kind: FaultKind;
}

/** A driver with its peer. */
export class Driver {
  readonly #lane: Lane;
  readonly #fault: Fault | undefined;
  #next: number;
  /** How many actions there were. */
  actions = 0;
  /** Attempts whose transport is open or opening. */
  readonly transports: Set<number> = new Set();

  constructor(lane: Lane, fault?: Fault) {
    this.#lane = lane;
    this.#fault = fault;
    this.#next = lane.all.length;
  }

  /** Performs until nothing is asked. */
  perform(): void {
    this.#lane.take();
    for (let effect; (effect = this.#lane.all[this.#next]) !== undefined; this.#next++) {
      if (isAction(effect)) this.#act(effect);
    }
  }

  #act(action: ConnectionAction): void {
    this.actions++;
    if (action.type === "open") this.transports.add(action.attempt);
    if (action.type === "close" || action.type === "abort") {
      this.transports.delete(action.attempt);
    } else if (this.actions !== this.#fault?.at) this.#succeed(action);
    else if (this.#fault.kind !== "stalls") this.#fail(action, this.#fault.kind);
  }

  #succeed(action: ConnectionAction): void {
    const lane = this.#lane;
    switch (action.type) {
      case "redirect":
        return void lane.report("redirected", { decision: null });
      case "resolve":
        return void lane.report("resolved", { addresses: ["10.0.0.1", "10.0.0.2"] });
      case "open":
        return void lane.opened();
      case "secure":
        return void lane.report("secured", {});
      case "answerSasl":
        return void lane.report("saslAnswered", {
          round: action.round,
          token: new Uint8Array(action.round),
          done: action.round === 2,
        });
      case "write":
        return this.#answer(action);
    }
  }

  #answer({ bytes, writeSeq }: ConnectionAction & { type: "write" }): void {
    const lane = this.#lane;
    lane.report("flushed", { writeSeq });
    const { apiKey, correlationId } = peekRequestFrame(bytes);
    if (apiKey === 18) lane.replyVersions();
    else if (apiKey === 17) lane.replyHandshake();
    else if (apiKey === 36) lane.replyToken();
    else lane.respond(correlationId);
  }

  #fail({ type, attempt }: ConnectionAction, kind: FaultKind): void {
    const lane = this.#lane;
    const code = "EIO";
    if (type === "redirect") lane.report("redirectFailed", { message: code });
    else if (type === "resolve") lane.report("resolveFailed", { code });
    else if (kind === "throws" && type === "secure") lane.report("secureFailed", { code });
    else if (kind === "throws" && type === "answerSasl") {
      lane.report("saslFailed", { round: 0, message: code });
    } else {
      this.transports.delete(attempt);
      if (kind === "throws" && type === "open") lane.report("openFailed", { code });
      else lane.report("peerClosed", kind === "throws" ? { code } : {});
    }
  }
}

function isAction(effect: ConnectionEffect): effect is ConnectionAction {
  return "attempt" in effect && !effect.type.startsWith("redirect") || effect.type === "redirect";
}
