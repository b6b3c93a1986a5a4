import { SALES_YEARS, SURCHARGE_PERCENT } from '../programme/parameters.ts'
import { PROGRAMME_PLACEHOLDERS } from '../programme/programme-placeholders.ts'
import type { ConsentColumn } from './consent-items.table.ts'
import written from './consent-words.table.json' with { type: 'json' }

/** One receiver of data with its purpose and items. [D2-70] */
export type ConsentRecipient = { readonly who: string; readonly purpose: string; readonly items: string }

type ConsentWords = {
  /**
   * The title of the consent, in the words of the specification. The session stores it with the person's answer.
   * [D2-58]
   */
  readonly title: string
  readonly heading: string
  readonly purpose: readonly string[]
  readonly items: readonly string[]
  readonly recipients?: readonly ConsentRecipient[]
}

/**
 * The wording of version 3.0.0, by column. The agency must confirm the legal bases before it is used. [A-021] [D2-68]
 * to [D2-79]
 */
export const CONSENT_WORDING_BY_COLUMN: Readonly<Record<ConsentColumn, ConsentWords>> = written

/**
 * The values for the placeholders in the consent texts, such as amounts and periods of the programme. If a value
 * changes, the consents need a new version.
 */
export const CONSENT_PLACEHOLDERS = {
  ...PROGRAMME_PLACEHOLDERS,
  ...SURCHARGE_PERCENT,
  reportedYears: SALES_YEARS.map((year) => `${year}년`).join('과 '),
  publicData:
    '사업자등록증명, 부가가치세 과세표준증명 또는 부가가치세 면세사업자 수입금액증명, 표준재무제표증명, 납세증명',
} as const
