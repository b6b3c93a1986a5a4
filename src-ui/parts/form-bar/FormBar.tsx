import { type ReactNode, useId } from 'react'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { ActionBar } from '../design/ActionBar.tsx'
import { Button } from '../design/Button.tsx'
import { classNames } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import type { AttemptRefusal } from './refuse-entries.ts'
import styles from './FormBar.module.css'

/** The last button of a bar: what its press does, in words. [D1-986] */
export type BarButton = {
  readonly id?: string
  /** `soft` while something is missing; solid by default. */
  readonly kind?: 'primary' | 'soft'
  readonly words: string
  /** The second line of the button, which is its description: how much is left or done. */
  readonly count?: ReactNode
  readonly busy?: string | false
  readonly blocked?: string | null
  /** The id of an element that says why the button is disabled. */
  readonly blockedBy?: string | null
  /** True if the second line says why the button is disabled. A press then leads to what is missing. */
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
  button: { words, count = null, isBlockedByCount = false, blockedBy = null, ...button },
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
        className={classNames(styles.last, isBlockedByCount && styles.leads)}
        describedBy={count === null || isBlockedByCount ? undefined : countId}
        blockedBy={isBlockedByCount ? countId : blockedBy}
        {...button}
      >
        <span className={styles.lines}>
          {words}
          {count !== null && (
            <span id={countId} className={styles.count} aria-hidden="true">
              {count}
            </span>
          )}
        </span>
      </Button>
    </ActionBar>
  )
}
