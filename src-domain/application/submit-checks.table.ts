import { parseKstDate } from '../kernel/calendar.ts'
import type { Settings } from '../kernel/settings.ts'
import { APPLICATION_LIMITS } from '../limits.ts'
import type { ApplicationForm, FormField } from './application-form.ts'
import type { UnkeyedMessage } from './message-codes.ts'
import { residentParts } from './resident-number.ts'

/** Message key of a failed submit check; texts without a key in the catalogue are listed in `message-codes.ts`. */
export type SubmitCode =
  | Extract<UnkeyedMessage, `submit.${string}` | `resident.${string}`>
  | 'identity.birthMissing'
  | 'account.bankMissing'
  | 'openingDate.invalid'
  | 'check.realname'
  | 'check.business'
  | `required.${'mobile' | 'crpno' | 'opbzDt' | 'acntNo'}`
  | `blank.${'corpNm' | 'bizNm' | 'dpstrNm'}`
  | `en.${'corpNm' | 'bizNm' | 'crpno' | 'opbzDt'}`
  | 'file.required'

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
export const hasSessionValues = (session: Pick<ApplicationForm, 'aplyNo' | 'aplyType' | 'brNo'>): boolean =>
  session.aplyNo !== '' && session.aplyType !== '' && session.brNo !== ''

const corporate = (form: ApplicationForm) => form.entityType === 'corporate'
const individual = (form: ApplicationForm) => form.entityType === 'individual'
const allChecks = (_: ApplicationForm, settings: SubmitSettings) => settings.requireAllChecks

const blank = (text: string) => text !== '' && text.trim() === ''
const wrongLength = (text: string, count: number) => !new RegExp(`^[0-9]{${count}}$`).test(text)
const residentWrong = (form: ApplicationForm, part: 'rrn1' | 'rrn2') =>
  wrongLength(residentParts(form.resident)[part], residentNumberDigits[part === 'rrn1' ? 'front' : 'back'])

