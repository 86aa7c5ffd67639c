// SCRAM exchanges that were not made by this library.

import type { ScramCredentials } from "../../codec/sasl/mod.ts";

/** What both sides said. */
export interface Exchange extends ScramCredentials {
  /** Where it comes from. */
  readonly from: string;
  /** What the client drew. */
  readonly nonce: string;
  /** Round 0. */
  readonly clientFirst: string;
  /** The challenge of round 1. */
  readonly serverFirst: string;
  /** Round 1. */
  readonly clientFinal: string;
  /** The challenge of round 2. */
  readonly serverFinal: string;
}

/** The example of RFC 7677, 3. */
export const rfc7677: Exchange = {
  from: "RFC 7677",
  mechanism: "SCRAM-SHA-256",
  username: "user",
  password: "pencil",
  nonce: "rOprNGfwEbeRWgbNEkqO",
  clientFirst: "n,,n=user,r=rOprNGfwEbeRWgbNEkqO",
  serverFirst: "r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0," +
    "s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096",
  clientFinal: "c=biws,r=rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0," +
    "p=dHzbZapWIk4jUhN+Ute9ytag9zjfMHgsqmmiz7AndVQ=",
  serverFinal: "v=6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=",
};

// Made with Python's hashlib.pbkdf2_hmac, hashlib.new and hmac.new, by the formulas of RFC 5802, 3.
const derived: Exchange[] = [
  {
    from: "Python: SHA-512",
    mechanism: "SCRAM-SHA-512",
    username: "user",
    password: "pencil",
    nonce: "rOprNGfwEbeRWgbNEkqO",
    clientFirst: "n,,n=user,r=rOprNGfwEbeRWgbNEkqO",
    serverFirst: "r=rOprNGfwEbeRWgbNEkqO02431b08-2f0a-4bad," +
      "s=Yin2FuHTt/M0kJWb0t9OI32n2VmOGi3m,i=4096",
    clientFinal: "c=biws,r=rOprNGfwEbeRWgbNEkqO02431b08-2f0a-4bad," +
      "p=kCKPSHBfjcHhPUXb3VN0Fz6H8BxuxbYexdx9UW5CCw3tL6i+tB1PmZBnURNUpsnXXnD61k0gjU+Hv9sKhcnSQg==",
    serverFinal: "v=" +
      "UQvtbNr+0mo5yq/GO9vOSV2vT0wiXKnOwze6eOr62uFacEUd61vJfK4tWEkfb12AZ4SMM/hV42c+jdgr4zr7oA==",
  },
  {
    from: "Python: escapes, a password beyond ASCII, extensions that nobody demands",
    mechanism: "SCRAM-SHA-512",
    username: "a=b,c=",
    password: "p\u00e4ss,w\u00f6rd \u{1f511}",
    nonce: "fyko+d2lbbFgONRv9qkxdawL",
    clientFirst: "n,,n=a=3Db=2Cc=3D,r=fyko+d2lbbFgONRv9qkxdawL",
    serverFirst: "r=fyko+d2lbbFgONRv9qkxdawL3rfcNHYJY1ZVvWVs7j," +
      "s=AAECAwQFBgcICQoLDA0ODxA=,i=10000,x=later,y=on",
    clientFinal: "c=biws,r=fyko+d2lbbFgONRv9qkxdawL3rfcNHYJY1ZVvWVs7j," +
      "p=mzV7UTsGuqveKf/GLBfOV83VL1tbc0vLwoc6K+FywBClMgZJT/8xBulzVUe/EJ3ekT7aVr+kqyGH/js8f07TLQ==",
    serverFinal: "v=" +
      "Ra2HwhNAVFq73AzCJqBEL35Zh3OG1R+jcTg1uOfS67+vhROTgCrfoUD9AUbzv/qGH4nb12ATVf1VL49axHq8FQ==" +
      ",x=later",
  },
  {
    from: "Python: a name beyond ASCII, no password, one byte of salt and of nonce",
    mechanism: "SCRAM-SHA-256",
    username: "\u00fcser",
    password: "",
    nonce: "client-nonce",
    clientFirst: "n,,n=\u00fcser,r=client-nonce",
    serverFirst: "r=client-nonce0,s=/w==,i=4097",
    clientFinal: "c=biws,r=client-nonce0,p=y4k0E0Z6IGoA36ha4US6HVUg/c/v8Hj0wU/XUuhicr8=",
    serverFinal: "v=ViP32igdBg0ZsrnbYgcqx+22TyOLVERvSjHv8tRjivI=",
  },
];

/** Whole exchanges, from others. */
export const exchanges: readonly Exchange[] = [rfc7677, ...derived];
