/** The arguments ask for nothing that there is. */
export class UsageError extends Error {
  override readonly name = "UsageError";

  /** @param help What to type for help. */
  constructor(what: string, help = "kafka-wire --help") {
    super(`Cannot use the arguments: ${what}. See ${help}`);
  }
}
