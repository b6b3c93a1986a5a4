import { describe, expect, it } from 'vitest'
import { decide } from '../kernel/decide.ts'
import { composeApplication } from './application-payload.ts'
import { emptyForm } from './application-form.ts'
import { STORED_APPLICATION_CASES } from './stored-application.cases.ts'
import { STORED_APPLICATION_TABLE } from './stored-application.table.ts'
import { isSameApplication, type StoredEntries } from './stored-application.ts'

describe('[A-267] [D2-108] whether a stored application is the one just sent', () => {
  it.each(STORED_APPLICATION_CASES)('$rule: $facts → $verdict', ({ rule, facts, verdict }) =>
    expect(decide(STORED_APPLICATION_TABLE, facts)).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set<string>(STORED_APPLICATION_CASES.map((row) => row.rule))).toEqual(
      new Set(STORED_APPLICATION_TABLE.map((row) => row.id)),
    ))
})

const SENT = composeApplication(
  {
    ...emptyForm({
      aplyNo: 'A1',
      aplyType: '일반',
      brNo: '1000100001',
      entityType: 'corporate',
      name: '김서준',
      birth: '19900101',
      mobile: '01012345678',
      keyAgreements: { mdtAgreYn: 'Y', ntaxAgreYn: 'Y' },
    }),
    companyName: ' 서준유통 ',
    co1: '110111',
    co2: '1234567',
    openingDate: '2020-01-31',
    settlementMonth: '3',
    accountNumber: '1234567890',
    depositor: '김서준',
  },
  { ci: 'ci-1', mngFrGb: '0', suptSn: '' },
  { deliveryAmount: null },
)

const STORED: StoredEntries = {
  aplyNo: 'A1',
  aplyType: '일반',
  aplyNm: '김서준',
  brno: '100-01-00001',
  corpNm: '서준유통',
  crpno: '110111-1234567',
  opbzDt: '20200131',
  soaMm: '03',
  mngFrGb: '0',
  bankNm: '',
  acntNo: '1234567890',
  dpstrNm: '김서준',
  brdt: '19900101',
}

const sameAs = (stored: Partial<StoredEntries>) =>
  isSameApplication({ ...STORED, ...stored }, SENT, { earlier: 'none', mayBeStored: true })

describe('[D2-108] the entries of a stored application', () => {
  it('are the same however numbers and days are written', () => expect(sameAs({})).toBe(true))

  it.each([
    { aplyNm: '이도윤' },
    { aplyType: '신속' },
    { brno: '1000100002' },
    { corpNm: '다른유통' },
    { crpno: '1101111234568' },
    { opbzDt: '20200201' },
    { soaMm: '6' },
    { mngFrGb: '1' },
    { bankNm: '국민은행' },
    { acntNo: '1234567891' },
    { dpstrNm: '김서윤' },
    { brdt: '19900102' },
  ])('are others with %o', (stored) => expect(sameAs(stored)).toBe(false))

  it('say nothing where they are not answered', () =>
    expect(sameAs({ corpNm: null, opbzDt: null, acntNo: null })).toBe(true))
})
