import { type Session, SESSION_STORAGE_KEY } from '#domain/session/session'
import { serialiseSession } from '#infra/session/session-wire'

// The script of `/__world/enter`. It stores the session of a persona in this tab, as a certification would, and opens
// the persona's page.
const { session, page } = JSON.parse(document.querySelector('#entry')?.textContent ?? '') as {
  readonly session: Session
  readonly page: string
}
sessionStorage.clear()
sessionStorage.setItem(SESSION_STORAGE_KEY, serialiseSession(session))
location.replace(location.origin + page)
