import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Instant } from '#domain/kernel/calendar'
import type { Seed } from './collections.ts'
import { makeJournal, type Journal } from './journal.ts'
import { makeQueueLine, type QueueLine } from './queue-line.ts'
import { noStore, type Store } from './store.ts'
import { freshWorld, withChanges, type World } from './world.ts'

/**
 * A world in use: its present value, and traffic data that neither snapshot nor store keep. Those are made on demand,
 * because most worlds are only read once.
 */
export class Live {
  readonly name: string
  world: World
  /** Real instant of its last call. */
  seen: Instant
  readonly #realNow: () => Instant
  #journal: Journal | null = null
  #line: QueueLine | null = null

  constructor(world: World, realNow: () => Instant) {
    this.name = world.name
    this.world = world
    this.seen = realNow()
    this.#realNow = realNow
  }

  get journal(): Journal {
    return (this.#journal ??= makeJournal())
  }

  get line(): QueueLine {
    return (this.#line ??= makeQueueLine(this.#realNow))
  }
}

/** Whether the change is stored: settles with the failure, null on success. */
export type Kept = Promise<unknown>

/** Worlds that one transaction will write, each as it was when it was kept last. */
type Batch = { readonly before: Map<Live, World>; readonly failures: Promise<ReadonlyMap<Live, unknown>> }

/** A world is forgotten after an hour without a call. With `DATA` only memory forgets it. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000
const SWEEP_EVERY_MS = 5 * 60 * 1000

/** True if a world may have this name. Names come from headers, cookies and addresses. */
export const isWorldName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name)

/** All worlds of this server. */
export const makeWorlds = (seed: Seed, store: Store, realNow: () => Instant) => {
  const worlds = new Map<string, Live>()
  let batch: Batch | null = null
  const write = (entries: readonly Live[]) => {
    store.write(entries.map(({ name, world }) => [name, world.unkept]))
    for (const entry of entries) entry.world = { ...entry.world, unkept: null }
  }
  const failureOf = (entries: readonly Live[]): unknown => {
    try {
      write(entries)
      return null
    } catch (cause) {
      return cause
    }
  }
  const openBatch = (): Batch => {
    const before = new Map<Live, World>()
    const failures = nextTurn().then(() => {
      batch = null
      if (failureOf([...before.keys()]) === null) return new Map()
      // Each for itself, because one may be too large for a disk that has room for the others.
      const failed = [...before.keys()]
        .map((entry) => [entry, failureOf([entry])] as const)
        .filter(([, cause]) => cause !== null)
      for (const [entry] of failed) entry.world = before.get(entry) ?? entry.world
      return new Map(failed)
    })
    return { before, failures }
  }
  /** What still has to be written of a world; null for nothing. */
  const keeping = (entry: Live): Kept | null =>
    batch?.before.has(entry) === true ? batch.failures.then((failures) => failures.get(entry) ?? null) : null
  const sweep = setInterval(() => {
    for (const [name, { seen }] of worlds) if (realNow() - seen >= FORGOTTEN_AFTER_MS) worlds.delete(name)
  }, SWEEP_EVERY_MS)
  sweep.unref()
  return {
    /** The world of this name; it springs into being at its first call. */
    open: (name: string): Live => {
      let found = worlds.get(name)
      if (found === undefined || realNow() - found.seen >= FORGOTTEN_AFTER_MS) {
        const world = withChanges(freshWorld(name, seed), store.read(name))
        found = new Live({ ...world, unkept: null }, realNow)
        worlds.set(name, found)
      }
      found.seen = realNow()
      return found
    },
    /**
     * Makes `world` the present value. With `DATA` all that a turn of the process changes is written at its end, in one
     * transaction; what could not be written never was. Null when there is nothing to write.
     */
    keep: (entry: Live, world: World): Kept | null => {
      if (world === entry.world) return null
      if (store === noStore) {
        entry.world = { ...world, unkept: null }
        return null
      }
      batch ??= openBatch()
      if (!batch.before.has(entry)) batch.before.set(entry, entry.world)
      entry.world = world
      return keeping(entry)
    },
    keeping,
    /** True if data outlive this process. */
    areStored: store !== noStore,
    /** Puts `world` instead of everything that this world was, in the store too. */
    replace: (entry: Live, world: World): void => {
      store.replace(entry.name, world.unkept)
      batch?.before.delete(entry)
      entry.world = { ...world, unkept: null }
    },
    /** The world starts afresh; its journal and its line too. */
    startAfresh: (entry: Live): void => {
      store.replace(entry.name, null)
      batch?.before.delete(entry)
      worlds.set(entry.name, new Live(freshWorld(entry.name, seed), realNow))
    },
    count: () => worlds.size,
    close: (): void => {
      clearInterval(sweep)
      store.close()
    },
  }
}
export type Worlds = ReturnType<typeof makeWorlds>
