import { decisionFrom } from '../kernel/decide.ts'
import { type ParseResult, accepted, refused } from '../kernel/parse-result.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { type KstDate, kstDateOrThrow, parseKstDate } from '../time/calendar.ts'

const EARLIEST = kstDateOrThrow(APPLICATION_LIMITS.earliestOpening)

/** `invalid`: not a real date, or before 1000-01-01. `future`: after today. */
export type OpeningDateRefusal = 'invalid' | 'future'

/**
 * The facts about the entered date. `exists`: it is a real date. `early`: it is before the first accepted day.
 * `future`: it is after today.
 */
type OpeningDateFacts = { readonly exists: boolean; readonly early: boolean; readonly future: boolean }

/** 개업일자: decides whether the field accepts this day. `today` is the Korean day. */
export const decideOpeningDate = decisionFrom(
  (text: string, today: KstDate): OpeningDateFacts => {
    const date = parseKstDate(text)
    return {
      exists: date !== null,
      early: date !== null && date < EARLIEST,
      future: date !== null && date > today,
    }
  },
  [
    { id: 'OD-1', when: { exists: false }, then: 'invalid', ref: 'A-068' },
    { id: 'OD-2', when: { early: true }, then: 'invalid', ref: 'A-066' },
    { id: 'OD-3', when: { future: true }, then: 'future', ref: 'A-067' },
    { id: 'OD-4', when: {}, then: 'ok', ref: 'A-067' },
  ],
)

/**
 * Parses an 개업일자 typed into the field. `today` is the Korean day; both 1000-01-01 and today are accepted.
 * [A-067] [A-068]
 */
export const parseOpeningDate = (text: string, today: KstDate): ParseResult<KstDate, OpeningDateRefusal> => {
  const { verdict } = decideOpeningDate(text, today)
  return verdict === 'ok' ? accepted(kstDateOrThrow(text)) : refused(verdict)
}

/**
 * True if the field is cleared after it has refused this date. An existing date is cleared. An incomplete or impossible
 * date stays in the field, so that it can be corrected. [D2-103]
 */
export const isOpeningDateClearedOnRefusal = (text: string): boolean => parseKstDate(text) !== null
