import { Option, Schema } from 'effect'
import type { DraftStore } from '#app/application/drafts'
import { DRAFT_STORAGE_KEY } from '#domain/session/stored-session'
import { type Kept, makeKept } from '../storage/kept.ts'

const Entry = Schema.optionalKey(Schema.String)

/** What lies in storage; anything beside these entries is left behind. */
const Draft = Schema.fromJsonString(
  Schema.Struct({
    owner: Schema.String,
    savedAt: Schema.Finite,
    entries: Schema.Struct({
      mobile: Entry,
      companyName: Entry,
      co1: Entry,
      co2: Entry,
      openingDate: Entry,
      settlementMonth: Entry,
      bankCode: Entry,
      bankName: Entry,
      accountNumber: Entry,
      depositor: Entry,
    }),
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
