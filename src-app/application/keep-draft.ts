import { Effect } from 'effect'
import type { ApplicationForm } from '#domain/application/application-form'
import { draftOf } from '#domain/application/draft'
import type { Clock } from '../kernel/clock.port.ts'
import { useCase } from '../token.ts'
import type { DraftOwner } from './draft-owner.ts'
import type { DraftStore } from './draft-store.port.ts'

/**
 * Keeps the entries of the form while it is written, without resident number, files, consents and checks, and answers
 * when; null where no draft can be kept. Once `restoreDraft` has run it is done at once, also when the page leaves.
 * Never fails. [A-264] [A-266] [D2-94]
 */
export const makeKeepDraft =
  (ports: { drafts: DraftStore; owner: DraftOwner; clock: Clock }) => (form: ApplicationForm) =>
    Effect.map(ports.owner(), (owner) => {
      if (owner === null) return null
      const draft = draftOf(form, owner, ports.clock.now())
      ports.drafts.write(draft)
      return draft.savedAt
    })
export type KeepDraft = ReturnType<typeof makeKeepDraft>
export const KeepDraft = useCase<KeepDraft>('KeepDraft')
