import { parseKstDate } from '#domain/kernel/calendar'
import { route, type Answer, type Handler, type Route } from '../http/handler.ts'
import { deskOf } from '../officer/desk.ts'
import { officer } from '../officer/officer.ts'
import { OfficerOrder } from '../officer/on-application.ts'
import { isFrozen, withClock, worldNow } from '../world/clock.ts'
import { FaultList, faultsOf, faultsToCome, KeptFaults, withFaults, type KnownCall } from '../world/faults.ts'
import {
  chosenOf,
  queueSettingsOf,
  settingsOf,
  visitorOf,
  VisitorSetting,
  withQueue,
  withSettings,
  withVisitor,
} from '../world/settings.ts'
import type { World } from '../world/world.ts'
import { DeskAnswer, OFFICER_REFUSALS, OrderAnswer, StateAnswer } from './control-answers.ts'
import { ChosenSettings, ClockSetting, QueueSetting } from './control-schemas.ts'
import { wrong } from './control-text.ts'
import { personaOf } from './enter.ts'
import { wrongSteering } from './meaning.ts'
import { Snapshot, snapshotOf } from './snapshot.ts'

const DONE: Answer = { status: 204 }

/** An instant with its offset, as `2025-06-26T19:00:00+09:00`; null for anything else, and for a day that there is not. */
const instantOf = (text: string): number | null => {
  if (parseKstDate(text.slice(0, 10)) === null) return null
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/** Days, hours, minutes and seconds in milliseconds, as `P1DT2H30M5S`; null for anything else. */
const durationOf = (text: string): number | null => {
  const amount = (unit: string) => Number(new RegExp(`(\\d+)${unit}`).exec(text)?.[1] ?? 0)
  return /^P(?=.)(\d{1,6}D)?(T(?=.)(\d{1,6}H)?(\d{1,6}M)?(\d{1,6}S)?)?$/.test(text)
    ? (((amount('D') * 24 + amount('H')) * 60 + amount('M')) * 60 + amount('S')) * 1000
    : null
}

const EARLIEST = Date.UTC(1970, 0)
const LATEST = Date.UTC(8000, 0)

/** The calls that steer a world by changing its value alone: pure like every endpoint. `calls` are those that faults can hit. */
export const steering = (realNow: () => number, calls: readonly KnownCall[]): readonly Route[] => {
  /** Puts a value in place of the one before, if it means something. */
  const steers =
    <Body>(id: string, put: (world: World, body: Body) => World): Handler<Body> =>
    (world, { body, headers }) => {
      const mistake = wrongSteering(id, body, calls)
      return mistake === null ? [put(world, body), DONE] : [world, wrong(headers, mistake)]
    }
  return [
    route({
      method: 'PUT',
      path: '/__world/clock',
      ref: 'D1-231',
      body: ClockSetting,
      handler: (world, { body: { now, advance, freeze }, headers }) => {
        const real = realNow()
        const from = now === undefined ? worldNow(world, real) : now === null ? real : instantOf(now)
        const by = advance === undefined ? 0 : durationOf(advance)
        if (by === null) return [world, wrong(headers, { is: 'advance' })]
        const shown = (from ?? Number.NaN) + by
        if (!(shown >= EARLIEST && shown < LATEST)) return [world, wrong(headers, { is: 'now' })]
        return [withClock(world, shown, real, freeze ?? (now === undefined && isFrozen(world))), DONE]
      },
    }),
    route({
      method: 'PUT',
      path: '/__world/visitor',
      ref: 'E-197',
      body: VisitorSetting,
      handler: steers('visitor', withVisitor),
    }),
    route({
      method: 'PUT',
      path: '/__world/queue',
      ref: 'P-208',
      body: QueueSetting,
      handler: steers('queue', withQueue),
    }),
    route({
      method: 'PUT',
      path: '/__world/faults',
      ref: 'P-297',
      body: FaultList,
      handler: steers('faults', withFaults),
    }),
    route({
      method: 'GET',
      path: '/__world/faults',
      ref: 'P-297',
      answer: KeptFaults,
      handler: (world) => [world, { status: 200, body: faultsOf(world) }],
    }),
    route({
      method: 'PUT',
      path: '/__world/settings',
      ref: 'E-196',
      body: ChosenSettings,
      handler: steers('settings', withSettings),
    }),
    route({
      method: 'GET',
      path: '/__world/desk',
      ref: 'A-249',
      answer: DeskAnswer,
      handler: (world) => [world, { status: 200, body: deskOf(world) }],
    }),
    route({
      method: 'POST',
      path: '/__world/officer',
      ref: 'A-249',
      body: OfficerOrder,
      answer: OrderAnswer,
      refuses: OFFICER_REFUSALS,
      handler: officer,
    }),
    route({
      method: 'GET',
      path: '/__world/snapshot',
      ref: 'P-297',
      answer: Snapshot,
      handler: (world) => [world, { status: 200, body: snapshotOf(world) }],
    }),
    route({
      method: 'GET',
      path: '/__world/state',
      ref: 'P-297',
      answer: StateAnswer,
      handler: (world, { now, addresses }) => [
        world,
        {
          status: 200,
          body: {
            world: world.name,
            now: new Date(now).toISOString(),
            frozen: isFrozen(world),
            persona: personaOf(world),
            visitor: visitorOf(world),
            queue: queueSettingsOf(world),
            faults: faultsToCome(world),
            settings: settingsOf(world, addresses),
            chosen: chosenOf(world),
          },
        },
      ],
    }),
  ]
}
