import { type ComponentProps, Fragment, type MouseEvent, type ReactNode, memo, useId, useRef, useState } from 'react'
import { fill } from '../../text/fill.ts'
import { COMPONENT_TEXTS } from '../../text/ko/components.ts'
import { SHARED_BUTTON_TEXTS } from '../../text/ko/buttons.ts'
import { SHARED_FAILURE_TEXTS } from '../../text/ko/failures.ts'
import { BlockedReasonLine, Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { classNames } from '../design/class-names.ts'
import { ActionBar } from '../design/ActionBar.tsx'
import { Phrase } from '../design/Phrase.tsx'
import styles from './FormBar.module.css'
import { useEverRefused, useFocusOnSolidButton } from './form-bar-hooks.ts'
import { focusField } from './form-field.ts'
import { type MissingItem, shownNextMissingItem, useNextItemPress, useShownMissingItems } from './missing-items.ts'
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
   * The next missing item, and a count of what is missing: of sections, if the items belong to sections; otherwise of
   * items. `hasListBeside`: a wide window shows no count, because the list of the items is then beside the form.
   * `tally`: words about how much is done, in place of the count. [D2-166]
   */
  | (MissingProps & { readonly is: 'missing'; readonly hasListBeside?: boolean; readonly tally?: ReactNode })
  /** Why the required button is disabled, on a page whose button waits for a check. [A-270] [D2-210] */
  | (MissingProps & { readonly is: 'waits'; readonly why: string })
  /** How much is answered (null if another place says it), on a page whose questions are its entries. [D1-742] */
  | { readonly is: 'tally'; readonly words: string | null }

type FormBarProps = {
  readonly status: FormBarStatus
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
 * The missing items as links to their fields. The first item of a section stands below the name of the section, unless
 * both have the same name. [A-268] [D2-104] [D2-166] [D2-441]
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
 * Returns how much is left. If the items belong to sections and are not listed, counts the sections with missing items.
 * Otherwise counts the items, so that the count above a list equals the number of its links. [D2-441] [D1-740]
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
    <div className={classNames(styles.left, hasListBeside && styles.narrowOnly)}>
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

/** True if the missing items are a list in the line above the buttons. */
const isListInLine = (status: FormBarStatus, isSummary: boolean): boolean =>
  status.is === 'missing' && status.tally === undefined && isSummary && status.missing.length > 1

/** Returns the line above the buttons: why the required button is disabled, or the list of the missing items. */
const statusLine = (status: FormBarStatus, whyId: string, isSummary: boolean): ReactNode => {
  if (status.is === 'waits') return <BlockedReasonLine id={whyId} text={status.why} />
  return (
    status.is === 'missing' &&
    isListInLine(status, isSummary) && (
      <LeftList missing={status.missing} hasListBeside={status.hasListBeside ?? false} />
    )
  )
}

/**
 * Returns how much is left until the step ends, or how much is done, for the second line of the last button; null if
 * the page does not count, or if the line above the buttons says it. `end` is the label of the required button.
 * [D2-681]
 */
const countOf = (status: FormBarStatus, isSummary: boolean, end: string): ReactNode => {
  if (status.is === 'tally') return status.words
  if (status.is !== 'missing') return null
  if (status.tally !== undefined) return status.tally
  if (status.missing.length === 0) return COMPONENT_TEXTS['bar.leftNone']
  if (isListInLine(status, isSummary)) return null
  return fill(COMPONENT_TEXTS['bar.leftUntil'], { end, left: leftWords(status.missing, false) })
}

type EndButtonProps = ComponentProps<typeof Button> & {
  readonly words: string
  readonly count: ReactNode
  readonly isCountNarrowOnly: boolean
  /** True if the form is complete, so that the button ends the step. */
  readonly isReady: boolean
}

/**
 * The last button of the bar. It is solid if a press completes the step, and tinted otherwise, even if it can be
 * pressed. The count below its words is its description. It renders again only if its words, its count, its state or its
 * action change. [D1-742] [D2-601] [D2-680]
 */
const EndButton = memo(({ words, count, isCountNarrowOnly, isReady, ...button }: EndButtonProps) => {
  const countId = useId()
  return (
    <Button
      kind={isReady ? 'primary' : 'secondary'}
      className={classNames(styles.last, !isReady && styles.notReady)}
      describedBy={count === null ? undefined : countId}
      {...button}
    >
      <span className={styles.lines}>
        {words}
        {count !== null && (
          <span
            id={countId}
            className={classNames(styles.count, isCountNarrowOnly && styles.narrowOnly)}
            aria-hidden="true"
          >
            {count}
          </span>
        )}
      </span>
    </Button>
  )
})

/** An outlined button. It renders only if its words, its state or its action change. */
const QuietButton = memo(Button)

/** A press on the disabled required button moves the focus to what is missing before it. [A-270] [D2-774] */
const focusNextItem = ({ target }: MouseEvent): void => {
  const next = shownNextMissingItem.peek()
  const isDisabled = target instanceof Element && target.closest('[aria-disabled]:not([aria-busy])') !== null
  if (isDisabled && next !== null) focusField(next.id)
}

/**
 * The bar at the end of a form: the button that goes back, and a last button. While something is missing, the last
 * button opens or starts the next missing item in page order, and says how much is left. If it is pressed again while
 * the same item is missing, it runs the checks of the required button. When nothing is missing, the last button is the
 * required button. [D1-742] [D2-160] [D2-568]
 */
export const FormBar = ({
  status,
  refusal,
  back = SHARED_BUTTON_TEXTS['common.back'],
  onBack,
  requiredButton,
}: FormBarProps) => {
  const { words, blockedBy = null, ...required } = requiredButton
  const whyId = useId()
  const missing = 'missing' in status ? status.missing : []
  const next = status.is === 'missing' ? status.missing[0] : undefined
  const isSummary = useEverRefused(refusal)
  useShownMissingItems(missing, status.is === 'waits')
  const pressNext = useNextItemPress(next, missing.length, required.onPress)
  const bar = useRef<HTMLDivElement>(null)
  const focusProps = useFocusOnSolidButton(bar)
  const count = {
    count: blockedBy === null ? countOf(status, isSummary, words) : null,
    isCountNarrowOnly: status.is === 'missing' && (status.hasListBeside ?? false),
  } as const
  return (
    <div {...focusProps} onClickCapture={status.is === 'waits' ? focusNextItem : undefined} className={styles.end}>
      <ActionBar
        ref={bar}
        tally={statusLine(status, whyId, isSummary)}
        refusal={
          refusal && (
            <p key={refusal.nth} className={styles.refusal} role="alert">
              <Icon name="alert" small />
              <Phrase as="span" text={refusal.text} />
            </p>
          )
        }
      >
        <QuietButton kind="tertiary" onPress={onBack}>
          {back}
        </QuietButton>
        {next ? (
          <EndButton
            key="next"
            words={fill(COMPONENT_TEXTS[`bar.next.${next.act}`], { name: next.name })}
            isReady={false}
            {...count}
            busy={next.busy ?? false}
            blockedBy={next.blockedBy ?? null}
            onPress={pressNext}
          />
        ) : (
          <EndButton
            key="required"
            words={words}
            isReady={status.is !== 'tally' && status.is !== 'waits'}
            {...count}
            blockedBy={status.is === 'waits' ? whyId : blockedBy}
            {...required}
          />
        )}
      </ActionBar>
    </div>
  )
}
