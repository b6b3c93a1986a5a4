import { Option, Schema, Effect } from 'effect'
import type { DraftStore } from '#app/application/drafts'
import type { SentApplications } from '#app/application/applications.port'
import { DRAFT_STORAGE_KEY } from '#domain/session/stored-session'
import { type BrowserStore, makeBrowserStore } from '../storage/browser-store.ts'
import { type StorageItem, makeStorageItem } from '../storage/storage-item.ts'

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
export const makeDraftStorage = (item: StorageItem = makeStorageItem(DRAFT_STORAGE_KEY)): DraftStore => ({
  read: () => {
    const text = item.read()
    if (text === null) return null
    const draft = Option.getOrNull(Schema.decodeUnknownOption(Draft)(text))
    if (draft === null) item.remove()
    return draft
  },
  write: (draft) => item.write(JSON.stringify(draft)),
  remove: item.remove,
})

const SentApplication = Schema.Struct({ aplyNo: Schema.String, digest: Schema.String, at: Schema.Finite })
const isSentApplication = Schema.is(SentApplication)

const keyOf = (aplyNo: string, digest: string) => `${aplyNo} ${digest}`

/** Digests of sent applications in the browser, for all of its tabs. What is older than asked for, or unreadable, is dropped. [D2-108] */
export const makeSentApplicationsStorage = (
  store: BrowserStore = makeBrowserStore('sent-applications'),
): SentApplications => ({
  since: (aplyNo, from) =>
    Effect.gen(function* () {
      const records = yield* store.records
      const isCurrent = ({ value }: (typeof records)[number]) => isSentApplication(value) && value.at >= from
      const old = records.filter((record) => !isCurrent(record)).map(({ key }) => key)
      if (old.length > 0) yield* store.remove(old)
      return records.flatMap(({ value }) =>
        isSentApplication(value) && value.at >= from && value.aplyNo === aplyNo ? [value.digest] : [],
      )
    }),
  add: (aplyNo, digest, at) => store.put(keyOf(aplyNo, digest), { aplyNo, digest, at }),
  remove: (aplyNo, digest) => store.remove([keyOf(aplyNo, digest)]),
})
