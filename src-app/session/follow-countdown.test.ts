import { Effect, Fiber } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { EMPTY_SESSION } from '#domain/session/session'
import { countdownWorld, type TokenAnswers } from '../testing/countdown-world.ts'
import { NO_ANSWER } from '../testing/failures.ts'
import { inMemoryVisibility } from '../testing/in-memory-visibility.ts'
import { type CountdownNotification, FollowCountdown } from './follow-countdown.ts'

const startingWith = (seconds: number) => ({
  applicationNumber: 'APL-2',
  token: 'token-1',
  timer: { deadline: seconds * 1000, isRunning: true },
})

/** Follows a countdown of `seconds` seconds; `pass` advances both clocks second by second. */
const following = (
  seconds: number,
  answers: TokenAnswers,
  story: (at: {
    readonly world: ReturnType<typeof countdownWorld>
    readonly visibility: ReturnType<typeof inMemoryVisibility>
    readonly told: CountdownNotification[]
    readonly pass: (seconds: number) => Effect.Effect<void>
  }) => Effect.Effect<void>,
) => {
  const world = countdownWorld(startingWith(seconds), answers)
  const visibility = inMemoryVisibility()
  const told: CountdownNotification[] = []
  const pass = (passing: number) =>
    Effect.gen(function* () {
      for (let second = 0; second < passing; second += 1) {
        world.clock.set(world.clock.now() + 1000)
        yield* TestClock.adjust('1 second')
      }
    })
  return Effect.runPromise(
    Effect.gen(function* () {
      const follower = yield* Effect.forkChild(
        FollowCountdown.make({ ...world, visibility })((news) => void told.push(news)),
      )
      yield* TestClock.adjust(0)
      yield* story({ world, visibility, told, pass })
      yield* Fiber.interrupt(follower)
    }).pipe(Effect.provide(TestClock.layer()), Effect.scoped),
  )
}
const reportsOf = (told: readonly CountdownNotification[], is: CountdownNotification['is']) =>
  told.filter((news) => news.is === is)

describe('FollowCountdown', () => {
  it('reports the remaining seconds, and null without a countdown', () =>
    following(10, { remaining: 5 }, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(2)
        expect(reportsOf(told, 'tick')).toEqual([10, 9, 8].map((secondsLeft) => ({ is: 'tick', secondsLeft })))
        world.session.reset()
        yield* pass(1)
        expect(told.at(-1)).toEqual({ is: 'tick', secondsLeft: null })
      }),
    ))

  it('warns only once in each countdown', () =>
    following(302, {}, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(1)
        expect(reportsOf(told, 'warning')).toEqual([])
        yield* pass(5)
        expect(reportsOf(told, 'warning')).toEqual([{ is: 'warning', secondsLeft: 300 }])
        world.session.update((session) => ({
          ...session,
          timer: { deadline: world.clock.now() + 302_000, isRunning: true },
        }))
        yield* pass(4)
        expect(reportsOf(told, 'warning')).toHaveLength(2)
      }),
    ))

  it('expires only once, even if the request fails', () =>
    following(8, { remaining: NO_ANSWER }, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(7)
        expect(world.calls).toEqual(['remaining token-1'])
        expect(reportsOf(told, 'expired')).toEqual([])
        expect(world.session.read().token).toBe('token-1')
        yield* pass(3)
        expect(reportsOf(told, 'expired')).toMatchObject([{ is: 'expired', next: '/', draft: null }])
        expect(world.calls).toHaveLength(1)
        expect(world.session.read()).toEqual(EMPTY_SESSION)
      }),
    ))

  it('restarts the countdown if, shortly before the end, the server reports more time', () =>
    following(8, { remaining: 1000 }, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(20)
        expect(reportsOf(told, 'expired')).toEqual([])
        expect(world.calls).toHaveLength(1)
        expect(told.at(-1)).toMatchObject({ is: 'tick' })
        expect(world.session.read().timer.isRunning).toBe(true)
      }),
    ))

  it('[E-143] checks the time once more after a long sleep', () =>
    following(600, { remaining: NO_ANSWER }, ({ told, visibility, world }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(700_000)
        visibility.show(true)
        // No timer has run since the page became visible, not even a timer of zero milliseconds.
        expect(told.slice(-2)).toMatchObject([{ is: 'lastCheck' }, { is: 'expired', next: '/', draft: null }])
        expect(world.calls).toEqual(['remaining token-1'])
        yield* TestClock.adjust(0)
        expect(reportsOf(told, 'expired')).toHaveLength(1)
      }),
    ))

  it('[E-210] uses the server’s value if a tab returns after 60 seconds', () =>
    following(600, { remaining: 3000 }, ({ visibility, world }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(60_000)
        visibility.show(true)
        yield* TestClock.adjust(0)
        expect(world.calls).toEqual(['remaining token-1'])
        expect(world.session.read().timer.deadline).toBe(3_060_000)
      }),
    ))

  it('[E-210] makes no call if a tab returns after 59 seconds', () =>
    following(600, {}, ({ visibility, world }) =>
      Effect.gen(function* () {
        world.clock.set(30_000)
        visibility.show(false)
        world.clock.set(89_999)
        visibility.show(true)
        yield* TestClock.adjust(0)
        expect(world.calls).toEqual([])
      }),
    ))

  it('[E-210] keeps the countdown if the call fails', () =>
    following(600, { remaining: NO_ANSWER }, ({ visibility, world, told }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(60_000)
        visibility.show(true)
        yield* TestClock.adjust(0)
        expect(world.session.read().timer.deadline).toBe(600_000)
        expect(reportsOf(told, 'expired')).toEqual([])
      }),
    ))

  it('[D1-260] requests the time once after the device clock was set', () =>
    following(600, { remaining: 500 }, ({ world, pass }) =>
      Effect.gen(function* () {
        yield* pass(3)
        expect(world.calls).toEqual([])
        world.clock.find(world.clock.now())
        yield* pass(3)
        expect(world.calls).toEqual(['remaining token-1'])
        expect(world.session.read().timer.deadline).toBe(504_000)
      }),
    ))

  it('[D1-260] continues after the device clock was set past the end, if the session is still valid on the server', () =>
    following(600, { remaining: 500 }, ({ world, pass, told }) =>
      Effect.gen(function* () {
        world.clock.find(7_200_000)
        yield* pass(3)
        expect(world.calls).toEqual(['remaining token-1'])
        expect(reportsOf(told, 'expired')).toEqual([])
      }),
    ))

  it('[E-210] asks the server for the time left if a warning is due when the page becomes visible again', () =>
    following(1500, { remaining: 290 }, ({ visibility, world, told }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(1_200_000)
        visibility.show(true)
        yield* TestClock.adjust(0)
        expect(told.slice(1)).toEqual([
          { is: 'tick', secondsLeft: 300 },
          { is: 'tick', secondsLeft: 290 },
          { is: 'warning', secondsLeft: 290 },
        ])
      }),
    ))

  it('[E-210] does not warn if the session was extended while the page was hidden', () =>
    following(1500, { remaining: 3000 }, ({ visibility, world, told, pass }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(1_200_000)
        visibility.show(true)
        yield* TestClock.adjust(0)
        yield* pass(3)
        expect(reportsOf(told, 'warning')).toEqual([])
        expect(world.calls).toEqual(['remaining token-1'])
      }),
    ))
})

