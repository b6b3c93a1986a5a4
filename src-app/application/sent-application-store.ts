import { Effect } from 'effect'
import { RecordStore } from '../records/record-store.ts'
import { type ServiceOf, useCase } from '../token.ts'

/**
 * Digests of what this browser sent within the last day and the agency may have stored, to recognise it after a reload
 * and in another tab. They reveal nothing of the data. Never fails. [A-267] [D2-108]
 */
export const SentApplicationStore = useCase('SentApplicationStore', { records: RecordStore }, ({ records }) => ({
  of: (number: string): Effect.Effect<readonly string[]> =>
    Effect.map(records.find('sentApplication'), (found) =>
      found.flatMap(({ name, isExpired }) =>
        !isExpired && name.startsWith(`${number} `) ? [name.slice(number.length + 1)] : [],
      ),
    ),
  add: (number: string, digest: string): Effect.Effect<void> =>
    Effect.asVoid(records.put('sentApplication', `${number} ${digest}`, null)),
  /** After a refusal, when nothing was stored. */
  remove: (number: string, digest: string): Effect.Effect<void> =>
    records.remove('sentApplication', [`${number} ${digest}`]),
}))
export type SentApplicationStore = ServiceOf<typeof SentApplicationStore>
