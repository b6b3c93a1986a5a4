import { useSignalEffect } from '@preact/signals-react/runtime'
import { useMemo, useRef } from 'react'
import { fill } from '#ui/text/fill.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { announce } from '../dialog/announcer.ts'
import type { TextField } from '../form/form-field.ts'
import { TextAreaBox } from './Control.tsx'
import { FieldBox, FieldLabel } from './Field.tsx'
import { FieldHint, FieldMessage, describedByIds, requiredTag } from './FieldMessage.tsx'
import { makeLengthLimiter, makeTextCutSentence, useTextControl } from './text-control.ts'
import styles from './TextArea.module.css'

type TextAreaProps = {
  readonly field: TextField
  readonly label: string
  readonly hint?: string | undefined
  readonly max: number
  /** The length of the text: `{n}/200자`. */
  readonly counter: string
  /** The message `{n}자 남았습니다.`; it is announced when few characters are left. */
  readonly left: string
  /** The reason why the field is permanently locked. It is shown in the empty field. */
  readonly closed?: string
  /** The id of another element of the screen that describes the field, too. */
  readonly describedById?: string
}

/**
 * The numbers of remaining characters at which an announcement is made. There are only a few, so that not every key
 * press makes an announcement.
 */
const ANNOUNCED_LEFT = [20, 10, 0] as const

/**
 * Returns the lowest number in `ANNOUNCED_LEFT` that is reached; null if more characters than the highest number are
 * left.
 */
const reachedLeft = (left: number): number | null => ANNOUNCED_LEFT.findLast((at) => left <= at) ?? null

/**
 * A required text of several lines. Input is cut at `max` characters, and a message says what is missing. The length of
 * the text is updated without rendering the component again, and announced when few characters are left. A locked field
 * is read-only and stays in the tab order. [P-153]
 */
export const TextArea = (props: TextAreaProps) => {
  const { field, label, hint, max, counter, left, closed, describedById } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const count = useRef<HTMLParagraphElement>(null)
  const announcedLeft = useRef<number | null>(null)
  const clean = useMemo(() => makeLengthLimiter(max), [max])
  const leftOut = useMemo(() => makeTextCutSentence(max, COMPONENT_TEXTS['field.textCut']), [max])
  const control = useTextControl(area, { field, clean, leftOut })
  useSignalEffect(() => {
    const [value, isLocked] = [field.value.value, field.isLocked.value]
    const { length } = [...value]
    if (count.current) count.current.textContent = fill(counter, { n: length })
    const now = reachedLeft(max - length)
    const isFewer = now !== null && now < (announcedLeft.current ?? Infinity)
    if (isFewer && document.activeElement === area.current) announce(fill(left, { n: max - length }))
    announcedLeft.current = now
    if (isLocked) area.current?.setAttribute('aria-disabled', 'true')
    else area.current?.removeAttribute('aria-disabled')
  })
  return (
    <FieldBox isWide>
      <FieldLabel htmlFor={field.id} must={requiredTag(closed === undefined)}>
        {label}
      </FieldLabel>
      <FieldHint id={field.id} text={hint} />
      <TextAreaBox
        id={field.id}
        ref={area}
        rows={4}
        defaultValue={field.value.peek()}
        placeholder={closed}
        aria-required={closed === undefined}
        aria-describedby={describedByIds(field.id, hint, describedById)}
        {...control}
      />
      {closed === undefined && <p className={styles.count} ref={count} />}
      <FieldMessage field={field} />
    </FieldBox>
  )
}
