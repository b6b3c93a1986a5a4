import type { PaymentType } from '../business/payment-type.table.ts'
import type { ReadStatus, StatusRow } from './status.table.ts'
import { statusRow } from './status.table.ts'

/** Key of the banner of a status; an unknown word has a banner of its own. */
export const bannerOf = (status: ReadStatus): StatusRow['banner'] => statusRow(status).banner

/** What the sentence of a selected application depends on. */
export type NextFacts = { readonly paymentType: PaymentType; readonly newProofEnabled: boolean }

/**
 * Key of the sentence that says what happens next and who acts. A selected applicant is asked for proof only while a new
 * proof is possible. [A-271] [D2-97]
 */
export const nextOf = (status: ReadStatus, facts: NextFacts): `next.${string}` => {
  if (status !== 'targetSelected') return statusRow(status).next
  if (!facts.newProofEnabled) return 'next.selectedWaiting'
  return facts.paymentType === 'rapid' ? 'next.selectedRapid' : 'next.selected'
}
