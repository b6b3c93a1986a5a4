import type { Static, TSchema } from 'typebox'
import { parseInstant } from '#domain/time/written-dates'
import { endpoint, type HandlerAnswer, type ReceivedCall, type Handler, type Endpoint } from '../http/handler.ts'
import { OfficerOrderBody } from '../officer/application-orders.ts'
import { DeskAnswer, officerDeskOf } from '../officer/desk.ts'
import { OFFICER_REJECTION_CODES, runOfficerOrder } from '../officer/run-officer-order.ts'
import { isClockStopped, withClock, worldNow } from '../world/clock.ts'
import { controlOf, withControl } from '../world/controls.ts'
import { StoredFaults, type CallPattern } from '../world/faults.ts'
import { settingsOf } from '../world/settings.ts'
import { remainingFaults, withFaults } from '../world/stored-faults.ts'
import type { VisitorLookupChange } from '../world/visitor-lookup.ts'
import type { World } from '../world/world.ts'
import { OfficerOrderAnswer, WorldStateAnswer } from './control-answers.ts'
import { ClockChange } from './control-schemas.ts'
import { controlRejection } from './control-text.ts'
import { CONTROL_VALUES, type ControlValue } from './control-values.ts'
import { Snapshot, snapshotOf } from './snapshot.ts'

const DONE: HandlerAnswer = { status: 204 }

/**
 * Returns the world with a changed visitor. Keeps the IP address if none is given; removes a failure or a delay that is
 * not given.
 */
const withVisitorLookup = (world: World, change: Static<typeof VisitorLookupChange>): World =>
  withControl(world, 'visitor', {
    ip: change.ip ?? controlOf(world, 'visitor').ip,
    fail: change.fail ?? false,
    delayMs: change.delayMs ?? 0,
  })

/** Parses an instant with an offset, like `2025-06-26T19:00:00+09:00`; null for anything else and for invalid dates. */
const instantOf = (text: string): number | null =>
  /^.{10}T.*(?:Z|[+-]\d\d:\d\d)$/.test(text) ? parseInstant(text) : null

/** Parses days, hours, minutes and seconds, like `P1DT2H30M5S`, to milliseconds; null for anything else. */
const durationOf = (text: string): number | null => {
  const match = DURATION.exec(text)
  if (match === null) return null
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match
  return (((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
}
const DURATION = /^P(?=.)(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/

const EARLIEST = Date.UTC(1970, 0)
const LATEST = Date.UTC(8000, 0)

const readRoute = (
  id: string,
  ref: string,
  answer: TSchema,
  readBody: (world: World, call: ReceivedCall) => unknown,
): Endpoint => ({
  method: 'GET',
  path: `/__world/${id}`,
  ref,
  access: 'everyone',
  answer,
  handler: (world, call) => [world, { status: 200, body: readBody(world, call) }],
})

/**
 * Returns the calls that change the controls of a world; pure like every endpoint. `calls` are the calls that faults
 * can match.
 */
export const worldControlCalls = (realNow: () => number, calls: readonly CallPattern[]): readonly Endpoint[] => {
  /** Returns a PUT call that replaces a value, or rejects an invalid one. */
  const writeRoute = <Body extends TSchema>(
    id: string,
    ref: string,
    { body, mistakeIn }: ControlValue<Body>,
    put: (world: World, value: Static<Body>) => World,
  ): Endpoint => {
    const handler: Handler<Static<Body>> = (world, { body: value }) => {
      const mistake = mistakeIn(value, calls)
      return mistake === null ? [put(world, value), DONE] : [world, controlRejection(mistake)]
    }
    return { method: 'PUT', path: `/__world/${id}`, ref, access: 'everyone', body, handler }
  }
  return [
    endpoint({
      method: 'PUT',
      path: '/__world/clock',
      ref: 'D1-231',
      body: ClockChange,
      handler: (world, { body: { now, advance, freeze } }) => {
        const real = realNow()
        const newTime = typeof now === 'string' ? instantOf(now) : real
        const start = now === undefined ? worldNow(world, real) : newTime
        const step = advance === undefined ? 0 : durationOf(advance)
        if (step === null) return [world, controlRejection({ is: 'advance' })]
        const instant = (start ?? Number.NaN) + step
        if (!(instant >= EARLIEST && instant < LATEST)) return [world, controlRejection({ is: 'now' })]
        return [withClock(world, instant, real, freeze ?? (now === undefined && isClockStopped(world))), DONE]
      },
    }),
    writeRoute('visitor', 'E-197', CONTROL_VALUES.visitor, withVisitorLookup),
    writeRoute('queue', 'P-208', CONTROL_VALUES.queue, (world, queue) => withControl(world, 'queue', queue)),
    writeRoute('faults', 'P-297', CONTROL_VALUES.faults, withFaults),
    readRoute('faults', 'P-297', StoredFaults, (world) => controlOf(world, 'faults')),
    writeRoute('settings', 'E-196', CONTROL_VALUES.settings, (world, settings) =>
      withControl(world, 'settings', settings),
    ),
    readRoute('desk', 'A-249', DeskAnswer, officerDeskOf),
    endpoint({
      method: 'POST',
      path: '/__world/officer',
      ref: 'A-249',
      body: OfficerOrderBody,
      answer: OfficerOrderAnswer,
      rejects: OFFICER_REJECTION_CODES,
      handler: runOfficerOrder,
    }),
    readRoute('snapshot', 'P-297', Snapshot, snapshotOf),
    readRoute('state', 'P-297', WorldStateAnswer, (world, { now, addresses }) => ({
      world: world.name,
      now: new Date(now).toISOString(),
      frozen: isClockStopped(world),
      persona: controlOf(world, 'persona'),
      visitor: controlOf(world, 'visitor'),
      queue: controlOf(world, 'queue'),
      faults: remainingFaults(world),
      settings: settingsOf(world, addresses()),
      chosen: controlOf(world, 'settings'),
    })),
  ]
}
