import { type Instant, formatKstDateTime } from '#domain/kernel/calendar'
import { find, put, remove, type World } from './world.ts'

/** How far the clock of this world is ahead of real time, in milliseconds. */
const aheadOf = (world: World): number => {
  const ahead = find(world, 'control', 'clock')?.value
  return typeof ahead === 'number' ? ahead : 0
}

/** The instant of this world at a real instant. */
export const worldNow = (world: World, real: Instant): Instant => real + aheadOf(world)

/** The world whose clock shows `now` at the real instant and runs on from there; null is real time again. [D1-231] */
export const withClock = (world: World, now: Instant | null, real: Instant): World =>
  now === null ? remove(world, 'control', 'clock') : put(world, 'control', 'clock', { value: now - real })

/** An instant as the wire carries it: Korean time, `2025-06-26T18:00:05`. Null stays null. */
export const wireTime = <T extends Instant | null>(instant: T): T extends null ? null : string => {
  const text =
    instant === null
      ? null
      : `${formatKstDateTime(instant).replace(' ', 'T')}:${String(Math.floor(instant / 1000) % 60).padStart(2, '0')}`
  return text as T extends null ? null : string
}
