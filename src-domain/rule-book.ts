import { ACCOUNT_CHAPTER } from './account/account.rules.ts'
import { ADMISSION_CHAPTER } from './admission/admission.rules.ts'
import { APPLICATION_CHAPTER } from './application/application.rules.ts'
import { BUSINESS_CHAPTER } from './business/business.rules.ts'
import { CONSENT_CHAPTER } from './consent/consent.rules.ts'
import type { KstDate } from './kernel/calendar.ts'
import { ELIGIBILITY_CHAPTER } from './eligibility/eligibility.rules.ts'
import { NOTICE_CHAPTER } from './notice/notice.rules.ts'
import { OPINION_CHAPTER } from './opinion/opinion.rules.ts'
import * as PARAMETERS from './programme/parameters.ts'
import { PARAMETER_WORDS, type Words } from './programme/programme.rules.ts'
import type { Parameter } from './programme/parameter.ts'
import { PROOF_CHAPTER } from './proof/proof.rules.ts'
import type { Chapter, DeclaredEntry, MachineEntry, ParameterName, RuleEntry, SheetEntry } from './rule-entry.ts'
import { SESSION_CHAPTER } from './session/session.rules.ts'
import { UPLOAD_CHAPTER } from './upload/upload.rules.ts'

export type { Chapter, DeclaredEntry, MachineEntry, ParameterName, RuleEntry, SheetEntry } from './rule-entry.ts'

/** 규칙집: every rule and every machine once, in the order in which an applicant meets them. */
export const RULE_BOOK: readonly Chapter[] = [
  ELIGIBILITY_CHAPTER,
  BUSINESS_CHAPTER,
  CONSENT_CHAPTER,
  APPLICATION_CHAPTER,
  ACCOUNT_CHAPTER,
  PROOF_CHAPTER,
  UPLOAD_CHAPTER,
  OPINION_CHAPTER,
  SESSION_CHAPTER,
  NOTICE_CHAPTER,
  ADMISSION_CHAPTER,
]

export const ALL_RULES: readonly RuleEntry[] = RULE_BOOK.flatMap(({ rules = [] }) => rules)
export const ALL_MACHINES: readonly MachineEntry[] = RULE_BOOK.flatMap(({ machines = [] }) => machines)
export const ALL_SHEETS: readonly SheetEntry[] = RULE_BOOK.flatMap(({ sheets = [] }) => sheets)
export const ALL_DECLARED: readonly DeclaredEntry[] = RULE_BOOK.flatMap(({ declared = [] }) => declared)

/** 사업 기준: a number of the programme, its values in words from the oldest on. */
export type ParameterEntry = {
  readonly name: ParameterName
  readonly title: string
  readonly says: string
  readonly values: readonly {
    readonly from: KstDate | null
    readonly value: string
    readonly refs: readonly string[]
  }[]
}

const NUMBERS: Readonly<Record<ParameterName, Parameter<unknown>>> = PARAMETERS

/** Every dated number of the programme. */
export const ALL_PARAMETERS: readonly ParameterEntry[] = (Object.keys(PARAMETER_WORDS) as ParameterName[]).map(
  (name) => {
    const { title, says, value: word } = PARAMETER_WORDS[name] as Words<unknown>
    const { values } = NUMBERS[name]
    return { name, title, says, values: values.map(({ from, value, refs }) => ({ from, value: word(value), refs })) }
  },
)
