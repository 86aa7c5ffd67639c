import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type SaslAuthenticator,
  SaslError,
  scram,
  type ScramCredentials,
  type Subtle,
} from "../../codec/sasl/mod.ts";
import { leaks, SECRET, textsOf } from "../hostile/secrets.ts";
import { type Exchange, exchanges, rfc7677 } from "./exchanges.ts";

const { subtle } = globalThis.crypto;

describe("scram()", () => {
  for (const exchange of exchanges) {
    it(`connection A.12: says what ${exchange.from} says`, async () => {
      const authenticator = clientOf(exchange);
      expect(authenticator.mechanism).toBe(exchange.mechanism);
      expect(await told(authenticator, 0)).toEqual([exchange.clientFirst, false]);
      expect(await told(authenticator, 1, exchange.serverFirst)).toEqual([
        exchange.clientFinal,
        false,
      ]);
      expect(await told(authenticator, 2, exchange.serverFinal)).toEqual(["", true]);
    });
  }
  it("draws a nonce for each exchange, and reads the credentials anew", async () => {
    const credentials = { ...rfc7677 };
    let drawn = 0;
    const authenticator = scram(subtle, () => `nonce-${++drawn}`, credentials);
    expect(drawn).toBe(0);
    expect(await told(authenticator, 0)).toEqual(["n,,n=user,r=nonce-1", false]);
    credentials.username = "other";
    expect(await told(authenticator, 0)).toEqual(["n,,n=other,r=nonce-2", false]);
  });
});

describe("connection A.12: the rounds of SCRAM", () => {
  it("begin again at 0: when done, when refused, and half-way (KIP-368)", async () => {
    const authenticator = clientOf(rfc7677);
    for (let i = 0; i < 2; i++) expect(await wholeOf(authenticator)).toEqual(["", true]);
    await authenticator.answer(0, null);
    await refusalOf(authenticator.answer(1, utf8("e=other-error")));
    expect(await wholeOf(authenticator)).toEqual(["", true]);
    await authenticator.answer(0, null);
    expect(await wholeOf(authenticator)).toEqual(["", true]);
  });
  it("are not shared with an exchange that is still at work", async () => {
    const authenticator = clientOf(rfc7677);
    await authenticator.answer(0, null);
    const late = told(authenticator, 1, rfc7677.serverFirst);
    expect(await wholeOf(authenticator)).toEqual(["", true]);
    expect(await late).toEqual([rfc7677.clientFinal, false]);
  });

  const { serverFirst, serverFinal } = rfc7677;
  const wrongTurns: [what: string, done: number, round: number, challenge: string | null][] = [
    ["round 1 before round 0", 0, 1, serverFirst],
    ["round 2 before round 0", 0, 2, serverFinal],
    ["a challenge in round 0", 0, 0, serverFirst],
    ["a challenge in round 0, later", 1, 0, serverFirst],
    ["round 1 without a challenge", 1, 1, null],
    ["round 2 in place of round 1", 1, 2, serverFirst],
    ["round -1", 1, -1, serverFirst],
    ["round 1.5", 1, 1.5, serverFirst],
    ["round NaN", 1, NaN, serverFirst],
    ["round 1 twice", 2, 1, serverFirst],
    ["round 2 without a challenge", 2, 2, null],
    ["round 3 in place of round 2", 2, 3, serverFinal],
    ["round 2 twice", 3, 2, serverFinal],
    ["round 3", 3, 3, serverFinal],
  ];
  for (const [what, done, round, challenge] of wrongTurns) {
    it(`refuse ${what}, and the exchange is over`, async () => {
      const authenticator = clientOf(rfc7677);
      const says = [null, serverFirst, serverFinal];
      for (let i = 0; i < done; i++) await authenticator.answer(i, bytesOf(says[i]!));
      const refusal = "SaslError round: Cannot authenticate: unexpected round";
      expect(await refusalOf(authenticator.answer(round, bytesOf(challenge)))).toBe(refusal);
      for (const [next, say] of [[1, serverFirst], [2, serverFinal], [3, serverFinal]] as const) {
        expect(await refusalOf(authenticator.answer(next, utf8(say)))).toBe(refusal);
      }
      expect(await wholeOf(authenticator)).toEqual(["", true]);
    });
  }
  it("refuse round 1 while round 1 is at work, and the exchange is over", async () => {
    const authenticator = clientOf(rfc7677);
    await authenticator.answer(0, null);
    const first = told(authenticator, 1, serverFirst);
    const refusal = "SaslError round: Cannot authenticate: unexpected round";
    expect(await refusalOf(authenticator.answer(1, utf8(serverFirst)))).toBe(refusal);
    expect(await first).toEqual([rfc7677.clientFinal, false]);
    expect(await refusalOf(authenticator.answer(2, utf8(serverFinal)))).toBe(refusal);
  });
  it("give nothing after an error, not even to the right signature", async () => {
    for (const [first, final] of [["r=,", serverFinal], [serverFirst, "v=AAAA"]] as const) {
      const authenticator = clientOf(rfc7677);
      await authenticator.answer(0, null);
      await authenticator.answer(1, utf8(first)).catch(() => {});
      await authenticator.answer(2, utf8(final)).catch(() => {});
      for (const round of [2, 3]) {
        expect(await refusalOf(authenticator.answer(round, utf8(serverFinal)))).toBe(
          "SaslError round: Cannot authenticate: unexpected round",
        );
      }
    }
  });
});

