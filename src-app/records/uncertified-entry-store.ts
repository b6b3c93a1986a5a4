import { Effect } from 'effect'
import { useCase } from '../kernel/token.ts'
import { RecordStore } from './record-store.ts'

/** The pages whose entries are made before a certification. */
export type UncertifiedEntryPage = 'self-check' | 'bzmn-reg' | 'bzmn-result'

/** The kind must be in the tab and belong to no person. Other kinds wait for a database or for a digest. */
const KIND = 'entries'

/**
 * Stores the answers of the self-check and the typed digits of each page in this tab. Synchronous, like the storage of
 * a tab. The caller validates restored values. [E-202] [D1-234] [D1-258]
 */
export const UncertifiedEntryStore = useCase('UncertifiedEntryStore', { records: RecordStore }, ({ records }) => ({
  read: (page: UncertifiedEntryPage): unknown =>
    Effect.runSync(records.find(KIND)).find(({ name }) => name === page)?.value ?? null,
  write: (page: UncertifiedEntryPage, entries: unknown): void => void Effect.runSync(records.put(KIND, page, entries)),
  remove: (page: UncertifiedEntryPage): void => records.removeFromTab(KIND, page),
}))
