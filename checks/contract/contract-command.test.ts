import { execFile } from 'node:child_process'
import { createServer, request as sendOn } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ENDPOINTS } from '#server/agency/endpoints'
import { makeServer } from '#server/server'
import { contractChecksOf, type ContractFinding } from './checks.ts'
import { detectContractTarget } from './target.ts'

type Passing = { readonly url: string; readonly status: number; readonly text: string }

/** Starts a fake server that fulfils the contract, except for one change to an answer. */
const backEndThat = async (
  change: (passing: Passing) => Partial<Passing>,
  options: Parameters<typeof makeServer>[0] = { control: true },
): Promise<string> => {
  const server = await makeServer(options)
  const { portal } = await server.listen(0)
  const proxy = createServer((request, reply) => {
    const { method, headers, url = '' } = request
    const onward = sendOn(
      `${portal}${url}`,
      { method, headers: { ...headers, host: new URL(portal).host } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const passing = { url, status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }
          const { status, text } = { ...passing, ...change(passing) }
          const { 'content-length': _, ...others } = answer.headers
          reply.writeHead(status, others).end(text)
        })
      },
    )
    request.pipe(onward)
  })
  await new Promise<void>((listening) => {
    proxy.listen(0, '127.0.0.1', listening)
  })
  onTestFinished(async () => {
    proxy.closeAllConnections()
    proxy.close()
    await server.close()
  })
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

const findingsOf = async (
  address: string,
  name: string,
  session = '',
  patienceMs?: number,
): Promise<Readonly<Record<string, ContractFinding>>> => {
  // The first answer of a server may be slow on a busy machine, so the patience of the test begins after it.
  const detectedTarget = await detectContractTarget(address, session)
  const target = patienceMs === undefined ? detectedTarget : { ...detectedTarget, patienceMs }
  const row = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name)
  if (row === undefined) throw new RangeError(`no call ${name}`)
  const { checks, end } = contractChecksOf(target, row)
  const findings: Record<string, ContractFinding> = {}
  for (const { title, run } of checks) findings[title] = await run()
  await end()
  return findings
}

const COMPLETE = 'answers the complete call as described'
const BROKEN = 'is refused where a field is missing or of another type'
const UNCHANGED = 'changes nothing when it is refused'
const SIGNED_OUT = 'is refused without a session'
const READS = 'only reads'

const CODES = 'POST /api/v1/common/codes/groups/list'
const isOf = (url: string, name: string) => url.startsWith(name.split(' ')[1] ?? '')

const runCommand = (address: string) =>
  new Promise<{ code: unknown; printed: string; errors: string }>((resolve) => {
    const parameters = ['--import', 'tsx', join(import.meta.dirname, 'run.ts'), address]
    execFile(process.execPath, parameters, (error, printed, errors) =>
      resolve({ code: error?.code ?? 0, printed, errors }),
    )
  })

