import Fastify from 'fastify'
import { validateAccountOwner, verifyAccount } from './account/accounts.ts'
import { parseToken, popupLogin } from './admin/popup-login.ts'
import { create } from './application/create.ts'
import { applicationCount, register } from './application/register.ts'
import { deliveryTotal, detailByCi, detailByNumber, resultCheck, saveStepHistory } from './application/results.ts'
import { deleteDirect, reapply, update } from './application/update.ts'
import { validateBusiness } from './business/validate-business.ts'
import { saveAgreements, consents } from './consent/consents.ts'
import { codes } from './directory/codes.ts'
import type { Route } from '../http/handler.ts'
import { REFUSAL } from '../http/schema.ts'
import { integrationRequest, kftcRequest, integrationResult } from './identity/integration.ts'
import {
  kmcRequest,
  nicePopup,
  niceResultPopup,
  simpleResultSuccess,
  simpleSuccess,
} from './identity/certification-reports.ts'
import { loadTestApply, loadTestResult } from './identity/load-test.ts'
import { realName } from './identity/real-name.ts'
import {
  landingInfo,
  landingList,
  popupDetail,
  popupList,
  popupCreate,
  popupUpdate,
  popupDelete,
  popupSwitch,
} from './notice/notices.ts'
import { createOpinion, listOpinions } from './opinion/opinions.ts'
import { proofCreateBatch, proofCreateOne } from './proof/add-items.ts'
import { cancelProof, deleteMaster } from './proof/cancel.ts'
import { proofDelete, proofUpdate, updateBatch } from './proof/change-items.ts'
import { proofCreate, proofCreateParcel } from './proof/create.ts'
import { proofDownload } from './proof/files.ts'
import { masterGet, masterUpdate } from './proof/master.ts'
import { tokenCreate, tokenRemaining, setJwtCookie } from './session/tokens.ts'
import { ownDownload, publicDownload, uploadAddress } from './upload/files.ts'

/** Every endpoint of the back end: one row each, written beside its handler, gathered here. */
export const ROUTES: readonly Route[] = [
  register,
  applicationCount,
  popupList,
  landingInfo,
  landingList,
  popupDetail,
  popupCreate,
  popupUpdate,
  popupSwitch,
  popupDelete,
  publicDownload,
  ownDownload,
  uploadAddress,
  parseToken,
  popupLogin,
  tokenRemaining,
  tokenCreate,
  setJwtCookie,
  detailByCi,
  simpleSuccess,
  simpleResultSuccess,
  integrationRequest,
  kftcRequest,
  integrationResult,
  kmcRequest,
  nicePopup,
  niceResultPopup,
  loadTestApply,
  loadTestResult,
  resultCheck,
  saveStepHistory,
  consents,
  saveAgreements,
  deliveryTotal,
  codes,
  realName,
  validateBusiness,
  validateAccountOwner,
  verifyAccount,
  create,
  detailByNumber,
  update,
  reapply,
  deleteDirect,
  proofCreate,
  proofCreateParcel,
  cancelProof,
  deleteMaster,
  proofDownload,
  masterGet,
  proofCreateOne,
  proofCreateBatch,
  updateBatch,
  masterUpdate,
  proofDelete,
  proofUpdate,
  listOpinions,
  createOpinion,
]

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
 * The contract as OpenAPI, from the same schemas that check the calls. It is made in an application of its own when it
 * is asked for: the plugin must see every route come in, and would cost every start its loading.
 */
export const openApiOf = async (rows: readonly Route[]): Promise<unknown> => {
  const { default: swagger } = await import('@fastify/swagger')
  const app = Fastify({ logger: false })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '소상공인 배달·택배비 지원 API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
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
        ...(row.access === 'everyone' ? {} : { security: [{ bearer: [] }] }),
        response: answersOf(row),
      },
      handler: () => null,
    })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
