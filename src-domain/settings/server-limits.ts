/**
 * The server's limits for every call, which the rule book states. `headBytes`: URL and headers. `urlPart`: characters
 * between two slashes of the URL. `bodyBytes`: a body without files. `nesting`: levels of lists and objects in a body.
 * `lookedUpBusinesses`: businesses of one lookup. In milliseconds: `headMs` until the header is complete, `bodyMs`
 * until a body without files is complete, `silenceMs` between two bytes, `callMs` for the whole call. [E-198] [P-304]
 */
export const SERVER_CALL_MAXIMUMS = {
  headBytes: 16_384,
  urlPart: 1000,
  bodyBytes: 1_048_576,
  nesting: 32,
  lookedUpBusinesses: 1,
  headMs: 7000,
  bodyMs: 9000,
  silenceMs: 60_000,
  callMs: 600_000,
} as const

/** The calls a second that the web server accepts from one login and from one IP address, unless a deployment chooses. */
export const WEB_SERVER_CALLS = { session: 10, address: 200 } as const

/** How many seconds' calls the web server accepts in addition in a burst. A call over the limit gets 429. */
export const WEB_SERVER_BURST_SECONDS = { session: 3, address: 5 } as const

/** The log of the web server: the number of earlier files that are kept, and the size at which a new one is begun. */
export const WEB_SERVER_LOG = { files: 14, megabytes: 500 } as const
