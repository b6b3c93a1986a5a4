import type { FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from '../answers.ts'
import type { Route } from '../handler.ts'
import type { Cast, Persona } from '../personas/cast.ts'
import { groupOf } from '../personas/applicants.ts'
import { sendAnswer, serveRoutes, type Serving } from '../serve.ts'
import { catalogueOf } from './catalogue.ts'
import type { Seed } from './collections.ts'
import { worldNow } from './clock.ts'
import { EnterQuery, JournalQuery } from './control-schemas.ts'
import { openedBy } from '../callers.ts'
import { askPage, enterPage, pageOf } from './enter.ts'
import { searchJournal } from './journal.ts'
import { Snapshot, worldOfSnapshot, wrongDocument, readWorldFile, WORLD_FILES } from './snapshot.ts'
import { inState } from './stage.ts'
import { steering, wrong } from './steering.ts'

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
    const { openApiOf } = await import('../open-api.ts')
    return noStore(reply).send(await openApiOf([...routes, ...steering(realNow)]))
  })
  for (const [path, file] of Object.entries(WORLD_FILES))
    app.get(path, (_request, reply) => noStore(reply).type(file.type).send(readWorldFile(file)))
}