describe("connection A.12: a server-first-message", () => {
  const { nonce } = rfc7677;
  const refused: [reason: string, what: string, text: string][] = [
    ["message", "that is empty", ""],
    ["message", "of other attributes", "a=b,c=d,e=f"],
    ["message", "without a salt", `r=${nonce}0,i=4096`],
    ["message", "without an iteration count", `r=${nonce}0,s=W22ZaJ0SNY4=`],
    ["message", "in another order", `r=${nonce}0,i=4096,s=W22ZaJ0SNY4=`],
    ["message", "with a blank", `r=${nonce}0,s=W22ZaJ0SNY4=, i=4096`],
    ["message", "with an attribute between", `r=${nonce}0,x=y,s=W22ZaJ0SNY4=,i=4096`],
    ["message", "in capitals", `R=${nonce}0,S=W22ZaJ0SNY4=,I=4096`],
    ...[
      ..."A,A=,AA,AA=,AA==A,AAA,AAA==,AAAA=,A===,====,AA==AA==,AB==,AAB=,AA-_,AA*A".split(","),
      " AAA",
      "AAA\n",
      "AAA\u0141",
    ].map((salt): [string, string, string] => [
      "message",
      `with ${JSON.stringify(salt)} for a salt`,
      `r=${nonce}0,s=${salt},i=4096`,
    ]),
    ...["", "-4096", "+4096", "4096.5", "4096 ", "4e3", "0x1000", "4_096", "NaN", "\u0664"].map((
      count,
    ): [string, string, string] => [
      "message",
      `with ${JSON.stringify(count)} iterations`,
      `r=${nonce}0,s=W22ZaJ0SNY4=,i=${count}`,
    ]),
    ...["0", "1", "4095", "1000001", "2147483647", "4294971392", "9".repeat(400)].map((
      count,
    ): [string, string, string] => [
      "iterations",
      `with ${count.slice(0, 12)} iterations`,
      `r=${nonce}0,s=W22ZaJ0SNY4=,i=${count}`,
    ]),
    ["nonce", "with the client's nonce alone", `r=${nonce},s=W22ZaJ0SNY4=,i=4096`],
    ["nonce", "with a part of it", `r=${nonce.slice(1)},s=W22ZaJ0SNY4=,i=4096`],
    ["nonce", "with it at the end", `r=0${nonce},s=W22ZaJ0SNY4=,i=4096`],
    ["nonce", "with it in capitals", `r=${nonce.toUpperCase()}0,s=W22ZaJ0SNY4=,i=4096`],
    ["nonce", "with no nonce", `r=,s=W22ZaJ0SNY4=,i=4096`],
    ["extension", "that demands an extension", `m=x,r=${nonce}0,s=W22ZaJ0SNY4=,i=4096`],
    ["extension", "that demands one at the end", `r=${nonce}0,s=W22ZaJ0SNY4=,i=4096,m=x`],
    ["error", "that is an error", "e=unknown-user"],
  ];
  for (const [reason, what, text] of refused) {
    it(`${what} is refused: ${reason}, before any work is done`, async () => {
      const authenticator = scram(idle, () => nonce, rfc7677);
      await authenticator.answer(0, null);
      expect(await refusalOf(authenticator.answer(1, utf8(text)))).toBe(
        `SaslError ${reason}: Cannot authenticate: unexpected ${reason}`,
      );
    });
  }
  for (const count of ["4096", "1000000"]) {
    it(`reliability CVE-2026-10143: ${count} iterations are taken up`, async () => {
      const authenticator = scram(idle, () => nonce, rfc7677);
      await authenticator.answer(0, null);
      const text = `r=${nonce}0,s=W22ZaJ0SNY4=,i=${count}`;
      expect(await authenticator.answer(1, utf8(text)).catch((e) => e)).toBe(worked);
    });
  }
  it("that is not UTF-8, or as long as a frame may be, is refused", async () => {
    for (const bytes of [Uint8Array.of(0xff, 0xfe), new Uint8Array(524_288).fill(0x41)]) {
      const authenticator = scram(idle, () => nonce, rfc7677);
      await authenticator.answer(0, null);
      expect(await refusalOf(authenticator.answer(1, bytes))).toBe(
        "SaslError message: Cannot authenticate: unexpected message",
      );
    }
  });
  it("to a client whose nonce has a comma is refused", async () => {
    const authenticator = scram(idle, () => "a,b", rfc7677);
    await authenticator.answer(0, null);
    expect(await refusalOf(authenticator.answer(1, utf8("r=a,b0,s=W22ZaJ0SNY4=,i=4096")))).toBe(
      "SaslError message: Cannot authenticate: unexpected message",
    );
  });
});

