import type { Effect } from 'effect'
import type { KeptFacts } from '#domain/session/kept'
import type { KeptIn, KeptKind } from '#domain/session/kept.table'
import { port } from '../token.ts'

/** One kept thing: whose it is (`KeptFacts`), its name among those of its kind and owner, and what is kept. */
export type KeptRecord<Kind extends KeptKind = KeptKind> = KeptFacts & {
  readonly kind: Kind
  readonly name: string
  readonly value: unknown
}
export type KeptName<Kind extends KeptKind = KeptKind> = Pick<KeptRecord<Kind>, 'kind' | 'owner' | 'name'>

/** What one of these services keeps; the session and the administrator's token have their own ports. */
export type TabKind = Exclude<KeptIn<'tab'>, 'session' | 'adminToken'>
export type DatabaseKind = KeptIn<'database'>

/**
 * The data of this tab besides the session. Synchronous, so that nothing is lost when the page is left. Never fails:
 * unreadable data are dropped, and a browser that refuses to store keeps them until the page is closed. [E-136] [E-137]
 * [E-139]
 */
export interface TabStore {
  readonly list: () => readonly KeptRecord<TabKind>[]
  /** Replaces a record of the same kind and name. */
  readonly put: (record: KeptRecord<TabKind>) => void
  readonly remove: (names: readonly KeptName<TabKind>[]) => void
  /** Whether the browser keeps anything for a reload at all; a private window or a full disk may refuse. [E-137] [E-139] */
  readonly isAccepted: () => boolean
  /** Calls `onRefused` when a value of this tab can only be kept in memory; returns what ends it. [E-137] */
  readonly followRefusals: (onRefused: () => void) => () => void
}
export const TabStore = port<TabStore>('TabStore')

/**
 * What this browser keeps for every tab: digests, and the bytes of files. Never fails: where a browser keeps nothing it
 * lasts as long as the page. [D2-108] [D3-102]
 */
export interface DatabaseStore {
  /** Those of a kind, the oldest first; what cannot be read is deleted. */
  readonly list: (kind: DatabaseKind) => Effect.Effect<readonly KeptRecord<DatabaseKind>[]>
  /** Replaces a record of the same kind, owner and name. A file that the device cannot read is not stored. */
  readonly put: (record: KeptRecord<DatabaseKind>) => Effect.Effect<void>
  readonly remove: (names: readonly KeptName<DatabaseKind>[]) => Effect.Effect<void>
}
export const DatabaseStore = port<DatabaseStore>('DatabaseStore')
