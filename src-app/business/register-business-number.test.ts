import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrNull, type BusinessNumber } from '#domain/business/business-number'
import { EMPTY_SESSION } from '#domain/session/session'
import type { CallError } from '../kernel/call.errors.ts'
import { A_CERTIFIED_SESSION } from '../testing/a-session.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { inMemoryCookie } from '../testing/in-memory-cookie.ts'
import { inMemoryRecords } from '../testing/in-memory-records.ts'
import { inMemorySession } from '../testing/in-memory-session.ts'
import { BusinessRegistry, BusinessNumberMalformed, type RegisteredBusiness } from './business-registry.port.ts'
import { RegisterBusinessNumber } from './register-business-number.ts'

const NUMBER = businessNumberOrNull('1000100001') as BusinessNumber
const OTHER = businessNumberOrNull('1000100002') as BusinessNumber
const ACTIVE: RegisteredBusiness = {
  applicationNumber: 'APL-1',
  paymentType: 'rapid',
  entityType: 'individual',
  taxStatus: { code: '01', errorCode: null },
}

const checkWith = (
  answer: RegisteredBusiness | BusinessNumberMalformed | CallError,
  session = inMemorySession(),
  cookie = inMemoryCookie(),
  records = inMemoryRecords({ session }),
) => ({
  session,
  cookie,
  check: RegisterBusinessNumber.make({
    registry: fakePort(BusinessRegistry, {
      register: () => (answer instanceof Error ? Effect.fail(answer) : Effect.succeed(answer)),
    }),
    session,
    cookie,
    records,
    tabDrafts: records,
  }),
})

describe('RegisterBusinessNumber', () => {
  it('[E-089] stores the answer for a permitted business', async () => {
    const { check, session } = checkWith(ACTIVE)
    expect(await Effect.runPromise(check(NUMBER))).toEqual({ next: '/onslf-check' })
    expect(session.read()).toEqual({
      ...EMPTY_SESSION,
      businessNumber: NUMBER,
      applicationNumber: 'APL-1',
      paymentType: 'rapid',
      entityType: 'individual',
    })
  })

  it('[A-042] removes the mark of saved consents if the business number has a new application', async () => {
    const before = {
      ...A_CERTIFIED_SESSION,
      businessNumber: NUMBER,
      applicationNumber: 'APL-0',
      supportNumber: '7',
      receivedAt: 1,
    }
    const { check, session } = checkWith(ACTIVE, inMemorySession({ ...before, consentsSaved: true }))
    await Effect.runPromise(check(NUMBER))
    expect(session.read()).toMatchObject({
      applicationNumber: 'APL-1',
      consentsSaved: false,
      supportNumber: '',
      receivedAt: null,
      ci: before.ci,
    })
  })

  it.each([
    { code: '03', tag: 'BusinessClosed', rule: 'BZ-4' },
    { code: '99', tag: 'BusinessUnregistered', rule: 'BZ-6' },
    { code: null, tag: 'BusinessUnregistered', rule: 'BZ-6' },
  ])('[E-086] [E-087] [E-090] stores nothing and fails with $tag for status $code', async ({ code, tag, rule }) => {
    const { check, session } = checkWith(
      { ...ACTIVE, taxStatus: { code, errorCode: null } },
      inMemorySession(A_CERTIFIED_SESSION),
    )
    expect(await Effect.runPromise(Effect.flip(check(OTHER)))).toMatchObject({
      _tag: tag,
      because: { rule },
    })
    expect(session.read()).toEqual({ ...EMPTY_SESSION, ...A_CERTIFIED_SESSION })
  })

  it('[D1-259] treats an answer without an application number as malformed', async () => {
    const { check, session } = checkWith({ ...ACTIVE, applicationNumber: null }, inMemorySession(A_CERTIFIED_SESSION))
    expect(await Effect.runPromise(Effect.flip(check(OTHER)))).toMatchObject({ _tag: 'MalformedAnswer' })
    expect(session.read()).toEqual({ ...EMPTY_SESSION, ...A_CERTIFIED_SESSION })
  })

  it('[E-086] reports a closed business even if the answer has no application number', async () => {
    const { check } = checkWith({ ...ACTIVE, applicationNumber: null, taxStatus: { code: '03', errorCode: null } })
    expect(await Effect.runPromise(Effect.flip(check(OTHER)))).toMatchObject({ _tag: 'BusinessClosed' })
  })

  it('[E-091] removes certification, consents, token and cookie of the earlier business number', async () => {
    const before = inMemorySession({ ...A_CERTIFIED_SESSION, flow: 'application' })
    const { check, session, cookie } = checkWith(
      { ...ACTIVE, applicationNumber: 'APL-2' },
      before,
      inMemoryCookie('token-1'),
    )
    await Effect.runPromise(check(OTHER))
    expect(session.read()).toEqual({
      ...EMPTY_SESSION,
      flow: 'application',
      businessNumber: OTHER,
      applicationNumber: 'APL-2',
      paymentType: 'rapid',
      entityType: 'individual',
    })
    expect(cookie.read()).toBeNull()
  })

  it('[D2-149] [D1-890] keeps a draft of another number until the person agrees, and then deletes it', async () => {
    const session = inMemorySession({ ...A_CERTIFIED_SESSION, applicationNumber: 'APL-1' })
    const records = inMemoryRecords({ session })
    await Effect.runPromise(records.put('applicationDraft', 'application', {}))
    await Effect.runPromise(records.put('chosenFile', '1', { form: 'opinion' }))
    const kept = async () => [records.drafts().length, (await Effect.runPromise(records.list('chosenFile'))).length]
    const { check } = checkWith({ ...ACTIVE, applicationNumber: 'APL-2' }, session, inMemoryCookie(), records)
    expect(await Effect.runPromise(Effect.flip(check(OTHER)))).toMatchObject({ _tag: 'DraftOfAnotherNumber' })
    expect(session.read()).toMatchObject({ ...A_CERTIFIED_SESSION, applicationNumber: 'APL-1' })
    expect(await kept()).toEqual([1, 1])
    await Effect.runPromise(check(OTHER, { deletesDraft: true }))
    expect(await kept()).toEqual([0, 0])
    expect(session.read()).toMatchObject({ businessNumber: OTHER, applicationNumber: 'APL-2' })
  })

  it('[E-091] keeps the cookie of another tab', async () => {
    const { check, cookie } = checkWith(
      ACTIVE,
      inMemorySession(A_CERTIFIED_SESSION),
      inMemoryCookie('token-of-another-tab'),
    )
    await Effect.runPromise(check(OTHER))
    expect(cookie.read()).toBe('token-of-another-tab')
  })

  it('[E-091] keeps certification and consents for an unchanged number', async () => {
    const { check, session, cookie } = checkWith(
      ACTIVE,
      inMemorySession(A_CERTIFIED_SESSION),
      inMemoryCookie('token-1'),
    )
    await Effect.runPromise(check(NUMBER))
    expect(session.read()).toEqual({ ...EMPTY_SESSION, ...A_CERTIFIED_SESSION })
    expect(cookie.read()).toBe('token-1')
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500), refusedWith(200, '거절'), new BusinessNumberMalformed()])(
    '[E-092] [E-093] [E-094] [E-174] stores nothing if the call fails: $_tag $message',
    async (failure) => {
      const { check, session } = checkWith(failure)
      expect(await Effect.runPromise(Effect.flip(check(NUMBER)))).toBe(failure)
      expect(session.read()).toEqual(EMPTY_SESSION)
    },
  )
})
