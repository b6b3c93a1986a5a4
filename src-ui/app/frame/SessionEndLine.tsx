import { useSignals } from '@preact/signals-react/runtime'
import { Button } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { askToEndSession } from '#ui/parts/session/ask-to-end-session.ts'
import { sessionSecondsLeft } from '#ui/parts/session/session-signals.ts'
import { SESSION_TEXT } from '#ui/text/ko/session/session.ts'
import styles from './SessionEndLine.module.css'

type Props = {
  /** True if the header has the same button in a wide window, where this line is then hidden. */
  readonly isInWideHeader: boolean
}

/**
 * The line at the end of a page of a certified person, for those who share a device: a button that ends the session.
 * Renders nothing while no countdown runs. [D1-786] [D2-950]
 */
const SessionEndLine = ({ isInWideHeader }: Props) => {
  useSignals()
  if (sessionSecondsLeft.value === null) return null
  return (
    <PageWidth
      as="aside"
      className={classNames(styles.line, isInWideHeader && styles.narrow)}
      aria-label={SESSION_TEXT['end.button']}
    >
      <Phrase as="span" text={SESSION_TEXT['end.shared']} />
      <Button kind="text" small onPress={() => void askToEndSession()}>
        {SESSION_TEXT['end.button']}
      </Button>
    </PageWidth>
  )
}

export default SessionEndLine
