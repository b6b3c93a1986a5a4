import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { TSchema } from 'typebox'
import { nearestWord } from '#deploy/nearest-word'
import { ROUTES } from '#domain/pages/routes'
import { MEGABYTE } from '#domain/programme/megabyte'
import { rejection, RejectedCall } from '../http/answers.ts'
import { classifyOpener } from '../http/callers.ts'
import { describeSchemaError } from '../http/errors.ts'
import type { DescribedCall, Endpoint } from '../http/handler.ts'
import { liveWorldOrThrow } from '../http/live-world.ts'
import { sendAnswer, registerEndpoints, type RouteServices } from '../http/serve.ts'
import { SECOND_ORIGIN_CALLS_WITHOUT_HANDLER, secondOriginEndpoints } from '../outside/outside.ts'
import { personaGroupOrOther } from '../personas/all-personas.ts'
import type { PersonaSet, Persona } from '../personas/persona.ts'
import { worldNow } from '../world/clock.ts'
import type { Seed } from '../world/collections.ts'
import type { Fault, CallPattern } from '../world/faults.ts'
import { ClosedObject } from '../world/schema.ts'
import { consoleChoices } from './catalogue.ts'
import { CALLS_OUTSIDE_API, CONTROL_CALLS_BEYOND_ONE_WORLD, type ControlCallName } from './control-answers.ts'
import { worldControlCalls } from './control-calls.ts'
import { controlRejection, rejectControl } from './control-text.ts'
import { makePersonaEntryConfirmationPage, makePersonaEntryPage, freshWorldWithPersona, portalPathOf } from './enter.ts'
import { type ExpectedCall, searchJournal } from './expected-calls.ts'
import { type Snapshot, worldOfSnapshot, findSnapshotMistake, readRecordedExamples } from './snapshot.ts'

const OTHER_PATHS = [
  ...ROUTES,
  '/config.json',
  '/assets/*',
  '/files/*',
  '/pdf/*',
  '/__rulebook/*',
  '/kmc-result/*',
  '/licenses.txt',
  '/favicon.*',
  '/touch-icon.*',
  '/admin-api/*',
]

/**
 * Converts calls to the path patterns that faults match: the world prefix is removed, and each parameter becomes `*`.
 */
const callsOf = (calls: readonly DescribedCall[]): readonly CallPattern[] =>
  calls.map(({ method, path }) => ({ method, path: path.replace('/w/:world', '').replace(/:\w+/g, '*') }))

/** Returns every call of both origins, as the contract describes it. */
export const allDescribedCalls = (routes: readonly Endpoint[], personaSet: PersonaSet): readonly DescribedCall[] => [
  ...routes,
  ...worldControlCalls(Date.now, []),
  ...CONTROL_CALLS_BEYOND_ONE_WORLD,
  ...CALLS_OUTSIDE_API,
  ...secondOriginEndpoints(personaSet),
  ...SECOND_ORIGIN_CALLS_WITHOUT_HANDLER,
]

type ControlOptions = {
  readonly serving: RouteServices
  readonly personaSet: PersonaSet
  readonly seed: Seed
  readonly routes: readonly Endpoint[]
}

const UNKNOWN = { status: 404, code: 'PERSONA_UNKNOWN' }

/** Returns the persona with this name. Rejects an unknown name and lists the known names. */
const personaNamed = ({ personas }: PersonaSet, name: string): Persona => {
  const names = Object.keys(personas)
  const persona = names.includes(name) ? personas[name] : undefined
  const mistake = { is: 'persona', what: names.join(', '), near: nearestWord(name, names) } as const
  return persona ?? rejectControl(mistake, UNKNOWN)
}

/** The interval at which the journal is searched for an expected call, in milliseconds. */
const LOOK_AGAIN_MS = 25

/** Matches paths of portal files. A fault for such a path is accepted only if the file exists. */
const FILE = /^\/(?:assets|files|pdf|__rulebook)\/[^*]+$/

