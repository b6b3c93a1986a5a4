import { describe, expect, it } from 'vitest'
import type { TestApi } from '../../testing/api.ts'
import { presentOrThrow } from '../../testing/present-or-throw.ts'
import { PROOF_CREATE_PATH, prepareProofApplicant } from '../../testing/proof-applicant.ts'
import { allDocs, findDoc, putDoc } from '../../world/world.ts'

const ADDRESS = '/api/v1/common/file/presigned-url'
const OPINION = '/api/v1/opinionSubmit/create'
const PROGRAM = Buffer.from('MZ\u0090\0 a program')
const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex')
const REFUSED = {
  status: 400,
  body: {
    errorCode: 'FILE_REFUSED',
    message: expect.stringMatching(/[가-힣].* 파일: a\.pdf$/) as string,
    because: { rule: 'FS-2', ref: 'P-309', book: '/__rulebook/#FS?size=some&genuine=false' },
  },
}
const usedFile = (name: string) => ({
  status: 400,
  body: {
    errorCode: 'FILE_USED',
    message: `이미 다른 증빙에 사용된 파일입니다. 파일을 다시 등록해주세요. 파일: ${name}`,
  },
})

/** Uploads a file to a presigned URL, as the portal does; returns its path. */
const upload = async (api: TestApi, contentType: string, bytes: Buffer, fileCategory = '영수증') => {
  const answer = await api.post(ADDRESS, { originalFileName: '영수증.pdf', contentType, fileCategory })
  const { presignedUrl, filePath } = answer.body['data'] as { presignedUrl: string; filePath: string }
  const { pathname, search } = new URL(presignedUrl)
  const headers = { 'content-type': contentType }
  await api.server.outside.inject({ method: 'PUT', url: pathname + search, payload: bytes, headers })
  return filePath
}

it('[D3-108] the server rejects a proof that uses a file of an opinion', async () => {
  const { api, aplyNo, document, registration } = await prepareProofApplicant()
  const path = await upload(api, 'image/png', PNG)
  const opinion = { opinionSubmitSn: 1, aplyNo, content: '의견', answer: null, files: [path] }
  api.change((world) => putDoc(world, 'opinions', '1', { ...opinion, registeredAt: 0, answeredAt: null }))
  expect(await api.post(PROOF_CREATE_PATH, registration([document(path)]))).toMatchObject({
    status: 400,
    body: { errorCode: 'FILE_USED', because: { rule: 'SF-2' } },
  })
})

describe('[D3-141] [P-276] [P-309] the check of file content', () => {
  it('rejects a proof that contains a program', async () => {
    const { api, document, registration } = await prepareProofApplicant()
    const path = await upload(api, 'application/pdf', PROGRAM)
    expect(await api.post(PROOF_CREATE_PATH, registration([document(path)]))).toMatchObject(REFUSED)
    expect(allDocs(api.world(), 'proofItems')).toEqual([])
  })
  it('accepts a file with matching bytes', async () => {
    const { api, document, registration } = await prepareProofApplicant()
    const path = await upload(api, 'image/png', PNG)
    expect((await api.post(PROOF_CREATE_PATH, registration([document(path)]))).status).toBe(200)
  })
  it('[P-286] rejects a file of unknown type in the supplement form', async () => {
    const { api, aplyNo } = await prepareProofApplicant('selected-supplement')
    const form = { receiptProofId: 1001, aplyNo } as unknown as Record<string, object>
    const send = (name: string, bytes: Buffer) =>
      api.form('POST', '/api/v1/proof/update', { ...form, receiptProofFile: [name, 'application/pdf', bytes] as const })
    expect(await send('a.pdf', Buffer.from('alert(1)'))).toMatchObject({
      status: 400,
      body: { errorCode: 'FILE_REFUSED' },
    })
    expect((await send('영수증.exe', Buffer.from('%PDF-1.7'))).status).toBe(200)
    expect(allDocs(api.world(), 'storedFiles').at(-1)).toMatchObject({
      path: expect.stringMatching(/\.pdf$/) as string,
      name: '영수증.exe',
    })
  })
  it('[P-278] [P-279] [P-282] [P-286] rejects an executable file in every call of a supplement', async () => {
    const { api, aplyNo, document } = await prepareProofApplicant('selected-supplement')
    const before = allDocs(api.world(), 'proofItems')
    const sent = document(await upload(api, 'application/pdf', PROGRAM))
    const added = { ...sent, receiptProofMstrId: 501 }
    expect(await api.post('/api/v1/proof/create', added)).toMatchObject(REFUSED)
    expect(await api.post('/api/v1/proof/create-batch', [added])).toMatchObject(REFUSED)
    const receiptProofMstrUpdateRequest = { receiptProofMstrId: 501, aplyNo, useProofPeriod: '2025', amountCount: 7 }
    const receiptProofRequestList = [{ ...sent, receiptProofId: 1001 }]
    expect(
      await api.post('/api/v1/proof/update-batch', { receiptProofMstrUpdateRequest, receiptProofRequestList }),
    ).toMatchObject(REFUSED)
    const form = { receiptProofId: 1001, aplyNo } as unknown as Record<string, object>
    const parts = { ...form, receiptProofFile: ['a.pdf', 'application/pdf', PROGRAM] as const }
    expect(await api.form('POST', '/api/v1/proof/update', parts)).toMatchObject({
      status: 400,
      body: { because: { rule: 'FE-2' } },
    })
    expect(allDocs(api.world(), 'proofItems')).toEqual(before)
  })
  it('[P-293] rejects a file of unknown type in an opinion', async () => {
    const { api, aplyNo } = await prepareProofApplicant('hold-opinion-none')
    const filePath = await upload(api, 'application/pdf', PROGRAM, '의견')
    const file = { originlFileNm: 'a.pdf', savedFileNm: 'a.pdf', filePath, fileSize: 9, fileExt: 'pdf', mimeType: 'x' }
    const body = { aplyNo, opinionContent: '의견입니다.', opinionSubmitFileReqeusts: [file] }
    expect((await api.post(OPINION, body)).body).toMatchObject({
      result: { status: 'OPINION_FILE', message: expect.stringContaining('파일: a.pdf') as string },
      because: { rule: 'FS-2', ref: 'P-309' },
    })
    expect(allDocs(api.world(), 'opinions')).toEqual([])
  })
})

