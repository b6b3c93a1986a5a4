import { MalformedAnswer } from '#app/kernel/call.errors'

/** The window event for a malformed answer; its detail is the call. */
export const MALFORMED_EVENT = 'malformedanswer'

/** Makes the failure for an answer of another shape, and fires the window event for failure reports. [E-175] */
export const malformed = (call: string, cause: unknown): MalformedAnswer => {
  if ('dispatchEvent' in globalThis) dispatchEvent(new CustomEvent(MALFORMED_EVENT, { detail: call }))
  return new MalformedAnswer({ call, cause })
}
