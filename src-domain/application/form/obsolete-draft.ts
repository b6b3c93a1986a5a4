import { applicationStatusRow, type SupportStage } from '../../application-status/application-status.table.ts'
import { type DecisionTable, decisionFrom } from '../../kernel/decide.ts'
import { blocksCarrierRequest } from '../../proof/registration/carrier-request.ts'
import { type ApplicationForProofRules, isSupportLimitReached } from '../../proof/support-limit.ts'
import { DRAFT_FORMS, type DraftGroup } from '../../records/draft-forms.table.ts'
import { type DraftFormName, draftFormOf } from '../../records/draft.ts'

type ObsoleteDraftFacts = {
  readonly draft: DraftGroup
  /** True if the application blocks a second application. */
  readonly live: boolean
  readonly stage: SupportStage
  readonly limit: boolean
  readonly parcelExists: boolean
}

/**
 * `obsolete`: the draft can no longer be sent, so it is neither stored nor offered. `sendable`: the draft can still be
 * sent.
 */
type ObsoleteDraftVerdict = 'obsolete' | 'sendable'

/**
 * 보낼 수 없게 된 작성 내용: decides whether a saved draft can still be sent, given the application that the agency shows.
 * [D2-149] [D1-262]
 */
export const decideObsoleteDraft = decisionFrom(
  (name: DraftFormName, application: ApplicationForProofRules): ObsoleteDraftFacts => {
    const { live, stage } = applicationStatusRow(application.status)
    return {
      draft: DRAFT_FORMS[draftFormOf(name)].group,
      live,
      stage,
      limit: isSupportLimitReached(application.proofs, application.decidedAmount),
      parcelExists: application.proofs.some(blocksCarrierRequest),
    }
  },
  [
    { id: 'DF-1', when: { draft: 'application', live: true }, then: 'obsolete', ref: 'A-265' },
    { id: 'DF-2', when: { draft: 'application' }, then: 'sendable', ref: 'A-264' },
    { id: 'DF-3', when: { live: false }, then: 'obsolete', ref: 'D2-149' },
    { id: 'DF-5', when: { stage: 'paid' }, then: 'obsolete', ref: 'D2-149' },
    { id: 'DF-6', when: { stage: 'rejected' }, then: 'obsolete', ref: 'D2-149' },
    { id: 'DF-4', when: { draft: 'other' }, then: 'sendable', ref: 'D2-149' },
    { id: 'DF-10', when: { draft: 'supplement' }, then: 'sendable', ref: 'D3-51' },
    { id: 'DF-7', when: { limit: true }, then: 'obsolete', ref: 'P-301' },
    { id: 'DF-8', when: { draft: 'carriers', parcelExists: true }, then: 'obsolete', ref: 'P-084' },
    { id: 'DF-9', when: {}, then: 'sendable', ref: 'P-317' },
  ] satisfies DecisionTable<ObsoleteDraftFacts, ObsoleteDraftVerdict>,
)
