import { expect, it } from "vitest";
import { logFileKind } from "../../codec/records/mod.ts";

for (
  const [name, kind] of [
    ["00000000000000000415.log", "segment"],
    ["/var/kafka/orders-0/00000000000000000415.log.deleted", "segment"],
    ["C:\\kafka\\orders-0\\00000000000000000000.log", "segment"],
    ["00000000000000000441-0000000001.checkpoint", "snapshot"],
    ["00000000000000000441-0000000001.checkpoint.part", "snapshot"],
    ["bootstrap.checkpoint", "snapshot"],
    ["00000000000000000000.index", "offset-index"],
    ["00000000000000000000.timeindex", "time-index"],
    ["00000000000000000000.txnindex", "transaction-index"],
    ["00000000000000000012.snapshot", "producer-snapshot"],
    ["leader-epoch-checkpoint", "checkpoint-text"],
    ["recovery-point-offset-checkpoint", "checkpoint-text"],
    ["meta.properties", "properties"],
    ["partition.metadata", "properties"],
    ["quorum-state", "quorum-state"],
    [".lock", "lock"],
    ["415.log", undefined],
    ["orders-0", undefined],
    ["00000000000000000000.log.gz", undefined],
  ] as const
) {
  it(`logFileKind("${name}") is ${kind}`, () => expect(logFileKind(name)?.kind).toBe(kind));
}
