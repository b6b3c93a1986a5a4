import type { ReadonlySignal } from '@preact/signals-react'
import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useRef } from 'react'
import type { CheckState } from '#domain/application/application-form'
import { Button, Why } from '../design/Button.tsx'
import { dialogs } from '../design/dialogs.ts'
import { FieldDone, FieldMessage, messageId } from '../form/FieldMessage.tsx'
import { focusField, type Field } from '../form/field.ts'
import { APPLICATION as T } from '../text/ko/application.ts'
import type { ApplicationFields, RefusedField } from './application-form.model.ts'

/** Says why a press came to nothing, first as an alert, then below the entry that has to be mended, which gets the focus. */
export const refuseEntry = async (form: ApplicationFields, at: RefusedField, text: string): Promise<void> => {
  form.refuse(at, text)
  await dialogs.alert({ text })
  focusField(form.idOf(at))
}

const useErrorClass = (box: RefObject<HTMLDivElement | null>, problem: ReadonlySignal<string | null>) =>
  useSignalEffect(() => {
    box.current?.classList.toggle('field--error', problem.value !== null)
  })

/**
 * The button of a check below the entries it is about, with what came of it. Passed, it stays where it is and says so as
 * its reason; `children` are what can be done then.
 */
export const CheckAction = ({
  field,
  words,
  busyWords,
  doneWords,
  running,
  onPress,
  children,
}: {
  readonly field: Field<CheckState>
  readonly words: string
  readonly busyWords: string
  readonly doneWords: string
  readonly running: ReadonlySignal<boolean>
  readonly onPress: () => void
  readonly children?: ReactNode
}) => {
  useSignals()
  const box = useRef<HTMLDivElement>(null)
  useErrorClass(box, field.problem)
  const state = field.value.value
  const doneId = `${field.id}-done`
  return (
    <div className="check-action" ref={box}>
      <Button
        id={field.id}
        kind="secondary"
        block
        className="field__action"
        busy={running.value ? busyWords : false}
        blockedBy={state === 'passed' ? doneId : null}
        describedBy={messageId(field.id)}
        onPress={onPress}
      >
        {words}
      </Button>
      <FieldMessage field={field} />
      {state === 'passed' && (
        <div id={doneId}>
          <FieldDone text={doneWords} />
        </div>
      )}
      {state === 'passed' && children}
      {state === 'waived' && <Why id={`${field.id}-waived`} text={T['form.waived']} />}
    </div>
  )
}
