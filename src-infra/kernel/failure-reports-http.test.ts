import { Effect, Schema } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeAnswer } from '../http/envelope.ts'
import { enterFakeWorld, type FakeWorld } from '../testing/fake-world.ts'
import { makeFailureEventListener } from './failure-reports-http.ts'

const SCRIPT = 'http://portal.example/assets/index-D5X3qIh-.js'
const [NAME, NUMBER, CI] = ['김서준', '800101-1000018', 'Q2kgb2Yga2lt+A==']

/**
 * Returns an error whose message and stack contain personal data: a name, a resident number and a CI. `place` is added
 * at the end of the stack, for example a line and column of a built script.
 */
const reportFrom = (place = '') => {
  const error = new TypeError(`${NAME} ${NUMBER}`)
  error.stack = `TypeError: ${NAME} ${NUMBER}\n    at ${CI} (http://portal.example/api?ci=${CI})${place}`
  return error
}
const event = (type: string, more: object) => Object.assign(new Event(type), more)
const violation = (more: object) =>
  event('securitypolicyviolation', { sourceFile: SCRIPT, lineNumber: 7, effectiveDirective: 'img-src', ...more })

let world: FakeWorld
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  world = enterFakeWorld()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
  vi.stubGlobal('location', { href: 'http://portal.example/', pathname: '/aply-info' })
  vi.stubGlobal('document', { querySelector: () => ({ src: SCRIPT }) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Batch = {
  readonly body: { readonly build: string; readonly failures: readonly object[] }
  readonly status: number
}

/** Returns the batches that the fake world has received, as soon as there are this many. */
const batches = (count: number): Promise<readonly Batch[]> =>
  vi.waitFor(async () => {
    const lines = (await world.control('GET', '/journal?path=/failures')) as readonly Batch[]
    expect(lines.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 204))
    return lines
  })

const reporter = () => makeFailureEventListener(`${world.outside}/failures`)

describe('[E-177] makeFailureEventListener', () => {
  it('reports several failures in one batch', async () => {
    const report = reporter()
    page.addEventListener('failedanswer', report)
    const read = decodeAnswer(Schema.Struct({ id: Schema.Number }), `/api/v1/things/${NUMBER}/${CI}?ci=${CI}`)
    await Effect.runPromise(Effect.exit(read(Effect.succeed({ name: NAME }))))
    report(event('vite:preloadError', { payload: new TypeError(`Failed: http://a/assets/FaqScreen-_a1b2c3d.js`) }))
    report(event('error', { error: reportFrom('\n    at draw (http://a/assets/forms-12345678.js:1:2345)') }))
    report(event('unhandledrejection', { reason: `${NAME} ${NUMBER}` }))
    report(violation({ blockedURI: `https://images.example/${NUMBER}?name=${NAME}` }))
    report(violation({ blockedURI: 'inline', effectiveDirective: 'script-src-elem', sourceFile: '' }))
    report(event('failedanswer', { detail: { call: '/api/v1/things', requestId: 'a1b2c3d4e5f60718' } }))
    await vi.advanceTimersByTimeAsync(3000)
    const [batch] = await batches(1)
    const at = { page: '/aply-info', requestId: null }
    expect(batch?.body).toEqual({
      build: 'index-D5X3qIh-.js',
      failures: [
        { ...at, kind: 'answer', code: '/api/v1/things/*/*', at: null },
        { ...at, kind: 'part', code: 'TypeError', at: 'FaqScreen-_a1b2c3d.js' },
        { ...at, kind: 'error', code: 'TypeError', at: 'forms-12345678.js:1:2345' },
        { ...at, kind: 'error', code: 'unknown', at: null },
        { ...at, kind: 'policy', code: 'img-src https://images.example', at: 'index-D5X3qIh-.js:7' },
        { ...at, kind: 'policy', code: 'script-src-elem inline', at: null },
        { ...at, kind: 'answer', code: '/api/v1/things', at: null, requestId: 'a1b2c3d4e5f60718' },
      ],
    })
  })

  it('reports no personal data from URL, message, stack or answer', async () => {
    const send = vi.fn<(url: string, request: { readonly body: string }) => Promise<Response>>()
    vi.stubGlobal('fetch', send.mockResolvedValue(new Response()))
    vi.stubGlobal('location', { href: `http://portal.example/kmc-result/${CI}`, pathname: `/kmc-result/${CI}` })
    const report = reporter()
    for (const type of ['error', 'caughterror']) report(event(type, { error: reportFrom() }))
    report(event('unhandledrejection', { reason: Object.assign(reportFrom(), { name: NAME }) }))
    report(event('failedanswer', { detail: { call: `/api/v1/brno/${NUMBER}?name=${NAME}&ci=${CI}`, requestId: null } }))
    report(violation({ blockedURI: `https://a.example/${CI}`, sourceFile: `http://portal.example/x?ci=${CI}` }))
    await vi.advanceTimersByTimeAsync(3000)
    const [url, request] = send.mock.calls[0]!
    expect(JSON.parse(request.body)).toMatchObject({
      failures: Array.from({ length: 4 }, () => ({ page: null })),
    })
    for (const secret of [NAME, NUMBER, CI]) expect(`${url} ${request.body}`).not.toContain(secret)
    expect(request).toMatchObject({ credentials: 'omit', mode: 'no-cors', keepalive: true })
  })

  it('reports an error of several events only once', async () => {
    const report = reporter()
    const error = new TypeError('Failed')
    report(event('vite:preloadError', { payload: error }))
    report(event('caughterror', { error }))
    report(event('vite:preloadError', { payload: new TypeError('Failed') }))
    await vi.advanceTimersByTimeAsync(3000)
    expect((await batches(1))[0]?.body.failures).toMatchObject([{ kind: 'part' }])
  })

  it('sends at most twenty failures per page', async () => {
    const report = reporter()
    for (let i = 0; i < 30; i += 1) report(event('error', { error: reportFrom(`/assets/a.js:${i}`) }))
    page.dispatchEvent(new Event('pagehide'))
    expect((await batches(1))[0]?.body.failures).toHaveLength(20)
    report(event('error', { error: reportFrom('/assets/a.js:99') }))
    await vi.advanceTimersByTimeAsync(3000)
    page.dispatchEvent(new Event('pagehide'))
    await batches(1)
  })

  it('continues if a report fails or is blocked', async () => {
    const refusal = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', refusal)
    const report = reporter()
    report(event('error', { error: new Error() }))
    await vi.advanceTimersByTimeAsync(3000)
    report(violation({ effectiveDirective: 'connect-src', blockedURI: `${world.outside}/failures` }))
    await vi.advanceTimersByTimeAsync(3000)
    expect(refusal).toHaveBeenCalledOnce()
  })
})
