/**
 * An immutable map whose newest version reads and writes in constant time: all versions share one table, and an older
 * version keeps only what its successor changed. Reading an older version first turns the shared table back to it (the
 * cost of the changes between), which happens only when a call failed and its changes are dropped. Without this, every
 * write would copy all changed documents of its collection: the persona of a thousand proofs, which writes three
 * thousand, would take half a second instead of 4 ms.
 */
export type Versions<V> = { state: Newest<V> | Older<V> }
type Newest<V> = { readonly table: Map<string, V> }
type Older<V> = { readonly id: string; readonly value: V | undefined; readonly next: Versions<V> }

export const noVersions = <V>(): Versions<V> => ({ state: { table: new Map() } })

/** Makes `version` the one that the shared table shows, and answers the table. */
const tableOf = <V>(version: Versions<V>): Map<string, V> => {
  const way: Versions<V>[] = []
  let at = version
  while (!('table' in at.state)) {
    way.push(at)
    at = at.state.next
  }
  const newest = at.state
  for (const older of way.toReversed()) {
    const { id, value, next } = older.state as Older<V>
    next.state = { id, value: newest.table.get(id), next: older }
    if (value === undefined) newest.table.delete(id)
    else newest.table.set(id, value)
    older.state = newest
  }
  return newest.table
}

export const versionGet = <V>(version: Versions<V>, id: string): V | undefined => tableOf(version).get(id)

/** Entries in the order in which their ids were first written. */
export const versionEntries = <V>(version: Versions<V>): ReadonlyMap<string, V> => tableOf(version)

/** The version after `version` in which `id` has `value`. `version` itself stays as it is. */
export const versionSet = <V>(version: Versions<V>, id: string, value: V): Versions<V> => {
  const table = tableOf(version)
  const after: Versions<V> = { state: { table } }
  version.state = { id, value: table.get(id), next: after }
  table.set(id, value)
  return after
}
