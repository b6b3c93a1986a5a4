import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Session } from '#domain/session/session'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { aDraft, inMemoryDatabase, inMemoryTab, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { Applications } from './applications.port.ts'
import { LoadApplication } from './load-application.ts'

const PERSON = { ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') }
const FOUND = anApplication({ number: 'A1', paymentType: 'confirmed', entityType: 'individual', supportNumber: '7' })

const start = (
  ofOwner: Applications['ofOwner'],
  known: Partial<Session> = PERSON,
  { drafts = inMemoryTab(), database = inMemoryDatabase() } = {},
) => {
  const session = inMemorySession(known)
  const resets: string[] = []
  const load = LoadApplication.make({
    applications: fakePort(Applications, { ofOwner }),
    session,
    tabDrafts: inMemoryRecords({ session, tab: drafts, database }),
    resetSession: (event) => {
      resets.push(event ?? '')
      session.reset()
    },
  })
  return {
    session,
    resets,
    load,
    failure: (page: Parameters<typeof load>[0]) => Effect.runPromise(Effect.flip(load(page))),
  }
}

describe('LoadApplication', () => {
  it('[A-143] reads the application of this person and business', async () => {
    const calls: unknown[] = []
    const { load } = start((...question) => {
      calls.push(question)
      return Effect.succeed({ is: 'found', application: FOUND })
    })
    expect(await Effect.runPromise(load('result'))).toEqual(FOUND)
    expect(calls).toEqual([[{ ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') }, 'normal', undefined]])
  })

  it('[A-013] [P-011] calls the separate back end for a session with that back end', async () => {
    const backEnds: unknown[] = []
    const { load } = start(
      (_, from) => {
        backEnds.push(from)
        return Effect.succeed({ is: 'found', application: FOUND })
      },
      { ...PERSON, adminBackEnd: true },
    )
    await Effect.runPromise(load('result'))
    expect(backEnds).toEqual(['admin'])
  })

  it('[E-146] adds values to the session, but keeps its application number and payment type', async () => {
    const answer = () => Effect.succeed({ is: 'found', application: FOUND } as const)
    const fresh = start(answer)
    await Effect.runPromise(fresh.load('result'))
    expect(fresh.session.read()).toMatchObject({
      applicationNumber: 'A1',
      paymentType: 'confirmed',
      entityType: 'individual',
      supportNumber: '7',
    })

    const registeredAnew = start(answer, { ...PERSON, applicationNumber: 'A2', paymentType: 'rapid' })
    await Effect.runPromise(registeredAnew.load('result'))
    expect(registeredAnew.session.read()).toMatchObject({
      applicationNumber: 'A2',
      paymentType: 'rapid',
      supportNumber: '7',
    })
  })

  it('[A-011] makes no call if no person is certified', async () => {
    const { failure } = start(() => Effect.die('not to be called'), { ...A_CERTIFIED_SESSION, ci: '' })
    expect(await failure('result')).toMatchObject({ _tag: 'PersonNotCertified' })
  })

  const EMPTY = Effect.succeed({ is: 'empty', message: '신청정보를 확인할 수 없습니다.' } as const)
  it.each([
    ['no application', Effect.succeed({ is: 'none', message: null } as const), 'result', 'NoApplication', 'reset'],
    ['an empty result on an edit page', EMPTY, 'edit', 'EmptyApplicationAnswer', 'reset'],
    ['HTTP 401', Effect.fail(SESSION_ENDED), 'result', 'PersonNotCertified', 'sessionOver'],
    ['HTTP 403', Effect.fail(refusedWith(403)), 'result', 'PersonNotCertified', 'sessionOver'],
  ] as const)(
    '[A-223] [D3-605] resets the session after %s, and keeps chosen files after a refusal',
    async (_, answer, page, tag, event) => {
      const { failure, resets, session } = start(() => answer)
      expect(await failure(page)).toMatchObject({ _tag: tag })
      expect(resets).toEqual([event])
      expect(session.read().ci).toBe('')
    },
  )

  it.each([
    ['an empty result', EMPTY, 'EmptyApplicationAnswer', '신청정보를 확인할 수 없습니다.'],
    ['no answer', Effect.fail(NO_ANSWER), 'NotLoaded', null],
    ['a malformed answer', Effect.fail(MALFORMED_ANSWER), 'NotLoaded', null],
    ['an HTTP error with a sentence', Effect.fail(refusedWith(500, '점검 중입니다.')), 'NotLoaded', '점검 중입니다.'],
  ] as const)('[A-147] keeps the session after %s', async (_, answer, tag, message) => {
    const { failure, resets, session } = start(() => answer)
    expect(await failure('result')).toMatchObject({ _tag: tag, message })
    expect(resets).toEqual([])
    expect(session.read().ci).toBe('ci-1')
  })
})

describe('[D2-149] [D1-262] [A-265] LoadApplication, with drafts that can no longer be sent', () => {
  const OWNER = 'digest of ci-1\n1000100001'
  const keptAfter = async (status: Application['status']) => {
    const draft = { ...aDraft({ total: '3' }, OWNER), savedAt: 0 }
    const drafts = inMemoryTab({ application: draft, general: draft, opinion: aDraft({}, 'somebody else') })
    const database = inMemoryDatabase()
    const file = { owner: OWNER, applicationNumber: 'A1', savedAt: 0, kind: 'chosenFile' as const }
    for (const form of ['general', 'opinion'])
      await Effect.runPromise(database.put({ ...file, name: form, value: { form, place: '', file: null } }))
    const application = anApplication({ number: 'A1', status, proofs: [] })
    const { load } = start(() => Effect.succeed({ is: 'found', application }), PERSON, { drafts, database })
    await Effect.runPromise(load('result'))
    const files = await Effect.runPromise(database.list('chosenFile'))
    return { drafts: Object.keys(drafts.all()), files: files.map(({ name }) => name) }
  }

  it('deletes only the application draft of a received application', async () =>
    expect(await keptAfter('targetSelected')).toEqual({
      drafts: ['general', 'opinion'],
      files: ['general', 'opinion'],
    }))

  it('deletes the proof drafts and files of a cancelled application', async () =>
    expect(await keptAfter('userCancel')).toEqual({ drafts: ['application', 'opinion'], files: [] }))
})