describe('npm run contract', () => {
  it('reports nothing for a server that fulfils the contract', async () =>
    expect(await findingsOf(await backEndThat(() => ({})), CODES)).toEqual({
      [SIGNED_OUT]: [],
      [BROKEN]: [],
      [UNCHANGED]: [],
      [COMPLETE]: [],
      [READS]: [],
    }))

  it('signs in at a fake server published over https', async () => {
    const address = await backEndThat(() => ({}), { control: true, portalOrigin: 'https://portal.example' })
    expect((await findingsOf(address, CODES))[COMPLETE]).toEqual([])
  })

  it('fails with one sentence if the sign-in fails', async () => {
    const address = await backEndThat(({ url }) =>
      url.startsWith('/api/v1/auth/setJwtCookie') ? { status: 401, text: '{"errorCode":"AUTH_EXPIRED"}' } : {},
    )
    expect(await runCommand(address)).toEqual({
      code: 1,
      printed: '',
      errors: `Signing in a persona at ${address} failed, so its calls cannot be checked: HTTP 401 with {"errorCode":"AUTH_EXPIRED"}\n`,
    })
  })

  it.for([
    ['a field has another name', COMPLETE, 200, ({ text }: Passing) => ({ text: text.replace('"message"', '"msg"') })],
    ['a complete call is refused', COMPLETE, 200, () => ({ status: 400 })],
    ['an answer is not JSON', COMPLETE, 200, () => ({ text: '<html>' })],
    ['an incomplete call is accepted', BROKEN, 400, () => ({ status: 200 })],
    ['a rejection has no code', BROKEN, 400, ({ text }: Passing) => ({ text: text.replace('"errorCode"', '"code"') })],
    ['a call without a session is accepted', SIGNED_OUT, 401, () => ({ status: 200 })],
  ] as const)('reports a violation if %s', async ([, title, status, change]) => {
    const address = await backEndThat((passing) =>
      isOf(passing.url, CODES) && passing.status === status ? change(passing) : {},
    )
    const { [title]: findings, ...others } = await findingsOf(address, CODES)
    expect(findings).not.toEqual([])
    expect(Object.values(others).every((finding) => Array.isArray(finding) && finding.length === 0)).toBe(true)
  })

  it('reports a reading call that changes data', async () => {
    let writes = 0
    const address = await backEndThat(({ url, text }) => {
      if (isOf(url, CODES)) writes += 1
      return url === '/__world/snapshot' ? { text: `${text} ${writes}` } : {}
    })
    const findings = await findingsOf(address, CODES)
    expect([findings[UNCHANGED], findings[READS]]).toEqual(
      Array.from({ length: 2 }, () => ['what the server keeps is not as it was']),
    )
  })

  it('lists each expected answer if a back end answers 200 to everything', async () => {
    const server = createServer((_request, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' }).end('{"status":200}')
    })
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening)
    })
    onTestFinished(() => void server.close())
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    expect(await detectContractTarget(address)).toMatchObject({ hasControl: false })
    const findings = await findingsOf(address, 'POST /api/v1/application/create')
    expect(findings[SIGNED_OUT]).toEqual([
      'POST /api/v1/application/create: expected HTTP 401, seen HTTP 200 with {"status":200}',
    ])
  })

  it('reports the expected and actual value of a wrong type', async () => {
    const name = 'POST /api/v1/common/token/remaining'
    const address = await backEndThat(({ url, status, text }) =>
      isOf(url, name) && status === 200 ? { text: text.replace(/"result":[^,}]*/, '"result":"soon"') } : {},
    )
    expect((await findingsOf(address, name))[COMPLETE]).toEqual([
      `${name}: result: expected integer, seen the text "soon"`,
    ])
  })

  it('says how long it waited for a back end that did not answer', async () => {
    const name = 'POST /api/v1/common/token/remaining'
    const server = createServer((request, reply) => {
      if (!isOf(request.url ?? '', name)) reply.writeHead(404).end()
    })
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening)
    })
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const findings = await findingsOf(address, name, '', 50)
    expect(findings[COMPLETE]).toEqual([`${name}: expected an answer within 0.05 s, seen none`])
  })

  it('checks incomplete calls only with a session, and skips the complete call', async () => {
    const address = await backEndThat(({ url }) => (url.startsWith('/__world/state') ? { status: 404 } : {}))
    const name = 'POST /api/v1/application/create'
    expect((await findingsOf(address, name))[BROKEN]).toEqual({ skipped: 'needs a session (applicant)' })
    await fetch(`${address}/__world/personas/new-individual-confirmed`, { method: 'POST' })
    const entry = await fetch(`${address}/__world/enter?persona=new-individual-confirmed&to=/`)
    const cookies = entry.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    const findings = await findingsOf(address, name, cookies.join('; '))
    expect(findings[BROKEN]).toEqual([])
    expect(findings[COMPLETE]).toEqual({ skipped: 'needs something to be there, or leaves something' })
  })

  it('fails and prints a line for each call', async () => {
    const address = await backEndThat(
      ({ url, text }) =>
        isOf(url, 'POST /api/v1/common/token/remaining') ? { text: text.replace('"result"', '"r"') } : {},
      { control: false },
    )
    const { code, printed } = await runCommand(address)
    expect(code).toBe(1)
    const lines = printed.split('\n')
    expect(lines.filter((line) => /^(passed|failed|skipped) +[A-Z]+ \//.test(line))).toHaveLength(ENDPOINTS.length)
    expect(lines.filter((line) => line.startsWith('failed'))).toEqual([
      expect.stringContaining('POST /api/v1/common/token/remaining'),
    ])
    expect(printed).toMatch(/^passed +GET \/api\/v1\/popup\/landing-info +skipped 1 of 2: the target shows no state$/m)
    expect(printed).toMatch(
      /^passed +POST \/api\/v1\/application\/create +skipped \d of \d: needs a session \(applicant\)/m,
    )
    expect(printed).toMatch(/^\d+ passed, 1 failed, \d+ skipped$/m)
  })
})
