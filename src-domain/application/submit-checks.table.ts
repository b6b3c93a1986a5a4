import { ENTITY_TYPES, type EntityTypeRow } from '../business/entity-type.ts'
import { parseKstDate } from '../kernel/calendar.ts'
import type { Settings } from '../kernel/settings.ts'
import type { ApplicationForm, EntryField, FormField } from './application-form.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import type { SubmitCode } from './message-codes.ts'
import { residentParts } from './resident-number.ts'

/** One entry that must not be empty, of everyone or of applicants for whom this holds; `en` is its English-style message. */
export type RequiredEntry = {
  readonly id: string
  readonly field: EntryField
  readonly of?: Partial<EntityTypeRow>
  readonly code: SubmitCode
  readonly en?: SubmitCode
  readonly ref: string
}

/** Check 4 in the order of its fields. Empty means empty: blanks only are left to check 8. to */
export const REQUIRED_ENTRIES: readonly RequiredEntry[] = [
  { id: 'SB-401', field: 'mobile', code: 'required.mobile', ref: 'A-110' },
  { id: 'SB-402', field: 'birth', code: 'identity.birthMissing', ref: 'A-111' },
  { id: 'SB-403', field: 'rrn1', code: 'resident.missing', ref: 'A-111' },
  { id: 'SB-404', field: 'rrn2', code: 'resident.missing', ref: 'A-111' },
  { id: 'SB-405', field: 'companyName', of: { namedAs: 'corporateName' }, code: 'submit.corporateNameMissing', en: 'en.corporateName', ref: 'A-112' },
  { id: 'SB-406', field: 'companyName', of: { namedAs: 'businessName' }, code: 'submit.businessNameMissing', en: 'en.businessName', ref: 'A-112' },
  { id: 'SB-407', field: 'co1', of: { corporateNumber: true }, code: 'required.corporateNumber', en: 'en.corporateNumber', ref: 'A-110' },
  { id: 'SB-408', field: 'co2', of: { corporateNumber: true }, code: 'required.corporateNumber', en: 'en.corporateNumber', ref: 'A-110' },
  { id: 'SB-409', field: 'openingDate', code: 'required.openingDate', en: 'en.openingDate', ref: 'A-110' },
  { id: 'SB-410', field: 'settlementMonth', of: { settlementMonth: true }, code: 'submit.settlementMonthMissing', ref: 'A-113' },
  { id: 'SB-411', field: 'bank', code: 'account.bankMissing', ref: 'A-114' },
  { id: 'SB-412', field: 'accountNumber', code: 'required.accountNumber', ref: 'A-110' },
  { id: 'SB-413', field: 'depositor', code: 'submit.holderMissing', ref: 'A-114' },
]

/** The text of an entry as the checks see it; a bank that was not chosen is empty. */
export const entryText = (form: ApplicationForm, field: EntryField): string => {
  if (field === 'rrn1' || field === 'rrn2') return residentParts(form.resident)[field]
  return field === 'bank' ? (form.bank?.code ?? '') : form[field]
}

export type SubmitSettings = Pick<
  Settings,
  'messageSet' | 'requireAllChecks' | 'missingRequiredFiles' | 'paymentCertificates'
>

/**
 * One rule. `check` is the number of the catalogue's check. `field` is where it points to, null for a failure that no
 * field can mend. `asked` says for whom the rule stands (everyone when absent), `fails` when it is broken. `en` replaces
 * `code` under the English message set.
 */
export type SubmitRule = {
  readonly id: string
  readonly check: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  readonly field: FormField | null
  readonly code: SubmitCode
  readonly en?: SubmitCode
  readonly asked?: (form: ApplicationForm, settings: SubmitSettings) => boolean
  readonly fails: (form: ApplicationForm) => boolean
  readonly ref: string
}

const { mobileDigits, corporateNumberDigits, residentNumberDigits } = APPLICATION_LIMITS

/** Check 1 alone, as it is made when the form is opened. [A-047] [A-106] [D2-12] */
export const hasSessionValues = (session: Pick<ApplicationForm, 'applicationNumber' | 'paymentType' | 'brNo'>): boolean =>
  session.applicationNumber !== '' && session.paymentType !== null && session.brNo !== ''

/** Stands for applicants for whom all of this holds. */
const askedOf =
  (of: Partial<EntityTypeRow>) =>
  ({ entityType }: ApplicationForm): boolean => {
    const row: EntityTypeRow = ENTITY_TYPES[entityType]
    return Object.entries(of).every(([column, value]) => row[column as keyof EntityTypeRow] === value)
  }
