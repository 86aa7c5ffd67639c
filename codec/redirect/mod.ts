/**
 * Where to dial: rules and functions for the setting `broker.redirector`, applied before names are resolved.
 *
 * @module
 */
export type {
  AddressOutcome,
  DialTarget,
  Endpoint,
  InvalidDecision,
  Judged,
  Purpose,
  RedirectDecision,
  RedirectInput,
  RedirectInvalidCode,
  Redirector,
  RedirectRule,
  RedirectRules,
  RedirectTarget,
  RuleOutcome,
  TlsPolicy,
  TransportFacts,
} from "./decision.ts";
export { explainRedirect } from "./explain.ts";
export { judgeDecision } from "./judge.ts";
export { parseRedirector } from "./parse.ts";
export { type Finding, OptionsError } from "../machine/options_error.ts";
