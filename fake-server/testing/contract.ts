import Schema from 'typebox/schema'
import { ROUTES } from '../agency/routes.ts'
import type { Route } from '../http/handler.ts'
import { REFUSAL } from '../http/schema.ts'

/** What was answered, as far as the contract says something of it. */
export type Answered = {
  readonly method: string
  readonly url: string
  readonly status: number
  readonly type: string
  readonly text: string
}

const isMeant = ({ method, url }: Answered, row: Route) => {
  const [path = ''] = url.split('?', 1)
  const parts = path.split('/')
  const asked = row.path.split('/')
  return (
    row.method === method &&
    parts.length === asked.length &&
    asked.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
  )
}

/** The row that a call meets: one without parameters before one with them. */
const rowOf = (answered: Answered): Route | undefined =>
  ROUTES.filter((row) => isMeant(answered, row)).toSorted(
    (a, b) => a.path.split(':').length - b.path.split(':').length,
  )[0]

/** In what an answer is not what the contract describes; null where it is, or where no row says anything of it. */
export const breachOf = (answered: Answered): string | null => {
  const row = rowOf(answered)
  if (row === undefined || row.answer === undefined) return null
  const { status, type, text } = answered
  const schema = status >= 400 ? REFUSAL : status === 200 ? row.answer : undefined
  if (schema === undefined) return `${row.path}: HTTP ${status} is not in the contract`
  if (schema === 'file') return /json/.test(type) ? `${row.path}: JSON in place of a file` : null
  const body: unknown = JSON.parse(text)
  if (Schema.Check(schema, body)) return null
  const [, problems] = Schema.Errors(schema, body)
  return `${row.method} ${row.path}: ${JSON.stringify(problems.slice(0, 4))} in ${text.slice(0, 500)}`
}
