// SASL outside messages: after SaslHandshake 0, and of old GSSAPI clients, frames are tokens (capture.md 5.4).

import { apiOf } from "./request_head.ts";

const GSSAPI_START = 0x60;

/** Tokens a client sends by mechanism; the others go on until a request comes. */
const ROUNDS: Readonly<Record<string, number>> = {
  "PLAIN": 1,
  "SCRAM-SHA-256": 2,
  "SCRAM-SHA-512": 2,
};

/** Which frames of a connection are tokens. */
export class SaslTokens {
  #mechanism: string | undefined;
  #isOpen = false;
  #sent = 0;
  #answered = 0;
  /** For each token that has no answer: how many requests had been sent before it. */
  readonly #before: number[] = [];

  /** What the handshake named. */
  get mechanism(): string | undefined {
    return this.#mechanism;
  }

  /** A SaslHandshake of version 0 was sent. */
  begin(mechanism: string): void {
    this.#mechanism = mechanism;
    this.#isOpen = true;
    this.#sent = 0;
  }

  /**
   * Whether a frame of the client is a token.
   *
   * @param isRequest It reads as a request of this client.
   */
  isFromClient(frame: Uint8Array, isRequest: () => boolean): boolean {
    if (this.#isOpen) {
      const rounds = ROUNDS[this.#mechanism ?? ""];
      if (rounds === undefined ? !isRequest() : this.#sent < rounds) return true;
      this.#isOpen = false;
    }
    if (frame[4] !== GSSAPI_START || isRequest() || isKnown(frame)) return false;
    this.#mechanism ??= "GSSAPI";
    return true;
  }

  /** Counts a token of the client and gives its number. */
  sent(requests: number): number {
    this.#before.push(requests);
    return ++this.#sent;
  }

  /** Whether the next frame of the broker is a token: those before it, as often as requests were answered, are not. */
  isNextFromServer(answers: number): boolean {
    const before = this.#before[0];
    return before !== undefined && answers >= before;
  }

  /** Counts a token of the broker and gives its number. */
  answered(): number {
    this.#before.shift();
    return ++this.#answered;
  }
}

function isKnown(frame: Uint8Array): boolean {
  return frame.length >= 6 && apiOf(frame[4]! << 8 | frame[5]!) !== undefined;
}
