import type { CollectionName, Collections, Seed } from './collections.ts'
import type { Change } from './store.ts'
import { afterWriting, documentIn, documentsOf, firstVersion, type Version } from './versions.ts'

/**
 * One isolated state of everything outside the portal: a frozen seed and the documents that this world changed. A world
 * is a value: every change answers a new one, so a call that fails has changed nothing.
 */
export type World = {
  readonly name: string
  readonly seed: Seed
  readonly changed: { readonly [C in CollectionName]?: Version<Collections[C]> }
  /** What has not been written to the store yet. */
  readonly unkept: Change | null
}

/** Where chance comes from. Tests give a predictable one. */
export type Ids = {
  /** URL-safe and not to be guessed: tokens, signatures, keys. */
  readonly token: () => string
  /** Unique and short: ids of documents. */
  readonly id: () => string
}

/** A world in which nothing has happened yet. */
export const freshWorld = (name: string, seed: Seed): World => ({ name, seed, changed: {}, unkept: null })

/** The document, or null when it is missing or removed. */
export const find = <C extends CollectionName>(world: World, collection: C, id: string): Collections[C] | null => {
  const version = world.changed[collection]
  const changed = version && documentIn(version, id)
  return changed === undefined ? (world.seed[collection]?.get(id) ?? null) : changed
}

/** All documents of a collection: those of the seed in its order, then the others in the order of their first writing. */
export const allOf = <C extends CollectionName>(world: World, collection: C): readonly Collections[C][] => {
  const seed = world.seed[collection]
  const version = world.changed[collection]
  if (version === undefined) return seed === undefined ? [] : [...seed.values()]
  const changed = documentsOf(version)
  const all: Collections[C][] = []
  for (const [id, document] of seed ?? []) {
    const now = changed.get(id)
    if (now !== null) all.push(now ?? document)
  }
  for (const [id, document] of changed) if (document !== null && !(seed?.has(id) ?? false)) all.push(document)
  return all
}

const write = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  document: Collections[C] | null,
): World => {
  const before: Version<Collections[C]> = world.changed[collection] ?? firstVersion()
  return {
    // Named one by one: what is spread into a record and changed then takes ten times as long.
    name: world.name,
    seed: world.seed,
    changed: { ...world.changed, [collection]: afterWriting(before, id, document) },
    unkept: { collection, id, document, before: world.unkept },
  }
}

/** The world with this document, new or instead of the one with the same id. */
export const put = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  document: Collections[C],
): World => write(world, collection, id, document)

/** The world without this document; a document that is not there changes nothing. */
export const remove = (world: World, collection: CollectionName, id: string): World =>
  find(world, collection, id) === null ? world : write(world, collection, id, null)

/** The world with a document changed by `change`; one that is not there changes nothing. */
export const amend = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  change: (document: Collections[C]) => Collections[C],
): World => {
  const document = find(world, collection, id)
  return document === null ? world : put(world, collection, id, change(document))
}

/** The world with documents laid over it as they were kept; null documents are removed ones. */
export const withChanges = (world: World, changes: readonly Omit<Change, 'before'>[]): World =>
  changes.reduce(
    (before, { collection, id, document }) =>
      write(before, collection, id, document as Collections[CollectionName] | null),
    world,
  )

/** The next number of a series of this world, from 1 (or the given first number) on, and the world that has counted it. */
export const nextNumber = (world: World, series: string, first = 1): readonly [World, number] => {
  const id = `number ${series}`
  const last = find(world, 'control', id)?.value
  const next = typeof last === 'number' ? last + 1 : first
  return [put(world, 'control', id, { value: next }), next]
}

/** Every changed document, as the snapshot and the store keep them. */
export const changesOf = (world: World): readonly Omit<Change, 'before'>[] =>
  (Object.entries(world.changed) as [CollectionName, Version<unknown>][]).flatMap(([collection, version]) =>
    [...documentsOf(version)].map(([id, document]) => ({ collection, id, document })),
  )

/** A seed written as lists. The ids are the caller's; two documents with one id stop the start. */
export const seedOf = (lists: {
  readonly [C in CollectionName]?: readonly (readonly [string, Collections[C]])[]
}): Seed => {
  const seed: Record<string, ReadonlyMap<string, unknown>> = {}
  for (const [collection, rows] of Object.entries(lists)) {
    const map = new Map<string, unknown>()
    for (const [id, document] of rows) {
      if (map.has(id)) throw new RangeError(`seed: ${collection} ${id} twice`)
      map.set(id, document)
    }
    seed[collection] = map
  }
  return Object.freeze(seed)
}
