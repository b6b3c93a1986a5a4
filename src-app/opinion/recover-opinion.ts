import { Effect } from 'effect'
import {
  decideArrivedOpinion,
  decideSameAsOpinionDraft,
  parseOpinionContent,
  type Opinion,
} from '#domain/opinion/opinion'
import { useCase } from '../kernel/token.ts'
import { DraftStore, isExpiredDraft } from '../records/draft-store.ts'

/**
 * Returns true if the history contains the opinion of the draft, which was being sent when its page was left, so that
 * no answer was read. If so, deletes the draft. Never fails. [P-315] [D3-139]
 */
export const RecoverOpinion = useCase('RecoverOpinion', { drafts: DraftStore }, ({ drafts }) =>
  Effect.fnUntraced(function* (history: readonly Opinion[]) {
    const draft = yield* drafts.restore('opinion')
    if (draft === null || isExpiredDraft(draft)) return false
    const content = parseOpinionContent(draft.entries.content)
    if (!content.ok) return false
    const draftedOpinion = { content: content.value, names: draft.files }
    const hasArrived = history.some(
      (opinion) =>
        decideArrivedOpinion({ answered: opinion.isAnswered, known: false }).verdict === 'new' &&
        decideSameAsOpinionDraft(draftedOpinion, opinion).verdict === 'same',
    )
    if (hasArrived) drafts.discard('opinion')
    return hasArrived
  }),
)
