import { describe, expect, it } from 'vitest'
import type { TestApi } from '../../testing/api.ts'
import { historyOfApplication } from '../../testing/history.ts'
import { presentOrThrow } from '../../testing/present-or-throw.ts'
import { addStoredFile } from '../../testing/proof-applicant.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { allDocs, changeDoc, findDoc, putDoc } from '../../world/world.ts'

const GET = '/api/v1/proof-mstr/get/'
const CREATE = '/api/v1/proof/create'
const BATCH = '/api/v1/proof/create-batch'
const UPDATE_BATCH = '/api/v1/proof/update-batch'
const WRITE = '/api/v1/proof-mstr/update'
const DELETE = '/api/v1/proof/delete?receiptProofId='
const UPDATE = '/api/v1/proof/update'
const DETAIL = '/api/v1/application/result/detail/brno'

const NOT_REQUESTED = '보완요청일 경우 보완등록이 가능합니다.'
const NOT_OPEN = '보완요청 상태가 아닌 증빙은 다시 올리거나 삭제할 수 없습니다. 최신 내용을 확인해주세요.'
const NOT_FOUND = '증빙을 찾을 수 없습니다.'

/** Items of the persona: 1001 (base) and 1003 (performance) were sent back, 1002 and 1004 were not. */
const signInAs = (persona = 'selected-supplement') => signInPersona(persona)

/** Stores a file as if the applicant had uploaded it; returns the fields by which an item refers to it. */
const storeFile = (api: TestApi, aplyNo: string, name = 'new.pdf', size = 712) => {
  const filePath = addStoredFile(api, aplyNo, name, size)
  return { originlFileNm: name, filePath, savedFileNm: name, fileSize: size, fileExt: 'pdf', mimeType: 'x' }
}

const master = (api: TestApi, id = '501') => findDoc(api.world(), 'proofMasters', id)
const changedAt = (api: TestApi) => master(api)?.fields.updtDt
const item = (api: TestApi, id: string) => findDoc(api.world(), 'proofItems', id)

const WRITTEN = { receiptProofMstrId: 501, useProofPeriod: '2025', amountCount: 7 }
const write = (api: TestApi, aplyNo: string, more: object = {}) =>
  api.send('PUT', WRITE, { ...WRITTEN, aplyNo, ...more })
const replaceItem = (api: TestApi, aplyNo: string, receiptProofId: number, file: object, more: object = {}) =>
  api.post(UPDATE_BATCH, {
    receiptProofMstrUpdateRequest: { ...WRITTEN, aplyNo, ...more },
    receiptProofRequestList: [{ receiptProofId, aplyNo, aplyType: '일반', suptSn: '1', receiptProofFileReqeust: file }],
  })

describe('GET /api/v1/proof-mstr/get/{id}', () => {
  it('[P-281] returns the proof with all items and files', async () => {
    const { api, aplyNo } = await signInAs()
    const { status, body } = await api.get(`${GET}501`)
    expect(status).toBe(200)
    expect(body['status']).toBe(200)
    expect(body['message']).toBe('Success')
    expect(body.result).toMatchObject({
      receiptProofMstrId: 501,
      aplyNo,
      aplyType: '영업',
      progressStatus: '보완요청',
      useProofPeriod: '2024,2025',
      amountCount: 12,
      amountCountType: '건',
      receiptProofResponses: [
        { receiptProofId: 1001, aplyType: '영업', currentStatus: '보완요청', files: [{ mimeType: 'image/png' }] },
        { receiptProofId: 1002, aplyType: '영업', currentStatus: '제출완료' },
        { receiptProofId: 1003, aplyType: '일반', currentStatus: '보완요청', reason: '배달료 항목이 보이지 않습니다' },
        { receiptProofId: 1004, aplyType: '일반' },
      ],
    })
  })

  it('[P-281] answers 404 for the proof of another applicant', async () => {
    const { api } = await signInAs()
    const other = { ...presentOrThrow(master(api)), receiptProofMstrId: 777 }
    api.change((world) => putDoc(world, 'proofMasters', '777', { ...other, aplyNo: 'DA90000003' }))
    for (const id of ['777', '9', 'x'])
      expect(await api.get(`${GET}${id}`)).toMatchObject({ status: 404, body: { message: NOT_FOUND } })
    // The owner of the proof succeeds with the same call.
    api.change((world) => putDoc(world, 'proofMasters', '777', other))
    expect((await api.get(`${GET}777`)).status).toBe(200)
  })
})

