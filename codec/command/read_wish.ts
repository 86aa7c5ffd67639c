// What the arguments ask for.

import { type Given, readOptions, shownWord, wrong } from "./read_options.ts";
import { UsageError } from "./usage_error.ts";
import type {
  CommandName,
  DecodeWish,
  FormName,
  Hints,
  PodsWish,
  RegistrationsWish,
  VersionsWish,
  Wish,
} from "./wish.ts";

/**
 * Reads the arguments, without the name of the program.
 *
 * @throws {UsageError} If they ask for nothing that there is.
 */
export function readWish(args: readonly string[]): Wish {
  const [first, ...rest] = args;
  switch (first) {
    case "decode":
    case "registrations":
    case "versions":
    case "pods":
      return commandWish(first, readOptions(first, rest));
    case "--help":
    case "-h":
    case "help":
      return { command: "help", about: COMMANDS.find((name) => name === rest[0]) };
    case "--version":
      return { command: "version" };
  }
  const found = first === undefined ? "nothing" : shownWord(first);
  throw new UsageError(`expected decode, registrations, versions or pods, found ${found}`);
}

const COMMANDS: readonly CommandName[] = ["decode", "registrations", "versions", "pods"];

function commandWish(command: CommandName, given: Given): Wish {
  if (given.has("--help")) return { command: "help", about: command };
  const most = { decode: 2, registrations: Infinity, versions: 1, pods: 1 }[command];
  checkFiles(command, given.files, most);
  switch (command) {
    case "decode":
      return decodeWish(given);
    case "registrations":
      return registrationsWish(given);
    case "versions":
      return versionsWish(given);
    case "pods":
      return podsWish(given);
  }
}

function checkFiles(command: CommandName, files: readonly string[], most: number): void {
  const range = most === 2 ? "one file or two" : most === 1 ? "one file" : "a file";
  if (files.length === 0) throw wrong(command, range, "none");
  if (files.length > most) throw wrong(command, range, `${files.length}`);
  const inputs = files.filter((file) => file === "-").length;
  if (inputs > 1) throw wrong(command, "- once", "it twice");
}

function decodeWish(given: Given): DecodeWish {
  const form = formOf(given);
  refuse(given, "--filter", form.startsWith("summary"), "--summary, which counts everything");
  refuse(given, "--details", form !== "text", "another form than text");
  return {
    command: "decode",
    files: given.files,
    form,
    filter: given.all("--filter")[0],
    details: detailsOf(given),
    ...hintsOf("decode", given),
    headers: given.has("--headers"),
    redact: !given.has("--no-redact"),
  };
}

function formOf(given: Given): FormName {
  const [ndjson, log, summary] = ["--ndjson", "--request-log", "--summary"].map(given.has);
  if (log && (ndjson || summary)) {
    throw wrong("decode", `--request-log alone`, `it with ${ndjson ? "--ndjson" : "--summary"}`);
  }
  if (summary) return ndjson ? "summary-json" : "summary";
  return log ? "request-log" : ndjson ? "ndjson" : "text";
}

function refuse(given: Given, option: string, isRefused: boolean, beside: string): void {
  if (isRefused && given.has(option)) {
    throw wrong("decode", `no ${option} beside ${beside}`, "one");
  }
}

function detailsOf(given: Given): DecodeWish["details"] {
  const [details = "errors"] = given.all("--details");
  if (details === "none" || details === "errors" || details === "all") return details;
  throw wrong("decode", "none, errors or all after --details", shownWord(details));
}

function registrationsWish(given: Given): RegistrationsWish {
  return { command: "registrations", files: given.files, ndjson: given.has("--ndjson") };
}

function versionsWish(given: Given): VersionsWish {
  const hints = hintsOf("versions", given);
  return { command: "versions", files: given.files, ...hints, ndjson: given.has("--ndjson") };
}

function podsWish(given: Given): PodsWish {
  const [interval] = given.all("--canary-interval").map(intervalOf);
  const [pod] = given.all("--canary-name");
  const [plan, ndjson] = ["--plan", "--ndjson"].map(given.has) as [boolean, boolean];
  if (pod === "") throw wrong("pods", "a name after --canary-name", "an empty one");
  if (interval === undefined && (plan || pod !== undefined)) {
    const beside = plan ? "--plan" : "--canary-name";
    throw wrong("pods", `--canary-interval beside ${beside}`, "none");
  }
  if (plan && ndjson) throw wrong("pods", "--plan alone", "it with --ndjson");
  return {
    command: "pods",
    files: given.files,
    interval,
    pod,
    plan,
    ndjson,
    ...hintsOf("pods", given),
  };
}

const MAX_INTERVAL = 2_147_483_647;

function intervalOf(text: string): number {
  const interval = Number(text);
  if (/^\d{1,10}$/.test(text) && interval <= MAX_INTERVAL) return interval;
  const range = `0 to ${MAX_INTERVAL} after --canary-interval`;
  throw wrong("pods", range, shownWord(text));
}

function hintsOf(command: CommandName, given: Given): Hints {
  return {
    ports: given.all("--port").map((text) => portOf(command, text)),
    servers: given.all("--server").map((text) => serverOf(command, text)),
  };
}

const MAX_PORT = 65_535;

function portOf(command: CommandName, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= MAX_PORT) return port;
  throw wrong(command, `1 to ${MAX_PORT} after --port`, shownWord(text));
}

/** As the events write it: IPv6 in brackets only where a port follows. Names are not looked up. */
function serverOf(command: CommandName, text: string): string {
  if (/^\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?$/.test(text)) return text;
  const [, inner = text, port] = /^\[([^\]]*)\](:\d{1,5})?$/.exec(text) ?? [];
  if (/^[0-9a-f]*:[0-9a-f:.]*:[0-9a-f:.]*$/i.test(inner)) {
    return port === undefined ? inner.toLowerCase() : text.toLowerCase();
  }
  throw wrong(command, "an IP address, with or without a port, after --server", shownWord(text));
}
