import type { CollectionName, Collections, Seed } from './collections.ts'
import type { DocChange } from './store.ts'
import {
  versionAfterWriting,
  documentInVersion,
  documentsOfVersion,
  emptyDocumentsVersion,
  type DocumentsVersion,
} from './versions.ts'

/**
 * The isolated state of everything outside the portal: a frozen seed and the documents that this world changed. A world
 * is a value: every change returns a new world, so a failed call changes nothing.
 */
export type World = {
  readonly name: string
  readonly seed: Seed
  readonly changed: { readonly [C in CollectionName]?: DocumentsVersion<Collections[C]> }
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
  const version = world.changed[collection]
  const changed = version && documentInVersion(version, id)
  return changed === undefined ? (world.seed[collection]?.get(id) ?? null) : changed
}

/**
 * Returns all documents of a collection: first the documents of the seed in its order, then the others in order of
 * their first write.
 */
export const allDocs = <C extends CollectionName>(world: World, collection: C): readonly Collections[C][] => {
  const seed = world.seed[collection]
  const version = world.changed[collection]
  if (version === undefined) return seed === undefined ? [] : [...seed.values()]
  const changed = documentsOfVersion(version)
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
  const before: DocumentsVersion<Collections[C]> = world.changed[collection] ?? emptyDocumentsVersion()
  return {
    // Fields are listed explicitly, because spreading is ten times slower here.
    name: world.name,
    seed: world.seed,
    changed: { ...world.changed, [collection]: versionAfterWriting(before, id, document) },
    unkept: { collection, id, document, before: world.unkept },
  }
}

/** Returns the world with this document, which is new or replaces the document with the same id. */
export const putDoc = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  document: Collections[C],
): World => write(world, collection, id, document)

/** Returns the world without this document; unchanged if there is none. */
export const removeDoc = (world: World, collection: CollectionName, id: string): World =>
  findDoc(world, collection, id) === null ? world : write(world, collection, id, null)

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

/** Returns the world with stored documents applied; null removes a document. */
export const withChanges = (world: World, changes: readonly Omit<DocChange, 'before'>[]): World =>
  changes.reduce(
    (before, { collection, id, document }) =>
      write(before, collection, id, document as Collections[CollectionName] | null),
    world,
  )

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
  (Object.entries(world.changed) as [CollectionName, DocumentsVersion<unknown>][]).flatMap(([collection, version]) =>
    [...documentsOfVersion(version)].map(([id, document]) => ({ collection, id, document })),
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
