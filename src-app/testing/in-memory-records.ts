import { Effect } from 'effect'
import type { Draft, DraftFormName } from '#domain/records/draft'
import { recordKindOfDraft } from '#domain/records/kept-records'
import { SentApplicationStore } from '../application/sent-application-store.ts'
import type { Clock } from '../kernel/clock.port.ts'
import type { Digest } from '../kernel/digest.port.ts'
import type { SessionStore } from '../kernel/session-store.port.ts'
import type {
  DatabaseRecordKind,
  DatabaseStore,
  StoredRecordId,
  StoredRecord,
  TabRecordKind,
  TabStore,
} from '../records/record-storage.port.ts'
import { FindRecordOwner, RecordStore } from '../records/record-store.ts'
import { TabDrafts } from '../records/tab-drafts.ts'
import { inMemorySession } from './in-memory-session.ts'
import { stoppedClock } from './stopped-clock.ts'

const keyOf = ({ kind, owner, name }: StoredRecordId) => JSON.stringify([kind, owner, name])

type SavedDraft = Draft & { readonly owner: string | null; readonly savedAt: number }

/** Returns a draft of a person, saved long ago. */
export const aDraft = (entries: object = {}, owner = 'somebody'): SavedDraft => ({
  owner,
  savedAt: 1,
  entries,
  files: [],
})

/**
 * Makes the storage of a tab in memory, for a browser in which data survives a reload. `start` has the drafts by form.
 */
export const inMemoryTab = (start: Readonly<Record<string, SavedDraft>> = {}) => {
  const records = new Map<string, StoredRecord<TabRecordKind>>()
  const nameOf = ({ kind, name }: Pick<StoredRecordId, 'kind' | 'name'>) => keyOf({ kind, owner: null, name })
  const store: TabStore = {
    list: () => [...records.values()],
    put: (record) => void records.set(nameOf(record), record),
    remove: (names) => {
      for (const name of names) records.delete(nameOf(name))
    },
    isAccepted: () => true,
    followRefusals: () => () => undefined,
  }
  const toDraft = ({ owner, savedAt, value }: StoredRecord): SavedDraft => ({ owner, savedAt, ...(value as Draft) })
  const write = (form: string, { owner, savedAt, ...value }: SavedDraft) =>
    store.put({
      kind: recordKindOfDraft(form as DraftFormName),
      name: form,
      owner,
      savedAt,
      applicationNumber: '',
      value,
    })
  for (const [form, draft] of Object.entries(start)) write(form, draft)
  return {
    ...store,
    write,
    all: (): Readonly<Record<string, SavedDraft>> =>
      Object.fromEntries(
        store.list().flatMap((record) => (record.kind.endsWith('Draft') ? [[record.name, toDraft(record)]] : [])),
      ),
    read: (form: string): SavedDraft | null => {
      const record = records.get(nameOf({ kind: recordKindOfDraft(form as DraftFormName), name: form }))
      return record === undefined ? null : toDraft(record)
    },
  }
}
export type InMemoryTab = ReturnType<typeof inMemoryTab>

export const inMemoryDatabase = (): DatabaseStore => {
  const records = new Map<string, StoredRecord<DatabaseRecordKind>>()
  return {
    list: (kind) =>
      Effect.sync(() =>
        [...records.values()].filter((record) => record.kind === kind).toSorted((a, b) => a.savedAt - b.savedAt),
      ),
    put: (record) => Effect.sync(() => void records.set(keyOf(record), record)),
    remove: (names) =>
      Effect.sync(() => {
        for (const name of names) records.delete(keyOf(name))
      }),
  }
}

type Setup = {
  readonly session: SessionStore
  readonly clock?: Clock
  readonly tab?: TabStore
  readonly database?: DatabaseStore
  readonly digest?: Digest
}

/** Makes `RecordStore` and `TabDrafts` over one storage in memory, with digests that a test can read. */
export const inMemoryRecords = ({
  session,
  clock = stoppedClock(0),
  tab = inMemoryTab(),
  database = inMemoryDatabase(),
  digest = { isAvailable: true, compute: (text) => Effect.succeed(`digest of ${text}`) },
}: Setup) => {
  const ports = { tab, database, owner: FindRecordOwner.make({ digest }), digest, session, clock }
  const records = RecordStore.make(ports)
  return { ...records, ...TabDrafts.make({ ...ports, records }) } as const
}

/** Makes the store of the applications that this browser has sent, in memory. */
export const inMemorySentApplications = (clock?: Clock) =>
  SentApplicationStore.make({
    records: inMemoryRecords({ session: inMemorySession(), ...(clock === undefined ? {} : { clock }) }),
  })