describe('POST /api/v1/proof/create and create-batch', () => {
  const itemOf = (receiptProofMstrId: number, file: object) => ({
    receiptProofMstrId,
    aplyType: '영업',
    currentStatus: '보완완료',
    receiptProofFileReqeust: file,
  })

  it('[P-278] adds one item to the given proof', async () => {
    const { api, aplyNo } = await signInAs()
    const answer = await api.post(CREATE, itemOf(501, storeFile(api, aplyNo)))
    expect(answer.body).toMatchObject({ status: 200, httpStatus: 'OK' })
    expect(item(api, '1005')).toMatchObject({ receiptProofMstrId: 501, status: 'supplementComplete' })
    expect(await api.post(CREATE, itemOf(9, storeFile(api, aplyNo)))).toMatchObject({
      status: 404,
      body: { message: NOT_FOUND },
    })
  })

  it('[P-279] adds all items and keeps the status', async () => {
    const { api, aplyNo } = await signInAs()
    const inside = itemOf(501, storeFile(api, aplyNo, 'a.pdf'))
    const beside = { ...itemOf(501, {}), receiptProofFileReqeust: undefined, ...storeFile(api, aplyNo, 'b.pdf') }
    expect((await api.post(BATCH, [inside, beside])).body).toMatchObject({ status: 200, httpStatus: 'OK' })
    expect([item(api, '1005')?.files, item(api, '1006')?.files]).toEqual([
      [`영수증/${aplyNo}/a.pdf`],
      [`영수증/${aplyNo}/b.pdf`],
    ])
    expect(item(api, '1005')?.fields).toMatchObject({ aplyType: '영업' })
    expect(master(api)).toMatchObject({ status: 'supplementRequest', writtenAt: null })
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([
      { action: 'supplement-base-proof', detail: { receiptProofMstrId: 501, added: 2 } },
    ])
  })

  it('[D3-141] [P-279] adds no item if one item is rejected', async () => {
    const { api, aplyNo } = await signInAs()
    const good = itemOf(501, storeFile(api, aplyNo))
    const rejected = async (items: readonly object[]) => {
      const { status, body } = await api.post(BATCH, items)
      return [status, body['message']]
    }
    const foreign = storeFile(api, 'DA90000003', 'foreign.pdf')
    const notFound = (name: string) => `올리신 파일을 찾을 수 없습니다. 파일을 다시 등록해주세요. 파일: ${name}`
    expect(await rejected([good, itemOf(9, storeFile(api, aplyNo))])).toEqual([404, NOT_FOUND])
    expect(await rejected([good, itemOf(501, { filePath: 'nowhere' })])).toEqual([400, notFound('nowhere')])
    expect(await rejected([good, itemOf(501, foreign)])).toEqual([400, notFound('foreign.pdf')])
    expect(await rejected([good, itemOf(501, storeFile(api, aplyNo, 'empty.pdf', 0))])).toEqual([
      400,
      'FILE_SIZE_ZERO_ERROR: empty.pdf',
    ])
    expect((await rejected([]))[0]).toBe(400)
    expect((await rejected([good, good, good, good]))[0]).toBe(400)
    expect(allDocs(api.world(), 'proofItems')).toHaveLength(4)
  })

  it('[P-279] [P-091] [P-175] rejects a call with four base files', async () => {
    const { api, aplyNo } = await signInAs()
    const items = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => itemOf(501, storeFile(api, aplyNo, name)))
    expect(await api.post(BATCH, items)).toMatchObject({
      status: 400,
      body: { message: '영업증빙 파일은 3개까지 등록할 수 있습니다. 파일을 줄여주세요.', because: { rule: 'BS-4' } },
    })
    expect(allDocs(api.world(), 'proofItems')).toHaveLength(4)
    expect((await api.post(BATCH, items.slice(1))).status).toBe(200)
  })

  it('[P-114] [P-279] rejects base files for a proof of another type', async () => {
    const { api, aplyNo } = await signInAs()
    api.change((world) => changeDoc(world, 'proofMasters', '501', (before) => ({ ...before, proofType: 'general' })))
    expect(await api.post(BATCH, [itemOf(501, storeFile(api, aplyNo))])).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('실적증빙 파일만 등록해주세요.'), because: { rule: 'BS-5' } },
    })
    expect(allDocs(api.world(), 'proofItems')).toHaveLength(4)
    const performance = { ...itemOf(501, storeFile(api, aplyNo, 'b.pdf')), aplyType: '일반' }
    expect((await api.post(BATCH, [performance])).status).toBe(200)
  })

  it.each([
    ['first', [501, 502]],
    ['last', [502, 501]],
  ] as const)('[P-114] [P-279] rejects a call whose %s base file alone belongs to a direct proof', async (_, ids) => {
    const { api, aplyNo } = await signInAs()
    api.change((world) => {
      const direct = presentOrThrow(findDoc(world, 'proofMasters', '501'))
      return putDoc(world, 'proofMasters', '502', { ...direct, receiptProofMstrId: 502, proofType: 'general' })
    })
    const items = ids.map((id) => itemOf(id, storeFile(api, aplyNo, `${id}.pdf`)))
    expect(await api.post(BATCH, items)).toMatchObject({ status: 400, body: { because: { rule: 'BS-5' } } })
    expect(allDocs(api.world(), 'proofItems')).toHaveLength(4)
  })

  it('[P-279] adds a file without a type as a performance file', async () => {
    const { api, aplyNo } = await signInAs()
    api.change((world) => changeDoc(world, 'proofMasters', '501', (before) => ({ ...before, proofType: 'general' })))
    const untyped = { ...itemOf(501, storeFile(api, aplyNo)), aplyType: undefined }
    expect((await api.post(BATCH, [untyped])).status).toBe(200)
    expect(item(api, '1005')?.fields).toMatchObject({ aplyType: '일반' })
  })

  it('[P-279] rejects a proof that was not sent back', async () => {
    const { api, aplyNo } = await signInAs('selected-base-approved')
    expect(await api.post(BATCH, [itemOf(501, storeFile(api, aplyNo))])).toMatchObject({
      status: 400,
      body: { message: NOT_REQUESTED, because: { rule: 'TM-12', ref: 'A-195' } },
    })
  })
})

