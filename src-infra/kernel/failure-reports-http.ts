import { isRoute, type Route } from '#domain/session/routes'
import { FAILED_CALL_EVENT, type FailedCall } from '../http/failed-calls.ts'

/** Only our own names, and no data that a person entered. [E-177] */
type PageFailure = {
  /** `part`: a script failed to load. `answer`: a malformed answer or a server error. `policy`: a violation. */
  readonly kind: 'part' | 'answer' | 'policy' | 'error'
  /** Of the error, the call (without variable parts), or the directive and the blocked origin. */
  readonly code: string
  /** Null if its address is unknown. */
  readonly page: Route | null
  /** With line and column; null if the failure has no script. */
  readonly at: string | null
  /** In the server's log, for an `answer`. */
  readonly requestId: string | null
}

/** With line and column; null if there is none. */
const scriptIn = (text: unknown): string | null =>
  /\/assets\/([\w.-]+\.js(?::\d+){0,2})/.exec(typeof text === 'string' ? text : '')?.[1] ?? null

/** After its first failure. */
const BATCH_AFTER_MS = 3000
/** Different failures that a page reports. */
const AT_MOST = 20

/** Its name differs in each release. */
const firstScript = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src

/** A segment with characters other than letters and hyphens becomes `*`. */
const namesIn = (call: string): string =>
  call.split('?', 1)[0]?.replaceAll(/\/(?!v\d(?:\/|$))[^/]*[^/A-Za-z-][^/]*/g, '/*') ?? ''

const nameOf = (error: unknown): string =>
  error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'unknown'

const scriptOf = (error: unknown) =>
  error instanceof Error ? (scriptIn(error.stack) ?? scriptIn(error.message)) : null

/** Of a script that failed to load, a rejected promise, or another uncaught error. */
const errorOf = (event: Event): unknown => {
  const { payload, reason, error } = event as { payload?: unknown; reason?: unknown; error?: unknown }
  return payload ?? reason ?? error
}

const failureOf = (event: Event): Omit<PageFailure, 'page'> => {
  if (event.type === FAILED_CALL_EVENT) {
    const { call, requestId } = (event as CustomEvent<FailedCall>).detail
    return { kind: 'answer', code: namesIn(call), at: null, requestId }
  }
  if (event.type === 'securitypolicyviolation') {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event as SecurityPolicyViolationEvent
    const [blocked] = /^(?:https?:\/\/[\w.:-]+|[a-z-]+)/.exec(blockedURI) ?? ['']
    const at = scriptIn(`${sourceFile}:${lineNumber}`)
    return { kind: 'policy', code: `${effectiveDirective} ${blocked}`, at, requestId: null }
  }
  const error = errorOf(event)
  const kind = event.type === 'vite:preloadError' ? 'part' : 'error'
  return { kind, code: nameOf(error), at: scriptOf(error), requestId: null }
}

/**
 * Sends failures in batches, the last one when the page is left. Never fails, never waits, limits the number of
 * failures, and skips an error that another event has already reported. [E-177]
 */
export const makeFailureEventListener = (address: string): ((event: Event) => void) => {
  // If the content security policy blocks the report address, this violation is not reported, because the report would
  // be blocked, too.
  const blockedAddress = `connect-src ${new URL(address, location.href).origin}`
  const reportedErrors = new WeakSet<object>()
  const reported = new Set<string>()
  let waiting: readonly PageFailure[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = JSON.stringify({ build: scriptIn(firstScript()), failures: waiting })
    waiting = []
    // Sends the report as text without CORS, because a preflight request would be cancelled when the page is left.
    fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(
      () => undefined,
    )
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
    if (reported.size === AT_MOST || reported.has(text) || failure.code === blockedAddress) return
    reported.add(text)
    waiting = [...waiting, failure]
    timer ??= setTimeout(send, BATCH_AFTER_MS)
  }
}
