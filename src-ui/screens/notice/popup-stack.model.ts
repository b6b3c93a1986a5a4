import { type ReadonlySignal, computed, signal } from '@preact/signals-react'
import type { ListedPopups } from '#app/notice/list-popups'
import { fallbackNoticeAt, noticesAt } from '#domain/notice/dated-notices'
import type { NoticeRow } from '#domain/notice/dated-notices.table'
import { popupHideKey, decidePopupVisibility, type Popup, makePopup, sortPopups } from '#domain/notice/popup'
import { type Instant, type KstDate, kstDateOf } from '#domain/time/calendar'
import { fill } from '#ui/text/fill.ts'
import { NOTICE_HEADINGS, NOTICE_TEXTS } from '#ui/text/ko/notice/popup.ts'

/** The Korean day on which a popup was hidden, by the popup's id. */
type HiddenDays = {
  /** Returns the stored value, whatever its format. Returns null if there is no value, or if it cannot be read. */
  readonly read: (id: string) => string | null
  readonly keep: (id: string, day: KstDate) => void
}

/**
 * Stores in local storage the days on which popups were hidden in this browser. If the storage is blocked or full, the
 * failure is ignored, and the popups are shown again on the next visit. [E-050] [D1-21]
 */
export const hiddenPopupDayStore: HiddenDays = {
  read: (id) => {
    try {
      return localStorage.getItem(popupHideKey(id))
    } catch {
      return null
    }
  },
  keep: (id, day) => {
    try {
      localStorage.setItem(popupHideKey(id), day)
    } catch {
      // The failure is ignored: the popup is then shown again on the next visit.
    }
  },
}

/** A popup, and its key on this page. `is` says where the text of the popup comes from. */
export type StackedPopup = Popup & { readonly key: string; readonly is: 'server' | 'notice' | 'proof' }

const ofNotice = (row: NoticeRow, phone: string): StackedPopup => ({
  ...makePopup({
    id: row.id,
    priority: row.priority,
    startsAt: row.from,
    endsAt: row.until,
    title: NOTICE_HEADINGS[row.id],
    noticeText: fill(NOTICE_TEXTS[`notice.${row.id}`], { phone, period: row.period ?? '' }),
  }),
  key: `notice ${row.id}`,
  is: row.id === 'proof' ? 'proof' : 'notice',
})

/** Returns the text of a server popup without its markup; null if it has no HTML. */
const wordsOf = ({ content }: Pick<Popup, 'content'>): string | null =>
  content?.replaceAll(/<[^>]*>?|&nbsp;|\s/g, '') ?? null

/**
 * Returns the popups that have the same text as another popup. Only these popups can be duplicates, so only these are
 * sanitised for a comparison. On most visits there are none.
 */
export const popupsWithEqualText = <P extends Pick<Popup, 'content'>>(popups: readonly P[]): readonly P[] => {
  const all = popups.map(wordsOf)
  return popups.filter((_, nth) => {
    const words = all[nth] ?? null
    return words !== null && all.indexOf(words) !== all.lastIndexOf(words)
  })
}

type PopupStackOptions = {
  readonly listed: ListedPopups
  readonly now: ReadonlySignal<Instant | null>
  readonly days: HiddenDays
  /** The number of the help desk, for the fallback notice. */
  readonly phone: string
  /** Returns an administrator's HTML, sanitised for display. */
  readonly clean: (html: string) => string
}

/**
 * Makes the model of the popups of one visit of the main page: which popups are shown now, the highest priority first,
 * and how they are closed. It follows the clock, so that popups with dates appear and disappear without a reload.
 * [E-032] [E-046]
 */
export const makePopupStack = ({ listed, now, days, phone, clean }: PopupStackOptions) => {
  const fromServer: readonly StackedPopup[] =
    listed.from === 'server'
      ? listed.popups.map((popup, nth) => ({ ...popup, key: `server ${popup.id ?? `#${nth}`}`, is: 'server' }))
      : []

  const candidatesAt = (instant: Instant): readonly StackedPopup[] => {
    const fallback = listed.from === 'fallback' ? [fallbackNoticeAt(instant)] : []
    const notices = [...fallback, ...noticesAt(instant)].map((row) => ofNotice(row, phone))
    return sortPopups([...fromServer, ...notices])
  }

  /**
   * The sanitised HTML of possible duplicates, by key. A notice that was registered twice is shown only once, if text,
   * pictures and URLs are equal. [D3-136]
   */
  const cleanHtmlByKey = new Map(
    popupsWithEqualText(fromServer).map(({ key, content }) => [key, `html ${clean(content ?? '')}`]),
  )
  const textKeyOf = ({ key }: StackedPopup): string => cleanHtmlByKey.get(key) ?? key

  // The stored days. Each day is read only once, and not at every tick of the clock.
  const hiddenDays = new Map<string, string | null>()
  const keptFor = (id: string): string | null => {
    if (!hiddenDays.has(id)) hiddenDays.set(id, days.read(id))
    return hiddenDays.get(id) ?? null
  }
  const hiddenNow = signal<ReadonlyMap<string, string>>(new Map())
  const closedKeys = signal<ReadonlySet<string>>(new Set())

  const popupsShownAt = (instant: Instant): readonly StackedPopup[] => {
    const [closedNow, hidden] = [closedKeys.value, hiddenNow.value]
    const shownTexts = new Set<string>()
    return candidatesAt(instant).filter((popup) => {
      const day = popup.id === null ? null : (hidden.get(popup.id) ?? keptFor(popup.id))
      const text = textKeyOf(popup)
      const { verdict } = decidePopupVisibility(popup, day, instant, shownTexts.has(text))
      if (closedNow.has(popup.key) || verdict === 'hide') return false
      shownTexts.add(text)
      return true
    })
  }

  const shownNow = computed(() => (now.value === null ? [] : popupsShownAt(now.value)))
  /** The keys of the shown popups, as one string: it stays equal while the same popups are shown. */
  const keysNow = computed(() => shownNow.value.map(({ key }) => key).join('\n'))

  const closeOne = (popup: StackedPopup, hideToday: boolean, instant: Instant | null): void => {
    if (!hideToday || popup.id === null || popup.forceShow || instant === null)
      closedKeys.value = new Set([...closedKeys.peek(), popup.key])
    if (!hideToday || popup.id === null || instant === null) return
    const day = kstDateOf(instant)
    days.keep(popup.id, day)
    hiddenNow.value = new Map([...hiddenNow.peek(), [popup.id, day]])
  }

  return {
    /**
     * The popups that are shown now. The array stays the same object while the same popups are shown, so that a tick of
     * the clock renders nothing.
     */
    shown: computed((): readonly StackedPopup[] => (keysNow.value === '' ? [] : shownNow.peek())),

    /**
     * Closes a popup and its duplicates. With `hideToday`, the popup is hidden until the end of the Korean day; after
     * that it is shown again, even on a page that stays open. Without `hideToday`, or if the day cannot be stored, the
     * popup is closed until the next visit. [E-048] [E-049]
     */
    close: (popup: StackedPopup, hideToday: boolean): void => {
      const instant = now.peek()
      const all =
        instant === null
          ? [popup]
          : candidatesAt(instant).filter((candidate) => textKeyOf(candidate) === textKeyOf(popup))
      for (const each of all) closeOne(each, hideToday, instant)
    },
  }
}
export type PopupStackModel = ReturnType<typeof makePopupStack>
