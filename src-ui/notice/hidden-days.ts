import type { KstDate } from '#domain/kernel/calendar'
import { hideKeyOf } from '#domain/notice/popup'

/** On which Korean day a popup was hidden, by its id. */
export type HiddenDays = {
  /** What is kept, in whatever form; null where nothing is or nothing can be read. */
  readonly read: (id: string) => string | null
  readonly keep: (id: string, day: KstDate) => void
}

/**
 * The hidden days in local storage, a choice of this browser and nobody else's. A storage that is blocked or full is no
 * reason to tell anybody anything: popups then show again on the next visit. [E-048] [E-050] [D1-21]
 */
export const hiddenDays: HiddenDays = {
  read: (id) => {
    try {
      return localStorage.getItem(hideKeyOf(id))
    } catch {
      return null
    }
  },
  keep: (id, day) => {
    try {
      localStorage.setItem(hideKeyOf(id), day)
    } catch {
      // nothing to say, see above
    }
  },
}
