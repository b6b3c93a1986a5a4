import { ACCOUNT_CHAPTER } from '../account/account.chapter.ts'
import { ADMIN_CHAPTER } from '../admin/admin.chapter.ts'
import { ADMISSION_CHAPTER } from '../admission/admission.chapter.ts'
import { APPLICATION_CHAPTER } from '../application/application.chapter.ts'
import { BUSINESS_CHAPTER } from '../business/business.chapter.ts'
import { CONSENT_CHAPTER } from '../consent/consent.chapter.ts'
import { kstDateOrThrow, kstDateOf, kstInstant } from '../kernel/calendar.ts'
import { ELIGIBILITY_CHAPTER } from '../eligibility/eligibility.chapter.ts'
import { IDENTITY_CHAPTER } from '../identity/identity.chapter.ts'
import { NOTICE_CHAPTER } from '../notice/notice.chapter.ts'
import { OPINION_CHAPTER } from '../opinion/opinion.chapter.ts'
import * as PARAMETERS from '../programme/parameters.ts'
import { formatDateInSentence } from '../programme/programme-placeholders.ts'
import { lastDayOfCarrierLookup } from '../proof/carrier-request.ts'
import { supplementDueDay } from '../proof/supplement.ts'
import {
  PARAMETER_REFS,
  PARAMETER_WORDS,
  type ParameterWords,
  type ParameterName,
} from '../programme/programme.rules.ts'
import { PAGES_CHAPTER } from '../pages/pages.chapter.ts'
import { PROOF_CHAPTER } from '../proof/proof.chapter.ts'
import { RECORDS_CHAPTER } from '../records/records.chapter.ts'
import type { MachineEntry, RuleChapter, RuleEntry, ReferenceTableEntry } from './rule-entry.ts'
import { SESSION_CHAPTER } from '../session/session.chapter.ts'
import { UPLOAD_CHAPTER } from '../upload/upload.chapter.ts'
import { SYSTEM_CHAPTER } from './system.chapter.ts'

/**
 * 규칙집: every rule, reference table and machine once, by concept. `RULE_BOOK_PARTS` gives the order of the printed book.
 */
export const RULE_BOOK: readonly RuleChapter[] = [
  ELIGIBILITY_CHAPTER,
  BUSINESS_CHAPTER,
  IDENTITY_CHAPTER,
  CONSENT_CHAPTER,
  APPLICATION_CHAPTER,
  ACCOUNT_CHAPTER,
  PROOF_CHAPTER,
  UPLOAD_CHAPTER,
  OPINION_CHAPTER,
  PAGES_CHAPTER,
  SESSION_CHAPTER,
  RECORDS_CHAPTER,
  ADMIN_CHAPTER,
  NOTICE_CHAPTER,
  ADMISSION_CHAPTER,
  SYSTEM_CHAPTER,
]

export const ALL_RULES: readonly RuleEntry[] = RULE_BOOK.flatMap(({ rules = [] }) => rules)
export const ALL_REFERENCE_TABLES: readonly ReferenceTableEntry[] = RULE_BOOK.flatMap(
  ({ referenceTables = [] }) => referenceTables,
)
export const ALL_MACHINES: readonly MachineEntry[] = RULE_BOOK.flatMap(({ machines = [] }) => machines)

const NUMBERS: Readonly<Record<ParameterName, unknown>> = PARAMETERS

const EXAMPLE_DAY = kstInstant(kstDateOrThrow('2025-06-24'), '10:00:00')
const monthAndDay = (day: string): string => formatDateInSentence(day).replace(/^\d+년 /, '')
const EXAMPLE = monthAndDay(kstDateOf(EXAMPLE_DAY))

/** 예: an example of a deadline, computed by the product's rules. [D2-112] [P-085] */
const PARAMETER_EXAMPLES: { readonly [name in ParameterName]?: string } = {
  SUPPLEMENT_DAYS: `${EXAMPLE}에 요청받으면 ${monthAndDay(supplementDueDay(EXAMPLE_DAY))}까지`,
  CARRIER_LOOKUP_MONTHS: `${EXAMPLE}에 신청하면 안내하는 날은 ${monthAndDay(lastDayOfCarrierLookup(EXAMPLE_DAY))}`,
}

export const ALL_PARAMETERS = (Object.keys(PARAMETER_WORDS) as ParameterName[]).map((name) => {
  const { value, ...words } = PARAMETER_WORDS[name] as ParameterWords<unknown>
  return { name, ...words, value: value(NUMBERS[name]), example: PARAMETER_EXAMPLES[name], refs: PARAMETER_REFS[name] }
})

export type ParameterEntry = (typeof ALL_PARAMETERS)[number]
