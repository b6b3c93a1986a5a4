import { useSignalEffect, useSignals } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Tag } from '../design/Banner.tsx'
import { FieldMessage, messageId } from '../form/FieldMessage.tsx'
import { Tick } from '../form/Checkbox.tsx'
import { CONSENT as T } from '../text/ko/consent.ts'
import type { ConsentForm, ConsentGroupModel, ConsentRowModel } from './consent-form.model.ts'
import styles from './consent.module.css'
import { ConsentText } from './ConsentText.tsx'

/** One consent: the whole row ticks, its text opens by a target of its own. */
export const ConsentRow = ({
  form,
  group,
  row,
}: {
  readonly form: ConsentForm
  readonly group: ConsentGroupModel
  readonly row: ConsentRowModel
}) => {
  useSignals()
  const line = useRef<HTMLLIElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const { id, item } = row
  const why = group.why.value

  useSignalEffect(() => {
    const missing = row.problem.value !== null
    line.current?.classList.toggle('field--error', missing)
    line.current?.querySelector('input')?.setAttribute('aria-invalid', String(missing))
  })
  useSignalEffect(() => {
    if (details.current) details.current.open = row.shown.value
  })

  return (
    <li className={`consent ${styles['row']}`} ref={line}>
      <label className="consent__label" htmlFor={id}>
        <Tick
          id={id}
          checked={row.checked}
          blocked={group.blocked}
          describedBy={why === null ? messageId(id) : `${messageId(id)} ${why}`}
          onTick={() => form.toggle(item.saveColumn)}
        />
        <span>
          <Tag tone={item.required ? 'must' : undefined}>
            {item.required ? T['consent.required'] : T['consent.optional']}
          </Tag>{' '}
          <Phrase text={item.title} />
        </span>
      </label>
      <FieldMessage field={row} />
      <details
        ref={details}
        onToggle={(event) => {
          // The browser opens it by itself when a search on the page finds something in it.
          if (event.currentTarget.open !== row.shown.peek()) form.toggleContent(item.saveColumn)
          event.currentTarget.open = row.shown.peek()
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- a summary is a button of its own */}
        <summary
          aria-disabled={group.waits.value || undefined}
          aria-describedby={group.waits.value ? (why ?? undefined) : undefined}
          onClick={(event) => {
            event.preventDefault()
            form.toggleContent(item.saveColumn)
          }}
        >
          <span className="when-shut">{T['consent.show']}</span>
          <span className="when-open">{T['consent.hide']}</span>
          <span className="sr"> {item.title}</span>
          <Icon name="down" small />
        </summary>
        <ConsentText content={item.content} />
      </details>
    </li>
  )
}
