import type { Instant } from '#domain/kernel/calendar'
import type { Seed } from './collections.ts'
import { makeJournal, type Journal } from './journal.ts'
import { makeQueueLine, type QueueLine } from './queue-line.ts'
import type { Store } from './store.ts'
import { freshWorld, withChanges, type World } from './world.ts'

/**
 * A world that is being used: its present value, and beside it what is traffic rather than state (journal, waiting
 * line), which neither snapshot nor store keep.
 */
export type Live = {
  readonly name: string
  world: World
  readonly journal: Journal
  readonly line: QueueLine
  /** Real instant of its last call. */
  seen: Instant
}

/** All worlds of this server. */
export type Worlds = {
  /** The world of this name; it springs into being at its first call. */
  readonly open: (name: string) => Live
  /** Makes `world` the present value, in the store too before this returns. */
  readonly keep: (live: Live, world: World) => void
  /** Puts `world` in place of everything that this world was, in the store too. */
  readonly replace: (live: Live, world: World) => void
  /** The world starts afresh; its journal and its line too. */
  readonly startAfresh: (live: Live) => void
  readonly count: () => number
  readonly close: () => void
}

/** A world is forgotten after an hour without a call. With `DATA` only memory forgets it. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000
const SWEEP_EVERY_MS = 5 * 60 * 1000

/** May a world be called so? Names come from headers, cookies and addresses. */
export const isWorldName = (name: string): boolean => /^[\w.-]{1,64}$/.test(name)

export const makeWorlds = (seed: Seed, store: Store, realNow: () => Instant): Worlds => {
  const worlds = new Map<string, Live>()
  const live = (name: string, world: World): Live => ({
    name,
    world,
    journal: makeJournal(),
    line: makeQueueLine(realNow),
    seen: realNow(),
  })
  const sweep = setInterval(() => {
    for (const [name, { seen }] of worlds) if (realNow() - seen >= FORGOTTEN_AFTER_MS) worlds.delete(name)
  }, SWEEP_EVERY_MS)
  sweep.unref()
  return {
    open: (name) => {
      let found = worlds.get(name)
      if (found === undefined || realNow() - found.seen >= FORGOTTEN_AFTER_MS) {
        found = live(name, { ...withChanges(freshWorld(name, seed), store.read(name)), unkept: null })
        worlds.set(name, found)
      }
      found.seen = realNow()
      return found
    },
    keep: (entry, world) => {
      if (world === entry.world) return
      store.write(entry.name, world.unkept)
      entry.world = { ...world, unkept: null }
    },
    replace: (entry, world) => {
      store.replace(entry.name, world.unkept)
      entry.world = { ...world, unkept: null }
    },
    startAfresh: (entry) => {
      store.replace(entry.name, null)
      worlds.set(entry.name, live(entry.name, freshWorld(entry.name, seed)))
    },
    count: () => worlds.size,
    close: () => {
      clearInterval(sweep)
      store.close()
    },
  }
}