describe('POST /api/v1/proof/update-batch', () => {
  it('[P-282] [D2-137] replaces files and stores the period and the total', async () => {
    const { api, aplyNo } = await signInAs()
    const before = item(api, '1001')?.registeredAt ?? 0
    expect((await replaceItem(api, aplyNo, 1001, storeFile(api, aplyNo))).body).toMatchObject({ status: 200 })
    expect(item(api, '1001')?.registeredAt).toBeGreaterThan(before)
    expect(item(api, '1001')).toMatchObject({
      status: 'supplementComplete',
      reason: '',
      files: [`영수증/${aplyNo}/new.pdf`],
    })
    expect(master(api)).toMatchObject({
      total: 7,
      fields: { useProofPeriod: '2025', useProofStartDt: '', useProofEndDt: '' },
      status: 'supplementRequest',
    })
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([{ action: 'supplement-proof' }])
  })

  it('[P-282] rejects the item of another proof of the same application', async () => {
    const { api, aplyNo } = await signInAs()
    const other = { ...presentOrThrow(master(api)), receiptProofMstrId: 502 }
    api.change((world) => putDoc(world, 'proofMasters', '502', other))
    api.change((world) => changeDoc(world, 'proofItems', '1003', (one) => ({ ...one, receiptProofMstrId: 502 })))
    const answer = await replaceItem(api, aplyNo, 1003, storeFile(api, aplyNo))
    expect(answer).toMatchObject({ status: 404, body: { message: NOT_FOUND } })
    expect(item(api, '1003')?.status).toBe('supplementRequest')
  })

  it.each([
    ['an item that was not sent back', 1002, {}, 400, NOT_OPEN],
    ['an unknown item', 9, {}, 404, NOT_FOUND],
    ['a year that is not offered', 1001, { useProofPeriod: '2023' }, 400, '실적증빙 기간을 입력해주세요.'],
    ['another application', 1001, { aplyNo: 'DA90000003' }, 404, NOT_FOUND],
    ['another master', 1001, { receiptProofMstrId: 9 }, 404, NOT_FOUND],
  ])('[P-282] stores nothing for %s', async (_, id, more, status, message) => {
    const { api, aplyNo } = await signInAs()
    const before = master(api)
    expect(await replaceItem(api, aplyNo, id, storeFile(api, aplyNo), more)).toMatchObject({
      status,
      body: { message },
    })
    expect(master(api)).toEqual(before)
    expect(item(api, '1001')?.status).toBe('supplementRequest')
  })

  it('[P-282] rejects an item that another tab has already supplemented', async () => {
    const { api, aplyNo } = await signInAs()
    await replaceItem(api, aplyNo, 1001, storeFile(api, aplyNo, 'first.pdf'))
    const file = storeFile(api, aplyNo, 'second.pdf')
    const answer = await api.post(UPDATE_BATCH, {
      receiptProofMstrUpdateRequest: { ...WRITTEN, aplyNo, amountCount: 99 },
      receiptProofRequestList: [
        { receiptProofId: 1003, receiptProofFileReqeust: file },
        { receiptProofId: 1001, receiptProofFileReqeust: file },
      ],
    })
    expect(answer).toMatchObject({ status: 400, body: { message: NOT_OPEN } })
    expect(item(api, '1003')?.status).toBe('supplementRequest')
    expect(master(api)?.total).toBe(7)
  })

  it('[P-282] rejects a repeated item, an empty list and an empty file', async () => {
    const { api, aplyNo } = await signInAs()
    const list = (items: readonly object[]) =>
      api.post(UPDATE_BATCH, {
        receiptProofMstrUpdateRequest: { ...WRITTEN, aplyNo },
        receiptProofRequestList: items,
      })
    const one = { receiptProofId: 1001, receiptProofFileReqeust: storeFile(api, aplyNo) }
    const again = { ...one, receiptProofFileReqeust: storeFile(api, aplyNo, 'other.pdf') }
    expect(await list([one, again])).toMatchObject({ status: 400, body: { errorCode: 'PROOF_ITEM_NOT_OPEN' } })
    expect(item(api, '1001')?.files).not.toContain(again.receiptProofFileReqeust.filePath)
    expect((await list([])).status).toBe(400)
    expect(await replaceItem(api, aplyNo, 1001, storeFile(api, aplyNo, 'empty.pdf', 0))).toMatchObject({
      status: 400,
      body: { message: 'FILE_SIZE_ZERO_ERROR: empty.pdf' },
    })
  })
})

