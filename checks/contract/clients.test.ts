import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeServer } from '#server/server'
import { findDoc } from '#server/world/world'
import { ROOT } from '#tools/programs/root'

const run = promisify(execFile)
const server = await makeServer()
const { portal } = await server.listen(0)
afterAll(() => server.close())

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  return folder
}

const isThere = async (command: string, ...parameters: string[]): Promise<boolean> =>
  run(command, parameters).then(
    () => true,
    () => false,
  )
const [hasPython, hasJava, hasCurl] = await Promise.all([
  isThere('python3', '--version'),
  isThere('javac', '-version'),
  isThere('curl', '--version'),
])

/**
 * Returns the code block in this language from the guide that explains how other projects test with the fake server.
 */
const snippet = (language: string): string => {
  const guide = readFileSync(join(ROOT, 'fake-server/TESTS.md'), 'utf8')
  return new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? ''
}

/** Runs a file of the guide where another project would have it, next to `node_modules`. Returns the output. */
const outputOf = async (language: string, name: string, command: string, ...parameters: string[]): Promise<string> => {
  const folder = aFolder()
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(ROOT, join(folder, 'node_modules/delivery-fee-support-portal'))
  writeFileSync(join(folder, name), snippet(language))
  const env = { ...process.env, PORTAL: portal }
  return (await run(command, [...parameters, name], { cwd: folder, env })).stdout
}

describe('the examples of the guide', { timeout: 120_000 }, () => {
  it('the example runs in JavaScript without a compiler', async () =>
    expect(await outputOf('js', 'mine.mjs', process.execPath)).toBe('applied-hold\n'))
  it.runIf(hasCurl)('the example runs with curl', async () =>
    expect(JSON.parse(await outputOf('sh', 'mine.sh', 'sh'))).toMatchObject({ world: 'mine', persona: 'applied-hold' }),
  )
  it.runIf(hasPython)('the example runs in Python', async () =>
    expect(await outputOf('python', 'mine.py', 'python3')).toBe('applied-hold\n'),
  )
  it.runIf(hasJava)('the example runs in Java', async () =>
    expect(JSON.parse(await outputOf('java', 'Mine.java', 'java'))).toMatchObject({ persona: 'applied-hold' }),
  )
})

const IN_TYPESCRIPT = `
import type { paths } from './types.ts'
type Posts = { [Path in keyof paths]: paths[Path] extends { post: infer Post extends { responses: { 200: unknown } } } ? Post : never }
type Content<Of, Type extends string> = Of extends { content: Record<Type, infer Body> } ? Body : never
type Sent<Path extends keyof paths> = Posts[Path] extends { requestBody: infer Body } ? Content<Body, 'application/json'> : undefined
type Answered<Path extends keyof paths> = Content<Posts[Path]['responses'][200], 'application/json'>
type Application = Content<Posts['/api/v1/application/create']['requestBody'], 'multipart/form-data'>['applicationData']

const portal = process.env['PORTAL'] as string
const cookies = new Map<string, string>()
const ask = async (address: string, body?: BodyInit, type?: string): Promise<Response> => {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const headers = { 'x-world': 'typescript', cookie, ...(type === undefined ? {} : { 'content-type': type }) }
  const answer = await fetch(address, { method: 'POST', headers, redirect: 'manual', ...(body === undefined ? {} : { body }) })
  if (answer.status >= 400) throw new Error(address + ' ' + (await answer.text()))
  for (const line of answer.headers.getSetCookie()) cookies.set(...(line.split(';', 1)[0]!.split('=', 2) as [string, string]))
  return answer
}
const post = async <Path extends keyof paths>(path: Path, sent: Sent<Path>, address: string = path): Promise<Answered<Path>> => {
  const isSent = sent !== undefined
  const answer = await ask(portal + address, isSent ? JSON.stringify(sent) : undefined, isSent ? 'application/json' : undefined)
  return (await answer.json()) as Answered<Path>
}

const contract = await (await fetch(portal + '/__world/openapi.json')).json()
const exampleOf = (path: string, type: string) => contract.paths[path].post.requestBody.content[type].example

const name = 'new-individual-confirmed'
const person = await post('/__world/personas/{name}', undefined, '/__world/personas/' + name)
const registered = await post('/api/v1/business/first/register', { brNo: person.brNo })
if (registered.status !== 200 || !('result' in registered)) throw new Error(registered.message)
const { aplyNo } = registered.result
const { outside } = { outside: contract.paths['/w/{world}/simple/result'].servers[0].url }
await ask(outside + '/w/typescript/simple/result', new URLSearchParams({ persona: name, resultCode: '0000' }))
const { brNo, ci, birthDay, phone } = person
await post('/api/v1/auth/simpleResult/success', { brNo, aplyNo, ci, name: person.name, birthDay, phoneNumber: phone, provider: 'mine' })
await post('/api/v1/auth/setJwtCookie', undefined, '/api/v1/auth/setJwtCookie?brno=' + brNo)
const { consentsData } = exampleOf('/api/v1/auth/consents', 'application/json') as Sent<'/api/v1/auth/consents'>
await post('/api/v1/auth/consents', { brno: brNo, ci, aplyNo, consentsData })
const { applicationData } = exampleOf('/api/v1/application/create', 'multipart/form-data') as { applicationData: NonNullable<Application> }
const form = new FormData()
form.append('applicationData', new Blob([JSON.stringify({ ...applicationData, aplyNo })], { type: 'application/json' }))
const created = (await (await ask(portal + '/api/v1/application/create', form)).json()) as Answered<'/api/v1/application/create'>
console.log(created.result.aplyNo)
export {}
`

