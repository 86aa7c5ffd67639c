import type {
  SaslAuthenticateRequest,
  SaslAuthenticateResponseInit,
} from "../../messages/sasl_authenticate.ts";
import type {
  SaslHandshakeRequest,
  SaslHandshakeResponseInit,
} from "../../messages/sasl_handshake.ts";
import type { RequestContext } from "../handler.ts";
import { AUTHENTICATION_DELAY_MS } from "../sasl.ts";
import {
  ILLEGAL_SASL_STATE,
  SASL_AUTHENTICATION_FAILED,
  UNSUPPORTED_SASL_MECHANISM,
} from "./error_codes.ts";

const NOTHING = new Uint8Array(0);
const TOO_LATE = "SaslAuthenticate request received after successful authentication";

/** Broker facts 6. */
export function saslHandshake(
  { mechanism }: SaslHandshakeRequest,
  context: RequestContext,
): SaslHandshakeResponseInit {
  const { apiVersion, sasl } = context;
  const { mechanisms, isAuthenticated, sessionLifetimeMs } = sasl;
  const mayBegin = mechanisms.length > 0 && (!isAuthenticated || sessionLifetimeMs > 0);
  if (!mayBegin) return { errorCode: ILLEGAL_SASL_STATE, mechanisms: [] };
  if (sasl.begin(mechanism, apiVersion === 0)) return { errorCode: 0, mechanisms };
  context.delay(AUTHENTICATION_DELAY_MS);
  context.close(`Cannot authenticate: no mechanism "${mechanism}"`);
  return { errorCode: UNSUPPORTED_SASL_MECHANISM, mechanisms };
}

/** Broker facts 6. */
export function saslAuthenticate(
  { authBytes }: SaslAuthenticateRequest,
  context: RequestContext,
): SaslAuthenticateResponseInit {
  const turn = context.sasl.answer(authBytes);
  if (!turn) return { errorCode: ILLEGAL_SASL_STATE, errorMessage: TOO_LATE, authBytes: NOTHING };
  const { token = NOTHING, principal, error } = turn;
  if (error !== undefined) {
    context.delay(AUTHENTICATION_DELAY_MS);
    context.close(error);
    return { errorCode: SASL_AUTHENTICATION_FAILED, errorMessage: error, authBytes: NOTHING };
  }
  const lifetimeMs = principal === undefined ? 0 : context.sasl.sessionLifetimeMs;
  const sessionLifetimeMs = BigInt(lifetimeMs);
  return { errorCode: 0, errorMessage: "", authBytes: token, sessionLifetimeMs };
}
