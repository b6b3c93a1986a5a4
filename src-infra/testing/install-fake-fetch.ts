import { vi } from 'vitest'

type SentRequest = {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly credentials: RequestCredentials
  readonly body: string
  readonly init: RequestInit
}

/** A reply: a body (sent with status 200), a whole response, a function that makes one, or no answer. */
type FetchReply = Response | 'silent' | (() => Response | Promise<Response>) | Readonly<Record<string, unknown>>

/**
 * Replaces `fetch` by a function that returns the replies in order and repeats the last one. Undone by
 * `vi.unstubAllGlobals()`.
 */
export const installFakeFetch = (...replies: readonly FetchReply[]): readonly SentRequest[] => {
  const sentRequests: SentRequest[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sentRequests.push({
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      credentials: init.credentials ?? 'same-origin',
      body: typeof init.body === 'string' ? init.body : '',
      init,
    })
    const reply = replies[Math.min(sentRequests.length, replies.length) - 1]
    if (reply === 'silent' || reply === undefined) {
      return new Promise<Response>((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    }
    if (typeof reply === 'function') return reply()
    return reply instanceof Response ? reply.clone() : Response.json(reply)
  })
  return sentRequests
}
