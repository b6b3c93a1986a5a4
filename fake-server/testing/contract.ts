import type { TSchema } from 'typebox'
import Schema from 'typebox/schema'
import { ROUTES } from '../agency/routes.ts'
import type { Route } from '../http/handler.ts'
import { REFUSAL } from '../http/schema.ts'

/** An answer, by the parts that the contract describes. */
export type ContractAnswer = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly type: string
  readonly text: string
}

const matches = ({ method, url }: ContractAnswer, row: Route) => {
  const [path = ''] = url.split('?', 1)
  const parts = path.split('/')
  const asked = row.path.split('/')
  return (
    row.method === method &&
    parts.length === asked.length &&
    asked.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
  )
}

/** The row of a call: one without parameters before one with them. */
const rowOf = (answered: ContractAnswer): Route | undefined =>
  ROUTES.filter((row) => matches(answered, row)).toSorted(
    (a, b) => a.path.split(':').length - b.path.split(':').length,
  )[0]

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** How an answer breaks the contract; null where it does not, or where no row describes it. */
export const breachOf = (answered: ContractAnswer): string | null => {
  const row = rowOf(answered)
  if (row === undefined || row.answer === undefined) return null
  const { status, type, text } = answered
  const schema = status >= 400 ? REFUSAL : status === 200 ? row.answer : undefined
  if (schema === undefined) return `${row.path}: HTTP ${status} is not in the contract`
  if (schema === 'file') return /json/.test(type) ? `${row.path}: JSON in place of a file` : null
  const body = parsed(text)
  if (body === undefined) return `${row.path}: no JSON in ${text.slice(0, 500)}`
  if (Schema.Check(schema, body)) return null
  const [, problems] = Schema.Errors(schema, body)
  return `${row.method} ${row.path}: ${JSON.stringify(problems.slice(0, 4))} in ${text.slice(0, 500)}`
}

type Fields = Readonly<Record<string, TSchema>>
type Described = { readonly properties?: Fields; readonly required?: readonly string[]; readonly items?: TSchema }
type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that the schema refuses; undefined where it allows everything. */
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

/** Names that a schema of an object requires. */
export const requiredIn = (schema: TSchema = {}): readonly string[] => (schema as Described).required ?? []
