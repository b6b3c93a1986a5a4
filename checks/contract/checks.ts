import type { ApiAnswer } from '#server/contract/api-client'
import { brokenVariantsOf } from '#server/contract/broken-variants'
import { contractViolationOf } from '#server/contract/contract'
import { isReadOnlyCall, type SampleCall } from '#server/contract/sample-calls'
import { makeCallInSituation } from '#server/contract/situations'
import type { Endpoint } from '#server/http/handler'
import { requiredNamesIn } from '#server/world/schema'
import { prepareContractTarget, type TargetCall, sampleCallAboutUnknownPerson, type ContractTarget } from './target.ts'

/** The violations of the contract, empty if there are none; or the reason why the check is skipped. */
export type ContractFinding = readonly string[] | { readonly skipped: string }

type ContractCheck = { readonly title: string; readonly run: () => Promise<ContractFinding> }

/** The checks of one call. They share one state, so they must run in this order. */
type CallChecks = {
  readonly call: string
  readonly checks: readonly ContractCheck[]
  readonly end: () => Promise<void>
}

/** The calls that only look something up, and need neither a session nor prepared data. */
const ASKED_ANYWHERE: readonly string[] = [
  'POST /api/v1/business/supportApplicationBrnoCheck',
  'GET /api/v1/popup/landing-info',
  'POST /api/v1/admin/auth/parse-token',
  'POST /api/v1/common/token/remaining',
]

const withoutQuery = (url: string, name: string): string => {
  const [path = '', query = ''] = url.split('?', 2)
  const remainingParameters = new URLSearchParams(query)
  remainingParameters.delete(name)
  return remainingParameters.size === 0 ? path : `${path}?${remainingParameters.toString()}`
}

/**
 * A call with one mistake, and the possible statuses of its rejection. A form call is sent without any of its parts.
 */
type BrokenCall = { readonly title: string; readonly call: SampleCall; readonly status: readonly number[] }

const INVALID = [400]

const brokenCallsOf = (row: Endpoint, call: SampleCall): readonly BrokenCall[] => {
  const inQuery = requiredNamesIn(row.query).map((name) => ({
    title: `without ${name}`,
    call: { ...call, url: withoutQuery(call.url ?? row.path, name) },
    status: INVALID,
  }))
  if (row.form !== undefined) return [{ title: 'without its parts', call: { ...call, form: {} }, status: [400, 404] }]
  if (row.body === undefined) return inQuery
  const inBody = brokenVariantsOf(row.body, call.body).map(({ title, value }) => ({
    title,
    call: { ...call, body: value },
    status: INVALID,
  }))
  return [...inQuery, ...inBody]
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

/** Returns how an answer differs from this status or from the schema in the contract. */
const breachesIn = (
  answer: ApiAnswer,
  { method, path }: Endpoint,
  { url = path }: SampleCall,
  expected: readonly number[],
) => {
  const { status, text, headers } = answer
  if (!expected.includes(status))
    return [`${method} ${path}: expected HTTP ${expected.join(' or ')}, seen HTTP ${status} with ${text.slice(0, 120)}`]
  const breach = contractViolationOf({ method, url, status, type: String(headers['content-type']), text })
  return breach === null ? [] : [breach]
}

/** Returns null if the answer did not arrive in time; rethrows every other error. */
const ifTooLate = (cause: unknown): null => {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return null
  throw cause
}

const SIGNED_OUT = { cookie: '', authorization: '' }
const NO_STATE = { skipped: 'the target shows no state' }
const NO_PREPARATION = { skipped: 'needs something to be there, or leaves something' }

/** Returns the checks of a call: its rejections, its answer, and its effect. */
export const contractChecksOf = (target: ContractTarget, row: Endpoint): CallChecks => {
  const name = nameOf(row)
  const isForSignedIn = row.access !== 'everyone'
  const noSession = { skipped: `needs a session (${row.access})` }
  const canSignIn = target.hasControl || (row.access === 'applicant' && target.session !== null)

  let preparing: Promise<TargetCall> | null = null
  let before: string | null = null
  const prepared = async (): Promise<TargetCall> => {
    preparing ??= prepareContractTarget(target, name)
    const ready = await preparing
    before ??= await ready.readStoredData()
    return ready
  }
  const ask = async (call: SampleCall, status: readonly number[], headers: object = {}) => {
    const ready = await prepared()
    const answer = await makeCallInSituation({ ...ready, call, headers: { ...ready.headers, ...headers } }, name).catch(
      ifTooLate,
    )
    if (answer === null) return [`${name}: expected an answer within ${target.patienceMs / 1000} s, seen none`]
    return breachesIn(answer, row, call, status)
  }
  const isAsItWas = async (): Promise<ContractFinding> => {
    const now = await (await prepared()).readStoredData()
    if (now === null) return NO_STATE
    return now === before ? [] : ['what the server keeps is not as it was']
  }

  const withoutSession = async () => ask((await prepared()).call, [401], SIGNED_OUT)
  const whereBroken = async (): Promise<ContractFinding> => {
    if (isForSignedIn && !canSignIn) return noSession
    const breaches: string[] = []
    for (const { title, call, status } of brokenCallsOf(row, (await prepared()).call))
      breaches.push(...(await ask(call, status)).map((breach) => `${title}: ${breach}`))
    return breaches
  }
  const whereComplete = async (): Promise<ContractFinding> => {
    if (!target.hasControl && !ASKED_ANYWHERE.includes(name))
      return isForSignedIn && !canSignIn ? noSession : NO_PREPARATION
    return ask((await prepared()).call, [200])
  }

  const canBeBroken = brokenCallsOf(row, sampleCallAboutUnknownPerson(name)).length > 0
  return {
    call: name,
    checks: [
      ...(isForSignedIn ? [{ title: 'is refused without a session', run: withoutSession }] : []),
      ...(canBeBroken ? [{ title: 'is refused where a field is missing or of another type', run: whereBroken }] : []),
      ...(isForSignedIn || canBeBroken ? [{ title: 'changes nothing when it is refused', run: isAsItWas }] : []),
      { title: 'answers the complete call as described', run: whereComplete },
      ...(isReadOnlyCall(name) ? [{ title: 'only reads', run: isAsItWas }] : []),
    ],
    end: async () => {
      await (await preparing?.catch(() => null))?.dispose()
    },
  }
}
