import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { enterFakeWorld } from '../testing/fake-world.ts'
import { installFakeFetch } from '../testing/install-fake-fetch.ts'
import { VisitorAddressHttp } from './visitor-address-http.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const lookUp = (ipLookupUrls: readonly string[]) =>
  Effect.runPromise(
    VisitorAddressHttp.make({ settings: { read: () => ({ ...DEFAULT_SETTINGS, ipLookupUrls }) } }).lookUp(),
  )

describe('VisitorAddressHttp', () => {
  it('[E-160] [P-009] returns the IP address from the service, requested without credentials', async () => {
    const world = enterFakeWorld()
    await world.control('PUT', '/visitor', { ip: '192.0.2.1' })
    expect(await lookUp([`${world.outside}/ip`])).toBe('192.0.2.1')
    const requests = installFakeFetch({ ip: ' 192.0.2.9 ' })
    expect(await lookUp(['https://ip.example'])).toBe('192.0.2.9')
    expect(requests[0]).toMatchObject({ method: 'GET', credentials: 'omit' })
  })

  it('[E-160] uses the next service after a failure', async () => {
    const world = enterFakeWorld()
    await world.control('PUT', '/visitor', { fail: true })
    const good = enterFakeWorld()
    expect(await lookUp([`${world.outside}/ip`, `${good.outside}/ip`])).toBe('203.0.113.7')
    expect(await lookUp([`${world.outside}/ip`])).toBeNull()
  })

  it.each([{ address: '192.0.2.1' }, { ip: 7 }, { ip: '' }, []])(
    '[P-009] returns null for an answer of the wrong format: %j',
    async (answer) => {
      installFakeFetch(Response.json(answer))
      expect(await lookUp(['https://ip.example'])).toBeNull()
    },
  )

  it('[E-160] returns null and aborts the calls after 5 seconds', async () => {
    vi.useFakeTimers()
    const requests = installFakeFetch('silent')
    const looking = lookUp(['https://ip.example'])
    await vi.advanceTimersByTimeAsync(4999)
    expect(requests[0]?.init.signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await looking).toBeNull()
    expect(requests[0]?.init.signal?.aborted).toBe(true)
  })

  it('makes no call if no service is configured', async () => expect(await lookUp([])).toBeNull())
})
