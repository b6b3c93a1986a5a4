import { type ReactNode, useId } from 'react'
import { SHARED_BUTTON_TEXTS } from '../../text/ko/kernel/buttons.ts'
import { ActionBar } from '../design/ActionBar.tsx'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import type { AttemptRefusal } from './refuse-entries.ts'
import styles from './FormBar.module.css'

const KIND_OF_STATE = { ready: 'primary', next: 'secondary', waiting: 'tertiary' } as const

/** The last button of a bar. */
export type BarButton = {
  readonly id?: string
  readonly words: string
  /** The second line of the button, which is its description: how much is left or done. */
  readonly count?: ReactNode
  /**
   * `ready`: a press ends the step, and the button is solid. `next`: a press opens the next missing item, and the
   * button is outlined. `waiting`: something is missing, and the button is grey. [D2-680] [D2-956]
   */
  readonly state: keyof typeof KIND_OF_STATE
  readonly busy?: string | false
  readonly blocked?: string | null
  /** The id of an element that says why the button is disabled. */
  readonly blockedBy?: string | null
  /** True if the second line says why the button is disabled. */
  readonly isBlockedByCount?: boolean
  readonly onBlockedPress?: () => void
  /** True if the button asks for confirmation before it sends. */
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

type FormBarProps = {
  /** Why the last attempt failed. [D2-147] */
  readonly refusal: AttemptRefusal | null
  /** The label that the specification gives to the back button; `이전` by default. */
  readonly back?: string
  readonly onBack: () => void
  readonly button: BarButton
}

/** The bar at the end of a form: the button that goes back, and the button that leads on. [D2-160] [D2-568] */
export const FormBar = ({
  refusal,
  back = SHARED_BUTTON_TEXTS['common.back'],
  onBack,
  button: { words, count = null, state, isBlockedByCount = false, blockedBy = null, ...button },
}: FormBarProps) => {
  const countId = useId()
  return (
    <ActionBar
      refusal={
        refusal && (
          <p key={refusal.nth} className={styles.refusal} role="alert">
            <Icon name="alert" small />
            <Phrase as="span" text={refusal.text} />
          </p>
        )
      }
    >
      <Button kind="tertiary" onPress={onBack}>
        {back}
      </Button>
      <Button
        kind={KIND_OF_STATE[state]}
        className={classNames(styles.last, state === 'waiting' && styles.waits)}
        describedBy={count === null || isBlockedByCount ? undefined : countId}
        blockedBy={isBlockedByCount ? countId : blockedBy}
        {...button}
      >
        <span className={styles.lines}>
          {words}
          {count !== null && (
            <span id={countId} className={classNames(styles.count, state === 'next' && styles.next)} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
      </Button>
    </ActionBar>
  )
}
