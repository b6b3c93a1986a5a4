import { Effect, Schema } from 'effect'
import type { SentApplications } from '#app/application/applications.port'
import { type BrowserStore, makeBrowserStore } from '../storage/browser-store.ts'

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
