import type { Decision } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import type { Proof } from './proof.ts'
import { offeredYears, sameYears } from './proof-period.ts'
import { judgeTotal } from './proof-total-limits.ts'
import { totalKindOf } from './proof-total.ts'
import type { StagedChanges, StagedRow } from './staged-changes.ts'
import { openRowCount } from './staged-changes.ts'
import type { SupplementVerdict } from './supplement-checks.table.ts'
import { SUPPLEMENT_CHECKS } from './supplement-checks.table.ts'
import { isSupplementOpen } from './supplement-end.ts'

/** Period and total of a proof, as stored or as entered. */
export type ProofEntries = { readonly years: readonly number[]; readonly total: number }

/** A proof with its rows, and what a person wants to make of it. */
export type Supplement = {
  readonly proof: Pick<Proof, 'proofType' | 'totalUnit' | 'status'>
  readonly rows: readonly StagedRow[]
  readonly stored: ProofEntries
  readonly entered: ProofEntries
  readonly staged: StagedChanges<unknown>
  /** The tab remembers that an earlier try was stored in part. [P-314] */
  readonly remembered: boolean
}

/** Period or total differ from what is stored. [P-137] */
export const entriesChanged = ({ stored, entered }: Pick<Supplement, 'stored' | 'entered'>): boolean =>
  stored.total !== entered.total || !sameYears(stored.years, entered.years)

/**
 * An earlier supplement of this proof is not at its end: the tab remembers it, or a row is mended and none is open any
 * more, so that all that can be missing is the write that ends it. [P-314] [D3-11]
 */
export const isUnfinished = ({ rows, remembered }: Pick<Supplement, 'rows' | 'remembered'>): boolean =>
  remembered ||
  (rows.some(({ status }) => status === 'supplementComplete') && !rows.some(({ status }) => isSupplementOpen(status)))

/** What stands against sending a supplement, first things first; `open` is the number of rows that nothing is done with. [P-133] to [P-139] */
export const judgeSupplement = (
  supplement: Supplement,
  signedIn: boolean,
): Decision<SupplementVerdict> & { readonly open: number } => {
  const { proof, rows, entered, staged } = supplement
  const open = openRowCount(rows, staged)
  const totalKind = totalKindOf(proof)
  const decision = decide(SUPPLEMENT_CHECKS, {
    signedIn,
    proofOpen: isSupplementOpen(proof.status),
    hasPeriod: entered.years.length > 0,
    totalKind,
    total: judgeTotal(totalKind, entered.total),
    changed: staged.size > 0 || entriesChanged(supplement),
    unfinished: isUnfinished(supplement),
    allRowsTreated: open === 0,
  })
  return { ...decision, open }
}

/** Years and total as a proof keeps them; years that are not offered do not count. [P-101] */
export const storedEntries = (
  { years, total }: Pick<Proof, 'years' | 'total'>,
  offered: readonly number[],
): ProofEntries => ({ years: offeredYears(years, offered), total: total ?? 0 })
