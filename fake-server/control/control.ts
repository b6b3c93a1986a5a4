import type { FastifyInstance, FastifyReply } from 'fastify'
import { QUEUE_ACTIONS } from '#domain/admission/queue'
import { formatKstDateTime, type Instant } from '#domain/kernel/calendar'
import { SETTING_CHOICES } from '#domain/kernel/read-settings'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { DATED_NOTICES } from '#domain/notice/dated-notices.table'
import { ROUTES } from '#domain/session/routes'
import { refusal } from '../http/answers.ts'
import { openedBy } from '../http/callers.ts'
import type { Route } from '../http/handler.ts'
import { groupOf } from '../personas/applicants.ts'
import type { Cast, Persona } from '../personas/cast.ts'
import { sendAnswer, serveRoutes, type Serving } from '../http/serve.ts'
import { worldNow } from '../world/clock.ts'
import type { Seed } from '../world/collections.ts'
import { EnterQuery, JournalQuery } from './control-schemas.ts'
import { askPage, enterPage, enterScript, inState, pageOf } from './enter.ts'
import { searchJournal } from '../world/journal.ts'
import { Snapshot, worldOfSnapshot, wrongDocument } from './snapshot.ts'
import { steering, wrong } from './steering.ts'

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

/** What the queue can do with an action; the numbers may be others. */
export const OUTCOMES = [
  { value: 'pass', title: '바로 통과' },
  { value: 'wait:3', title: '앞사람 3명을 기다림' },
  { value: 'wait-forever', title: '끝없이 기다림' },
  { value: 'bypass', title: '대기열 없이 통과 (300)' },
  { value: 'express', title: '급행 (303)' },
  { value: 'block', title: '차단 (301)' },
  { value: 'ip-block', title: '주소 차단 (302)' },
  { value: 'ip-block:1', title: '주소 차단 한 번만' },
  { value: 'error:509', title: '오류 509' },
  { value: 'silent', title: '답하지 않음' },
  { value: 'garbage', title: '읽을 수 없는 답' },
]

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

/** Paths of calls, what differs from one to the next as `*`. */
const pathsOf = (routes: readonly Route[]) => [...new Set(routes.map(({ path }) => path.replace(/:\w+/g, '*')))]

/** Everything that the console offers to choose from and that is the same in every world. */
export const catalogueOf = (routes: readonly Route[]) => ({
  paths: [...pathsOf(routes), ...OUTSIDE_PATHS].toSorted(),
  pages: ROUTES,
  actions: [...new Set<string>(Object.values(QUEUE_ACTIONS))].map((id) => ({ id, title: ACTION_TITLES[id] ?? id })),
  outcomes: OUTCOMES,
  dated: DATED_NOTICES.flatMap(edgesOf),
  settings: Object.entries(DEFAULT_SETTINGS).map(settingOf),
})

export type Control = {
  readonly serving: Serving
  readonly cast: Cast
  readonly seed: Seed
  readonly routes: readonly Route[]
}

const unknownPersona = ({ personas }: Cast) =>
  refusal(404, 'PERSONA_UNKNOWN', {
    text: `그런 이름의 페르소나가 없습니다. 있는 이름: ${Object.keys(personas).join(', ')}`,
  })

const personaNamed = (cast: Cast, name: string): Persona | null =>
  Object.hasOwn(cast.personas, name) ? (cast.personas[name] ?? null) : null

/** Everything below `/__world`. Without control none of this is registered, and every call answers 404. [P-297] */
export const controlRoutes = async (app: FastifyInstance, { serving, cast, seed, routes }: Control): Promise<void> => {
  const { worlds, realNow, ids } = serving
  const noStore = (reply: FastifyReply) => reply.header('cache-control', 'no-store')
  const steeringRoutes = steering(realNow, pathsOf(routes))
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
    const persona = personaNamed(cast, name)
    if (persona === null) return noStore(reply).code(404).send(unknownPersona(cast).body)
    const now = worldNow(request.live.world, realNow())
    worlds.replace(request.live, inState(request.live.world, seed, name, persona, { now, ids }))
    return noStore(reply).send(persona.facts(now))
  })
  // Any screen in one click: the persona's state, signed in, on the page.
  app.get('/__world/enter', { schema: { querystring: EnterQuery } }, (request, reply) => {
    const { live } = request
    const { persona: name, to } = request.query as { readonly persona: string; readonly to?: string }
    const persona = personaNamed(cast, name)
    if (persona === null) return sendAnswer(reply, unknownPersona(cast), serving)
    const page = pageOf(to ?? persona.pages[0] ?? '/')
    if (page === null) return sendAnswer(reply, wrong('to: 이 누리집의 주소여야 합니다.'), serving)
    const by = openedBy(request.headers)
    if (by === 'embedded') return sendAnswer(reply, refusal(403, 'ORIGIN_FORBIDDEN', 'server.foreignOrigin'), serving)
    if (by === 'sent') return sendAnswer(reply, askPage(name, page), serving)
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
    const snapshot = request.body as Snapshot
    const fault = wrongDocument(snapshot)
    if (fault !== null) return sendAnswer(reply, wrong(`상태의 형식이 올바르지 않습니다: ${fault}`), serving)
    worlds.replace(request.live, worldOfSnapshot(request.live.name, seed, snapshot))
    return noStore(reply).code(204).send()
  })
  app.get('/__world/openapi.json', async (_request, reply) => {
    const { openApiOf } = await import('../agency/routes.ts')
    return noStore(reply).send(await openApiOf([...routes, ...steeringRoutes]))
  })
  app.get('/__world/enter.js', (_request, reply) =>
    noStore(reply).type('text/javascript; charset=utf-8').send(enterScript()),
  )
}
