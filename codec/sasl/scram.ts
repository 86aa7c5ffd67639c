import type { Bytes } from "../wire/mod.ts";
import type { SaslAuthenticator } from "./authenticator.ts";
import { formatBase64, parseBase64 } from "./base64.ts";
import { check } from "./sasl_error.ts";
import type { Subtle } from "./subtle.ts";

/** Who authenticates, and how. Both texts are sent and hashed as UTF-8, without SASLprep, as Kafka does it. */
export interface ScramCredentials {
  /** The mechanism, by its name in SaslHandshake. */
  readonly mechanism: "SCRAM-SHA-256" | "SCRAM-SHA-512";
  /** The user of the broker. */
  readonly username: string;
  /** The user's password. */
  readonly password: string;
}

/**
 * The client's side of SCRAM (RFC 5802, RFC 7677) as Kafka speaks it: three rounds, no channel binding.
 *
 * Round 0 gives the client-first-message, round 1 the client-final-message. Round 2 checks the signature of the
 * server: only then is the exchange `done`. Every round rejects with a {@linkcode SaslError}, or with what
 * `subtle` or `randomNonce` throws; the exchange is over then.
 *
 * @param subtle The platform's `crypto.subtle`.
 * @param randomNonce Gives what nobody can guess, once an exchange, such as `() => crypto.randomUUID()`. Kafka
 * takes printable ASCII without commas.
 * @param credentials Username and password are read in round 0.
 * @example
 * ```ts
 * import { scram } from "kafka-wire/sasl";
 * const authenticator = scram(crypto.subtle, () => "rOprNGfwEbeRWgbNEkqO", {
 *   mechanism: "SCRAM-SHA-256",
 *   username: "user",
 *   password: "pencil",
 * });
 * const { token } = await authenticator.answer(0, null);
 * if (new TextDecoder().decode(token) !== "n,,n=user,r=rOprNGfwEbeRWgbNEkqO") {
 *   throw new Error("Cannot match the example: expected another client-first-message");
 * }
 * ```
 */
export function scram(
  subtle: Subtle,
  randomNonce: () => string,
  credentials: ScramCredentials,
): SaslAuthenticator {
  let rounds: ReturnType<typeof exchange> | undefined;
  let due = 0;
  return {
    mechanism: credentials.mechanism,
    async answer(round, challenge) {
      if (!challenge) {
        rounds = exchange(subtle, randomNonce, credentials);
        due = 0;
      }
      if (round !== due++) rounds = undefined;
      const turn = await rounds?.next(challenge);
      check(turn?.value !== undefined, "round"); // what is over gives nothing
      return { token: utf8(turn.value), done: !!turn.done };
    },
  };
}

/** The exchange of RFC 5802, 3, from top to bottom: gives tokens, takes challenges. An error ends it. */
async function* exchange(
  subtle: Subtle,
  randomNonce: () => string,
  { mechanism, username, password }: ScramCredentials,
): AsyncGenerator<string, string | undefined, Uint8Array | null> {
  const nonce = "r=" + randomNonce();
  const saslName = username.replaceAll("=", "=3D").replaceAll(",", "=2C");
  const clientFirst = `n=${saslName},${nonce}`;
  const serverFirst = messageOf(yield "n,," + clientFirst);

  const [fullNonce, s = "", i = ""] = serverFirst.split(",");
  const salt = parseBase64(s.slice(2));
  const iterations = +i.slice(2);
  check(s === "s=" + formatBase64(salt) && /^i=\d+$/.test(i), "message");
  check(fullNonce!.startsWith(nonce) && fullNonce !== nonce, "nonce");
  check(iterations >= 4096 && iterations <= 1_000_000, "iterations");
  const clientFinal = "c=biws," + fullNonce; // the base64 of "n,,"
  const authMessage = [clientFirst, serverFirst, clientFinal].join();

  const hash = mechanism.slice(6);
  const hmac = async (key: Bytes | ArrayBuffer, text: string): Promise<Bytes> =>
    new Uint8Array(
      await subtle.sign(
        "HMAC",
        await subtle.importKey("raw", key, { name: "HMAC", hash }, false, ["sign"]),
        utf8(text),
      ),
    );
  const saltedPassword = await subtle.deriveBits(
    { name: "PBKDF2", hash, salt, iterations },
    await subtle.importKey("raw", utf8(password), "PBKDF2", false, ["deriveBits"]),
    +hash.slice(4),
  );
  const clientKey = await hmac(saltedPassword, "Client Key");
  const clientSignature = await hmac(await subtle.digest(hash, clientKey), authMessage);
  const clientProof = clientKey.map((byte, at) => byte ^ clientSignature[at]!);
  const serverFinal = messageOf(yield clientFinal + ",p=" + formatBase64(clientProof));

  const serverSignature = await hmac(await hmac(saltedPassword, "Server Key"), authMessage);
  // As fresh as the nonces: how long the comparison takes tells nothing of use.
  check(serverFinal.split(",")[0] === "v=" + formatBase64(serverSignature), "signature");
  return "";
}

/** The text of a challenge that the server means as one. */
function messageOf(challenge: Uint8Array | null): string {
  const text = new TextDecoder().decode(challenge!);
  check(!/(^|,)m=/.test(text), "extension");
  check(!/^e=/.test(text), "error");
  return text;
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}
