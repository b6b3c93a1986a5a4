import type { Route } from '#domain/session/routes'

/** A failure of a page as it may be told to others: names of our own, nothing that a person entered or was sent. [E-177] */
export type PageFailure = {
  /** A part of the programme did not come; an answer nobody can read; the policy was violated; an error nobody caught. */
  readonly kind: 'part' | 'answer' | 'policy' | 'error'
  /** Name of the error, path of the call without its variable parts, or directive and blocked origin. */
  readonly code: string
  /** Null for an address that is no page. */
  readonly page: Route | null
  /** Script of the build, line and column; null for what does not come from one. */
  readonly at: string | null
}

/** Where failures of the page are reported to. It never fails, never waits, and takes only so many of one page. */
export interface FailureReports {
  readonly report: (failure: PageFailure) => void
}
