import type { CollectionName, Collections, Seed } from './collections.ts'
import type { DocumentChange } from './store.ts'
import {
  versionAfterWriting,
  documentInVersion,
  documentsOfVersion,
  emptyDocumentsVersion,
  type DocumentsVersion,
} from './versions.ts'

/**
 * Everything outside the portal: a frozen seed and this world's changes. A world is a value: every change returns a new
 * world, so a failed call has changed nothing.
 */
export type World = {
  readonly name: string
  readonly seed: Seed
  readonly changed: { readonly [C in CollectionName]?: DocumentsVersion<Collections[C]> }
  /** The changes that are not written to the store yet. */
  readonly unkept: DocumentChange | null
}

/** Tests use a predictable one. */
export type RandomSource = {
  /** URL-safe and unguessable, for tokens, signatures and keys. */
  readonly token: () => string
  /** Short and unique, for ids of documents. */
  readonly id: () => string
}

export const freshWorld = (name: string, seed: Seed): World => ({ name, seed, changed: {}, unkept: null })

/** Null if it is missing or removed. */
export const findDocument = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
): Collections[C] | null => {
  const version = world.changed[collection]
  const changed = version && documentInVersion(version, id)
  return changed === undefined ? (world.seed[collection]?.get(id) ?? null) : changed
}

/** First those of the seed, then the others in order of their first write. */
export const allDocuments = <C extends CollectionName>(world: World, collection: C): readonly Collections[C][] => {
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

/** New, or in place of the one with the same id. */
export const putDocument = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  document: Collections[C],
): World => write(world, collection, id, document)

/** Unchanged if there is none. */
export const removeDocument = (world: World, collection: CollectionName, id: string): World =>
  findDocument(world, collection, id) === null ? world : write(world, collection, id, null)

/** Unchanged if there is none. */
export const changeDocument = <C extends CollectionName>(
  world: World,
  collection: C,
  id: string,
  change: (document: Collections[C]) => Collections[C],
): World => {
  const document = findDocument(world, collection, id)
  return document === null ? world : putDocument(world, collection, id, change(document))
}

/** Null removes a document. */
export const withChanges = (world: World, changes: readonly Omit<DocumentChange, 'before'>[]): World =>
  changes.reduce(
    (before, { collection, id, document }) =>
      write(before, collection, id, document as Collections[CollectionName] | null),
    world,
  )

/** Starts at 1 or the given first number. */
export const nextNumber = (world: World, series: string, first = 1): readonly [World, number] => {
  const id = `number ${series}`
  const last = findDocument(world, 'control', id)?.value
  const next = typeof last === 'number' ? last + 1 : first
  return [putDocument(world, 'control', id, { value: next }), next]
}

/** As snapshot and store keep them. */
export const changedDocumentsOf = (world: World): readonly Omit<DocumentChange, 'before'>[] =>
  (Object.entries(world.changed) as [CollectionName, DocumentsVersion<unknown>][]).flatMap(([collection, version]) =>
    [...documentsOfVersion(version)].map(([id, document]) => ({ collection, id, document })),
  )

/** Throws if two documents have the same id. */
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
