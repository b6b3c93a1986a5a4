import type { PaymentType } from '../business/payment-type.ts'
import type { Settings } from '../settings/settings.ts'

/** The groups of both consent pages, in display order. */
export type ConsentGroupKey = 'personal' | 'admin' | 'confirm' | 'delivery' | 'mydataPersonal' | 'mydataProvide'

/**
 * One column that may be saved: its group, whether only applicants for rapid payment see it, its order number, whether
 * it is required, the key of the sentence about the consequence of refusing, and the requirements of its order (`ref`)
 * and of its wording. The order number is stored unchanged, so it may repeat. [A-021] [A-022] [D2-68] to [D2-79]
 */
type ItemRow = {
  readonly group: ConsentGroupKey
  readonly onlyRapid: boolean
  readonly order: number
  readonly required: boolean
  readonly refusal: 'required' | 'optional' | 'delivery' | 'mydata'
  readonly ref: string
  readonly wordingRef: string | readonly string[]
}

const personal = { group: 'personal', onlyRapid: false, required: true, refusal: 'required' } as const
const admin = { group: 'admin', onlyRapid: false, required: true, refusal: 'required' } as const
const confirm = { group: 'confirm', onlyRapid: false, required: true, refusal: 'required' } as const
const delivery = { group: 'delivery', onlyRapid: true, required: true, refusal: 'delivery' } as const
const mydataPersonal = { group: 'mydataPersonal', onlyRapid: false, required: true, refusal: 'mydata' } as const
const mydataProvide = { group: 'mydataProvide', onlyRapid: false, required: true, refusal: 'mydata' } as const

const MYDATA_ITEMS = {
  mydata_personal_yn: { ...mydataPersonal, order: 1, ref: 'A-019', wordingRef: 'D2-79' },
  mydata_third_party_yn: { ...mydataPersonal, order: 2, ref: 'A-019', wordingRef: 'D2-79' },
  mydata_method_yn: { ...mydataPersonal, order: 3, ref: 'A-019', wordingRef: 'D2-79' },
  mydata_collection_yn: { ...mydataProvide, order: 1, ref: 'A-020', wordingRef: 'D2-79' },
  mydata_provide_yn: { ...mydataProvide, order: 2, ref: 'A-020', wordingRef: ['D2-79', 'D2-68'] },
  mydata_notice_yn: { ...mydataProvide, order: 3, ref: 'A-020', wordingRef: 'D2-79' },
} as const satisfies Record<string, ItemRow>

const TAX_ITEM = {
  tax_info_yn: { ...admin, order: 2, ref: 'A-016', wordingRef: 'D2-72' },
} as const satisfies Record<string, ItemRow>

const DELIVERY_ITEMS = {
  delivery_receive_yn: { ...delivery, order: 1, ref: 'A-018', wordingRef: 'D2-78' },
  delivery_provide_yn: { ...delivery, order: 2, ref: 'A-018', wordingRef: 'D2-78' },
} as const satisfies Record<string, ItemRow>

/** The 17 columns of version 3.0.0, in display order. to [A-020] [D2-02] */
const V3_ITEMS = {
  info_collection_yn: { ...personal, order: 1, ref: 'A-015', wordingRef: 'D2-69' },
  info_third_party_yn: { ...personal, order: 2, ref: 'A-015', wordingRef: ['D2-70', 'D2-68'] },
  info_promotion_yn: { ...personal, required: false, refusal: 'optional', order: 3, ref: 'A-015', wordingRef: 'D2-71' },
  ...TAX_ITEM,
  confirm_notice_yn: { ...confirm, order: 1, ref: 'A-017', wordingRef: 'D2-73' },
  confirm_agree_yn: { ...confirm, order: 2, ref: 'A-017', wordingRef: 'D2-74' },
  confirm_spc_agree_yn: { ...confirm, order: 3, ref: 'A-017', wordingRef: 'D2-75' },
  confirm_duplicate_yn: { ...confirm, order: 4, ref: 'A-017', wordingRef: 'D2-76' },
  confirm_collection_yn: { ...confirm, order: 4, ref: 'A-017', wordingRef: 'D2-77' },
  ...DELIVERY_ITEMS,
  ...MYDATA_ITEMS,
} as const satisfies Record<string, ItemRow>

/**
 * The second set of columns: two for the administrative information, and the six of the public data. [A-023] [D2-01]
 */
const ADMIN_ITEMS = {
  info_admin_yn: { ...admin, order: 1, ref: 'A-023', wordingRef: 'D2-01' },
  ...TAX_ITEM,
  ...MYDATA_ITEMS,
} as const satisfies Record<string, ItemRow>

export type ConsentColumn = keyof typeof V3_ITEMS | keyof typeof ADMIN_ITEMS

export type ConsentSet = Settings['consentSet']

/** The rows of both sets. A column has the same row in each. */
export const CONSENT_ITEMS: Readonly<Record<ConsentColumn, ItemRow>> = { ...V3_ITEMS, ...ADMIN_ITEMS }

/** One consent of the configured set. Its text is in `consent-contents.table.ts`, under the same column. */
export type ConsentRow = ItemRow & { readonly column: ConsentColumn }

const rowsOf = (items: Readonly<Partial<Record<ConsentColumn, ItemRow>>>): readonly ConsentRow[] =>
  Object.entries(items).map(([column, row]) => ({ ...row, column: column as ConsentColumn }))

/** The rows of each set, in display order. [D2-01] [D2-02] */
export const CONSENT_ROWS: Readonly<Record<ConsentSet, readonly ConsentRow[]>> = {
  v3: rowsOf(V3_ITEMS),
  admin: rowsOf(ADMIN_ITEMS),
}

/** Returns the consents of a set that an applicant sees, in display order. [A-022] [D2-01] */
export const requestedConsents = (paymentType: PaymentType, set: ConsentSet): readonly ConsentRow[] =>
  CONSENT_ROWS[set].filter(({ onlyRapid }) => !onlyRapid || paymentType === 'rapid')

/** Every column of both sets, each exactly once, in display order. [A-024] [D2-01] */
export const CONSENT_COLUMNS = Object.keys(CONSENT_ITEMS) as readonly ConsentColumn[]

/** The six public-data columns, the same in both sets. */
export const MYDATA_CONSENT_NAMES = Object.keys(MYDATA_ITEMS) as readonly (keyof typeof MYDATA_ITEMS)[]

/** The two columns about delivery data. */
export const DELIVERY_CONSENT_NAMES = Object.keys(DELIVERY_ITEMS) as readonly (keyof typeof DELIVERY_ITEMS)[]

/** The requested columns with their answers; a column that was not requested is absent. */
export type ConsentAnswers = Readonly<Partial<Record<ConsentColumn, boolean>>>
