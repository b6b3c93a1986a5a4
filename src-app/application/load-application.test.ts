import { aRegistrationNumber } from '#domain/business/testing/a-registration-number'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Application } from '#domain/application/application'
import type { Session } from '#domain/session/session'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { anApplication } from '../testing/an-application.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { aDraft, inMemoryDatabase, inMemoryDrafts, recordsInMemory } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { fakePort } from '../testing/fake-port.ts'
import { Applications } from './applications.port.ts'
import { type LoadingPage, LoadApplication } from './load-application.ts'

const PERSON = { ci: 'ci-1', registrationNumber: aRegistrationNumber('1000100001') }
const FOUND = anApplication({ number: 'A1', paymentType: 'confirmed', entityType: 'individual', supportNumber: '7' })

const start = (
  ofOwner: Applications['ofOwner'],
  known: Partial<Session> = PERSON,
  { drafts = inMemoryDrafts(), database = inMemoryDatabase() } = {},
) => {
  const session = inMemorySession(known)
  const resets: string[] = []
  const load = LoadApplication.make({
    applications: fakePort(Applications, { ofOwner }),
    session,
    records: recordsInMemory({ session, tab: drafts, database }),
    resetSession: () => {
      resets.push('reset')
      session.reset()
    },
  })
  return { session, resets, load, failure: (page?: LoadingPage) => Effect.runPromise(Effect.flip(load(page))) }
}

describe('LoadApplication', () => {
  it('[A-143] reads the application of this person and business', async () => {
    const calls: unknown[] = []
    const { load } = start((...question) => {
      calls.push(question)
      return Effect.succeed({ is: 'found', application: FOUND })
    })
    expect(await Effect.runPromise(load())).toEqual(FOUND)
    expect(calls).toEqual([
      [{ ci: 'ci-1', registrationNumber: aRegistrationNumber('1000100001') }, 'normal', undefined],
    ])
  })

  it('[A-013] [P-011] calls the separate back end while adminCiYn is Y', async () => {
    const backEnds: unknown[] = []
    const { load } = start(
      (_, from) => {
        backEnds.push(from)
        return Effect.succeed({ is: 'found', application: FOUND })
      },
      { ...PERSON, adminBackEnd: true },
    )
    await Effect.runPromise(load())
    expect(backEnds).toEqual(['admin'])
  })

  it('[E-146] adds missing values to the session, including the number for extensions, and keeps an existing number', async () => {
    const answer = () => Effect.succeed({ is: 'found', application: FOUND } as const)
    const fresh = start(answer)
    await Effect.runPromise(fresh.load())
    expect(fresh.session.read()).toMatchObject({
      applicationNumber: 'A1',
      paymentType: 'confirmed',
      entityType: 'individual',
      supportNumber: '7',
    })

    const registeredAnew = start(answer, { ...PERSON, applicationNumber: 'A2', paymentType: 'rapid' })
    await Effect.runPromise(registeredAnew.load())
    expect(registeredAnew.session.read()).toMatchObject({
      applicationNumber: 'A2',
      paymentType: 'rapid',
      supportNumber: '7',
    })
  })

  it('[A-011] makes no call if no person is certified', async () => {
    const { failure } = start(() => Effect.die('not to be called'), { ...A_CERTIFIED_SESSION, ci: '' })
    expect(await failure()).toMatchObject({ _tag: 'PersonNotCertified' })
  })

  it('resets the session when there is no application', async () => {
    const { failure, resets, session } = start(() => Effect.succeed({ is: 'none', message: null }))
    expect(await failure()).toMatchObject({ _tag: 'NoApplication' })
    expect(resets).toEqual(['reset'])
    expect(session.read().ci).toBe('')
  })

  it('[A-147] fails with the server’s message for an empty result, and keeps the session', async () => {
    const { failure, resets } = start(() => Effect.succeed({ is: 'empty', message: '신청정보를 확인할 수 없습니다.' }))
    expect(await failure()).toMatchObject({ _tag: 'EmptyApplication', message: '신청정보를 확인할 수 없습니다.' })
    expect(resets).toEqual([])
  })

  it('[A-223] resets the session for an empty result on an edit page', async () => {
    const { failure, resets } = start(() => Effect.succeed({ is: 'empty', message: null }))
    expect(await failure('edit')).toMatchObject({ _tag: 'EmptyApplication' })
    expect(resets).toEqual(['reset'])
  })

  it.each([
    ['HTTP 401', SESSION_ENDED],
    ['HTTP 403', refusedWith(403)],
  ])('resets the session when the load is refused by %s', async (_, error) => {
    const { failure, resets } = start(() => Effect.fail(error))
    expect(await failure()).toMatchObject({ _tag: 'PersonNotCertified' })
    expect(resets).toEqual(['reset'])
  })

  it.each([
    ['no answer', NO_ANSWER, null],
    ['a malformed answer', MALFORMED_ANSWER, null],
    ['an HTTP error with a sentence', refusedWith(500, '점검 중입니다.'), '점검 중입니다.'],
  ])('keeps the session after %s, so that loading can be repeated', async (_, error, message) => {
    const { failure, resets, session } = start(() => Effect.fail(error))
    expect(await failure()).toMatchObject({ _tag: 'LoadFailed', message })
    expect(resets).toEqual([])
    expect(session.read().ci).toBe('ci-1')
  })
})

describe('[D2-149] [D1-262] [A-265] LoadApplication, with drafts that can no longer be sent', () => {
  const OWNER = 'digest of ci-1\n1000100001'
  const keptAfter = async (status: Application['status']) => {
    const draft = { ...aDraft({ total: '3' }, OWNER), savedAt: 0 }
    const drafts = inMemoryDrafts({ application: draft, general: draft, opinion: aDraft({}, 'somebody else') })
    const database = inMemoryDatabase()
    const file = { owner: OWNER, applicationNumber: 'A1', savedAt: 0, kind: 'chosenFile' as const }
    for (const form of ['general', 'opinion'])
      await Effect.runPromise(database.put({ ...file, name: form, value: { form, place: '', file: null } }))
    const application = anApplication({ number: 'A1', status, proofs: [] })
    const { load } = start(() => Effect.succeed({ is: 'found', application }), PERSON, { drafts, database })
    await Effect.runPromise(load())
    const files = await Effect.runPromise(database.list('chosenFile'))
    return { drafts: Object.keys(drafts.all()), files: files.map(({ name }) => name) }
  }

  it('deletes the draft of a received application and keeps its proof drafts', async () =>
    expect(await keptAfter('targetSelected')).toEqual({
      drafts: ['general', 'opinion'],
      files: ['general', 'opinion'],
    }))

  it('deletes the proof drafts and files of a cancelled application, and keeps an application draft', async () =>
    expect(await keptAfter('userCancel')).toEqual({ drafts: ['application', 'opinion'], files: [] }))
})
