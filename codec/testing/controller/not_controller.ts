// What a controller answers to those who should have asked the active one.

import { BrokerHeartbeatServer } from "../../messages/broker_heartbeat.ts";
import { BrokerRegistrationServer } from "../../messages/broker_registration.ts";
import { CreateTopicsServer } from "../../messages/create_topics.ts";
import { DeleteTopicsServer } from "../../messages/delete_topics.ts";
import { UnregisterBrokerServer } from "../../messages/unregister_broker.ts";
import { ZERO_UUID } from "../../wire/mod.ts";
import { entry, type HandlerEntry } from "../handler.ts";
import { NOT_CONTROLLER as errorCode } from "../handlers/error_codes.ts";

/** Broker facts 5: error 41, wherever an API has room for it. */
export const notController: readonly HandlerEntry[] = [
  entry(BrokerRegistrationServer, () => ({ throttleTimeMs: 0, errorCode, brokerEpoch: -1n })),
  entry(BrokerHeartbeatServer, () => ({
    throttleTimeMs: 0,
    errorCode,
    isCaughtUp: false,
    isFenced: true,
    shouldShutDown: false,
  })),
  entry(UnregisterBrokerServer, () => ({ throttleTimeMs: 0, errorCode, errorMessage: null })),
  entry(CreateTopicsServer, ({ topics }) => ({
    topics: topics.map(({ name }) => ({ name, topicId: ZERO_UUID, errorCode, configs: [] })),
  })),
  entry(DeleteTopicsServer, ({ topics, topicNames }) => ({
    responses: [...topicNames.map((name) => ({ name, topicId: ZERO_UUID })), ...topics]
      .map(({ name, topicId }) => ({ name, topicId, errorCode })),
  })),
];