const rejectNoFile = async (app: FastifyInstance, { body }: FastifyRequest): Promise<void> => {
  for (const [i, { path = '' }] of (body as readonly Fault[]).entries()) {
    if (!FILE.test(path)) continue
    const { statusCode } = await app.inject({ url: path, headers: { 'x-world': 'of-the-control' } })
    if (statusCode === 404) rejectControl({ is: 'fault', what: `${i} path ${path}` })
  }
}

/** Returns the first missing, unknown or invalid field of a value, or the schema's message; null if the value fits. */
const misfitIn = (request: FastifyRequest, schema: TSchema, value: unknown): string | null => {
  const validate = request.compileValidationSchema(schema as object)
  if (validate(value)) return null
  const { errors } = validate
  return describeSchemaError(errors ?? []).way.join('.') || (errors?.[0]?.message ?? '')
}

const NOTHING = ClosedObject({})

/**
 * Rejects a control call that contains anything that its schema does not declare. The message contains the undeclared
 * part.
 */
const rejectUndeclared = (app: FastifyInstance, serving: RouteServices, rows: readonly Endpoint[]): void => {
  const callsByRoute = new Map(
    [...CONTROL_CALLS_BEYOND_ONE_WORLD, ...rows].map((call) => [`${call.method} ${call.path}`, call]),
  )
  app.addHook('preValidation', async (request) => {
    const { method, routeOptions, query, body: sentBody } = request
    const call = callsByRoute.get(`${method.replace('HEAD', 'GET')} ${routeOptions.url}`)
    const inBody = call?.body === undefined ? (sentBody ?? {}) : (sentBody ?? null)
    const what = misfitIn(request, call?.query ?? NOTHING, query) ?? misfitIn(request, call?.body ?? NOTHING, inBody)
    if (what !== null) rejectControl({ is: 'field', what })
  })
  app.addHook('preHandler', async (request) => {
    if (request.method === 'PUT' && request.routeOptions.url === '/__world/faults') await rejectNoFile(app, request)
  })
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RejectedCall) return sendAnswer(reply, error.answer, serving)
    throw error
  })
}

/** The calls that faults can match, and the paths that the console offers for them. */
type FaultTargets = { readonly calls: readonly CallPattern[]; readonly paths: readonly string[] }

const faultTargetsOf = ({ routes, personaSet }: ControlOptions): FaultTargets => {
  const calls = callsOf([...routes, ...secondOriginEndpoints(personaSet), ...SECOND_ORIGIN_CALLS_WITHOUT_HANDLER])
  return {
    calls: [...calls, ...OTHER_PATHS.map((path) => ({ method: '*', path }))],
    paths: [...new Set(calls.map(({ path }) => path))].toSorted(),
  }
}

