import { describe, expect, it } from 'vitest'
import { certificationStartDataOf, openTestApi } from '../../testing/api.ts'
import { allDocs } from '../../world/world.ts'

const KMC = '/api/v1/auth/kmc/request'
const NICE = '/api/v1/auth/lib/nice/popup'
const NICE_RESULT = '/api/v1/auth/lib/nice/resultpopup'

describe('the start of a phone certification', () => {
  it('[E-194] [E-112] returns certificate, URL and number for the second provider', async () => {
    const api = await openTestApi()
    const answered = await api.post(KMC, { pageSeparation: '0', state: 's-3', aplyNo: 'DA00000001' })
    expect(answered.body).toMatchObject({ success: true })
    const { trCert = '', trUrl, certNum } = certificationStartDataOf(answered)
    expect(trUrl).toBe('http://localhost:4001/w/default/provider/kmc')
    expect(certNum).not.toBe('')
    const back = await api.decide('/phone/result', {
      'start.tr_cert': trCert,
      'start.tr_add': 's-3',
      method: 'kmc',
      resultCode: '0000',
      persona: 'new-individual-rapid',
    })
    expect(back.headers.location).toContain('/kmc-result?')
    expect(allDocs(api.world(), 'certifications')).toMatchObject([{ provider: 'KMC', aplyNo: 'DA00000001' }])
  })
  it('[E-195] [E-109] returns a form until the application is submitted', async () => {
    const api = await openTestApi()
    const facts = await api.persona('new-individual-confirmed')
    await api.post('/api/v1/business/first/register', { brNo: facts.brNo })
    const form = (await api.get(`${NICE}?aplyNo=DA00000001`)).body.result as {
      action: string
      fields: Readonly<Record<string, string>>
    }
    expect(form.action).toBe('http://localhost:4001/w/default/provider/nice')
    const back = await api.decide('/phone/result', {
      'start.tr_cert': form.fields['tr_cert'] ?? '',
      'start.tr_add': 's-4',
      method: 'nice',
      resultCode: '0000',
      persona: 'new-individual-confirmed',
    })
    expect(new URL(String(back.headers.location)).searchParams.get('tr_add')).toBe('s-4')
    expect((await api.post(`/api/v1/auth/setJwtCookie?brno=${facts.brNo}`)).status).toBe(200)
    const applied = await api.persona('applied-new')
    const none = await api.get(`${NICE}?aplyNo=${applied.aplyNo}`)
    expect(none.body.result).toBeUndefined()
    expect(none.body['message']).toMatch(/^이미 본인인증을 완료하셨습니다\./)
  })
  it('[E-195] [E-109] returns a form in the result flow without a business number', async () => {
    const api = await openTestApi()
    for (const brno of ['1234567890', ''])
      expect((await api.get(`${NICE_RESULT}?brno=${brno}`)).body.result).toMatchObject({ method: 'post' })
    const none = await api.get(`${NICE_RESULT}?brno=6000100003`)
    expect(none.status).toBe(200)
    expect(none.body.result).toBeUndefined()
    expect(none.body['message']).toMatch(/^이미 본인인증을 완료하셨습니다\./)
  })
})
