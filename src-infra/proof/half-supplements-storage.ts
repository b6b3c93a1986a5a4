import { Option, Schema } from 'effect'
import type { HalfSupplements } from '#app/proof/half-supplements.port'
import { HALF_SUPPLEMENT_STORAGE_KEY } from '#domain/proof/half-supplement'
import type { Kept } from '../storage/kept.ts'
import { makeKept } from '../storage/kept.ts'

const File = Schema.Struct({
  originalName: Schema.String,
  savedName: Schema.String,
  path: Schema.String,
  bytes: Schema.Finite,
  extension: Schema.String,
  mimeType: Schema.String,
})

/** What lies in storage, by master; anything beside these entries is left behind. */
const Halves = Schema.fromJsonString(
  Schema.Record(
    Schema.String,
    Schema.Struct({
      owner: Schema.String,
      receiptProofMstrId: Schema.String,
      useProofPeriod: Schema.String,
      amountCount: Schema.Finite,
      deletions: Schema.Array(Schema.String),
      replacements: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, file: File })),
    }),
  ),
)

/** Half-stored supplements in browser session storage: they end with the tab. What cannot be read is dropped. [P-314] */
export const makeHalfSupplementsStorage = (kept: Kept = makeKept(HALF_SUPPLEMENT_STORAGE_KEY)): HalfSupplements => {
  const all = (): typeof Halves.Type => {
    const text = kept.read()
    if (text === null) return {}
    const halves = Option.getOrNull(Schema.decodeUnknownOption(Halves)(text))
    if (halves === null) kept.remove()
    return halves ?? {}
  }
  return {
    read: (receiptProofMstrId) => all()[receiptProofMstrId] ?? null,
    keep: (half) => kept.write(JSON.stringify({ ...all(), [half.receiptProofMstrId]: half })),
    drop: (receiptProofMstrId) => {
      const { [receiptProofMstrId]: _, ...rest } = all()
      if (Object.keys(rest).length === 0) kept.remove()
      else kept.write(JSON.stringify(rest))
    },
  }
}
