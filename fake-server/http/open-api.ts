import { contractJsonOf, propertiesOfSchema, requiredNamesIn } from '../world/schema.ts'
import type { VisitorAddresses } from '../world/settings.ts'
import { rejectionSchema } from './answer-schemas.ts'
import type { AnswerKind, DescribedCall } from './handler.ts'

/** A recorded call and its answer, from a test. */
export type RecordedExample = { readonly parameters?: Values; readonly sent?: unknown; readonly answered?: unknown }
type Values = Readonly<Record<string, unknown>>

/** For each access rule, the codes that reject a call before its handler runs. */
const ACCESS_REFUSALS = {
  everyone: [],
  applicant: ['AUTH_EXPIRED'],
  administrator: ['ADMIN_TOKEN_INVALID', 'ADMIN_FORBIDDEN'],
} as const satisfies Record<DescribedCall['access'], readonly string[]>

const EVERY_REFUSAL = ['REQUEST_MALFORMED', 'WORLD_NAME', 'HOST_UNKNOWN', 'FAULT', 'SERVER_ERROR']
const CHANGE_REFUSALS = ['ORIGIN_FORBIDDEN', 'IDEMPOTENCY_KEY_REUSED', 'REQUEST_TOO_SLOW', 'REQUEST_TYPE']

/**
 * Returns every code with which a call may be rejected: the codes of this call, and the codes that follow from its
 * method, path, access rule and content.
 */
export const rejectionCodesOf = ({
  method,
  path,
  access,
  body,
  query,
  rejects = [],
}: DescribedCall): readonly string[] => [
  ...new Set([
    ...rejects,
    ...ACCESS_REFUSALS[access],
    ...EVERY_REFUSAL,
    ...((body ?? query) ? ['REQUEST_INVALID'] : []),
    ...(body === undefined ? [] : ['REQUEST_TOO_LARGE']),
    ...(method === 'GET' ? [] : CHANGE_REFUSALS),
    ...(path.endsWith('*') ? ['NOT_FOUND'] : []),
    ...(path.startsWith('/__world') ? ['CONTROL_INVALID'] : []),
  ]),
]

const TEXT = { type: 'string' }
const BYTES = { type: 'string', format: 'binary' }

export const CONTENT_TYPES_BY_ANSWER_KIND = {
  file: 'application/octet-stream',
  page: 'text/html',
  styles: 'text/css',
  script: 'application/javascript',
} as const satisfies Record<Exclude<AnswerKind, 'empty' | 'redirect'>, string>

const JSON_TYPE = 'application/json'

const content = (type: string, schema: object, example?: unknown) => ({ content: { [type]: { schema, example } } })

const isKind = (answer: DescribedCall['answer']): answer is AnswerKind => typeof answer === 'string'

const doneOf = ({ answer }: DescribedCall, example: unknown) => {
  if (answer === undefined) return { 204: { description: 'Done' } }
  if (!isKind(answer)) return { 200: { description: 'Done', ...content(JSON_TYPE, answer, example) } }
  if (answer === 'redirect') return { 303: { description: 'Way back', headers: { location: { schema: TEXT } } } }
  const answerContent =
    answer === 'empty' ? {} : content(CONTENT_TYPES_BY_ANSWER_KIND[answer], answer === 'file' ? BYTES : TEXT, example)
  return { 200: { description: 'Done', ...answerContent } }
}

const rejectionsOf = (call: DescribedCall) => {
  const { content: rejectionContent } = content(JSON_TYPE, rejectionSchema(rejectionCodesOf(call)))
  const storage = call.rejectsByXml === true ? { 'application/xml': { schema: TEXT } } : {}
  return { description: 'Refused', content: { ...rejectionContent, ...storage } }
}

/** Returns the body of a call; the files of a form are listed with its fields. */
const sentIn = ({ body, form, sends = JSON_TYPE }: DescribedCall, example: unknown) => {
  if (body === undefined) return undefined
  if (form === undefined) return { required: true, ...content(sends, body, example) }
  const files = Object.fromEntries(form.map((part) => [part, BYTES]))
  const parts = { ...body, properties: { ...propertiesOfSchema(body), ...files } }
  return { required: true, ...content('multipart/form-data', parts, example) }
}

const parametersOf = ({ path, query }: DescribedCall, example: Values) =>
  [
    ...[...path.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => ({
      name,
      in: 'path',
      required: true,
      schema: TEXT,
    })),
    ...Object.entries(propertiesOfSchema(query) ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: requiredNamesIn(query).includes(name),
      schema,
    })),
  ].map((parameter) => ({ ...parameter, example: example[parameter.name] }))

/** Converts `POST /api/v1/popup/:id` to 'postApiV1PopupId'. */
const operationIdOf = ({ method, path }: DescribedCall) =>
  `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w?)/g, (_, first: string) => first.toUpperCase())}`

const operationOf = (call: DescribedCall, { parameters = {}, sent, answered }: RecordedExample = {}) => ({
  operationId: operationIdOf(call),
  description: call.ref,
  tags: [call.path.split('/').slice(0, 4).join('/')],
  parameters: parametersOf(call, parameters),
  requestBody: sentIn(call, sent),
  security: call.access === 'everyone' ? [] : [{ [call.access]: [] }],
  responses: { ...doneOf(call, answered), default: rejectionsOf(call) },
})

const isOutside = ({ path }: DescribedCall) => path.startsWith('/w/') || path === '/provider.css'

/**
 * Returns the contract as OpenAPI 3.1 in JSON, from the schemas that check the calls. It contains the calls of the
 * portal's origin, and those of the second origin with that origin's URL. `examples` are keyed by `{method}
 * {path}`.
 */
export const openApiOf = (
  calls: readonly DescribedCall[],
  { portal, outside }: VisitorAddresses,
  examples: Readonly<Record<string, RecordedExample>> = {},
): string => {
  const paths: Record<string, object> = {}
  for (const call of calls) {
    const { method, path } = call
    const address = path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}')
    const operation = { [method.toLowerCase()]: operationOf(call, examples[`${method} ${path}`]) }
    const servers = isOutside(call) ? [{ url: new URL(outside).origin }] : undefined
    paths[address] = { ...paths[address], ...operation, servers }
  }
  const applicant = { type: 'apiKey', in: 'cookie', name: 'jwtToken' }
  const securitySchemes = { applicant, administrator: { type: 'http', scheme: 'bearer' } }
  const info = { title: '소상공인 배달·택배비 지원 API', version: '1' }
  return contractJsonOf({ openapi: '3.1.0', info, servers: [{ url: portal }], components: { securitySchemes }, paths })
}