describe('PUT /api/v1/proof-mstr/update', () => {
  it.each([
    ['2025', { useProofPeriod: '2025', useProofStartDt: '', useProofEndDt: '' }],
    ['2025,2024', { useProofPeriod: '2024,2025', useProofStartDt: '2024-01-01', useProofEndDt: '2024-12-31' }],
  ])('[P-102] clears the days of the period only if the years change: %s', async (sent, fields) => {
    const { api, aplyNo } = await signInAs()
    api.change((world) =>
      changeDoc(world, 'proofMasters', '501', (before) => ({
        ...before,
        fields: { ...before.fields, useProofStartDt: '2024-01-01', useProofEndDt: '2024-12-31' },
      })),
    )
    expect((await write(api, aplyNo, { useProofPeriod: sent })).status).toBe(200)
    expect(master(api)).toMatchObject({ fields })
  })

  it('[P-284] stores the period and the total of a proof', async () => {
    const { api, aplyNo } = await signInAs()
    expect((await write(api, aplyNo)).body).toMatchObject({ status: 200 })
    expect(master(api)).toMatchObject({ total: 7, fields: { useProofPeriod: '2025' } })
  })

  it('[P-284] [P-282] [D3-103] rejects a total of 0 in either of the two writes', async () => {
    const amountCount = 0
    const { api, aplyNo } = await signInAs()
    const rejected = { status: 400, body: { message: '총 증빙건수는 0보다 커야 합니다.', because: { rule: 'TL-1' } } }
    expect(await write(api, aplyNo, { amountCount })).toMatchObject(rejected)
    expect(await replaceItem(api, aplyNo, 1001, storeFile(api, aplyNo), { amountCount })).toMatchObject(rejected)
    expect(master(api)?.total).toBe(12)
    expect(item(api, '1001')?.status).toBe('supplementRequest')
  })

  it.each(['rapid', 'parcel'] as const)('[P-284] keeps the total of a looked-up proof: %s', async (proofType) => {
    const { api, aplyNo } = await signInAs()
    api.change((world) => changeDoc(world, 'proofMasters', '501', (before) => ({ ...before, proofType })))
    for (const amountCount of [0, 999]) expect(await write(api, aplyNo, { amountCount })).toMatchObject({ status: 200 })
    expect(master(api)).toMatchObject({ total: 12, fields: { useProofPeriod: '2025' } })
  })
})

