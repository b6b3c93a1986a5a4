import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { EMPTY_SESSION, type Session } from '#domain/session/session'
import { parseStoredSession, toStoredAgreements, toStoredSession } from './session-wire.ts'

/** Every field at its default, in the format, which has not changed since version 1. */
const EMPTY_TEXT =
  '{"aplyNo":"","aplyType":"","brNo":"","mngFrGb":"","pageSeparation":"","marketingUseAgreement":"",' +
  '"mydataUseAgreement":"","onslfCert":"","mobileName":"","mobileNo":"","mobileCo":"","brdt":"","proofMstrId":"",' +
  '"proofType":"","proofDetailTypes":[],"consentCheck":"","certType":"","tempCiYn":"N",' +
  '"adminCiYn":"N","adminLoginYn":"N","timer":{"deadline":null,"isRunning":false},"agreementInfo":{"personal":' +
  '{"agreements":{},"version":"","agreedAt":null},"mydata":{"agreements":{},"version":"","agreedAt":null}},' +
  '"token":"","suptSn":"","receivedAt":null,"consentUnanswered":"","isNormalProof":""}'

/** A session with a value in every field, in the format that is unchanged since version 1. */
const FULL_TEXT =
  '{"aplyNo":"DA2025000123","aplyType":"신속","brNo":"1008100001","mngFrGb":"0","pageSeparation":"1",' +
  '"marketingUseAgreement":"N","mydataUseAgreement":"Y","onslfCert":"ci-1","mobileName":"김서준",' +
  '"mobileNo":"01012345678","mobileCo":"SKT","brdt":"19800131","proofMstrId":"501","proofType":"일반",' +
  '"proofDetailTypes":["4"],"consentCheck":"Y","certType":"NICE","tempCiYn":"Y","adminCiYn":"N",' +
  '"adminLoginYn":"Y","timer":{"deadline":3600000,"isRunning":true},"agreementInfo":{"personal":{"version":"3.0.0",' +
  '"agreedAt":7,"agreements":{"tax_info_yn":{"title":"과세정보","required":true,"agreed":"Y"},' +
  '"info_promotion_yn":{"title":"홍보","required":false,"agreed":"N"}}},"mydata":{"agreements":{},"version":"",' +
  '"agreedAt":null}},"token":"token-1","suptSn":"10001","receivedAt":9,"consentUnanswered":"Y","isNormalProof":"Y"}'

const FULL: Session = {
  applicationNumber: 'DA2025000123',
  paymentType: 'rapid',
  businessNumber: businessNumberOrThrow('1008100001'),
  entityType: 'corporate',
  flow: 'result',
  marketingAgreed: false,
  mydataAgreed: true,
  ci: 'ci-1',
  certifiedName: '김서준',
  mobileNumber: '01012345678',
  mobileCarrier: 'SKT',
  birthDate: '19800131',
  certifiedBy: 'NICE',
  proofId: '501',
  registrationPath: 'general',
  proofDetailTypes: ['4'],
  consentsSaved: true,
  consentsUnanswered: true,
  consents: {
    personal: {
      version: '3.0.0',
      agreedAt: 7,
      agreements: {
        tax_info_yn: { title: '과세정보', required: true, agreed: true },
        info_promotion_yn: { title: '홍보', required: false, agreed: false },
      },
    },
    mydata: EMPTY_SESSION.consents.mydata,
  },
  testPerson: true,
  adminBackEnd: false,
  adminLoggedIn: true,
  timer: { deadline: 3_600_000, isRunning: true },
  token: 'token-1',
  supportNumber: '10001',
  receivedAt: 9,
}

