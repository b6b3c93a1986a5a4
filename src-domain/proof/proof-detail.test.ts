import { describe, expect, it } from 'vitest'
import { paymentTypeOf } from '../business/payment-type.ts'
import { BASE_APPROVED_CASES, ITEM_STATUS_CASES } from './proof-detail.cases.ts'
import { isBaseApproved, isLookedUp, shownItemStatus, tableOfItem } from './proof-display.ts'

describe('[P-106] the status of a row', () => {
  it.each(ITEM_STATUS_CASES)('$table: $status is shown as $shown', ({ table, status, shown }) =>
    expect(shownItemStatus(table, status)).toBe(shown),
  )
})

describe('[P-107] an approved base proof', () => {
  it.each(BASE_APPROVED_CASES)('$about: $approved', ({ application, proofs, approved }) =>
    expect(isBaseApproved({ ...application, proofs })).toBe(approved),
  )
})

describe('[P-265] where an item stands', () => {
  it('a direct item among the base proofs, any other among those of performance', () =>
    expect((['direct', 'general', 'fast', 'unknown'] as const).map((proofType) => tableOfItem({ proofType }))).toEqual([
      'business',
      'performance',
      'performance',
      'performance',
    ]))

  it('a record that was looked up has a company and no file', () => {
    expect(isLookedUp({ carrierName: '롯데', files: [] })).toBe(true)
    expect(isLookedUp({ carrierName: '롯데', files: [{}] })).toBe(false)
    expect(isLookedUp({ carrierName: null, files: [] })).toBe(false)
  })
})

describe('[P-263] the application behind a proof', () => {
  it.each([
    ['신속', 'rapid'],
    ['일반', 'confirmed'],
    ['영업', 'confirmed'],
    ['아무', 'confirmed'],
    [null, 'confirmed'],
  ])('%s is read as %s', (word, type) => expect(paymentTypeOf(word)).toBe(type))
})
