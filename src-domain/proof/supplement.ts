import { kstDateAfterDays, type Instant, type KstDate } from '../kernel/calendar.ts'
import { SUPPLEMENT_DAYS } from '../programme/parameters.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { Proof, ProofItem } from './proof.ts'
import { itemsOfProof } from './proof-items.ts'
import type { ProofStatusOrText } from './proof-status.table.ts'
import { decideProofItemTransition, decideProofTransition } from './transitions.ts'

/** `openItems`: still requested. `written`: the proof was written after the request. */
export type StatusAfterSupplementFacts = {
  readonly proof: ProofStatusOrText
  readonly openItems: number
  readonly written: boolean
}

/** 증빙 보완, by the status of the proof and, if known, of its application. [P-112] [P-118] [P-284] */
export const decideSupplement = (status: ProofStatusOrText, application?: ApplicationStatusOrText) =>
  decideProofTransition({
    who: 'applicant',
    action: 'supplement',
    from: status,
    ...(application === undefined ? {} : { application }),
  })

/** [P-112] [P-118] */
export const isSentBackProofStatus = (status: ProofStatusOrText): boolean => 'to' in decideSupplement(status).verdict

/** Its file may be replaced. [P-118] [P-286] */
export const isSentBackItemStatus = (status: ProofStatusOrText): boolean =>
  'to' in decideProofItemTransition({ who: 'applicant', action: 'replace', from: status }).verdict

/** [P-118] */
export const sentBackItemsOf = (
  application: { readonly items: readonly ProofItem[] },
  proof: Proof,
): readonly ProofItem[] => itemsOfProof(application, proof).filter(({ status }) => isSentBackItemStatus(status))

/** Complete if no item is open and the proof was written after the request, otherwise unchanged. [P-283] [D3-55] */
export const statusAfterSupplement = ({ proof, ...state }: StatusAfterSupplementFacts): ProofStatusOrText => {
  const { verdict } = decideProofTransition({ who: 'system', action: 'end-supplement', from: proof, ...state })
  return 'to' in verdict ? verdict.to : proof
}

/** 보완기한, by the number of days that applied on the day of the request. [A-275] [D2-112] */
export const supplementDueDay = (requestedAt: Instant): KstDate => kstDateAfterDays(requestedAt, SUPPLEMENT_DAYS)

/** Null if the time of the request is unknown. [D2-112] */
export const supplementDueDayOrNull = (sentBackAt: Instant | null): KstDate | null =>
  sentBackAt === null ? null : supplementDueDay(sentBackAt)
