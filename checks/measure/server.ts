// Compares the fake server with a bare Fastify that returns the same bodies: processor time per call, processor time
// until the first answer, and memory when idle. Reads /proc, so it runs only on Linux.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { PersonaFacts } from '#server/personas/persona'
import { startProgram, type StartedProgram, startServer } from '#tools/programs/portal'
import { measurePairs, printTableHead, printTableRow } from './figures.ts'

const REFERENCES = ['json-server', 'prism']
const FOLDER = `${import.meta.dirname}/references`

/**
 * Prefix of the URL of a call that issues a token. For such a call, the bare Fastify makes a token, stores it and sets
 * the cookie.
 */
const DRAWN = '/drawn'

const BARE = `import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
const app = Fastify()
const tokens = new Map()
for (const { method, url, text, cookies } of JSON.parse(process.env.ANSWERS)) {
  const body = text.startsWith('{') ? JSON.parse(text) : text
  app.route({ method, url: url.split('?')[0], handler: (_, reply) => reply.send(body) })
  if (cookies) app.route({ method, url: '${DRAWN}' + url.split('?')[0], handler: (_, reply) => {
    const token = randomBytes(32).toString('base64url')
    tokens.set(token, Date.now())
    return reply.header('set-cookie', cookies[0].replace(/=[^;]*/, '=' + token)).send({ ...body, result: token })
  } })
}
console.log('ready ' + (await app.listen({ port: 0 })))`

