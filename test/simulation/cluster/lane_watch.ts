// What is to be seen of lanes: where they go, how many there are, and that those of the past say nothing more.

import type { ClusterEffect, ClusterOptions, ClusterView } from "../../../codec/cluster/mod.ts";
import type { Check } from "../ledger.ts";
import type { Scenario } from "./scenario.ts";

type LaneEffect = Extract<ClusterEffect, { connection: string }>;

/** A lane. */
interface Lane {
  readonly nodeId: number;
  state: string;
  /** When its attempt began. */
  startMs: number;
  attempt: number;
  /** It is of the time before the last rebootstrap. */
  isOld: boolean;
  /** The last attempt to an address that its node has left; without a transport a lane goes on to the new one. */
  leftAttempt: number;
  isClosed: boolean;
  /** Where its transport leads. */
  dialled: string;
  /** Until when its peer wants nothing. */
  throttledMs: number;
}

const SETUP = ["redirecting", "resolving", "tcp", "tls", "sasl", "negotiating"];

/** Watches lanes. */
export class LaneWatch {
  /** Whether nodes are where they say. */
  isDirect: boolean;
  /** Whether any of several nodes will do for every call. */
  isAnyOnly: boolean;
  readonly #scenario: Scenario;
  readonly #options: ClusterOptions;
  readonly #check: Check;
  readonly #lanes: Map<string, Lane> = new Map();
  #advertised: Map<number, Set<string>> = new Map(); // before and after this input
  #isSynced = true;
  /** Behind a probe there may be a call that was taken before its node moved. */
  readonly #probes: boolean;
  #hearsOld = false;

  constructor(scenario: Scenario, options: ClusterOptions, check: Check) {
    this.#scenario = scenario;
    this.isAnyOnly = scenario.isAnyOnly;
    this.isDirect = !options.redirector;
    this.#probes = (options.idleProbeAfterMs ?? null) !== null;
    this.#options = options;
    this.#check = check;
  }

  /** Whether no effect was left when the last input was handed in. */
  get isSynced(): boolean {
    return this.#isSynced;
  }

  lags(): void {
    this.#isSynced = false;
  }

  synced(): void {
    this.#isSynced = true;
    this.#hearsOld = false;
  }

  isClosed(connection: string): boolean {
    return this.#lanes.get(connection)?.isClosed ?? false;
  }

  /** Whether a transport is of the time before the last rebootstrap. */
  isOld(connection: string, attempt: number): boolean {
    const lane = this.#lanes.get(connection);
    return lane !== undefined && lane.isOld && attempt <= lane.attempt;
  }

  /** The input that is handed in is what an old transport has to say. */
  hears(old: boolean): void {
    this.#hearsOld = old;
  }

  /** connection F40. */
  answered(id: number): void {
    const isOld = this.#hearsOld && this.#isSynced;
    this.#check("F40", !isOld, () => `call ${id} is answered by a lane of before`);
  }

  /** The peer of a lane wants nothing for some time. */
  throttled(connection: string, untilMs: number): void {
    const lane = this.#laneOf(connection);
    lane.throttledMs = Math.max(lane.throttledMs, untilMs);
  }

  /** connection F11, F34, F35: a call is written, or a refresh. */
  asks(connection: string, attempt: number, nowMs: number): void {
    const lane = this.#laneOf(connection);
    const isLeft = attempt <= lane.leftAttempt && !this.#probes;
    this.#check("F35", !isLeft, () => `${connection} is written to where its node is no more`);
    const { throttledMs, nodeId, dialled } = lane;
    const advertised = this.#advertised.get(nodeId);
    if (this.isDirect && advertised && !this.#probes && this.#isSynced && !lane.isOld) {
      const isThere = advertised.has(dialled);
      this.#check("F34", isThere, () => `${connection} leads to ${dialled}, not to its node`);
    }
    const isFree = nowMs >= throttledMs || !this.#isSynced;
    this.#check("F11", isFree, () => `${connection} is written to, throttled until ${throttledMs}`);
  }