const withCorporateNumber = askedOf({ corporateNumber: true })
const allChecks = (_: ApplicationForm, settings: SubmitSettings) => settings.requireAllChecks

const blank = (text: string) => text !== '' && text.trim() === ''
const wrongLength = (text: string, count: number) => !new RegExp(`^[0-9]{${count}}$`).test(text)
const residentWrong = (form: ApplicationForm, part: 'rrn1' | 'rrn2') =>
  wrongLength(entryText(form, part), residentNumberDigits[part === 'rrn1' ? 'front' : 'back'])

const requiredRule = ({ of, ...row }: RequiredEntry): SubmitRule => ({
  ...row,
  check: 4,
  asked: askedOf(of ?? {}),
  fails: (form) => entryText(form, row.field) === '',
})

/** The checks 1 to 8 in their order; check 4 in the order of its fields. The first broken rule is the one alerted. to */
export const SUBMIT_RULES: readonly SubmitRule[] = [
  {
    id: 'SB-101',
    check: 1,
    field: null,
    code: 'submit.sessionMissing',
    fails: (form) => !hasSessionValues(form),
    ref: 'A-106',
  },
  {
    id: 'SB-201',
    check: 2,
    field: 'mobile',
    code: 'submit.mobileLength',
    fails: (form) => wrongLength(form.mobile, mobileDigits),
    ref: 'A-107',
  },
  {
    id: 'SB-301',
    check: 3,
    field: 'check.account',
    code: 'submit.accountCheck',
    fails: (form) => form.checks.account !== 'passed',
    ref: 'A-108',
  },
  {
    id: 'SB-302',
    check: 3,
    field: 'check.realName',
    code: 'check.realname',
    asked: allChecks,
    fails: (form) => form.checks.realName === 'open',
    ref: 'D2-16',
  },
  {
    id: 'SB-303',
    check: 3,
    field: 'check.business',
    code: 'check.business',
    asked: allChecks,
    fails: (form) => form.checks.business === 'open',
    ref: 'D2-16',
  },
  ...REQUIRED_ENTRIES.map(requiredRule),
  {
    id: 'SB-501',
    check: 5,
    field: 'rrn1',
    code: 'resident.length',
    fails: (form) => residentWrong(form, 'rrn1'),
    ref: 'A-115',
  },
  {
    id: 'SB-502',
    check: 5,
    field: 'rrn2',
    code: 'resident.length',
    fails: (form) => residentWrong(form, 'rrn2'),
    ref: 'A-115',
  },
  {
    id: 'SB-601',
    check: 6,
    field: 'co1',
    code: 'submit.corporateNumberSpace',
    asked: withCorporateNumber,
    fails: (form) => /\s/u.test(form.co1),
    ref: 'A-116',
  },
  {
    id: 'SB-602',
    check: 6,
    field: 'co2',
    code: 'submit.corporateNumberSpace',
    asked: withCorporateNumber,
    fails: (form) => /\s/u.test(form.co2),
    ref: 'A-116',
  },
  {
    id: 'SB-603',
    check: 6,
    field: 'co1',
    code: 'submit.corporateNumberLength',
    asked: withCorporateNumber,
    fails: (form) => wrongLength(form.co1, corporateNumberDigits.front),
    ref: 'A-116',
  },
  {
    id: 'SB-604',
    check: 6,
    field: 'co2',
    code: 'submit.corporateNumberLength',
    asked: withCorporateNumber,
    fails: (form) => wrongLength(form.co2, corporateNumberDigits.back),
    ref: 'A-116',
  },
  {
    id: 'SB-701',
    check: 7,
    field: 'openingDate',
    code: 'openingDate.invalid',
    fails: (form) => parseKstDate(form.openingDate) === null,
    ref: 'A-117',
  },
  {
    id: 'SB-801',
    check: 8,
    field: 'companyName',
    code: 'blank.corporateName',
    asked: askedOf({ namedAs: 'corporateName' }),
    fails: (form) => blank(form.companyName),
    ref: 'A-118',
  },
  {
    id: 'SB-802',
    check: 8,
    field: 'companyName',
    code: 'blank.businessName',
    asked: askedOf({ namedAs: 'businessName' }),
    fails: (form) => blank(form.companyName),
    ref: 'A-118',
  },
  {
    id: 'SB-803',
    check: 8,
    field: 'depositor',
    code: 'blank.depositor',
    fails: (form) => blank(form.depositor),
    ref: 'A-118',
  },
]
