import type { Instant } from '../kernel/calendar.ts'
import { POPUP_BASE_Z_INDEX } from '../entry-limits.ts'

/** A popup of the main page. `id` null: it cannot be hidden for a day. `startsAt` and `endsAt` null: no edge. */
export type Popup = {
  readonly id: string | null
  /** HTML of an administrator; null while it loads. */
  readonly content: string | null
  readonly priority: number
  readonly isActive: boolean
  readonly startsAt: Instant | null
  readonly endsAt: Instant | null
  readonly baseZIndex: number
  /** Shows whatever its id, state, dates and the wish of the visitor say. [E-044] [D1-19] */
  readonly forceShow: boolean
  readonly fullScreen: boolean
  readonly title?: string
  readonly iconUrl?: string
  readonly noticeText?: string
}

/** What holds for a popup that says nothing. [E-033] */
export const POPUP_DEFAULTS: Popup = {
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

/** A popup from what is known of it. [E-033] */
export const makePopup = (known: Partial<Popup>): Popup => ({ ...POPUP_DEFAULTS, ...known })

/** Highest priority first; equal ones keep their order. [E-032] */
export const sortPopups = <P extends Pick<Popup, 'priority'>>(popups: readonly P[]): readonly P[] =>
  popups.toSorted((one, other) => other.priority - one.priority)

/** The plane on which a popup lies: its base plus its priority. [E-052] */
export const zIndexOf = (popup: Pick<Popup, 'baseZIndex' | 'priority'>): number => popup.baseZIndex + popup.priority