describe('[D3-141] [P-276] the rule that a stored file belongs to one proof', () => {
  it('[D3-108] rejects a registration with a file that is already used', async () => {
    const { api, stored, document, registration } = await prepareProofApplicant()
    const path = stored('영수증.pdf')
    expect(await api.post(PROOF_CREATE_PATH, registration([document(path), document(path)]))).toMatchObject(
      usedFile('a.pdf'),
    )
    expect(allDocs(api.world(), 'proofMasters')).toEqual([])
    expect((await api.post(PROOF_CREATE_PATH, registration([document(path)]))).status).toBe(200)
    expect(await api.post(PROOF_CREATE_PATH, registration([document(path)]))).toMatchObject(usedFile('a.pdf'))
  })
  it('[D1-381] [D1-967] accepts a file again after its whole proof is cancelled, not after its item', async () => {
    const { api, stored, document, registration } = await prepareProofApplicant()
    const sent = registration([document(stored('영수증.pdf'))])
    expect((await api.post(PROOF_CREATE_PATH, sent)).status).toBe(200)
    const [item] = allDocs(api.world(), 'proofItems')
    const { receiptProofId, receiptProofMstrId } = presentOrThrow(item)
    expect((await api.post('/api/v1/proof/cancel', { receiptProofId })).status).toBe(200)
    expect(await api.post(PROOF_CREATE_PATH, sent)).toMatchObject(usedFile('a.pdf'))
    expect((await api.send('DELETE', `/api/v1/proof-mstr/delete/${receiptProofMstrId}`)).status).toBe(200)
    expect((await api.post(PROOF_CREATE_PATH, sent)).status).toBe(200)
    expect(await api.post(PROOF_CREATE_PATH, sent)).toMatchObject(usedFile('a.pdf'))
  })
  it('[D1-967] rejects a file that a supplement has deleted from its proof', async () => {
    const { api, document, registration } = await prepareProofApplicant('selected-supplement')
    const path = findDoc(api.world(), 'proofItems', '1003')?.files[0] ?? ''
    expect((await api.send('DELETE', '/api/v1/proof/delete?receiptProofId=1003')).status).toBe(200)
    expect(await api.post(PROOF_CREATE_PATH, registration([document(path)]))).toMatchObject(usedFile('a.pdf'))
  })
  it('[P-279] [P-282] [D3-108] rejects a supplement with a file that is already used', async () => {
    const { api, aplyNo, stored, document } = await prepareProofApplicant('selected-supplement')
    const [taken] = allDocs(api.world(), 'proofItems').flatMap(({ files }) => files)
    const added = (path: string) => ({ ...document(path), receiptProofMstrId: 501 })
    const path = stored('새 파일.pdf')
    expect(await api.post('/api/v1/proof/create', added(taken ?? ''))).toMatchObject({
      body: { errorCode: 'FILE_USED' },
    })
    expect(await api.post('/api/v1/proof/create-batch', [added(path), added(path)])).toMatchObject(usedFile('a.pdf'))
    const batch = {
      receiptProofMstrUpdateRequest: { receiptProofMstrId: 501, aplyNo, useProofPeriod: '2025', amountCount: 7 },
      receiptProofRequestList: [1001, 1003].map((receiptProofId) => ({ ...document(path), receiptProofId })),
    }
    expect(await api.post('/api/v1/proof/update-batch', batch)).toMatchObject(usedFile('a.pdf'))
    const twice = batch.receiptProofRequestList.map((item) => ({ ...item, receiptProofId: 1001 }))
    expect(await api.post('/api/v1/proof/update-batch', { ...batch, receiptProofRequestList: twice })).toMatchObject({
      status: 400,
      body: { errorCode: 'PROOF_ITEM_NOT_OPEN', because: { rule: 'TI-12' } },
    })
  })
})
