import { describe, expect, it } from 'vitest'
import { EMPTY_SESSION, withoutVerification } from './session-record.ts'

describe('the session record', () => {
  it('[P-269] its defaults: agreements of two pages with version and time, no test person', () => {
    expect(EMPTY_SESSION.tempCiYn).toBe('N')
    expect(EMPTY_SESSION.agreementInfo).toEqual({
      personal: { agreements: {}, version: '', agreedAt: null },
      mydata: { agreements: {}, version: '', agreedAt: null },
    })
    const consent = { title: '개인정보 수집·이용 동의', required: true, agreed: 'Y' } as const
    const kept = { agreements: { info_collection_yn: consent }, version: '3.0.0', agreedAt: 1 }
    const filled = { ...EMPTY_SESSION, agreementInfo: { ...EMPTY_SESSION.agreementInfo, personal: kept } }
    expect(filled.agreementInfo.personal.agreements.info_collection_yn).toEqual(consent)
  })

  it('[P-269] [E-136] a reset returns every field to its default', () =>
    expect(EMPTY_SESSION).toEqual({
      aplyNo: '',
      aplyType: '',
      brNo: '',
      mngFrGb: '',
      pageSeparation: '',
      marketingUseAgreement: '',
      mydataUseAgreement: '',
      onslfCert: '',
      mobileName: '',
      mobileNo: '',
      mobileCo: '',
      brdt: '',
      proofMstrId: '',
      proofType: '',
      proofDetailTypes: [],
      consentCheck: '',
      certType: '',
      isNormalProof: '',
      tempCiYn: 'N',
      adminCiYn: 'N',
      adminLoginYn: 'N',
      timer: { deadline: null, isRunning: false },
      agreementInfo: {
        personal: { agreements: {}, version: '', agreedAt: null },
        mydata: { agreements: {}, version: '', agreedAt: null },
      },
      token: '',
      suptSn: '',
      receivedAt: null,
    }))

  it('[E-091] another business number takes away everything but the flow and the marks of test and office', () =>
    expect(
      withoutVerification({
        ...EMPTY_SESSION,
        brNo: '1000100001',
        aplyNo: 'A1',
        onslfCert: 'ci',
        mobileName: '김서준',
        token: 'token',
        consentCheck: 'Y',
        pageSeparation: '1',
        adminLoginYn: 'Y',
      }),
    ).toEqual({ ...EMPTY_SESSION, pageSeparation: '1', adminLoginYn: 'Y' }))
})
