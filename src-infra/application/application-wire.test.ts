import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { cleanAccountNumber } from '#domain/account/account'
import { applyEdit, EDIT_OF_ENTRY } from '#domain/application/edit/application-edit'
import { anApplication } from '#domain/application/examples/an-application'
import { makeNewApplication } from '#domain/application/submit/new-application'
import { CORPORATE_APPLICATION_FORM, INDIVIDUAL_APPLICATION_FORM } from '#domain/application/submit/submit-checks.cases'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { kstDateOrThrow } from '#domain/time/calendar'
import { toApplication, ApplicationWire, toCreateRequest, toUpdateRequest } from './application-wire.ts'

const ANSWERED = Schema.decodeUnknownSync(ApplicationWire)({ aplyNo: 'A202506260001' })
const APPLICANT = { ci: 'CI-1', entityType: 'individual', supportNumber: '' } as const

describe('[A-130] toCreateRequest', () => {
  it('returns exactly the documented fields, with the values of an individual', () => {
    const request = toCreateRequest(makeNewApplication(INDIVIDUAL_APPLICATION_FORM, APPLICANT, null))
    expect(Object.entries(request)).toEqual(
      Object.entries({
        suptSn: null,
        aplyNo: 'A202506260001',
        aplyType: '일반',
        aplyNm: '김서준',
        rpsrRnno: '9001011234567',
        brdt: '19900101',
        aplyDesc: '',
        mbtlnum: '01012345678',
        ci: 'CI-1',
        brno: '1000100001',
        mngFrGb: '1',
        corpNm: '한빛분식',
        opbzDt: '20200131',
        crpno: '',
        soaMm: '12',
        coRprsvYn: 'N',
        bankNm: '국민은행',
        acntNo: '1101234567890',
        dpstrNm: '김서준',
        sprtAmt: 1_000_000,
        dcsnAmt: 0,
        prcsStts: '신청',
        mdtAgreYn: 'Y',
        ntaxAgreYn: 'Y',
        methodType: '',
      }),
    )
  })

  it('[A-131] [A-135] includes the corporate number of a corporation and the declined agreement', () => {
    const form = { ...CORPORATE_APPLICATION_FORM, keyAgreements: { publicData: false, taxData: true } }
    const request = toCreateRequest(
      makeNewApplication(form, { ...APPLICANT, entityType: 'corporate', supportNumber: 'S-7' }, null),
    )
    expect(request).toMatchObject({
      suptSn: 'S-7',
      mngFrGb: '0',
      crpno: '1101111234567',
      soaMm: '3',
      mdtAgreYn: 'N',
      ntaxAgreYn: 'Y',
    })
  })
})

describe('[A-220] toUpdateRequest', () => {
  const LOADED = anApplication({
    number: 'A202506260001',
    paymentType: 'confirmed',
    supportNumber: 'S-7',
    businessNumber: businessNumberOrThrow('1008100001'),
    companyName: '주식회사 한빛',
    openingDate: kstDateOrThrow('2020-01-31'),
    corporateNumber: cleanCorporateNumber('1101111234567'),
    settlementMonth: '3',
    bankName: '국민은행',
    accountNumber: cleanAccountNumber('1101234567890'),
    depositor: '주식회사 한빛',
    status: 'requestVerified',
    methodType: 'M',
  })

  it('returns exactly the documented fields', () =>
    expect(toUpdateRequest({ ...LOADED, recordedEdit: 'account' }, 'CI-1')).toEqual({
      suptSn: 'S-7',
      aplyNo: 'A202506260001',
      aplyType: '일반',
      brno: '1008100001',
      corpNm: '주식회사 한빛',
      opbzDt: '20200131',
      crpno: '1101111234567',
      soaMm: '3',
      bankNm: '국민은행',
      acntNo: '1101234567890',
      dpstrNm: '주식회사 한빛',
      prcsStts: '검증요청완료',
      ci: 'CI-1',
      changedBy: 'S',
      changedReason: 'N',
      methodType: 'M',
    }))

  it.each([
    ['[A-213]', 'accountBeforeReview', '', ''],
    ['[A-214]', 'account', 'S', 'N'],
    ['[A-219]', 'business', 'system', '보완요청에 따른 사업자 정보 수정'],
  ] as const)('%s says who changed the status and why: %s', (_, recordedEdit, changedBy, changedReason) =>
    expect(toUpdateRequest({ ...LOADED, recordedEdit }, 'CI-1')).toMatchObject({ changedBy, changedReason }),
  )

  it.each(Object.keys(EDIT_OF_ENTRY))('sends the entry %s', (entry) => {
    const editedApplication = { ...LOADED, recordedEdit: 'account' } as const
    expect(toUpdateRequest({ ...editedApplication, [entry]: '7' }, 'CI-1')).not.toEqual(
      toUpdateRequest(editedApplication, 'CI-1'),
    )
  })

  it.each(['신속', '일반', '영업', '이관', '신속지급'])('keeps the loaded payment type: %s', (word) => {
    const loadedApplication = toApplication({ ...ANSWERED, aplyType: word }, { proofs: [], items: [] })
    expect(toUpdateRequest({ ...loadedApplication, recordedEdit: 'account' }, 'CI-1').aplyType).toBe(word)
  })

  it.each([
    { opbzDt: '2020-02-30' },
    { opbzDt: '미상' },
    { opbzDt: '2020년 1월' },
    { opbzDt: '0000.00.00' },
    { brno: '100010000' },
    { brno: '100 01 00001' },
  ])('keeps an invalid opening date or business number as loaded: %j', (words) => {
    const loadedApplication = toApplication({ ...ANSWERED, ...words }, { proofs: [], items: [] })
    const account = { bankName: '기업은행', accountNumber: cleanAccountNumber('2223334445'), depositor: '한빛' }
    const editedApplication = applyEdit(loadedApplication, { kind: 'account', entries: account })
    expect(toUpdateRequest(editedApplication, 'CI-1')).toMatchObject({ ...words, bankNm: '기업은행' })
  })

  it('sends an empty string for a missing text, and null for a missing suptSn', () =>
    expect(toUpdateRequest({ ...anApplication(), recordedEdit: 'account' }, 'CI-1')).toMatchObject({
      suptSn: null,
      brno: '',
      opbzDt: '',
      methodType: '',
    }))
})
