import { type Instant, formatKstDateTime } from '#domain/kernel/calendar'
import { find, put, remove, type World } from './world.ts'

/** How far the clock of a world is ahead of real time, in milliseconds, or where it stands. */
type Clock = number | { readonly frozenAt: Instant }

const clockOf = (world: World): Clock => (find(world, 'control', 'clock')?.value as Clock | undefined) ?? 0

/** True if the clock of this world is stopped. */
export const isFrozen = (world: World): boolean => typeof clockOf(world) === 'object'

/** The instant of this world at a real instant. */
export const worldNow = (world: World, real: Instant): Instant => {
  const clock = clockOf(world)
  return typeof clock === 'number' ? real + clock : clock.frozenAt
}

/** The world whose clock shows `now` at the real instant, stopped there or running on. [D1-231] */
export const withClock = (world: World, now: Instant, real: Instant, stands: boolean): World => {
  if (!stands && now === real) return remove(world, 'control', 'clock')
  return put(world, 'control', 'clock', { value: stands ? { frozenAt: now } : now - real })
}

/** An instant as the wire carries it: Korean time, `2025-06-26T18:00:05`. Null stays null. */
export const wireTime = <T extends Instant | null>(instant: T): T extends null ? null : string => {
  const text =
    instant === null
      ? null
      : `${formatKstDateTime(instant).replace(' ', 'T')}:${String(Math.floor(instant / 1000) % 60).padStart(2, '0')}`
  return text as T extends null ? null : string
}
