import { type KstDate, kstDate, parseKstDate } from '../kernel/calendar.ts'
import { type Checked, accepted, refused } from '../kernel/checked.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'

const EARLIEST = kstDate(APPLICATION_LIMITS.earliestOpening)

/** Message keys: no existing day, or before 1000-01-01; after today. */
export type OpeningDateRefusal = 'openingDate.invalid' | 'openingDate.future'

/** 개업일자 on entry. `today` is the Korean day; both 1000-01-01 and today are accepted. */
export const checkOpeningDate = (text: string, today: KstDate): Checked<KstDate, OpeningDateRefusal> => {
  const date = parseKstDate(text)
  if (date === null || date < EARLIEST) return refused('openingDate.invalid')
  return date > today ? refused('openingDate.future') : accepted(date)
}

/** A refused date is cleared where it is a day; one that is incomplete or does not exist stays, to be mended. [D2-103] */
export const isClearedOnRefusal = (text: string): boolean => parseKstDate(text) !== null
