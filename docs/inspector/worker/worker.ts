// The worker: it reads sources and answers questions about them. The page only shows.

import { filterWords } from "kafka-wire/capture";
import type { Ask, Asked, Progress, Told } from "../protocol.ts";
import { compared } from "./compare.ts";
import { Session } from "./session.ts";

interface Scope {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  postMessage(told: Told): void;
}

const scope = globalThis as unknown as Scope;
const sessions = new Map<number, Session>();

scope.onmessage = ({ data: { number, ask } }) => void answer(number, ask);

async function answer(number: number, ask: Ask): Promise<void> {
  try {
    scope.postMessage({ type: "answer", number, answer: await answerOf(ask) });
  } catch (error) {
    const text = error instanceof Error ? error.message : "Cannot answer";
    scope.postMessage({ type: "refused", number, text });
  }
}

function answerOf(ask: Ask): unknown {
  if (ask.type === "open") return open(ask);
  if (ask.type === "close") return close(ask.source);
  if (ask.type === "vocabulary") return filterWords.map(({ word, about }) => ({ word, about }));
  return ask.type === "compare" ? compare(ask) : sessionOf(ask.source).ask(ask);
}

function sessionOf(source: number): Session {
  const session = sessions.get(source);
  if (!session) throw new Error("Cannot answer: this file has been closed");
  return session;
}

async function compare({ source, id, first }: Extract<Ask, { type: "compare" }>) {
  const one = await sessionOf(first.source).frame(first.id);
  return compared(one, await sessionOf(source).frame(id));
}

function open({ source, data, options }: Extract<Ask, { type: "open" }>): null {
  close(source);
  const tell = (progress: Progress) => {
    if (sessions.get(source) === session) scope.postMessage({ type: "progress", ...progress });
  };
  const session = new Session(source, options, tell);
  sessions.set(source, session);
  void session.read(data);
  return null;
}

function close(source: number): null {
  sessions.get(source)?.close();
  sessions.delete(source);
  return null;
}
