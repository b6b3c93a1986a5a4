import { type ReactNode, useId, useMemo, useState } from 'react'
import type { Application } from '#domain/application/application'
import { currentProofDisplay, currentProof, sortProofsLatestFirst } from '#domain/proof/proof-display'
import { isSupplementDue, sentBackItemsOf } from '#domain/proof/supplement/supplement'
import { Fold } from '#ui/parts/design/Fold.tsx'
import { ROWS_PER_PAGE } from '#ui/parts/design/Pagination.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { proofName, proofStatusWords } from '#ui/parts/proof/proof-words.ts'
import { fill } from '#ui/text/fill.ts'
import { PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import { formatCount } from '../result-words.ts'
import type { ResultProofActions } from './proof-actions.model.ts'
import {
  countProofsByFilter,
  isProofCancellable,
  matchesProofFilter,
  PROOF_FILTERS,
  type ProofFilter,
  sentBackGroupsOf,
  toProofRows,
} from './proof-rows.ts'
import { ProofRows } from './ProofRows.tsx'
import { useIsPrinting } from './use-is-printing.ts'
import styles from './ProofList.module.css'

/**
 * The status of the latest proof, in one quiet line. If there are several proofs, the line also contains the name of
 * the latest one.
 */
const CurrentProof = ({ application }: { readonly application: Application }) => {
  const { proofs, status } = application
  const display = currentProofDisplay(proofs, status)
  const latest = currentProof(proofs)
  return display === null || latest === null ? null : (
    <p className="small">
      {T['result.currentProof']} {proofs.length > 1 && `${proofName(latest)}\u00a0· `}
      {proofStatusWords(display, isSupplementDue(latest.status, application))}
    </p>
  )
}

/** The chips above a list of several pages. Each chip says how many proofs it would show. */
const Chips = ({ counts, chosen, onChoose }: ChipsProps) => {
  const name = useId()
  return (
    <div className={styles.chips} role="radiogroup" aria-label={T['proof.chips']}>
      {PROOF_FILTERS.filter((chip) => counts[chip] > 0).map((chip) => (
        <label key={chip} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={chip}
            checked={chip === chosen}
            onChange={() => {
              onChoose(chip)
            }}
          />
          {T[`proofChip.${chip}`]} <b className="num">{formatCount(counts[chip])}</b>
        </label>
      ))}
    </div>
  )
}
type ChipsProps = {
  readonly counts: Readonly<Record<ProofFilter, number>>
  readonly chosen: ProofFilter
  readonly onChoose: (chip: ProofFilter) => void
}

/**
 * Returns the number of files that the applicant must act on, followed by the number of proofs. If the files are
 * unknown, counts the proofs to act on. If there is nothing to act on, says how many proofs can be cancelled, because
 * the row of the rare actions names only the cancellation of the application. For a rapid payment, the words speak of
 * records and not of proofs, because the applicant did not submit any. [D3-214] [D2-874]
 */
const countWords = (
  { supplement, all }: Readonly<Record<ProofFilter, number>>,
  files: number,
  cancellable: number,
  isRapid: boolean,
): string => {
  const n = formatCount(all)
  if (isRapid) return fill(T['proof.countRapid'], { n })
  if (supplement === 0) {
    const count = fill(T['proof.count'], { n })
    if (cancellable === 0) return count
    return cancellable === all
      ? fill(T['proof.cancellable'], { count })
      : fill(T['proof.someCancellable'], { count, n: formatCount(cancellable) })
  }
  const waiting =
    files > 0
      ? fill(T['proof.filesToSupplement'], { n: formatCount(files) })
      : fill(T['proof.countToSupplement'], { n: formatCount(supplement) })
  if (supplement === all && files === 0) return waiting
  return `${waiting}\u00a0· ${fill(T['proof.countOf'], { name: T['proof.allProofs'], n })}`
}

type ListProps = {
  readonly application: Application
  /** True if the application has ended. Actions that can never become possible again are then left out. [D2-116] */
  readonly closed: boolean
  readonly cancellingId: string | null
  readonly actions: ResultProofActions
  /** What the row says above the list. */
  readonly about?: ReactNode
}

/** The one line that replaces an empty list. It is short, because the page already shows the task above it. */
const NoProofs = () => (
  <section className={styles.none} aria-labelledby="no-proofs">
    <h2 id="no-proofs">{T['result.proofs']}</h2>
    <Phrase as="p" text={T['result.noProofs']} />
  </section>
)

/**
 * The submitted proofs, in a collapsible row. The latest proof is first. If there are many proofs, only those to
 * correct are listed at first. to
 */
export const ProofList = ({ application, closed, cancellingId, actions, about }: ListProps) => {
  const isPrinting = useIsPrinting()
  const proofs = useMemo(() => sortProofsLatestFirst(application.proofs), [application])
  const [wantedFilter, setWanted] = useState<ProofFilter>('supplement')
  const counts = countProofsByFilter(application)
  // Shows the chips only if the list has several pages, and if at least two chips besides that of all proofs would show
  // any.
  const many = proofs.length > ROWS_PER_PAGE && PROOF_FILTERS.filter((chip) => counts[chip] > 0).length > 2
  const chosenFilter = many && counts[wantedFilter] > 0 ? wantedFilter : 'all'
  const matching = isPrinting ? proofs : proofs.filter((proof) => matchesProofFilter(chosenFilter, proof, application))
  const groups = chosenFilter === 'supplement' && !isPrinting ? sentBackGroupsOf(matching, application) : null
  const listedProofs = groups === null ? matching : [...groups.keys()]
  if (proofs.length === 0) return <NoProofs />
  // Under a chip, the status of the latest proof is above the list only if this proof is listed.
  const isCurrentListed = listedProofs.some(({ id }) => id === currentProof(proofs)?.id)
  const files = proofs
    .filter((proof) => matchesProofFilter('supplement', proof, application))
    .reduce((sum, proof) => sum + sentBackItemsOf(application, proof).length, 0)
  const cancellable = proofs.filter((proof) => isProofCancellable(proof, application)).length
  // True if the list has only the records of a rapid payment, which the applicant did not submit.
  const isRapid = proofs.every(({ proofType }) => proofType === 'rapid')
  return (
    <Fold
      name={T[isRapid ? 'lookup.rapidTitle' : 'result.proofs']}
      value={<Phrase text={countWords(counts, files, cancellable, isRapid)} />}
    >
      <div className={styles.proofs}>
        {about}
        {isCurrentListed && <CurrentProof application={application} />}
        {many && <Chips counts={counts} chosen={chosenFilter} onChoose={setWanted} />}
        <ProofRows
          key={chosenFilter}
          label={T[isRapid ? 'lookup.rapidTitle' : 'result.proofs']}
          total={listedProofs.length}
          rowsOf={(count) => toProofRows(listedProofs.slice(0, count), application)}
          cancellingId={cancellingId}
          closed={closed}
          actions={actions}
          isPrinting={isPrinting}
          isStateNamed={groups !== null}
          groupOf={({ proof }) => groups?.get(proof) ?? ''}
        />
      </div>
    </Fold>
  )
}
