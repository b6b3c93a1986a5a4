import type { Effect } from 'effect'
import type { KeptRecordMetadata } from '#domain/records/kept-records'
import { type RecordKind, type RecordKindIn, recordKindsIn } from '#domain/records/kept-records.table'
import { port } from '../token.ts'

/** `name` is unique for its kind and owner. */
export type StoredRecord<Kind extends RecordKind = RecordKind> = KeptRecordMetadata & {
  readonly kind: Kind
  readonly name: string
  readonly value: unknown
}
export type StoredRecordId<Kind extends RecordKind = RecordKind> = Pick<StoredRecord<Kind>, 'kind' | 'owner' | 'name'>

/** The session and the administrator's token have their own ports. */
export type TabRecordKind = Exclude<RecordKindIn<'tab'>, 'session' | 'adminToken'>
export type DatabaseRecordKind = RecordKindIn<'database'>
export const TAB_RECORD_KINDS: readonly TabRecordKind[] = recordKindsIn('tab').filter(
  (kind) => kind !== 'session' && kind !== 'adminToken',
)
export const DATABASE_RECORD_KINDS = recordKindsIn('database')

/**
 * Without the session. Synchronous, so that nothing is lost when the page is left. Never fails: unreadable records are
 * dropped, refused ones stay in memory until the page is closed. [E-136] [E-137] [E-139]
 */
export interface TabStore {
  readonly list: () => readonly StoredRecord<TabRecordKind>[]
  /** Replaces the record of the same kind and name. */
  readonly put: (record: StoredRecord<TabRecordKind>) => void
  readonly remove: (names: readonly StoredRecordId<TabRecordKind>[]) => void
  /** False in a private window or on a full disk: a reload loses the data. [E-137] [E-139] */
  readonly isAccepted: () => boolean
  /** The browser refused to store a value, which stays only in memory. Returns an unsubscribe function. [E-137] */
  readonly followRefusals: (onRefused: () => void) => () => void
}
export const TabStore = port<TabStore>('TabStore')

/**
 * Digests and bytes of files, for every tab. Never fails: if the browser stores nothing, the records exist until the
 * page is closed. [D2-108] [D3-102]
 */
export interface DatabaseStore {
  /** The oldest first; deletes unreadable ones. */
  readonly list: (kind: DatabaseRecordKind) => Effect.Effect<readonly StoredRecord<DatabaseRecordKind>[]>
  /** Replaces the record of the same kind, owner and name. Skips a file that the device cannot read. */
  readonly put: (record: StoredRecord<DatabaseRecordKind>) => Effect.Effect<void>
  readonly remove: (names: readonly StoredRecordId<DatabaseRecordKind>[]) => Effect.Effect<void>
}
export const DatabaseStore = port<DatabaseStore>('DatabaseStore')
