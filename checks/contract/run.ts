// `npm run contract -- https://host`: checks over HTTP whether a back end fulfils the contract of the fake server.
import { readCommandLine, stopWith } from '#tools/programs/command-line'

const USAGE = `npm run contract -- [https://host] [--session 'jwtToken=…' or 'Bearer …']
  asks every documented call of a back end, and prints a line for each; without a URL it asks the fake server,
  started for it on a free port. What it sends is made up, but a back end that breaks the contract may store it:
  use one that exists for tests. With a session, which an applicant gets by a certification there, it also sends
  incomplete calls that need a session, and checks how they are rejected.`

const readParameters = (): { readonly url: string; readonly session: string } => {
  const { values, positionals } = readCommandLine(USAGE, {
    allowPositionals: true,
    options: { session: { type: 'string', default: '' } },
  })
  const [url = ''] = positionals
  if (positionals.length > 1 || (url !== '' && !/^https?:\/\//.test(url))) stopWith(USAGE)
  if (url === '' && values.session !== '')
    stopWith('--session goes with a URL: the fake server that is started here signs in its own personas.')
  return { url, session: values.session }
}

const { url, session } = readParameters()
const { ENDPOINTS } = await import('#server/agency/endpoints')
const { makeServer } = await import('#server/server')
const { contractChecksOf } = await import('./checks.ts')
const { detectContractTarget, findSignInProblem } = await import('./target.ts')

const ownServer = url === '' ? await makeServer() : null
const address = ownServer === null ? url : (await ownServer.listen(0)).portal
const doesNotAnswer = (cause: unknown): never => {
  const { message, cause: reason } = cause as Error
  return stopWith(`${address} does not answer: ${reason instanceof Error ? reason.message : message}`)
}
const target = await detectContractTarget(address, session).catch(doesNotAnswer)
const reason = target.hasControl ? await findSignInProblem(target).catch(doesNotAnswer) : null
if (reason !== null) stopWith(`Signing in a persona at ${address} failed, so its calls cannot be checked: ${reason}`)
if (target.hasControl && session !== '')
  stopWith(`--session is not needed at ${address}, whose control (/__world) signs in personas.`)
if (!target.hasControl)
  console.log('No world control (/__world) there: what needs a persona, or would leave something, is skipped.\n')

const counts = { passed: 0, failed: 0, skipped: 0 }

/** Runs the checks of a call one after the other, and prints one line, then one for each difference. */
const checkCall = async ({ call, checks, end }: ReturnType<typeof contractChecksOf>): Promise<void> => {
  const states = new Set<keyof typeof counts>()
  const [reasons, differences]: [string[], string[]] = [[], []]
  for (const { title, run } of checks) {
    const finding = await run().catch((cause: unknown) => [String(cause)])
    const state = 'skipped' in finding ? 'skipped' : finding.length === 0 ? 'passed' : 'failed'
    counts[state] += 1
    states.add(state)
    if ('skipped' in finding) reasons.push(finding.skipped)
    else differences.push(...finding.map((difference) => `        ${title}: ${difference}`))
  }
  await end()
  const verdict = states.has('failed') ? 'failed ' : states.has('passed') ? 'passed ' : 'skipped'
  const skipped =
    reasons.length === 0 ? '' : `   skipped ${reasons.length} of ${checks.length}: ${[...new Set(reasons)].join('; ')}`
  console.log([`${verdict} ${call}${skipped}`, ...differences].join('\n'))
}

const byPath = ENDPOINTS.toSorted((a, b) => (a.path < b.path ? -1 : 1))
for (const row of byPath) await checkCall(contractChecksOf(target, row))
await ownServer?.close()
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 ? 1 : 0
