import { Schema } from 'effect'
import type { DraftStore, EntryDrafts } from '#app/session/session-store.port'
import { DRAFTS_STORAGE_KEY } from '#domain/session/session'
import { followRefusals, isStorageAvailable, makeStorageItem } from '../storage/storage-item.ts'
import { makeTabRecord } from '../storage/tab-record.ts'

/** `entries` is read by the schema of its form. */
const Draft = Schema.Struct({
  owner: Schema.String,
  savedAt: Schema.Finite,
  entries: Schema.ObjectKeyword,
  files: Schema.Array(Schema.String),
})

/** Unsent forms in browser session storage: they end with the tab. [A-264] [A-266] [P-317] [D2-94] [D3-99] */
export const makeDraftStorage = (item = makeStorageItem(DRAFTS_STORAGE_KEY)): DraftStore => ({
  ...makeTabRecord(item, Draft),
  isAccepted: isStorageAvailable,
  followRefusals,
})

/** Drafts of the entry pages, one record of their own in session storage. [E-202] [D1-234] */
export const makeEntryDrafts = (item = makeStorageItem('portal-entry-drafts')): EntryDrafts =>
  makeTabRecord(item, Schema.Unknown)
