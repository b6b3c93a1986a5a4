import { Option, Schema } from 'effect'
import type { DraftStore } from '#app/application/draft-store.port'
import type { Kept } from '../storage/kept.ts'
import { makeKept } from '../storage/kept.ts'

/** A key of its own, which no session reset touches. */
export const DRAFT_STORAGE_KEY = 'portal-application-draft'

const Draft = Schema.fromJsonString(
  Schema.Struct({
    owner: Schema.String,
    savedAt: Schema.Finite,
    entries: Schema.Record(Schema.String, Schema.String),
  }),
)

/** The draft of an application in browser session storage: it ends with the tab. An unreadable one is dropped. [A-264] [A-266] [D2-94] */
export const makeDraftStorage = (kept: Kept = makeKept(DRAFT_STORAGE_KEY)): DraftStore => ({
  read: () => {
    const text = kept.read()
    if (text === null) return null
    const draft = Option.getOrNull(Schema.decodeUnknownOption(Draft)(text))
    if (draft === null) kept.remove()
    return draft
  },
  write: (draft) => kept.write(JSON.stringify(draft)),
  remove: kept.remove,
})
