import { Fragment, type ReactNode, memo, useId, useState } from 'react'
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
import { useEverRefused, useFocusOnRequired, useSteadyBar } from './form-bar-hooks.ts'
import { focusField } from './form-field.ts'
import { type MissingItem, openMissingItem, shownNextMissingItem, useShownMissingItems } from './missing-items.ts'
import type { AttemptRefusal } from './refuse-entries.ts'

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
  /** True if the button asks for confirmation before it sends. */
  readonly opensDialog?: boolean
  readonly onPress: () => void
}

type MissingProps = {
  /** The missing items, in page order. */
  readonly missing: readonly MissingItem[]
}

/** What the bar says: how much is left, and what is next. */
export type FormBarStatus =
  | { readonly is: 'none' }
  /**
   * The next item, and the number of missing items or, if the items have places, of the places with missing items. With
   * `hasListBeside`, a wide window shows no number, because the list of the items is then beside the form. [D2-166]
   */
  | (MissingProps & { readonly is: 'missing'; readonly hasListBeside?: boolean })
  /** What to do about the missing entry, on a page that asks for one entry at a time. [D2-194] [D3-331] */
  | (MissingProps & { readonly is: 'oneEntry' })
  /** Why the required button is disabled, on a page whose button waits for a check. [A-270] [D2-210] */
  | (MissingProps & { readonly is: 'waits'; readonly why: string })
  /** The words of the page about how much is done, and the next missing item. */
  | (MissingProps & { readonly is: 'tally'; readonly words: ReactNode })

type FormBarProps = {
  readonly status: FormBarStatus
  /**
   * False while a page that lists no missing items waits for an answer; true by default. The answer is then the next
   * step, and the bar has no solid button. [D1-690]
   */
  readonly isAnswered?: boolean
  /** Why the last attempt failed. [D2-147] */
  readonly refusal: AttemptRefusal | null
  /** The label that the specification gives to the back button; `이전` by default. */
  readonly back?: string
  readonly onBack: () => void
  readonly requiredButton: RequiredAction
}

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

/**
 * The missing items as links to their fields. The name of a place is above the first item in it, unless the item has
 * the name of its place. [A-268] [D2-104] [D2-166] [D2-441]
 */
export const MissingList = ({ missing, onGo }: MissingProps & GoProps) => (
  <ul className={styles.list}>
    {missing.map(({ id, name, place }, index) => (
      <Fragment key={name}>
        {place !== undefined && place !== name && place !== missing[index - 1]?.place && (
          <li className={styles.place}>{place}</li>
        )}
        <MissingLink id={id} name={name} onGo={onGo} />
      </Fragment>
    ))}
  </ul>
)

/**
 * Returns how much is left. If the items have places and are not listed, this is the number of places with missing
 * items. Otherwise it is the number of items, so that the count above a list equals the number of its links. [D2-441]
 * [D1-740]
 */
export const leftWords = (missing: readonly MissingItem[], isListed: boolean): string => {
  const places = new Set(isListed ? [] : missing.flatMap(({ place }) => place ?? []))
  return places.size > 0
    ? fill(COMPONENT_TEXTS['bar.leftPlaces'], { n: places.size })
    : fill(COMPONENT_TEXTS['bar.left'], { n: missing.length })
}

type LeftListProps = MissingProps & { readonly hasListBeside: boolean }

/** After a submission with errors: how much is left, as a button that opens the list of the missing items. [D2-190] */
const LeftList = ({ missing, hasListBeside }: LeftListProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={joinClassNamesOrIds(styles.left, hasListBeside && styles.narrowOnly)}>
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
        {leftWords(missing, true)}
        <Icon name="down" small />
      </button>
    </div>
  )
}

/** Returns the line above the buttons if nothing is missing: it says which button to press. [D3-277] */
const readyWords = (button: string): string =>
  fill(COMPONENT_TEXTS['bar.leftNone'], { button, particle: particleAfter(button, '을') })

/** True if the missing items are a list in the line above the buttons. */
const isListInLine = (status: FormBarStatus, isSummary: boolean): boolean =>
  status.is === 'missing' && isSummary && status.missing.length > 1