describe("connection A.12: a server-final-message", () => {
  const { serverFinal } = rfc7677;
  const refused: [reason: string, what: string, text: string][] = [
    ["signature", "that is empty", ""],
    ["signature", "without the signature", "v="],
    ["signature", "without the padding", serverFinal.slice(0, -1)],
    ["signature", "with more behind it", `${serverFinal}=`],
    ["signature", "with more before it", `x=y,${serverFinal}`],
    ["signature", "with the client's proof", `v=${rfc7677.clientFinal.split(",p=")[1]}`],
    ["error", "that is an error", "e=invalid-proof"],
    ["extension", "that demands an extension", `${serverFinal},m=x`],
  ];
  for (const [reason, what, text] of refused) {
    it(`${what} is refused: ${reason}`, async () => {
      const authenticator = await atRound2(rfc7677);
      expect(await refusalOf(authenticator.answer(2, utf8(text)))).toBe(
        `SaslError ${reason}: Cannot authenticate: unexpected ${reason}`,
      );
    });
  }
  it("of a server that knows another password is refused: signature", async () => {
    const authenticator = await atRound2({ ...rfc7677, password: "Pencil" });
    expect(await refusalOf(authenticator.answer(2, utf8(serverFinal)))).toBe(
      "SaslError signature: Cannot authenticate: unexpected signature",
    );
  });
  it("is refused whichever bit of it is another", async () => {
    const bytes = utf8(serverFinal);
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const authenticator = await atRound2(rfc7677);
      expect(await refusalOf(authenticator.answer(2, flipped(bytes, bit)))).toBe(
        "SaslError signature: Cannot authenticate: unexpected signature",
      );
    }
  });
  it("does not help if any bit of the server-first-message was another", async () => {
    const bytes = utf8(rfc7677.serverFirst);
    const bits = fc.integer({ min: 0, max: bytes.length * 8 - 1 });
    await fc.assert(
      fc.asyncProperty(bits, async (bit) => {
        const authenticator = clientOf(rfc7677);
        await authenticator.answer(0, null);
        const both = authenticator.answer(1, flipped(bytes, bit))
          .then(() => authenticator.answer(2, utf8(serverFinal)));
        expect(await refusalOf(both)).toMatch(/^SaslError (message|nonce|iterations|signature):/);
      }),
      { seed: 7677, numRuns: 100 },
    );
  });
});

