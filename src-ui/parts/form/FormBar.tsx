import { signal } from '@preact/signals-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../text/fill.ts'
import { PARTS } from '../../text/ko/parts.ts'
import { WORDS } from '../../text/ko/words.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { ActionBar } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './FormBar.module.css'
import { focusField } from './form-field.ts'
import type { EntryRefusal } from './refuse-entries.ts'

/** A missing item of a form, and how to open or start it. */
export type MissingThing = {
  /** The id of its field or button. */
  readonly id: string
  readonly name: string
  /**
   * The action, which decides the verb on the button of the bar. With `press`, the button shows only `name`, which is
   * then a whole sentence.
   */
  readonly act: 'enter' | 'choose' | 'upload' | 'check' | 'see' | 'press'
  readonly busy?: string | false
  /** The id of an element that says why the action is not possible now. */
  readonly blockedBy?: string | null
  /**
   * Opens or starts the item. If this is not given, the button moves the focus to the item, and opens it if it is a
   * list.
   */
  readonly onPress?: () => void
}

/** The next missing item of the form on the screen; null if nothing is missing or there is no form. */
export const shownNextItem = signal<MissingThing | null>(null)

/** Focuses a field and opens its list, if it is a list of the browser. */
const openField = (id: string): void => {
  focusField(id)
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && 'showPicker' in field) field.showPicker()
}

/** Opens or starts a missing thing. */
export const openMissing = ({ id, onPress }: MissingThing): void => (onPress ?? (() => openField(id)))()

/** The button that the specification names. It runs the checks, and asks for confirmation before it sends. */
export type NamedButton = {
  readonly id?: string
  readonly words: string
  readonly busy: string | false
  /** Why the button is disabled now. */
  readonly blocked?: string | null
  /** The id of an element that says why the button is disabled. */
  readonly blockedBy?: string | null
  /** True if the button asks for confirmation before it sends; true by default. */
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

type FormBarProps = {
  /** How much is done or left, in words. By default it is the number of missing items; if null, nothing is shown. */
  readonly tally?: ReactNode
  /** Why the last attempt failed. [D2-147] */
  readonly refusal: EntryRefusal | null
  /** The missing items, in page order; null on a page with only one entry, because it needs no list. */
  readonly missing: readonly MissingThing[] | null
  /**
   * True while the answers on the page are its prominent buttons. The bar then has no primary button and no next item.
   */
  readonly isQuiet?: boolean
  /** The label that the specification gives to the back button; `이전` by default. */
  readonly back?: string
  readonly onBack: () => void
  readonly named: NamedButton
}

type MissingProps = { readonly missing: readonly MissingThing[] }

/** The missing items as links to their fields. [A-268] [D2-104] [D2-166] */
export const MissingList = ({ missing, onGo }: MissingProps & { readonly onGo?: () => void }) => (
  <ul className={styles.list}>
    {missing.map(({ id, name }) => (
      <li key={name}>
        <a
          className={styles.place}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault()
            onGo?.()
            focusField(id)
          }}
        >
          {name}
        </a>
      </li>
    ))}
  </ul>
)

type LeftProps = MissingProps & { readonly isRefused: boolean }

/**
 * The number of missing items; a click on it opens their list. After a submission with errors, it is under the title of
 * the error summary. [A-268] [D2-147] [D2-166]
 */
const Left = ({ missing, isRefused }: LeftProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const words = fill(PARTS['bar.left'], { n: missing.length })
  if (missing.length === 1) return <p className={styles.count}>{words}</p>
  return (
    <div className={styles.left}>
      <div id={id} hidden={!open}>
        {isRefused && <Phrase as="p" className={styles.summary} text={WORDS['summary.title']} />}
        <MissingList missing={missing} onGo={() => setOpen(false)} />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words}
        <Icon name="down" small />
      </button>
    </div>
  )
}

/** Returns how much is left; null on a page with only one entry. */
const tallyOf = ({ tally, refusal, missing, named }: FormBarProps): ReactNode => {
  if (tally !== undefined || missing === null) return tally && <div className={styles.count}>{tally}</div>
  if (missing.length === 1 && missing[0]?.act === 'press') return null
  if (missing.length > 0) return <Left missing={missing} isRefused={refusal !== null} />
  return named.blockedBy ? null : <p className={styles.count}>{PARTS['bar.leftNone']}</p>
}

/** The next missing item, as the primary button, which opens or starts the item. [D2-160] */
const NextItem = (item: MissingThing) => (
  <Button small className={styles.next} busy={item.busy} blockedBy={item.blockedBy} onPress={() => openMissing(item)}>
    {fill(PARTS[`bar.next.${item.act}`], { name: item.name })}
  </Button>
)

/**
 * The end of a form: the button that the specification names and, above the button, the next missing item. The named
 * button can always be used unless it is blocked, but it is the primary button only when nothing is missing. The line of
 * the missing item keeps its height then, so that the layout does not shift. If the focus is on the line at that moment,
 * it moves to the button. [D2-160]
 */
export const FormBar = (props: FormBarProps) => {
  const { refusal, missing, isQuiet = false, back = WORDS['common.back'], onBack, named } = props
  const { words, opensDialog = true, blockedBy = null, ...rest } = named
  const next = isQuiet ? undefined : missing?.[0]
  const isComplete = next === undefined && !isQuiet
  const end = useRef<HTMLDivElement>(null)
  const isNextFocused = useRef(false)
  useLayoutEffect(() => {
    if (!isComplete || !isNextFocused.current) return
    isNextFocused.current = false
    end.current?.querySelector<HTMLElement>('[data-action-bar] > button:last-of-type')?.focus({ preventScroll: true })
  }, [isComplete])
  useLayoutEffect(() => {
    shownNextItem.value = next ?? null
  })
  useEffect(
    () => () => {
      shownNextItem.value = null
    },
    [],
  )
  return (
    <div ref={end} className={styles.end}>
      <ActionBar
        tally={
          missing !== null && (
            <div className={styles.line}>
              {tallyOf(props)}
              {next && (
                <span
                  onFocus={() => {
                    isNextFocused.current = true
                  }}
                  onBlur={() => {
                    isNextFocused.current = false
                  }}
                >
                  <NextItem {...next} />
                </span>
              )}
            </div>
          )
        }
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
        <Button kind={isComplete ? 'primary' : 'secondary'} opensDialog={opensDialog} blockedBy={blockedBy} {...rest}>
          {words}
        </Button>
      </ActionBar>
    </div>
  )
}
