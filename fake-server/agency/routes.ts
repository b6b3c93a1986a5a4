import Fastify from 'fastify'
import { isRecord } from '#domain/kernel/read-settings'
import type { Route } from '../http/handler.ts'
import { REFUSAL } from '../http/schema.ts'
import * as accounts from './account/accounts.ts'
import * as popupLogin from './admin/popup-login.ts'
import * as applicationCreate from './application/create.ts'
import * as register from './application/register.ts'
import * as results from './application/results.ts'
import * as update from './application/update.ts'
import * as validateBusiness from './business/validate-business.ts'
import * as consents from './consent/consents.ts'
import * as codes from './directory/codes.ts'
import * as certificationReports from './identity/certification-reports.ts'
import * as integration from './identity/integration.ts'
import * as loadTest from './identity/load-test.ts'
import * as realName from './identity/real-name.ts'
import * as notices from './notice/notices.ts'
import * as opinions from './opinion/opinions.ts'
import * as addItems from './proof/add-items.ts'
import * as cancel from './proof/cancel.ts'
import * as changeItems from './proof/change-items.ts'
import * as proofCreate from './proof/create.ts'
import * as proofFiles from './proof/files.ts'
import * as master from './proof/master.ts'
import * as tokens from './session/tokens.ts'
import * as uploadFiles from './upload/files.ts'

const isRoute = (value: unknown): value is Route => isRecord(value) && 'handler' in value && 'path' in value

/** Every endpoint of the back end: the rows that these files of calls export, each written beside its handler. */
export const ROUTES: readonly Route[] = [
  accounts,
  popupLogin,
  applicationCreate,
  register,
  results,
  update,
  validateBusiness,
  consents,
  codes,
  certificationReports,
  integration,
  loadTest,
  realName,
  notices,
  opinions,
  addItems,
  cancel,
  changeItems,
  proofCreate,
  proofFiles,
  master,
  tokens,
  uploadFiles,
].flatMap((calls) => Object.values<unknown>(calls).filter(isRoute))

/** A path as OpenAPI and @fastify/swagger read it, without the wildcard that has no name there. */
const isDescribable = (row: Route) => !row.path.includes('*')

/** What a row answers, as OpenAPI says it. */
const answersOf = ({ answer }: Route) => ({
  ...(answer === undefined
    ? {}
    : answer === 'file'
      ? { 200: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } }
      : { 200: answer }),
  '4xx': REFUSAL,
  '5xx': REFUSAL,
})

/**
 * The contract as OpenAPI, from the schemas that check the calls. Made in an application of its own on request, because
 * the plugin must see every route being registered and is slow to load.
 */
export const openApiOf = async (rows: readonly Route[]): Promise<unknown> => {
  const { default: swagger } = await import('@fastify/swagger')
  const app = Fastify({ logger: false })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '소상공인 배달·택배비 지원 API', version: '1' },
      components: {
        securitySchemes: {
          applicant: { type: 'apiKey', in: 'cookie', name: 'jwtToken' },
          administrator: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  })
  for (const row of rows.filter(isDescribable))
    app.route({
      method: row.method,
      url: row.path,
      schema: {
        description: row.ref,
        tags: [row.path.split('/').slice(0, 4).join('/')],
        ...(row.body === undefined ? {} : { body: row.body }),
        ...(row.query === undefined ? {} : { querystring: row.query }),
        ...(row.form === undefined ? {} : { consumes: ['multipart/form-data'] }),
        ...(row.access === 'everyone' ? {} : { security: [{ [row.access]: [] }] }),
        response: answersOf(row),
      },
      handler: () => null,
    })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
