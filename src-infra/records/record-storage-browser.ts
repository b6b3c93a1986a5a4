import { Effect, Option, Schema } from 'effect'
import {
  type DatabaseRecordKind,
  DatabaseStore,
  type StoredRecord,
  TAB_RECORD_KINDS,
  type TabRecordKind,
  TabStore,
} from '#app/records/record-storage.port'
import { once } from '#domain/kernel/once'
import { KEPT_RECORDS } from '#domain/records/kept-records.table'
import type { BrowserDatabase } from '../storage/browser-database.ts'
import {
  followStorageRefusals,
  isStorageAvailable,
  makeSessionStorageItem,
  type GetStorage,
  type SessionStorageItem,
} from '../storage/storage-item.ts'
import { adapter } from '../wiring/adapter.ts'

const FACTS = {
  name: Schema.String,
  owner: Schema.NullOr(Schema.String),
  applicationNumber: Schema.String,
  savedAt: Schema.Finite,
}

const TabRecord = Schema.Struct({ ...FACTS, kind: Schema.Literals(TAB_RECORD_KINDS), value: Schema.Unknown })
const TabRecords = Schema.fromJsonString(Schema.Array(TabRecord))

const KEYS = [...new Set(TAB_RECORD_KINDS.map((kind) => KEPT_RECORDS[kind].key))]

/**
 * Keeps the records of this tab in session storage, under the key of their kind. Deletes text of an unknown format.
 * [A-266] [E-139]
 */
export const makeTabStore = (access?: GetStorage): TabStore => {
  const items = new Map(KEYS.map((key) => [key, makeSessionStorageItem(key, access)]))
  const recordsIn = (item: SessionStorageItem): readonly StoredRecord<TabRecordKind>[] => {
    const text = item.read()
    if (text === null) return []
    const records = Option.getOrNull(Schema.decodeUnknownOption(TabRecords)(text))
    if (records === null) item.remove()
    return records ?? []
  }
  const change = (
    kind: TabRecordKind,
    next: (records: readonly StoredRecord<TabRecordKind>[]) => readonly StoredRecord<TabRecordKind>[],
  ): void => {
    const item = items.get(KEPT_RECORDS[kind].key)
    if (item === undefined) return
    const records = next(recordsIn(item))
    if (records.length === 0) item.remove()
    else item.write(JSON.stringify(records))
  }
  const isSame = (a: Pick<StoredRecord, 'kind' | 'name'>, b: Pick<StoredRecord, 'kind' | 'name'>) =>
    a.kind === b.kind && a.name === b.name
  return {
    list: () => [...items.values()].flatMap(recordsIn),
    put: (record) =>
      change(record.kind, (all) => [...all.filter((storedRecord) => !isSame(storedRecord, record)), record]),
    remove: (names) => {
      for (const name of names) change(name.kind, (all) => all.filter((storedRecord) => !isSame(storedRecord, name)))
    },
    isAccepted: () => isStorageAvailable(access),
    followRefusals: followStorageRefusals,
  }
}

const DatabaseRecord = Schema.Struct({ ...FACTS, value: Schema.Unknown })
const isDatabaseRecord = Schema.is(DatabaseRecord)

/**
 * The facts of a file that are stored beside its bytes, because not every browser restores name and time of a `File`.
 */
const StoredFile = Schema.Struct({ name: Schema.String, type: Schema.String, lastModified: Schema.Finite })
const hasFileFacts = Schema.is(StoredFile)

type WithFile = { readonly file: File }
const hasFile = (value: unknown): value is WithFile =>
  typeof value === 'object' && value !== null && 'file' in value && value.file instanceof Blob

/** Returns the value with its file as metadata and bytes. The new `Blob` makes the browser copy the bytes. */
const toStored = (value: unknown): unknown => {
  if (!hasFile(value)) return value
  const { name, type, lastModified } = value.file
  return { ...value, file: { name, type, lastModified, bytes: new Blob([value.file]) } }
}
/** Returns the value with its file; undefined if the file cannot be read. */
const fromStored = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('file' in value)) return value
  const { file } = value
  if (!hasFileFacts(file) || !('bytes' in file) || !(file.bytes instanceof Blob)) return undefined
  return { ...value, file: new File([file.bytes], file.name, { type: file.type, lastModified: file.lastModified }) }
}
const isReadable = (value: unknown) =>
  hasFile(value)
    ? Effect.promise(() =>
        value.file
          .slice(0, 1)
          .arrayBuffer()
          .then(
            () => true,
            () => false,
          ),
      )
    : Effect.succeed(true)

const keyOf = ({ owner, name }: Pick<StoredRecord, 'owner' | 'name'>) => JSON.stringify([owner, name])

/** Opens the databases of the browser. Their code is loaded on the first use, because `/` stores nothing in them. */
const openStores = once(async () => {
  const { makeBrowserDatabase } = await import('../storage/browser-database.ts')
  return {
    chosenFile: makeBrowserDatabase(KEPT_RECORDS.chosenFile.key),
    sentApplication: makeBrowserDatabase(KEPT_RECORDS.sentApplication.key),
  } as const satisfies Record<DatabaseRecordKind, BrowserDatabase>
})

/** Keeps the records of this browser in its databases, one for each kind. [D2-108] [D3-102] */
export const makeDatabaseStore = (
  open: () => Promise<Record<DatabaseRecordKind, BrowserDatabase>> = openStores,
): DatabaseStore => {
  const useStore = <A>(kind: DatabaseRecordKind, work: (store: BrowserDatabase) => Effect.Effect<A>, otherwise: A) =>
    Effect.tryPromise(open).pipe(
      Effect.flatMap((stores) => work(stores[kind])),
      Effect.catch(() => Effect.succeed(otherwise)),
    )
  return {
    list: (kind) =>
      useStore<readonly StoredRecord<DatabaseRecordKind>[]>(
        kind,
        (store) =>
          Effect.gen(function* () {
            const records = (yield* store.records).map(({ key, value }) => {
              const record = isDatabaseRecord(value) ? { ...value, kind, value: fromStored(value.value) } : null
              return { key, record: record?.value === undefined ? null : record }
            })
            const brokenKeys = records.flatMap(({ key, record }) => (record === null ? [key] : []))
            if (brokenKeys.length > 0) yield* store.remove(brokenKeys)
            return records
              .flatMap(({ record }) => (record === null ? [] : [record]))
              .toSorted((a, b) => a.savedAt - b.savedAt)
          }),
        [],
      ),
    put: ({ kind, value, ...facts }) =>
      Effect.flatMap(isReadable(value), (readable) =>
        readable
          ? useStore(kind, (store) => store.put(keyOf(facts), { ...facts, value: toStored(value) }), undefined)
          : Effect.void,
      ),
    remove: (names) =>
      Effect.forEach(names, (name) => useStore(name.kind, (store) => store.remove([keyOf(name)]), undefined), {
        discard: true,
      }),
  }
}

export const TabStoreBrowser = adapter(TabStore, {}, () => makeTabStore())
export const DatabaseStoreBrowser = adapter(DatabaseStore, {}, () => makeDatabaseStore())
