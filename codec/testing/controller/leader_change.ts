// The control records of the metadata log: who leads, and who votes (kraft.version 1).

import { KRaftVersionRecordCodec } from "../../messages/kraft_version_record.ts";
import { LeaderChangeMessageCodec } from "../../messages/leader_change_message.ts";
import { VotersRecordCodec } from "../../messages/voters_record.ts";
import type { RecordInit } from "../../records/mod.ts";
import { ZERO_UUID } from "../../wire/mod.ts";
import { LISTENER, type Quorum, type Voter } from "./quorum.ts";

const LEADER_CHANGE = 2;
const KRAFT_VERSION = 5;
const KRAFT_VOTERS = 6;

/** What the one voter of a new cluster writes first: that it leads, and who votes. */
export function firstTerm(quorum: Quorum): RecordInit[] {
  const timestamp = quorum.cluster.nowMs();
  const kraft = { version: 0, kRaftVersion: 1 };
  return [
    ...nextTerm(quorum),
    { timestamp, key: keyOf(KRAFT_VERSION), value: KRaftVersionRecordCodec.encode(kraft, 0) },
    ...newVoter(quorum),
  ];
}

/** What a leader writes first: that it leads. */
export function nextTerm({ cluster, voters, leader }: Quorum): RecordInit[] {
  const all = voters.map(({ node }) => ({
    voterId: node.nodeId,
    voterDirectoryId: ZERO_UUID, // version 0 has no directories
  }));
  const change = { version: 0, leaderId: leader.node.nodeId, voters: all, grantingVoters: all };
  const value = LeaderChangeMessageCodec.encode(change, 0);
  return [{ timestamp: cluster.nowMs(), key: keyOf(LEADER_CHANGE), value }];
}

/** What the leader writes when there is another voter: who votes. */
export function newVoter({ cluster, voters }: Quorum): RecordInit[] {
  const value = VotersRecordCodec.encode({ version: 0, voters: voters.map(voterOf) }, 0);
  return [{ timestamp: cluster.nowMs(), key: keyOf(KRAFT_VOTERS), value }];
}

function voterOf({ node: { nodeId, host, port }, directoryId }: Voter) {
  return {
    voterId: nodeId,
    voterDirectoryId: directoryId,
    endpoints: [{ name: LISTENER, host, port }],
    kRaftVersionFeature: { minSupportedVersion: 0, maxSupportedVersion: 1 },
  };
}

/** Version 0 of a control record's key. */
function keyOf(type: number): Uint8Array {
  return Uint8Array.of(0, 0, 0, type);
}
