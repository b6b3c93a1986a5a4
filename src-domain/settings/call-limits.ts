/** The time limits of calls, in milliseconds. [E-001] */
export const CALL_TIME_LIMITS_MS = { call: 5000, phoneCertification: 5000, ipLookup: 5000 } as const

/**
 * The longest pause in milliseconds before a call, even if a busy server requests a longer one: during a longer pause,
 * a click would seem to have no effect. [D1-412]
 */
export const LONGEST_PAUSE_MS = 30_000

/** The longest time that an application waits for the names of its reasons, in milliseconds. */
export const REASON_NAMES_WAIT_MS = 1000

/** The longest idempotency key (요청번호) that the server remembers, in characters. [E-204] */
export const MAX_IDEMPOTENCY_KEY_LENGTH = 200
