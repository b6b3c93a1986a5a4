import { LEGAL_TEXT_VALUES } from '../programme/legal-text-values.ts'
import type { Settings } from '../settings/settings.ts'
import { fillWithParticles } from '../text/particles.ts'
import { CONSENT_PLACEHOLDERS, CONSENT_WORDING_BY_COLUMN, type ConsentRecipient } from './consent-contents.table.ts'
import { type ConsentColumn, CONSENT_ITEMS } from './consent-items.table.ts'

/**
 * The content under a consent, in parts: purpose, items, receivers, retention, and the consequence of refusing. Every
 * list is a sequence of short paragraphs. [A-021] [D2-68]
 */
export type ConsentContent = {
  readonly heading: string
  readonly purpose: readonly string[]
  readonly items: readonly string[]
  readonly recipients: readonly ConsentRecipient[]
  readonly retentionYears: RetentionYears
  readonly retention: string
  readonly refusal: string
}

/**
 * How many years the data of a consent are kept, counted from the end of the support; for promotion, from the day of
 * the consent. [A-021] [D2-68]
 */
type RetentionYears = (typeof LEGAL_TEXT_VALUES)['retentionYears' | 'promotionYears']

/**
 * The settings on which a content depends: agency, recipient and contact, and whether public data may be declined.
 * [D2-03] [D2-51] [D2-68]
 */
export type ConsentContentSettings = Pick<Settings, 'agencyName' | 'recipientName' | 'mydataDecline' | 'callCentre'>

const RETENTION: Readonly<Record<RetentionYears, string>> = {
  [LEGAL_TEXT_VALUES.retentionYears]: `지원사업 종료일부터 ${LEGAL_TEXT_VALUES.retentionYears}년간 보유하고, 기간이 끝나면 지체 없이 파기합니다.`,
  [LEGAL_TEXT_VALUES.promotionYears]: `동의일부터 ${LEGAL_TEXT_VALUES.promotionYears}년간 보유하고, 동의를 철회하시거나 기간이 끝나면 지체 없이 파기합니다.`,
}

/** The consequence of refusing, by kind of consent. [A-045] [D2-78] [D2-79] [D2-102] */
const REFUSAL = {
  required: '동의를 거부하실 수 있습니다. 다만 필수 동의사항이므로 동의하지 않으시면 지원을 신청하실 수 없습니다.',
  optional: '동의를 거부하실 수 있으며, 거부하셔도 지원 신청과 심사에 불이익이 없습니다.',
  delivery: '동의를 거부하실 수 있습니다. 동의하지 않으시면 신속지급을 받으실 수 없습니다.',
  mydata: {
    allow:
      '제공 요구를 하지 않으실 수 있습니다. 요구하지 않으시면 행정정보로 확인할 수 없으므로 증빙서류를 직접 첨부하셔야 합니다.',
    block: '제공 요구를 하지 않으실 수 있습니다. 다만 요구하지 않으시면 지원을 신청하실 수 없습니다.',
  },
} as const

/** Returns the content of a consent for display, with the names of this deployment. */
export const consentContentOf = (column: ConsentColumn, settings: ConsentContentSettings): ConsentContent => {
  const { refusal } = CONSENT_ITEMS[column]
  const { heading, purpose, items, recipients = [] } = CONSENT_WORDING_BY_COLUMN[column]
  const retentionYears = LEGAL_TEXT_VALUES[refusal === 'optional' ? 'promotionYears' : 'retentionYears']
  const fillLine = (line: string) =>
    fillWithParticles(line, {
      ...CONSENT_PLACEHOLDERS,
      agency: settings.agencyName,
      recipient: settings.recipientName,
      phone: settings.callCentre.application,
    })
  return {
    heading,
    purpose: purpose.map(fillLine),
    items: items.map(fillLine),
    recipients: recipients.map((row) => ({
      who: fillLine(row.who),
      purpose: row.purpose,
      items: fillLine(row.items),
    })),
    retentionYears,
    retention: RETENTION[retentionYears],
    refusal: refusal === 'mydata' ? REFUSAL.mydata[settings.mydataDecline] : REFUSAL[refusal],
  }
}
