import { signal } from '@preact/signals-react'
import { type ReactNode, memo, useEffect, useId, useLayoutEffect, useState } from 'react'
import { particleAfter } from '#domain/kernel/particles'
import { fill } from '../../text/fill.ts'
import { COMPONENT_TEXTS } from '../../text/ko/components.ts'
import { SHARED_BUTTON_TEXTS } from '../../text/ko/buttons.ts'
import { SHARED_FAILURE_TEXTS } from '../../text/ko/failures.ts'
import { BlockedReasonLine, Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { joinClassNamesOrIds } from '../design/join-class-names-or-ids.ts'
import { ActionBar } from '../design/ActionBar.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './FormBar.module.css'
import { useFocusOnRequired, useSteadyBar } from './form-bar-hooks.ts'
import { focusField } from './form-field.ts'
import type { AttemptRefusal } from './refuse-entries.ts'

/** A missing item of a form, and how to open or start it. */
export type MissingItem = {
  readonly id: string
  readonly name: string
  /**
   * The action that the item needs. It decides the verb of the bar's text. With `press`, the text of the bar is only
   * `name`, which must then be a whole sentence.
   */
  readonly act: 'enter' | 'choose' | 'upload' | 'check' | 'see' | 'press'
  readonly busy?: string | false
  /** The id of an element that says why the action is not possible now. */
  readonly blockedBy?: string | null
  /**
   * Opens or starts the item. Without this function, the button moves the focus to the item, and if the item is a list,
   * opens it.
   */
  readonly onPress?: () => void
}

/** The next missing item of the form on the screen; null if nothing is missing or there is no form. */
export const shownNextMissingItem = signal<MissingItem | null>(null)

/**
 * The id of the missing item whose button is solid; null if no button of a missing item is solid. A field or a choice
 * has no solid button, and then the link of the bar leads to it. [D2-280] [D3-330]
 */
export const solidItemId = signal<string | null>(null)

/** Returns the item whose button is solid: the first missing check, or the next missing item if a file is missing. */
const solidItemOf = (missing: readonly MissingItem[]): MissingItem | undefined =>
  missing.find(({ act }) => act === 'check') ??
  missing.slice(0, 1).find(({ act }) => act === 'upload' || act === 'press')

/** Focuses a field and, if it is a native select, opens its list. */
const openField = (id: string): void => {
  focusField(id)
  const field = document.getElementById(id)
  if (field instanceof HTMLSelectElement && 'showPicker' in field) field.showPicker()
}

export const openMissingItem = ({ id, onPress }: MissingItem): void => (onPress ?? (() => openField(id)))()

/**
 * The action whose button the specification requires at the end of a form. The button runs the checks, and asks for
 * confirmation before it sends.
 */
export type RequiredAction = {
  readonly id?: string
  readonly words: string
  readonly busy: string | false
  readonly blocked?: string | null
  /** The id of an element that says why the button is disabled. */
  readonly blockedBy?: string | null
  /** True if the button asks for confirmation before it sends; true by default. */
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

type FormBarProps = {
  /**
   * How much is done or left, in words. If it is not given, the bar shows the number of missing items; if it is null,
   * the bar shows nothing.
   */
  readonly tally?: ReactNode
  /** Why the last attempt failed. [D2-147] */
  readonly refusal: AttemptRefusal | null
  /** The missing items, in page order; null if the page has no list of them. */
  readonly missing: readonly MissingItem[] | null
  /**
   * True if the page asks for one entry at a time. The bar then shows the name of this entry in place of the count, and
   * has no button for the next item. [D2-194]
   */
  readonly hasOneEntry?: boolean
  /**
   * The reason why the required button is disabled, on a page whose button waits for a check; null after the check has
   * passed. The reason is shown in place of the count. [A-270] [D2-210]
   */
  readonly waitsFor?: string | null
  /**
   * True if a wide window has the list of missing items beside the form. In a wide window, the bar then shows no count.
   * [D2-166]
   */
  readonly hasListBeside?: boolean
  /** The label that the specification gives to the back button; `이전` by default. */
  readonly back?: string
  readonly onBack: () => void
  readonly requiredButton: RequiredAction
}

type MissingProps = { readonly missing: readonly MissingItem[] }

type GoProps = { readonly onGo?: (() => void) | undefined }

/**
 * The link to a missing item. When a key press completes a text, only the link for that text disappears, and no other
 * link renders again.
 */
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
 * The number of missing items. After a submission with errors, the number is a button that opens the list of these
 * items. Before that, the number is plain text, because the button of the next item leads to the items one by one.
 * [D2-190]
 */
const Left = ({ missing, isSummary, hasListBeside }: LeftProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const words = fill(COMPONENT_TEXTS['bar.left'], { n: missing.length })
  const narrowOnly = hasListBeside && styles.narrowOnly
  if (!isSummary || missing.length === 1)
    return <p className={joinClassNamesOrIds(styles.count, narrowOnly)}>{words}</p>
  return (
    <div className={joinClassNamesOrIds(styles.left, narrowOnly)}>
      <div id={id} hidden={!open}>
        <Phrase as="p" className={styles.summary} text={SHARED_FAILURE_TEXTS['summary.title']} />
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

/** True after the first submission with errors, until the page is left. */
const useEverRefused = (refusal: AttemptRefusal | null): boolean => {
  const [everRefused, setEverRefused] = useState(false)
  if (refusal !== null && !everRefused) setEverRefused(true)
  return everRefused
}

/** Returns the line below the buttons if nothing is missing: it names the required button. [D3-277] */
const readyWords = (button: string): string =>
  fill(COMPONENT_TEXTS['bar.leftNone'], { button, particle: particleAfter(button, '을') })

/**
 * Returns the line below the buttons: how much is left, the reason why the required button waits, or the name of the
 * only entry.
 */
const tallyOf = (
  { tally, missing, hasOneEntry, waitsFor, hasListBeside = false, requiredButton }: FormBarProps,
  whyId: string,
  isSummary: boolean,
): ReactNode => {
  if (missing === null) return null
  if (waitsFor) return <BlockedReasonLine id={whyId} text={waitsFor} />
  if (hasOneEntry) {
    const words = missing[0]
      ? fill(COMPONENT_TEXTS['bar.leftOne'], { name: missing[0].name })
      : readyWords(requiredButton.words)
    return <p className={styles.count}>{words}</p>
  }
  if (tally !== undefined) return tally && <div className={styles.count}>{tally}</div>
  if (missing.length > 0) return <Left missing={missing} isSummary={isSummary} hasListBeside={hasListBeside} />
  return requiredButton.blockedBy ? null : <p className={styles.count}>{readyWords(requiredButton.words)}</p>
}

/** A button of the bar. It renders only if its words, its state or its action change. */
const BarButton = memo(Button)

/**
 * Opens or starts the next missing item. It is the same function for every item, so that a different item does not
 * render the button again.
 */
const openNext = (): void => {
  const next = shownNextMissingItem.peek()
  if (next !== null) openMissingItem(next)
}

/**
 * The bar at the end of a form, with the button that goes back and the button that the specification names. The line
 * below the buttons says how much is left, and ends with a text button that opens or starts the next missing item. The
 * required button is outlined while something is missing, and otherwise solid. [D2-160] [D2-172] [D3-330]
 */
export const FormBar = (props: FormBarProps) => {
  const { refusal, missing, hasOneEntry = false, waitsFor, onBack } = props
  const { back = SHARED_BUTTON_TEXTS['common.back'] } = props
  const { words, opensDialog = true, blockedBy = null, ...required } = props.requiredButton
  const whyId = useId()
  const firstMissing = missing?.[0]
  const solidItem = solidItemOf(missing ?? [])
  const next = hasOneEntry ? undefined : firstMissing
  const tally = tallyOf(props, whyId, useEverRefused(refusal))
  useLayoutEffect(() => {
    shownNextMissingItem.value = firstMissing ?? null
    solidItemId.value = solidItem?.id ?? null
  })
  useEffect(
    () => () => {
      shownNextMissingItem.value = null
      solidItemId.value = null
    },
    [],
  )
  const focusProps = useFocusOnRequired()
  const keepPlace = useSteadyBar(focusProps.ref)
  return (
    <div {...focusProps} onClickCapture={keepPlace} className={styles.end}>
      <ActionBar
        tally={
          next ? (
            <>
              {tally}
              <span className={styles.next}>
                <BarButton kind="text" busy={next.busy} blockedBy={next.blockedBy} onPress={openNext}>
                  {fill(COMPONENT_TEXTS[`bar.next.${next.act}`], { name: next.name })}
                </BarButton>
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
        <BarButton kind="tertiary" onPress={onBack}>
          {back}
        </BarButton>
        <BarButton
          kind={firstMissing ? 'secondary' : 'primary'}
          opensDialog={opensDialog}
          blockedBy={waitsFor ? whyId : blockedBy}
          {...required}
        >
          {words}
        </BarButton>
      </ActionBar>
    </div>
  )
}
