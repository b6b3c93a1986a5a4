import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { FolderInUse, lockFolder } from '#deploy/folder-lock'
import type { CollectionName } from './collections.ts'

/**
 * One changed document; `document` is null if it was removed. `before` is the previous change. The chain goes back to
 * the last time that the world was written to the store.
 */
export type DocChange = {
  readonly collection: CollectionName
  readonly id: string
  readonly document: unknown
  readonly before: DocChange | null
}

/** Stores the changed documents of all worlds. Synchronous: each call has written when it returns. */
export type Store = {
  /** Returns the changed documents of a world, oldest first. */
  readonly read: (world: string) => readonly Omit<DocChange, 'before'>[]
  /** Writes changes of worlds in one transaction; each world's changes are newest first. */
  readonly write: (changes: readonly (readonly [world: string, newest: DocChange | null])[]) => void
  /** Replaces everything stored for a world, in one transaction. */
  readonly replace: (world: string, newest: DocChange | null) => void
  readonly close: () => void
}

/** The store without `DATA`: keeps nothing and loads no database. */
export const memoryOnlyStore: Store = { read: () => [], write: () => {}, replace: () => {}, close: () => {} }

/** True for the error codes of a full disk, from the database or from the system. */
export const isDiskFull = (cause: unknown): boolean =>
  ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'].includes(String((cause as { readonly code?: unknown } | null)?.code))

/** The error that replaces the original one if the disk of a folder is full. */
export class DiskFull extends Error {
  constructor(folder: string, cause: unknown) {
    super(`${folder} has no room left. Nothing of the call was kept; make room, it goes on by itself.`, { cause })
  }
}

/** Creates a folder that only its owner can read, because the data is personal. */
const createPrivateFolder = (folder: string) => {
  createFolder(resolve(folder))
  chmodSync(folder, 0o700)
}

/**
 * Creates a folder and its missing parent folders, one at a time: Node's recursive call never ends below a folder like
 * `/proc`, in which no folder can be created.
 */
export const createFolder = (folder: string): void => {
  if (!existsSync(dirname(folder))) createFolder(dirname(folder))
  if (!existsSync(folder) || !statSync(folder).isDirectory()) mkdirSync(folder, { mode: 0o700 })
}

/** Makes a file private to its owner; files that the database adds get the same permissions. */
const makeOwnFile = (file: string) => {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/**
 * Opens the database of a folder, with one table. Binds only strings, because binding a boolean would abort the
 * process.
 */
const openFolder = async (folder: string): Promise<Store> => {
  createPrivateFolder(folder)
  const release = lockFolder(folder)
  const { default: Database } = await import('libsql')
  const file = `${folder}/worlds.db`
  makeOwnFile(file)
  const database = new Database(file)
  database.exec('pragma journal_mode=wal; pragma synchronous=normal; pragma secure_delete=on')
  database.exec(
    'create table if not exists record(world text not null, collection text not null, id text not null, body text not null, primary key(world, collection, id))',
  )
  const read = database.prepare('select collection, id, body from record where world = ? order by rowid')
  const write = database.prepare(
    'insert into record(world, collection, id, body) values (?, ?, ?, ?) on conflict do update set body = excluded.body',
  )
  const forget = database.prepare('delete from record where world = ?')
  const writeAll = (world: string, newest: DocChange | null) => {
    const changes: DocChange[] = []
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
      // If the disk is full, the database has already ended the transaction.
      if (database.inTransaction) database.exec('rollback')
      throw isDiskFull(cause) ? new DiskFull(`DATA: ${folder}`, cause) : cause
    }
  }
  return {
    read: (world) =>
      (read.all([world]) as { collection: string; id: string; body: string }[]).map((row) => ({
        collection: row.collection as CollectionName,
        id: row.id,
        document: JSON.parse(row.body) as unknown,
      })),
    write: (changes) => {
      inOneGo(() => {
        for (const [world, newest] of changes) writeAll(world, newest)
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
 * Opens the store of a `DATA` folder. Documents are read when a world is first used. Only one process may use the
 * folder. Fails with a one-line message that contains `DATA`, the folder and the problem.
 */
export const openStore = (folder: string): Promise<Store> =>
  openFolder(folder).catch((cause: unknown) => {
    const { message } = cause as Error
    const wrong = cause instanceof FolderInUse ? message : `cannot be used: ${message}`
    throw new Error(`DATA: ${folder} ${wrong}`, { cause })
  })
