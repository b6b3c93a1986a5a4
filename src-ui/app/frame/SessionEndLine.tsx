import { useSignals } from '@preact/signals-react/runtime'
import { navigate } from 'wouter/use-browser-location'
import { ResetSession } from '#app/session/end-session'
import { Button } from '../../parts/design/Button.tsx'
import { PageWidth } from '../../parts/design/Layout.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { showToast } from '../../parts/dialog/announcer.ts'
import { dialogs } from '../../parts/dialog/dialogs.ts'
import { loadServices } from '../../parts/services/services.ts'
import { sessionSecondsLeft } from '../../parts/session/session-signals.ts'
import { SHARED_BUTTON_TEXTS } from '../../text/ko/buttons.ts'
import { SESSION_TEXT } from '../../text/ko/session.ts'
import styles from './SessionEndLine.module.css'

/** Asks for a confirmation, ends the session of this tab, and opens the main page. Chosen files are deleted. [D3-605] */
const endNow = async (): Promise<void> => {
  const { 'end.effect': next, 'end.button': yes } = SESSION_TEXT
  if (!(await dialogs.confirm({ text: SESSION_TEXT['end.ask'], next, yes, no: SHARED_BUTTON_TEXTS['common.cancel'] })))
    return
  const container = await loadServices()
  container.get(ResetSession)()
  navigate('/', { replace: true })
  showToast(SESSION_TEXT['end.done'])
}

/**
 * The line at the end of a page of a certified person, for those who share a device: a button that ends the session.
 * Renders nothing while no countdown runs. [E-140] [D1-786]
 */
const SessionEndLine = () => {
  useSignals()
  if (sessionSecondsLeft.value === null) return null
  return (
    <PageWidth as="aside" className={styles.line} aria-label={SESSION_TEXT['end.button']}>
      <Phrase as="span" text={SESSION_TEXT['end.shared']} />
      <Button kind="text" small onPress={() => void endNow()}>
        {SESSION_TEXT['end.button']}
      </Button>
    </PageWidth>
  )
}

export default SessionEndLine
