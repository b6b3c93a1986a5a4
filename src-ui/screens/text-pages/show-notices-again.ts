import { popupHideKey } from '#domain/notice/popup'

/** Deletes the days on which notices were hidden, so that the main page shows them again. [D1-422] */
export const showNoticesAgain = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(popupHideKey(''))) localStorage.removeItem(key)
  } catch {
    // A blocked storage has hidden nothing.
  }
}