describe('DELETE /api/v1/proof/delete', () => {
  it('[P-285] removes the item from every list', async () => {
    const { api, aplyNo, facts } = await signInAs()
    expect((await api.send('DELETE', `${DELETE}1001`)).body).toMatchObject({ status: 200 })
    const idsOf = (items: unknown) =>
      (items as { receiptProofId: number }[]).map(({ receiptProofId }) => receiptProofId)
    const { receiptProofResponses } = (await api.get(`${GET}501`)).body.result as { receiptProofResponses: unknown }
    expect(idsOf(receiptProofResponses)).toEqual([1002, 1003, 1004])
    const detail = await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })
    expect(idsOf((detail.body.result as { receiptProofs: unknown }).receiptProofs)).toEqual([1002, 1003, 1004])
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([{ action: 'delete-proof-item' }])
  })

  it('[P-285] rejects an item that is deleted, unknown or not sent back', async () => {
    const { api } = await signInAs()
    const { status } = await api.send('DELETE', '/api/v1/proof/delete', { receiptProofId: 1001 })
    expect(status).toBe(200)
    expect((await api.send('DELETE', `${DELETE}1001`)).status).toBe(404)
    expect((await api.send('DELETE', `${DELETE}9`)).status).toBe(404)
    expect(await api.send('DELETE', `${DELETE}1002`)).toMatchObject({
      status: 400,
      body: { message: NOT_OPEN, because: { rule: 'ST-2' } },
    })
    expect(item(api, '1002')?.deleted).toBe(false)
  })
})

describe('a proof that was not sent back', () => {
  it.each([
    ['[P-282] replacing', (api: TestApi, aplyNo: string) => replaceItem(api, aplyNo, 1001, storeFile(api, aplyNo))],
    ['[P-284] writing', (api: TestApi, aplyNo: string) => write(api, aplyNo)],
    ['[P-285] deleting', (api: TestApi) => api.send('DELETE', `${DELETE}1001`)],
  ] as const)('%s is rejected and changes nothing', async (_, call) => {
    const { api, aplyNo } = await signInAs()
    api.change((world) => changeDoc(world, 'proofMasters', '501', (own) => ({ ...own, status: 'supplementComplete' })))
    const before = [master(api), item(api, '1001')]
    expect(await call(api, aplyNo)).toMatchObject({ status: 400, body: { message: NOT_REQUESTED } })
    expect([master(api), item(api, '1001')]).toEqual(before)
  })
})

