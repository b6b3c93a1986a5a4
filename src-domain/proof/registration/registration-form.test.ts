import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROOF_YEARS } from '../../programme/parameters.ts'
import { sortUniqueYears } from '../proof-period.ts'
import { MAX_AMOUNT_DIGITS } from '../proof-total.ts'
import {
  areTooManyCases,
  emptyRegistrationForm,
  cleanAmountInput,
  cleanCasesInput,
  withTotalUnit,
  withProofType,
} from './registration-form.ts'

const separated = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

describe('the years', () => {
  it('[P-027] the years are exactly 2024 and 2025', () => expect(PROOF_YEARS).toEqual([2024, 2025]))

  it('[P-028] the years are stored in ascending order, regardless of the order of selection', () => {
    expect(sortUniqueYears([2025, 2024])).toEqual([2024, 2025])
    expect(sortUniqueYears([2024, 2025, 2024])).toEqual([2024, 2025])
    expect(emptyRegistrationForm('general').years).toEqual([])
  })
})

describe('[P-035] the form of a registration', () => {
  const entered = { ...emptyRegistrationForm('general', '4'), totalUnit: 'amount', total: '120000' } as const

  it('selects the first detail number when the type changes', () => {
    expect(withProofType(entered, 'direct').detailType).toBe('1')
    expect(withProofType({ ...entered, type: 'direct', totalUnit: 'cases' }, 'general').detailType).toBe('1')
  })

  it('always counts cases for direct delivery', () => {
    const direct = withProofType(entered, 'direct')
    expect(direct).toMatchObject({ type: 'direct', totalUnit: 'cases', total: '' })
    expect(withTotalUnit({ ...direct, total: '12' }, 'amount')).toMatchObject({ totalUnit: 'cases', total: '12' })
    expect(emptyRegistrationForm('direct').totalUnit).toBe('cases')
  })

  it('[P-029] starts without a unit for other proofs', () =>
    expect(emptyRegistrationForm('general').totalUnit).toBe(''))

  it('clears the total if a different unit is chosen', () => {
    expect(withTotalUnit(entered, 'cases')).toMatchObject({ totalUnit: 'cases', total: '' })
    expect(withTotalUnit(entered, 'amount').total).toBe('120000')
  })
})

describe('[P-030] an amount', () => {
  it.each([
    ['12a3456', '123,456'],
    ['999,999,999,999', '999,999,999,999'],
    ['9999999999991', '999,999,999,999'],
    ['007', '7'],
    ['원', ''],
  ])('shows %s as %s', (text, shown) => expect(separated(cleanAmountInput(text))).toBe(shown))

  it('contains at most twelve digits, or fifteen characters with separators', () => {
    expect(MAX_AMOUNT_DIGITS).toBe(12)
    expect(separated('9'.repeat(MAX_AMOUNT_DIGITS))).toHaveLength(15)
    expect(separated('9'.repeat(MAX_AMOUNT_DIGITS + 1)).length).toBeGreaterThan(15)
  })

  it('does not change when cleaned again', () =>
    fc.assert(fc.property(fc.string(), (text) => cleanAmountInput(cleanAmountInput(text)) === cleanAmountInput(text))))
})

describe('[P-031] the number of cases', () => {
  it.each([
    ['1', false],
    ['100', false],
    ['101', true],
    ['1000', true],
    ['', false],
  ] as const)('the number "%s" exceeds the limit: %s', (digits, tooMany) =>
    expect(areTooManyCases(digits)).toBe(tooMany),
  )

  it('keeps one extra digit to detect an excess', () => {
    expect(cleanCasesInput('12건')).toBe('12')
    expect(areTooManyCases(cleanCasesInput('100000'))).toBe(true)
  })
})
