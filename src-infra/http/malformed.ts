import { MalformedAnswer } from '#app/kernel/call.errors'

/** The window's event for a malformed answer; its detail is the call. */
export const MALFORMED_EVENT = 'malformedanswer'

/** Makes the failure for an answer of another form, and fires the window's event for reports of failures. [E-175] */
export const malformed = (call: string, cause: unknown): MalformedAnswer => {
  if ('dispatchEvent' in globalThis) dispatchEvent(new CustomEvent(MALFORMED_EVENT, { detail: call }))
  return new MalformedAnswer({ call, cause })
}
