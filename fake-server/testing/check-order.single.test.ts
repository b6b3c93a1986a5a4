import { describe, it } from 'vitest'
import { allDocs, changeDoc, type World } from '../world/world.ts'
import { certificationStartDataOf, type TestApi } from './api.ts'
import { type Breach, OTHER_NUMBER, seeCheckOrder, withApplication } from './check-order.ts'
import { signInPersona } from './sign-in-persona.ts'

const fileOf = (api: TestApi): string => allDocs(api.world(), 'storedFiles')[0]?.path ?? ''

describe('[D1-713] [D3-770] the calls in which the server has only one or two checks', () => {
  it('checks a document before it is cancelled in the order of the rule book', async () => {
    const { api } = await signInPersona('selected-supplement')
    const approved = (world: World) =>
      changeDoc(world, 'proofMasters', '501', (one) => ({ ...one, status: 'approved' as const }))
    const breaches: readonly Breach[] = [
      { check: 'own', answer: /^PROOF_NOT_FOUND$/, sent: { receiptProofId: 9 } },
      { check: 'status', answer: /^PC-/, world: approved },
    ]
    await seeCheckOrder(api, ['itemCancellation'], breaches, (changes) =>
      api.post('/api/v1/proof/cancel', { receiptProofId: 1003, ...changes }),
    )
  })

  it('checks the owner of a shown proof, of a confirmation copy and of a file', async () => {
    const { api } = await signInPersona('selected-supplement')
    const unknown = { check: 'own', answer: /^PROOF_NOT_FOUND$/, sent: { id: 9 } }
    await seeCheckOrder(api, ['shownProof'], [unknown], ({ id = 501 }: { readonly id?: number }) =>
      api.get(`/api/v1/proof-mstr/get/${id}`),
    )
    await seeCheckOrder(api, ['confirmationCopy'], [unknown], ({ id = 1001 }: { readonly id?: number }) =>
      api.get(`/api/v1/proof/file/download/${id}`),
    )
    const file = { check: 'file', answer: /^FILE_NOT_FOUND$/, sent: { filePath: 'none' } }
    await seeCheckOrder(api, ['ownFile'], [file], (changes) =>
      api.post('/api/v1/common/file/presigned-download-url', { filePath: fileOf(api), ...changes }),
    )
    await seeCheckOrder(api, ['publicFile'], [file], ({ filePath = '' }: { readonly filePath?: string }) =>
      api.post(`/api/v1/common/file/presigned-download-url-not-use-token?filePath=${filePath || 'forms/pledge.hwpx'}`),
    )
  })

  it('checks what an upload URL is for, the owner of opinions, and the bank of an account', async () => {
    const { api, facts, aplyNo } = await signInPersona('hold-opinion-answered')
    await seeCheckOrder(
      api,
      ['uploadUrl'],
      [{ check: 'url', answer: /[가-힣]/, sent: { contentType: 'text/html' } }],
      (changes) =>
        api.post('/api/v1/common/file/presigned-url', {
          originalFileName: 'a.jpg',
          contentType: 'image/jpeg',
          fileCategory: '영수증',
          ...changes,
        }),
    )
    await seeCheckOrder(
      api,
      ['shownOpinions'],
      [{ check: 'application', answer: /^OW-3$/, world: withApplication(aplyNo, { brNo: OTHER_NUMBER }) }],
      () => api.get(`/api/v1/opinionSubmit/list/${aplyNo}`),
    )
    await seeCheckOrder(
      api,
      ['accountLookup'],
      [{ check: 'holder', answer: /^BANK_FAILED$/, sent: { acctNo: '9991234567890' } }],
      (changes) =>
        api.post('/api/v1/auth/validate-account-owner', { bankCd: '004', acctNo: facts.accountNumber, ...changes }),
    )
  })

  it('checks the person who signs in, the start and the result of a certification, and the test tools', async () => {
    const { api, facts } = await signInPersona('applied-new')
    await seeCheckOrder(
      api,
      ['signIn'],
      [{ check: 'person', answer: /^LG-/, sent: { brNo: OTHER_NUMBER } }],
      ({ brNo = facts.brNo }: { readonly brNo?: string }) => api.post(`/api/v1/auth/setJwtCookie?brno=${brNo}`),
    )
    await seeCheckOrder(
      api,
      ['phoneStart'],
      [{ check: 'origin', answer: /^ORIGIN_FORBIDDEN$/, sent: { site: 'cross-site' } }],
      ({ site = 'same-origin' }: { readonly site?: string }) =>
        api.get('/api/v1/auth/lib/nice/resultpopup?brno=', { headers: { 'sec-fetch-site': site } }),
    )
    const request = await api.post('/api/v1/auth/integration/request', { reqSvcCd: '02' })
    const { mtxId = '' } = certificationStartDataOf(request)
    await api.decide('/integration/result', { mtxId, resultCode: '0000', persona: 'new-individual-confirmed' })
    await seeCheckOrder(
      api,
      ['certificationResult'],
      [{ check: 'result', answer: /^CU-/, sent: { mtxId: 'none' } }],
      (changes) => api.post('/api/v1/auth/integration/result', { mtxId, ...changes }),
    )
    await seeCheckOrder(
      api,
      ['loadTest'],
      [{ check: 'tools', answer: /^NOT_FOUND$/, sent: { tools: false } }],
      async ({ tools = true }: { readonly tools?: boolean }) => {
        await api.send('PUT', '/__world/settings', { enableTestTools: tools })
        return api.get('/api/v1/auth/loadtestaply')
      },
    )
  })
})
