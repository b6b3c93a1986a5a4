import { inject, vi } from 'vitest'

/** The two origins of the fake server that runs during the tests of this layer. */
export type FakeServerOrigins = {
  /** The portal's own origin. */
  readonly portal: string
  /** The second origin (storage, providers, queue, IP lookup), without the id of a world in the path. */
  readonly outside: string
}

declare module 'vitest' {
  interface ProvidedContext extends FakeServerOrigins {}
}

/** A world: the separate state that each test has on the fake server. All tests of this layer share the server. */
export type FakeWorld = {
  readonly id: string
  readonly portal: string
  /** The URL of the second origin, with the id of this world in its path. */
  readonly outside: string
  /** Calls `/__world…` and returns the JSON body; null if it is empty. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>
}

/**
 * Makes a fresh world, and sends every `fetch` of the test to it. Browsers select a world by cookie, tests by header.
 * Stores the cookie that identifies a browser, as a browser does. Undone by `vi.unstubAllGlobals()`.
 */
export const enterFakeWorld = (): FakeWorld => {
  const id = `infra-${crypto.randomUUID()}`
  const [portal, outside] = [inject('portal'), inject('outside')]
  const real = globalThis.fetch
  let browser: string | null = null
  const here: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!request.url.startsWith(portal)) return real(request)
    request.headers.set('x-world', id)
    if (browser !== null) request.headers.append('cookie', browser)
    const answer = await real(request)
    browser =
      answer.headers
        .getSetCookie()
        .find((line) => line.startsWith('browser='))
        ?.split(';', 1)[0] ?? browser
    return answer
  }
  vi.stubGlobal('fetch', here)
  return {
    id,
    portal,
    outside: `${outside}/w/${id}`,
    control: async (method, path, body) => {
      const answer = await here(`${portal}/__world${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${method} /__world${path}: ${answer.status} ${text}`)
      return text === '' ? null : (JSON.parse(text) as unknown)
    },
  }
}
