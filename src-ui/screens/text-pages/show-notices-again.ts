import { popupHideKey } from '#domain/notice/popup'

/** Deletes the stored days on which notices were hidden, so that the main page shows these notices again. [D1-422] */
export const showNoticesAgain = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(popupHideKey(''))) localStorage.removeItem(key)
  } catch {
    // If the storage is blocked, no day was ever stored, so there is nothing to delete.
  }
}
