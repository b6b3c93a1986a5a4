import { decision, type Decision } from '../../kernel/decide.ts'
import { keepOfferedYears, areSameYears } from '../proof-period.ts'
import { type ProofTotalVerdict, type ProofTotalKind, decideProofTotal, proofTotalKindOf } from '../proof-total.ts'
import type { Proof, ProofForRules } from '../proof.ts'
import { decideRemainingFiles, type RemainingFilesVerdict, type RemainingItem } from './remaining-files.ts'
import { itemIdsToDelete, countUnchangedOpenItems, type StagedChanges } from './staged-changes.ts'
import { isSentBackItemStatus, isSentBackProofStatus } from './supplement.ts'

/**
 * The facts of the supplement check. `totalKind` decides the message for a missing total; a looked-up proof has no
 * total and needs none. `unfinished`: a part of an earlier attempt was stored (P-314).
 */
export type SupplementSubmissionFacts = {
  readonly signedIn: boolean
  readonly proofOpen: boolean
  readonly hasPeriod: boolean
  readonly totalKind: ProofTotalKind
  /** The verdict on the total. [D3-103] */
  readonly total: ProofTotalVerdict
  /** `elsewhere`: another tab has already applied every change that the person staged. [P-138] */
  readonly changed: 'some' | 'none' | 'elsewhere'
  readonly unfinished: boolean
  readonly allItemsTreated: boolean
  /** The verdict on the files that remain after the supplement. [D3-140] */
  readonly files: RemainingFilesVerdict
}

export type SupplementSubmissionVerdict =
  | 'ok'
  | 'signedOut'
  | 'notRequested'
  | 'noPeriod'
  | 'noAmount'
  | 'noCases'
  | 'tooManyCases'
  | 'appliedElsewhere'
  | 'noChange'
  | 'itemsOpen'
  | 'noFileLeft'
  | 'noBaseLeft'

/**
 * The checks in order: the login; the status of the proof; its period and total; whether anything was changed, unless
 * nothing is left to correct; whether every item that was sent back was changed; whether files remain; whether another
 * tab has already applied the changes. The page shows no button if SP refuses the supplement. [P-138] [P-139] [D3-560]
 */
export const decideSupplementFacts = decision<SupplementSubmissionFacts, SupplementSubmissionVerdict>([
  { id: 'SU-1', when: { signedIn: false }, then: 'signedOut', ref: 'P-134' },
  { id: 'SU-2', when: { proofOpen: false }, then: 'notRequested', ref: 'P-133' },
  { id: 'SU-3', when: { hasPeriod: false }, then: 'noPeriod', ref: 'P-135' },
  { id: 'SU-4', when: { totalKind: 'amount', total: 'none' }, then: 'noAmount', ref: 'P-136' },
  { id: 'SU-5', when: { totalKind: 'cases', total: 'none' }, then: 'noCases', ref: 'P-136' },
  { id: 'SU-6', when: { totalKind: 'cases', total: 'tooLarge' }, then: 'tooManyCases', ref: 'D3-103' },
  { id: 'SU-7', when: { changed: 'none', unfinished: false, allItemsTreated: false }, then: 'noChange', ref: 'P-137' },
  { id: 'SU-8', when: { allItemsTreated: false }, then: 'itemsOpen', ref: 'P-139' },
  { id: 'SU-9', when: { files: 'none' }, then: 'noFileLeft', ref: 'D3-140' },
  { id: 'SU-13', when: { files: 'noBase' }, then: 'noBaseLeft', ref: 'D3-763' },
  { id: 'SU-12', when: { changed: 'elsewhere', unfinished: false }, then: 'appliedElsewhere', ref: 'P-138' },
  { id: 'SU-10', when: {}, then: 'ok', ref: 'P-139' },
])

export type ProofEntries = { readonly years: readonly number[]; readonly total: number }

export type Supplement = {
  readonly proof: Pick<Proof, 'proofType' | 'totalUnit' | 'status'>
  readonly items: readonly RemainingItem[]
  /** The proofs of the application; null if it could not be read. */
  readonly proofs: readonly ProofForRules[] | null
  readonly stored: ProofEntries
  readonly entered: ProofEntries
  /** The staged changes that are still possible. */
  readonly staged: StagedChanges<unknown>
  /** True if the person staged changes, even if they are no longer possible. [P-138] */
  readonly wasStaged: boolean
  /** True if this tab has the record of an earlier attempt that was stored in part. [P-314] */
  readonly remembered: boolean
}

/** True if period or total differ from the stored values. [P-137] */
export const haveProofEntriesChanged = ({ stored, entered }: Pick<Supplement, 'stored' | 'entered'>): boolean =>
  stored.total !== entered.total || !areSameYears(stored.years, entered.years)

/**
 * True if an earlier supplement of this proof was not finished: this tab still has a record of it, or some items are
 * corrected, no item is still sent back, and at most the final write is missing. [P-314] [D3-11]
 */
export const isUnfinishedSupplement = ({ items, remembered }: Pick<Supplement, 'items' | 'remembered'>): boolean =>
  remembered ||
  (items.some(({ status }) => status === 'supplementComplete') &&
    !items.some(({ status }) => isSentBackItemStatus(status)))

/**
 * Decides by the first failure whether a supplement may be sent. `open` is the number of items that were sent back and
 * are unchanged. [P-133] to [P-139] [D3-140]
 */
export const decideSupplementSubmission = (
  supplement: Supplement,
  signedIn: boolean,
): Decision<SupplementSubmissionVerdict> & { readonly open: number } => {
  const { proof, proofs, items, entered, staged } = supplement
  const open = countUnchangedOpenItems(items, staged)
  const totalKind = proofTotalKindOf(proof)
  const isChanged = staged.size > 0 || haveProofEntriesChanged(supplement)
  const supplementDecision = decideSupplementFacts({
    signedIn,
    proofOpen: isSentBackProofStatus(proof.status),
    hasPeriod: entered.years.length > 0,
    totalKind,
    total: decideProofTotal({ kind: totalKind, total: entered.total, as: 'supplement' }).verdict,
    changed: isChanged ? 'some' : supplement.wasStaged ? 'elsewhere' : 'none',
    unfinished: isUnfinishedSupplement(supplement),
    allItemsTreated: open === 0,
    files: decideRemainingFiles(proof, items, itemIdsToDelete(staged), proofs).verdict,
  })
  return { ...supplementDecision, open }
}

/** Returns years and total as they are stored. Years that are not offered are ignored. [P-101] */
export const storedProofEntries = ({ years, total }: Pick<Proof, 'years' | 'total'>): ProofEntries => ({
  years: keepOfferedYears(years),
  total: total ?? 0,
})
