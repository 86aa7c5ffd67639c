// Whether a file may be a text that stands for bytes; reading it tells.

const LOOKED_AT = 4_096;
const MARK =
  /<Buffer[ >]|\[Uint8Contents\]|\\(?:x[0-9a-fA-F]|u00|u\{|[0-7])|\b0x[0-9a-fA-F]|type\W{1,12}Buffer\b|^Follow: \w+,/m;
const COMMENT = /(?:#|\/\/|;|--).*$/gm;
const DIGIT = /[0-9a-fA-F]/g;
const FILLING = /[\s,:[\]{}<>()|"'-]/g;
const QUOTES = /^[bB]?["'`]|["'`][;,]?$/g;
const BASE64 = /^[\sA-Za-z0-9+/=_-]{12,}$/;
const MIN_DIGITS = 4;
const SHARE = 0.6; // a dump of nothing but text has 0.69

/**
 * Whether the first kilobytes of a file look like a text for `readText`: characters only, and a mark of one of its
 * forms, or mostly digits, or nothing but digits of base64 without blanks.
 */
export function looksLikeText(first: Uint8Array): boolean {
  const bytes = first.subarray(0, LOOKED_AT);
  if (bytes.some(isControl)) return false;
  const text = new TextDecoder().decode(bytes);
  return MARK.test(text) || isMostlyDigits(text) || isBase64(text);
}

/** A byte that is in no text, save blanks and ends of lines. */
function isControl(byte: number): boolean {
  return byte < 32 && !(byte >= 9 && byte <= 13) || byte === 127;
}

/** Comments do not count: they may be longer than what they explain. */
function isMostlyDigits(text: string): boolean {
  const rest = text.replace(COMMENT, "").replace(FILLING, "");
  const digits = rest.length - rest.replace(DIGIT, "").length;
  return digits >= MIN_DIGITS && digits > SHARE * rest.length && /\d/.test(rest);
}

function isBase64(text: string): boolean {
  const digits = text.trim().replace(QUOTES, "");
  return BASE64.test(digits) && !/\S[ \t]+\S/.test(digits);
}
