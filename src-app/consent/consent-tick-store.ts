import { Effect } from 'effect'
import type { ConsentChoice } from '#domain/consent/consent-choice'
import { consentAnswersOfChoice } from '#domain/consent/consent-data'
import type { ConsentPage } from '#domain/consent/consent-groups'
import type { ConsentAnswers } from '#domain/consent/consent-items.table'
import { RecordStore } from '../records/record-store.ts'
import { type ServiceOf, useCase } from '../kernel/token.ts'

const isAnswers = (kept: unknown): kept is ConsentAnswers =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((answer) => typeof answer === 'boolean')

/** Returns the ticked items. Every item has an answer only after the person has declined all of them. [D2-800] */
const ticksOf = (choice: ConsentChoice): ConsentAnswers => {
  const answers = consentAnswersOfChoice(choice)
  return choice.declined ? answers : Object.fromEntries(Object.entries(answers).filter(([, ticked]) => ticked))
}

/**
 * Stores the ticks of each consent page before they are confirmed, for this person, business, tab and application
 * number. Ticks are not consent. Stores nothing while person or business is unknown. Never fails. [D2-800]
 */
export const ConsentTickStore = useCase('ConsentTickStore', { records: RecordStore }, ({ records }) => ({
  keep: (page: ConsentPage, choice: ConsentChoice): Effect.Effect<void> =>
    Effect.asVoid(records.put('consentTicks', page, ticksOf(choice))),
  /** Returns the saved ticks; null when they are missing or unreadable. */
  restore: (page: ConsentPage): Effect.Effect<ConsentAnswers | null> =>
    Effect.map(records.find('consentTicks'), (kept) => {
      const value = kept.find(({ name }) => name === page)?.value
      return isAnswers(value) ? value : null
    }),
  /** Deletes the ticks of a page once they are confirmed. */
  forget: (page: ConsentPage): void => records.removeFromTab('consentTicks', page),
}))
export type ConsentTickStore = ServiceOf<typeof ConsentTickStore>
