import type { Draft } from '#domain/application/draft'
import type { DraftStore, TabRecord } from '../session/session-store.port.ts'

/** A record of the tab in memory. */
export const inMemoryRecord = <Value>(start: Readonly<Record<string, Value>> = {}): TabRecord<Value> => {
  const values = new Map(Object.entries(start))
  return {
    all: () => Object.fromEntries(values),
    read: (name) => values.get(name) ?? null,
    write: (name, value) => void values.set(name, value),
    remove: (name) => void values.delete(name),
  }
}

/** Unsent forms in memory, in a browser that keeps drafts. */
export const inMemoryDrafts = (start: ReturnType<DraftStore['all']> = {}): DraftStore => ({
  ...inMemoryRecord(start),
  isAccepted: () => true,
  followRefusals: () => () => undefined,
})

/** A draft of somebody, saved long ago. */
export const aDraft = (entries: object = {}): Draft => ({ owner: 'somebody', savedAt: 1, entries, files: [] })
