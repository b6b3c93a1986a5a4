import { Option, Schema } from 'effect'
import type { EntryDrafts, KeptDrafts } from '#app/session/session-store.port'
import { DRAFT_STORAGE_KEY, PROOF_DRAFTS_STORAGE_KEY } from '#domain/session/stored-session'
import { makeStorageItem, type StorageItem, isStorageAvailable } from '../storage/storage-item.ts'

const Drafts = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown))

/** Drafts of the entry pages, one record of their own in session storage. [E-202] [D1-234] */
export const makeEntryDrafts = (item: StorageItem = makeStorageItem('portal-entry-drafts')): EntryDrafts => {
  const all = () => Option.getOrElse(Schema.decodeUnknownOption(Drafts)(item.read()), () => ({}))
  return {
    read: (page) => (all() as Readonly<Record<string, unknown>>)[page] ?? null,
    keep: (page, draft) => item.write(JSON.stringify({ ...all(), [page]: draft })),
    drop: (page) => {
      const { [page]: _, ...rest } = all() as Record<string, unknown>
      item.write(JSON.stringify(rest))
    },
  }
}

/** Is there an object with something in it? What cannot be read is no draft. */
const holds = ({ read }: StorageItem): boolean => {
  try {
    return Object.keys((JSON.parse(read() ?? 'null') as object | null) ?? {}).length > 0
  } catch {
    return false
  }
}

/** Looks at the keys of all drafts without decoding them, because every page asks and few have any. [E-176] [P-317] */
export const makeKeptDrafts = (
  items: readonly StorageItem[] = [makeStorageItem(DRAFT_STORAGE_KEY), makeStorageItem(PROOF_DRAFTS_STORAGE_KEY)],
): KeptDrafts => ({ any: () => items.some(holds), areAccepted: isStorageAvailable })
