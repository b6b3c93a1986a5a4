import type { Instant, KstDate } from '../kernel/calendar.ts'
import { kstDateOf } from '../kernel/calendar.ts'
import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { PopupVerdict } from './popup-visibility.table.ts'
import { POPUP_VISIBILITY_TABLE } from './popup-visibility.table.ts'
import type { Popup } from './popup.ts'

/** Where the browser keeps the day on which a popup was hidden. [D1-21] [P-243] */
export const hideKeyOf = (id: string): string => `popup-hide-${id}`

/** What is kept there: the Korean day. [E-048] */
export const hideDateAt = (now: Instant): KstDate => kstDateOf(now)

/** Was it hidden today? `kept` is what the browser holds; anything but today's date counts as not hidden. [E-049] [D1-21] */
export const isHiddenToday = (kept: string | null, now: Instant): boolean => kept === kstDateOf(now)

/** Whether a popup shows, and which row says so. `kept`: what the browser holds for it. [E-044] [E-045] [E-046] [E-049] */
export const judgePopup = (
  popup: Pick<Popup, 'id' | 'forceShow' | 'isActive' | 'startsAt' | 'endsAt'>,
  kept: string | null,
  now: Instant,
): Decision<PopupVerdict> =>
  decide(POPUP_VISIBILITY_TABLE, {
    forceShow: popup.forceShow,
    hasId: popup.id !== null && popup.id !== '',
    isActive: popup.isActive,
    hiddenToday: isHiddenToday(kept, now),
    begun: popup.startsAt === null || now >= popup.startsAt,
    ended: popup.endsAt !== null && now >= popup.endsAt,
  })
