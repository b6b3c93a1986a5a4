import { Effect } from 'effect'
import { sentApplicationName, sentDigestOf } from '#domain/records/sent-application'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import { RecordStore } from '../records/record-store.ts'

/**
 * Stores digests of the applications that this browser sent within the last day and that the agency may have stored. A
 * digest makes it possible to recognise an application at the agency after a reload and in another tab, and reveals
 * nothing of the sent data. Never fails. [A-267] [D2-108]
 */
export const SentApplicationStore = useCase('SentApplicationStore', { records: RecordStore }, ({ records }) => ({
  of: (number: string): Effect.Effect<readonly string[]> =>
    Effect.map(records.find('sentApplication'), (sentRecords) =>
      sentRecords.flatMap(({ name, isExpired }) => (isExpired ? [] : (sentDigestOf(name, number) ?? []))),
    ),
  add: (number: string, digest: string): Effect.Effect<void> =>
    Effect.asVoid(records.put('sentApplication', sentApplicationName(number, digest), null)),
  /** Removes the digest of an application that the agency refused and did not store. */
  remove: (number: string, digest: string): Effect.Effect<void> =>
    records.removeFromDatabase('sentApplication', [sentApplicationName(number, digest)]),
}))
export type SentApplicationStore = ServiceOf<typeof SentApplicationStore>
