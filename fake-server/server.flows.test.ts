import { describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from './testing/api.ts'

type Data = Readonly<Record<string, string>>

/** Posts a form into a certification window and follows it to the portal, as a browser does. */
const certify = async (api: TestApi, form: { readonly action: string; readonly fields: Data }, persona: string) => {
  const postOutside = async (url: string, fields: Data) =>
    api.server.outside.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const page = await postOutside(form.action, form.fields)
  const hidden = [...page.payload.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  const action = /<form method="post" action="([^"]*)"/.exec(page.payload)?.[1] ?? ''
  const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const back = await postOutside(action, { ...fields, persona, resultCode: '0000' })
  return new URL(String(back.headers.location)).searchParams
}

describe('[E-199] a complete flow with this server only', () => {
  it('leads from a business number through a certification to the consents', async () => {
    const api = await openTestApi({ realNow: () => Date.UTC(2025, 5, 1) })
    const facts = await api.persona('new-individual-confirmed')
    const { result } = (await api.post('/api/v1/business/first/register', { brNo: facts.brNo })).body
    const { aplyNo } = result as { aplyNo: string }
    const token = (await api.post(`/api/v1/common/token/create?aplyNo=${aplyNo}&seconds=3600`)).body.result as string
    expect((await api.post(`/api/v1/common/token/remaining?token=${token}`)).body.result).toBe(3600)
    const start = { reqSvcCd: '02', pageSeparation: '0', state: 'state-1', aplyNo }
    const { data } = (await api.post('/api/v1/auth/integration/request', start)).body as { data?: Data }
    const { url: action = '', ...fields } = data ?? {}
    const back = await certify(api, { action, fields }, 'new-individual-confirmed')
    expect(Object.fromEntries(back)).toEqual({
      name: facts.name,
      birthDay: facts.birthDay,
      ci: facts.ci,
      state: 'state-1',
    })
    const certification = await api.post('/api/v1/auth/integration/result', { mtxId: fields['mtxId'] })
    expect(certification.body).toMatchObject({ success: true, data: { ci: facts.ci } })
    expect((await api.post(`/api/v1/auth/setJwtCookie?brno=${facts.brNo}`)).cookie).not.toBeNull()
    expect((await api.post('/api/v1/application/result/check', { ci: facts.ci })).body.result).toBe('SUCCESS')
    expect((await api.post(`/api/v1/auth/saveStepHistory?aplyNo=${aplyNo}`)).status).toBe(200)
  })
  it('leads from the result tile through phone certification to the result', async () => {
    const api = await openTestApi()
    const facts = await api.persona('applied-under-review')
    const { result } = (await api.get('/api/v1/auth/lib/nice/resultpopup?brno=')).body
    const { action, fields } = result as { action: string; fields: Data }
    const back = await certify(api, { action, fields: { ...fields, tr_add: 'state-2' } }, 'applied-under-review')
    expect(back.get('tr_add')).toBe('state-2')
    const ci = back.get('ci')
    const application = (await api.post('/api/v1/application/result/detail/ci', { ci })).body.result as { brno: string }
    expect(application.brno).toBe(facts.brNo)
    expect((await api.post(`/api/v1/auth/setJwtCookie?brno=${application.brno}`)).status).toBe(200)
    const detail = await api.post('/api/v1/application/result/detail/brno', { brno: application.brno, ci })
    expect(detail.body.result).toMatchObject({ aplyNo: facts.aplyNo, aplyNm: facts.name })
  })
})
