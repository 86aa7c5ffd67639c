import type { AnyApi } from "../cluster/mod.ts";
import { type Answers, ClusterCall, type ReadonlyAnswers } from "./cluster_call.ts";

/** The APIs that a machine's calls may name: those that were given, and whatever is called later. */
export class ClusterApis {
  /** What the machine looks them up in, each time: a list that grows. */
  readonly list: AnyApi[];
  readonly #answers: Answers = new WeakMap();

  constructor(apis: readonly AnyApi[] = []) {
    this.list = Array.isArray(apis) ? apis.map((api) => this.#entryOf(api)) : apis as AnyApi[];
  }

  /** What the machine has decoded, to see whether a call must be tried again: nobody decodes it twice. */
  get answers(): ReadonlyAnswers {
    return this.#answers;
  }

  /**
   * Takes in an API that is called.
   *
   * @throws {TypeError} If it is none, or another one with its number is there.
   */
  add(api: AnyApi): void {
    if (!isApi(api)) throw new TypeError("Cannot call: expected an API such as Metadata");
    const known = this.list.find(({ key }) => key === api.key);
    if (!known) this.list.push(this.#entryOf(api));
    else if (!areAlike(known, api)) {
      const { key, minVersion, maxVersion } = known;
      throw new TypeError(
        `Cannot call ${api.name}: expected versions ${minVersion} to ${maxVersion}, since api key ${key} ` +
          `was given to this client with these, found ${api.minVersion} to ${api.maxVersion}`,
      );
    }
  }

  /** The API for the machine, whose messages are calls, unless they are its own. */
  #entryOf(api: AnyApi): AnyApi {
    if (!isApi(api)) return api; // the machine complains of it
    const { name, key, minVersion, maxVersion, flexibleFrom, throttlesFrom } = api;
    return {
      name,
      key,
      minVersion,
      maxVersion,
      flexibleFrom,
      ...(throttlesFrom !== undefined && { throttlesFrom }),
      encodeRequest: (message, version) =>
        message instanceof ClusterCall
          ? message.encode(version)
          : api.encodeRequest(message, version),
      decodeResponse: (body, version) => {
        const answer = api.decodeResponse(body, version);
        this.#answers.set(body, { answer, by: api });
        return answer;
      },
    };
  }
}

function isApi(api: AnyApi): boolean {
  const { key, encodeRequest, decodeResponse } = Object(api) as AnyApi;
  return Number.isInteger(key) && typeof encodeRequest === "function" &&
    typeof decodeResponse === "function";
}

/** Whether the machine may take one for the other. */
function areAlike(a: AnyApi, b: AnyApi): boolean {
  return a.minVersion === b.minVersion && a.maxVersion === b.maxVersion &&
    a.flexibleFrom === b.flexibleFrom;
}
