import { inject, vi } from 'vitest'

/** Where the fake server is reached that runs while the tests of this layer do. */
export type FakeServer = {
  /** The portal's own origin. */
  readonly portal: string
  /** The second origin: storage, providers, queue, address lookup; without a world in its path. */
  readonly outside: string
}

declare module 'vitest' {
  interface ProvidedContext extends FakeServer {}
}

/** A world of one test on the fake server, which all tests of this layer share. */
export type FakeWorld = {
  readonly id: string
  readonly portal: string
  /** The second origin with this world in its path. */
  readonly outside: string
  /** A call of `/__world…`; returns the body read as JSON, null where it is empty. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>
}

/**
 * A fresh world, and every `fetch` of the test into it: a browser says by cookie whose world it is, a test by header.
 * The cookie that tells browsers apart is kept as a browser keeps it. Undone by `vi.unstubAllGlobals()`.
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
