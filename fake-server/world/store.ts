import { closeSync, openSync, readFileSync, rmSync, writeSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CollectionName } from './collections.ts'

/** One changed document; `document` is null for a removed one. Newest first, back to the last time the world was kept. */
export type Change = {
  readonly collection: CollectionName
  readonly id: string
  readonly document: unknown
  readonly before: Change | null
}

/**
 * An immutable map whose newest version reads and writes in constant time: all versions share one table, and an older
 * version keeps only what its successor changed. Reading an older version first turns the shared table back to it (the
 * cost of the changes between), which happens only when a call failed and its changes are dropped. Without this, every
 * write would copy all changed documents of its collection.
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

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code

/** Is there a process of this number? One of another user counts too. */
const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return codeOf(cause) === 'EPERM'
  }
}

/** The process that holds a folder; null for one that has ended, and for this one, which may open it again. */
const holderOf = (file: string): number | null => {
  const pid = Number(readFileSync(file, 'utf8'))
  return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isRunning(pid) ? pid : null
}

/** Says all that is to be said; what else goes wrong with a folder is told in the words of the system. */
class FolderTaken extends Error {}

/**
 * Takes a `DATA` folder for this process: two would number their applications alike and overwrite what the other has
 * kept. What a killed process has left behind is taken over. Answers how to give the folder back.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'lock')
  const take = () => {
    const descriptor = openSync(file, 'wx')
    writeSync(descriptor, String(process.pid))
    closeSync(descriptor)
  }
  try {
    take()
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause
    const holder = holderOf(file)
    if (holder !== null)
      throw new FolderTaken(`is used by another server (process ${holder}). Stop it, or name another folder.`)
    rmSync(file, { force: true })
    take()
  }
  const release = () => {
    process.removeListener('exit', release)
    rmSync(file, { force: true })
  }
  process.once('exit', release)
  return release
}

/** What keeps the changed documents of all worlds. Every call is done when it returns: nothing is written behind. */
export type Store = {
  /** The changed documents of a world, oldest first. */
  readonly read: (world: string) => readonly Omit<Change, 'before'>[]
  /** Writes changes, newest first as a world carries them, in one transaction. */
  readonly write: (world: string, newest: Change | null) => void
  /** What a world holds from now on, in place of everything before, in one transaction. */
  readonly replace: (world: string, newest: Change | null) => void
  readonly close: () => void
}

/** Without `DATA`: nothing is kept, and nothing of the database is loaded. */
export const noStore: Store = { read: () => [], write: () => {}, replace: () => {}, close: () => {} }

/** One table in an embedded database. Only texts are bound, never booleans, which abort the process. */
const openFolder = async (folder: string): Promise<Store> => {
  mkdirSync(folder, { recursive: true })
  const release = lockFolder(folder)
  const { default: Database } = await import('libsql')
  const database = new Database(`${folder}/worlds.db`)
  database.exec('pragma journal_mode=wal; pragma synchronous=normal; pragma secure_delete=on')
  database.exec(
    'create table if not exists record(world text not null, collection text not null, id text not null, body text not null, primary key(world, collection, id))',
  )
  // A digest without a digester could be guessed from: an earlier version kept such ones. Nothing of them stays on the disk.
  database.exec(
    "update record set body = json_remove(body, '$.digest') where collection = 'answers' and json_extract(body, '$.digester') is null",
  )
  database.exec('pragma wal_checkpoint(truncate)')
  const read = database.prepare('select collection, id, body from record where world = ? order by rowid')
  const write = database.prepare(
    'insert into record(world, collection, id, body) values (?, ?, ?, ?) on conflict do update set body = excluded.body',
  )
  const forget = database.prepare('delete from record where world = ?')
  const writeAll = (world: string, newest: Change | null) => {
    const changes: Change[] = []
    for (let change = newest; change !== null; change = change.before) changes.push(change)
    for (const change of changes.toReversed())
      write.run([world, change.collection, change.id, JSON.stringify(change.document)])
  }
  const inOneGo = (work: () => void) => {
    database.exec('begin')
    try {
      work()
      database.exec('commit')
    } catch (cause) {
      database.exec('rollback')
      throw cause
    }
  }
  return {
    read: (world) =>
      (read.all([world]) as { collection: string; id: string; body: string }[]).map((row) => ({
        collection: row.collection as CollectionName,
        id: row.id,
        document: JSON.parse(row.body) as unknown,
      })),
    write: (world, newest) => {
      if (newest !== null)
        inOneGo(() => {
          writeAll(world, newest)
        })
    },
    replace: (world, newest) => {
      inOneGo(() => {
        forget.run([world])
        writeAll(world, newest)
      })
    },
    close: () => {
      database.close()
      release()
    },
  }
}

/**
 * The store of a `DATA` folder. Its documents are read when a world is first named. One process at a time has the folder.
 * Fails with one line that names `DATA`, the folder and what is wrong with it.
 */
export const openStore = (folder: string): Promise<Store> =>
  openFolder(folder).catch((cause: unknown) => {
    const { message } = cause as Error
    const wrong = cause instanceof FolderTaken ? message : `cannot be used: ${message}`
    throw new Error(`DATA: ${folder} ${wrong}`, { cause })
  })