describe('[D3-140] the last file of a proof', () => {
  const NO_FILE_LEFT = { status: 400, body: { errorCode: 'PROOF_NO_FILE_LEFT' } }
  /** Deletes the performance document that was not sent back. */
  const withoutOthers = (api: TestApi) =>
    api.change((world) => changeDoc(world, 'proofItems', '1004', (item) => ({ ...item, deleted: true })))

  it('cannot be deleted, and the rejection gives an alternative', async () => {
    const { api, aplyNo } = await signInAs()
    withoutOthers(api)
    expect(await api.send('DELETE', `${DELETE}1001`)).toMatchObject({ status: 200 })
    const answer = await api.send('DELETE', `${DELETE}1003`)
    expect(answer).toMatchObject(NO_FILE_LEFT)
    expect(answer.body['message']).toContain('파일을 다시 올려주세요')
    expect(item(api, '1003')?.deleted).toBe(false)
    expect(await replaceItem(api, aplyNo, 1003, storeFile(api, aplyNo))).toMatchObject({ status: 200 })
    expect(master(api)?.status).toBe('supplementComplete')
  })

  it('cannot be deleted if every other file is cancelled', async () => {
    const { api } = await signInAs()
    withoutOthers(api)
    api.change((world) =>
      changeDoc(world, 'proofItems', '1001', (item) => ({ ...item, status: 'userCancel' as const })),
    )
    expect(await api.send('DELETE', `${DELETE}1003`)).toMatchObject(NO_FILE_LEFT)
  })

  it('[D3-752] is the last performance file, whatever base files remain', async () => {
    const { api } = await signInAs()
    api.change((world) => changeDoc(world, 'proofItems', '1004', (own) => ({ ...own, deleted: true })))
    expect(await api.send('DELETE', `${DELETE}1003`)).toMatchObject(NO_FILE_LEFT)
    expect(await api.send('DELETE', `${DELETE}1001`)).toMatchObject({ status: 200 })
  })

  it('[D3-763] is the last base file of a direct delivery, unless another base proof is approved', async () => {
    const { api, aplyNo } = await signInAs()
    api.change((world) => changeDoc(world, 'proofItems', '1002', (own) => ({ ...own, status: 'userCancel' as const })))
    const refused = { ...NO_FILE_LEFT, body: { ...NO_FILE_LEFT.body, because: { rule: 'RF-4' } } }
    expect(await api.send('DELETE', `${DELETE}1001`)).toMatchObject(refused)
    expect(item(api, '1001')?.deleted).toBe(false)
    api.change((world) => changeDoc(world, 'proofItems', '1001', (own) => ({ ...own, status: 'userCancel' as const })))
    expect(await write(api, aplyNo)).toMatchObject(refused)
    const direct = presentOrThrow(master(api))
    api.change((world) =>
      putDoc(world, 'proofMasters', '500', { ...direct, receiptProofMstrId: 500, status: 'paymentComplete' }),
    )
    expect((await write(api, aplyNo)).status).toBe(200)
  })

  it('must remain when a write ends the supplement', async () => {
    const { api, aplyNo } = await signInAs()
    withoutOthers(api)
    api.change((world) =>
      ['1001', '1003'].reduce(
        (after, id) => changeDoc(after, 'proofItems', id, (item) => ({ ...item, deleted: true })),
        world,
      ),
    )
    expect(await write(api, aplyNo)).toMatchObject(NO_FILE_LEFT)
    expect(master(api)?.status).toBe('supplementRequest')
  })
})

describe('POST /api/v1/proof/update', () => {
  const PDF = new TextEncoder().encode('%PDF-1.4 a receipt')
  /** Sends text parts as JSON, which the server parses again. */
  const send = (api: TestApi, aplyNo: string, id: number, file: readonly [string, string, Uint8Array] | null) =>
    api.form('POST', UPDATE, {
      ...(file === null ? {} : { receiptProofFile: file }),
      receiptProofId: Object(id) as object,
      aplyNo: Object(aplyNo) as object,
    })

  it('[P-286] replaces the file of one item without writing the proof', async () => {
    const { api, aplyNo } = await signInAs()
    const answer = await send(api, aplyNo, 1003, ['새 영수증.pdf', 'application/pdf', PDF])
    expect([answer.status, answer.body]).toMatchObject([200, { status: 200 }])
    const path = item(api, '1003')?.files[0] ?? ''
    expect(item(api, '1003')?.status).toBe('supplementComplete')
    expect(findDoc(api.world(), 'storedFiles', path)).toMatchObject({
      aplyNo,
      size: PDF.length,
      type: 'application/pdf',
    })
    expect(master(api)?.writtenAt).toBeNull()
  })

  it('[P-286] rejects a missing, empty or wrong file', async () => {
    const { api, aplyNo } = await signInAs()
    const rejected = async (id: number, file: readonly [string, string, Uint8Array] | null) => {
      const { status, body } = await send(api, aplyNo, id, file)
      return [status, body['message']]
    }
    expect(await rejected(1003, null)).toEqual([400, '다시 올릴 파일이 없습니다. 파일을 선택한 후 다시 시도해주세요.'])
    expect(await rejected(1003, ['a.pdf', 'application/pdf', new Uint8Array()])).toEqual([
      400,
      'FILE_SIZE_ZERO_ERROR: a.pdf',
    ])
    expect((await rejected(1003, ['a.exe', 'application/x-msdownload', PDF]))[0]).toBe(400)
    expect(await rejected(1002, ['a.pdf', 'application/pdf', PDF])).toEqual([400, NOT_OPEN])
    expect(await rejected(9, ['a.pdf', 'application/pdf', PDF])).toEqual([404, NOT_FOUND])
    expect((await send(api, 'DA00000009', 1003, ['a.pdf', 'application/pdf', PDF])).status).toBe(404)
    expect(item(api, '1003')?.status).toBe('supplementRequest')
  })
})

