import { readFileSync } from 'node:fs'
import type { Static, TSchema } from 'typebox'
import type { RecordedExample } from '../http/open-api.ts'
import { INSTANT_SCHEMA, DOCUMENT_SCHEMAS, type CollectionName, type Seed } from '../world/collections.ts'
import type { CallPattern } from '../world/faults.ts'
import { ClosedObject, Json, Nullable, Type } from '../world/schema.ts'
import { serverFilePath } from '../world/server-file.ts'
import { changedDocsOf, freshWorld, withChanges, type World } from '../world/world.ts'
import type { ControlMistake } from './control-text.ts'
import { CONTROL_VALUES } from './control-values.ts'

/** The format version of snapshots: increase it when older snapshots can no longer be read. */
export const SNAPSHOT_VERSION = 6

/** The offset of a clock from real time, in milliseconds. It is limited, so that all derived dates can be formatted. */
const Ahead = Type.Integer({ minimum: -2e12, maximum: 2e14 })

const CONTROL_ROWS = new Map(Object.entries(CONTROL_VALUES))

const CONTROL_SCHEMAS: Readonly<Record<string, TSchema>> = {
  clock: Type.Union([Ahead, ClosedObject({ frozenAt: INSTANT_SCHEMA })]),
  persona: Type.String(),
  ...Object.fromEntries([...CONTROL_ROWS].map(([id, { stored }]) => [id, stored])),
}

export const COLLECTION_NAMES = [...Object.keys(DOCUMENT_SCHEMAS), 'control'] as readonly CollectionName[]

const controlSchemas = new Map(Object.entries(CONTROL_SCHEMAS).map(([id, value]) => [id, ClosedObject({ value })]))
const NUMBER = ClosedObject({ value: Type.Integer() })

export const documentSchemaOf = (collection: CollectionName, id: string): TSchema | undefined => {
  if (collection !== 'control') return DOCUMENT_SCHEMAS[collection]
  return id.startsWith('number ') ? NUMBER : controlSchemas.get(id)
}

export const readRecordedExamples = () =>
  JSON.parse(readFileSync(serverFilePath('control/examples.json'), 'utf8')) as Readonly<Record<string, RecordedExample>>

/**
 * A saved world: the documents that differ from the seed, null if a document was removed. Uploaded bytes are not
 * included.
 */
export const Snapshot = ClosedObject({
  version: Type.Integer(),
  documents: Type.Array(
    ClosedObject({
      collection: Type.Enum([...COLLECTION_NAMES]),
      id: Type.String({ minLength: 1, maxLength: 1000 }),
      document: Nullable(Type.Record(Type.String(), Json)),
    }),
  ),
})
export type Snapshot = Static<typeof Snapshot>

export const snapshotOf = (world: World) => ({ version: SNAPSHOT_VERSION, documents: changedDocsOf(world) })

/**
 * Returns why a snapshot cannot be loaded: a wrong version, or the first document that does not fit its collection,
 * with the field that `misfitIn` finds.
 */
export const findSnapshotMistake = (
  { version, documents }: Snapshot,
  misfitIn: (schema: TSchema, value: unknown) => string | null,
  calls: readonly CallPattern[],
): ControlMistake | null => {
  if (version !== SNAPSHOT_VERSION) return { is: 'version', what: String(SNAPSHOT_VERSION) }
  for (const { collection, id, document } of documents) {
    if (document === null) continue
    const schema = documentSchemaOf(collection as CollectionName, id)
    const place = schema === undefined ? '' : misfitIn(schema, document)
    if (place !== null) return { is: 'snapshot', what: `${collection} ${id} ${place}`.trim() }
    const row = collection === 'control' ? CONTROL_ROWS.get(id) : undefined
    // The check above has shown that the value fits the schema of its row.
    const mistake = row?.mistakeIn(document['value'] as never, calls) ?? null
    if (mistake !== null) return mistake
  }
  return null
}

export const worldOfSnapshot = (name: string, seed: Seed, snapshot: Snapshot): World =>
  withChanges(
    freshWorld(name, seed),
    snapshot.documents.map((row) => ({ ...row, collection: row.collection as CollectionName })),
  )
