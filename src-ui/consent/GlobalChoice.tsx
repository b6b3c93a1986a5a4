import { useSignalEffect } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import { Phrase } from '../design/Phrase.tsx'
import { type ConsentForm, WAIT_ID } from './consent-form.model.ts'
import styles from './consent.module.css'

const NOTE_ID = 'consent-all-note'

/** The two choices over all groups: neither is on for a mixed state, and nothing is preselected. [A-029] [A-030] [A-040] [D2-07] */
export const GlobalChoice = ({
  form,
  legend,
  agree,
  disagree,
  note,
}: {
  readonly form: ConsentForm
  readonly legend: string
  readonly agree: string
  readonly disagree: string
  readonly note?: string | undefined
}) => {
  const group = useRef<HTMLFieldSetElement>(null)
  useSignalEffect(() => {
    const [now, blocked] = [form.global.value, !form.operable.value]
    for (const radio of group.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === now
      if (blocked) radio.setAttribute('aria-disabled', 'true')
      else radio.removeAttribute('aria-disabled')
    }
    const described = [note !== undefined && NOTE_ID, blocked && WAIT_ID].filter(Boolean).join(' ')
    if (described === '') group.current?.removeAttribute('aria-describedby')
    else group.current?.setAttribute('aria-describedby', described)
  })
  const radio = (value: 'agree' | 'disagree', words: string) => (
    <label className="choice">
      <input
        className="box"
        type="radio"
        name="consent-all"
        value={value}
        onClick={(event) => {
          if (!form.operable.peek()) event.preventDefault()
        }}
        onChange={() => form.chooseAll(value === 'agree')}
      />
      {words}
    </label>
  )
  return (
    <fieldset className="agree-all" ref={group}>
      <legend className="sr">{legend}</legend>
      <div className="choices choices--agree">
        {radio('agree', agree)}
        {radio('disagree', disagree)}
      </div>
      {note !== undefined && (
        <p className={styles['note']} id={NOTE_ID}>
          <Phrase text={note} />
        </p>
      )}
    </fieldset>
  )
}
