import { signal } from '@preact/signals-react'
import { isPopupHiddenToday, popupHideKey } from '#domain/notice/popup'
import type { Instant } from '#domain/time/calendar'

/** True if the person has closed a notice of the main page during this visit. */
export const isNoticeClosed = signal(false)

/** How often the person has asked to see closed notices again. The main page then loads its notices again. */
export const timesShownAgain = signal(0)

/** Returns the keys of the stored days on which notices were hidden. If the storage is blocked, no day was stored. */
const hiddenDayKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(popupHideKey('')))
  } catch {
    return []
  }
}

/** True if the person has hidden a notice for the Korean day of the instant. */
export const isNoticeHiddenAt = (now: Instant): boolean =>
  hiddenDayKeys().some((key) => isPopupHiddenToday(localStorage.getItem(key), now))

/**
 * Deletes the stored days on which notices were hidden, so that the main page shows all its notices again. [D1-422]
 * [D1-1017]
 */
export const showNoticesAgain = (): void => {
  for (const key of hiddenDayKeys()) localStorage.removeItem(key)
  isNoticeClosed.value = false
  timesShownAgain.value += 1
}
