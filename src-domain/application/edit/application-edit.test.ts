import { describe, expect, it } from 'vitest'
import { cleanAccountNumber } from '../../account/account.ts'
import { APPLICATION_STATUSES, applicationStatusRow } from '../../application-status/application-status.table.ts'
import { cleanCorporateNumber } from '../../business/corporate-number.ts'
import { businessNumberOrThrow } from '../../business/examples/business-number-or-throw.ts'
import { kstDateOrThrow } from '../../time/calendar.ts'
import { parseInstant } from '../../time/written-dates.ts'
import type { Application } from '../application.ts'
import {
  type AccountEdit,
  recordedChangeOfAccountEdit,
  type ApplicationEdit,
  applyEdit,
  hasVersionChanged,
  decideSameEdit,
} from './application-edit.ts'

const LOADED: Application = {
  number: 'A202506260001',
  paymentType: 'confirmed',
  directDelivery: false,
  supportNumber: 'S-7',
  applicantName: '김서준',
  businessNumber: businessNumberOrThrow('1008100001'),
  companyName: '주식회사 한빛',
  corporateNumber: cleanCorporateNumber('1101111234567'),
  openingDate: kstDateOrThrow('2020-01-31'),
  settlementMonth: '3',
  entityType: 'corporate',
  bankName: '국민은행',
  accountNumber: cleanAccountNumber('1101234567890'),
  depositor: '주식회사 한빛',
  birthDate: kstDateOrThrow('1980-01-01'),
  status: 'transferError',
  proofStatus: null,
  reasons: [],
  decidedAmount: 0,
  updatedAt: parseInstant('2025-06-26T10:00:00'),
  methodType: 'M',
  opinions: [],
  proofs: [],
  items: [],
}
const ACCOUNT: AccountEdit = { bankName: '기업은행', accountNumber: cleanAccountNumber('222-333'), depositor: ' 한빛 ' }
const withAccount = (loaded: Application) => applyEdit(loaded, { kind: 'account', entries: ACCOUNT })

describe('[A-220] an edited application', () => {
  it('an edited application contains the edits and the author', () =>
    expect(withAccount(LOADED)).toEqual({
      ...LOADED,
      bankName: '기업은행',
      accountNumber: cleanAccountNumber('222333'),
      depositor: '한빛',
      status: 'requestVerified',
      recordedEdit: 'account',
    }))
})

/** The statuses that the setting can open for an account edit. [D2-351] */
const EDITABLE = APPLICATION_STATUSES.filter(
  (status) => !['paid', 'cancelled'].includes(applicationStatusRow(status).stage),
)

describe('an application after an edit', () => {
  it('[A-213] keeps the status "applied" after an account edit', () =>
    expect(withAccount({ ...LOADED, status: 'applied' })).toMatchObject({
      status: 'applied',
      recordedEdit: 'accountBeforeReview',
    }))

  it.each([...EDITABLE.filter((status) => status !== 'applied'), { unknown: '서류이관' }])(
    '[A-214] has the status "request verification complete" after an account edit in the status %j',
    (status) =>
      expect(recordedChangeOfAccountEdit(status)).toEqual({
        status: 'requestVerified',
        recordedEdit: 'account',
      }),
  )

  it('[A-219] has the status "supplement complete" after a business edit', () => {
    const edit: ApplicationEdit = {
      kind: 'business',
      entries: {
        businessNumber: businessNumberOrThrow('1008100002'),
        companyName: ' 한빛상사 ',
        openingDate: kstDateOrThrow('2021-02-03'),
        corporateNumber: cleanCorporateNumber('1101117654321'),
        settlementMonth: '6',
      },
    }
    expect(applyEdit({ ...LOADED, status: 'supplementRequest' }, edit)).toEqual({
      ...LOADED,
      businessNumber: businessNumberOrThrow('1008100002'),
      companyName: '한빛상사',
      openingDate: kstDateOrThrow('2021-02-03'),
      corporateNumber: cleanCorporateNumber('1101117654321'),
      settlementMonth: '6',
      status: 'supplementComplete',
      recordedEdit: 'business',
    })
  })

  it('[A-220] keeps corporate number and settlement month after an edit that does not contain them', () =>
    expect(
      applyEdit(LOADED, {
        kind: 'business',
        entries: {
          businessNumber: businessNumberOrThrow('1000100001'),
          companyName: '한빛',
          openingDate: kstDateOrThrow('2021-02-03'),
        },
      }),
    ).toMatchObject({ corporateNumber: cleanCorporateNumber('1101111234567'), settlementMonth: '3' }))
})

const LATER = parseInstant('2030-01-01 00:00')

describe('[A-267] [D3-139] an edit whose answer was lost', () => {
  const editedApplication = withAccount(LOADED)
  const isStoredIn = (now: object, sentApplication = editedApplication) =>
    decideSameEdit(LOADED, { ...sentApplication, updatedAt: LATER, ...now }, sentApplication).verdict

  it('an edit counts as stored if all values are equal', () => {
    expect(isStoredIn({})).toBe('same')
    expect(
      isStoredIn({ corporateNumber: null }, { ...editedApplication, corporateNumber: cleanCorporateNumber('') }),
    ).toBe('same')
    expect(
      isStoredIn({ corporateNumber: cleanCorporateNumber('') }, { ...editedApplication, corporateNumber: null }),
    ).toBe('same')
    expect(isStoredIn({}, { ...editedApplication, openingDate: { unknown: '미상' } })).toBe('same')
  })

  it('does not count as stored while the application is unchanged', () =>
    expect(decideSameEdit(LOADED, LOADED, editedApplication)).toMatchObject({
      verdict: 'absent',
      because: { rule: 'SA-1' },
    }))

  it.each([
    { status: 'transferError' },
    { number: 'A202506260002' },
    { businessNumber: businessNumberOrThrow('1008100002') },
    { companyName: '한빛상사' },
    { corporateNumber: null },
    { settlementMonth: '4' },
    { bankName: '국민은행' },
    { accountNumber: cleanAccountNumber('222334') },
    { depositor: null },
    { openingDate: kstDateOrThrow('2020-02-01') },
    { openingDate: { unknown: '미상' } },
  ] as const)('conflicts with another edit when the application has %j', (other) =>
    expect(isStoredIn(other)).toBe('other'),
  )
})

describe('[A-274] an application that was changed by someone else', () => {
  it('is detected by the status or the last change', () => {
    expect(hasVersionChanged(LOADED, { ...LOADED })).toBe(false)
    expect(hasVersionChanged(LOADED, { ...LOADED, status: 'requestVerified' })).toBe(true)
    expect(hasVersionChanged(LOADED, { ...LOADED, status: { unknown: '서류이관' } })).toBe(true)
    expect(hasVersionChanged(LOADED, { ...LOADED, updatedAt: parseInstant('2025-06-26T10:00:01') })).toBe(true)
    expect(hasVersionChanged({ ...LOADED, updatedAt: null }, { ...LOADED, updatedAt: null })).toBe(false)
  })
})
