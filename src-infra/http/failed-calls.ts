import { MalformedAnswer } from '#app/kernel/call.errors'

/** The window event for a malformed answer or a server error (500 and above). Its detail is a `ReportedCall`. */
export const FAILED_CALL_EVENT = 'failedanswer'

/** The failed call, and its id in the server's log; null if the server sent none. */
export type ReportedCall = { readonly call: string; readonly requestId: string | null }

/** Fires the window event for failure reports. [E-177] */
export const reportFailedCall = (detail: ReportedCall): void => {
  if ('dispatchEvent' in globalThis) dispatchEvent(new CustomEvent(FAILED_CALL_EVENT, { detail }))
}

/** Makes the failure for an answer of the wrong format, and reports it. [E-175] */
export const makeReportedMalformedAnswer = (
  call: string,
  cause: unknown,
  requestId: string | null = null,
): MalformedAnswer => {
  reportFailedCall({ call, requestId })
  return new MalformedAnswer({ call, cause, requestId })
}
