import { formatFieldTime } from '#domain/notice/landing-time'
import type { Instant } from '#domain/time/calendar'
import { controlOf, withControl } from './controls.ts'
import type { World } from './world.ts'

export const isClockStopped = (world: World): boolean => typeof controlOf(world, 'clock') === 'object'

export const worldNow = (world: World, real: Instant): Instant => {
  const clock = controlOf(world, 'clock')
  return typeof clock === 'number' ? real + clock : clock.frozenAt
}

/** Returns the world with its clock set to `now` at the real instant, stopped or running. [D1-231] */
export const withClock = (world: World, now: Instant, real: Instant, isStopped: boolean): World =>
  withControl(world, 'clock', isStopped ? { frozenAt: now } : now - real)

/** Formats an instant for the API: Korean time, `2025-06-26T18:00:05`; null for null. */
export const toWireTime = <T extends Instant | null>(instant: T): T extends null ? null : string => {
  const text =
    instant === null ? null : `${formatFieldTime(instant)}:${String(Math.floor(instant / 1000) % 60).padStart(2, '0')}`
  return text as T extends null ? null : string
}
