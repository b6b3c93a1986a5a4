import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { EMPTY_SESSION } from '#domain/session/session'
import { countdownWorld } from '../testing/countdown-world.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { CountdownTokens } from './countdown-tokens.port.ts'
import { RefreshCountdownOnPageOpen, RefreshCountdown } from './refresh-countdown.ts'

const RUNNING = { applicationNumber: 'APL-1', token: 'token-1', timer: { deadline: 900_000, isRunning: true } }

describe('RefreshCountdown', () => {
  it('[E-141] sends the token of the cookie if the cookie is for this application', async () => {
    const world = countdownWorld(RUNNING, { remaining: 1200 })
    expect(await Effect.runPromise(world.refresh())).toBeNull()
    expect(world.calls).toEqual(['remaining cookie-token'])
    expect(world.session.read().timer).toEqual({ deadline: 1_200_000, isRunning: true })
  })

  it('[D1-260] caps the remaining time at the length of a full session', async () => {
    const world = countdownWorld(RUNNING, { remaining: 10 ** 12 })
    await Effect.runPromise(world.refresh())
    expect(world.session.read().timer).toEqual({ deadline: 3_600_000, isRunning: true })
  })

  it.each([{ applicationNumber: 'APL-2' }, { applicationNumber: '' }])(
    '[E-141] sends the token of the session if the cookie is not for its application: %o',
    async (another) => {
      const world = countdownWorld({ ...RUNNING, ...another }, { remaining: 1200 })
      await Effect.runPromise(world.refresh())
      expect(world.calls).toEqual(['remaining token-1'])
    },
  )

  it('[E-209] [D1-265] never adopts a token of another person for the same application', async () => {
    const cookie = inMemoryCookie('cookie-token', 'APL-1', { another: true })
    const world = countdownWorld(RUNNING, { remaining: 1200 }, cookie)
    await Effect.runPromise(world.refresh())
    expect(world.calls).toEqual(['remaining token-1'])
    expect(world.session.read().token).toBe('token-1')
  })

  it('[E-141] makes no call if there is no token', async () => {
    const world = countdownWorld({ ...RUNNING, token: '' })
    expect(await Effect.runPromise(world.refresh())).toBeNull()
    expect(world.calls).toEqual([])
  })

  it.each([0, -1])('[E-149] ends the session after one call if the answer is %i seconds', async (remaining) => {
    const world = countdownWorld(RUNNING, { remaining })
    expect(await Effect.runPromise(world.refresh())).toMatchObject({ next: '/', draft: null })
    expect(world.session.read()).toEqual(EMPTY_SESSION)
    expect(world.calls).toHaveLength(1)
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, SESSION_ENDED, refusedWith(500)])(
    '[E-150] keeps the countdown when the call fails: $_tag',
    async (remaining) => {
      const world = countdownWorld(RUNNING, { remaining })
      expect(await Effect.runPromise(world.refresh())).toBeNull()
      expect(world.session.read()).toEqual({ ...EMPTY_SESSION, ...RUNNING })
    },
  )

  it('ends the session when the last check fails', async () => {
    const world = countdownWorld(RUNNING, { remaining: NO_ANSWER })
    expect(await Effect.runPromise(world.refresh('atTheEnd'))).toMatchObject({ next: '/', draft: null })
  })

  it('ignores an answer for an ended session', async () => {
    const world = countdownWorld(RUNNING)
    const endsMeanwhile = fakePort(CountdownTokens, {
      remaining: () => Effect.sync(() => (world.session.reset(), 1200)),
    })
    expect(await Effect.runPromise(RefreshCountdown.make({ ...world, tokens: endsMeanwhile })())).toBeNull()
    expect(world.session.read()).toEqual(EMPTY_SESSION)
  })
})

describe('RefreshCountdownOnPageOpen', () => {
  const enter = (
    world: ReturnType<typeof countdownWorld>,
    route: Parameters<ReturnType<typeof RefreshCountdownOnPageOpen.make>>[0],
  ) => Effect.runPromise(RefreshCountdownOnPageOpen.make(world)(route))

  it('[E-141] requests the time only on a page that shows the countdown', async () => {
    const world = countdownWorld(RUNNING, { remaining: 1200 })
    await enter(world, '/board-faq')
    expect(world.calls).toEqual([])
    await enter(world, '/aply-info')
    expect(world.calls).toEqual(['remaining cookie-token'])
  })

  it('[E-142] requests a token first on the certification page of an application', async () => {
    const world = countdownWorld({ applicationNumber: 'APL-1' }, { created: 'token-9' })
    await enter(world, '/onslf-check')
    expect(world.calls).toEqual(['create APL-1'])
    expect(world.session.read()).toMatchObject({ token: 'token-9', timer: { deadline: 3_600_000, isRunning: true } })
    expect(world.cookie.read()).toBe('cookie-token')
  })

  it('[E-142] requests no token on another page or a second time', async () => {
    const none = countdownWorld({})
    await enter(none, '/onslf-check')
    expect(none.calls).toEqual([])
    const held = countdownWorld(RUNNING, { remaining: 10 })
    await enter(held, '/onslf-check')
    expect(held.calls).toEqual(['remaining cookie-token'])
    const elsewhere = countdownWorld({ applicationNumber: 'APL-1' })
    await enter(elsewhere, '/info-agree')
    expect(elsewhere.calls).toEqual([])
  })

  it.each([NO_ANSWER, refusedWith(500)])('[E-142] does not fail if no token can be created: $_tag', async (created) => {
    const world = countdownWorld({ applicationNumber: 'APL-1' }, { created })
    expect(await enter(world, '/onslf-check')).toBeNull()
    expect(world.session.read()).toEqual({ ...EMPTY_SESSION, applicationNumber: 'APL-1' })
  })
})
