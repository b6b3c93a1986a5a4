import { readFileSync } from 'node:fs'
import type { Static } from 'typebox'
import { Type } from '../http/schema.ts'
import type { CollectionName, Seed } from '../world/collections.ts'
import { COLLECTION_NAMES, wrongField } from '../world/document-shapes.ts'
import { ownFile } from '../world/own-files.ts'
import { changesOf, freshWorld, withChanges, type World } from '../world/world.ts'

/** The scripts of the console page; they import each other by their names. */
const SCRIPTS = [
  'console',
  'dom',
  'faults',
  'journal',
  'officer',
  'personas',
  'queue',
  'server',
  'settings',
  'steering',
  'time',
  'world',
]

const SCRIPT = 'text/javascript; charset=utf-8'

type WorldFile = { readonly file: string; readonly type: string }

/** The files of the console page, by address; read when they are asked for. */
export const WORLD_FILES: Readonly<Record<string, WorldFile>> = {
  '/__world': { file: 'console/console.html', type: 'text/html; charset=utf-8' },
  '/__world/console.css': { file: 'console/console.css', type: 'text/css; charset=utf-8' },
  '/__world/enter.js': { file: 'console/enter.js', type: SCRIPT },
  ...Object.fromEntries(
    SCRIPTS.map((name) => [`/__world/console/${name}.js`, { file: `console/${name}.js`, type: SCRIPT }]),
  ),
}

export const readWorldFile = ({ file }: WorldFile): string => readFileSync(ownFile(`control/${file}`), 'utf8')

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
