import { Effect, Option, Schema } from 'effect'
import type { PendingSupplement } from '#domain/proof/staged-changes'
import { KeepRecords } from '../session/keep-records.ts'
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
  owner: Schema.NullOr(Schema.String),
  proofId: Schema.String,
  years: Schema.Array(Schema.Finite),
  total: Schema.Finite,
  deletions: Schema.Array(Schema.String),
  replacements: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, file: File })),
})

/**
 * Keeps supplements that were sent and are not known to have arrived as a whole, by proof. What is written is there before
 * the first call leaves. Synchronous: the owner of the records is known once the proof is loaded. [P-314] [D3-11]
 */
export const PendingSupplements = useCase('PendingSupplements', { records: KeepRecords }, ({ records }) => ({
  read: (proofId: string): PendingSupplement | null => {
    const kept = Effect.runSync(records.find('pendingSupplement')).find(({ name }) => name === proofId)
    return Option.getOrNull(Schema.decodeUnknownOption(Supplement)(kept?.value))
  },
  write: (proofId: string, supplement: PendingSupplement): void =>
    void Effect.runSync(records.put('pendingSupplement', proofId, supplement)),
  remove: (proofId: string): void => Effect.runSync(records.remove('pendingSupplement', [proofId])),
}))
export type PendingSupplements = ServiceOf<typeof PendingSupplements>
