import type { Proof } from '#domain/proof/proof'
import type { ProofDisplay } from '#domain/proof/proof-display'
import type { ProofStatusOrText } from '#domain/proof/proof-status.table'
import { type KstDate, kstDateOf } from '#domain/time/calendar'
import { PROOF_TYPE_LABELS, PROOF_LIST_TEXTS as T } from '#ui/text/ko/proof/proof.ts'
import type { BannerTone } from '../design/Banner.tsx'

const GROUP_TONE = {
  submitted: 'info',
  submitComplete: 'info',
  underReview: 'info',
  approved: 'success',
  paymentComplete: 'success',
} as const satisfies Record<NonNullable<ProofDisplay['group']>, BannerTone>

/**
 * Returns the colour of a status: that of a warning for a hold, a supplement that is due or a failed transfer. The
 * words of the status are always beside the colour.
 */
export const toneOfProofStatus = (
  status: ProofStatusOrText,
  { group, transferError }: ProofDisplay,
  isSupplementDue: boolean,
): BannerTone | undefined => {
  if (transferError || status === 'hold' || isSupplementDue) return 'warning'
  return group === null ? undefined : GROUP_TONE[group]
}

/**
 * Returns the words for the status of a proof or a document. If its supplement is due, the words say that the applicant
 * must act. [A-181] [D2-144]
 */
export const proofStatusWords = ({ label }: ProofDisplay, isSupplementDue: boolean): string =>
  isSupplementDue ? `${label} ${T['proof.waitsForYou']}` : label

/**
 * Returns the day on which a proof was settled. If it is not settled, returns the day of its last change. Null if the
 * agency sends neither day.
 */
export const settledOrChangedDayOfProof = ({ completedAt, updatedAt }: Proof): KstDate | null => {
  const lastChange = completedAt ?? updatedAt
  return lastChange === null ? null : kstDateOf(lastChange)
}

/** Returns the name of a proof for use outside its row: its type and its day. */
export const proofName = (proof: Proof): string =>
  [PROOF_TYPE_LABELS[proof.proofType], settledOrChangedDayOfProof(proof)].filter(Boolean).join(' ')
