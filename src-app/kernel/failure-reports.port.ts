import type { Route } from '#domain/session/routes'

/** A page failure in reportable form: only our own names, no data that a person entered. [E-177] */
export type PageFailure = {
  /**
   * `part`: a script failed to load. `answer`: a malformed answer or an error of the server. `policy`: a policy violation. `error`: an uncaught
   * error.
   */
  readonly kind: 'part' | 'answer' | 'policy' | 'error'
  /** Name of the error, path of the call without its variable parts, or directive and blocked origin. */
  readonly code: string
  /** Null for an unknown address. */
  readonly page: Route | null
  /** Script of the build, line and column; null if the failure has no script. */
  readonly at: string | null
  /** The id of the call in the server's log, for `answer`; otherwise null. */
  readonly requestId: string | null
}

/** Reports page failures. Never fails, never waits, and limits the number of reports per page. */
export interface FailureReports {
  readonly report: (failure: PageFailure) => void
}