describe('[E-210] FollowCountdown, with a second tab', () => {
  const SHARED = { applicationNumber: 'APL-1', token: 'cookie-token' }

  it('uses the extension of another tab exactly once', () =>
    following(1000, { remaining: 3600 }, ({ world, pass }) =>
      Effect.gen(function* () {
        world.session.update((session) => ({ ...session, ...SHARED }))
        yield* pass(2)
        expect(world.calls).toEqual([])
        world.cookie.set('cookie-2')
        yield* pass(3)
        expect(world.calls).toEqual(['remaining cookie-2'])
        expect(world.session.read()).toMatchObject({ token: 'cookie-2', timer: { isRunning: true } })
      }),
    ))

  it('expires once if another tab has ended the session', () =>
    following(1000, { remaining: 0 }, ({ world, told, pass }) =>
      Effect.gen(function* () {
        world.session.update((session) => ({ ...session, ...SHARED }))
        world.cookie.set(null)
        yield* pass(3)
        expect(world.calls).toEqual(['remaining cookie-token'])
        expect(reportsOf(told, 'expired')).toHaveLength(1)
      }),
    ))

  it('continues if another tab has removed the cookie, but the server still knows the session', () =>
    following(1000, { remaining: 900 }, ({ world, told, pass }) =>
      Effect.gen(function* () {
        world.session.update((session) => ({ ...session, ...SHARED }))
        world.cookie.set(null)
        yield* pass(2)
        world.session.update((session) => ({ ...session, applicationNumber: 'APL-2' }))
        world.cookie.set('cookie-of-another')
        yield* pass(3)
        expect(world.calls).toEqual(['remaining cookie-token'])
        expect(reportsOf(told, 'expired')).toEqual([])
      }),
    ))

  it('makes no call after a renewal by this tab', () =>
    following(1000, {}, ({ world, pass }) =>
      Effect.gen(function* () {
        world.session.update((session) => ({ ...session, ...SHARED }))
        world.cookie.set('cookie-2')
        world.session.update((session) => ({ ...session, token: 'cookie-2' }))
        yield* pass(3)
        expect(world.calls).toEqual([])
      }),
    ))
})
