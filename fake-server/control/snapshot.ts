import type { Static } from 'typebox'
import { Type } from '../http/schema.ts'
import type { CollectionName, Seed } from '../world/collections.ts'
import { COLLECTION_NAMES, wrongField } from '../world/document-shapes.ts'
import { changesOf, freshWorld, withChanges, type World } from '../world/world.ts'

/** A world to keep or to load: the documents that it changed, null for removed ones. Uploaded bytes are not in it. */
export const Snapshot = Type.Object({
  documents: Type.Array(
    Type.Object({
      collection: Type.Enum([...COLLECTION_NAMES]),
      id: Type.String({ minLength: 1, maxLength: 1000 }),
      document: Type.Union([Type.Object({}), Type.Null()]),
    }),
  ),
})
export type Snapshot = Static<typeof Snapshot>

export const snapshotOf = (world: World): { readonly documents: ReturnType<typeof changesOf> } => ({
  documents: changesOf(world),
})

/** The first document of a snapshot that is none of its collection, with its field; null when the snapshot can be loaded. */
export const wrongDocument = ({ documents }: Snapshot): string | null => {
  for (const { collection, id, document } of documents) {
    const field = document === null ? null : wrongField(collection as CollectionName, id, document)
    if (field !== null) return `${collection} ${id} ${field}`
  }
  return null
}

/** The world of a snapshot, over the seed of this server. */
export const worldOfSnapshot = (name: string, seed: Seed, snapshot: Snapshot): World =>
  withChanges(
    freshWorld(name, seed),
    snapshot.documents.map((row) => ({ ...row, collection: row.collection as CollectionName })),
  )
