import { signal } from '@preact/signals-react'
import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fill } from '../../text/fill.ts'
import { PARTS } from '../../text/ko/parts.ts'
import { WORDS } from '../../text/ko/words.ts'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { joinNames } from '../design/join-names.ts'
import { ActionBar } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './FormBar.module.css'
import { focusField } from './form-field.ts'
import type { EntryRefusal } from './refuse-entries.ts'

/** A missing item of a form, and how to open or start it. */
export type MissingItem = {
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
export const shownNextItem = signal<MissingItem | null>(null)

/** Focuses a field and opens its list, if it is a list of the browser. */
const openField = (id: string): void => {
  focusField(id)
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && 'showPicker' in field) field.showPicker()
}

/** Opens or starts a missing thing. */
export const openMissing = ({ id, onPress }: MissingItem): void => (onPress ?? (() => openField(id)))()

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
  /** The missing items, in page order; null if the page has no list of them. */
  readonly missing: readonly MissingItem[] | null
  /**
   * True if never more than one item can be missing. The required button is then the primary button at any time,
   * because its checks lead to that item. [D2-172]
   */
  readonly hasOneEntry?: boolean
  /**
   * True if the list of missing items is beside the form in a wide window. The bar then has no count there. [D2-166]
   */
  readonly hasListBeside?: boolean
  /**
   * True while the answers on the page are its prominent buttons. The buttons of the bar are then texts, and it has no
   * next item.
   */
  readonly isQuiet?: boolean
  /** How a quiet bar shows its two buttons; as text by default. */
  readonly quietKind?: 'text' | 'tertiary'
  /** The label that the specification gives to the back button; `이전` by default. */
  readonly back?: string
  readonly onBack: () => void
  readonly named: NamedButton
}

type MissingProps = { readonly missing: readonly MissingItem[] }

type GoProps = { readonly onGo?: (() => void) | undefined }

/** The link to a missing item. A key that completes a text removes one of them, and renders none of the others. */
const MissingLink = memo(({ id, name, onGo }: Pick<MissingItem, 'id' | 'name'> & GoProps) => (
  <li>
    <a
      className={styles.link}
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
))

/** The missing items as links to their fields. [A-268] [D2-104] [D2-166] */
export const MissingList = ({ missing, onGo }: MissingProps & GoProps) => (
  <ul className={styles.list}>
    {missing.map(({ id, name }) => (
      <MissingLink key={name} id={id} name={name} onGo={onGo} />
    ))}
  </ul>
)

type LeftProps = MissingProps & { readonly isSummary: boolean; readonly hasListBeside: boolean }

/**
 * The number of missing items. After a submission with errors, it is the button of the error summary, which lists them.
 * Before that, it is no control, because the button of the next item leads to each of them. [A-268] [D2-147] [D2-166]
 * [D2-190]
 */
const Left = ({ missing, isSummary, hasListBeside }: LeftProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const words = fill(PARTS['bar.left'], { n: missing.length })
  const narrowOnly = hasListBeside && styles.narrowOnly
  if (!isSummary || missing.length === 1) return <p className={joinNames(styles.count, narrowOnly)}>{words}</p>
  return (
    <div className={joinNames(styles.left, narrowOnly)}>
      <div id={id} hidden={!open}>
        <Phrase as="p" className={styles.summary} text={WORDS['summary.title']} />
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

/** Returns true from the first submission with errors on. */
const useEverRefused = (refusal: EntryRefusal | null): boolean => {
  const [everRefused, setEverRefused] = useState(false)
  if (refusal !== null && !everRefused) setEverRefused(true)
  return everRefused
}

/** Returns how much is left; on a page with only one entry, its name. */
const tallyOf = (
  { tally, missing, hasOneEntry, hasListBeside = false, named }: FormBarProps,
  isSummary: boolean,
): ReactNode => {
  if (missing === null) return null
  if (hasOneEntry) {
    const words = missing[0] ? fill(PARTS['bar.leftOne'], { name: missing[0].name }) : PARTS['bar.leftNone']
    return <p className={styles.count}>{words}</p>
  }
  if (tally !== undefined) return tally && <div className={styles.count}>{tally}</div>
  if (missing.length > 0) return <Left missing={missing} isSummary={isSummary} hasListBeside={hasListBeside} />
  return named.blockedBy ? null : <p className={styles.count}>{PARTS['bar.leftNone']}</p>
}

/** A button of the bar. It renders only if its words, its state or its action change. */
const BarButton = memo(Button)

/** Opens or starts the next missing item. It is the same function for each item, so that the button need not render. */
const openNext = (): void => {
  const next = shownNextItem.peek()
  if (next !== null) openMissing(next)
}

type RequiredButtonProps = { readonly kind: 'primary' | 'tertiary' | 'text'; readonly named: NamedButton }

/** The button that the specification names. */
const RequiredButton = ({ kind, named }: RequiredButtonProps) => {
  const { words, opensDialog = true, blockedBy = null, ...rest } = named
  return (
    <BarButton kind={kind} opensDialog={opensDialog} blockedBy={blockedBy} {...rest}>
      {words}
    </BarButton>
  )
}

/**
 * Moves the focus to the required button if the focused button of a bar is removed: one that moved to another place of
 * the bar, or the last missing item.
 */
const useFocusOnRequired = () => {
  const end = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return
    focused.current = null
    const find = (selector: string) => end.current?.querySelector<HTMLElement>(selector)
    const required = find('[data-required-button] > button') ?? find('[data-action-bar] > button:last-of-type')
    required?.focus({ preventScroll: true })
  })
  const props = {
    ref: end,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.parentElement?.matches('[data-action-bar], [data-required-button]') ? target : null
    },
    onBlur: () => {
      focused.current = null
    },
  } as const
  return props
}