const IN_PYTHON = `
import http.cookiejar, json, os, urllib.parse, urllib.request

portal, name = os.environ["PORTAL"], "new-individual-confirmed"

class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *parts):
        return None

jar = urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())
opener = urllib.request.build_opener(jar, Stay)

def ask(address, data=None, kind="application/json"):
    headers = {"x-world": "python", **({"content-type": kind} if data else {})}
    request = urllib.request.Request(address, data=data, method="POST", headers=headers)
    try:
        return json.loads(opener.open(request).read() or "null")
    except urllib.error.HTTPError as error:
        if error.code != 303:
            raise SystemExit(error.read().decode())

def post(path, sent=None):
    return ask(portal + path, None if sent is None else json.dumps(sent).encode())

contract = json.load(urllib.request.urlopen(portal + "/__world/openapi.json"))
example = lambda path, kind: contract["paths"][path]["post"]["requestBody"]["content"][kind]["example"]

person = post("/__world/personas/" + name)
number, ci = person["brNo"], person["ci"]
aply_no = post("/api/v1/business/first/register", {"brNo": number})["result"]["aplyNo"]
outside = contract["paths"]["/w/{world}/simple/result"]["servers"][0]["url"]
decision = urllib.parse.urlencode({"persona": name, "resultCode": "0000"}).encode()
ask(outside + "/w/python/simple/result", decision, "application/x-www-form-urlencoded")
post("/api/v1/auth/simpleResult/success", {"brNo": number, "aplyNo": aply_no, "ci": ci, "name": person["name"],
     "birthDay": person["birthDay"], "phoneNumber": person["phone"], "provider": "mine"})
post("/api/v1/auth/setJwtCookie?brno=" + number)
consents = example("/api/v1/auth/consents", "application/json")["consentsData"]
post("/api/v1/auth/consents", {"brno": number, "ci": ci, "aplyNo": aply_no, "consentsData": consents})
data = {**example("/api/v1/application/create", "multipart/form-data")["applicationData"], "aplyNo": aply_no}
part = 'Content-Disposition: form-data; name="applicationData"\\r\\nContent-Type: application/json\\r\\n\\r\\n'
form = "--mine\\r\\n" + part + json.dumps(data) + "\\r\\n--mine--\\r\\n"
print(ask(portal + "/api/v1/application/create", form.encode(), "multipart/form-data; boundary=mine")["result"]["aplyNo"])
`

/** True if this application has been submitted in a world. */
const isSubmitted = (world: string, aplyNo: string): boolean =>
  typeof findDoc(server.worlds.open(world).world, 'applications', aplyNo)?.submittedAt === 'number'

describe('a client generated from the contract submits an application', { timeout: 120_000 }, () => {
  it('the client in TypeScript needs no casts of requests', async () => {
    const folder = aFolder()
    const env = { ...process.env, PORTAL: portal }
    writeFileSync(join(folder, 'client.ts'), IN_TYPESCRIPT)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    const generator = join(import.meta.dirname, 'generator/node_modules/openapi-typescript/bin/cli.js')
    await run(process.execPath, [generator, `${portal}/__world/openapi.json`, '-o', join(folder, 'types.ts')])
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const strict = ['--noEmit', '--strict', '--target', 'es2023', '--lib', 'es2023,dom', '--types', 'node']
    const checks = [...strict, '--module', 'nodenext', '--allowImportingTsExtensions', 'client.ts']
    const compilation = await run(join(ROOT, 'node_modules/.bin/tsc'), checks, { cwd: folder }).catch(
      (cause: unknown) => cause as { readonly stdout: string },
    )
    expect(compilation.stdout).toBe('')
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'client.ts'], { cwd: folder, env })
    expect(isSubmitted('typescript', stdout.trim())).toBe(true)
  })

  it.runIf(hasPython)('the client in Python uses the URLs and examples of the contract', async () => {
    const env = { ...process.env, PORTAL: portal }
    const { stdout } = await run('python3', ['-c', IN_PYTHON], { env })
    expect(isSubmitted('python', stdout.trim())).toBe(true)
  })
})
