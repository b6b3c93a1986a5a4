import { describe, expect, it } from 'vitest'
import { paymentTypeOf } from '../business/payment-type.ts'
import { BASE_APPROVED_CASES, ITEM_STATUS_CASES } from './proof-detail.cases.ts'
import { isBaseApproved, isLookedUp, isShownFile, shownItemStatus, tableOfItem } from './proof-detail.ts'
import { PROOF_TYPE, proofTypeOf } from './proof-type.ts'

describe('[P-106] the status of a row', () => {
  it.each(ITEM_STATUS_CASES)('$table: $word is shown as $shown', ({ table, word, shown }) =>
    expect(shownItemStatus(table, word)).toBe(shown),
  )
})

describe('[P-107] an approved base proof', () => {
  it.each(BASE_APPROVED_CASES)('$about: $approved', ({ application, masters, approved }) =>
    expect(isBaseApproved({ ...application, proofs: masters })).toBe(approved),
  )
})

describe('[P-265] which files of an item are shown', () => {
  it.each([
    ['Y', false],
    ['N', true],
    ['', true],
    [null, true],
    [undefined, true],
  ])('one with delYn %s: %s', (delYn, shown) => expect(isShownFile({ delYn })).toBe(shown))
})

describe('[P-265] where an item stands', () => {
  it('a direct item among the base proofs, any other among those of performance', () =>
    expect(['영업', '일반', '신속', null].map((aplyType) => tableOfItem({ aplyType }))).toEqual([
      'business',
      'performance',
      'performance',
      'performance',
    ]))

  it('a record that was looked up has a company and no file', () => {
    expect(isLookedUp({ dlvrNm: '롯데', files: [] })).toBe(true)
    expect(isLookedUp({ dlvrNm: '롯데', files: [{}] })).toBe(false)
    expect(isLookedUp({ dlvrNm: null, files: [] })).toBe(false)
  })
})

describe('[P-099] the type of a proof', () => {
  it.each([
    ['일반', '금액', 'proof.typeGeneral'],
    ['영업', '건', 'proof.typeDirect'],
    ['신속', '금액', 'proof.typeFast'],
    ['일반', '택배', 'proof.typeParcel'],
    ['영업', '택배', 'proof.typeParcel'],
  ])('%s counted in %s has the text %s', (aplyType, amountCountType, label) =>
    expect(PROOF_TYPE[proofTypeOf({ aplyType, amountCountType })].label).toBe(label),
  )
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
