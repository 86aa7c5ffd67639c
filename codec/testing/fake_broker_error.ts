/**
 * A test's own mistake: a handler that throws, that gives no response, or one which the version cannot say.
 *
 * It is thrown out of `FakeSession.receive`. Where a transport is driven by `serve` or `memoryDial`, the transport breaks
 * and the error goes to `onError`, which by default leaves it unhandled, so that the test run fails with it.
 */
export class FakeBrokerError extends Error {
  /** Always `FakeBrokerError`. */
  override readonly name: string = "FakeBrokerError";
}
