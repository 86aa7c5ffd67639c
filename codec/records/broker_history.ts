// What became of brokers: their registrations, and the records that changed them.

import type { BrokerRegistrationChangeRecord } from "../messages/broker_registration_change_record.ts";
import type { FenceBrokerRecord } from "../messages/fence_broker_record.ts";
import type { RegisterBrokerRecord } from "../messages/register_broker_record.ts";
import type { UnregisterBrokerRecord } from "../messages/unregister_broker_record.ts";
import type { MetadataRecord } from "./metadata_record.ts";

/** All registrations of a broker, the first one first. */
export interface BrokerHistory {
  /** Node id. */
  readonly brokerId: number;
  /** At most the last of them is in force: the one whose `end` is null. */
  readonly registrations: readonly BrokerRegistration[];
}

/** One registration and what became of it. */
export interface BrokerRegistration {
  /** Number of the registration, which changes refer to. */
  readonly brokerEpoch: bigint;
  /** Where it was made; null if that was before the first record of the log. */
  readonly registered: LogPlace | null;
  /** What the broker said, `pod` and `rack` among it; null if it was before. */
  readonly record: RegisterBrokerRecord | null;
  /** Whether it is out of service, after all changes; null if the log does not say. */
  readonly fenced: boolean | null;
  /** Whether it is about to stop, after all changes; null if the log does not say. */
  readonly inControlledShutdown: boolean | null;
  /** Ids of the log directories, after all changes; null if the log does not say. */
  readonly logDirs: readonly string[] | null;
  /** Ids of those that take no new replicas, after all changes; null if the log does not say. */
  readonly cordonedLogDirs: readonly string[] | null;
  /** What changed it, in order. */
  readonly changes: readonly RegistrationChange[];
  /** What ended it; null if it is in force. */
  readonly end:
    | (LogPlace & { readonly by: "UnregisterBrokerRecord" | "RegisterBrokerRecord" })
    | null;
}

/** A place in the log. */
export interface LogPlace {
  /** Offset of the record. */
  readonly offset: bigint;
  /** Its timestamp, milliseconds since 1970. */
  readonly time: bigint;
}

/** A record that changed a registration. */
export interface RegistrationChange extends LogPlace {
  /** Kafka's name of the record. */
  readonly name: string;
  /** Its version. */
  readonly version: number;
  /** The record. */
  readonly data: object;
}

/** A metadata record and where it stands. */
export type PlacedRecord = MetadataRecord & LogPlace;

/** A registration that may still change. */
type Open = { -readonly [K in keyof BrokerRegistration]: BrokerRegistration[K] } & {
  readonly changes: RegistrationChange[];
};

/** The histories that these records tell, by node id. */
export function historiesOf(records: readonly PlacedRecord[]): readonly BrokerHistory[] {
  const brokers: Brokers = new Map();
  for (const record of records) apply(brokers, record);
  return Array.from(brokers, ([brokerId, { all }]) => ({ brokerId, registrations: all }))
    .sort((a, b) => a.brokerId - b.brokerId);
}

/** The registrations of a broker in order, and the last one of each epoch. */
interface Registrations {
  readonly all: Open[];
  readonly byEpoch: Map<bigint, Open>;
}

type Brokers = Map<number, Registrations>;

/** By Kafka's number of the record. */
function apply(brokers: Brokers, record: PlacedRecord): void {
  switch (record.type) {
    case 0:
      return register(brokers, record, record.data as RegisterBrokerRecord);
    case 1:
      return unregister(brokers, record, record.data as UnregisterBrokerRecord);
    case 7:
      return fence(brokers, record, record.data as FenceBrokerRecord, true);
    case 8:
      return fence(brokers, record, record.data as FenceBrokerRecord, false);
    case 17:
      return change(brokers, record, record.data as BrokerRegistrationChangeRecord);
  }
}

function register(brokers: Brokers, at: PlacedRecord, record: RegisterBrokerRecord): void {
  const { brokerId, brokerEpoch, fenced, inControlledShutdown, logDirs, cordonedLogDirs } = record;
  const known = registrationsOf(brokers, brokerId);
  const last = known.all.at(-1);
  if (last?.end === null) last.end = { ...placeOf(at), by: "RegisterBrokerRecord" };
  add(known, {
    brokerEpoch,
    registered: placeOf(at),
    record,
    fenced,
    inControlledShutdown,
    logDirs,
    cordonedLogDirs,
    changes: [],
    end: null,
  });
}

function unregister(brokers: Brokers, at: PlacedRecord, record: UnregisterBrokerRecord): void {
  const registration = inForce(brokers, record.brokerId, record.brokerEpoch);
  registration.end = { ...placeOf(at), by: "UnregisterBrokerRecord" };
}

function fence(brokers: Brokers, at: PlacedRecord, record: FenceBrokerRecord, fenced: boolean) {
  const registration = inForce(brokers, record.id, record.epoch);
  registration.fenced = fenced;
  registration.changes.push(changeOf(at));
}

function change(brokers: Brokers, at: PlacedRecord, record: BrokerRegistrationChangeRecord): void {
  const { brokerId, brokerEpoch, fenced, inControlledShutdown, logDirs, cordonedLogDirs } = record;
  const registration = inForce(brokers, brokerId, brokerEpoch);
  if (fenced !== 0) registration.fenced = fenced > 0; // 1 fences, -1 unfences
  if (inControlledShutdown !== 0) registration.inControlledShutdown = inControlledShutdown > 0;
  if (logDirs.length > 0) registration.logDirs = logDirs;
  if (cordonedLogDirs !== null) registration.cordonedLogDirs = cordonedLogDirs;
  registration.changes.push(changeOf(at));
}

/** The registration of that epoch; one from before the log if it is not known. */
function inForce(brokers: Brokers, brokerId: number, brokerEpoch: bigint): Open {
  const known = registrationsOf(brokers, brokerId);
  const found = known.byEpoch.get(brokerEpoch);
  if (found !== undefined) return found;
  const registration: Open = {
    brokerEpoch,
    registered: null,
    record: null,
    fenced: null,
    inControlledShutdown: null,
    logDirs: null,
    cordonedLogDirs: null,
    changes: [],
    end: null,
  };
  add(known, registration);
  return registration;
}

function registrationsOf(brokers: Brokers, brokerId: number): Registrations {
  const known = brokers.get(brokerId) ?? { all: [], byEpoch: new Map() };
  brokers.set(brokerId, known);
  return known;
}

function add({ all, byEpoch }: Registrations, registration: Open): void {
  all.push(registration);
  byEpoch.set(registration.brokerEpoch, registration);
}

function placeOf({ offset, time }: PlacedRecord): LogPlace {
  return { offset, time };
}

function changeOf({ offset, time, name, version, data }: PlacedRecord): RegistrationChange {
  return { offset, time, name, version, data };
}
