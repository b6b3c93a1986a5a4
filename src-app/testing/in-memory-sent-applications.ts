import { Effect } from 'effect'
import type { SentApplications } from '../application/applications.port.ts'

/** What was sent, in memory. */
export const inMemorySentApplications = (): SentApplications => {
  let sent: readonly { readonly aplyNo: string; readonly digest: string; readonly at: number }[] = []
  const others = (aplyNo: string, digest: string) =>
    sent.filter((one) => one.aplyNo !== aplyNo || one.digest !== digest)
  return {
    since: (aplyNo, from) =>
      Effect.sync(() => sent.filter((one) => one.aplyNo === aplyNo && one.at >= from).map(({ digest }) => digest)),
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
