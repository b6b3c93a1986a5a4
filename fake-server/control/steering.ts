import { isIP } from 'node:net'
import { QUEUE_ACTIONS } from '#domain/admission/queue'
import { parseKstDate } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { refusal } from '../http/answers.ts'
import { route, type Answer, type Route } from '../http/handler.ts'
import { deskOf } from '../officer/desk.ts'
import { officer } from '../officer/officer.ts'
import { OfficerOrder } from '../officer/on-application.ts'
import { withClock } from '../world/clock.ts'
import { ChosenSettings, ClockSetting, FaultList, QueueSetting, VisitorSetting } from './control-schemas.ts'
import { wrongSetting } from '../world/document-shapes.ts'
import { faultsOf, withFaults, wrongFault, type Fault } from '../world/faults.ts'
import {
  parseOutcome,
  queueSettingsOf,
  withQueue,
  chosenOf,
  settingsOf,
  withSettings,
  visitorOf,
  withVisitor,
} from '../world/settings.ts'
import { snapshotOf } from './snapshot.ts'
import { personaOf } from './enter.ts'

const DONE: Answer = { status: 204 }

/** An instant with its offset, as `2025-06-26T19:00:00+09:00`; null for anything else, and for a day that there is not. */
const instantOf = (text: string): number | null => {
  if (parseKstDate(text.slice(0, 10)) === null) return null
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/** What a control call is answered that cannot be meant as it was sent. */
export const wrong = (text: string): Answer => refusal(400, 'CONTROL_INVALID', { text })

const ACTIONS: readonly string[] = Object.values(QUEUE_ACTIONS)

/** The calls that steer a world by changing its value alone: pure like every endpoint. `paths` are those of the API. */
export const steering = (realNow: () => number, paths: readonly string[]): readonly Route[] => [
  route({
    method: 'PUT',
    path: '/__world/clock',
    ref: 'D1-231',
    body: ClockSetting,
    handler: (world, { body }) => {
      const instant = body.now === null ? null : instantOf(body.now)
      return body.now !== null && instant === null
        ? [world, wrong('now: 2025-06-26T19:00:00+09:00 과 같은 형식이어야 합니다.')]
        : [withClock(world, instant, realNow()), DONE]
    },
  }),
  route({
    method: 'PUT',
    path: '/__world/visitor',
    ref: 'E-197',
    body: VisitorSetting,
    handler: (world, { body }) =>
      body.ip === undefined || isIP(body.ip) !== 0
        ? [withVisitor(world, body), DONE]
        : [world, wrong('ip: 192.0.2.1 과 같은 주소여야 합니다.')],
  }),
  route({
    method: 'PUT',
    path: '/__world/queue',
    ref: 'P-208',
    body: QueueSetting,
    handler: (world, { body }) => {
      const action = Object.keys(body).find((name) => !ACTIONS.includes(name))
      if (action !== undefined) return [world, wrong(`모르는 대기열 동작입니다: ${action}`)]
      const unknown = Object.values(body).find((outcome) => parseOutcome(outcome) === null)
      return unknown === undefined
        ? [withQueue(world, body), DONE]
        : [world, wrong(`모르는 대기열 결과입니다: ${unknown}`)]
    },
  }),
  route({
    method: 'PUT',
    path: '/__world/faults',
    ref: 'P-297',
    body: FaultList,
    handler: (world, { body }) => {
      const faults = body as readonly Fault[]
      const field = wrongFault(faults, paths)
      return field === null
        ? [withFaults(world, faults), DONE]
        : [world, wrong(`이대로 일어날 수 없는 장애입니다: ${field}`)]
    },
  }),
  route({
    method: 'PUT',
    path: '/__world/settings',
    ref: 'E-196',
    body: ChosenSettings,
    handler: (world, { body }) => {
      const name = wrongSetting(body)
      if (name === null) return [withSettings(world, body as Partial<Settings>), DONE]
      return [
        world,
        wrong(`${Object.hasOwn(DEFAULT_SETTINGS, name) ? '설정에 맞지 않는 값입니다' : '모르는 설정입니다'}: ${name}`),
      ]
    },
  }),
  route({
    method: 'GET',
    path: '/__world/desk',
    ref: 'A-249',
    handler: (world) => [world, { status: 200, body: deskOf(world) }],
  }),
  route({ method: 'POST', path: '/__world/officer', ref: 'A-249', body: OfficerOrder, handler: officer }),
  route({
    method: 'GET',
    path: '/__world/snapshot',
    ref: 'P-297',
    handler: (world) => [world, { status: 200, body: snapshotOf(world) }],
  }),
  route({
    method: 'GET',
    path: '/__world/state',
    ref: 'P-297',
    handler: (world, { now, addresses }) => [
      world,
      {
        status: 200,
        body: {
          world: world.name,
          now: new Date(now).toISOString(),
          persona: personaOf(world),
          visitor: visitorOf(world),
          queue: queueSettingsOf(world),
          faults: faultsOf(world),
          settings: settingsOf(world, addresses),
          chosen: chosenOf(world),
        },
      },
    ],
  }),
]
