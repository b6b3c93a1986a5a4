import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrNull, type BusinessNumber } from '#domain/business/business-number'
import { EMPTY_SESSION } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { aDraft, inMemoryTab, inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { type ApplicationCountAnswer, BusinessRegistry } from './business-registry.port.ts'
import { LookUpApplication } from './look-up-application.ts'

const NUMBER = businessNumberOrNull('1000100001') as BusinessNumber
const OTHER = businessNumberOrNull('1000100002') as BusinessNumber

const lookUpWith = (
  answer: Partial<ApplicationCountAnswer> | CallError,
  session = inMemorySession(),
  tabDrafts = inMemoryRecords({ session }),
) => {
  const cookie = inMemoryCookie('token-1')
  const registry = fakePort(BusinessRegistry, {
    countApplications: () =>
      answer instanceof Error
        ? Effect.fail(answer)
        : Effect.succeed({ success: true, count: 0, message: null, ...answer }),
  })
  return { session, cookie, lookUp: LookUpApplication.make({ registry, session, cookie, tabDrafts }) }
}
const failureOf = (answer: Partial<ApplicationCountAnswer> | CallError, session = inMemorySession()) =>
  Effect.runPromise(Effect.flip(lookUpWith(answer, session).lookUp(NUMBER)))

describe('LookUpApplication', () => {
  it('[E-096] stores the business number if an application exists', async () => {
    const { lookUp, session } = lookUpWith({ success: true, count: 1 })
    expect(await Effect.runPromise(lookUp(NUMBER))).toEqual({ next: '/onslf-check-result' })
    expect(session.read()).toEqual({ ...EMPTY_SESSION, businessNumber: NUMBER })
  })

  it('[E-096] stores nothing if no application exists', async () => {
    const session = inMemorySession()
    expect(await failureOf({ count: 0 }, session)).toMatchObject({
      _tag: 'NoApplication',
      because: { rule: 'AC-3' },
    })
    expect(session.read()).toEqual(EMPTY_SESSION)
  })

  it('[E-091] removes the data of an earlier business number', async () => {
    const { lookUp, session, cookie } = lookUpWith({ count: 1 }, inMemorySession(A_CERTIFIED_SESSION))
    await Effect.runPromise(lookUp(OTHER))
    expect(session.read()).toEqual({ ...EMPTY_SESSION, flow: 'result', businessNumber: OTHER })
    expect(cookie.read()).toBeNull()
  })

  it('[D2-149] [D1-890] keeps a draft of another number until the person agrees, and then deletes it', async () => {
    const session = inMemorySession(A_CERTIFIED_SESSION)
    const { ci, businessNumber } = A_CERTIFIED_SESSION
    const tab = inMemoryTab({
      application: { ...aDraft({}, `digest of ${ci}\n${businessNumber}`), savedAt: Number.MAX_SAFE_INTEGER },
    })
    const { lookUp } = lookUpWith({ count: 1 }, session, inMemoryRecords({ session, tab }))
    expect(await Effect.runPromise(Effect.flip(lookUp(OTHER)))).toMatchObject({ _tag: 'DraftOfAnotherNumber' })
    expect(session.read()).toMatchObject(A_CERTIFIED_SESSION)
    expect(tab.list()).toHaveLength(1)
    await Effect.runPromise(lookUp(OTHER, { deletesDraft: true }))
    expect([session.read().businessNumber, tab.list()]).toEqual([OTHER, []])
  })

  it('[E-098] fails with the message of an unsuccessful answer', async () => {
    const session = inMemorySession()
    const message = '조회할 수 없습니다.'
    const refused = { _tag: 'ApplicationLookupRefused', message, because: { rule: 'AC-1' } }
    expect(await failureOf({ success: false, message }, session)).toMatchObject(refused)
    expect(await failureOf(refusedWith(500, message), session)).toMatchObject({ _tag: 'Refused', message })
    expect(session.read()).toEqual(EMPTY_SESSION)
  })

  it('[E-099] returns the message of an HTTP 400 unchanged', async () =>
    expect(await failureOf(refusedWith(400, '숫자가 아닙니다.'))).toMatchObject({ message: '숫자가 아닙니다.' }))

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(502)])(
    '[E-094] fails with the error of the call: $_tag',
    async (failure) => expect(await failureOf(failure)).toBe(failure),
  )
})
