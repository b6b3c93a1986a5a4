import type { KstDate } from '../kernel/calendar.ts'
import { kstDate } from '../kernel/calendar.ts'
import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'

/** The last day on which a supported business may have opened; a constant of the programme (D1-230). [E-003] */
export const LAST_OPENING_DAY = kstDate('2024-12-31')

/** 개업일: on or before the last opening day. [E-003] */
export const checkOpening = (opened: KstDate): Checked<KstDate, 'openedTooLate'> =>
  opened <= LAST_OPENING_DAY ? accepted(opened) : refused('openedTooLate')
