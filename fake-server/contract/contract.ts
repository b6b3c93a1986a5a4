import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import { ENDPOINTS } from '../agency/endpoints.ts'
import { allDescribedCalls } from '../control/control.ts'
import { rejectionSchema } from '../http/answer-schemas.ts'
import type { AnswerKind, DescribedCall } from '../http/handler.ts'
import { rejectionCodesOf, CONTENT_TYPES_BY_ANSWER_KIND } from '../http/open-api.ts'
import { PERSONA_SET } from '../personas/all-personas.ts'

/** The parts of an answer that the contract describes. */
type ContractAnswer = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly type: string
  readonly text: string
}

const CALLS = allDescribedCalls(ENDPOINTS, PERSONA_SET)

const isMeant = ({ method, url }: ContractAnswer, call: DescribedCall) => {
  const [path = ''] = url.split('?', 1)
  const parts = path.split('/')
  const pattern = call.path.split('/')
  return (
    call.method === method &&
    (parts.length === pattern.length || (pattern.at(-1) === '*' && parts.length > pattern.length)) &&
    pattern.every((part, i) => (/^[:*]/.test(part) ? parts[i] !== '' : part === parts[i]))
  )
}

/** Returns the matching call. Prefers a call without path parameters. */
const meantBy = (answered: ContractAnswer): DescribedCall | undefined =>
  CALLS.filter((call) => isMeant(answered, call)).toSorted(
    (a, b) => a.path.split(':').length - b.path.split(':').length,
  )[0]

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Status and content type of a successful answer that is not JSON; undefined for JSON. */
const doneWith = ({ answer }: DescribedCall): readonly [number, string] | undefined => {
  if (answer === undefined) return [204, '']
  if (typeof answer !== 'string') return undefined
  const kind = answer as AnswerKind
  if (kind === 'redirect') return [303, '']
  return [200, kind === 'empty' || kind === 'file' ? '' : CONTENT_TYPES_BY_ANSWER_KIND[kind]]
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Converts the path of a problem (`/result/0/aplyNo`) to code notation: `result[0].aplyNo`. */
const placeOf = (path: string): string =>
  path
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '') || 'the body'

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>>)[part], body)

type Problem = {
  readonly keyword: string
  readonly instancePath: string
  readonly message: string
  readonly params: {
    readonly requiredProperties?: readonly string[]
    readonly additionalProperties?: readonly string[]
    readonly allowedValue?: unknown
    readonly allowedValues?: readonly unknown[]
    readonly type?: string | readonly string[]
  }
}

/**
 * Collects the values or types that the schema allows at a path, from all problems at this path; empty if the problems
 * contain none.
 */
const allowedBy = (problems: readonly Problem[]): string =>
  problems
    .flatMap(({ params }) => [
      ...(params.allowedValue === undefined ? [] : [JSON.stringify(params.allowedValue)]),
      ...(params.allowedValues ?? []).map((value) => JSON.stringify(value)),
      ...[params.type ?? []].flat(),
    ])
    .join(' or ')

/** Describes the problem at one path of a body: expected and actual value. */
const sentencesAt = (path: string, problems: readonly Problem[], body: unknown): readonly string[] => {
  const place = placeOf(path)
  const fields = problems.flatMap(({ params }) => [
    ...(params.requiredProperties ?? []).map((name) => `${place} lacks ${name}`),
    ...(params.additionalProperties ?? []).map((name) => `${place} has ${name}, which the contract does not describe`),
  ])
  if (fields.length > 0) return fields
  const actualValue = valueAt(body, path)
  const isText = typeof actualValue === 'string'
  const expected = allowedBy(problems) || problems.map(({ message }) => message).join(' and ')
  return [
    `${place}: expected ${expected}, seen ${isText ? `the text ${JSON.stringify(actualValue.slice(0, 40))}` : kindOf(actualValue)}`,
  ]
}

/** True for a problem without information: an additional field is reported for its object and again for itself. */
const saysNothing = ({ keyword }: Problem) => keyword === 'boolean'

const shapeBreach = (schema: TSchema, { method, text }: ContractAnswer, { path }: DescribedCall): string | null => {
  const body = parseJson(text)
  if (body === undefined) return `${method} ${path}: expected JSON, seen ${JSON.stringify(text.slice(0, 80))}`
  if (Schema.Check(schema, body)) return null
  const problems = (Schema.Errors(schema, body)[1] as readonly Problem[]).filter((problem) => !saysNothing(problem))
  const sentences = [...new Set(problems.map(({ instancePath }) => instancePath))].flatMap((path) =>
    sentencesAt(
      path,
      problems.filter(({ instancePath }) => instancePath === path),
      body,
    ),
  )
  return `${method} ${path}: ${sentences.slice(0, 4).join('; ')}`
}

/** Returns how an answer breaks the contract; null if it does not, or if the contract has no such call. */
export const contractViolationOf = (answered: ContractAnswer): string | null => {
  const call = meantBy(answered)
  if (call === undefined) return null
  const { status, type } = answered
  if (status >= 400)
    return call.rejectsByXml === true && /xml/.test(type)
      ? null
      : shapeBreach(rejectionSchema(rejectionCodesOf(call)), answered, call)
  const [done, kind] = doneWith(call) ?? [200, 'application/json']
  if (status !== done) return `${call.method} ${call.path}: expected HTTP ${done}, seen HTTP ${status}`
  if (call.answer === 'file')
    return /json/.test(type) ? `${call.method} ${call.path}: expected a file, seen JSON` : null
  if (!type.startsWith(kind)) return `${call.method} ${call.path}: expected ${kind}, seen ${type}`
  return doneWith(call) === undefined ? shapeBreach(call.answer as TSchema, answered, call) : null
}
