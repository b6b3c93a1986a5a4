import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { expectFailure } from '../testing/expect-failure.ts'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { CertificationCompletionHttp } from './certification-completion-http.ts'

const completionOver = (body: unknown, calls: RecordedCall[] = []) =>
  CertificationCompletionHttp.make({ http: fakeHttp(body, calls) })
const PERSON = { name: '김서준', birthDay: '19800131', ci: 'ci-1' }
const REPORT = {
  applicationNumber: 'APL-1',
  businessNumber: businessNumberOrThrow('1000100001'),
  ci: 'ci-1',
  name: '김서준',
  mobileNumber: '01012345678',
  birthDate: '19800131',
  provider: 'kakao',
}
const SENT = { aplyNo: 'APL-1', brNo: '1000100001', ...PERSON, phoneNumber: '01012345678', provider: 'kakao' }

describe('CertificationCompletionHttp', () => {
  it('[E-119] returns the person who was certified by a request, or null', async () => {
    const calls: RecordedCall[] = []
    expect(
      await Effect.runPromise(
        completionOver({ success: true, data: { ...PERSON, phone: '01099999999' } }, calls).resultOf('mtx-1'),
      ),
    ).toEqual(PERSON)
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/auth/integration/result', options: { body: { mtxId: 'mtx-1' } } },
    ])
    expect(
      await Effect.runPromise(completionOver({ success: false, status: 400, message: 'x' }).resultOf('mtx-1')),
    ).toBeNull()
  })

  it('[E-115] reports a simple certification differently in each flow', async () => {
    const calls: RecordedCall[] = []
    const { brNo: _, ...inApplication } = SENT
    await Effect.runPromise(completionOver({ status: 200 }, calls).reportSimple('application', REPORT))
    await Effect.runPromise(completionOver(null, calls).reportSimple('result', REPORT))
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/auth/simple/success', options: { body: inApplication } },
      { method: 'POST', path: '/api/v1/auth/simpleResult/success', options: { body: SENT } },
    ])
    expect(calls[0]?.options.body).not.toHaveProperty('brNo')
    expect(await expectFailure(completionOver({ success: false }).reportSimple('application', REPORT))).toMatchObject({
      _tag: 'Refused',
    })
  })

  it('[E-128] sets the cookie for a business number', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(completionOver({ status: 200 }, calls).openSession(businessNumberOrThrow('1000100001')))
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/auth/setJwtCookie', options: { query: { brno: '1000100001' } } },
    ])
  })

  it('[E-204] uses a new key for the cookie call each time', async () => {
    const calls: RecordedCall[] = []
    const { openSession } = completionOver({ status: 200 }, calls)
    const number = businessNumberOrThrow('1000100001')
    for (const call of [openSession(number), openSession(number)]) await Effect.runPromise(call)
    const contents = calls.map(({ options }) => options.content)
    expect(contents.every((content) => typeof content === 'string')).toBe(true)
    expect(new Set(contents).size).toBe(2)
  })

  it('[E-130] returns the business number of a person, or null', async () => {
    const calls: RecordedCall[] = []
    const businessNumber = completionOver({ status: 200, result: { brno: '1000100001' } }, calls).businessNumberOf(
      'ci-1',
    )
    expect(await Effect.runPromise(businessNumber)).toBe('1000100001')
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/v1/application/result/detail/ci', options: { body: { ci: 'ci-1' } } },
    ])
    for (const none of [
      { status: 200, result: null },
      { status: 200, result: {} },
      { status: 404, message: '없음' },
      { status: 400, message: '없음' },
      { status: '404', result: null },
    ])
      expect(await Effect.runPromise(completionOver(none).businessNumberOf('ci-1'))).toBeNull()
    for (const status of [401, 403, 429, 500, 503])
      expect(await expectFailure(completionOver({ status }).businessNumberOf('ci-1'))).toMatchObject({
        _tag: 'Refused',
        status,
      })
  })

  it('keeps the session when the answer is 401', async () => {
    const calls: RecordedCall[] = []
    const certifications = completionOver({ status: 200, success: true, data: PERSON, result: null }, calls)
    await Effect.runPromise(certifications.resultOf('m'))
    await Effect.runPromise(certifications.reportSimple('application', REPORT))
    await Effect.runPromise(certifications.businessNumberOf('c'))
    await Effect.runPromise(certifications.openSession(''))
    expect(calls.map(({ options }) => options.auth)).toEqual(['visitor', 'visitor', 'visitor', 'visitor'])
  })

  it.each([
    { success: true },
    { success: true, data: { ...PERSON, ci: '' } },
    { success: true, data: { ...PERSON, ci: undefined } },
    { data: PERSON },
    null,
  ])('[E-175] fails with MalformedAnswer if a person has the wrong format: %j', async (body) =>
    expect(await expectFailure(completionOver(body).resultOf('m'))).toMatchObject({ _tag: 'MalformedAnswer' }),
  )

  it('[E-175] fails with MalformedAnswer for a malformed business number', async () =>
    expect(
      await expectFailure(completionOver({ status: 200, result: { brno: 7 } }).businessNumberOf('c')),
    ).toMatchObject({
      _tag: 'MalformedAnswer',
    }))
})