/** The checks 1 to 8 in their order; check 4 in the order of its fields. The first broken rule is the one alerted. to */
export const SUBMIT_RULES: readonly SubmitRule[] = [
  {
    id: 'SC-101',
    check: 1,
    field: null,
    code: 'submit.sessionMissing',
    fails: (form) => !hasSessionValues(form),
    ref: 'A-106',
  },
  {
    id: 'SC-201',
    check: 2,
    field: 'mobile',
    code: 'submit.mobileLength',
    fails: (form) => wrongLength(form.mobile, mobileDigits),
    ref: 'A-107',
  },
  {
    id: 'SC-301',
    check: 3,
    field: 'check.account',
    code: 'submit.accountCheck',
    fails: (form) => form.checks.account !== 'passed',
    ref: 'A-108',
  },
  {
    id: 'SC-302',
    check: 3,
    field: 'check.realName',
    code: 'check.realname',
    asked: allChecks,
    fails: (form) => form.checks.realName === 'open',
    ref: 'D2-16',
  },
  {
    id: 'SC-303',
    check: 3,
    field: 'check.business',
    code: 'check.business',
    asked: allChecks,
    fails: (form) => form.checks.business === 'open',
    ref: 'D2-16',
  },
  {
    id: 'SC-401',
    check: 4,
    field: 'mobile',
    code: 'required.mobile',
    fails: (form) => form.mobile === '',
    ref: 'A-110',
  },
  {
    id: 'SC-402',
    check: 4,
    field: 'birth',
    code: 'identity.birthMissing',
    fails: (form) => form.birth === '',
    ref: 'A-111',
  },
  {
    id: 'SC-403',
    check: 4,
    field: 'rrn1',
    code: 'resident.missing',
    fails: (form) => residentParts(form.resident).rrn1 === '',
    ref: 'A-111',
  },
  {
    id: 'SC-404',
    check: 4,
    field: 'rrn2',
    code: 'resident.missing',
    fails: (form) => residentParts(form.resident).rrn2 === '',
    ref: 'A-111',
  },
  {
    id: 'SC-405',
    check: 4,
    field: 'companyName',
    code: 'submit.corpNmMissing',
    en: 'en.corpNm',
    asked: corporate,
    fails: (form) => form.companyName === '',
    ref: 'A-112',
  },
  {
    id: 'SC-406',
    check: 4,
    field: 'companyName',
    code: 'submit.bizNmMissing',
    en: 'en.bizNm',
    asked: individual,
    fails: (form) => form.companyName === '',
    ref: 'A-112',
  },
  {
    id: 'SC-407',
    check: 4,
    field: 'co1',
    code: 'required.crpno',
    en: 'en.crpno',
    asked: corporate,
    fails: (form) => form.co1 === '',
    ref: 'A-110',
  },
  {
    id: 'SC-408',
    check: 4,
    field: 'co2',
    code: 'required.crpno',
    en: 'en.crpno',
    asked: corporate,
    fails: (form) => form.co2 === '',
    ref: 'A-110',
  },
  {
    id: 'SC-409',
    check: 4,
    field: 'openingDate',
    code: 'required.opbzDt',
    en: 'en.opbzDt',
    fails: (form) => form.openingDate === '',
    ref: 'A-110',
  },
  {
    id: 'SC-410',
    check: 4,
    field: 'settlementMonth',
    code: 'submit.soaMmMissing',
    asked: corporate,
    fails: (form) => form.settlementMonth === '',
    ref: 'A-113',
  },
  {
    id: 'SC-411',
    check: 4,
    field: 'bank',
    code: 'account.bankMissing',
    fails: (form) => form.bank === null,
    ref: 'A-114',
  },
  {
    id: 'SC-412',
    check: 4,
    field: 'accountNumber',
    code: 'required.acntNo',
    fails: (form) => form.accountNumber === '',
    ref: 'A-110',
  },
  {
    id: 'SC-413',
    check: 4,
    field: 'depositor',
    code: 'submit.holderMissing',
    fails: (form) => form.depositor === '',
    ref: 'A-114',
  },
  {
    id: 'SC-501',
    check: 5,
    field: 'rrn1',
    code: 'resident.length',
    fails: (form) => residentWrong(form, 'rrn1'),
    ref: 'A-115',
  },
  {
    id: 'SC-502',
    check: 5,
    field: 'rrn2',
    code: 'resident.length',
    fails: (form) => residentWrong(form, 'rrn2'),
    ref: 'A-115',
  },
  {
    id: 'SC-601',
    check: 6,
    field: 'co1',
    code: 'submit.crpnoSpace',
    asked: corporate,
    fails: (form) => /\s/u.test(form.co1),
    ref: 'A-116',
  },
  {
    id: 'SC-602',
    check: 6,
    field: 'co2',
    code: 'submit.crpnoSpace',
    asked: corporate,
    fails: (form) => /\s/u.test(form.co2),
    ref: 'A-116',
  },
  {
    id: 'SC-603',
    check: 6,
    field: 'co1',
    code: 'submit.crpnoLength',
    asked: corporate,
    fails: (form) => wrongLength(form.co1, corporateNumberDigits.front),
    ref: 'A-116',
  },
  {
    id: 'SC-604',
    check: 6,
    field: 'co2',
    code: 'submit.crpnoLength',
    asked: corporate,
    fails: (form) => wrongLength(form.co2, corporateNumberDigits.back),
    ref: 'A-116',
  },
  {
    id: 'SC-701',
    check: 7,
    field: 'openingDate',
    code: 'openingDate.invalid',
    fails: (form) => parseKstDate(form.openingDate) === null,
    ref: 'A-117',
  },
  {
    id: 'SC-801',
    check: 8,
    field: 'companyName',
    code: 'blank.corpNm',
    asked: corporate,
    fails: (form) => blank(form.companyName),
    ref: 'A-118',
  },
  {
    id: 'SC-802',
    check: 8,
    field: 'companyName',
    code: 'blank.bizNm',
    asked: individual,
    fails: (form) => blank(form.companyName),
    ref: 'A-118',
  },
  {
    id: 'SC-803',
    check: 8,
    field: 'depositor',
    code: 'blank.dpstrNm',
    fails: (form) => blank(form.depositor),
    ref: 'A-118',
  },
]
