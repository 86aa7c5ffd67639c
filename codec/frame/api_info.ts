/** What the headers of an API depend on. */
export interface ApiInfo {
  /** The number in the request header. */
  readonly key: number;
  /** Kafka's name: "Metadata". */
  readonly name: string;
  /** Lowest version of request and response. */
  readonly minVersion: number;
  /** Highest version of request and response. */
  readonly maxVersion: number;
  /** First flexible version, or null if there is none. */
  readonly flexibleFrom: number | null;
  /** Header versions of requests where the schema lists them: `[first body version, header version]`, ascending. */
  readonly requestHeaders?: readonly (readonly [from: number, header: number])[];
  /** The same for responses. */
  readonly responseHeaders?: readonly (readonly [from: number, header: number])[];
  /**
   * Lowest version that Kafka 4.4 still has: KIP-896 and the end of ZooKeeper took the ones below. Null: it has none
   * of them. Absent: it has them all.
   */
  readonly keptFrom?: number | null;
}
