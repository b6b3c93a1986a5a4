import { type ReadonlySignal, computed, signal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useMemo } from 'react'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { COMPONENT_TEXTS } from '../../text/ko/components.ts'
import { joinClassNamesOrIds } from '../design/join-class-names-or-ids.ts'
import styles from './FieldMessage.module.css'

const pressed = signal(false)

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (pressed.value = true), true)
  for (const end of ['mouseup', 'dragend']) window.addEventListener(end, () => (pressed.value = false), true)
}

/**
 * Keeps its last value while the pointer is pressed. A press on a button takes the focus from the previous field; a
 * message appearing then would move the button away from the pointer, and the click would be lost.
 */
export const valueBeforePress = <A,>(value: ReadonlySignal<A>): ReadonlySignal<A> => {
  let shown = value.peek()
  return computed(() => {
    if (!pressed.value) shown = value.value
    return shown
  })
}

export type FieldWithMessage = { readonly id: string; readonly problem: ReadonlySignal<string | null> }

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

/** Inputs refer to it by its id. */
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

/** While the person types, only this renders, and only when the message appears or disappears. */
export const FieldMessage = ({ field }: { readonly field: FieldWithMessage }) => {
  useSignals()
  const problem = useMemo(() => valueBeforePress(field.problem), [field.problem]).value
  return (
    <ErrorLine id={messageId(field.id)} hidden={problem === null}>
      {problem !== null && <ErrorText text={problem} />}
    </ErrorLine>
  )
}

/** Added by a style, because assistive technology already announces the field as required. */
export const requiredTag = (required: boolean): string | undefined =>
  required ? COMPONENT_TEXTS['common.required'] : undefined

/** Only this word is announced, because a group itself cannot be marked as required. */
export const RequiredGroupMark = () => <span className={styles.must}> {COMPONENT_TEXTS['common.required']}</span>

/** Each line is a separate block: one large block would be the page's largest contentful paint, not the heading. */
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

/** `인증이 완료되었습니다.` */
export const FieldDoneNote = ({ text }: { readonly text: string }) => (
  <p className={styles.done}>
    <DoneWords text={text} />
  </p>
)

export const successId = (id: string) => `${id}-success`

/** The value is right, for example checked; null if there is no such message. */
export type SuccessNoteSignal = ReadonlySignal<string | null>

/** Below its message. [D2-142] */
export const FieldSuccessNote = ({ id, mark }: { readonly id: string; readonly mark: SuccessNoteSignal }) => {
  useSignals()
  const text = mark.value
  return (
    <p className={styles.done} id={successId(id)} hidden={text === null}>
      {text !== null && <DoneWords text={text} />}
    </p>
  )
}

/** The hint, the message, and another element of the screen. */
export const describedByIds = (id: string, hint: string | undefined, further?: string): string =>
  joinClassNamesOrIds(hint !== undefined && hintId(id), messageId(id), further)
