import { describe, expect, it } from 'vitest'
import { type ConsentGroupKey, CONSENT_ROWS, requestedConsents } from './consent-items.table.ts'

const rowsOf = (group: ConsentGroupKey) =>
  CONSENT_ROWS.v3.filter((row) => row.group === group).map((row) => [row.column, row.order, row.required])

describe('the 17 columns', () => {
  it('[A-015] the promotion is the only optional column', () => {
    expect(rowsOf('personal')).toEqual([
      ['info_collection_yn', 1, true],
      ['info_third_party_yn', 2, true],
      ['info_promotion_yn', 3, false],
    ])
    expect(CONSENT_ROWS.v3).toHaveLength(17)
    expect(CONSENT_ROWS.v3.filter((row) => !row.required).map((row) => row.column)).toEqual(['info_promotion_yn'])
  })

  it('[A-016] the tax consent has order number 2 in its group', () =>
    expect(rowsOf('admin')).toEqual([['tax_info_yn', 2, true]]))

  it('[A-017] five columns hold confirmations', () =>
    expect(rowsOf('confirm')).toEqual([
      ['confirm_notice_yn', 1, true],
      ['confirm_agree_yn', 2, true],
      ['confirm_spc_agree_yn', 3, true],
      ['confirm_duplicate_yn', 4, true],
      ['confirm_collection_yn', 4, true],
    ]))

  it('[A-018] two columns are for delivery', () =>
    expect(rowsOf('delivery')).toEqual([
      ['delivery_receive_yn', 1, true],
      ['delivery_provide_yn', 2, true],
    ]))

  it('[A-019] three columns are in the first public-data group', () =>
    expect(rowsOf('mydataPersonal')).toEqual([
      ['mydata_personal_yn', 1, true],
      ['mydata_third_party_yn', 2, true],
      ['mydata_method_yn', 3, true],
    ]))

  it('[A-020] three columns are in the second public-data group', () =>
    expect(rowsOf('mydataProvide')).toEqual([
      ['mydata_collection_yn', 1, true],
      ['mydata_provide_yn', 2, true],
      ['mydata_notice_yn', 3, true],
    ]))
})

describe('requestedConsents', () => {
  it('[A-022] only a rapid payment needs the consents about deliveries', () => {
    for (const set of ['v3', 'admin'] as const) {
      expect(requestedConsents('rapid', set)).toEqual(CONSENT_ROWS[set])
      expect(requestedConsents('confirmed', set)).toEqual(CONSENT_ROWS[set].filter(({ group }) => group !== 'delivery'))
    }
  })
})
