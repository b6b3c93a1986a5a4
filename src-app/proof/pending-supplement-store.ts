import { Effect, Option, Schema } from 'effect'
import type { PendingSupplement } from '#domain/proof/staged-changes'
import { RecordStore } from '../records/record-store.ts'
import { type ServiceOf, useCase } from '../token.ts'

const File = Schema.Struct({
  name: Schema.String,
  storedName: Schema.String,
  path: Schema.String,
  bytes: Schema.Finite,
  extension: Schema.String,
  mimeType: Schema.String,
})

const Supplement = Schema.Struct({
  proofId: Schema.String,
  years: Schema.Array(Schema.Finite),
  total: Schema.Finite,
  deletions: Schema.Array(Schema.String),
  replacements: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, file: File })),
})

/**
 * Stores, for each proof, a supplement that was sent but may have arrived only in part. It is written before the first
 * call, and restored only to its applicant. [P-314] [D3-11] [D2-149]
 */
export const PendingSupplementStore = useCase('PendingSupplementStore', { records: RecordStore }, ({ records }) => ({
  read: (proofId: string): Effect.Effect<PendingSupplement | null> =>
    Effect.map(records.find('pendingSupplement'), (kept) =>
      Option.getOrNull(Schema.decodeUnknownOption(Supplement)(kept.find(({ name }) => name === proofId)?.value)),
    ),
  write: (supplement: PendingSupplement): Effect.Effect<void> =>
    Effect.asVoid(records.put('pendingSupplement', supplement.proofId, supplement)),
  remove: (proofId: string): Effect.Effect<void> => records.remove('pendingSupplement', [proofId]),
}))
export type PendingSupplementStore = ServiceOf<typeof PendingSupplementStore>
