import { readFileSync } from 'node:fs'
import { ROUTES } from '#domain/pages/routes'
import { rejection } from '../http/answers.ts'
import { type DescribedCall, type Handler, type Endpoint, endpoint } from '../http/handler.ts'
import type { PersonaSet } from '../personas/persona.ts'
import { controlOf } from '../world/controls.ts'
import { EachField, ClosedObject, Type, UncheckedValue } from '../world/schema.ts'
import { serverFilePath } from '../world/server-file.ts'
import {
  makeIntegrationResultHandler,
  makePhoneResultHandler,
  ProviderResultForm,
  makeSimpleResultHandler,
} from './certification-results.ts'
import { providerRowOf, type ProviderKind, renderProviderPage } from './provider-page.ts'

/** The path to which the page of each provider kind sends its decision, relative to `/w/{world}`. */
const ACTIONS: Readonly<Record<ProviderKind, string>> = {
  integration: 'integration/result',
  kftc: 'integration/kftc/result',
  phone: 'phone/result',
  simple: 'simple/result',
}

const PAGE = '/w/:world/provider/:method'

/**
 * Returns the headers of provider pages. Their policy allows the page's own styles, form submissions to the page's own
 * origin, and the redirect to the portal.
 */
const pageHeaders = (portal: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self' ${portal}; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
})

const page =
  (personaSet: PersonaSet): Handler =>
  (world, { params, body, query, addresses }) => {
    const name = params['method'] ?? ''
    const row = providerRowOf(name)
    if (row === null) return [world, rejection(404, 'NOT_FOUND', 'server.notFound')]
    const text = renderProviderPage({
      name,
      row,
      action: `${addresses().outside}/${ACTIONS[row.kind]}`,
      fields: { ...query, ...(body as object | undefined) },
      personas: personaSet.personas,
      chosen: controlOf(world, 'persona'),
      stylesheet: `${new URL(addresses().outside).origin}/provider.css`,
    })
    return [world, { status: 200, text, headers: pageHeaders(addresses().portal) }]
  }

const STYLES = readFileSync(serverFilePath('outside/provider.css'), 'utf8')
const stylesheet: Handler = (world) => [
  world,
  {
    status: 200,
    text: STYLES,
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=600' },
  },
]

/** Returns an empty icon: browsers request an icon and log an error if it is missing. */
const noIcon: Handler = (world) => [world, { status: 204, headers: { 'cache-control': 'max-age=600' } }]

const publicFile: Handler = (world, { params }) => {
  const name = params['*'] ?? ''
  return [
    world,
    { status: 200, file: name, headers: { 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' } },
  ]
}

export const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded'

/** Receives the decision of a provider page, at a path relative to `/w/{world}`. */
const decision = (path: string, ref: string, handler: Handler<ProviderResultForm>) =>
  endpoint({
    method: 'POST',
    path: `/w/:world/${path}`,
    ref,
    body: ProviderResultForm,
    sends: FORM_CONTENT_TYPE,
    answer: 'redirect',
    handler,
  })

/** A script of the build, with line and column if they are known. */
const SCRIPT = Type.String({ pattern: String.raw`^[\w.-]+\.js(:\d+){0,2}$` })

/**
 * Failure reports of pages, sent to the URL in `failureReportUrl`. They contain only names of the portal's own code
 * (kind of failure, page, script) and the id of a request, no data of a visitor. [E-177]
 */
const Failures = Type.Array(
  Type.Object(
    {
      kind: Type.Enum(['part', 'answer', 'policy', 'error']),
      code: Type.String({ pattern: '^[A-Za-z0-9 :/.*-]{1,200}$' }),
      page: Type.Union([Type.Enum(ROUTES), Type.Null()]),
      at: Type.Union([SCRIPT, Type.Null()]),
      requestId: Type.Union([Type.String({ pattern: '^[0-9a-fA-F]{8,64}$' }), Type.Null()]),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 20 },
)

/**
 * Returns those endpoints of the second origin that have ordinary handlers; storage, queue and IP lookup are registered
 * separately.
 */
export const secondOriginEndpoints = (personaSet: PersonaSet): readonly Endpoint[] => [
  endpoint({
    method: 'GET',
    path: PAGE,
    ref: 'E-192',
    answer: 'page',
    rejects: ['NOT_FOUND'],
    handler: page(personaSet),
  }),
  endpoint({
    method: 'POST',
    path: PAGE,
    ref: 'E-192',
    body: UncheckedValue(Type.Record(Type.String(), Type.String())),
    sends: FORM_CONTENT_TYPE,
    answer: 'page',
    rejects: ['NOT_FOUND'],
    handler: page(personaSet),
  }),
  endpoint({ method: 'GET', path: '/provider.css', ref: 'E-192', answer: 'styles', handler: stylesheet }),
  endpoint({ method: 'GET', path: '/favicon.ico', ref: 'E-192', handler: noIcon }),
  decision(ACTIONS.integration, 'E-192', makeIntegrationResultHandler(personaSet)),
  decision(ACTIONS.kftc, 'E-192', makeIntegrationResultHandler(personaSet)),
  decision(ACTIONS.phone, 'E-195', makePhoneResultHandler(personaSet)),
  decision(ACTIONS.simple, 'E-114', makeSimpleResultHandler(personaSet)),
  endpoint({
    method: 'POST',
    path: '/w/:world/failures',
    ref: 'E-177',
    body: Type.Object(
      { build: Type.Union([SCRIPT, Type.Null()]), failures: Failures },
      { additionalProperties: false },
    ),
    sends: 'text/plain',
    // Reports are not stored; they can be read in the journal.
    handler: (world) => [world, { status: 204 }],
  }),
  endpoint({ method: 'GET', path: '/w/:world/files/*', ref: 'E-183', answer: 'file', handler: publicFile }),
]

const Signed = Type.Object({ 'X-Amz-Signature': Type.String() })
const bytes = { body: UncheckedValue({ type: 'string', format: 'binary' }), sends: 'application/octet-stream' }
const STORAGE_CALL = { path: '/w/:world/storage/*', access: 'everyone', query: Signed, rejectsByXml: true } as const
const QueueRequest = Type.Object({
  opcode: Type.Enum(['5101', '5002', '5003', '5004']),
  ...EachField(Type.Optional(Type.String()), 'aid', 'key'),
})
const Address = ClosedObject({ ip: Type.String() })
const lookup = { path: '/w/:world/ip', answer: Address, rejects: ['IP_LOOKUP_FAILED'] }

/** The second origin's calls that have no ordinary handlers: storage, queue and IP lookup. */
export const SECOND_ORIGIN_CALLS_WITHOUT_HANDLER: readonly DescribedCall[] = [
  { method: 'GET', path: '/w/:world/ts.wseq', ref: 'P-205', access: 'everyone', query: QueueRequest, answer: 'script' },
  { method: 'GET', ref: 'E-197', access: 'everyone', ...lookup },
  { method: 'PUT', ref: 'P-289', ...STORAGE_CALL, ...bytes, answer: 'empty' },
  { method: 'GET', ref: 'P-290', ...STORAGE_CALL, answer: 'file' },
]