  /** What is known now. */
  see({ nodes }: ClusterView): void {
    const now = new Map<number, Set<string>>();
    for (const { nodeId, host, port } of nodes) {
      const before = [...this.#advertised.get(nodeId) ?? []].at(-1);
      now.set(nodeId, new Set([...before === undefined ? [] : [before], `${host}:${port}`]));
    }
    this.#advertised = now;
  }

  /** connection F41. Who takes longer than a request may is waited for no longer, and so does not count (B.7). */
  setups(nowMs: number): void {
    const { connectConcurrentMax = 2, reconnect = "lazy", requestTimeoutMs = 30_000 } =
      this.#options;
    const comesBack = reconnect === "eager" || this.#options.sasl; // as sessions end
    if (!this.isAnyOnly || comesBack) return;
    const setup = [...this.#lanes.values()].filter(({ state, startMs }) =>
      SETUP.includes(state) && nowMs - startMs < requestTimeoutMs
    );
    this.#check("F41", setup.length <= connectConcurrentMax, () => `${setup.length} in setup`);
  }

  /** connection F35: moved and removed nodes are asked nothing more. A throttle ends with its host (A.8). */
  tableChanged({ moved, removed }: Extract<ClusterEffect, { type: "tableChanged" }>): void {
    const gone = [...moved, ...removed];
    for (const lane of this.#lanes.values()) {
      if (moved.includes(lane.nodeId)) lane.throttledMs = -Infinity;
      const isKept = !this.isDirect && moved.includes(lane.nodeId); // perhaps both ways lead there
      if (gone.includes(lane.nodeId) && !isKept) lane.leftAttempt = lane.attempt;
    }
  }

  rebootstrapped(): void {
    for (const lane of this.#lanes.values()) lane.isOld = true;
    this.#advertised.clear();
  }

  effect(effect: LaneEffect, nowMs: number): void {
    const lane = this.#laneOf(effect.connection);
    switch (effect.type) {
      case "stateChanged":
        if (!SETUP.includes(lane.state)) lane.startMs = nowMs;
        lane.state = effect.to;
        return;
      case "closed":
        lane.isClosed = true;
        return;
      case "redirectDecided":
        return this.#decided(effect, lane);
      case "resolve":
      case "open":
        lane.attempt = Math.max(lane.attempt, effect.attempt);
        return this.#dials(effect, lane);
      case "write":
        this.#check("F40", !lane.isOld, () => `${effect.connection} is written to, and is old`);
    }
  }

  /** connection F34. */
  #decided(effect: Extract<LaneEffect, { type: "redirectDecided" }>, lane: Lane): void {
    const { nodeId, from, connection } = effect;
    const isIts = nodeId === (lane.nodeId < 0 ? null : lane.nodeId);
    this.#check("F34", isIts, () => `${connection} is said to be of node ${nodeId}`);
    this.#isAdvertised(lane, `${from.host}:${from.port}`);
  }

  #dials(effect: Extract<LaneEffect, { type: "resolve" | "open" }>, lane: Lane): void {
    if (effect.type === "open") lane.dialled = `${effect.host}:${effect.port}`;
    const isRedirected = this.#scenario.options.redirector || this.#scenario.troubles
      .some(([trouble]) => trouble === "redirect");
    if (isRedirected || effect.type === "resolve") return;
    this.#isAdvertised(lane, `${effect.host}:${effect.port}`);
  }

  #isAdvertised({ nodeId, isOld }: Lane, address: string): void {
    const known = this.#advertised.get(nodeId);
    if (nodeId < 0 || isOld || !known || !this.#isSynced) return;
    this.#check("F34", known.has(address), () => `node ${nodeId} at ${address}`);
  }

  #laneOf(connection: string): Lane {
    const known = this.#lanes.get(connection);
    if (known) return known;
    const nodeId = Number(/^\w:(-?\d+)\//.exec(connection)![1]);
    const state = { state: "idle", startMs: 0, attempt: 0 };
    const lane: Lane = {
      nodeId,
      ...state,
      leftAttempt: 0,
      isOld: false,
      isClosed: false,
      dialled: "",
      throttledMs: -Infinity,
    };
    this.#lanes.set(connection, lane);
    return lane;
  }
}
