import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { CallError } from '../kernel/call.errors.ts'
import { countdownWorld } from '../testing/countdown-world.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { ExtendSession } from './extend-session.ts'

const RUNNING = { applicationNumber: 'APL-1', token: 'token-1', timer: { deadline: 200_000, isRunning: true } }

describe('ExtendSession', () => {
  it('[E-146] stores a new token and restarts a full hour', async () => {
    const world = countdownWorld(RUNNING, { created: 'token-2' })
    expect(await Effect.runPromise(ExtendSession.make(world)())).toBe('extended')
    expect(world.calls).toEqual(['create APL-1'])
    expect(world.session.read()).toMatchObject({ token: 'token-2', timer: { deadline: 3_600_000, isRunning: true } })
  })

  it.each([
    { answer: refusedWith(200), tag: 'SessionExtensionRefused' },
    { answer: refusedWith(500), tag: 'SessionExtensionRefused' },
    { answer: NO_ANSWER, tag: 'SessionExtensionFailed' },
    { answer: MALFORMED_ANSWER, tag: 'SessionExtensionFailed' },
  ])('[E-147] keeps the countdown and fails with $tag for $answer._tag', async ({ answer, tag }) => {
    const world = countdownWorld(RUNNING, { created: answer })
    expect(await Effect.runPromise(Effect.flip(ExtendSession.make(world)()))).toMatchObject({ _tag: tag })
    expect(world.session.read()).toMatchObject(RUNNING)
  })

  describe('when the session ends before the answer arrives', () => {
    const late = (created: string | CallError, cookieAfter: string) => {
      const world = countdownWorld(RUNNING, { created }, inMemoryCookie('token-1', 'APL-1'))
      const end = () => {
        world.session.reset()
        world.cookie.set(cookieAfter)
      }
      const create = (application: string) => Effect.ensuring(world.tokens.create(application), Effect.sync(end))
      return { ...world, tokens: { ...world.tokens, create } }
    }

    it.each([
      { created: 'token-2' },
      { created: refusedWith(200) },
      { created: NO_ANSWER },
      { created: MALFORMED_ANSWER },
    ])('[E-143] [E-147] [D1-340] leaves the session ended after the answer $created', async ({ created }) => {
      const world = late(created, 'token-1')
      expect(await Effect.runPromise(ExtendSession.make(world)())).toBe('over')
      expect(world.session.read()).toMatchObject({ token: '', applicationNumber: '' })
    })

    it('[D1-340] removes the cookie that the late answer has renewed', async () => {
      const world = late('token-2', 'token-2')
      await Effect.runPromise(ExtendSession.make(world)())
      expect(world.cookie.read()).toBeNull()
    })

    it('[D1-340] keeps the cookie of another login', async () => {
      const world = late('token-2', 'token-3')
      await Effect.runPromise(ExtendSession.make(world)())
      expect(world.cookie.read()).toBe('token-3')
    })
  })

  it.each(['cookie-token', null])(
    '[D1-670] [E-147] keeps the countdown and fails if the cookie of a certified person is not the new token, but %s',
    async (login) => {
      const world = countdownWorld({ ...RUNNING, ci: 'ci-1' }, { created: 'token-2' }, inMemoryCookie(login, 'APL-1'))
      expect(await Effect.runPromise(Effect.flip(ExtendSession.make(world)()))).toMatchObject({
        _tag: 'SessionExtensionRefused',
      })
      expect(world.session.read()).toMatchObject(RUNNING)
    },
  )

  it('[D1-670] [E-146] extends the session of a certified person whose login is renewed', async () => {
    const world = countdownWorld({ ...RUNNING, ci: 'ci-1' }, { created: 'token-2' }, inMemoryCookie('token-2', 'APL-1'))
    expect(await Effect.runPromise(ExtendSession.make(world)())).toBe('extended')
  })

  it('[E-209] [D1-265] makes no call when another tab has certified another person', async () => {
    const cookie = inMemoryCookie('cookie-token', 'APL-2', { another: true })
    const world = countdownWorld({ ...RUNNING, ci: 'ci-1' }, { created: 'token-2' }, cookie)
    expect(await Effect.runPromise(Effect.flip(ExtendSession.make(world)()))).toMatchObject({ _tag: 'SessionEnded' })
    expect(world.calls).toEqual([])
  })

  it('[E-142] [E-209] before a certification, ignores the cookie', async () => {
    const cookie = inMemoryCookie('cookie-token', 'APL-2', { another: true })
    const world = countdownWorld(RUNNING, { created: 'token-2' }, cookie)
    await Effect.runPromise(ExtendSession.make(world)())
    expect(world.session.read()).toMatchObject({ token: 'token-2' })
  })

  it('[E-147] makes no call if the session has no application number', async () => {
    const world = countdownWorld({ ...RUNNING, applicationNumber: '' })
    expect(await Effect.runPromise(Effect.flip(ExtendSession.make(world)()))).toMatchObject({
      _tag: 'SessionExtensionRefused',
    })
    expect(world.calls).toEqual([])
  })
})