const controlHandlers = (
  { serving, personaSet, seed, routes }: ControlOptions,
  { calls, paths }: FaultTargets,
): Readonly<Record<ControlCallName, RouteHandlerMethod>> => {
  const { worlds, realNow, ids } = serving
  return {
    'DELETE /__world': (request, reply) => {
      worlds.startAfresh(liveWorldOrThrow(request))
      return reply.code(204).send()
    },
    'GET /__world/personas': (request, reply) => {
      const now = worldNow(liveWorldOrThrow(request).world, realNow())
      return reply.send(
        Object.entries(personaSet.personas).map(([name, persona]) => ({
          name,
          group: personaGroupOrOther(name),
          title: persona.about,
          pages: persona.pages,
          facts: persona.facts(now),
        })),
      )
    },
    'POST /__world/personas/:name': (request, reply) => {
      const { name } = request.params as { readonly name: string }
      const persona = personaNamed(personaSet, name)
      const live = liveWorldOrThrow(request)
      const now = worldNow(live.world, realNow())
      worlds.replace(live, freshWorldWithPersona(live.world, seed, name, persona, { now, ids }))
      return reply.send(persona.facts(now))
    },
    // Opens any screen with one URL: sets the persona's state, signs in and opens the page.
    'GET /__world/enter': (request, reply) => {
      const live = liveWorldOrThrow(request)
      const { persona: name, to } = request.query as { readonly persona: string; readonly to?: string }
      const persona = personaNamed(personaSet, name)
      const page = portalPathOf(to ?? persona.pages[0] ?? '/') ?? rejectControl({ is: 'page' })
      const by = classifyOpener(request.headers)
      if (by === 'embedded')
        return sendAnswer(reply, rejection(403, 'ORIGIN_FORBIDDEN', 'server.foreignOrigin'), serving)
      if (by === 'sent') return sendAnswer(reply, makePersonaEntryConfirmationPage(name, page), serving)
      const context = { now: worldNow(live.world, realNow()), ids }
      const [world, signedIn] = personaSet.signIn(
        freshWorldWithPersona(live.world, seed, name, persona, context),
        persona,
        page,
        context,
      )
      worlds.replace(live, world)
      return sendAnswer(reply, makePersonaEntryPage(signedIn, page), serving)
    },
    'GET /__world/journal': (request, reply) =>
      reply.send(searchJournal(liveWorldOrThrow(request).journal, request.query as ExpectedCall).found),
    'POST /__world/journal/verify': async (request, reply) => {
      const expected = request.body as ExpectedCall
      const { times, withinMs = 0 } = expected
      const until = performance.now() + withinMs
      const search = () => searchJournal(worlds.open(liveWorldOrThrow(request).name).journal, expected)
      let { found, near } = search()
      while (found.length < (times ?? 1) && performance.now() < until) {
        await pause(LOOK_AGAIN_MS)
        ;({ found, near } = search())
      }
      const count = found.length
      if (times === undefined ? count > 0 : count === times) return reply.send({ count })
      const differenceAnswer = { status: 409, code: 'JOURNAL_DIFFERS', more: { count, near } }
      return sendAnswer(reply, controlRejection({ is: 'calls', what: String(count) }, differenceAnswer), serving)
    },
    'GET /__world/queue': (request, reply) => reply.send(liveWorldOrThrow(request).line.tickets()),
    'GET /__world/catalogue': (request, reply) => reply.send(consoleChoices(paths, serving.addressesOf(request))),
    'PUT /__world/snapshot': (request, reply) => {
      const snapshot = request.body as Snapshot
      const mistake = findSnapshotMistake(snapshot, misfitIn.bind(null, request), calls)
      if (mistake !== null) rejectControl(mistake)
      const live = liveWorldOrThrow(request)
      worlds.replace(live, worldOfSnapshot(live.name, seed, snapshot))
      return reply.code(204).send()
    },
    'GET /__world/openapi.json': async (request, reply) => {
      const { openApiOf } = await import('../http/open-api.ts')
      return reply
        .type('application/json; charset=utf-8')
        .send(openApiOf(allDescribedCalls(routes, personaSet), serving.addressesOf(request), readRecordedExamples()))
    },
  }
}

/** The limit of a snapshot's length, in bytes. */
const SNAPSHOT_BYTES = 64 * MEGABYTE

/**
 * Registers everything below `/__world`. With control switched off nothing is registered, and every call answers 404.
 * [P-297]
 */
export const registerControlRoutes = async (portal: FastifyInstance, control: ControlOptions): Promise<void> => {
  const { serving } = control
  const targets = faultTargetsOf(control)
  await portal.register(async (app) => {
    const endpoints = worldControlCalls(serving.realNow, targets.calls)
    rejectUndeclared(app, serving, endpoints)
    app.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('cache-control', 'no-store')
      done(null, payload)
    })
    await registerEndpoints(app, endpoints, serving)
    for (const [name, handler] of Object.entries(controlHandlers(control, targets))) {
      const [method = '', url = ''] = name.split(' ')
      const limit = url === '/__world/snapshot' ? { bodyLimit: SNAPSHOT_BYTES } : {}
      app.route({ method, url, handler, ...limit })
    }
  })
}
