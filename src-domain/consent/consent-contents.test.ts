import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../settings/settings.ts'
import { CONSENT_WORDING_BY_COLUMN } from './consent-contents.table.ts'
import { consentContentOf } from './consent-contents.ts'
import { type ConsentColumn, CONSENT_COLUMNS, CONSENT_ITEMS, MYDATA_CONSENT_NAMES } from './consent-items.table.ts'

describe('[A-021] [D2-102] [D2-109] the contents', () => {
  const columns = CONSENT_COLUMNS
  const all = (column: ConsentColumn) => JSON.stringify(consentContentOf(column, DEFAULT_SETTINGS))

  /**
   * The consequences of refusing: no application, no disadvantage, no rapid payment, or documents from the applicant.
   */
  const CONSEQUENCE = {
    required: /동의하지 않으시면 지원을 신청하실 수 없습니다\.$/,
    optional: /거부하셔도 지원 신청과 심사에 불이익이 없습니다\.$/,
    // The text promises no confirmed payment instead, because the consent page cannot arrange one. [D2-102]
    delivery: /동의하지 않으시면 신속지급을 받으실 수 없습니다\.$/,
    mydata: /증빙서류를 직접 첨부하셔야 합니다\.$/,
  }

  it('only the promotion can be refused without a consequence', () => {
    const kinds = (kind: keyof typeof CONSEQUENCE) => columns.filter((column) => CONSENT_ITEMS[column].refusal === kind)
    expect(kinds('optional')).toEqual(['info_promotion_yn'])
    expect(kinds('delivery')).toEqual(['delivery_receive_yn', 'delivery_provide_yn'])
    expect(kinds('mydata')).toEqual([...MYDATA_CONSENT_NAMES])
    expect(kinds('required')).toHaveLength(9)
  })

  it.each(columns)('the contents state purpose and retention for %s', (column) => {
    const content = consentContentOf(column, DEFAULT_SETTINGS)
    expect(content.purpose.join('').length).toBeGreaterThan(10)
    expect(content.items.join('').length).toBeGreaterThan(5)
    expect(content.retentionYears).toBe(column === 'info_promotion_yn' ? 2 : 5)
    expect(content.retention).toContain(`${content.retentionYears}년간`)
    expect(content.refusal).toMatch(/동의를 거부하실 수 있|제공 요구를 하지 않으실 수 있/)
    expect(content.refusal).toMatch(CONSEQUENCE[CONSENT_ITEMS[column].refusal])
    expect(all(column), 'a placeholder without a value').not.toMatch(/\{\w+\}/)
    expect(all(column), '[D2-109] a particle that is left to the reader').not.toMatch(/은\(는\)|\(으\)로/)
  })

  it.each(columns)('every paragraph of the contents is in Korean for %s', (column) => {
    const { heading, purpose, items, recipients, retention, refusal } = consentContentOf(column, DEFAULT_SETTINGS)
    const told = [heading, ...purpose, ...items, ...recipients.flatMap((row) => [row.who, row.purpose, row.items])]
    for (const text of [...told, retention, refusal]) expect(text).toMatch(/[가-힣]/u)
    expect(purpose.filter((text) => !text.endsWith('니다.') && !text.endsWith('문의해주세요.'))).toEqual([])
  })

  it('only consents to provide data name recipients', () =>
    expect(columns.filter((column) => consentContentOf(column, DEFAULT_SETTINGS).recipients.length > 0)).toEqual(
      columns.filter((column) => CONSENT_WORDING_BY_COLUMN[column].recipients !== undefined),
    ))

  it('the tax consent contains the reported sales of two years', () => {
    expect(all('tax_info_yn')).toContain('2023년과 2024년의 신고 매출액')
    expect(all('tax_info_yn')).toContain('3억 원 이하')
  })

  it('the confirmations contain the surcharges', () => {
    for (const column of ['confirm_spc_agree_yn', 'confirm_duplicate_yn', 'confirm_collection_yn'] as const) {
      expect(all(column)).toContain('500%')
      expect(all(column)).toContain('100%')
    }
  })

  it('the contents name the agency and the recipient of the deployment', () => {
    const named = consentContentOf('info_third_party_yn', {
      ...DEFAULT_SETTINGS,
      agencyName: '가나기관',
      recipientName: '다라기관',
    })
    expect(JSON.stringify(named)).toContain('가나기관')
    expect(named.recipients.map((row) => row.who)).toContain('다라기관')
  })

  it('the contents state the consequence of declining public data in this deployment', () => {
    const refusal = (mydataDecline: 'allow' | 'block') =>
      consentContentOf('mydata_notice_yn', { ...DEFAULT_SETTINGS, mydataDecline }).refusal
    expect(refusal('allow')).toContain('증빙서류를 직접 첨부')
    expect(refusal('block')).toContain('신청하실 수 없습니다')
  })
})
