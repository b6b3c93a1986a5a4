import type { PaymentType } from '../business/payment-type.ts'
import type { Settings } from '../settings/settings.ts'
import { CONSENT_WORDING_BY_COLUMN } from './consent-contents.table.ts'
import { consentContentOf, type ConsentContent, type ConsentContentSettings } from './consent-contents.ts'
import {
  type ConsentColumn,
  type ConsentGroupKey,
  type ConsentRow,
  MYDATA_CONSENT_NAMES,
  type ConsentAnswers,
  requestedConsents,
} from './consent-items.table.ts'

/** The consent page: /info-agree or /mydata-agree. */
export type ConsentPage = 'info' | 'mydata'

/** One consent with its screen state. `checked` and `showContent` start as false. */
export type ConsentItem = {
  readonly title: string
  readonly required: boolean
  readonly checked: boolean
  readonly showContent: boolean
  readonly contentTitle: string
  readonly saveColumn: ConsentColumn
  readonly orderNo: number
  readonly content: ConsentContent
}

/** One group of a page. `after` is the group that must be fully checked before this group is enabled. */
export type ConsentGroup = {
  readonly key: ConsentGroupKey
  readonly after: ConsentGroupKey | null
  readonly items: readonly ConsentItem[]
}

type GroupRow = {
  readonly page: ConsentPage
  readonly after: ConsentGroupKey | null
}

/** The page and the dependency of every group, in display order. */
export const CONSENT_GROUPS = {
  personal: { page: 'info', after: null },
  admin: { page: 'info', after: null },
  confirm: { page: 'info', after: null },
  delivery: { page: 'info', after: null },
  mydataPersonal: { page: 'mydata', after: null },
  mydataProvide: { page: 'mydata', after: 'mydataPersonal' },
} as const satisfies Record<ConsentGroupKey, GroupRow>

const GROUP_KEYS = Object.keys(CONSENT_GROUPS) as readonly ConsentGroupKey[]

const itemOf = (row: ConsentRow, settings: ConsentContentSettings): ConsentItem => {
  const content = consentContentOf(row.column, settings)
  return {
    title: CONSENT_WORDING_BY_COLUMN[row.column].title,
    required: row.required,
    checked: false,
    showContent: false,
    contentTitle: content.heading,
    saveColumn: row.column,
    orderNo: row.order,
    content,
  }
}

/**
 * Returns the groups that an applicant sees on a page, each item in its initial state. A group without items is not
 * shown.
 */
export const consentGroups = (
  page: ConsentPage,
  paymentType: PaymentType,
  settings: ConsentContentSettings & Pick<Settings, 'consentSet'>,
): readonly ConsentGroup[] => {
  const rows = requestedConsents(paymentType, settings.consentSet)
  return GROUP_KEYS.filter((key) => CONSENT_GROUPS[key].page === page)
    .map((key) => ({
      key,
      after: CONSENT_GROUPS[key].after,
      items: rows.filter((row) => row.group === key).map((row) => itemOf(row, settings)),
    }))
    .filter((group) => group.items.length > 0)
}

const isMydata = (column: ConsentColumn) => (MYDATA_CONSENT_NAMES as readonly ConsentColumn[]).includes(column)

export const consentPageOf = (column: ConsentColumn): ConsentPage => (isMydata(column) ? 'mydata' : 'info')

/** 서류를 직접 올립니다: true if the applicant has declined every public-data column. [A-045] [D2-03] */
export const declinesMydata = (answers: ConsentAnswers): boolean =>
  MYDATA_CONSENT_NAMES.every((column) => answers[column] === false)

/**
 * 필수 동의: returns the required columns without a saved agreement, in page order. It considers only columns that this
 * applicant sees. If the setting allows it, an applicant who declines the public data as a whole has answered these
 * columns.
 */
export const missingConsents = (
  answers: ConsentAnswers,
  paymentType: PaymentType,
  settings: Pick<Settings, 'consentSet' | 'mydataDecline'>,
): readonly ConsentColumn[] => {
  const isMydataDeclined = settings.mydataDecline === 'allow' && declinesMydata(answers)
  return requestedConsents(paymentType, settings.consentSet)
    .filter(({ required }) => required)
    .map(({ column }) => column)
    .filter((column) => answers[column] !== true && !(isMydataDeclined && isMydata(column)))
}