const [WARM_UP, CALLS] = [10_000, 2000]
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Call = {
  readonly method: string
  readonly url: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const call = async (address: string, { method, url, body, headers }: Call) => {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const outgoingRequest = request(`${address}${url}`, { method, agent, headers: { ...json, ...headers } })
  outgoingRequest.end(JSON.stringify(body))
  const [answer] = (await once(outgoingRequest, 'response')) as [IncomingMessage]
  return { text: await textOf(answer), status: answer.statusCode, cookies: answer.headers['set-cookie'] }
}

/** The calls of an applicant, in a separate world. */
const callsOf = async (portal: string): Promise<readonly Call[]> => {
  const world = { 'x-world': 'bench' }
  const persona = 'hold-opinion-none'
  const { text } = await call(portal, { method: 'POST', url: `/__world/personas/${persona}`, headers: world })
  const { brNo, ci, aplyNo } = JSON.parse(text) as PersonaFacts
  const enter = `/__world/enter?persona=${persona}&to=/aply-result`
  const { cookies = [] } = await call(portal, { method: 'GET', url: enter, headers: world })
  const headers = { ...world, cookie: cookies.map((line) => line.split(';')[0]).join('; ') }
  const api = (path: string, body?: object) => ({
    method: body ? 'POST' : 'GET',
    url: `/api/v1/${path}`,
    body,
    headers,
  })
  return [
    api('popup/landing-info'),
    api(`opinionSubmit/list/${aplyNo}`),
    { method: 'GET', url: '/config.json', headers },
    { method: 'GET', url: '/', headers },
    api('business/supportApplicationBrnoCheck', { brNo, brno: brNo }),
    api('common/codes/groups/list', { groupId: 'BANK' }),
    api('application/result/detail/brno', { brno: brNo, ci }),
    api(`common/token/create?aplyNo=${aplyNo}&seconds=3600`, {}),
  ]
}

const processorMs = ({ pid }: StartedProgram) => {
  const tasks = readdirSync(`/proc/${pid}/task`).map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8'))
  return tasks.reduce((sum, text) => sum + Number(text.split(' ')[0]), 0) / 1e6
}

const timeOf = async (server: StartedProgram, measuredCall: Call, count = CALLS) => {
  const before = processorMs(server)
  for (let callsSent = 0; callsSent < count; callsSent += 1) await call(server.url, measuredCall)
  return ((processorMs(server) - before) / count) * 1000
}

const startOf = async (start: () => Promise<StartedProgram>) => {
  const server = await start()
  await call(server.url, { method: 'GET', url: '/' })
  const processor = processorMs(server)
  await pause(2000)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
  await server.close()
  return { processor, memory: Number(kilobytes) / 1024 }
}

const rowOf = ({ method, url }: Call) => `${method} ${url.replace(/\?.*/, '').slice(-32)}`

/**
 * The input of a comparison with other fake servers. `bare` is the bare Fastify with which our fake server is also
 * compared.
 */
type ReferenceRun = {
  readonly rounds: number
  readonly calls: readonly Call[]
  readonly bare: StartedProgram
  readonly environment: Readonly<Record<string, string>>
}

/**
 * Measures the processor time per call of json-server and Prism, and compares it with the time of the bare Fastify.
 * Installs both if they are missing.
 */
const measureReferences = async ({ rounds, calls, bare, environment }: ReferenceRun) => {
  if (!existsSync(`${FOLDER}/node_modules`))
    spawnSync('npm', ['install', '--no-package-lock', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit' })
  for (const name of REFERENCES) {
    const reference = await startProgram([`${FOLDER}/start.mjs`, name], environment)
    printTableHead('', name, 'bare Fastify')
    for (const measuredCall of calls) {
      if ((await call(reference.url, measuredCall)).status !== 200) continue
      for (const server of [reference, bare]) await timeOf(server, measuredCall, WARM_UP)
      const pairs = await measurePairs(
        rounds,
        () => timeOf(reference, measuredCall),
        () => timeOf(bare, measuredCall),
      )
      printTableRow(`${rowOf(measuredCall)}, µs`, pairs.ours, pairs.theirs)
    }
    await reference.close()
  }
}

type ServerRun = { readonly rounds: number; readonly url: string; readonly isBeside: boolean }

export const measureAndPrintServer = async ({ rounds, url, isBeside }: ServerRun): Promise<void> => {
  const calls = await callsOf(url)
  const answers = await Promise.all(
    calls.map(async (measuredCall) => ({ ...measuredCall, ...(await call(url, measuredCall)) })),
  )
  const failedAnswer = answers.find(({ status }) => status !== 200)
  if (failedAnswer !== undefined) throw new Error(`${failedAnswer.url} is answered with ${failedAnswer.status}`)
  const environment = { ANSWERS: JSON.stringify(answers), CONTRACT: `${url}/__world/openapi.json` }
  const startBare = () => startProgram(['--input-type=module', '-e', BARE], environment)
  const startOwn = () => startServer({})
  const [ownServer, bare] = [await startOwn(), await startBare()]
  const ownCalls = await callsOf(ownServer.url)
  printTableHead('', 'fake server', 'bare Fastify')
  const callsWithCookies = ownCalls.filter((_, index) => answers[index]?.cookies !== undefined)
  const pairs = [
    ...ownCalls.map((ownCall) => ({ name: rowOf(ownCall), ownCall, bareCall: ownCall })),
    ...callsWithCookies.map((cookieCall) => ({
      name: 'the same, drawn and kept',
      ownCall: cookieCall,
      bareCall: { ...cookieCall, url: `${DRAWN}${cookieCall.url}` },
    })),
  ]
  for (const { name, ownCall, bareCall } of pairs) {
    await timeOf(ownServer, ownCall, WARM_UP)
    await timeOf(bare, bareCall, WARM_UP)
    const { ours, theirs } = await measurePairs(
      rounds,
      () => timeOf(ownServer, ownCall),
      () => timeOf(bare, bareCall),
    )
    printTableRow(`${name}, µs`, ours, theirs, { ratio: 1.67 })
  }
  if (isBeside) await measureReferences({ rounds, calls, bare, environment })
  const { ours, theirs } = await measurePairs(
    rounds,
    () => startOf(startOwn),
    () => startOf(startBare),
  )
  const each = (list: typeof ours, part: 'processor' | 'memory') => list.map((figure) => figure[part])
  printTableRow('start to the first answer, ms', each(ours, 'processor'), each(theirs, 'processor'), { ratio: 2.5 })
  printTableRow('memory at rest, MB', each(ours, 'memory'), each(theirs, 'memory'), { most: 100 })
}
