import { describe, expect, it } from 'vitest'
import { certificationStartDataOf, openTestApi } from '../../testing/api.ts'
import { allDocs } from '../../world/world.ts'

const REQUEST = '/api/v1/auth/integration/request'
const KFTC = '/api/v1/auth/integration/kftc/request'
const RESULT = '/api/v1/auth/integration/result'

describe('the integrated certification methods', () => {
  it.each([
    ['01', 'simpleResult'],
    ['02', 'joint'],
    ['03', 'ipin'],
  ])('[E-191] [E-117] for service %s, the answer contains the form for the page of %s', async (reqSvcCd, method) => {
    const api = await openTestApi()
    const answer = await api.post(REQUEST, { reqSvcCd, pageSeparation: '1', state: 's-1', brNo: '1000100001' })
    expect(answer.body).toMatchObject({ success: true })
    const data = certificationStartDataOf(answer)
    expect(data).toMatchObject({ reqSvcCd, flgFixedUser: 'N', userHash: '', reservedMsg: 's-1' })
    expect(data['mid']).not.toBe('')
    expect(data['authHash']).not.toBe('')
    expect(data['url']).toBe(`http://localhost:4001/w/default/provider/${method}`)
    expect(certificationStartDataOf(await api.post(REQUEST, { reqSvcCd }))['mtxId']).not.toBe(data['mtxId'])
  })
  it.each([{}, { reqSvcCd: '99' }])('[E-191] an unknown method opens the page with all methods: %j', async (body) => {
    const { url = '' } = certificationStartDataOf(await (await openTestApi()).post(REQUEST, body))
    expect(url).toMatch(/\/provider\/integration$/)
  })

  it('[E-191] [E-117] the financial certificate is started with a separate request', async () => {
    const api = await openTestApi()
    const ask = () => api.post(KFTC, { reqSvcCd: '04', pageSeparation: '0', state: 's-2', aplyNo: 'DA00000001' })
    const data = certificationStartDataOf(await ask())
    expect(data).toEqual({
      mid: expect.stringMatching(/./),
      mtxId: expect.stringMatching(/./),
      authHash: expect.stringMatching(/./),
      reqSvcCd: '04',
      flgFixedUser: 'N',
      userHash: '',
      reservedMsg: 's-2',
      url: 'http://localhost:4001/w/default/provider/financial',
    })
    expect(certificationStartDataOf(await ask())['mtxId']).not.toBe(data['mtxId'])
  })
  it('[E-193] [E-119] a result is returned only once', async () => {
    const api = await openTestApi()
    const { brNo } = await api.persona('new-individual-confirmed')
    await api.post('/api/v1/business/first/register', { brNo })
    const { mtxId = '' } = certificationStartDataOf(
      await api.post(REQUEST, { reqSvcCd: '02', state: 's', aplyNo: 'DA00000001' }),
    )
    expect((await api.post(RESULT, { mtxId })).body).toMatchObject({ success: false })
    await api.decide('/integration/result', {
      mtxId,
      resultCode: '0000',
      persona: 'new-individual-confirmed',
    })
    expect((await api.post(RESULT, { mtxId })).body).toEqual({
      success: true,
      data: { name: '김하늘', birthDay: '19850315', ci: 'ci-fictional-0001' },
    })
    expect(allDocs(api.world(), 'certifications')).toMatchObject([{ aplyNo: 'DA00000001', ci: 'ci-fictional-0001' }])
    expect((await api.post(RESULT, { mtxId })).body).toMatchObject({ success: false })
    expect((await api.post(`/api/v1/auth/setJwtCookie?brno=${brNo}`)).status).toBe(200)
  })
  it('[E-193] the result of an unsuccessful certification has `success: false`', async () => {
    const api = await openTestApi()
    for (const resultCode of ['9001', '9002']) {
      const { mtxId = '' } = certificationStartDataOf(await api.post(REQUEST, { reqSvcCd: '02' }))
      await api.decide('/integration/result', { mtxId, resultCode, persona: 'new-individual-confirmed' })
      expect((await api.post(RESULT, { mtxId })).body).toMatchObject({
        success: false,
        message: '인증에 실패했습니다. 다시 시도해주세요.',
      })
    }
    for (const body of [{ mtxId: 'unknown' }, {}])
      expect((await api.post(RESULT, body)).body).toMatchObject({ success: false })
  })
})
