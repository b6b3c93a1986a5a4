import { Effect } from 'effect'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import type { Session } from '#domain/session/session'
import { kstInstant } from '#domain/time/calendar'
import type { RecordDeletionTrigger } from '../records/record-store.ts'
import { inMemoryDatabase, inMemoryRecords, inMemoryTab } from './in-memory-records.ts'
import { inMemorySession } from './in-memory-session.ts'
import { stoppedClock } from './stopped-clock.ts'

export const SAVED_AT = kstInstant('2025-06-26', '10:00')
export const RECORD_OWNER = {
  ci: 'ci-1',
  businessNumber: businessNumberOrThrow('1000100001'),
  applicationNumber: 'DA1',
}
export const OTHER_PERSON = { ...RECORD_OWNER, ci: 'ci-2' }

/** Makes one browser whose tab is certified as a person; `as` certifies another person in the same browser. */
export const aBrowserWithRecords = (
  person: Partial<Session> = RECORD_OWNER,
  keeps = true,
  digestOf = (text: string): string | null => text,
) => {
  const session = inMemorySession(person)
  const clock = stoppedClock(SAVED_AT)
  const tab = { ...inMemoryTab(), isAccepted: () => keeps }
  const database = inMemoryDatabase()
  const digest = {
    isAvailable: digestOf('') !== null,
    compute: (text: string) => Effect.sync(() => digestOf(text)),
  }
  const records = inMemoryRecords({ session, clock, tab, database, digest })
  const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(effect)
  const namesOf = async (kind: Parameters<typeof records.find>[0]) =>
    (await run(records.find(kind))).map(({ name }) => name)
  return {
    records,
    session,
    clock,
    run,
    namesOf,
    as: (other: Partial<Session>) => session.update((now) => ({ ...now, ...other })),
    inTab: () => tab.list().map(({ name }) => name),
    valuesInTab: () => tab.list().map(({ value }) => value),
    inDatabase: async () => (await run(database.list('chosenFile'))).map(({ name }) => name),
    put: (kind: Parameters<typeof records.put>[0], name: string, value: unknown = { entries: {} }) =>
      run(records.put(kind, name, value)),
    deleteAfter: (event: RecordDeletionTrigger, about?: typeof RECORD_OWNER) => run(records.deleteAfter(event, about)),
  }
}
