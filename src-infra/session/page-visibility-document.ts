import { PageVisibility } from '#app/session/page-visibility.port'
import { adapter } from '../wiring/adapter.ts'

/** Reports the visibility of the tab, from the browser. [E-210] */
export const PageVisibilityDocument = adapter(PageVisibility, {}, () => ({
  subscribe: (listener) => {
    const notify = () => listener(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', notify)
    return () => document.removeEventListener('visibilitychange', notify)
  },
}))
