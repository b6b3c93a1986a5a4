import type { Route } from '#domain/session/routes'

/** A failure of a page in the form in which it may be reported: our own names, nothing that a person entered. [E-177] */
export type PageFailure = {
  /** `part`: a script was not loaded. `answer`: it was malformed. `policy`: it was violated. `error`: it was not caught. */
  readonly kind: 'part' | 'answer' | 'policy' | 'error'
  /** Name of the error, path of the call without its variable parts, or directive and blocked origin. */
  readonly code: string
  /** Null for an unknown address. */
  readonly page: Route | null
  /** Script of the build, line and column; null for what does not come from one. */
  readonly at: string | null
}

/** Reports failures of the page. Never fails, never waits, and takes a limited number from one page. */
export interface FailureReports {
  readonly report: (failure: PageFailure) => void
}
