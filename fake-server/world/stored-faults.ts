import { controlOf, withControl } from './controls.ts'
import { matchesWildcardPattern, type Fault, type StoredFault } from './faults.ts'
import type { World } from './world.ts'

const remaining = ({ times = 1, hits }: StoredFault): number => times - hits

/** Returns the faults that will still hit calls, with the number of calls that each will still skip and hit. */
export const remainingFaults = (world: World): readonly Fault[] =>
  controlOf(world, 'faults')
    .filter((fault) => remaining(fault) > 0)
    .map(({ seen, hits, ...fault }) => ({
      ...fault,
      times: remaining({ ...fault, seen, hits }),
      ...(fault.after === undefined ? {} : { after: Math.max(0, fault.after - seen) }),
    }))

export const withFaults = (world: World, faults: readonly Fault[]): World =>
  withControl(
    world,
    'faults',
    faults.map((fault) => ({ ...fault, seen: 0, hits: 0 })),
  )

/** Returns a number from 0 to below 1. It is always the same for the same seed and turn. */
const randomNumber = (seed: number, turn: number): number => {
  let bits = Math.imul(seed ^ Math.imul(turn + 1, 0x9e3779b9), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

/**
 * Returns the fault that hits this call, and the world after it: the counters of this fault and of all matching faults
 * before it are updated.
 */
export const consumeFault = (world: World, method: string, path: string): readonly [World, Fault | null] => {
  const faults = [...controlOf(world, 'faults')]
  let hasChanged = false
  for (const [i, fault] of faults.entries()) {
    const faultMethod = fault.method?.toUpperCase() ?? '*'
    if (
      remaining(fault) <= 0 ||
      (faultMethod !== '*' && faultMethod !== method) ||
      !matchesWildcardPattern(fault.path ?? '*', path)
    )
      continue
    hasChanged = true
    const { after = 0, chance = 1, seed = 0, seen, hits } = fault
    const isInjected = seen >= after && randomNumber(seed, seen) < chance
    faults[i] = { ...fault, seen: seen + 1, hits: isInjected ? hits + 1 : hits }
    if (isInjected) return [withControl(world, 'faults', faults), fault]
  }
  return [hasChanged ? withControl(world, 'faults', faults) : world, null]
}
