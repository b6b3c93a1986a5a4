import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { formatWon } from '#domain/kernel/won'
import { isCancelledOrDeletedProofStatus } from '#domain/proof/proof-status.table'
import { supplementDueDayOrNull } from '#domain/proof/supplement/supplement'
import { Button, RowButton } from '#ui/parts/design/Button.tsx'
import { classNames } from '#ui/parts/design/class-names.ts'
import { WonText } from '#ui/parts/design/Facts.tsx'
import { Icon } from '#ui/parts/design/Icon.tsx'
import { ROWS_PER_PAGE } from '#ui/parts/design/Pagination.tsx'
import { HiddenSpace, Phrase } from '#ui/parts/design/Phrase.tsx'
import { useDisclosure } from '#ui/parts/focus/use-disclosure.ts'
import { proofName, proofStatusWords, toneOfProofStatus } from '#ui/parts/proof/proof-words.ts'
import { dueWords, supplementRequestSentence } from '#ui/parts/proof/supplement-words.ts'
import { fill } from '#ui/text/fill.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PROOF_CANCELLATION_REFUSAL_TEXTS, PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import { formatCount } from '../result-words.ts'
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts'
import type { ResultProofActions } from './proof-actions.model.ts'
import { type ProofRow } from './proof-rows.ts'
import styles from './ProofList.module.css'

/** Returns the name of a row for its buttons. The amount distinguishes two proofs of the same type and day. */
const nameOf = ({ proof, amount, stated }: ProofRow): string => {
  const sum = amount === null ? stated : formatWon(amount)
  return sum === null ? proofName(proof) : `${proofName(proof)} ${sum}`
}

type RowProps = {
  readonly row: ProofRow
  readonly isBusy: boolean
  /** True if the application has ended. Actions that can never become possible again are then left out. [D2-116] */
  readonly closed: boolean
  readonly actions: ResultProofActions
}

/** True if a proof has a cancel button. A cancelled proof has neither button nor reason. [D2-116] */
const isCancelShown = ({ row, closed }: RowProps): boolean =>
  row.cancellation.verdict === 'ok' || !(closed || isCancelledOrDeletedProofStatus(row.proof.status))

/** The button that cancels a proof; if it is disabled, also the reason. */
const Cancel = ({ row, isBusy, actions }: RowProps) => {
  const { verdict } = row.cancellation
  const id = useId()
  useFocusAfterRemoval(id)
  return (
    <RowButton
      id={id}
      of={nameOf(row)}
      word={T['proof.cancel']}
      onPress={() => actions.onCancel(row.proof)}
      busy={isBusy && SHARED_BUTTON_TEXTS['common.cancelling']}
      blocked={verdict === 'ok' ? null : PROOF_CANCELLATION_REFUSAL_TEXTS[verdict]}
      opensDialog
    />
  )
}

/**
 * The actions of an expanded row and, for a sent-back proof, the last day on which it can be corrected.
 * [D2-112]
 */
const ExpandedRow = (props: RowProps) => {
  const { row, actions } = props
  const noteId = useId()
  return (
    <>
      {row.needsSupplement && (
        <Phrase
          as="p"
          className={styles.note}
          id={noteId}
          text={supplementRequestSentence(supplementDueDayOrNull(row.proof.updatedAt))}
        />
      )}
      <div className={styles.actions}>
        <RowButton
          kind={row.needsSupplement ? 'secondary' : 'tertiary'}
          of={nameOf(row)}
          word={T[row.needsSupplement ? 'proof.supplement' : 'proof.detail']}
          describedBy={row.needsSupplement ? noteId : undefined}
          onPress={() => actions.onDetail(row.proof)}
        />
        <RowButton of={nameOf(row)} word={T['proof.view']} onPress={() => actions.onView(row.proof)} opensDialog />
        {isCancelShown(props) && <Cancel {...props} />}
      </div>
    </>
  )
}

/** The decided amount. Until it is decided, the submitted amount, and for screen readers a dash. [A-177] [D2-577] */
const Sum = ({ amount, stated }: Pick<ProofRow, 'amount' | 'stated'>) => {
  if (amount !== null) return <WonText won={amount} />
  if (stated === null) return <span className="sr">-</span>
  return (
    <span className={styles.stated}>
      <span className="sr">- </span>
      <Phrase text={stated} />
    </span>
  )
}

/**
 * The last day of a sent-back proof, and its sent-back documents, each with its reason. In a group it shows only the
 * names of the documents, because the words of the group contain the rest. [A-275] [D2-546]
 */
