import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import type { Opinion } from '#domain/opinion/opinion'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { NoApplication, PersonNotCertified } from '../application/application.errors.ts'
import type { LoadApplication } from '../application/load-application.ts'
import { type CallError, NotLoaded } from '../kernel/call.errors.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { LoadOpinionPage } from './load-opinion-page.ts'
import { Opinions } from './opinions.port.ts'

const HELD = anApplication({ number: 'A1', status: 'hold' })
const ANSWERED = anOpinion({ isAnswered: true })

type Start = {
  readonly application?: ReturnType<LoadApplication>
  readonly opinions?: Effect.Effect<readonly Opinion[], CallError>
  /** The application number in the session. */
  readonly known?: string
}

const start = ({ application = Effect.succeed(HELD), opinions = Effect.succeed([]), known = '' }: Start = {}) => {
  const steps: string[] = []
  const load = LoadOpinionPage.make({
    loadApplication: (page) => {
      steps.push(`application ${page}`)
      return application
    },
    opinions: fakePort(Opinions, {
      ofApplication: (aplyNo) => {
        steps.push(`opinions of ${aplyNo}`)
        return opinions
      },
    }),
    session: inMemorySession({ applicationNumber: known }),
    resetSession: (event) => void steps.push(event ?? ''),
  })
  return { steps, load: () => Effect.runPromise(load()), failure: () => Effect.runPromise(Effect.flip(load())) }
}

describe('LoadOpinionPage', () => {
  it('[P-149] reads the application before the history if the session has no application number', async () => {
    const { load, steps } = start({ opinions: Effect.succeed([ANSWERED]) })
    expect(await load()).toEqual({
      application: HELD,
      opinions: [ANSWERED],
      verdict: 'ok',
      because: { rule: 'OP-6', ref: 'P-146' },
    })
    expect(steps).toEqual(['application edit', 'opinions of A1'])
  })

  it('[P-149] reads the history immediately if the session has an application number', async () => {
    const { load, steps } = start({ opinions: Effect.succeed([ANSWERED]), known: 'A1' })
    expect(await load()).toMatchObject({ application: HELD, opinions: [ANSWERED] })
    expect(steps).toEqual(['application edit', 'opinions of A1'])
    const unanswered = start({ application: Effect.never, known: 'A1' })
    void unanswered.load()
    expect(unanswered.steps).toEqual(['application edit', 'opinions of A1'])
  })

  it('[P-149] ignores the history of another application number', async () => {
    for (const opinions of [Effect.succeed([ANSWERED]), Effect.fail(SESSION_ENDED)]) {
      const calls: string[] = []
      const load = LoadOpinionPage.make({
        loadApplication: () => Effect.succeed(HELD),
        opinions: fakePort(Opinions, {
          ofApplication: (number) => {
            calls.push(number)
            return number === 'A1' ? Effect.succeed([]) : opinions
          },
        }),
        session: inMemorySession({ applicationNumber: 'A2' }),
        resetSession: () => void calls.push('reset'),
      })
      expect(await Effect.runPromise(load())).toMatchObject({ application: HELD, opinions: [] })
      expect(calls).toEqual(['A2', 'A1'])
    }
  })

  it('[P-146] decides from history and status whether another opinion may be submitted', async () => {
    const application = Effect.succeed(anApplication({ number: 'A1', status: 'deliberation' }))
    const none = await start({ application }).load()
    const one = await start({ application, opinions: Effect.succeed([ANSWERED]) }).load()
    expect([none.verdict, one.verdict]).toEqual(['closed', 'readOnly'])
  })

  it.each([new NoApplication({ because: null }), new PersonNotCertified()])(
    '[P-164] requests no history if there is no application: $_tag',
    async (error) => {
      const { failure, steps } = start({ application: Effect.fail(error) })
      expect(await failure()).toBe(error)
      expect(steps).toEqual(['application edit'])
    },
  )

  it.each([SESSION_ENDED, refusedWith(403)])(
    '[P-164] resets the session if this visitor may not read the history: $_tag',
    async (error) => {
      const { failure, steps } = start({ opinions: Effect.fail(error) })
      expect(await failure()).toBeInstanceOf(PersonNotCertified)
      expect(steps.at(-1)).toBe('sessionOver')
    },
  )

  it.each([
    { error: NO_ANSWER, message: null },
    { error: MALFORMED_ANSWER, message: null },
    { error: refusedWith(500, '오류'), message: '오류' },
    { error: refusedWith(404), message: null },
  ])(
    '[P-306] keeps the session if the history fails to load: $error._tag $error.status',
    async ({ error, message }) => {
      const { failure, steps } = start({ opinions: Effect.fail(error) })
      expect(await failure()).toMatchObject({ _tag: 'NotLoaded', message })
      expect(steps).not.toContain('reset')
    },
  )

  it('[P-306] fails with NotLoaded when the application cannot be loaded', async () => {
    const { failure } = start({
      application: Effect.fail(new NotLoaded({ message: '점검', cause: NO_ANSWER })),
    })
    expect(await failure()).toMatchObject({ _tag: 'NotLoaded' })
  })
})
