import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { QUEUE_ACTIONS } from '#domain/admission/queue'
import { formatKstDateTime, type Instant } from '#domain/kernel/calendar'
import { SETTING_CHOICES } from '#domain/kernel/read-settings'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { DATED_NOTICES } from '#domain/notice/dated-notices.table'
import { ROUTES } from '#domain/session/routes'
import { refusal, RefusedCall, refuseWith } from '../http/answers.ts'
import { openedBy } from '../http/callers.ts'
import type { DescribedCall, Route } from '../http/handler.ts'
import { Fields } from '../world/schema.ts'
import { groupOf } from '../personas/applicants.ts'
import type { PersonaSet, Persona } from '../personas/cast.ts'
import { sendAnswer, serveRoutes, type Serving } from '../http/serve.ts'
import { OUTCOMES } from '../world/settings.ts'
import { worldNow } from '../world/clock.ts'
import type { Seed } from '../world/collections.ts'
import { CONTROL_CALLS } from './control-answers.ts'
import { type ExpectedCall, searchJournal } from './expected-calls.ts'
import type { Fault, KnownCall } from '../world/faults.ts'
import { inEnglish, isInEnglish, nearestOf, wrong } from './control-text.ts'
import { askPage, enterPage, enterScript, inState, pageOf } from './enter.ts'
import { OUTSIDE_CALLS, outsideRoutes } from '../outside/outside.ts'
import { type Snapshot, worldOfSnapshot, wrongSnapshot, readExamples } from './snapshot.ts'
import { steering } from './steering.ts'

/** What each action of the queue is, as the console names it; those without a line have their own name. */
const ACTION_TITLES: Readonly<Record<string, string>> = {
  act_1: '메인 신청하기',
  act_3: '휴대폰 인증',
  act_7: '실명인증',
  act_8: '사업자정보 조회',
  act_9: '계좌인증',
  act_10: '금융인증서',
  act_11: '공동인증서',
  act_12: '아이핀',
  act_13: '간편인증',
  act_14: '간편인증 결과',
  debug: '증빙 등록·보완',
}

/** What each dated row is about. */
const DATED_TITLES: Readonly<Record<string, string>> = {
  june: '6월 안내 팝업',
  maintenance: '2월 점검 안내 팝업',
  proof: '증빙 안내 팝업',
  default: '기본 안내 팝업',
  fallback: '대체 안내 팝업',
  applyClosed: '신청하기 닫힘',
  maintenanceWindow: '점검 시간 (사무실만 입장)',
}

/** Calls of the second origin that a fault may hit too. */
const OUTSIDE_PATHS = ['/storage/*', '/ip', '/ts.wseq', '/provider/*']

/** And everything else that somebody asks for: pages, files, and what pages and providers send. */
const OTHER_PATHS = [
  ...OUTSIDE_PATHS,
  ...ROUTES,
  ...['/config.json', '/assets/*', '/files/*', '/pdf/*', '/__rulebook/*', '/kmc-result/*', '/licenses.txt'],
  ...['/favicon.*', '/touch-icon.*', '/failures', '/provider.css', '/admin-api/*'],
  ...['/integration/*', '/phone/result', '/simple/result'],
]

const edge = (title: string, at: Instant) => ({ title, now: new Date(at).toISOString(), shown: formatKstDateTime(at) })

const edgesOf = ({ id, from, until }: (typeof DATED_NOTICES)[number]) => {
  const edges = [
    ...(from === null ? [] : [edge('시작 1초 전', from - 1000), edge('시작', from)]),
    ...(until === null ? [] : [edge('끝나기 1초 전', until - 1000), edge('끝', until)]),
  ]
  return edges.length === 0 ? [] : [{ title: DATED_TITLES[id] ?? id, edges }]
}

const settingOf = ([name, preset]: [string, unknown]) => ({
  name,
  preset,
  choices: (SETTING_CHOICES as Readonly<Record<string, readonly string[]>>)[name] ?? null,
})

/** The calls of the API, what differs from one to the next as `*`. */
const callsOf = (routes: readonly Route[]): readonly KnownCall[] =>
  routes.map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, '*') }))

