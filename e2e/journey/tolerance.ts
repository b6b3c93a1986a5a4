/** What a test has asked the closing checks to pass over. Each entry is a reason that the test knows. */
export type Tolerance = {
  /** Console errors, page errors and unhandled rejections whose text matches. */
  readonly console: readonly RegExp[]
  /** Reports of the security policy whose text (`directive blocked source`) matches. [E-208] */
  readonly violations: readonly RegExp[]
  /** The test ends in the middle of an admitted action. */
  readonly queue: boolean
}

/** Console messages that a browser writes when a call fails; expected after a fault on purpose. */
export const NETWORK_NOISE = /Failed to load resource|net::ERR_/
