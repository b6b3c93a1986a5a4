import { useSignals } from '@preact/signals-react/runtime'
import { Button } from '../../parts/design/Button.tsx'
import { PageWidth } from '../../parts/design/Layout.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { askToEndSession } from '../../parts/session/ask-to-end-session.ts'
import { sessionSecondsLeft } from '../../parts/session/session-signals.ts'
import { SESSION_TEXT } from '../../text/ko/session.ts'
import styles from './SessionEndLine.module.css'

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
      <Button kind="text" small onPress={() => void askToEndSession()}>
        {SESSION_TEXT['end.button']}
      </Button>
    </PageWidth>
  )
}

export default SessionEndLine
