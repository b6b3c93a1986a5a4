import type { Seed } from './collections.ts'
import type { Persona, Stage } from '../personas/cast.ts'
import { find, freshWorld, put, type World } from './world.ts'

/** What steers a world and is no part of a persona: personas, faults, clock and visitor are independent of each other. */
const STEERING = ['clock', 'visitor', 'queue', 'faults', 'settings']

/** A world in which nothing has happened, steered as `world` is. */
const emptied = (world: World, seed: Seed): World => {
  let after = freshWorld(world.name, seed)
  for (const id of STEERING) {
    const document = find(world, 'control', id)
    if (document !== null) after = put(after, 'control', id, document)
  }
  return after
}

/** The world in which everything that a persona tells has happened, and nothing else. */
export const inState = (world: World, seed: Seed, name: string, persona: Persona, stage: Stage): World =>
  put(persona.place(emptied(world, seed), stage), 'control', 'persona', { value: name })

/** The persona that this world was last put into. */
export const personaOf = (world: World): string | null => {
  const name = find(world, 'control', 'persona')?.value
  return typeof name === 'string' ? name : null
}
