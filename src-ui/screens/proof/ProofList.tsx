import { useSignals } from '@preact/signals-react/runtime'
import { useId, useMemo, useRef } from 'react'
import type { Application } from '#domain/application/application'
import { formatWon, type Won } from '#domain/kernel/won'
import type { Proof } from '#domain/proof/proof'
import { decideNewProof } from '#domain/proof/new-proof'
import type { ProofCancellation } from '#domain/proof/proof-cancellation'
import { currentProofDisplay, drivingProof, type ProofDisplay } from '#domain/proof/proof-display'
import { isTakenBack, type ReadProofStatus } from '#domain/proof/proof-status.table'
import { Button, RowButton, Why } from '../../parts/design/Button.tsx'
import { type Column, DataTable } from '../../parts/design/DataTable.tsx'
import { Pagination, usePage } from '../../parts/design/Pagination.tsx'
import { Gap, Phrase } from '../../parts/design/Phrase.tsx'
import { Tag } from '../../parts/design/Tag.tsx'
import { Money } from '../../parts/design/Facts.tsx'
import { fill } from '../../text/fill.ts'
import { PROOF as T } from '../../text/ko/proof.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import styles from './proof.module.css'
import {
  dueDayOf,
  latestFirst,
  proofName,
  type ProofRow,
  proofRows,
  statusWords,
  supplementWords,
  toneOfProof,
} from './proof-rows.ts'

/** What a person can do with the proofs of the list. */
export type ProofActions = {
  readonly onDetail: (proof: Proof) => void
  readonly onView: (proof: Proof) => void
  readonly onCancel: (proof: Proof) => void
  readonly onNew: () => void
}

/** What a row is called by its buttons; two of one kind and day are told apart by their amounts. */
const nameOf = ({ proof, amount }: ProofRow): string =>
  amount === null ? proofName(proof) : `${proofName(proof)} ${formatWon(amount)}`

type Refusal = Exclude<ProofCancellation, 'allowed'>

/** The status of a proof or of a document, in the colour of a task where the applicant has to act. [A-178] [A-181] [A-275] [D2-144] */
export const ProofStatusTag = ({ display, status }: ProofStatusTagProps) => (
  <Tag tone={toneOfProof(status, display)}>{statusWords(status, display)}</Tag>
)
type ProofStatusTagProps = { readonly display: ProofDisplay; readonly status: ReadProofStatus }

/** Where a proof stands; of one that waits for a supplement also until which day. [D2-112] */
const StatusCell = ({ row, noteId }: { readonly row: ProofRow; readonly noteId: string }) => {
  useSignals()
  return (
    <>
      <ProofStatusTag display={row.display} status={row.proof.status} />
      {row.needsSupplement && (
        <Phrase as="span" className={styles.note} id={noteId} text={supplementWords(dueDayOf(row.proof.updatedAt))} />
      )}
    </>
  )
}

type ActsProps = {
  readonly row: ProofRow
  readonly noteId: string
  readonly whyId: (refusal: Refusal) => string
  readonly busy: boolean
  readonly closed: boolean
  readonly actions: ProofActions
}

/** The way to take it back, or why there is none for now; what is taken back already has neither. [D2-116] */
const isCancelDrawn = ({ cancellation, proof }: ProofRow, closed: boolean): boolean =>
  cancellation.verdict === 'allowed' || (!closed && !isTakenBack(proof.status))

/** What one row offers; cancel stays where it is when it is refused for now, and says why. [A-175] [A-270] [A-275] [D2-116] */
const Acts = ({ row, noteId, whyId, busy, closed, actions }: ActsProps) => (
  <>
    <RowButton
      kind={row.needsSupplement ? 'secondary' : 'tertiary'}
      of={nameOf(row)}
      word={T[row.needsSupplement ? 'proof.mend' : 'proof.detail']}
      describedBy={row.needsSupplement ? noteId : undefined}
      onPress={() => actions.onDetail(row.proof)}
    />
    <RowButton of={nameOf(row)} word={T['proof.view']} onPress={() => actions.onView(row.proof)} opensDialog />
    {isCancelDrawn(row, closed) && (
      <RowButton
        kind="text"
        className={styles.cancel}
        of={nameOf(row)}
        word={T['proof.cancel']}
        onPress={() => actions.onCancel(row.proof)}
        busy={busy && T['proof.cancelling']}
        blockedBy={row.cancellation.verdict === 'allowed' ? null : whyId(row.cancellation.verdict)}
        opensDialog
      />
    )}
  </>
)

type NewProofProps = {
  readonly application: Application
  /** Won that may still be paid, where some is paid or granted. [D2-131] */
  readonly remaining: Won | null
  /** Nothing else on the page is more urgent. */
  readonly first?: boolean
  /** The application has ended: one line says why, without a button. [D2-116] */
  readonly closed?: boolean
  readonly onNew: () => void
}

