import type { CallAnsweredEvent, Route } from "../cluster/mod.ts";
import { readResponse } from "../connection/mod.ts";
import { type Api, isBytes } from "../wire/mod.ts";
import { Outcome, type Passing } from "./outcome.ts";

/** Something that somebody waits for, whatever it will give. */
export interface Wish extends Passing {
  readonly what: string;
  readonly route: Route | undefined;
  readonly sent: "no" | "maybe";
  fail(error: unknown): void;
}

/** Something that somebody waits for, and that a cluster is behind. */
export class ClusterWish<T> extends Outcome<T> implements Wish {
  readonly #what: string;
  /** Which node it is for, if it is for one. */
  readonly route: Route | undefined;
  /** Whether a node can have got it. */
  sent: "no" | "maybe" = "no";

  constructor(what: string, route?: Route) {
    super();
    this.#what = what;
    this.route = route;
  }

  /** What it is, behind "Cannot". */
  get what(): string {
    return this.#what;
  }
}

/**
 * One call, which is handed to the machine as its message: the machine has it encoded when it has found a node. So it is
 * known here whether that has happened, and with which error it has failed; and what nobody waits for is not sent.
 */
export class ClusterCall<Req = unknown, Res = unknown> extends ClusterWish<Res> {
  readonly api: Api<Req, Res>;
  readonly #message: Req;

  constructor(api: Api<Req, Res>, message: Req, route: Route) {
    super("call", route);
    this.api = api;
    this.#message = message;
  }

  override get what(): string {
    return `${super.what} ${this.api.name}`;
  }

  /** The body to send; the call has failed if this throws. */
  encode(version: number): Uint8Array {
    if (this.isSettled) throw new Error("nobody waits for the answer any more");
    try {
      const body = this.api.encodeRequest(this.#message, version);
      if (!isBytes(body)) {
        throw new TypeError(`Cannot ${this.what}: expected encodeRequest to give bytes`);
      }
      this.sent = "maybe";
      return body;
    } catch (error) {
      this.fail(error);
      throw error;
    }
  }

  /** Takes the response, which may have been decoded already. */
  answer(event: CallAnsweredEvent, decoded: ReadonlyAnswers): void {
    try {
      const known = decoded.get(event.body);
      const isOurs = known?.by === this.api;
      this.succeed(isOurs ? known.answer as Res : readResponse(this.api, event));
    } catch (error) {
      this.fail(error);
    }
  }
}

/** Answers that have been decoded, by their bodies, and by which API. */
export type Answers = WeakMap<Uint8Array, { readonly answer: unknown; readonly by: unknown }>;

/** The same, to look them up. */
export type ReadonlyAnswers = Pick<Answers, "get">;
