import type { ApplicationSituation } from '#domain/application/result/situation'
import type { Route } from '#domain/pages/routes'
import type { Proof } from '#domain/proof/proof'
import type { RESULT_TEXTS } from '../../../text/ko/application/result.ts'

type Situation = ApplicationSituation

/** `loud`: the agency asks for the action. `plain`: it is possible. `quiet`: it is behind another action. */
type Emphasis = 'loud' | 'plain' | 'quiet'

/** A link or a button, with the key of its words in `RESULT_TEXTS`. */
type NamedAction<Key extends keyof typeof RESULT_TEXTS> = { readonly words: Key; readonly emphasis: Emphasis }

type LinkAction = { readonly is: 'link'; readonly to: Route } & NamedAction<
  | 'result.opinion'
  | 'result.answer'
  | 'result.opinionHistory'
  | 'result.editAccount'
  | 'result.editBiz'
  | 'result.submitSupplement'
  | 'result.objection'
  | 'result.applyAnew'
>

/**
 * A telephone call to the help desk. `insteadOf`: the key of the sentence that says when to telephone instead of taking
 * the main action. `meanwhile`: the key of the sentence about what to prepare while the help desk is closed. `isStep`:
 * the call looks like a button on a phone. [D2-902] [D3-165]
 */
type CallAction = {
  readonly is: 'call'
  readonly helpDesk: 'application' | 'proof'
  readonly insteadOf?: 'call.hold' | 'call.answered'
  readonly meanwhile?: 'call.meanwhile'
  readonly isStep?: true
} & NamedAction<'result.call' | 'result.callObjection'>

/** An action that the applicant can take now. A new proof always has the strongest emphasis. */
export type Action =
  | LinkAction
  | CallAction
  | ({ readonly is: 'reapply' } & NamedAction<'result.reapply'>)
  | { readonly is: 'supplement'; readonly emphasis: 'loud'; readonly proof: Proof }
  | { readonly is: 'newProof' }

/** Returns the supplement of the proof with the earliest last day; null if no supplement is due. */
export const proofSupplement = ({ supplement }: Situation): Action | null =>
  supplement === null ? null : { is: 'supplement', emphasis: 'loud', proof: supplement }

/** Returns the registration of a proof, if the applicant should begin with it. */
export const newProof = ({ newProof: asked }: Situation): Action | null =>
  asked === 'first' ? { is: 'newProof' } : null

const link = (to: Route) => (words: LinkAction['words'], emphasis: Emphasis) => (): Action => ({
  is: 'link',
  to,
  words,
  emphasis,
})

export const opinions = link('/opinion-submit')
export const businessEdit = link('/result-modify-bizinfo')
export const newApplication = link('/self-check')
export const objectionGuide = link('/objctRqst')

/** The account can be edited in the statuses of a setting. */
export const accountEdit = ({ canEditAccount }: Situation): Action | null =>
  canEditAccount ? { is: 'link', to: '/result-modify', words: 'result.editAccount', emphasis: 'loud' } : null

/** The call to the help desk as the first thing to do. [D2-134] */
export const helpCall = (): CallAction => ({
  is: 'call',
  helpDesk: 'application',
  words: 'result.call',
  emphasis: 'loud',
  isStep: true,
})

/**
 * Returns the call to the help desk: the first thing to do, or one possibility if the page gives the reasons. [D2-134]
 */
export const helpCallAfterReasons = ({ application }: Situation): Action => ({
  ...helpCall(),
  emphasis: application.reasons.length > 0 ? 'plain' : 'loud',
})

/** The call to the help desk to ask which papers to send. [D2-545] */
export const callForPapers = (): Action => ({ ...helpCall(), meanwhile: 'call.meanwhile' })

/** Returns a call in place of the action above it, and in which case to call. [D3-165] */
export const callInstead = (insteadOf: 'call.hold' | 'call.answered') => (): Action => ({
  is: 'call',
  helpDesk: 'application',
  words: 'result.call',
  emphasis: 'quiet',
  insteadOf,
})

export const objectionCall = (): Action => ({
  is: 'call',
  helpDesk: 'proof',
  words: 'result.callObjection',
  emphasis: 'loud',
})

/** Returns the new application of the same person. Nobody asks for it. [D2-133] [D2-664] */
export const reapply = (): Action => ({ is: 'reapply', words: 'result.reapply', emphasis: 'plain' })
