import { Effect } from 'effect'
import { type ConsentChoice } from '#domain/consent/consent-choice'
import { consentAnswersOfChoice } from '#domain/consent/consent-data'
import type { ConsentAnswers } from '#domain/consent/consent-items.table'
import { RecordStore } from '../records/record-store.ts'
import { useCase } from '../token.ts'

const PAGE = 'info-agree'

const isAnswers = (kept: unknown): kept is ConsentAnswers =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((answer) => typeof answer === 'boolean')

/**
 * Stores the ticks of /info-agree before they are confirmed, for this person, business, tab and application number.
 * Ticks are not consent. Stores nothing while person or business is unknown. Never fails. [D2-118] [D2-148]
 */
export const ConsentTickStore = useCase('ConsentTickStore', { records: RecordStore }, ({ records }) => ({
  keep: (choice: ConsentChoice): Effect.Effect<void> =>
    Effect.asVoid(records.put('consentTicks', PAGE, consentAnswersOfChoice(choice))),
  /** Returns the saved ticks; null when they are missing or unreadable. */
  restore: (): Effect.Effect<ConsentAnswers | null> =>
    Effect.map(records.find('consentTicks'), ([kept]) => (isAnswers(kept?.value) ? kept.value : null)),
}))
