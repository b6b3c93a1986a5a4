import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { CollectionName } from './collections.ts'
import { FolderTaken, lockFolder } from './folder-lock.ts'

/** One changed document; `document` is null for a removed one. Newest first, back to the last time the world was kept. */
export type Change = {
  readonly collection: CollectionName
  readonly id: string
  readonly document: unknown
  readonly before: Change | null
}

/** What keeps the changed documents of all worlds. Every call is done when it returns: nothing is written behind. */
export type Store = {
  /** The changed documents of a world, oldest first. */
  readonly read: (world: string) => readonly Omit<Change, 'before'>[]
  /** Writes changes of worlds, newest first as each carries them, in one transaction. */
  readonly write: (changes: readonly (readonly [world: string, newest: Change | null])[]) => void
  /** What a world holds from now on, instead of everything before, in one transaction. */
  readonly replace: (world: string, newest: Change | null) => void
  readonly close: () => void
}

/** Without `DATA`: nothing is kept, and nothing of the database is loaded. */
export const noStore: Store = { read: () => [], write: () => {}, replace: () => {}, close: () => {} }

/** What a disk without room answers: the database's own word, and the system's for files. */
export const isDiskFull = (cause: unknown): boolean =>
  ['SQLITE_FULL', 'ENOSPC', 'EDQUOT'].includes(String((cause as { readonly code?: unknown } | null)?.code))

/** Says that a folder has no room left, instead of whatever was being done with it. */
export class DiskFull extends Error {
  constructor(folder: string, cause: unknown) {
    super(`${folder} has no room left. Nothing of the call was kept; make room, it goes on by itself.`, { cause })
  }
}

/** A folder of its owner alone: what is kept is about people. */
const makeOwn = (folder: string) => {
  makeFolder(resolve(folder))
  chmodSync(folder, 0o700)
}

/** One folder after the other: asked for all at once, Node tries for ever below one that takes none, as `/proc`. */
export const makeFolder = (folder: string): void => {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  if (!existsSync(folder) || !statSync(folder).isDirectory()) mkdirSync(folder, { mode: 0o700 })
}

/** Makes a file private to its owner; files that the database adds get the same rights. */
const makeOwnFile = (file: string) => {
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
}

/** One table in an embedded database. Only texts are bound, never booleans, which abort the process. */
const openFolder = async (folder: string): Promise<Store> => {
  makeOwn(folder)
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
      // A full disk has ended the transaction already.
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
 * The store of a `DATA` folder. Its documents are read when a world is first named. One process at a time has the folder.
 * Fails with one line that names `DATA`, the folder and what is wrong with it.
 */
export const openStore = (folder: string): Promise<Store> =>
  openFolder(folder).catch((cause: unknown) => {
    const { message } = cause as Error
    const wrong = cause instanceof FolderTaken ? message : `cannot be used: ${message}`
    throw new Error(`DATA: ${folder} ${wrong}`, { cause })
  })
