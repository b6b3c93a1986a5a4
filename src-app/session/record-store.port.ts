import type { Effect } from 'effect'
import type { KeptRecordFacts } from '#domain/session/kept-records'
import type { KeptIn, RecordKind } from '#domain/session/kept-records.table'
import { port } from '../token.ts'

/** A stored record: its owner facts (`KeptRecordFacts`), its name, unique by kind and owner, and its value. */
export type KeptRecord<Kind extends RecordKind = RecordKind> = KeptRecordFacts & {
  readonly kind: Kind
  readonly name: string
  readonly value: unknown
}
export type KeptName<Kind extends RecordKind = RecordKind> = Pick<KeptRecord<Kind>, 'kind' | 'owner' | 'name'>

/** The kinds in each store; the session and the administrator's token have their own ports. */
export type TabKind = Exclude<KeptIn<'tab'>, 'session' | 'adminToken'>
export type DatabaseKind = KeptIn<'database'>

/**
 * The records of this tab, without the session. Synchronous, so that nothing is lost when the page is left. Never
 * fails: unreadable records are dropped, and if the browser refuses to store them they are kept in memory until the
 * page is closed. [E-136] [E-137] [E-139]
 */
export interface TabStore {
  readonly list: () => readonly KeptRecord<TabKind>[]
  /** Replaces a record of the same kind and name. */
  readonly put: (record: KeptRecord<TabKind>) => void
  readonly remove: (names: readonly KeptName<TabKind>[]) => void
  /** True if the browser keeps data for a reload; a private window or a full disk may prevent it. [E-137] [E-139] */
  readonly isAccepted: () => boolean
  /** Calls `onRefused` when a value of this tab can only be kept in memory; returns an unsubscribe function. [E-137] */
  readonly followRefusals: (onRefused: () => void) => () => void
}
export const TabStore = port<TabStore>('TabStore')

/**
 * The records of this browser for every tab: digests, and the bytes of files. Never fails: if the browser stores
 * nothing, they last as long as the page. [D2-108] [D3-102]
 */
export interface DatabaseStore {
  /** Returns the records of a kind, the oldest first; deletes unreadable ones. */
  readonly list: (kind: DatabaseKind) => Effect.Effect<readonly KeptRecord<DatabaseKind>[]>
  /** Replaces a record of the same kind, owner and name. A file that the device cannot read is not stored. */
  readonly put: (record: KeptRecord<DatabaseKind>) => Effect.Effect<void>
  readonly remove: (names: readonly KeptName<DatabaseKind>[]) => Effect.Effect<void>
}
export const DatabaseStore = port<DatabaseStore>('DatabaseStore')
