import type { PersonaFacts } from '../personas/persona.ts'
import { accountUpdateData } from './account-update.ts'
import type { ApiClient, ApiAnswer } from './api-client.ts'
import { giveConsents, reachFormAs, signInAs } from './applicants.ts'
import { applicationBody } from './application-body.ts'
import { sampleCalls, type SampleCall } from './sample-calls.ts'

/** A prepared call: a client in a state in which the call may be made, the call, and its headers. */
export type PreparedCall<C extends ApiClient = ApiClient> = {
  readonly api: C
  readonly call: SampleCall
  readonly headers?: Readonly<Record<string, string>>
}

/** Stores a receipt of this applicant, as a page does; returns its path. */
const uploadReceipt = async (api: ApiClient): Promise<string> => {
  const file = { originalFileName: 'a.pdf', contentType: 'application/pdf', fileCategory: '영수증' }
  const { body } = await api.post('/api/v1/common/file/presigned-url', file)
  const { filePath, presignedUrl } = body['data'] as { readonly filePath: string; readonly presignedUrl: string }
  await api.upload(presignedUrl, file.contentType, Buffer.from('%PDF-1.4'))
  return filePath
}

const sampleOf = (facts: PersonaFacts, name: string, filePath = 'no file'): SampleCall =>
  sampleCalls(facts, filePath)[name] ?? {}

const applicant = async <C extends ApiClient>(api: C, name: string, persona: string): Promise<PreparedCall<C>> => {
  const { facts } = await signInAs(api, persona)
  return { api, call: sampleOf(facts, name, await uploadReceipt(api)) }
}

const consenting = async <C extends ApiClient>(api: C, name: string): Promise<PreparedCall<C>> => {
  const { facts, aplyNo } = await reachFormAs(api, 'new-individual-confirmed')
  return { api, call: sampleOf({ ...facts, aplyNo }, name) }
}

const atOffice = async <C extends ApiClient>(api: C, name: string): Promise<PreparedCall<C>> => {
  const facts = await api.persona('selected-supplement')
  const headers = await api.logInOfficer()
  await api.post('/api/v1/popup', sampleOf(facts, 'POST /api/v1/popup').body, { headers })
  return { api, call: sampleOf(facts, name), headers }
}

const withTestTools = async <C extends ApiClient>(api: C): Promise<PreparedCall<C>> => {
  await api.send('PUT', '/__world/settings', { enableTestTools: true })
  return { api, call: {} }
}

type MakeSituation = <C extends ApiClient>(api: C, name: string) => Promise<PreparedCall<C>>

/** The situations for calls that an applicant whose proof was sent back cannot make. */
export const SITUATIONS_BY_CALL: Readonly<Record<string, MakeSituation>> = {
  'POST /api/v1/business/first/register': async (api) => ({ api, call: { body: { brNo: '1234567890' } } }),
  'POST /api/v1/popup': atOffice,
  'PUT /api/v1/popup': async (api, name) => {
    const situation = await atOffice(api, name)
    return { ...situation, call: { body: { ...(situation.call.body as object), popupContents: '<p>다른 공지</p>' } } }
  },
  'PATCH /api/v1/popup/:popupSn/status': atOffice,
  'DELETE /api/v1/popup/:popupSn': atOffice,
  'GET /api/v1/popup/list': atOffice,
  'GET /api/v1/popup/:popupSn': atOffice,
  'GET /api/v1/popup/landing-list': atOffice,
  'POST /api/v1/admin/auth/popup-login': async (api, name) => ({
    ...(await atOffice(api, name)),
    call: { body: { adminId: 'officer', password: 'officer-2025!' } },
  }),
  'POST /api/v1/auth/integration/result': async (api) => {
    const { body } = await api.post('/api/v1/auth/integration/request', { reqSvcCd: '02' })
    const { mtxId } = body['data'] as { readonly mtxId: string }
    await api.decide('/integration/result', { mtxId, persona: 'new-individual-rapid', resultCode: '0000' })
    return { api, call: { body: { mtxId } } }
  },
  'POST /api/v1/application/create': async (api) => {
    const { facts, aplyNo } = await reachFormAs(api, 'new-individual-confirmed')
    await giveConsents(api, facts, aplyNo)
    return { api, call: { form: { applicationData: applicationBody(facts, aplyNo) } } }
  },
  'POST /api/v1/auth/consents': consenting,
  'POST /api/agreements': consenting,
  'PATCH /api/v1/application/update': async (api) => {
    const { facts } = await signInAs(api, 'applied-transfer-error')
    const { body } = await api.post('/api/v1/application/result/detail/brno', { brno: facts.brNo, ci: facts.ci })
    const account = { bankNm: facts.bankName, acntNo: facts.accountNumber, dpstrNm: facts.depositor }
    const updateData = accountUpdateData(body.result as Readonly<Record<string, unknown>>, account, facts.ci)
    return { api, call: { form: { updateData } } }
  },
  'GET /api/v1/auth/lib/nice/popup': async (api) => ({ api, call: {} }),
  'GET /api/v1/auth/loadtestaply': withTestTools,
  'GET /api/v1/auth/loadtestresult': withTestTools,
  'PATCH /api/v1/application/reapply/:aplyNo': (api, name) => applicant(api, name, 'applied-user-delete'),
  'DELETE /api/v1/application/delete-direct/:aplyNo': (api, name) => applicant(api, name, 'applied-new'),
  'POST /api/v1/opinionSubmit/create': (api, name) => applicant(api, name, 'hold-opinion-none'),
}

/** Prepares an unused world in which this call may be made. */
export const prepareSituation = <C extends ApiClient>(api: C, name: string): Promise<PreparedCall<C>> =>
  (
    SITUATIONS_BY_CALL[name] ??
    (<Own extends ApiClient>(own: Own, call: string) => applicant(own, call, 'selected-supplement'))
  )(api, name)

/** Makes the call with this name, with the data that `prepareSituation` has prepared. */
export const makeCallInSituation = (
  { api, call: { url, body, form }, headers = {} }: PreparedCall,
  name: string,
  key?: string,
): Promise<ApiAnswer> => {
  const [method = '', path = ''] = name.split(' ')
  const all = { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  if (form !== undefined) return api.form(method as 'POST' | 'PATCH', url ?? path, form, all)
  if (method === 'GET') return api.get(url ?? path, { headers: all })
  if (method === 'POST') return api.post(url ?? path, body, { headers: all })
  return api.send(method as 'PUT' | 'PATCH' | 'DELETE', url ?? path, body, all)
}
