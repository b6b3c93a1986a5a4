import type { CollectionName, Collections, Seed } from './collections.ts'
import type { DocChange } from './store.ts'

/**
 * The isolated state of everything outside the portal: a frozen seed and the documents that this world changed. A world
 * is a value: every change returns a new world, so a failed call changes nothing.
 */
export type World = {
  readonly name: string
  readonly seed: Seed
  /** The changed documents by id, in order of their first write; null if removed. */
  readonly changed: { readonly [C in CollectionName]?: ReadonlyMap<string, Collections[C] | null> }
  /** The changes that have not been written to the store yet. */
  readonly unkept: DocChange | null
}

/** The source of random values; tests use a predictable one. */
export type RandomSource = {
  /** Returns a URL-safe and unguessable string, for tokens, signatures and keys. */
  readonly token: () => string
  /** Returns a short and unique string, for ids of documents. */
  readonly id: () => string
}

export const freshWorld = (name: string, seed: Seed): World => ({ name, seed, changed: {}, unkept: null })

/** Returns the document; null if it is missing or removed. */
export const findDoc = <C extends CollectionName>(world: World, collection: C, id: string): Collections[C] | null => {
  const document = world.changed[collection]?.get(id)
  return document === undefined ? (world.seed[collection]?.get(id) ?? null) : document
}

/**
 * Returns all documents of a collection: first the documents of the seed in its order, then the others in order of
 * their first write.
 */
export const allDocs = <C extends CollectionName>(world: World, collection: C): readonly Collections[C][] => {
  const seed = world.seed[collection]
  const changes = world.changed[collection]
  if (changes === undefined) return seed === undefined ? [] : [...seed.values()]
  const all: Collections[C][] = []
  for (const [id, document] of seed ?? []) {
    const now = changes.get(id)
    if (now !== null) all.push(now ?? document)
  }
  for (const [id, document] of changes) if (document !== null && !(seed?.has(id) ?? false)) all.push(document)
  return all
}

/**
 * Returns the world with stored documents applied; null removes a document. Copies the changed documents of each
 * collection once.
 */
export const withChanges = (world: World, changes: readonly Omit<DocChange, 'before'>[]): World => {
  const copies = new Map<CollectionName, Map<string, unknown>>()
  let { unkept } = world
  for (const { collection, id, document } of changes) {
    const copy = copies.get(collection) ?? new Map<string, unknown>(world.changed[collection])
    copies.set(collection, copy.set(id, document))
    unkept = { collection, id, document, before: unkept }
  }
  return {
    name: world.name,
    seed: world.seed,
    changed: { ...world.changed, ...Object.fromEntries(copies) } as World['changed'],
    unkept,
  }
}

/** Returns the world with this document, which is new or replaces the document with the same id. */
export const putDoc = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  document: Collections[C],
): World => withChanges(world, [{ collection, id, document }])

/** Returns the world with these documents under the ids that `idOf` returns; copies their collection once. */
export const putDocs = <C extends CollectionName>(
  world: World,
  collection: C,
  documents: readonly Collections[C][],
  idOf: (document: Collections[C]) => string | number,
): World =>
  withChanges(
    world,
    documents.map((document) => ({ collection, id: String(idOf(document)), document })),
  )

/** Returns the world without this document; unchanged if there is none. */
export const removeDoc = (world: World, collection: CollectionName, id: string): World =>
  findDoc(world, collection, id) === null ? world : withChanges(world, [{ collection, id, document: null }])

/** Returns the world with a document changed by `change`; unchanged if there is none. */
export const changeDoc = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  change: (document: Collections[C]) => Collections[C],
): World => {
  const document = findDoc(world, collection, id)
  return document === null ? world : putDoc(world, collection, id, change(document))
}

/**
 * Returns the next number of a series of this world, starting at 1 or the given first number, and the world with the
 * new count.
 */
export const nextNumber = (world: World, series: string, first = 1): readonly [World, number] => {
  const id = `number ${series}`
  const last = findDoc(world, 'control', id)?.value
  const next = typeof last === 'number' ? last + 1 : first
  return [putDoc(world, 'control', id, { value: next }), next]
}

/** Returns every changed document, as snapshot and store keep them. */
export const changedDocsOf = (world: World): readonly Omit<DocChange, 'before'>[] =>
  (Object.entries(world.changed) as [CollectionName, ReadonlyMap<string, unknown>][]).flatMap(
    ([collection, changedDocs]) => [...changedDocs].map(([id, document]) => ({ collection, id, document })),
  )

/** Builds a seed from lists. The caller gives the ids; throws if two documents have the same id. */
export const makeSeed = (lists: {
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
