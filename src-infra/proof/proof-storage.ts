import { Option, Schema } from 'effect'
import type { ProofDraftStore } from '#app/proof/proof-drafts'
import type { PendingSupplements } from '#app/proof/proofs.port'
import { PENDING_SUPPLEMENTS_STORAGE_KEY } from '#domain/proof/staged-changes'
import { PROOF_DRAFTS_STORAGE_KEY } from '#domain/session/stored-session'
import { type StorageItem, makeStorageItem } from '../storage/storage-item.ts'

/** What lies in storage; anything beside these fields is left behind. [P-317] */
const Drafts = Schema.fromJsonString(
  Schema.Record(
    Schema.String,
    Schema.Struct({
      owner: Schema.String,
      savedAt: Schema.Finite,
      entries: Schema.Record(Schema.String, Schema.String),
      files: Schema.Array(Schema.String),
    }),
  ),
)

/** Drafts of proof forms in browser session storage: they end with the tab. Unreadable ones are dropped. [P-317] [D3-99] */
export const makeProofDraftStorage = (
  item: StorageItem = makeStorageItem(PROOF_DRAFTS_STORAGE_KEY),
): ProofDraftStore => ({
  read: () => {
    const text = item.read()
    if (text === null) return {}
    const drafts = Option.getOrNull(Schema.decodeUnknownOption(Drafts)(text))
    if (drafts === null) item.remove()
    return drafts ?? {}
  },
  write: (drafts) => (Object.keys(drafts).length === 0 ? item.remove() : item.write(JSON.stringify(drafts))),
})

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

/** What lies in storage, by proof; anything beside these entries is left behind. */
const Supplements = Schema.fromJsonString(Schema.Record(Schema.String, Supplement))

/** Pending supplements in browser session storage: they end with the tab. What cannot be read is dropped. [P-314] */
export const makePendingSupplementsStorage = (
  item: StorageItem = makeStorageItem(PENDING_SUPPLEMENTS_STORAGE_KEY),
): PendingSupplements => {
  const all = (): typeof Supplements.Type => {
    const text = item.read()
    if (text === null) return {}
    const stored = Option.getOrNull(Schema.decodeUnknownOption(Supplements)(text))
    if (stored === null) item.remove()
    return stored ?? {}
  }
  const write = (supplements: typeof Supplements.Type) => item.write(JSON.stringify(supplements))
  return {
    read: (proofId) => all()[proofId] ?? null,
    save: (pending) => write({ ...all(), [pending.proofId]: pending }),
    remove: (proofId) => {
      const { [proofId]: _, ...rest } = all()
      if (Object.keys(rest).length === 0) item.remove()
      else write(rest)
    },
  }
}
