import { MalformedAnswer } from '#app/kernel/call.errors'

/** The event of a window that an answer could not be read; its detail is the call. */
export const MALFORMED_EVENT = 'malformedanswer'

/** An answer in another form than agreed; the window is told, for whoever reports failures of the page. [E-175] */
export const malformed = (call: string, cause: unknown): MalformedAnswer => {
  if ('dispatchEvent' in globalThis) dispatchEvent(new CustomEvent(MALFORMED_EVENT, { detail: call }))
  return new MalformedAnswer({ call, cause })
}
