import * as PARAMETERS from '#domain/programme/parameters'
import { formatDateInSentence } from '#domain/programme/programme-placeholders'
import { lastDayOfCarrierLookup } from '#domain/proof/registration/carrier-request'
import { supplementDueDay } from '#domain/proof/supplement/supplement'
import { kstDateOrThrow, kstDateOf, kstInstant } from '#domain/time/calendar'
import { RULE_BOOK_PARTS } from './articles.rules.ts'
import { PARAMETER_REFS, PARAMETER_WORDS, type ParameterWords } from './entries/programme/parameters.rules.ts'
import type { MachineEntry, ParameterName, RuleEntry } from './rule-entry.ts'

const ENTRIES = RULE_BOOK_PARTS.flatMap(({ articles }) => articles)

export const ALL_RULES: readonly RuleEntry[] = ENTRIES.filter((entry) => 'cases' in entry)
export const ALL_MACHINES: readonly MachineEntry[] = ENTRIES.filter((entry) => 'machine' in entry)

const NUMBERS: Readonly<Record<ParameterName, unknown>> = PARAMETERS

const EXAMPLE_DAY = kstInstant(kstDateOrThrow('2025-01-31'), '10:00:00')
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