/** Returns the line above the buttons. While something is missing, the button of the next item contains these words. */
const statusLine = (
  status: FormBarStatus,
  { words: button, blockedBy }: RequiredAction,
  whyId: string,
  isSummary: boolean,
): ReactNode => {
  if (status.is === 'none') return null
  if (status.is === 'waits') return <BlockedReasonLine id={whyId} text={status.why} />
  if (status.missing.length > 0)
    return (
      status.is === 'missing' &&
      isListInLine(status, isSummary) && (
        <LeftList missing={status.missing} hasListBeside={status.hasListBeside ?? false} />
      )
    )
  if (status.is === 'tally') return <div className={styles.count}>{status.words}</div>
  if (status.is === 'missing' && blockedBy) return null
  return <p className={styles.count}>{readyWords(button)}</p>
}

/** Returns the label of the button that opens or starts an item. [D3-331] */
const nextWords = ({ act, name }: MissingItem, isOnly: boolean): string => {
  if (!isOnly) return fill(COMPONENT_TEXTS[`bar.next.${act}`], { name })
  return fill(COMPONENT_TEXTS[act === 'upload' ? 'bar.only.upload' : 'bar.only.enter'], { name })
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

type NextButtonProps = Pick<MissingItem, 'busy' | 'blockedBy'> & {
  readonly words: string
  /** How much is left. */
  readonly left: ReactNode
  readonly isLeftNarrowOnly: boolean
}

/**
 * The solid button of the bar while something is missing: the next item and, below it, how much is left, which is the
 * description of the button. [D1-690]
 */
const NextButton = memo(({ words, left, isLeftNarrowOnly, busy, blockedBy }: NextButtonProps) => {
  const leftId = useId()
  return (
    <Button
      className={styles.next}
      busy={busy}
      blockedBy={blockedBy}
      describedBy={left === null ? undefined : leftId}
      onPress={openNext}
    >
      <span className={styles.lines}>
        {words}
        {left !== null && (
          <span
            id={leftId}
            className={joinClassNamesOrIds(styles.leftBelow, isLeftNarrowOnly && styles.narrowOnly)}
            aria-hidden="true"
          >
            {left}
          </span>
        )}
      </span>
    </Button>
  )
})

type NextProps = { readonly status: FormBarStatus; readonly isSummary: boolean }

/**
 * The button of the next missing item; nothing if no item is missing, or if the page has a button for its only check.
 */
const Next = ({ status, isSummary }: NextProps) => {
  if (status.is === 'none' || status.is === 'waits') return null
  const [next] = status.missing
  if (!next) return null
  const count =
    status.is === 'missing' && !isListInLine(status, isSummary) ? leftWords(status.missing, isSummary) : null
  return (
    <NextButton
      words={nextWords(next, status.is === 'oneEntry')}
      left={status.is === 'tally' ? status.words : count}
      isLeftNarrowOnly={status.is === 'missing' && (status.hasListBeside ?? false)}
      busy={next.busy ?? false}
      blockedBy={next.blockedBy ?? null}
    />
  )
}

/**
 * The bar at the end of a form, with the button that goes back and the button that the specification names. One button
 * is solid: as long as something is missing, the button that opens or starts the next missing item in page order, with
 * how much is left; after that, the required button. [D1-690] [D2-160] [D2-172] [D2-440]
 */
export const FormBar = ({
  status,
  isAnswered = true,
  refusal,
  back = SHARED_BUTTON_TEXTS['common.back'],
  onBack,
  requiredButton,
}: FormBarProps) => {
  const { words, blockedBy = null, ...required } = requiredButton
  const whyId = useId()
  const missing = status.is === 'none' ? [] : status.missing
  const isNextShown = missing.length > 0 && status.is !== 'waits'
  const isReady = isAnswered && !isNextShown
  const isSummary = useEverRefused(refusal)
  useShownMissingItems(missing, status.is === 'waits')
  const focusProps = useFocusOnRequired()
  const keepPlace = useSteadyBar(focusProps.ref)
  return (
    <div {...focusProps} onClickCapture={keepPlace} className={styles.end}>
      <ActionBar
        tally={statusLine(status, requiredButton, whyId, isSummary)}
        refusal={
          refusal && (
            <p key={refusal.nth} className={styles.refusal} role="alert">
              <Icon name="alert" small />
              <Phrase as="span" text={refusal.text} />
            </p>
          )
        }
      >
        <Next status={status} isSummary={isSummary} />
        <BarButton kind="tertiary" small={isNextShown} onPress={onBack}>
          {back}
        </BarButton>
        <BarButton
          kind={isReady ? 'primary' : 'secondary'}
          small={isNextShown}
          className={isReady ? undefined : styles.notYet}
          blockedBy={status.is === 'waits' ? whyId : blockedBy}
          {...required}
        >
          {words}
        </BarButton>
      </ActionBar>
    </div>
  )
}
