import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, type ReactNode, useId, useRef } from 'react'
import { Button } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { Icon, type IconName } from '#ui/parts/design/Icon.tsx'
import { Stack } from '#ui/parts/design/Page.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { useOpenWhenNeeded } from '#ui/parts/focus/open-folds.ts'
import { focusField } from '#ui/parts/form/form-field.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import type { EntryCardModel, EntryCardState } from './entry-cards.ts'
import styles from './EntryCard.module.css'

type EntryCardProps = {
  readonly card: EntryCardModel
  readonly name: string
  readonly lead?: string | undefined
  /** Returns the entered values, for the line of the collapsed card. If the card is empty, returns the reason why. */
  readonly values?: () => readonly string[]
  /** True for a card that looks like a collapsible row while it is upcoming, because its entries are rarely needed. */
  readonly isRow?: boolean
  /** Returns the result of the card's check, for the line of the collapsed card. */
  readonly outcome?: () => string
  /** Returns the id of the control that the button of the collapsed card focuses. By default, the first control. */
  readonly changeId?: () => string
  readonly children: ReactNode
}

const Values = ({ values }: { readonly values: readonly string[] }) => (
  <p className={styles.values}>
    {values.map((value, index) => (
      <Fragment key={value}>
        {index > 0 && ' '}
        <span>{index < values.length - 1 ? `${value},` : value}</span>
      </Fragment>
    ))}
  </p>
)

/** The icon before the name of a card. */
const MARK_ICONS: Readonly<Partial<Record<EntryCardState, IconName>>> = {
  done: 'check',
  waived: 'alert',
}

/**
 * A part of a form in a frame, below its heading. The open card has a blue edge, a finished one a tick before its
 * name. A collapsed card is one line with its name and state, its values, the result of its check, and the button
 * that opens it. An upcoming card is one line with what it asks for. The content stays mounted, because `focusField`
 * opens the card around its target, and on paper every card is open. An empty card is not
 * visible, because the page says above it why it is empty. [D2-300] [D2-423] [D1-1009]
 */
export const EntryCard = ({ card, name, lead, values, isRow = false, outcome, changeId, children }: EntryCardProps) => {
  useSignals()
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  const state = card.state.value
  const isClosed = card.isClosed.value
  const isEmpty = state === 'empty'
  const isDone = state === 'done' || isEmpty
  const isUpcoming = card.isUpcoming.value
  const isClosedRow = isRow && isUpcoming
  const isFinishedLine = (isClosed && !isUpcoming) || isEmpty
  const words = COMPONENT_TEXTS[isUpcoming ? 'card.open' : 'card.change']
  const markIcon = MARK_ICONS[state]
  useOpenWhenNeeded(body, card.open)
  return (
    <section
      id={card.id}
      className={
        isEmpty
          ? 'sr'
          : classNames(
              styles.card,
              isDone && styles.done,
              isClosedRow && styles.row,
              state === 'waived' && styles.waived,
              state === 'open' && !isUpcoming && styles.open,
            )
      }
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.head}>
        {markIcon !== undefined && (
          <span className={styles.mark}>
            <Icon name={markIcon} small />
          </span>
        )}
        <div className={styles.words}>
          <h2 id={`${id}-name`}>{name}</h2>
          {isDone && <span className="sr">{COMPONENT_TEXTS['common.done']}</span>}
          {isUpcoming && <Values values={card.entryNames()} />}
          {isFinishedLine && values && <Values values={values()} />}
          {isFinishedLine && outcome && <Phrase as="p" className={styles.said} text={outcome()} />}
        </div>
        {isClosed && (
          <Button
            kind="text"
            small
            className={styles.change}
            label={`${name} ${words}`}
            expanded={false}
            controls={`${id}-body`}
            onPress={() => focusField(changeId?.() ?? `${id}-body`)}
          >
            {isClosedRow ? <Icon name="down" small /> : words}
          </Button>
        )}
      </div>
      <div className={styles.body} id={`${id}-body`} ref={body} hidden={isClosed || isEmpty}>
        {lead !== undefined && <Phrase as="p" className={`small ${styles.lead}`} text={lead} />}
        <Stack>{children}</Stack>
      </div>
    </section>
  )
}
