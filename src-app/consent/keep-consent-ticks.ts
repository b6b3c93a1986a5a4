import { Effect } from 'effect'
import { type ConsentChoice } from '#domain/consent/consent-choice'
import { answersOf } from '#domain/consent/consent-data'
import type { ConsentAnswers } from '#domain/consent/consent-items.table'
import { FindDraftOwner } from '../application/keep-drafts.ts'
import { EntryDrafts } from '../session/session-store.port.ts'
import { type Served, useCase } from '../token.ts'

const PAGE = 'info-agree'

const isAnswers = (kept: unknown): kept is ConsentAnswers =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((answer) => typeof answer === 'boolean')

const PORTS = { drafts: EntryDrafts, owner: FindDraftOwner }

/**
 * Keeps the ticks of /info-agree before they are confirmed, for this person, business and tab; they are no consent yet.
 * Keeps nothing while person or business is unknown. Never fails. [D2-118]
 */
export const makeKeepConsentTicks = ({ drafts, owner }: Served<typeof PORTS>) => ({
  keep: (choice: ConsentChoice): Effect.Effect<void> =>
    Effect.map(owner(), (id) => {
      if (id !== null) drafts.write(PAGE, { owner: id, answers: answersOf(choice) })
    }),
  /** The kept ticks; null where there are none or they cannot be read. */
  restore: (): Effect.Effect<ConsentAnswers | null> =>
    Effect.map(owner(), (id) => {
      const kept = drafts.read(PAGE) as { readonly owner?: unknown; readonly answers?: unknown } | null
      return id !== null && kept?.owner === id && isAnswers(kept.answers) ? kept.answers : null
    }),
})
export type KeepConsentTicks = ReturnType<typeof makeKeepConsentTicks>
export const KeepConsentTicks = useCase('KeepConsentTicks', makeKeepConsentTicks, PORTS)
