import type { DetailedStatus } from '#domain/application/next-step'
import type { ApplicationSituation } from '#domain/application/situation'
import { canEditAccount, canEditBusiness, canReapply } from '#domain/application/transitions'
import type { Route } from '#domain/session/routes'
import type { Settings } from '#domain/settings/settings'

/** An action that the applicant can take now. `words` is a key of `RESULT_TEXTS`. */
export type OfferedAction = {
  readonly words: OfferTextKey
  /** True if the agency asks for the action. All other actions are optional. */
  readonly isRequested: boolean
} & (
  | { readonly is: 'link'; readonly to: Route }
  /** `insteadOf`: the key of the words that say in which case to call instead of the main action. [D3-165] */
  | { readonly is: 'call'; readonly desk: 'application' | 'proof'; readonly insteadOf?: 'call.hold' | 'call.answered' }
  | { readonly is: 'reapply' }
)
export type OfferTextKey =
  | 'result.opinion'
  | 'result.answer'
  | 'result.opinionAgain'
  | 'result.opinionHistory'
  | 'result.editAccount'
  | 'result.editBiz'
  | 'result.submitSupplement'
  | 'result.call'
  | 'result.objection'
  | 'result.callObjection'
  | 'result.reapply'
  | 'result.applyAnew'

/**
 * The key of a note: the carriers need time; a rapid payment needs no proof; the applicant should read the reasons
 * before a new application. [A-276] [D2-133]
 */
export type ResultNoteTextKey =
  `result.${'carriersAsked' | 'carriersAskedUntil' | 'rapidNeedsNoProof' | 'reasonsFirst'}`

export type ResultActionsView = {
  readonly offers: readonly OfferedAction[]
  /** The notes for the applicant, in display order. [D2-133] */
  readonly notes: readonly ResultNoteTextKey[]
  readonly opinionHistory: boolean
  /** True if an objection to an amount is possible, but none of the main actions opens it. [D3-272] */
  readonly mayObjectLater: boolean
}

/** The label of the button that opens the opinions of an application on hold, for each detailed status. */
const OPINION_WORDS = {
  hold: 'result.opinion',
  answered: 'result.opinionAgain',
  answeredLast: 'result.answer',
  opinionWaiting: 'result.opinionHistory',
} as const satisfies Partial<Record<DetailedStatus, OfferTextKey>>

const leadsToOpinion = (detailedStatus: DetailedStatus): detailedStatus is keyof typeof OPINION_WORDS =>
  detailedStatus in OPINION_WORDS

/** Returns the call to the help desk; false if no call helps in this step. [D2-134] [D3-165] */
const callOf = ({ detailedStatus, helpCall }: ApplicationSituation): OfferedAction | false =>
  helpCall !== 'none' && {
    is: 'call',
    desk: 'application',
    words: 'result.call',
    isRequested: helpCall === 'first',
    ...((detailedStatus === 'hold' || detailedStatus === 'answered') && {
      insteadOf: `call.${detailedStatus}` as const,
    }),
  }

type ActionSettings = Pick<Settings, 'accountEditStatuses'>

/** Returns the actions that the applicant can take now, in display order. */
const offersOf = (situation: ApplicationSituation, settings: ActionSettings): readonly OfferedAction[] => {
  const { detailedStatus, status, objection, byTelephone, areReasonsFirst, startsAnew } = situation
  const link = (to: Route, words: OfferTextKey, isRequested: boolean) =>
    ({ is: 'link', to, words, isRequested }) as const
  const offers: readonly (OfferedAction | false)[] = [
    leadsToOpinion(detailedStatus) &&
      link('/opinion-submit', OPINION_WORDS[detailedStatus], detailedStatus !== 'opinionWaiting'),
    callOf(situation),
    canEditBusiness(status) &&
      (byTelephone
        ? link('/result-modify-bizinfo', 'result.submitSupplement', false)
        : link('/result-modify-bizinfo', 'result.editBiz', true)),
    canEditAccount(status, settings) && link('/result-modify', 'result.editAccount', true),
    canReapply(status) && { is: 'reapply', words: 'result.reapply', isRequested: !areReasonsFirst },
    startsAnew && link('/self-check', 'result.applyAnew', false),
    objection === 'rejection' && { is: 'call', desk: 'proof', words: 'result.callObjection', isRequested: true },
    objection === 'rejection' && link('/objctRqst', 'result.objection', false),
  ]
  return offers.filter((offer) => offer !== false)
}

/** Returns the notes, in display order. [A-276] [D2-133] */
const notesOf = (situation: ApplicationSituation): readonly ResultNoteTextKey[] => {
  const { stage, isLookupRunning, headline, lookupEnd, detailedStatus, areReasonsFirst, startsAnew } = situation
  const notes: readonly (ResultNoteTextKey | false)[] = [
    stage === 'selected' &&
      isLookupRunning &&
      headline !== 'lookupRunning' &&
      (lookupEnd === null ? 'result.carriersAsked' : 'result.carriersAskedUntil'),
    detailedStatus === 'selectedRapid' && 'result.rapidNeedsNoProof',
    // The sentence about a cancellation by the agency already says so. [D2-575]
    areReasonsFirst && !startsAnew && 'result.reasonsFirst',
  ]
  return notes.filter((note) => note !== false)
}

/** Returns what the applicant can do. */
export const resultActionsViewOf = (situation: ApplicationSituation, settings: ActionSettings): ResultActionsView => ({
  offers: offersOf(situation, settings),
  notes: notesOf(situation),
  opinionHistory: !leadsToOpinion(situation.detailedStatus) && situation.application.opinions.length > 0,
  mayObjectLater: situation.objection === 'amount',
})
