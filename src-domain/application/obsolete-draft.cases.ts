import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { ProofForRules } from '../proof/proof.ts'
import type { ApplicationStatusOrText } from '../application-status/application-status.table.ts'
import type { ObsoleteDraftVerdict } from './obsolete-draft.ts'
import type { DraftFormName } from '../records/draft.ts'

/** The proofs of an application: none, a pending carrier lookup, or a proof for which the maximum was paid. */
export type SampleProofsName = 'none' | 'lookup' | 'limit'

export const SAMPLE_PROOFS: Readonly<Record<SampleProofsName, readonly ProofForRules[]>> = {
  none: [],
  lookup: [{ id: '501', proofType: 'parcel', status: 'submitted', decidedAmount: null }],
  limit: [{ id: '501', proofType: 'general', status: 'paymentComplete', decidedAmount: 300_000 }],
}

export const OBSOLETE_DRAFT_CASES: readonly DecisionCaseFrom<{
  form: DraftFormName
  status: ApplicationStatusOrText
  proofs?: SampleProofsName
}, ObsoleteDraftVerdict>[] = [
  { proves: ['A-265', 'D2-149'], rule: 'DF-1', form: 'application', status: 'applied', verdict: 'obsolete' },
  { proves: ['A-265', 'D2-149'], rule: 'DF-1', form: 'application', status: 'notSelected', verdict: 'obsolete' },
  { proves: ['A-264'], rule: 'DF-2', form: 'application', status: 'userDelete', verdict: 'sendable' },
  { proves: ['D2-149'], rule: 'DF-3', form: 'general', status: 'userCancel', verdict: 'obsolete' },
  { proves: ['D2-149'], rule: 'DF-3', form: 'opinion', status: 'userDelete', verdict: 'obsolete' },
  { proves: ['D2-149', 'D2-139'], rule: 'DF-3', form: 'accountEdit A1', status: 'userCancel', verdict: 'obsolete' },
  { proves: ['D2-149'], rule: 'DF-5', form: 'direct', status: 'paymentComplete', verdict: 'obsolete' },
  { proves: ['D2-610'], rule: 'DF-5', form: 'supplement 501', status: 'paymentComplete', verdict: 'obsolete' },
  { proves: ['D2-610'], rule: 'DF-5', form: 'opinion', status: 'paymentComplete', verdict: 'obsolete' },
  { proves: ['D2-149'], rule: 'DF-6', form: 'general', status: 'notSelected', verdict: 'obsolete' },
  { proves: ['D2-610'], rule: 'DF-6', form: 'baseSupplement 501', status: 'notSelected', verdict: 'obsolete' },
  { proves: ['D2-610'], rule: 'DF-6', form: 'opinion', status: 'notSelected', verdict: 'obsolete' },
  { proves: ['D2-149'], rule: 'DF-4', form: 'opinion', status: 'hold', proofs: 'limit', verdict: 'sendable' },
  { proves: ['D3-51'], rule: 'DF-10', form: 'supplement 501', status: 'targetSelected', proofs: 'limit', verdict: 'sendable' },
  { proves: ['P-301'], rule: 'DF-7', form: 'general', status: 'targetSelected', proofs: 'limit', verdict: 'obsolete' },
  { proves: ['P-084'], rule: 'DF-8', form: 'carriers', status: 'targetSelected', proofs: 'lookup', verdict: 'obsolete' },
  { proves: ['P-317'], rule: 'DF-9', form: 'general', status: 'targetSelected', proofs: 'lookup', verdict: 'sendable' },
  { proves: ['P-317'], rule: 'DF-10', form: 'baseSupplement 501', status: 'targetSelected', verdict: 'sendable' },
  { proves: ['P-317'], rule: 'DF-9', form: 'carriers', status: 'targetSelected', verdict: 'sendable' },
]
