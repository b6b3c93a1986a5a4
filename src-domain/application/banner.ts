import type { PaymentType } from '../business/payment-type.ts'
import type { BannerKey, NextKey, ReadStatus } from './status.table.ts'
import { statusRow } from './status.table.ts'

/** Key of the banner of a status; an unknown word has a banner of its own. */
export const bannerOf = (status: ReadStatus): BannerKey => statusRow(status).banner

/** What the sentence of a selected application depends on: a supplement that is due, a proof that lies with the agency. */
export type NextFacts = {
  readonly paymentType: PaymentType
  readonly newProofEnabled: boolean
  readonly supplementDue: boolean
  readonly proofAtAgency: boolean
}

/** What a selected applicant is told besides, by his proofs. [D2-97] [D2-112] */
export type SelectedNextKey = 'next.supplementDue' | 'next.selectedWaiting' | 'next.selectedRapid'

/**
 * Key of the sentence that says what happens next and who acts. A selected applicant is asked for a supplement first, and
 * for proof only while a new one is possible and none lies with the agency. [A-271] [D2-97] [D2-112]
 */
export const nextOf = (status: ReadStatus, facts: NextFacts): NextKey | SelectedNextKey => {
  if (status !== 'targetSelected') return statusRow(status).next
  if (facts.supplementDue) return 'next.supplementDue'
  if (!facts.newProofEnabled || facts.proofAtAgency) return 'next.selectedWaiting'
  return facts.paymentType === 'rapid' ? 'next.selectedRapid' : 'next.selected'
}
