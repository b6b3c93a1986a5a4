import { useSignals } from '@preact/signals-react/runtime'
import type { ReadonlySignal } from '@preact/signals-react'
import { useId } from 'react'
import { Button } from '../design/Button.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { type Complaint, FieldMessage, messageId } from '../form/FieldMessage.tsx'
import { REGISTRATION as T } from '../text/ko/registration.ts'
import look from './registration.module.css'

/** What is agreed to, and the button that gives the agreement and takes it back. [P-033] */
export const AgreementBox = ({
  field,
  agreed,
  title,
  text,
  onToggle,
}: {
  readonly field: Complaint
  readonly agreed: ReadonlySignal<boolean>
  readonly title: string
  readonly text: string
  readonly onToggle: () => void
}) => {
  useSignals()
  const [titleId, textId] = [useId(), useId()]
  const given = agreed.value
  return (
    <div className={`field field--wide ${look['agreement']}`} role="group" aria-labelledby={titleId}>
      <p className="legend" id={titleId}>
        {title}
      </p>
      <div className={given ? `${look['agreeBox']} ${look['isAgreed']}` : look['agreeBox']}>
        <p id={textId}>
          <Phrase text={text} />
        </p>
        <Button
          id={field.id}
          kind={given ? 'primary' : 'secondary'}
          small
          icon={given ? 'check' : undefined}
          pressed={given}
          describedBy={`${textId} ${messageId(field.id)}`}
          onPress={onToggle}
        >
          {T['reg.agree']}
        </Button>
      </div>
      <FieldMessage field={field} />
    </div>
  )
}