/**
 * Ignores the second click of a double click if the first one has put another button of the bar in its place. A first
 * click on the bar of the page before does not count.
 */
const useDoubleClickGuard = () => {
  const clicked = useRef<Element | null>(null)
  return (event: MouseEvent<HTMLElement>): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (event.detail > 1 && clicked.current !== null && button !== clicked.current) event.stopPropagation()
    clicked.current = button
  }
}

/** Inputs after which the bar may move again, because no finger is on it any more. */
const NEXT_INPUT = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Keeps the bar where it was clicked: a passed check is lower than its button, so the end of the form moves up, and the
 * footer would be under the finger. Scrolls by the same amount whenever the form gets another height, until the next
 * input. Returns the handler of clicks. [D2-195]
 */
const useSteadyBar = (end: RefObject<HTMLElement | null>) => {
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => {
    const stopNow = () => stop.current()
    for (const input of NEXT_INPUT) addEventListener(input, stopNow, { passive: true })
    return () => {
      stopNow()
      for (const input of NEXT_INPUT) removeEventListener(input, stopNow)
    }
  }, [])
  return () => {
    const bar = end.current?.querySelector('[data-action-bar]')
    if (!bar?.parentElement?.parentElement || !('ResizeObserver' in window)) return
    const clickedBottom = bar.getBoundingClientRect().bottom
    const sizes = new ResizeObserver(() => {
      const { bottom } = bar.getBoundingClientRect()
      if (bottom < clickedBottom) window.scrollBy({ top: bottom - clickedBottom, behavior: 'instant' })
    })
    stop.current()
    stop.current = () => sizes.disconnect()
    sizes.observe(bar.parentElement.parentElement)
  }
}

/**
 * The bar at the end of a form. It has the button that goes back and one primary button: the next missing item, which
 * it opens or starts, or the required button if nothing is missing. While something is missing, the required button
 * looks like a text beside the count; it can be clicked unless it is blocked. [D2-160] [D2-172]
 */
export const FormBar = (props: FormBarProps) => {
  const { refusal, missing, hasOneEntry = false, isQuiet = false, quietKind = 'text', onBack, named } = props
  const { back = WORDS['common.back'] } = props
  const firstMissing = isQuiet ? undefined : missing?.[0]
  const next = hasOneEntry ? undefined : firstMissing
  const tally = tallyOf(props, useEverRefused(refusal))
  useLayoutEffect(() => {
    shownNextItem.value = firstMissing ?? null
  })
  useEffect(
    () => () => {
      shownNextItem.value = null
    },
    [],
  )
  const focusProps = useFocusOnRequired()
  const ignoreSecondClick = useDoubleClickGuard()
  const keepPlace = useSteadyBar(focusProps.ref)
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    ignoreSecondClick(event)
    keepPlace()
  }
  return (
    <div
      {...focusProps}
      onClickCapture={onClickCapture}
      className={joinNames(styles.end, isQuiet && quietKind === 'text' && styles.quiet)}
    >
      <ActionBar
        tally={
          next ? (
            <>
              {tally}
              <span className={styles.required} data-required-button>
                <RequiredButton kind="text" named={named} />
              </span>
            </>
          ) : (
            tally
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
        <BarButton kind={isQuiet ? quietKind : 'tertiary'} onPress={onBack}>
          {back}
        </BarButton>
        {next ? (
          <BarButton key="next" busy={next.busy} blockedBy={next.blockedBy} onPress={openNext}>
            {fill(PARTS[`bar.next.${next.act}`], { name: next.name })}
          </BarButton>
        ) : (
          <RequiredButton kind={isQuiet ? quietKind : 'primary'} named={named} />
        )}
      </ActionBar>
    </div>
  )
}
