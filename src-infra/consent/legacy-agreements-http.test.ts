import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openFakeBackEnd } from '../testing/fake-back-end.ts'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { LegacyAgreementsHttp } from './legacy-agreements-http.ts'

afterEach(() => vi.unstubAllGlobals())

const DECLINED = { version: '3.0.0', agreedAt: 7, agreements: {} }
const GIVEN = { title: '개인정보 수집·이용', required: true }
const AGREEMENTS = {
  applicationNumber: 'APL-1',
  personal: { ...DECLINED, agreements: { info_collection_yn: { ...GIVEN, agreed: true } } },
  mydata: DECLINED,
}
const SENT = {
  aplyNo: 'APL-1',
  personalInfo: { ...DECLINED, agreements: { info_collection_yn: { ...GIVEN, agreed: 'Y' } } },
  mydataInfo: DECLINED,
}

describe('[P-271] LegacyAgreementsHttp', () => {
  it('sends the application number and both groups of agreements', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(LegacyAgreementsHttp.make({ http: fakeHttp({ status: 200 }, calls) }).save(AGREEMENTS))
    expect(calls).toEqual([
      { method: 'POST', path: '/api/agreements', options: { body: SENT, operation: 'save-agreements' } },
    ])
  })

  it.each([{ status: 400, message: '신청번호가 없습니다.' }, { success: false }])(
    'fails with Refused for %j',
    async (body) =>
      expect(
        await Effect.runPromise(Effect.flip(LegacyAgreementsHttp.make({ http: fakeHttp(body) }).save(AGREEMENTS))),
      ).toMatchObject({
        _tag: 'Refused',
      }),
  )

  it('is rejected by the fake server if the visitor has no session', async () => {
    const { http } = openFakeBackEnd()
    expect(await Effect.runPromise(Effect.flip(LegacyAgreementsHttp.make({ http }).save(AGREEMENTS)))).toMatchObject({
      _tag: 'SessionEnded',
    })
  })
})
