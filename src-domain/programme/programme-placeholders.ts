import { formatWon, formatWonInSentence } from '../kernel/won.ts'
import { toMegabytes } from './megabyte.ts'
import {
  MAX_BASE_FILES,
  COMBINED_USAGE_MUST_EXCEED,
  DRAFT_LIFE_HOURS,
  MAX_FILE_SIZE_BYTES,
  LAST_OPENING_DAY,
  MAX_OPINION_FILES,
  MAX_OPINION_LENGTH,
  MAX_OPINIONS,
  CARRIER_LOOKUP_MONTHS,
  MAX_PROOF_CASES,
  PROOF_YEARS,
  REGIONAL_CENTRE_COUNT,
  ACCOUNT_CHECK_RETRY_MINUTES,
  SALES_CEILING,
  SALES_YEARS,
  SUPPLEMENT_DAYS,
  SUPPORT_CEILING,
  SUPPORT_PER_CASE,
  USAGE_PERIOD,
} from './parameters.ts'

/** Formats `2024-12-31` as `2024년 12월 31일`, `2024-01` as `2024년 1월`. */
export const formatDateInSentence = (date: string): string => {
  const [year, month, day] = date.split('-').map(Number)
  return [`${year}년`, `${month}월`, day === undefined ? '' : `${day}일`].filter(Boolean).join(' ')
}

const years = (all: readonly number[], between: string): string => all.map((year) => `${year}년`).join(between)

/**
 * The parameters of the programme as Korean sentences contain them. Each key is the name of a placeholder. An amount
 * whose key ends in 'Short' is written without `원`, because some sentences have a space before `원` and some do not.
 */
export const PROGRAMME_PLACEHOLDERS = {
  ceiling: formatWon(SUPPORT_CEILING),
  ceilingShort: formatWonInSentence(SUPPORT_CEILING),
  perCase: formatWon(SUPPORT_PER_CASE),
  salesShort: formatWonInSentence(SALES_CEILING),
  salesYears: years(SALES_YEARS, ' 또는 '),
  usageShort: formatWonInSentence(COMBINED_USAGE_MUST_EXCEED),
  lastOpeningDay: formatDateInSentence(LAST_OPENING_DAY),
  firstUsageYear: `${USAGE_PERIOD.first.slice(0, 4)}년`,
  firstUsageMonth: formatDateInSentence(USAGE_PERIOD.first),
  usageYears: `${USAGE_PERIOD.first.slice(0, 4)}~${USAGE_PERIOD.last.slice(0, 4)}년`,
  lastUsageMonth: formatDateInSentence(USAGE_PERIOD.last),
  proofYears: years(PROOF_YEARS, '과 '),
  supplementDays: SUPPLEMENT_DAYS,
  retryMinutes: ACCOUNT_CHECK_RETRY_MINUTES,
  parcelMonths: CARRIER_LOOKUP_MONTHS,
  supportedCases: Math.floor(SUPPORT_CEILING / SUPPORT_PER_CASE),
  maxCases: MAX_PROOF_CASES,
  maxBaseFiles: MAX_BASE_FILES,
  maxOpinionFiles: MAX_OPINION_FILES,
  maxOpinions: MAX_OPINIONS,
  opinionLength: MAX_OPINION_LENGTH,
  megabytes: toMegabytes(MAX_FILE_SIZE_BYTES),
  draftHours: DRAFT_LIFE_HOURS,
  centres: REGIONAL_CENTRE_COUNT,
} as const
