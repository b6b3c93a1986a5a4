/** Findings that a test allows in the closing checks. Each entry is expected by the test. */
export type ClosingCheckTolerance = {
  /** Console errors, page errors and unhandled rejections are allowed if their text matches one of these. */
  readonly console: readonly RegExp[]
  /**
   * Reports of the security policy are allowed if their text (`directive blocked source`) matches one of these. [E-208]
   */
  readonly violations: readonly RegExp[]
  /** True if the test may end while a queue ticket is in use, so that the ticket may not have been returned yet. */
  readonly queue: boolean
}

/** Console messages of a browser for a failed call; expected after an injected fault. */
export const NETWORK_NOISE = /Failed to load resource|net::ERR_/