describe("reliability R-24: what scram() throws", () => {
  const secret = `r=${SECRET}0,s=${btoa(SECRET)},i=4096`;
  const credentials: ScramCredentials = {
    mechanism: "SCRAM-SHA-256",
    username: SECRET,
    password: SECRET,
  };
  const says: [what: string, first: string, final: string][] = [
    ["message", `r=${SECRET}0,${SECRET}`, ""],
    ["salt", `r=${SECRET}0,s=${SECRET},i=4096`, ""],
    ["iterations", `${secret}9999`, ""],
    ["nonce", secret.replace("r=", "r=0"), ""],
    ["extension", `m=${SECRET},${secret}`, ""],
    ["error", `e=${SECRET}`, ""],
    ["signature", secret, `v=${SECRET}`],
    ["last error", secret, `e=${SECRET}`],
    ["last extension", secret, `m=${SECRET}`],
  ];
  for (const [what, first, final] of says) {
    it(`holds neither what the client nor what the server said: ${what}`, async () => {
      const authenticator = scram(subtle, () => SECRET, credentials);
      await authenticator.answer(0, null);
      const error = await authenticator.answer(1, utf8(first))
        .then(() => authenticator.answer(2, utf8(final)))
        .catch((error) => error);
      expect(error).toBeInstanceOf(SaslError);
      expect(textsOf(error).filter(leaks)).toEqual([]);
      expect(textsOf(authenticator).filter(leaks)).toEqual([]);
    });
  }
  it("passes on what the platform and the nonce throw, as it is", async () => {
    const gone = new Error("no randomness");
    const nonces = [rfc7677.nonce];
    const draw = () => {
      if (nonces.length === 0) throw gone;
      return nonces.pop()!;
    };
    const authenticator = scram(subtle, draw, rfc7677);
    await authenticator.answer(0, null);
    expect(await authenticator.answer(0, null).catch((e) => e)).toBe(gone);
    expect(await refusalOf(authenticator.answer(1, utf8(rfc7677.serverFirst)))).toBe(
      "SaslError round: Cannot authenticate: unexpected round",
    );
  });
});

const worked = new Error("PBKDF2 was begun");

/** A platform on which any work is seen. */
const idle: Subtle = {
  importKey: () => Promise.reject(worked),
  deriveBits: () => Promise.reject(worked),
  sign: () => Promise.reject(worked),
  digest: () => Promise.reject(worked),
};

function clientOf({ nonce, ...credentials }: Exchange): SaslAuthenticator {
  return scram(subtle, () => nonce, credentials);
}

async function atRound2(exchange: Exchange): Promise<SaslAuthenticator> {
  const authenticator = clientOf(exchange);
  await authenticator.answer(0, null);
  await authenticator.answer(1, utf8(exchange.serverFirst));
  return authenticator;
}

/** All three rounds; what the last one gives. */
async function wholeOf(authenticator: SaslAuthenticator): Promise<unknown> {
  await authenticator.answer(0, null);
  await authenticator.answer(1, utf8(rfc7677.serverFirst));
  return told(authenticator, 2, rfc7677.serverFinal);
}

/** A token as text, and whether the exchange is done. */
async function told(
  authenticator: SaslAuthenticator,
  round: number,
  challenge: string | null = null,
): Promise<[token: string, done: boolean | undefined]> {
  const { token, done } = await authenticator.answer(round, bytesOf(challenge));
  return [new TextDecoder().decode(token), done];
}

/** Everything that a {@linkcode SaslError} says; other errors pass through. */
async function refusalOf(answer: Promise<unknown>): Promise<string> {
  try {
    await answer;
  } catch (error) {
    if (!(error instanceof SaslError)) throw error;
    return `${error.name} ${error.reason}: ${error.message}`;
  }
  return "nothing was refused";
}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const other = bytes.slice();
  other[bit >> 3]! ^= 1 << (bit & 7);
  return other;
}

function bytesOf(text: string | null): Uint8Array | null {
  return text === null ? null : utf8(text);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
