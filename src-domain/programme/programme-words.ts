import type { KstDate } from '../kernel/calendar.ts'
import { formatWon, wonInUnits } from '../kernel/won.ts'
import { valueOn } from './parameter.ts'
import {
  BASE_FILES,
  COMBINED_USAGE_ABOVE,
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
 * The numbers of the programme as Korean sentences say them on a day: each key is the name of a hole. An amount that ends in
 * `Short` lacks the word `원`, which the sentence writes with or without a space before it.
 */
export const wordsOn = (day: KstDate | null) => {
  const usage = valueOn(USAGE_PERIOD, day)
  return {
    ceiling: formatWon(valueOn(SUPPORT_CEILING, day)),
    ceilingShort: wonInUnits(valueOn(SUPPORT_CEILING, day)),
    perCase: formatWon(valueOn(SUPPORT_PER_CASE, day)),
    salesShort: wonInUnits(valueOn(SALES_CEILING, day)),
    salesYears: years(valueOn(SALES_YEARS, day), ' 또는 '),
    usageShort: wonInUnits(valueOn(COMBINED_USAGE_ABOVE, day)),
    lastOpeningDay: inWords(valueOn(LAST_OPENING_DAY, day)),
    firstUsageYear: `${usage.first.slice(0, 4)}년`,
    firstUsageMonth: inWords(usage.first),
    lastUsageMonth: inWords(usage.last),
    proofYears: years(valueOn(PROOF_YEARS, day), '과 '),
    supplementDays: valueOn(SUPPLEMENT_DAYS, day),
    retryMinutes: valueOn(RETRY_ADVICE, day),
    parcelMonths: valueOn(PARCEL_LOOKUP, day),
    maxCases: valueOn(PROOF_CASES, day),
    maxBaseFiles: valueOn(BASE_FILES, day),
    maxOpinionFiles: valueOn(OPINION_FILES, day),
    maxOpinions: valueOn(OPINIONS, day),
    opinionLength: valueOn(OPINION_LENGTH, day),
    megabytes: valueOn(FILE_SIZE, day) / (1024 * 1024),
    centres: valueOn(REGIONAL_CENTRES, day),
  } as const
}
