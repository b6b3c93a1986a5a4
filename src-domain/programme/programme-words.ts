import { formatWon, wonInUnits } from '../kernel/won.ts'
import {
  BASE_FILES,
  COMBINED_USAGE_ABOVE,
  DRAFT_LIFE,
  FILE_SIZE,
  LAST_OPENING_DAY,
  OPINION_FILES,
  OPINION_LENGTH,
  OPINIONS,
  PARCEL_LOOKUP,
  PROOF_CASES,
  PROOF_YEARS,
  REGIONAL_CENTRES,
  RETRY_ADVICE,
  SALES_CEILING,
  SALES_YEARS,
  SUPPLEMENT_DAYS,
  SUPPORT_CEILING,
  SUPPORT_PER_CASE,
  USAGE_PERIOD,
} from './parameters.ts'

/** `2024-12-31` → `2024년 12월 31일`, `2024-01` → `2024년 1월`. */
const inWords = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return [`${year}년`, `${month}월`, day === undefined ? '' : `${day}일`].filter(Boolean).join(' ')
}

const years = (all: readonly number[], between: string): string => all.map((year) => `${year}년`).join(between)

/**
 * The numbers of the programme as Korean sentences say them: each key is the name of a hole. An amount that ends in `Short`
 * lacks the word `원`, which the sentence writes with or without a space before it.
 */
export const PROGRAMME_WORDS = {
  ceiling: formatWon(SUPPORT_CEILING.value),
  ceilingShort: wonInUnits(SUPPORT_CEILING.value),
  perCase: formatWon(SUPPORT_PER_CASE.value),
  salesShort: wonInUnits(SALES_CEILING.value),
  salesYears: years(SALES_YEARS.value, ' 또는 '),
  usageShort: wonInUnits(COMBINED_USAGE_ABOVE.value),
  lastOpeningDay: inWords(LAST_OPENING_DAY.value),
  firstUsageYear: `${USAGE_PERIOD.value.first.slice(0, 4)}년`,
  firstUsageMonth: inWords(USAGE_PERIOD.value.first),
  lastUsageMonth: inWords(USAGE_PERIOD.value.last),
  proofYears: years(PROOF_YEARS.value, '과 '),
  supplementDays: SUPPLEMENT_DAYS.value,
  retryMinutes: RETRY_ADVICE.value,
  parcelMonths: PARCEL_LOOKUP.value,
  maxCases: PROOF_CASES.value,
  maxBaseFiles: BASE_FILES.value,
  maxOpinionFiles: OPINION_FILES.value,
  maxOpinions: OPINIONS.value,
  opinionLength: OPINION_LENGTH.value,
  megabytes: FILE_SIZE.value / (1024 * 1024),
  draftHours: DRAFT_LIFE.value,
  centres: REGIONAL_CENTRES.value,
} as const
