import { Schema } from 'effect'
import type { PendingSupplements } from '#app/proof/proofs.port'
import { makeStorageItem } from '../storage/storage-item.ts'
import { makeTabRecord } from '../storage/tab-record.ts'

const File = Schema.Struct({
  name: Schema.String,
  storedName: Schema.String,
  path: Schema.String,
  bytes: Schema.Finite,
  extension: Schema.String,
  mimeType: Schema.String,
})

const Supplement = Schema.Struct({
  owner: Schema.String,
  proofId: Schema.String,
  years: Schema.Array(Schema.Finite),
  total: Schema.Finite,
  deletions: Schema.Array(Schema.String),
  replacements: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, file: File })),
})

/** Pending supplements in browser session storage, by proof: they end with the tab. [P-314] */
export const makePendingSupplementsStorage = (item = makeStorageItem('portal-half-supplements')): PendingSupplements =>
  makeTabRecord(item, Supplement)
