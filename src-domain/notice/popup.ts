import { decisionFrom } from '../kernel/decide.ts'
import { type Instant, kstDateOf } from '../time/calendar.ts'
import { POPUP_BASE_Z_INDEX } from './limits.ts'

/**
 * A popup of the main page. If `id` is null, it cannot be hidden for a day. If `startsAt` is null, it has no start; if
 * `endsAt` is null, it has no end.
 */
export type Popup = {
  readonly id: string | null
  /** The HTML of an administrator; null while it loads. */
  readonly content: string | null
  readonly priority: number
  readonly isActive: boolean
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly baseZIndex: number
  /** True if the popup is shown regardless of its id, its state, its dates and the visitor's choice. [E-044] [D1-19] */
  readonly forceShow: boolean
  readonly fullScreen: boolean
  readonly title?: string
  readonly noticeText?: string
}

/** The values of the fields that a popup does not have. [E-033] */
const POPUP_DEFAULTS: Popup = {
  id: null,
  content: null,
  priority: 0,
  isActive: true,
  startsAt: null,
  endsAt: null,
  baseZIndex: POPUP_BASE_Z_INDEX,
  forceShow: false,
  fullScreen: false,
}

/** Completes a popup with the default values. [E-033] */
export const makePopup = (knownValues: Partial<Popup>): Popup => ({ ...POPUP_DEFAULTS, ...knownValues })

/** 팝업의 순서: sorts popups by priority, the highest first. Popups of equal priority keep their order. [E-032] */
export const sortPopups = <P extends Pick<Popup, 'priority'>>(popups: readonly P[]): readonly P[] =>
  popups.toSorted((a, b) => b.priority - a.priority)

/** Returns the z-index of a popup: its base plus its priority. [E-052] */
export const zIndexOfPopup = (popup: Pick<Popup, 'baseZIndex' | 'priority'>): number =>
  popup.baseZIndex + popup.priority

/**
 * The state of a popup at an instant. `hiddenToday`: the visitor has hidden it for today. `begun`: its period has
 * begun. `duplicate`: a popup with the same content is already shown.
 */
type PopupVisibilityFacts = {
  readonly forceShow: boolean
  readonly hasId: boolean
  readonly isActive: boolean
  readonly hiddenToday: boolean
  readonly begun: boolean
  readonly ended: boolean
  readonly duplicate: boolean
}

/**
 * Returns the key under which the browser stores the Korean day on which a popup was hidden. [E-048] [D1-21] [P-243]
 */
export const popupHideKey = (id: string): string => `popup-hide-${id}`

/**
 * True if the popup was hidden today. `storedDay` is the stored day; any value except today's date counts as not
 * hidden. [E-049] [D1-21]
 */
export const isPopupHiddenToday = (storedDay: string | null, now: Instant): boolean => storedDay === kstDateOf(now)

/**
 * Decides whether a popup is shown, and by which row. `storedDay` is the value stored in the browser. `duplicate`: an
 * equal popup is already shown. Of equal popups, only the first is shown. Otherwise, a forced popup is always shown,
 * and a popup without an id never. For all others, the active state, the visitor's choice for today, and the dates
 * decide. [E-043] to [E-046] [D3-136]
 */
export const decidePopupVisibility = decisionFrom(
  (
    popup: Pick<Popup, 'id' | 'forceShow' | 'isActive' | 'startsAt' | 'endsAt'>,
    storedDay: string | null,
    now: Instant,
    duplicate: boolean,
  ): PopupVisibilityFacts => ({
    forceShow: popup.forceShow,
    hasId: popup.id !== null && popup.id !== '',
    isActive: popup.isActive,
    hiddenToday: isPopupHiddenToday(storedDay, now),
    begun: popup.startsAt === null || now >= popup.startsAt,
    ended: popup.endsAt !== null && now >= popup.endsAt,
    duplicate,
  }),
  [
    { id: 'PV-8', when: { duplicate: true }, then: 'hide', ref: 'D3-136' },
    { id: 'PV-1', when: { forceShow: true }, then: 'show', ref: 'E-044' },
    { id: 'PV-2', when: { hasId: false }, then: 'hide', ref: 'E-045' },
    { id: 'PV-3', when: { isActive: false }, then: 'hide', ref: 'E-045' },
    { id: 'PV-4', when: { hiddenToday: true }, then: 'hide', ref: 'E-045' },
    { id: 'PV-5', when: { begun: false }, then: 'hide', ref: 'E-046' },
    { id: 'PV-6', when: { ended: true }, then: 'hide', ref: 'E-046' },
    { id: 'PV-7', when: {}, then: 'show', ref: 'E-043' },
  ],
)
