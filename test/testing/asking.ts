// A client of a session, without a transport.

import { decodeResponseFrame, encodeRequestFrame } from "../../codec/frame/mod.ts";
import type { FakeAction, FakeBroker, FakeSession } from "../../codec/testing/mod.ts";
import type { Api } from "../../codec/wire/mod.ts";

/** What the session does when it gets one request; the correlation id is 7. */
export function actionsTo<Req>(
  session: FakeSession,
  api: Api<Req, unknown>,
  message: Req,
  version: number = api.maxVersion,
): readonly FakeAction[] {
  const header = { correlationId: 7, clientId: "test" };
  return session.receive(encodeRequestFrame(api, header, message, version));
}

/** The one answer to a request. */
export function ask<Req, Res>(
  to: FakeBroker | FakeSession,
  api: Api<Req, Res>,
  message: Req,
  version: number = api.maxVersion,
): Res {
  const session = "accept" in to ? to.accept() : to;
  const actions = actionsTo(session, api, message, version);
  const [action] = actions;
  if (action?.type !== "send") throw new Error(`expected an answer, found ${action?.type}`);
  const { header, body } = decodeResponseFrame(api, action.bytes, version);
  if (header.correlationId !== 7) throw new Error(`found the answer to ${header.correlationId}`);
  return body;
}

/** Bytes in the order of the wire. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What hexadecimal digits stand for; spaces between them do not count. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/[0-9a-f]{2}/g) ?? [], (two) => Number.parseInt(two, 16));
}
