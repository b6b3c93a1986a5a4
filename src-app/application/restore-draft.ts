import { Effect } from 'effect'
import type { ApplicationForm } from '#domain/application/application-form'
import { judgeDraft, restoreDraft } from '#domain/application/draft'
import type { Instant } from '#domain/kernel/calendar'
import type { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../token.ts'
import type { DraftOwner } from './draft-owner.ts'
import type { DraftStore } from './draft-store.port.ts'

/** The form with the kept entries, and when they were saved. */
export type RestoredDraft = { readonly form: ApplicationForm; readonly savedAt: Instant }

/**
 * Puts the kept entries back into the form as it opens, all checks unset; null when there are none for this person and
 * business. Anyone else's draft and one of a day ago are deleted unseen. Never fails.
 */
export const makeRestoreDraft =
  (ports: { drafts: DraftStore; owner: DraftOwner; clock: Clock }) =>
  (form: ApplicationForm): Effect.Effect<RestoredDraft | null> =>
    Effect.map(ports.owner(), (owner) => {
      const draft = ports.drafts.read()
      if (draft === null || owner === null) return null
      if (judgeDraft(draft, owner, ports.clock.now()) === 'restore')
        return { form: restoreDraft(form, draft), savedAt: draft.savedAt }
      ports.drafts.remove()
      return null
    })
export type RestoreDraft = ReturnType<typeof makeRestoreDraft>
export const RestoreDraft = useCase<RestoreDraft>('RestoreDraft')
