import { Effect } from 'effect'
import { type Served, useCase } from '../token.ts'
import { KeepRecords } from './keep-records.ts'

/** The pages on which something is entered before it is known by whom. */
export type EntryPage = 'self-check' | 'bzmn-reg' | 'bzmn-result'

const PORTS = { records: KeepRecords }

/**
 * Keeps the answers of the self-check and typed digits, by page, in this tab. Synchronous, like the storage of a tab; the
 * caller checks the form of what comes back. [E-202] [D1-234] [D1-258]
 */
export const makeKeepEntries = ({ records }: Served<typeof PORTS>) => ({
  read: (page: EntryPage): unknown =>
    Effect.runSync(records.find('entries')).find(({ name }) => name === page)?.value ?? null,
  write: (page: EntryPage, entries: unknown): void => void Effect.runSync(records.put('entries', page, entries)),
  remove: (page: EntryPage): void => Effect.runSync(records.remove('entries', [page])),
})
export type KeepEntries = ReturnType<typeof makeKeepEntries>
export const KeepEntries = useCase('KeepEntries', makeKeepEntries, PORTS)
