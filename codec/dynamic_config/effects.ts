import type { Json } from "../machine/machine.ts";

/** Ask any node. {@linkcode describeRequestOf} makes the request; one `described` or `describeFailed` must follow. */
export interface DescribeAction {
  /** Counts the effects of the machine from 0. */
  readonly seq: number;
  /** Which action this is. */
  readonly type: "describe";
  /** The byte that stands for clients. */
  readonly resourceType: number;
  /** The client id; empty: the default for all clients. */
  readonly resourceName: string;
  /** All keys. */
  readonly keys: null;
}

/** What the machine wants and tells. `describe` is an action for the driver, the others are events. */
export type DynamicConfigEffect = DescribeAction | DynamicConfigEvent;

/** Something the owner learns. */
export type DynamicConfigEvent =
  & {
    /** Counts the effects of the machine from 0. */
    readonly seq: number;
  }
  & (
    /** From now on these values hold: `acks` for requests built later, the heartbeat from the next one on. */
    | { readonly type: "applied"; readonly changes: readonly ConfigChange[] }
    /**
     * A key has no effect: `unknown`, `sensitive`, `null`, `source` (it is no client's), `parse` (it cannot be that),
     * `locked` (idempotence needs `all`), `broker-managed` (with `group.protocol=consumer`).
     */
    | { readonly type: "ignored"; readonly key: string; readonly why: string }
    /**
     * The two times of a consumer do not go together: `parse`, `heartbeat-not-positive`, `heartbeat-not-below-session`;
     * or the group does not take them: `join-rejected`.
     */
    | { readonly type: "refused"; readonly why: string; readonly candidate: Json }
    /** These keys have the values again that the user configured. */
    | { readonly type: "reverted"; readonly keys: readonly string[] }
    /** The session's timeout is another one: send JoinGroup again, after one that is under way. */
    | { readonly type: "rejoin" }
    /**
     * The first JoinGroup may be sent: `described`, `failed`, `timeout`, `disabled`, `off`, `stopped`,
     * `broker-managed`. Each consumer gets it once.
     */
    | { readonly type: "gateOpened"; readonly reason: string }
    /** The brokers cannot do it: `invalid-request`, `unsupported-version`, `other-resource`. Nothing is reverted. */
    | { readonly type: "disabled"; readonly reason: string }
    /** `GENERATED_CLIENT_ID`, `ACKS_0`, `UNSUPPORTED`, `DESCRIBE_ERROR`, and a sentence for people. */
    | { readonly type: "warning"; readonly code: string; readonly detail: string }
  );

/** One value that is another one now. */
export interface ConfigChange {
  /** Such as `acks`. */
  readonly key: string;
  /** What held before. Times are in milliseconds, and `acks` is −1 for `all`. */
  readonly old: Json;
  /** What holds now. */
  readonly new: Json;
  /** Who says so: the configuration of the client id, the default for all clients, or the user's own. */
  readonly source: ConfigSource;
}

/** Where a value comes from. */
export type ConfigSource = "client" | "default" | "static";