const SentBackLines = ({ proof, sentBack, sentBackNames, isGrouped }: ProofRow & { readonly isGrouped: boolean }) => {
  const due = supplementDueDayOrNull(proof.updatedAt)
  const lines = isGrouped ? sentBackNames : [...(due === null ? [] : [dueWords(due)]), ...sentBack]
  return lines.map((line) => (
    <Fragment key={line}>
      <HiddenSpace />
      <Phrase as="span" className={styles.day} text={line} />
    </Fragment>
  ))
}

/**
 * One proof as a collapsible row with type, day, amount and status. The row of a sent-back proof also shows the last
 * day and the documents. [A-175] [D2-144]
 */
const ProofEntry = (props: RowProps & EntryProps) => {
  const { row, isStateNamed, group, isPrinting } = props
  const [isOpened, setOpen] = useState(false)
  const { button, body } = useDisclosure(isOpened, setOpen)
  const open = isPrinting || isOpened
  const { proof, typeName, display, day } = row
  const tone = toneOfProofStatus(proof.status, display, row.needsSupplement)
  const head = (
    <>
      <span className={styles.kind}>
        <b>
          <Phrase text={typeName} />
        </b>
        <HiddenSpace />
        <span className={styles.day}>
          {T['proof.colDate']} {day === null ? '-' : <time dateTime={day}>{day}</time>}
        </span>
        {row.needsSupplement && <SentBackLines {...row} isGrouped={isStateNamed} />}
      </span>
      <HiddenSpace />
      <span className={styles.sum}>
        <span className="sr">{T['proof.colAmount']} </span>
        <Sum {...row} />
        <HiddenSpace />
        <span className={isStateNamed ? 'sr' : classNames(styles.state, tone !== undefined && styles[tone])}>
          {proofStatusWords(display, row.needsSupplement)}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles.row}>
      {group !== null && <Phrase as="p" className={styles.group} text={group} />}
      {isPrinting ? (
        <div className={styles.open}>{head}</div>
      ) : (
        <button {...button} className={styles.open} aria-controls={open ? body.id : undefined}>
          {head}
          <Icon name="down" small />
        </button>
      )}
      {open && (
        <div {...body} className={styles.inside}>
          <ExpandedRow {...props} />
        </div>
      )}
    </li>
  )
}

type EntryProps = {
  /** True if the name of the chosen chip is the state of all listed proofs. The rows then do not repeat the state. */
  readonly isStateNamed: boolean
  /**
   * The words that this row and the rows below it have in common; null if a row above shows them, or if there are none.
   */
  readonly group: string | null
  readonly isPrinting: boolean
}

type ProofRowsProps = Omit<RowProps, 'row' | 'isBusy'> & {
  readonly label: string
  readonly total: number
  /** Makes the rows of the first `count` proofs. No other rows are made, because only these are rendered. */
  readonly rowsOf: (count: number) => readonly ProofRow[]
  readonly cancellingId: string | null
  /** True if every row is rendered and open. */
  readonly isPrinting: boolean
  readonly isStateNamed: boolean
  /**
   * Returns the words that a row has in common with the other rows of its group; an empty text if the rows have no
   * groups. [D2-546]
   */
  readonly groupOf: (row: ProofRow) => string
}

/**
 * The rows of a list. Ten rows are rendered at first, and each click adds ten, and moves the focus to the first new
 * row. On paper all rows are rendered. [A-175] [D1-227]
 */
export const ProofRows = ({
  label,
  total,
  rowsOf,
  cancellingId,
  isPrinting,
  isStateNamed,
  groupOf,
  closed,
  actions,
}: ProofRowsProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [shownCount, setShown] = useState(ROWS_PER_PAGE)
  useEffect(() => {
    if (shownCount > ROWS_PER_PAGE) list.current?.children[shownCount - ROWS_PER_PAGE]?.querySelector('button')?.focus()
  }, [shownCount])
  const rows = rowsOf(isPrinting ? total : shownCount)
  const hidden = total - rows.length
  const groups = rows.map(groupOf)
  return (
    <>
      <ul className={styles.rows} aria-label={label} ref={list}>
        {rows.map((row, index) => (
          <ProofEntry
            key={row.proof.id}
            row={row}
            isBusy={cancellingId === row.proof.id}
            closed={closed}
            actions={actions}
            isStateNamed={isStateNamed}
            group={groups[index] === groups[index - 1] ? null : groups[index] || null}
            isPrinting={isPrinting}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="tertiary" small block onPress={() => setShown(shownCount + ROWS_PER_PAGE)}>
          {fill(T['proof.more'], { n: Math.min(hidden, ROWS_PER_PAGE) })}
          <span className={styles.count}>
            {rows.length} / {formatCount(total)}
          </span>
        </Button>
      )}
    </>
  )
}
