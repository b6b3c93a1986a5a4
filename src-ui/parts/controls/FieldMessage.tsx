import { type ReadonlySignal, computed, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo } from 'react'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { idList } from '../design/class-names.ts'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './FieldMessage.module.css'

const isPressed = signal(false)

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed.value = true), true)
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => (isPressed.value = false), true)
}

/**
 * Returns a signal that follows `value`, but keeps its last value while the pointer is pressed. A press on a button
 * takes the focus away from the previous field. If the message of the field appeared during the press, the button would
 * move away from the pointer, and the click would be lost.
 */
export const valueBeforePress = <A,>(value: ReadonlySignal<A>): ReadonlySignal<A> => {
  let shownValue = value.peek()
  return computed(() => {
    if (!isPressed.value) shownValue = value.value
    return shownValue
  })
}

type FieldWithMessage = { readonly id: string; readonly problem: ReadonlySignal<string | null> }

export const messageId = (id: string) => `${id}-error`
export const hintId = (id: string) => `${id}-hint`

export const ErrorText = ({ text }: { readonly text: string }) => (
  <>
    <Icon name="alert" small />
    <span>
      <span className="sr">{COMPONENT_TEXTS['common.errorPrefix']}</span>
      <Phrase text={text} />
    </span>
  </>
)

/** The element of an error message. Inputs refer to this element by its id. */
export const ErrorLine = ({
  children,
  as: Line = 'p',
  ...attributes
}: {
  readonly children: ReactNode
  readonly id: string
  readonly as?: 'p' | 'span'
  readonly hidden?: boolean
  readonly role?: 'alert' | undefined
}) => (
  <Line className={styles.error} {...attributes}>
    {children}
  </Line>
)

/**
 * The message of a field. While the person types, only this message renders, and only when it appears or disappears.
 */
export const FieldMessage = ({ field }: { readonly field: FieldWithMessage }) => {
  useSignals()
  const problem = useMemo(() => valueBeforePress(field.problem), [field.problem]).value
  return (
    <ErrorLine id={messageId(field.id)} hidden={problem === null}>
      {problem !== null && <ErrorText text={problem} />}
    </ErrorLine>
  )
}

/**
 * Returns the tag beside the label of a required field. A style adds the tag, because assistive technology already
 * announces the field as required.
 */
export const requiredTag = (required: boolean): string | undefined =>
  required ? COMPONENT_TEXTS['common.required'] : undefined

/**
 * The word "required" after the name of a group. It is read with the name, because a group itself cannot be marked as
 * required.
 */
export const RequiredGroupMark = () => <span className={styles.must}> {COMPONENT_TEXTS['common.required']}</span>

/**
 * The hint above an input. Each of its lines is a separate block, because one large block would be measured as the
 * page's largest contentful paint in place of the heading.
 */
export const FieldHint = ({ id, text }: { readonly id: string; readonly text: string | undefined }) =>
  text === undefined ? null : (
    <div className={styles.hint} id={hintId(id)}>
      {text.split('\n').map((line) => (
        <Phrase as="p" key={line} text={line} />
      ))}
    </div>
  )

const DoneWords = ({ text }: { readonly text: string }) => (
  <>
    <Icon name="ok" small />
    <Phrase as="span" text={text} />
  </>
)

/** A message about a success below a field: `인증이 완료되었습니다.` */
export const FieldDoneNote = ({ text }: { readonly text: string }) => (
  <p className={styles.done}>
    <DoneWords text={text} />
  </p>
)

export const successId = (id: string) => `${id}-success`

/**
 * A message that the value of a field is right, for example that the value was checked; null if there is no such
 * message.
 */
export type SuccessNoteSignal = ReadonlySignal<string | null>

/** The success note of a field, below its message. [D2-142] */
export const FieldSuccessNote = ({ id, mark }: { readonly id: string; readonly mark: SuccessNoteSignal }) => {
  useSignals()
  const text = mark.value
  return (
    <p className={styles.done} id={successId(id)} hidden={text === null}>
      {text !== null && <DoneWords text={text} />}
    </p>
  )
}

/**
 * Returns the ids of the elements that describe an input: the hint of the input, its message, and another element of
 * the screen.
 */
export const describedByIds = (id: string, hint: string | undefined, further?: string): string =>
  idList(hint !== undefined && hintId(id), messageId(id), further)
