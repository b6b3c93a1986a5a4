import { Option, Schema } from 'effect'
import type { EntryDrafts } from '#app/session/kept-drafts.port'
import type { Kept } from '../storage/kept.ts'
import { makeKept } from '../storage/kept.ts'

const Drafts = Schema.fromJsonString(Schema.Record(Schema.String, Schema.Unknown))

/** Drafts of the entry pages, one record of their own in session storage. [E-202] [D1-234] */
export const makeEntryDrafts = (kept: Kept = makeKept('portal-entry-drafts')): EntryDrafts => {
  const all = () => Option.getOrElse(Schema.decodeUnknownOption(Drafts)(kept.read()), () => ({}))
  return {
    read: (page) => (all() as Readonly<Record<string, unknown>>)[page] ?? null,
    keep: (page, draft) => kept.write(JSON.stringify({ ...all(), [page]: draft })),
    drop: (page) => {
      const { [page]: _, ...rest } = all() as Record<string, unknown>
      kept.write(JSON.stringify(rest))
    },
  }
}
