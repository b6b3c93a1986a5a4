import { Effect } from 'effect'
import type { ApplicationForm } from '#domain/application/application-form'
import { type Draft, type DraftField, draftOf, judgeDraft, restoreDraft } from '#domain/application/draft'
import type { Instant } from '#domain/kernel/calendar'
import type { Session } from '#domain/session/session'
import type { Clock } from '../kernel/clock.port.ts'
import type { SessionStore } from '../session/session-store.port.ts'
import { port, useCase } from '../token.ts'
import type { Digest } from './digest.port.ts'

/** A draft as it lies in storage: an older one may lack entries that a form has today. */
export type StoredDraft = Pick<Draft, 'owner' | 'savedAt'> & {
  readonly entries: Readonly<Partial<Record<DraftField, string>>>
}

/** One draft per tab, under a key of its own that a session reset leaves alone. Synchronous, so that nothing typed is lost when the page leaves. */
export interface DraftStore {
  /** The draft, or null: none there, or what is there cannot be read (it is dropped then). */
  readonly read: () => StoredDraft | null
  /** Replaces the draft. A browser that refuses to store keeps it for as long as the page lives. */
  readonly write: (draft: Draft) => void
  readonly remove: () => void
}
export const DraftStore = port<DraftStore>('DraftStore')

/** Who writes a draft, for one business. */
export type DraftPerson = Pick<Session, 'ci' | 'registrationNumber'>

/**
 * Whose draft it is, the session's own where nobody is named: a digest of `ci` and business number, null without both or
 * where the browser has no digests. Made once per applicant, so that saving the last key press before the page leaves
 * needs no waiting.
 */
export const makeDraftOwner = (ports: { digest: Digest; session: SessionStore }) => {
  let made: { readonly of: string; readonly owner: string | null } | null = null
  return (person?: DraftPerson): Effect.Effect<string | null> =>
    Effect.suspend(() => {
      const { ci, registrationNumber } = person ?? ports.session.read()
      if (ci === '' || registrationNumber === '') return Effect.succeed(null)
      const of = `${ci}\n${registrationNumber}`
      if (made?.of === of) return Effect.succeed(made.owner)
      return Effect.tap(ports.digest.of(of), (owner) =>
        Effect.sync(() => {
          made = { of, owner }
        }),
      )
    })
}
export type DraftOwner = ReturnType<typeof makeDraftOwner>
export const DraftOwner = useCase<DraftOwner>('DraftOwner')

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

/** Deletes the draft, because the person asked for it. */
export const makeDiscardDraft = (ports: { drafts: DraftStore }) => (): void => ports.drafts.remove()
export type DiscardDraft = ReturnType<typeof makeDiscardDraft>
export const DiscardDraft = useCase<DiscardDraft>('DiscardDraft')
