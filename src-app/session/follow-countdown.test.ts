import { Effect, Fiber } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { EMPTY_SESSION } from '#domain/session/session'
import { countdownWorld, type TokenAnswers } from '../testing/countdown-world.ts'
import { NO_ANSWER } from '../testing/failures.ts'
import { inMemoryVisibility } from '../testing/in-memory-visibility.ts'
import { type CountdownNews, FollowCountdown } from './follow-countdown.ts'

const startingWith = (seconds: number) => ({
  applicationNumber: 'APL-2',
  token: 'token-1',
  timer: { deadline: seconds * 1000, isRunning: true },
})

/** A follower over a countdown of so many seconds; `pass` lets both clocks run, second by second. */
const following = (
  seconds: number,
  answers: TokenAnswers,
  story: (at: {
    readonly world: ReturnType<typeof countdownWorld>
    readonly visibility: ReturnType<typeof inMemoryVisibility>
    readonly told: CountdownNews[]
    readonly pass: (seconds: number) => Effect.Effect<void>
  }) => Effect.Effect<void>,
) => {
  const world = countdownWorld(startingWith(seconds), answers)
  const visibility = inMemoryVisibility()
  const told: CountdownNews[] = []
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
const of = (told: readonly CountdownNews[], is: CountdownNews['is']) => told.filter((news) => news.is === is)

describe('following the countdown', () => {
  it('tells the seconds that are left, and nothing while none runs', () =>
    following(10, { remaining: 5 }, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(2)
        expect(of(told, 'tick')).toEqual([10, 9, 8].map((secondsLeft) => ({ is: 'tick', secondsLeft })))
        world.session.reset()
        yield* pass(1)
        expect(told.at(-1)).toEqual({ is: 'tick', secondsLeft: null })
      }),
    ))

  it('warns at 300 seconds, once per countdown, and again after an extension', () =>
    following(302, {}, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(1)
        expect(of(told, 'warning')).toEqual([])
        yield* pass(5)
        expect(of(told, 'warning')).toEqual([{ is: 'warning', secondsLeft: 300 }])
        world.session.update((session) => ({
          ...session,
          timer: { deadline: world.clock.now() + 302_000, isRunning: true },
        }))
        yield* pass(4)
        expect(of(told, 'warning')).toHaveLength(2)
      }),
    ))

  it('asks again before the end; a failed call does not delay it; it comes once', () =>
    following(8, { remaining: NO_ANSWER }, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(7)
        expect(world.calls).toEqual(['remaining token-1'])
        expect(of(told, 'expired')).toEqual([])
        expect(world.session.read().token).toBe('token-1')
        yield* pass(3)
        expect(of(told, 'expired')).toEqual([{ is: 'expired', next: '/', draft: null }])
        expect(world.calls).toHaveLength(1)
        expect(world.session.read()).toEqual(EMPTY_SESSION)
      }),
    ))

  it('seconds of the server restart the countdown before it ends', () =>
    following(8, { remaining: 1000 }, ({ told, pass, world }) =>
      Effect.gen(function* () {
        yield* pass(20)
        expect(of(told, 'expired')).toEqual([])
        expect(world.calls).toHaveLength(1)
        expect(told.at(-1)).toMatchObject({ is: 'tick' })
        expect(world.session.read().timer.isRunning).toBe(true)
      }),
    ))

  it('[E-143] a tab that slept past the end is held as it comes back, asked about and ended before anything else', () =>
    following(600, { remaining: NO_ANSWER }, ({ told, visibility, world }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(700_000)
        visibility.show(true)
        // Not even a timer of no time has run since.
        expect(told.slice(-2)).toEqual([{ is: 'lastCheck' }, { is: 'expired', next: '/', draft: null }])
        expect(world.calls).toEqual(['remaining token-1'])
        yield* TestClock.adjust(0)
        expect(of(told, 'expired')).toHaveLength(1)
      }),
    ))

  it('[E-149] a server that knows of no second ends the session before the page would', () =>
    following(8, { remaining: 0 }, ({ told, pass }) =>
      Effect.gen(function* () {
        yield* pass(3)
        expect(of(told, 'expired')).toHaveLength(1)
      }),
    ))

  it('[E-210] a tab that comes back after 60 seconds takes the value of the server', () =>
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

  it('[E-210] after 59 seconds it does not ask', () =>
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

  it('[E-210] a failed question does not change the countdown', () =>
    following(600, { remaining: NO_ANSWER }, ({ visibility, world, told }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(60_000)
        visibility.show(true)
        yield* TestClock.adjust(0)
        expect(world.session.read().timer.deadline).toBe(600_000)
        expect(of(told, 'expired')).toEqual([])
      }),
    ))

  it('[D1-260] a device whose clock was set asks the server within the second, once', () =>
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

  it('[D1-260] a clock set forward past the end of the session ends none that the server still knows', () =>
    following(600, { remaining: 500 }, ({ world, pass, told }) =>
      Effect.gen(function* () {
        world.clock.find(7_200_000)
        yield* pass(3)
        expect(world.calls).toEqual(['remaining token-1'])
        expect(of(told, 'expired')).toEqual([])
      }),
    ))

  it('[E-210] a tab that slept into the last five minutes asks before it warns, and warns of the time that is', () =>
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

  it('[E-210] does not warn when the session was extended meanwhile', () =>
    following(1500, { remaining: 3000 }, ({ visibility, world, told, pass }) =>
      Effect.gen(function* () {
        visibility.show(false)
        world.clock.set(1_200_000)
        visibility.show(true)
        yield* TestClock.adjust(0)
        yield* pass(3)
        expect(of(told, 'warning')).toEqual([])
        expect(world.calls).toEqual(['remaining token-1'])
      }),
    ))
})

describe('[E-210] two tabs of one visit', () => {
  const SHARED = { applicationNumber: 'APL-1', token: 'cookie-token' }

  it('follow the extension that another tab has asked for, with its token, once', () =>
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

  it('end when another tab has ended the visit, once', () =>
    following(1000, { remaining: 0 }, ({ world, told, pass }) =>
      Effect.gen(function* () {
        world.session.update((session) => ({ ...session, ...SHARED }))
        world.cookie.set(null)
        yield* pass(3)
        expect(world.calls).toEqual(['remaining cookie-token'])
        expect(of(told, 'expired')).toHaveLength(1)
      }),
    ))

  it('go on when the other has only left its page, and when it is about another application', () =>
    following(1000, { remaining: 900 }, ({ world, told, pass }) =>
      Effect.gen(function* () {
        world.session.update((session) => ({ ...session, ...SHARED }))
        world.cookie.set(null)
        yield* pass(2)
        world.session.update((session) => ({ ...session, applicationNumber: 'APL-2' }))
        world.cookie.set('cookie-of-another')
        yield* pass(3)
        expect(world.calls).toEqual(['remaining cookie-token'])
        expect(of(told, 'expired')).toEqual([])
      }),
    ))

  it('do not ask the server about what this tab has renewed itself', () =>
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