/** Everything that the console offers to choose from and that is the same in every world. */
export const catalogueOf = (routes: readonly Route[]) => ({
  paths: [...new Set([...callsOf(routes).map(({ path }) => path), ...OUTSIDE_PATHS])].toSorted(),
  pages: ROUTES,
  actions: [...new Set<string>(Object.values(QUEUE_ACTIONS))].map((id) => ({ id, title: ACTION_TITLES[id] ?? id })),
  outcomes: OUTCOMES,
  dated: DATED_NOTICES.flatMap(edgesOf),
  settings: Object.entries(DEFAULT_SETTINGS).map(settingOf),
})

/** Every call of the two origins, as the contract describes it. */
export const describedCalls = (routes: readonly Route[], cast: PersonaSet): readonly DescribedCall[] => [
  ...routes,
  ...steering(Date.now, []),
  ...CONTROL_CALLS,
  ...outsideRoutes(cast),
  ...OUTSIDE_CALLS,
]

export type Control = {
  readonly serving: Serving
  readonly cast: PersonaSet
  readonly seed: Seed
  readonly routes: readonly Route[]
}

const UNKNOWN = { status: 404, code: 'PERSONA_UNKNOWN' }

/** The persona of this name; a name that there is not ends the call with those that there are. */
const personaNamed = ({ personas }: PersonaSet, name: string, headers: FastifyRequest['headers']): Persona => {
  const names = Object.keys(personas)
  const known = names.includes(name) ? personas[name] : undefined
  const mistake = { is: 'persona', what: names.join(', '), near: nearestOf(name, names) } as const
  return known ?? refuseWith(wrong(headers, mistake, UNKNOWN))
}

/** While a call is awaited in the journal it is looked for so often. */
const LOOK_AGAIN_MS = 25

/** A file of the portal, whose folder alone says whether it is there. */
const FILE = /^\/(?:assets|files|pdf|__rulebook)\/[^*]+$/

/** Ends the call with a fault of a file that the portal does not have. */
const refuseNoFile = async (app: FastifyInstance, { body, headers }: FastifyRequest): Promise<void> => {
  for (const [i, { path = '' }] of (body as readonly Fault[]).entries()) {
    if (!FILE.test(path)) continue
    const { statusCode } = await app.inject({ url: path, headers: { 'x-world': 'of-the-control' } })
    if (statusCode === 404) refuseWith(wrong(headers, { is: 'fault', what: `${i} path ${path}` }))
  }
}

/** Where a value does not fit its schema: the missing or unknown field, or the one of another form; null where it fits. */
const misfitIn = (request: FastifyRequest, schema: TSchema, value: unknown): string | null => {
  const fits = request.compileValidationSchema(schema as object)
  if (fits(value)) return null
  const { instancePath = '', params = {}, message = '' } = fits.errors?.[0] ?? {}
  const named = [params['missingProperty'], params['additionalProperty']].filter((name) => typeof name === 'string')
  return [...instancePath.split('/').slice(1), ...named].join('.') || message
}

const NOTHING = Fields({})

/** Takes nothing in silence: what no schema of a control call describes is refused by its name, in the language of the caller. [P-297] */
const takeNothingInSilence = (app: FastifyInstance, serving: Serving, rows: readonly Route[]): void => {
  const asked = new Map([...CONTROL_CALLS, ...rows].map((call) => [`${call.method} ${call.path}`, call]))
  app.addHook('preValidation', async (request) => {
    const { headers, method, routeOptions, query, body: sent } = request
    const known = asked.get(`${method.replace('HEAD', 'GET')} ${routeOptions.url}`)
    const inBody = known?.body === undefined ? (sent ?? {}) : (sent ?? null)
    const what = misfitIn(request, known?.query ?? NOTHING, query) ?? misfitIn(request, known?.body ?? NOTHING, inBody)
    if (what !== null) refuseWith(wrong(headers, { is: 'field', what }))
  })
  app.addHook('preHandler', async (request) => {
    if (request.method === 'PUT' && request.routeOptions.url === '/__world/faults') await refuseNoFile(app, request)
  })
  app.addHook('preSerialization', async ({ headers }, _reply, payload) =>
    isInEnglish(headers) ? inEnglish(payload) : payload,
  )
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RefusedCall) return sendAnswer(reply, error.answer, serving)
    throw error
  })
}

