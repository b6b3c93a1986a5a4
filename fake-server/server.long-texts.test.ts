import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { isSlowerThanLinear } from '#domain/kernel/testing/linear-time'
import { ENDPOINTS } from './agency/endpoints.ts'
import { makeCallInSituation, prepareSituation } from './contract/situations.ts'
import { worldControlCalls } from './control/control-calls.ts'
import { makeServer } from './server.ts'
import { openTestApi } from './testing/api.ts'

const ENDPOINT_NAMES = ENDPOINTS.map(({ method, path }) => `${method} ${path}`)
const CONTROL = worldControlCalls(() => 0, [])
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`)

/** Pieces that slow down a careless parser when repeated. */
const PIECES = ['a-', '<b ', '\u0316\u0301', 'a@', '1 ', '[', '&#', '%25', '{"a":']

/** Measures calls with a text of 16,384 characters; a call below `shortMs` is fast enough without a comparison. */
const MEASURE = { now: () => process.cpuUsage().user / 1000, sizes: [2 ** 14], shortMs: 12 }

const textOf = (piece: string, length: number): string =>
  `a@${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length)

const listening = async () => {
  const server = await makeServer({ dist: null })
  return { ...(await server.listen(0)), close: () => server.close() }
}

/** Returns copies of this value, each with one of its strings replaced. */
const withText = (value: unknown, text: string): readonly unknown[] => {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    withText(inner, text).map((changed) =>
      Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed },
    ),
  )
}

const JSON_TYPE = { 'content-type': 'application/json' }

describe('[E-198] a call with long texts', () => {
  it.each(ENDPOINT_NAMES)('a long text in a call to %s does not delay other calls', async (name) => {
    const { api, call, headers = {} } = await prepareSituation(await openTestApi(), name)
    const [method = '', path = ''] = name.split(' ')
    const { url = path, body, form } = call
    const slow: string[] = []
    const checkLengths = async (what: string, send: (length: number) => Promise<unknown>) => {
      if (await isSlowerThanLinear(send, MEASURE)) slow.push(what)
    }
    const bodies = (piece: string, length: number) =>
      withText({ undeclared: '', ...(form ?? (body as object | undefined)) }, textOf(piece, length))
    for (const piece of PIECES.slice(0, 3))
      for (const index of bodies(piece, 1).keys())
        await checkLengths(`text ${index} of ${piece}`, (length) => {
          const sent = bodies(piece, length)[index]
          return makeCallInSituation(
            { api, call: form ? { url, form: sent as never } : { url, body: sent }, headers },
            name,
          )
        })
    for (const piece of PIECES) {
      const all = { ...headers, ...JSON_TYPE, 'accept-language': textOf(piece, 4000).replace(/[^\x20-\x7e]/g, ',') }
      await checkLengths(`body of ${piece}`, (length) => api.send(method as 'PUT', url, piece.repeat(length / 8), all))
      await checkLengths(`query of ${piece}`, (length) =>
        makeCallInSituation(
          { api, call: { ...call, url: `${url}?q=${encodeURIComponent(textOf(piece, length / 8))}` }, headers },
          name,
        ),
      )
    }
    expect(slow).toEqual([])
  })

  it.each(CONTROL)('a long text in the control call %s does not delay other calls', async (name) => {
    const api = await openTestApi()
    const [method = '', path = ''] = name.split(' ')
    for (const piece of PIECES)
      for (const wrap of [(text: string) => ({ [text]: text }), (text: string) => [{ path: `/${text}` }], String])
        expect(
          await isSlowerThanLinear(
            (length) => api.send(method as 'PUT', path, JSON.stringify(wrap(textOf(piece, length))), JSON_TYPE),
            MEASURE,
          ),
        ).toBe(false)
  })

  it('a text of a megabyte does not block other calls', async () => {
    const { portal, close } = await listening()
    const stalls = monitorEventLoopDelay({ resolution: 20 })
    stalls.enable()
    const calls = PIECES.flatMap((piece) =>
      ['/api/v1/auth/simple/success', '/api/v1/proof/create-batch', '/api/nothing'].map(async (path) => {
        const body = JSON.stringify({ provider: textOf(piece, 700_000) })
        return (await fetch(`${portal}${path}`, { method: 'POST', headers: JSON_TYPE, body })).status
      }),
    )
    const settings = await fetch(`${portal}/config.json`)
    expect(settings.status).toBe(200)
    for (const status of await Promise.all(calls)) expect(status).toBeLessThan(500)
    stalls.disable()
    await close()
    // The limit is in nanoseconds. With a parser of quadratic time, one of these texts blocked the server for nine
    // minutes.
    expect(stalls.max).toBeLessThan(10e9)
  })
})
