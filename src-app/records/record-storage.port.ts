import type { Effect } from 'effect'
import type { KeptRecordMetadata } from '#domain/records/kept-records'
import { KEPT_RECORDS, type RecordKind, type RecordStorage } from '#domain/records/kept-records.table'
import { port } from '../kernel/token.ts'

/**
 * A stored record: the facts about its owner (`KeptRecordMetadata`), a name that is unique for its kind and owner, and
 * its value.
 */
export type StoredRecord<Kind extends RecordKind = RecordKind> = KeptRecordMetadata & {
  readonly kind: Kind
  readonly name: string
  readonly value: unknown
}
export type StoredRecordId<Kind extends RecordKind = RecordKind> = Pick<StoredRecord<Kind>, 'kind' | 'owner' | 'name'>

type KindIn<Place extends RecordStorage> = {
  [kind in RecordKind]: (typeof KEPT_RECORDS)[kind]['place'] extends Place ? kind : never
}[RecordKind]
const kindsIn = <Place extends RecordStorage>(place: Place) =>
  (Object.keys(KEPT_RECORDS) as RecordKind[]).filter(
    (kind): kind is KindIn<Place> => KEPT_RECORDS[kind].place === place,
  )

/** The session and the administrator's token are not among the records of the tab: they have their own ports. */
export const TAB_RECORD_KINDS = kindsIn('tab').filter((kind) => kind !== 'session' && kind !== 'adminToken')
export type TabRecordKind = (typeof TAB_RECORD_KINDS)[number]
export const DATABASE_RECORD_KINDS = kindsIn('database')
export type DatabaseRecordKind = (typeof DATABASE_RECORD_KINDS)[number]

/**
 * The records of this tab, without the session. Synchronous, so that nothing is lost when the page is left. Never
 * fails: unreadable records are dropped, and records that the browser refuses to store stay in memory until the page is
 * closed. [E-137] [E-139]
 */
export interface TabStore {
  readonly list: () => readonly StoredRecord<TabRecordKind>[]
  /** Stores a record, or replaces the record of the same kind and name. */
  readonly put: (record: StoredRecord<TabRecordKind>) => void
  readonly remove: (names: readonly StoredRecordId<TabRecordKind>[]) => void
  /**
   * True if stored data survives a reload of the page; false, for example, in a private window or on a full disk.
   * [E-137] [E-139]
   */
  readonly isAccepted: () => boolean
  /**
   * Calls `onRefused` when the browser refuses to store a value of this tab, so that the value stays only in memory.
   * Returns an unsubscribe function. [E-137]
   */
  readonly followRefusals: (onRefused: () => void) => () => void
}
export const TabStore = port<TabStore>('TabStore')

/**
 * The records that this browser has for every tab: digests, and the bytes of files. Never fails: if the browser stores
 * nothing, the records exist until the page is closed. [D2-108] [D3-102]
 */
export interface DatabaseStore {
  /** Returns the records of a kind, the oldest first; deletes unreadable ones. */
  readonly list: (kind: DatabaseRecordKind) => Effect.Effect<readonly StoredRecord<DatabaseRecordKind>[]>
  /**
   * Stores a record, or replaces the record of the same kind, owner and name. Does not store a file that the device
   * cannot read.
   */
  readonly put: (record: StoredRecord<DatabaseRecordKind>) => Effect.Effect<void>
  readonly remove: (names: readonly StoredRecordId<DatabaseRecordKind>[]) => Effect.Effect<void>
}
export const DatabaseStore = port<DatabaseStore>('DatabaseStore')
