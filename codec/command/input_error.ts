/** What was given cannot be read as what it is given for. Its message is the sentence to print. */
export class InputError extends Error {
  override readonly name = "InputError";
}