const instant = fc.option(fc.nat())
const answered = fc.option(fc.boolean())
const agreements = fc.record({
  agreements: fc.dictionary(
    fc.stringMatching(/^[a-z_]{1,9}$/),
    fc.record({ title: fc.string(), required: fc.boolean(), agreed: fc.boolean() }),
  ),
  version: fc.string(),
  agreedAt: instant,
})
const sessions: fc.Arbitrary<Session> = fc.record({
  applicationNumber: fc.string(),
  paymentType: fc.constantFrom('rapid', 'confirmed', null),
  businessNumber: fc.constantFrom<Session['businessNumber'][]>('', businessNumberOrThrow('1000100001')),
  entityType: fc.constantFrom('corporate', 'individual', null),
  flow: fc.constantFrom('application', 'result', null),
  marketingAgreed: answered,
  mydataAgreed: answered,
  ci: fc.string(),
  certifiedName: fc.string(),
  mobileNumber: fc.string(),
  mobileCarrier: fc.string(),
  birthDate: fc.string(),
  certifiedBy: fc.constantFrom(null, 'SIMPLE', 'NICE', 'KMC', 'FINANCE', 'JOINT', 'IPIN'),
  proofId: fc.string(),
  registrationPath: fc.constantFrom(null, 'general' as const, 'direct' as const, 'parcel' as const),
  proofDetailTypes: fc.array(fc.string()),
  consentsSaved: fc.boolean(),
  consentsUnanswered: fc.boolean(),
  consents: fc.record({ personal: agreements, mydata: agreements }),
  testPerson: fc.boolean(),
  adminBackEnd: fc.boolean(),
  adminLoggedIn: fc.boolean(),
  timer: fc.record({ deadline: instant, isRunning: fc.boolean() }),
  token: fc.string(),
  supportNumber: fc.string(),
  receivedAt: instant,
})
const read = (text: string) => parseStoredSession(JSON.parse(text))

describe('[P-268] [E-136] toStoredSession and parseStoredSession', () => {
  it.each([
    ['an empty session', EMPTY_SESSION, EMPTY_TEXT],
    ['a visit', FULL, FULL_TEXT],
  ])('the stored form of %s has the names and words of the specification', (_, session, text) => {
    expect(JSON.stringify(toStoredSession(session))).toBe(text)
    expect(read(text)).toEqual(session)
  })

  it('every session is restored unchanged', () =>
    fc.assert(
      fc.property(sessions, (session) => {
        const stored = toStoredSession(session)
        expect(parseStoredSession(stored)).toEqual(session)
        expect(toStoredSession(parseStoredSession(stored) ?? EMPTY_SESSION)).toEqual(stored)
      }),
    ))

  it.each([
    [null, ''],
    ['general', 'Y'],
    ['direct', 'N'],
    ['parcel', 'N'],
  ] as const)('[P-016] the path %s is stored with isNormalProof "%s"', (registrationPath, isNormalProof) =>
    expect(toStoredSession({ ...FULL, registrationPath })).toMatchObject({ isNormalProof }),
  )

  it('an unknown word for the payment type is kept unchanged', () => {
    const other = { ...FULL, paymentType: { unknown: '영업' } }
    expect(toStoredSession(other)['aplyType']).toBe('영업')
    expect(parseStoredSession(toStoredSession(other))).toEqual(other)
  })

  it.each([
    ['aplyType', '영업', { paymentType: { unknown: '영업' } }],
    ['pageSeparation', '2', { flow: null }],
    ['certType', 'PASS', { certifiedBy: null }],
    ['brNo', '12', { businessNumber: '' }],
    ['mngFrGb', '00', { entityType: 'individual' }],
    ['proofType', '신속', { registrationPath: null }],
  ])('an outdated or unknown word is accepted: %s %s', (field, word, known) =>
    expect(read(JSON.stringify({ ...toStoredSession(FULL), [field]: word }))).toMatchObject(known),
  )

  const storedSession = toStoredSession(FULL)
  const personal = toStoredAgreements(FULL.consents.personal)
  const withMydata = (change: object) => ({ agreementInfo: { personal, mydata: { ...personal, ...change } } })
  const withAgreement = (change: object) =>
    withMydata({ agreements: { a: { title: 't', required: true, agreed: 'Y', ...change } } })
  const WRONG: readonly object[] = [
    ...Object.keys(storedSession)
      .filter((field) => field !== 'isNormalProof')
      .map((field) => ({ [field]: undefined })),
    { aplyNo: 1 },
    { tempCiYn: true },
    { aplyType: null },
    { proofDetailTypes: [4] },
    { receivedAt: '9' },
    { timer: { deadline: 'soon', isRunning: true } },
    { timer: { deadline: null } },
    { agreementInfo: { personal } },
    withMydata({ version: 3 }),
    withMydata({ agreedAt: '7' }),
    withMydata({ agreements: null }),
    withMydata({ agreements: { a: 'Y' } }),
    withAgreement({ title: 1 }),
    withAgreement({ required: 'Y' }),
    withAgreement({ agreed: true }),
  ]
  it('[E-139] a session with a wrong or missing field is read as null', () => {
    expect(parseStoredSession({ ...storedSession, ...withAgreement({}) })).not.toBeNull()
    expect(WRONG.filter((wrong) => parseStoredSession({ ...storedSession, ...wrong }) !== null)).toEqual([])
    for (const wrong of [undefined, null, '', 1, []]) expect(parseStoredSession(wrong)).toBeNull()
  })
})
