/** A request that a broker has understood. */
export interface FakeRequest {
  /** Kafka's name of the API. */
  readonly apiName: string;
  /** Its number. */
  readonly apiKey: number;
  /** The version. */
  readonly apiVersion: number;
  /** That of its header. */
  readonly correlationId: number;
  /** That of its header. */
  readonly clientId: string | null;
  /** The decoded body, which holds passwords if it is a SaslAuthenticate. */
  readonly body: unknown;
}

const MOST_REQUESTS = 1000;
const MOST_BYTES = 16 << 20;

/** The last requests: at most 1,000, whose frames are 16 MiB together. */
export class RequestRecord {
  readonly requests: FakeRequest[] = [];
  readonly #sizes: number[] = [];
  #total = 0;

  add(request: FakeRequest, frameLength: number): void {
    this.requests.push(request);
    this.#sizes.push(frameLength);
    this.#total += frameLength;
    while (this.requests.length > MOST_REQUESTS || this.#total > MOST_BYTES) {
      this.requests.shift();
      this.#total -= this.#sizes.shift()!;
    }
  }
}
