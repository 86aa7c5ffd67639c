/**
 * Why a connection, or an attempt to have one, has ended: the classes of failures.
 *
 * | Reason | What has happened |
 * | --- | --- |
 * | `REDIRECT_REJECTED` | the redirector said not to dial |
 * | `REDIRECT_INVALID` | the redirector's answer cannot be dialled |
 * | `DNS_FAILED` | no address for the name |
 * | `CONNECT_REFUSED`, `UNREACHABLE`, `CONNECT_TIMEOUT` | no TCP connection |
 * | `SETUP_TIMEOUT` | not set up in time; the phase says how far it came |
 * | `TLS_HANDSHAKE`, `TLS_IDENTITY` | no TLS; the certificate is not the peer's |
 * | `SASL_UNSUPPORTED`, `AUTH_FAILED` | no such mechanism; wrong credentials |
 * | `NEGOTIATION_FAILED`, `CLUSTER_MISMATCH` | ApiVersions failed; another cluster or node answers |
 * | `REQUEST_TIMEOUT` | a request was not answered in time |
 * | `PEER_CLOSED`, `PEER_RESET`, `PEER_IDLE_CLOSE` | the peer went, the last with nothing in flight |
 * | `PROTOCOL_ERROR` | the peer's bytes are not to be trusted |
 * | `IDLE_EXPIRED`, `DRAIN_TIMEOUT`, `LOCAL_CLOSE`, `INVALIDATED` | own doing |
 */
export type FailureReason =
  | "REDIRECT_REJECTED"
  | "REDIRECT_INVALID"
  | "DNS_FAILED"
  | "CONNECT_REFUSED"
  | "UNREACHABLE"
  | "CONNECT_TIMEOUT"
  | "SETUP_TIMEOUT"
  | "TLS_HANDSHAKE"
  | "TLS_IDENTITY"
  | "SASL_UNSUPPORTED"
  | "AUTH_FAILED"
  | "NEGOTIATION_FAILED"
  | "CLUSTER_MISMATCH"
  | "REQUEST_TIMEOUT"
  | "PEER_CLOSED"
  | "PEER_RESET"
  | "PEER_IDLE_CLOSE"
  | "PROTOCOL_ERROR"
  | "IDLE_EXPIRED"
  | "DRAIN_TIMEOUT"
  | "LOCAL_CLOSE"
  | "INVALIDATED";
