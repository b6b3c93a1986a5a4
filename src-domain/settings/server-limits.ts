/**
 * The server's limits for every call, which the rule book states. `headBytes`: URL and headers. `urlPart`: characters
 * between two slashes of the URL. `bodyBytes`: a body without files. `nesting`: levels of lists and objects in a body.
 * `lookedUpBusinesses`: businesses of one lookup. In milliseconds: `headMs` until the header is complete, `bodyMs` until
 * a body without files is complete, `silenceMs` between two bytes, `callMs` for the whole call. [E-198] [P-304]
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
