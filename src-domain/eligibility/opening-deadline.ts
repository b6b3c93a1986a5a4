import type { KstDate } from '../kernel/calendar.ts'
import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import { onlyValue } from '../programme/parameter.ts'
import { LAST_OPENING_DAY } from '../programme/parameters.ts'

/** 개업일: on or before the last opening day. [E-003] */
export const checkOpening = (opened: KstDate): Checked<KstDate, 'openedTooLate'> =>
  opened <= onlyValue(LAST_OPENING_DAY) ? accepted(opened) : refused('openedTooLate')
