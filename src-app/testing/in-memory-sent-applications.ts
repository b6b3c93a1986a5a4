import { Effect } from 'effect'
import type { SentApplications } from '../application/applications.port.ts'

/** What was sent, in memory. */
export const inMemorySentApplications = (): SentApplications => {
  let sent: readonly { readonly aplyNo: string; readonly digest: string; readonly at: number }[] = []
  const others = (aplyNo: string, digest: string) =>
    sent.filter((row) => row.aplyNo !== aplyNo || row.digest !== digest)
  return {
    since: (aplyNo, from) =>
      Effect.sync(() => sent.filter((row) => row.aplyNo === aplyNo && row.at >= from).map(({ digest }) => digest)),
    add: (aplyNo, digest, at) =>
      Effect.sync(() => {
        sent = [...others(aplyNo, digest), { aplyNo, digest, at }]
      }),
    remove: (aplyNo, digest) =>
      Effect.sync(() => {
        sent = others(aplyNo, digest)
      }),
  }
}