/** Everything below `/__world`. Without control none of this is registered, and every call answers 404. [P-297] */
export const controlRoutes = async (portal: FastifyInstance, control: Control): Promise<void> => {
  await portal.register((app) => ownControlRoutes(app, control))
}

const ownControlRoutes = async (app: FastifyInstance, { serving, cast, seed, routes }: Control): Promise<void> => {
  const { worlds, realNow, ids } = serving
  const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store')
  const calls = [...callsOf(routes), ...OTHER_PATHS.map((path) => ({ method: '*', path }))]
  const steeringRoutes = steering(realNow, calls)
  takeNothingInSilence(app, serving, steeringRoutes)
  await serveRoutes(app, steeringRoutes, serving)

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
    const persona = personaNamed(cast, name, request.headers)
    const now = worldNow(request.live.world, realNow())
    worlds.replace(request.live, inState(request.live.world, seed, name, persona, { now, ids }))
    return noStore(reply).send(persona.facts(now))
  })
  // Any screen in one click: the persona's state, signed in, on the page.
  app.get('/__world/enter', (request, reply) => {
    const { live } = request
    const { persona: name, to } = request.query as { readonly persona: string; readonly to?: string }
    const persona = personaNamed(cast, name, request.headers)
    const page = pageOf(to ?? persona.pages[0] ?? '/') ?? refuseWith(wrong(request.headers, { is: 'page' }))
    const by = openedBy(request.headers)
    if (by === 'embedded') return sendAnswer(reply, refusal(403, 'ORIGIN_FORBIDDEN', 'server.foreignOrigin'), serving)
    if (by === 'sent') return sendAnswer(reply, askPage(name, page), serving)
    const stage = { now: worldNow(live.world, realNow()), ids }
    const [world, signedIn] = cast.signIn(inState(live.world, seed, name, persona, stage), persona, page, stage)
    worlds.replace(live, world)
    return sendAnswer(reply, enterPage(signedIn, page), serving)
  })
  app.get('/__world/journal', (request, reply) =>
    noStore(reply).send(searchJournal(request.live.journal, request.query as ExpectedCall).found),
  )
  app.post('/__world/journal/verify', async (request, reply) => {
    const expected = request.body as ExpectedCall
    const { times, withinMs = 0 } = expected
    const until = performance.now() + withinMs
    const search = () => searchJournal(worlds.open(request.live.name).journal, expected)
    let { found, near } = search()
    while (found.length < (times ?? 1) && performance.now() < until) {
      await pause(LOOK_AGAIN_MS)
      ;({ found, near } = search())
    }
    const count = found.length
    if (times === undefined ? count > 0 : count === times) return noStore(reply).send({ count })
    const refused = { status: 409, code: 'JOURNAL_DIFFERS', more: { count, near } }
    return sendAnswer(reply, wrong(request.headers, { is: 'calls', what: String(count) }, refused), serving)
  })
  app.get('/__world/queue', (request, reply) => noStore(reply).send(request.live.line.tickets()))
  app.get('/__world/catalogue', (_request, reply) => noStore(reply).send(catalogueOf(routes)))
  app.put('/__world/snapshot', { bodyLimit: 64 * 2 ** 20 }, (request, reply) => {
    const snapshot = request.body as Snapshot
    const mistake = wrongSnapshot(snapshot, misfitIn.bind(null, request), calls)
    if (mistake !== null) refuseWith(wrong(request.headers, mistake))
    worlds.replace(request.live, worldOfSnapshot(request.live.name, seed, snapshot))
    return noStore(reply).code(204).send()
  })
  app.get('/__world/openapi.json', async (request, reply) => {
    const { openApiOf } = await import('../http/open-api.ts')
    return noStore(reply)
      .type('application/json; charset=utf-8')
      .send(openApiOf(describedCalls(routes, cast), serving.addressesOf(request), readExamples()))
  })
  app.get('/__world/enter.js', (_request, reply) =>
    noStore(reply).type('text/javascript; charset=utf-8').send(enterScript()),
  )
}