/** The button for a new proof, with the sentence that says when one is possible. to */
export const NewProof = ({ application, remaining, first = false, closed = false, onNew }: NewProofProps) => {
  useSignals()
  const whyId = useId()
  const { verdict } = decideNewProof(application)
  const may = verdict === 'ok'
  const said = fill(T[`newProof.${verdict}`], PROGRAMME_WORDS)
  const more = remaining === null ? T['newProof.prepare'] : fill(T['remaining.is'], { remaining: formatWon(remaining) })
  const why = <Why id={whyId} text={may ? (first || remaining === null ? `${said} ${more}` : more) : said} />
  return closed ? (
    why
  ) : (
    <div className={styles.newProof}>
      <Button
        kind={first ? 'primary' : remaining === null ? 'secondary' : 'tertiary'}
        small={!may}
        icon="plus"
        onPress={onNew}
        blockedBy={may ? null : whyId}
        describedBy={may ? whyId : undefined}
      >
        {T['result.newProof']}
      </Button>
      {why}
    </div>
  )
}

/** Where the latest proof stands. */
const CurrentProof = ({ proofs, status: application }: Application) => {
  const display = currentProofDisplay(proofs, application)
  const status = drivingProof(proofs)?.status ?? 'submitted'
  return display === null ? null : (
    <p className={styles.current}>
      {T['result.currentProof']}
      <Gap />
      <ProofStatusTag display={display} status={status} />
    </p>
  )
}

const noteIdOf = (list: string, { proof }: ProofRow) => `${list}-note-${proof.id}`
const whyIdOf = (list: string, refusal: Refusal) => `${list}-${refusal}`

/** `list` is the id of the list, to which notes and reasons are tied. */
const columnsFor = (
  list: string,
  { cancelling, closed, actions }: Pick<ListProps, 'cancelling' | 'closed' | 'actions'>,
): readonly Column<ProofRow>[] => [
  { key: 'type', kind: 'head', label: T['proof.colType'], cell: ({ typeName }) => <Phrase text={typeName} /> },
  { key: 'status', label: T['proof.colStatus'], cell: (row) => <StatusCell row={row} noteId={noteIdOf(list, row)} /> },
  {
    key: 'amount',
    kind: 'amount',
    label: T['proof.colAmount'],
    cell: ({ amount, stated }) => {
      if (amount !== null) return <Money won={amount} />
      if (stated === null) return '-'
      return [<Phrase key="none" as="span" className="sr" text="- " />, <Phrase key="stated" text={stated} />]
    },
  },
  {
    key: 'date',
    label: T['proof.colDate'],
    cell: ({ day }) => (day === null ? '-' : <time dateTime={day}>{day}</time>),
  },
  {
    key: 'acts',
    kind: 'actions',
    label: T['proof.actions'],
    cell: (row) => (
      <Acts
        row={row}
        noteId={noteIdOf(list, row)}
        whyId={(refusal) => whyIdOf(list, refusal)}
        busy={cancelling === row.proof.id}
        closed={closed}
        actions={actions}
      />
    ),
  },
]

type ListProps = {
  readonly application: Application
  /** The button for a new proof stands beside the news already. */
  readonly asked?: boolean
  /** The application has ended: what can never be pressed again is not drawn. [D2-116] */
  readonly closed: boolean
  readonly remaining: Won | null
  /** The proof that is being taken back now. */
  readonly cancelling: string | null
  readonly actions: ProofActions
}

/** The proofs that were handed in, the latest first; of many, one page stands in the document. to */
export const ProofList = ({ application, asked = false, closed, remaining, cancelling, actions }: ListProps) => {
  const id = useId()
  const proofs = useMemo(() => latestFirst(application.proofs), [application])
  const { rows: shown, ...page } = usePage(proofs)
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = (to: number) => {
    page.onPage(to)
    heading.current?.scrollIntoView?.({ block: 'nearest' })
  }
  const rows = proofRows(shown, application)
  const refusals = new Set(
    rows.filter((row) => isCancelDrawn(row, closed)).map(({ cancellation: { verdict } }) => verdict),
  )
  return (
    <section className={`result__proofs ${styles.proofs}`} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} ref={heading}>
            {T['result.proofs']}
          </h2>
          <CurrentProof {...application} />
        </div>
        {!asked && <NewProof application={application} remaining={remaining} closed={closed} onNew={actions.onNew} />}
      </div>
      {proofs.length === 0 ? (
        <p className="small">{T['result.noProofs']}</p>
      ) : (
        <>
          <DataTable
            labelledBy={id}
            columns={columnsFor(id, { cancelling, closed, actions })}
            rows={rows}
            rowKey={({ proof }) => proof.id}
          />
          {[...refusals].map(
            (refusal) =>
              refusal !== 'allowed' && (
                <Why key={refusal} id={whyIdOf(id, refusal)} text={T[`proofCancellation.${refusal}`]} />
              ),
          )}
          <Pagination label={T['proof.pages']} {...page} onPage={turn} />
        </>
      )}
    </section>
  )
}
