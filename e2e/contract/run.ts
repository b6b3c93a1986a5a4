// `npm run contract -- https://host`: checks over HTTP whether a back end fulfils the contract of the fake server.
import { readCommandLine, stopWith } from '../command-line.ts'
import type { Reporter, TestCase, TestSuite } from 'vitest/node'

const USAGE = `npm run contract -- [https://host] [--session 'jwtToken=…' or 'Bearer …']
  asks every documented call of a back end, and prints a line for each; without a URL it asks the fake server,
  started for it on a free port. What it sends is made up, but a back end that breaks the contract may store it:
  aim it at one that is there for tests. With a session, which an applicant gets by a certification there, it also
  asks what needs one how it rejects calls that are not complete.`

/** Prints every difference on a separate line, and an error by its message. */
const breachesOf = (test: TestCase): readonly string[] => {
  const result = test.result()
  if (result.state !== 'failed') return []
  return result.errors.map(({ actual, message }) => actual ?? message)
}

const counted = { passed: 0, failed: 0, skipped: 0 }

const printCall = (suite: TestSuite) => {
  const tests = [...suite.children.allTests()]
  const states = tests.map((test) => test.result().state)
  for (const state of states) if (state !== 'pending') counted[state] += 1
  const isFailed = states.includes('failed') || suite.errors().length > 0
  const verdict = isFailed ? 'failed ' : states.includes('passed') ? 'passed ' : 'skipped'
  const reasons = tests.flatMap((test) => {
    const result = test.result()
    return result.state === 'skipped' ? [result.note ?? ''] : []
  })
  const skipped =
    reasons.length === 0 ? '' : `   skipped ${reasons.length} of ${tests.length}: ${[...new Set(reasons)].join('; ')}`
  console.log(`${verdict} ${suite.name}${skipped}`)
  for (const { message } of suite.errors()) console.log(`        ${message}`)
  for (const test of tests) for (const breach of breachesOf(test)) console.log(`        ${test.name}: ${breach}`)
}

const reporter: Reporter = {
  onTestSuiteResult: printCall,
  onTestModuleEnd: (module) => {
    for (const { message } of module.errors()) console.error(message)
  },
  onTestRunEnd: (_modules, errors) => {
    for (const { message } of errors) console.error(message)
    const { passed, failed, skipped } = counted
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`)
  },
}

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
if (url !== '') {
  const { detectContractTarget, findSignInProblem } = await import('./target.ts')
  const doesNotAnswer = (cause: unknown): never => {
    const { message, cause: reason } = cause as Error
    return stopWith(`${url} does not answer: ${reason instanceof Error ? reason.message : message}`)
  }
  const target = await detectContractTarget(url).catch(doesNotAnswer)
  const reason = target.hasControl ? await findSignInProblem(target).catch(doesNotAnswer) : null
  if (reason !== null) stopWith(`Signing in a persona at ${url} failed, so its calls cannot be checked: ${reason}`)
  if (target.hasControl && session !== '')
    stopWith(`--session is not needed at ${url}, whose control (/__world) signs in personas.`)
  if (!target.hasControl)
    console.log('No world control (/__world) there: what needs a persona, or would leave something, is skipped.\n')
}
process.env['CONTRACT_URL'] = url
process.env['CONTRACT_SESSION'] = session
// Suppresses a warning that Vite prints before the results on a slow machine.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = '1'
const { startVitest } = await import('vitest/node')
const vitest = await startVitest('test', ['e2e/contract/contract.test.ts'], {
  watch: false,
  project: ['node'],
  reporters: [reporter],
})
await vitest.close()