describe('a supplement', () => {
  it('[P-283] [D2-63] stays open until the proof is written; only then does the time of the last change move', async () => {
    const { api, aplyNo, facts } = await signInAs()
    const askedAt = changedAt(api)
    await api.send('DELETE', `${DELETE}1001`)
    await api.send('DELETE', `${DELETE}1003`)
    expect(master(api)?.status).toBe('supplementRequest')
    expect(changedAt(api)).toBe(askedAt)
    await api.send('PUT', '/__world/clock', { now: '2099-06-09T10:00:00+09:00', freeze: true })
    await api.signIn(facts)
    await write(api, aplyNo)
    expect(master(api)?.status).toBe('supplementComplete')
    expect(changedAt(api)).toBe('2099-06-09T10:00:00')
    expect((await write(api, aplyNo)).body['message']).toBe(NOT_REQUESTED)
  })

  it('[P-283] ends when the proof was written and the last item that was sent back is deleted', async () => {
    const { api, aplyNo } = await signInAs()
    await replaceItem(api, aplyNo, 1001, storeFile(api, aplyNo))
    expect(master(api)?.status).toBe('supplementRequest')
    await api.send('DELETE', `${DELETE}1003`)
    expect(master(api)?.status).toBe('supplementComplete')
  })

  it('[P-283] needs another write if a second supplement was requested', async () => {
    const { api, aplyNo } = await signInAs()
    await replaceItem(api, aplyNo, 1001, storeFile(api, aplyNo))
    await api.send('DELETE', `${DELETE}1003`)
    const items = [{ receiptProofId: 1002, reason: '흐립니다.' }]
    await api.post('/__world/officer', { receiptProofMstrId: 501, action: 'request-proof-supplement', items })
    await api.send('DELETE', `${DELETE}1002`)
    expect(master(api)?.status).toBe('supplementRequest')
    await write(api, aplyNo)
    expect(master(api)?.status).toBe('supplementComplete')
  })
})

describe('every call of a supplement', () => {
  it.each([
    [{ status: 'userCancel' }, '취소된 신청의 증빙은 보완할 수 없습니다.', 'SP-1'],
    [{ status: 'notSelected' }, '선정되지 않은 신청의 증빙은 보완할 수 없습니다.', 'SP-2'],
    [{ status: 'paymentComplete' }, '지급이 완료된 신청의 증빙은 보완할 수 없습니다.', 'SP-3'],
  ] as const)('[D2-610] is rejected if it can no longer lead to a payment: %o', async (closed, text, rule) => {
    const { api, aplyNo } = await signInAs()
    const file = storeFile(api, aplyNo)
    const paid = { receiptProofMstrId: 502, status: 'paymentComplete', decidedAmount: 300_000 } as const
    api.change((world) => {
      const master = findDoc(world, 'proofMasters', '501')
      if (master === null) throw new Error('the proof is missing')
      return changeDoc(putDoc(world, 'proofMasters', '502', { ...master, ...paid }), 'applications', aplyNo, (own) => ({
        ...own,
        ...closed,
      }))
    })
    const before = api.world()
    const answers = [
      await api.post(CREATE, { receiptProofMstrId: 501, aplyType: '영업', receiptProofFileReqeust: file }),
      await api.post(BATCH, [{ receiptProofMstrId: 501, aplyType: '영업', receiptProofFileReqeust: file }]),
      await replaceItem(api, aplyNo, 1001, file),
      await write(api, aplyNo),
      await api.send('DELETE', `${DELETE}1001`),
    ]
    for (const { status: http, body } of answers)
      expect([http, body['message'], body['because']]).toMatchObject([400, text, { rule }])
    expect(allDocs(api.world(), 'proofItems')).toEqual(allDocs(before, 'proofItems'))
    expect(master(api)).toEqual(findDoc(before, 'proofMasters', '501'))
  })
})
