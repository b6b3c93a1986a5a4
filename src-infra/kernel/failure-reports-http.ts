import { isRoute, type Route } from '#domain/pages/routes'
import { FAILED_CALL_EVENT, type ReportedCall } from '../http/failed-calls.ts'

/**
 * The report of a failure of a page: it contains only names from our code, and no data that a person entered. [E-177]
 */
type PageFailure = {
  /**
   * `part`: a script failed to load. `answer`: a malformed answer or an error of the server. `policy`: a policy
   * violation. `error`: an uncaught error.
   */
  readonly kind: 'part' | 'answer' | 'policy' | 'error'
  /**
   * The name of the error; the path of the call without its variable parts; or the directive and the blocked origin.
   */
  readonly code: string
  /** The page on which the failure occurred; null if its path is unknown. */
  readonly page: Route | null
  /** The script of the build, with line and column; null if the failure has no script. */
  readonly at: string | null
  /** The id of the call in the server's log for an `answer`, otherwise null. */
  readonly requestId: string | null
}

/** Returns the first script of the build that occurs in the text, with line and column; null if there is none. */
const scriptIn = (text: unknown): string | null =>
  /\/assets\/([\w.-]+\.js(?::\d+){0,2})/.exec(typeof text === 'string' ? text : '')?.[1] ?? null

/** A batch is sent this long after its first failure, in milliseconds. */
const BATCH_AFTER_MS = 3000
/** The maximum number of different failures that a page reports. */
const AT_MOST = 20

/** Returns the first script of the document; its name differs in each release. */
const firstScript = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src

/** Returns the path of a call without values: a segment with characters other than letters and hyphens becomes `*`. */
const namesIn = (call: string): string =>
  call.split('?', 1)[0]?.replaceAll(/\/(?!v\d(?:\/|$))[^/]*[^/A-Za-z-][^/]*/g, '/*') ?? ''

const nameOf = (error: unknown): string =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'unknown'

const scriptOf = (error: unknown) =>
  error instanceof Error ? (scriptIn(error.stack) ?? scriptIn(error.message)) : null

/**
 * Returns the error of a window event: the event of a script that failed to load, of a rejected promise, or of another
 * uncaught error.
 */
const errorOf = (event: Event): unknown => {
  const { payload, reason, error } = event as { payload?: unknown; reason?: unknown; error?: unknown }
  return payload ?? reason ?? error
}

const failureOf = (event: Event): Omit<PageFailure, 'page'> => {
  if (event.type === FAILED_CALL_EVENT) {
    const { call, requestId } = (event as CustomEvent<ReportedCall>).detail
    return { kind: 'answer', code: namesIn(call), at: null, requestId }
  }
  if (event.type === 'securitypolicyviolation') {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event as SecurityPolicyViolationEvent
    const [blockedOrigin] = /^(?:https?:\/\/[\w.:-]+|[a-z-]+)/.exec(blockedURI) ?? ['']
    const script = scriptIn(`${sourceFile}:${lineNumber}`)
    return { kind: 'policy', code: `${effectiveDirective} ${blockedOrigin}`, at: script, requestId: null }
  }
  const error = errorOf(event)
  const kind = event.type === 'vite:preloadError' ? 'part' : 'error'
  return { kind, code: nameOf(error), at: scriptOf(error), requestId: null }
}

/**
 * Returns a listener that sends failure events of the window to a URL, in batches; the last batch is sent when the page
 * is left. It never fails, never waits, and limits the number of failures that a page reports. An error is not reported
 * again if another event has already reported it. [E-177]
 */
export const makeFailureEventListener = (url: string): ((event: Event) => void) => {
  // If the content security policy blocks the URL of the reports, this violation is not reported, because its report
  // would also be blocked.
  const blockedUrl = `connect-src ${new URL(url, location.href).origin}`
  const reportedErrors = new WeakSet<object>()
  const reportedFailures = new Set<string>()
  let waiting: readonly PageFailure[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = JSON.stringify({ build: scriptIn(firstScript()), failures: waiting })
    waiting = []
    // Sends the report as text without CORS, because a preflight request would be cancelled when the page is left.
    fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined)
  }
  addEventListener('pagehide', send)
  return (event) => {
    const error = errorOf(event)
    if (error instanceof Error) {
      if (reportedErrors.has(error)) return
      reportedErrors.add(error)
    }
    const { pathname } = location
    const failure: PageFailure = { ...failureOf(event), page: isRoute(pathname) ? pathname : null }
    const text = JSON.stringify(failure)
    if (reportedFailures.size === AT_MOST || reportedFailures.has(text) || failure.code === blockedUrl) return
    reportedFailures.add(text)
    waiting = [...waiting, failure]
    timer ??= setTimeout(send, BATCH_AFTER_MS)
  }
}
