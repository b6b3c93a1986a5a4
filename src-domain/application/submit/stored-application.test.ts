import { describe, expect, it } from 'vitest'
import { cleanAccountNumber, toBankCode } from '../../account/account.ts'
import { cleanCorporateNumber } from '../../business/corporate-number.ts'
import { businessNumberOrThrow } from '../../business/examples/business-number-or-throw.ts'
import { kstDateOrThrow } from '../../time/calendar.ts'
import { unfilledApplicationForm } from '../form/application-form.ts'
import { makeNewApplication } from './new-application.ts'
import { decideSameApplication, type StoredApplicationEntries } from './stored-application.ts'

const SENT = makeNewApplication(
  {
    ...unfilledApplicationForm({
      applicationNumber: 'A1',
      paymentType: 'confirmed',
      businessNumber: businessNumberOrThrow('1000100001'),
      entityType: 'corporate',
      name: '김서준',
      birth: '19900101',
      mobile: '01012345678',
      keyAgreements: { publicData: true, taxData: true },
    }),
    companyName: ' 서준유통 ',
    corporateFront: '110111',
    corporateBack: '1234567',
    openingDate: kstDateOrThrow('2020-01-31'),
    settlementMonth: '3',
    bank: { code: toBankCode('4'), name: '' },
    accountNumber: cleanAccountNumber('1234567890'),
    depositor: '김서준',
  },
  { ci: 'ci-1', entityType: 'corporate', supportNumber: '' },
  null,
)

const STORED: StoredApplicationEntries = {
  number: 'A1',
  paymentType: 'confirmed',
  applicantName: '김서준',
  businessNumber: businessNumberOrThrow('1000100001'),
  companyName: '서준유통',
  corporateNumber: cleanCorporateNumber('110111-1234567'),
  openingDate: kstDateOrThrow('2020-01-31'),
  settlementMonth: '03',
  entityType: 'corporate',
  bankName: '',
  accountNumber: cleanAccountNumber('1234567890'),
  depositor: '김서준',
  birthDate: kstDateOrThrow('1990-01-01'),
}

const sameAs = (stored: Partial<StoredApplicationEntries>) =>
  decideSameApplication({ ...STORED, ...stored }, SENT, { earlier: 'none', mayBeStored: true }).verdict === 'same'

describe('[D2-108] [D3-139] the entries of a stored application', () => {
  it('spaces at the ends, separators and the form of a month make no difference', () => {
    expect(sameAs({})).toBe(true)
    expect(sameAs({ companyName: ' 서준유통', depositor: '김서준 ' })).toBe(true)
  })

  it.each([
    { applicantName: '이도윤' },
    { paymentType: 'rapid' },
    { businessNumber: businessNumberOrThrow('1000100002') },
    { companyName: '다른유통' },
    { corporateNumber: cleanCorporateNumber('1101111234568') },
    { openingDate: kstDateOrThrow('2020-02-01') },
    { settlementMonth: '6' },
    { entityType: 'individual' },
    { bankName: '국민은행' },
    { accountNumber: cleanAccountNumber('1234567891') },
    { depositor: '김서윤' },
    { birthDate: kstDateOrThrow('1990-01-02') },
  ] as const)('the entries differ with %o', (stored) => expect(sameAs(stored)).toBe(false))

  it('entries missing from the answer are ignored', () =>
    expect(sameAs({ companyName: null, openingDate: null, accountNumber: null })).toBe(true))

  it('an opening date that is not a day is ignored', () =>
    expect(sameAs({ openingDate: { unknown: '미상' } })).toBe(true))
})

describe('[A-267] [D2-108] the entries that no answer contains', () => {
  it.each([
    [{ earlier: 'none', mayBeStored: true }, 'same', 'SA-6'],
    [{ earlier: 'same', mayBeStored: false }, 'same', 'SA-6'],
    [{ earlier: 'none', mayBeStored: false }, 'other', 'SA-5'],
    [{ earlier: 'other', mayBeStored: true }, 'other', 'SA-4'],
  ] as const)(
    'entries missing from every answer are compared with what was sent before: %o gives %s',
    (known, verdict, rule) =>
      expect(decideSameApplication(STORED, SENT, known)).toMatchObject({ verdict, because: { rule } }),
  )
})
