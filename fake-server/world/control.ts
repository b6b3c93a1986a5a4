import type { FastifyInstance, FastifyReply } from 'fastify'
import { DEFAULT_SETTINGS, type Settings } from '#domain/kernel/settings'
import { refusal } from '../answers.ts'
import { route, type Answer, type Route } from '../handler.ts'
import { deskOf } from '../officer/desk.ts'
import { officer, OfficerOrder } from '../officer/officer.ts'
import type { Cast, Persona } from '../personas/cast.ts'
import { groupOf } from '../personas/groups.ts'
import { sendAnswer, serveRoutes, type Serving } from '../serve.ts'
import { catalogueOf } from './catalogue.ts'
import type { Seed } from './collections.ts'
import { worldNow, withClock } from './clock.ts'
import {
  ChosenSettings,
  ClockSetting,
  EnterQuery,
  FaultList,
  JournalQuery,
  QueueSetting,
  VisitorSetting,
} from './control-schemas.ts'
import { enterPage } from './enter.ts'
import { faultsOf, withFaults, type Fault } from './faults.ts'
import { searchJournal } from './journal.ts'
import { parseOutcome, queueSettingsOf, withQueue } from './queue-settings.ts'
import { chosenOf, settingsOf, withSettings } from './settings.ts'
import { Snapshot, snapshotOf, worldOfSnapshot } from './snapshot.ts'
import { inState, personaOf } from './stage.ts'
import { visitorOf, withVisitor } from './visitor.ts'
import { readWorldFile, WORLD_FILES } from './world-files.ts'

export type Control = {
  readonly serving: Serving
  readonly cast: Cast
  readonly seed: Seed
  readonly routes: readonly Route[]
}

const DONE: Answer = { status: 204 }

/** An instant with its offset, as `2025-06-26T19:00:00+09:00`; null for anything else. */
const instantOf = (text: string): number | null => {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

const wrong = (text: string): Answer => refusal(400, 'CONTROL_INVALID', { text })

/** The calls that steer a world by changing its value alone: pure like every endpoint. */
const steering = (realNow: () => number): readonly Route[] => [
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
    handler: (world, { body }) => [withVisitor(world, body), DONE],
  }),
  route({
    method: 'PUT',
    path: '/__world/queue',
    ref: 'P-208',
    body: QueueSetting,
    handler: (world, { body }) => {
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
    handler: (world, { body }) => [withFaults(world, body as readonly Fault[]), DONE],
  }),
  route({
    method: 'PUT',
    path: '/__world/settings',
    ref: 'E-196',
    body: ChosenSettings,
    handler: (world, { body }) => {
      const unknown = Object.keys(body).find((name) => !Object.hasOwn(DEFAULT_SETTINGS, name))
      return unknown === undefined
        ? [withSettings(world, body as Partial<Settings>), DONE]
        : [world, wrong(`모르는 설정입니다: ${unknown}`)]
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

const unknownPersona = () => refusal(404, 'PERSONA_UNKNOWN', { text: '그런 이름의 페르소나가 없습니다.' })

const personaNamed = (cast: Cast, name: string): Persona | null =>
  Object.hasOwn(cast.personas, name) ? (cast.personas[name] ?? null) : null

/** Everything below `/__world`. Without control none of this is registered, and every call answers 404. [P-297] */
export const controlRoutes = async (app: FastifyInstance, { serving, cast, seed, routes }: Control): Promise<void> => {
  const { worlds, realNow, ids } = serving
  const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store')
  await serveRoutes(app, steering(realNow), serving)

  app.delete('/__world', (request, reply) => {
    worlds.startAfresh(request.live)
    return noStore(reply).code(204).send()
  })
  app.get('/__world/personas', (request, reply) => {
    const now = worldNow(request.live.world, realNow())
    return noStore(reply).send(
      Object.entries(cast.personas).map(([name, persona]) => ({
        name,
        group: groupOf(name),
        title: persona.about,
        pages: persona.pages,
        facts: persona.facts(now),
      })),
    )
  })
  app.post('/__world/personas/:name', (request, reply) => {
    const { name } = request.params as { readonly name: string }
    const persona = personaNamed(cast, name)
    if (persona === null) return noStore(reply).code(404).send(unknownPersona().body)
    const now = worldNow(request.live.world, realNow())
    worlds.replace(request.live, inState(request.live.world, seed, name, persona, { now, ids }))
    return noStore(reply).send(persona.facts(now))
  })
  // Any screen in one click: the persona's state, signed in, on the page.
  app.get('/__world/enter', { schema: { querystring: EnterQuery } }, (request, reply) => {
    const { live } = request
    const { persona: name, to } = request.query as { readonly persona: string; readonly to?: string }
    const persona = personaNamed(cast, name)
    if (persona === null) return sendAnswer(reply, unknownPersona(), serving)
    const page = to ?? persona.pages[0] ?? '/'
    // A path of this origin only: neither another host nor a script may be entered.
    if (!/^\/(?![/\\])/.test(page)) return sendAnswer(reply, wrong('to: 이 누리집의 주소여야 합니다.'), serving)
    const stage = { now: worldNow(live.world, realNow()), ids }
    const [world, signedIn] = cast.signIn(inState(live.world, seed, name, persona, stage), persona, page, stage)
    worlds.replace(live, world)
    return sendAnswer(reply, enterPage(signedIn, page), serving)
  })
  app.get('/__world/journal', { schema: { querystring: JournalQuery } }, (request, reply) =>
    noStore(reply).send(searchJournal(request.live.journal, request.query as { path?: string; method?: string })),
  )
  app.get('/__world/queue', (request, reply) => noStore(reply).send(request.live.line.tickets()))
  app.get('/__world/catalogue', (_request, reply) => noStore(reply).send(catalogueOf(routes)))
  app.put('/__world/snapshot', { schema: { body: Snapshot }, bodyLimit: 64 * 2 ** 20 }, (request, reply) => {
    worlds.replace(request.live, worldOfSnapshot(request.live.name, seed, request.body as Snapshot))
    return noStore(reply).code(204).send()
  })
  app.get('/__world/openapi.json', async (_request, reply) => {
    const { openApiOf } = await import('../open-api.ts')
    return noStore(reply).send(await openApiOf([...routes, ...steering(realNow)]))
  })
  for (const [path, file] of Object.entries(WORLD_FILES))
    app.get(path, (_request, reply) => noStore(reply).type(file.type).send(readWorldFile(file)))
}
