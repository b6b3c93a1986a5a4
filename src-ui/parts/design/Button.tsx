import { type MouseEvent, type ReactNode, useId } from 'react'
import { classNames, idList } from './class-names.ts'
import { type IconName, Icon } from './Icon.tsx'
import { Phrase } from './Phrase.tsx'
import styles from './Button.module.css'

/**
 * The emphasis of a button. A screen has only one `primary` button; in the bar of a form it is `soft` while something is
 * missing. An `icon` button shows only an icon and needs a `label`.
 */
type ButtonKind = 'primary' | 'soft' | 'secondary' | 'tertiary' | 'danger' | 'danger-solid' | 'text' | 'icon'

export type ButtonStyle = {
  readonly kind?: ButtonKind | undefined
  /** True for a height of 48 px in place of 56 px. */
  readonly small?: boolean
  readonly block?: boolean
  readonly className?: string | undefined
}

/** Returns the CSS classes of a button, for an element that is rendered by neither `Button` nor `LinkButton`. */
export const buttonClass = ({ kind = 'primary', small, block, className }: ButtonStyle): string =>
  kind === 'icon'
    ? classNames(styles.icon, className)
    : classNames(styles.button, styles[kind], small && styles.small, block && styles.block, className)

type ButtonProps = ButtonStyle & {
  readonly children?: ReactNode
  readonly onPress?: () => void
  readonly icon?: IconName
  /**
   * The accessible name, for a button whose visible label is not specific enough. It also contains the name of the
   * thing on which the button acts: `파일 삭제 영수증.jpg`.
   */
  readonly label?: string | undefined
  /**
   * The content of the button while its task is running: a label (`제출하는 중`), or true for a spinner beside the
   * usual label.
   */
  readonly busy?: string | boolean | undefined
  /**
   * The reason why the button is blocked; null if it is not blocked. The reason is shown below the button, and is the
   * description of the button.
   */
  readonly blocked?: string | null
  /** The id of an element that says why the button is blocked; the button is blocked if there is such an id. */
  readonly blockedBy?: string | null | undefined
  /** What a press does while the button is blocked, for example lead to what is missing. It changes nothing. */
  readonly onBlockedPress?: (() => void) | undefined
  readonly describedBy?: string | undefined
  readonly submit?: boolean
  readonly id?: string
  readonly expanded?: boolean | undefined
  readonly controls?: string
  readonly pressed?: boolean
  readonly opensDialog?: boolean
}

/**
 * A button that never has the attribute `disabled`. While blocked or busy it stays in the tab order, has the reason as
 * its description, and ignores clicks. While busy it keeps its width.
 */
export const Button = (props: ButtonProps) => {
  const { children, onPress, icon, label, busy = false, blocked = null, blockedBy = null, submit = false } = props
  const whyId = useId()
  const isBusy = busy !== false
  const off = isBusy || blocked !== null || blockedBy !== null

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!off) return onPress?.()
    event.preventDefault()
    if (!isBusy) props.onBlockedPress?.()
  }

  const describedBy = idList(blocked !== null && whyId, blockedBy, props.describedBy)
  return (
    <>
      <button
        id={props.id}
        className={buttonClass(props)}
        type={submit ? 'submit' : 'button'}
        onClick={press}
        aria-label={label}
        aria-disabled={off || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={describedBy || undefined}
        aria-expanded={props.expanded}
        aria-controls={props.controls}
        aria-pressed={props.pressed}
        aria-haspopup={props.opensDialog ? 'dialog' : undefined}
      >
        {isBusy ? (
          <>
            <span className={styles.now}>
              <Spinner />
              {busy === true ? children : busy}
            </span>
            <span className={styles.was} aria-hidden="true">
              {children}
            </span>
          </>
        ) : (
          <>
            {icon && <Icon name={icon} small={props.small ?? false} />}
            {children}
          </>
        )}
      </button>
      {blocked !== null && <BlockedReasonLine id={whyId} text={blocked} />}
    </>
  )
}

/**
 * A small button in a row. Its visible label is `word`. Its accessible name also contains `of`, the name of the thing
 * in the row.
 */
export const RowButton = ({ of, word, ...rest }: ButtonProps & Readonly<Record<'of' | 'word', string>>) => (
  <Button kind="tertiary" small label={`${of} ${word}`} {...rest}>
    {word}
  </Button>
)

export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />

export const BlockedReasonLine = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p className={`small ${styles.why}`} id={id}>
    <Icon name="info" small />
    <Phrase as="span" text={text} />
  </p>
)
