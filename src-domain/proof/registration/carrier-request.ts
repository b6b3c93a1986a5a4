import { verdictsOfFailedChecks, type Checklist, decideFirstFailure } from '../../kernel/checklist.ts'
import type { Decision } from '../../kernel/decide.ts'
import { CARRIER_LOOKUP_MONTHS } from '../../programme/parameters.ts'
import type { Instant, KstDate } from '../../time/calendar.ts'
import { kstDateAfterMonths } from '../../time/day-arithmetic.ts'
import type { ProofStatusOrText } from '../proof-status.table.ts'
import type { ProofForRules } from '../proof.ts'

/** The carriers that a lookup can query, in order, with the names that are shown and sent. [P-081] [P-087] */
export const CARRIERS = ['롯데', '로젠', 'CJ대한통운', '한진', '굿스플로(착한택배/더착한택배)', '우체국'] as const

export type Carrier = (typeof CARRIERS)[number]

/** Returns the selected carriers in the order of the table. The lookup queries them in this order. [P-087] */
export const carriersInTableOrder = (chosenCarriers: readonly Carrier[]): readonly Carrier[] =>
  CARRIERS.filter((carrier) => chosenCarriers.includes(carrier))

/**
 * Parses the carriers of a request: each once, in the order of the table; null if a name is not on the list. [P-087]
 * [P-280]
 */
export const parseCarriers = (names: readonly string[]): readonly Carrier[] | null =>
  names.every((name) => (CARRIERS as readonly string[]).includes(name))
    ? carriersInTableOrder(names as readonly Carrier[])
    : null

/**
 * True for a parcel proof whose lookup is running: its status is "submitted". The adapter reads a missing status of a
 * parcel proof as "submitted". [A-191] [D2-46]
 */
export const isCarrierLookupRunning = ({ proofType, status }: Pick<ProofForRules, 'proofType' | 'status'>): boolean =>
  proofType === 'parcel' && status === 'submitted'

export const isAnyCarrierLookupRunning = (proofs: readonly ProofForRules[]): boolean =>
  proofs.some(isCarrierLookupRunning)

/** 조회 마감일: returns the last Korean day of a carrier lookup that was requested at this instant. [P-085] [D2-157] */
export const lastDayOfCarrierLookup = (askedAt: Instant): KstDate => kstDateAfterMonths(askedAt, CARRIER_LOOKUP_MONTHS)

/** The statuses in which a parcel proof no longer blocks another request. [P-084] [D3-101] */
const ENDED: readonly ProofStatusOrText[] = ['userCancel', 'userDelete', 'notSelected']

/** True if this parcel proof blocks another request. [P-084] */
export const blocksCarrierRequest = ({ proofType, status }: Pick<ProofForRules, 'proofType' | 'status'>): boolean =>
  proofType === 'parcel' && !ENDED.includes(status)

export type CarrierRequestFacts = {
  readonly token: boolean
  readonly carriers: readonly Carrier[]
  readonly proofs: readonly ProofForRules[]
  readonly agreement: boolean
}

export type CarrierRefusalCode = 'tokenMissing' | 'carrierMissing' | 'parcelExists' | 'agreementMissing'

/** A reason for not sending a request, and the field to correct; null if no field can be corrected. */
export type CarrierRefusal = { readonly code: CarrierRefusalCode; readonly field: 'carriers' | 'agreement' | null }

/** The checks of a carrier request, in order. [P-083] */
export const CARRIER_REQUEST_CHECKS = [
  { id: 'CR-1', broken: ({ token }) => !token, then: { code: 'tokenMissing', field: null }, ref: 'P-052' },
  {
    id: 'CR-2',
    broken: ({ carriers }) => carriersInTableOrder(carriers).length === 0,
    then: { code: 'carrierMissing', field: 'carriers' },
    ref: 'P-082',
  },
  {
    id: 'CR-3',
    broken: ({ proofs }) => proofs.some(blocksCarrierRequest),
    then: { code: 'parcelExists', field: null },
    ref: 'P-084',
  },
  {
    id: 'CR-4',
    broken: ({ agreement }) => !agreement,
    then: { code: 'agreementMissing', field: 'agreement' },
    ref: 'P-083',
  },
  { id: 'CR-5', then: 'ok', ref: 'P-083' },
] as const satisfies Checklist<CarrierRequestFacts, CarrierRefusal>

/** 택배사 조회 신청: decides whether the carriers may be queried, by the first failed check. [P-082] [P-083] [P-084] */
export const decideCarrierRequest = (facts: CarrierRequestFacts): Decision<'ok' | CarrierRefusal> =>
  decideFirstFailure<CarrierRequestFacts, CarrierRefusal>(CARRIER_REQUEST_CHECKS, facts)

/** Returns every refusal in a decision of `decideCarrierRequest`, in page order. [D2-160] */
export const carrierRefusals = (decision: Pick<Decision<unknown>, 'facts'>): readonly CarrierRefusal[] =>
  verdictsOfFailedChecks<CarrierRequestFacts, CarrierRefusal>(CARRIER_REQUEST_CHECKS, decision)
