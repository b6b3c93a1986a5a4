import { navigate } from 'wouter/use-browser-location'
import { ResetSession } from '#app/session/end-session'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { SESSION_TEXT } from '#ui/text/ko/session/session.ts'
import { showToast } from '../dialog/announcer.ts'
import { dialogs } from '../dialog/dialogs.ts'
import { loadServices } from '../services/services.ts'

/**
 * Asks for a confirmation, ends the session of this tab, and opens the main page. Chosen files are deleted. [D3-605]
 */
export const askToEndSession = async (): Promise<void> => {
  const { 'end.effect': next, 'end.button': yes } = SESSION_TEXT
  if (!(await dialogs.confirm({ text: SESSION_TEXT['end.ask'], next, yes, no: SHARED_BUTTON_TEXTS['common.cancel'] })))
    return
  const container = await loadServices()
  container.get(ResetSession)()
  navigate('/', { replace: true })
  showToast(SESSION_TEXT['end.done'])
}
