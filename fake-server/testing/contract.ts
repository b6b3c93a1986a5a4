import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import { ROUTES } from '../agency/routes.ts'
import { describedCalls } from '../control/control.ts'
import type { AnswerKind, DescribedCall } from '../http/handler.ts'
import { codesOf, CONTENT_TYPES } from '../http/open-api.ts'
import { RejectionOf } from '../world/schema.ts'
import { CAST } from '../personas/applicants.ts'

/** An answer, by the parts that the contract describes. */
export type ContractAnswer = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly type: string
  readonly text: string
}

const CALLS = describedCalls(ROUTES, CAST)

const isMeant = ({ method, url }: ContractAnswer, call: DescribedCall) => {
  const [path = ''] = url.split('?', 1)
  const parts = path.split('/')
  const asked = call.path.split('/')
  return (
    call.method === method &&
    (parts.length === asked.length || (asked.at(-1) === '*' && parts.length > asked.length)) &&
    asked.every((part, i) => (/^[:*]/.test(part) ? parts[i] !== '' : part === parts[i]))
  )
}

/** The call that is meant: one without parameters before one with them. */
const meantBy = (answered: ContractAnswer): DescribedCall | undefined =>
  CALLS.filter((call) => isMeant(answered, call)).toSorted(
    (a, b) => a.path.split(':').length - b.path.split(':').length,
  )[0]

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The status and the content type of a done call whose answer is no JSON; undefined where it is. */
const doneWith = ({ answer }: DescribedCall): readonly [number, string] | undefined => {
  if (answer === undefined) return [204, '']
  if (typeof answer !== 'string') return undefined
  const kind = answer as AnswerKind
  if (kind === 'redirect') return [303, '']
  return [200, kind === 'empty' || kind === 'file' ? '' : CONTENT_TYPES[kind]]
}

const shapeBreach = (schema: TSchema, { method, text }: ContractAnswer, { path }: DescribedCall): string | null => {
  const body = parsed(text)
  if (body === undefined) return `${path}: no JSON in ${text.slice(0, 500)}`
  if (Schema.Check(schema, body)) return null
  const [, problems] = Schema.Errors(schema, body)
  return `${method} ${path}: ${JSON.stringify(problems.slice(0, 4))} in ${text.slice(0, 500)}`
}

/** In what an answer is not what the contract describes; null where it is, or where no call of the contract is meant. */
export const breachOf = (answered: ContractAnswer): string | null => {
  const call = meantBy(answered)
  if (call === undefined) return null
  const { status, type } = answered
  if (status >= 400)
    return call.rejectsByXml === true && /xml/.test(type)
      ? null
      : shapeBreach(RejectionOf(codesOf(call)), answered, call)
  const [done, kind] = doneWith(call) ?? [200, 'application/json']
  if (status !== done) return `${call.path}: HTTP ${status} is not in the contract`
  if (call.answer === 'file') return /json/.test(type) ? `${call.path}: JSON in place of a file` : null
  if (!type.startsWith(kind)) return `${call.path}: ${type} in place of ${kind}`
  return doneWith(call) === undefined ? shapeBreach(call.answer as TSchema, answered, call) : null
}

type Fields = Readonly<Record<string, TSchema>>
type Described = { readonly properties?: Fields; readonly required?: readonly string[]; readonly items?: TSchema }
type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that the schema rejects; undefined where it allows everything. */
const wrongFor = (schema: TSchema): unknown =>
  [{ wrong: true }, 'wrong', -0.5].find((value) => !Schema.Check(schema, value))

/** A value that breaks its schema in one way. */
type Broken = { readonly title: string; readonly value: unknown }

/** Every variant of a value with one field missing or of another type, by its schema. */
export const brokenOf = (schema: TSchema, value: unknown, path = ''): readonly Broken[] => {
  const { properties = {}, required = [], items } = schema as Described
  if (Array.isArray(value) && items !== undefined)
    return brokenOf(items, value[0], `${path}[0]`).map((broken) => ({
      title: broken.title,
      value: [broken.value, ...value.slice(1)],
    }))
  if (!isRecord(value)) return []
  return Object.entries(properties).flatMap(([name, field]): readonly Broken[] => {
    if (!(name in value)) return []
    const place = path === '' ? name : `${path}.${name}`
    const wrong = wrongFor(field)
    const { [name]: own, ...others } = value
    return [
      ...(required.includes(name) ? [{ title: `without ${place}`, value: others }] : []),
      ...(wrong === undefined ? [] : [{ title: `with ${place} of another type`, value: { ...value, [name]: wrong } }]),
      ...brokenOf(field, own, place).map((broken) => ({ ...broken, value: { ...value, [name]: broken.value } })),
    ]
  })
}
