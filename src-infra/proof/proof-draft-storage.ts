import { Option, Schema } from 'effect'
import type { ProofDraftStore } from '#app/proof/proof-drafts'
import { PROOF_DRAFTS_STORAGE_KEY } from '#domain/session/stored-session'
import { type Kept, makeKept } from '../storage/kept.ts'

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
export const makeProofDraftStorage = (kept: Kept = makeKept(PROOF_DRAFTS_STORAGE_KEY)): ProofDraftStore => ({
  read: () => {
    const text = kept.read()
    if (text === null) return {}
    const drafts = Option.getOrNull(Schema.decodeUnknownOption(Drafts)(text))
    if (drafts === null) kept.remove()
    return drafts ?? {}
  },
  write: (drafts) => (Object.keys(drafts).length === 0 ? kept.remove() : kept.write(JSON.stringify(drafts))),
})
