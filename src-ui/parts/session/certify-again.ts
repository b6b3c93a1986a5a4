import type { EndedSession } from '#app/session/end-session'
import { recertificationPageFor } from '#domain/pages/certification-start'
import type { KeptDraft } from '#domain/records/kept-records'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import {
  CERTIFY_AGAIN_NOTES,
  CONTINUE_SENT_DRAFT_SENTENCE,
  CONTINUE_DRAFT_SENTENCES,
  NEVER_CERTIFIED_REASONS,
  SESSION_TEXT,
} from '#ui/text/ko/session/session.ts'
import type { StopContent } from '../dialog/show-stop.tsx'
import { draftExpiredWords, draftKeptUntilWords } from './draft-words.ts'

const keptNote = ({ mayBeReceived, lostOnReload }: KeptDraft) => {
  if (mayBeReceived) return 'draft.maybeReceived'
  return lostOnReload ? 'draft.keptUnlessReloaded' : 'draft.kept'
}

/**
 * Returns the note that a draft is saved, how long it is kept, and how to continue; undefined if there is no draft.
 * [E-148] [E-176]
 */
export const keptDraftNote = (draft: KeptDraft | null): StopContent['reason'] => {
  if (draft === null) return undefined
  const on = draft.mayBeReceived ? CONTINUE_SENT_DRAFT_SENTENCE : CONTINUE_DRAFT_SENTENCES[draft.flow]
  return { title: DRAFT_TEXTS[keptNote(draft)], text: draft.lostOnReload ? on : `${draftKeptUntilWords(draft)} ${on}` }
}

type EndedVisit = Partial<Pick<EndedSession, 'lostDraft' | 'flow'>> & { readonly neverCertified?: boolean }

/**
 * Returns the reason and the action for a page whose session is missing or has ended. The action is a link to a new
 * certification: in the flow of the draft or, if there is none, in the flow of the page. If a draft was too old to be
 * restored, the reason says so. [A-265] [D1-262]
 */
export const certifyAgainContent = (
  draft: KeptDraft | null,
  { lostDraft = null, flow = null, neverCertified = false }: EndedVisit = {},
): Required<Pick<StopContent, 'reason' | 'link'>> => {
  const href = recertificationPageFor(location.pathname, { draft: draft?.flow ?? lostDraft?.flow ?? null, ended: flow })
  if (draft !== null) return { reason: keptDraftNote(draft), link: { href, words: SESSION_TEXT['again.write'] } }
  const reason = (neverCertified ? NEVER_CERTIFIED_REASONS : CERTIFY_AGAIN_NOTES)[href]
  return {
    reason: lostDraft === null ? reason : { ...reason, title: draftExpiredWords(lostDraft.until) },
    link: { href, words: neverCertified ? SHARED_BUTTON_TEXTS['common.certify'] : SESSION_TEXT['again.button'] },
  }
}
