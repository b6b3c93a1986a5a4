import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Instant } from '#domain/time/calendar'
import { FAKE_SERVER_RECORDS } from '#server-rules/fake-server-settings'
import type { Seed } from './collections.ts'
import { makeJournal, type Journal } from './journal.ts'
import { makeQueueLine, type QueueLine } from './queue-line.ts'
import { memoryOnlyStore, type Store } from './store.ts'
import { freshWorld, withChanges, type World } from './world.ts'

/**
 * A world in use: its current value, and runtime data that snapshot and store leave out. The runtime data is created on
 * demand, because most worlds are read only once.
 */
export class LiveWorld {
  readonly name: string
  world: World
  /** Real instant of the last call. */
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

/** Resolves when the change is stored or has failed: with null, or with the failure. */
export type WriteCompletion = Promise<unknown>

/** The worlds to write in one transaction, each with its last stored value. */
type Batch = { readonly before: Map<LiveWorld, World>; readonly failures: Promise<ReadonlyMap<LiveWorld, unknown>> }

/** A world is removed from memory after this time without a call; its data under `DATA` remains. */
const FORGOTTEN_AFTER_MS = FAKE_SERVER_RECORDS.idleMs
const SWEEP_EVERY_MS = 5 * 60 * 1000

/** True if a world may have this name. Names are sent in headers, cookies and URLs. */
export const isWorldName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name)

/** Opens, stores and replaces the worlds of this server, and removes unused worlds from memory. */
export const makeWorlds = (seed: Seed, store: Store, realNow: () => Instant) => {
  const worlds = new Map<string, LiveWorld>()
  let batch: Batch | null = null
  const write = (entries: readonly LiveWorld[]) => {
    store.write(entries.map(({ name, world }) => [name, world.unkept]))
    for (const entry of entries) entry.world = { ...entry.world, unkept: null }
  }
  const failureOf = (entries: readonly LiveWorld[]): unknown => {
    try {
      write(entries)
      return null
    } catch (cause) {
      return cause
    }
  }
  const openBatch = (): Batch => {
    const before = new Map<LiveWorld, World>()
    const failures = nextTurn().then(() => {
      batch = null
      if (failureOf([...before.keys()]) === null) return new Map()
      // The worlds are then written separately, because one world may be too large although the others fit.
      const failedWrites = [...before.keys()]
        .map((entry) => [entry, failureOf([entry])] as const)
        .filter(([, cause]) => cause !== null)
      for (const [entry] of failedWrites) entry.world = before.get(entry) ?? entry.world
      return new Map(failedWrites)
    })
    return { before, failures }
  }
  /** Returns the pending write of a world; null if there is none. */
  const keeping = (entry: LiveWorld): WriteCompletion | null =>
    batch?.before.has(entry) === true ? batch.failures.then((failures) => failures.get(entry) ?? null) : null
  const sweep = setInterval(() => {
    for (const [name, { seen }] of worlds) if (realNow() - seen >= FORGOTTEN_AFTER_MS) worlds.delete(name)
  }, SWEEP_EVERY_MS)
  sweep.unref()
  return {
    /** Returns the world with this name; creates it on first use. */
    open: (name: string): LiveWorld => {
      let live = worlds.get(name)
      if (live === undefined || realNow() - live.seen >= FORGOTTEN_AFTER_MS) {
        const world = withChanges(freshWorld(name, seed), store.read(name))
        live = new LiveWorld({ ...world, unkept: null }, realNow)
        worlds.set(name, live)
      }
      live.seen = realNow()
      return live
    },
    /**
     * Makes `world` the current value. With `DATA`, all changes of one event loop turn are written in one transaction
     * at its end, and rolled back if that fails. Returns the pending write; null if there is none.
     */
    keep: (entry: LiveWorld, world: World): WriteCompletion | null => {
      if (world === entry.world) return null
      if (store === memoryOnlyStore) {
        entry.world = { ...world, unkept: null }
        return null
      }
      batch ??= openBatch()
      if (!batch.before.has(entry)) batch.before.set(entry, entry.world)
      entry.world = world
      return keeping(entry)
    },
    keeping,
    /** True if the data outlives this process. */
    areStored: store !== memoryOnlyStore,
    /** Replaces the world with `world`, both in memory and in the store. */
    replace: (entry: LiveWorld, world: World): void => {
      store.replace(entry.name, world.unkept)
      batch?.before.delete(entry)
      entry.world = { ...world, unkept: null }
    },
    /** Resets the world, with its journal and its queue. */
    startAfresh: (entry: LiveWorld): void => {
      store.replace(entry.name, null)
      batch?.before.delete(entry)
      worlds.set(entry.name, new LiveWorld(freshWorld(entry.name, seed), realNow))
    },
    count: () => worlds.size,
    close: (): void => {
      clearInterval(sweep)
      store.close()
    },
  }
}
export type Worlds = ReturnType<typeof makeWorlds>
