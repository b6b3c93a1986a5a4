import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId } from 'react'
import { TickMark } from '#ui/parts/controls/Choice.tsx'
import { FieldMessage, messageId, RequiredGroupMark } from '#ui/parts/controls/FieldMessage.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { LOCKED_REASON_ID } from '#ui/parts/form/entry-lock.ts'
import type { Field } from '#ui/parts/form/form-field.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'
import styles from './Agreement.module.css'

type AgreementBoxProps = {
  readonly field: Field<boolean>
  readonly title: string
  readonly text: string
  /** The full text of the agreement, in the same box as the button. */
  readonly children?: ReactNode
}

/**
 * The agreement: a button, drawn as a checkbox, that gives or withdraws the agreement, and the text of the agreement.
 * Only screen readers get the title, because the text says to what the person agrees. [P-033] [D3-331]
 */
export const AgreementBox = ({ field, title, text, children }: AgreementBoxProps) => {
  useSignals()
  const [titleId, textId] = [useId(), useId()]
  const [isAgreed, isLocked] = [field.value.value, field.isLocked.value]
  return (
    <div className={styles.agreement} role="group" aria-labelledby={titleId}>
      <p className="sr" id={titleId}>
        {title}
      </p>
      <div className={styles.row}>
        <div className={styles.head}>
          <button
            id={field.id}
            className={styles.agree}
            type="button"
            aria-pressed={isAgreed}
            aria-disabled={isLocked || undefined}
            aria-describedby={`${textId} ${messageId(field.id)}${isLocked ? ` ${LOCKED_REASON_ID}` : ''}`}
            onClick={() => field.enter(!field.value.peek())}
          >
            <TickMark on={isAgreed} off={isLocked} />
            {T['reg.agree']}
          </button>
          <RequiredGroupMark />
        </div>
        <Phrase as="p" id={textId} className={`small ${styles.text}`} text={text} />
        {children}
      </div>
      <FieldMessage field={field} />
    </div>
  )
}
