import { KRaftVersionRecordCodec } from "../../messages/kraft_version_record.ts";
import { LeaderChangeMessageCodec } from "../../messages/leader_change_message.ts";
import { VotersRecordCodec } from "../../messages/voters_record.ts";
import type { RecordInit } from "../../records/mod.ts";
import { ZERO_UUID } from "../../wire/mod.ts";
import { LISTENER, type Quorum } from "./quorum.ts";

const LEADER_CHANGE = 2;
const KRAFT_VERSION = 5;
const KRAFT_VOTERS = 6;

/** What the one voter of a new cluster writes first: that it leads, and who votes (kraft.version 1). */
export function leaderChange({ node, directoryId, cluster }: Quorum): RecordInit[] {
  const timestamp = cluster.nowMs();
  const { nodeId, host, port } = node;
  const self = [{ voterId: nodeId, voterDirectoryId: ZERO_UUID }]; // version 0 has no directories
  const leader = { version: 0, leaderId: nodeId, voters: self, grantingVoters: self };
  const kraft = { version: 0, kRaftVersion: 1 };
  const voter = {
    voterId: nodeId,
    voterDirectoryId: directoryId,
    endpoints: [{ name: LISTENER, host, port }],
    kRaftVersionFeature: { minSupportedVersion: 0, maxSupportedVersion: 1 },
  };
  const voters = { version: 0, voters: [voter] };
  return [
    { timestamp, key: keyOf(LEADER_CHANGE), value: LeaderChangeMessageCodec.encode(leader, 0) },
    { timestamp, key: keyOf(KRAFT_VERSION), value: KRaftVersionRecordCodec.encode(kraft, 0) },
    { timestamp, key: keyOf(KRAFT_VOTERS), value: VotersRecordCodec.encode(voters, 0) },
  ];
}

/** Version 0 of a control record's key. */
function keyOf(type: number): Uint8Array {
  return Uint8Array.of(0, 0, 0, type);
}
