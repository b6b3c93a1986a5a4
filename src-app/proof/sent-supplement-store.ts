import { Effect, Option, Schema } from 'effect'
import type { SentSupplement } from '#domain/proof/supplement/staged-changes'
import { type ServiceOf, useCase } from '../kernel/token.ts'
import { RecordStore } from '../records/record-store.ts'

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
  replacements: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, file: Schema.NullOr(File) })),
})

/**
 * Stores, for each proof, the supplement that was sent and may have arrived completely or in part. It is written before
 * the first call, and restored only to its applicant. [P-314] [D2-149]
 */
export const SentSupplementStore = useCase('SentSupplementStore', { records: RecordStore }, ({ records }) => ({
  read: (proofId: string): Effect.Effect<SentSupplement | null> =>
    Effect.map(records.find('sentSupplement'), (storedRecords) =>
      Option.getOrNull(
        Schema.decodeUnknownOption(Supplement)(storedRecords.find(({ name }) => name === proofId)?.value),
      ),
    ),
  write: (supplement: SentSupplement): Effect.Effect<void> =>
    Effect.asVoid(records.put('sentSupplement', supplement.proofId, supplement)),
  remove: (proofId: string): Effect.Effect<void> => Effect.sync(() => records.removeFromTab('sentSupplement', proofId)),
}))
export type SentSupplementStore = ServiceOf<typeof SentSupplementStore>
