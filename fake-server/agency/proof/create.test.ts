import { describe, expect, it } from 'vitest'
import { PROOF_LIMITS } from '#domain/proof/registration-form'
import { PROOF_CREATE, proofItem, registrationBody, proofApplicant, storeFile } from '../../testing/proving.ts'
import { TEXT } from '../../http/text.ts'
import { historyOf } from '../../testing/history.ts'
import { allOf } from '../../world/world.ts'

const PARCEL = '/api/v1/proof/proof-create-parcel'
const DETAIL = '/api/v1/application/result/detail/brno'

const opened = async (persona?: string) => {
  const { api, facts, aplyNo } = await proofApplicant(persona)
  const detail = async () =>
    (await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })).body.result as {
      readonly receiptProofMstrs: readonly Readonly<Record<string, unknown>>[]
      readonly receiptProofs: readonly Readonly<Record<string, unknown>>[]
    }
  return { api, facts, aplyNo, detail }
}

const DIRECT = { aplyType: '영업', amountCountType: '건', amountCount: 12 }

describe('POST /api/v1/proof/proof-create', () => {
  it('[P-276] [P-272] stores master and items, and the next detail answer lists them', async () => {
    const { api, aplyNo, detail } = await opened()
    const [base, list] = [storeFile(api, aplyNo, '차량.pdf'), storeFile(api, aplyNo, '대장.pdf')]
    const { status, body } = await api.post(
      PROOF_CREATE,
      registrationBody(aplyNo, [proofItem(base, '영업'), proofItem(list)], DIRECT),
    )
    expect([status, body]).toEqual([200, { status: 200, message: 'Success', httpStatus: 'OK' }])
    const { receiptProofMstrs, receiptProofs } = await detail()
    expect(receiptProofMstrs).toMatchObject([
      {
        aplyType: '영업',
        aplyTypeDetail: '1',
        useProofPeriod: '2024,2025',
        amountCount: 12,
        amountCountType: '건',
        progressStatus: '제출완료',
      },
    ])
    expect(receiptProofs).toMatchObject([
      { aplyType: '영업', currentStatus: '제출완료', filePath: base, originlFileNm: '차량.pdf' },
      { aplyType: '일반', currentStatus: '제출완료', filePath: list, originlFileNm: '대장.pdf' },
    ])
    expect(receiptProofs.map((document) => document['receiptProofMstrId'])).toEqual(
      Array.from({ length: 2 }, () => receiptProofMstrs[0]?.['receiptProofMstrId']),
    )
    expect(historyOf(api.world(), aplyNo)).toMatchObject([{ action: 'register-proof', detail: { items: 2 } }])
  })

  it('[P-276] accepts the file fields directly in an item', async () => {
    const { api, aplyNo } = await opened()
    const filePath = storeFile(api, aplyNo, '영수증.pdf')
    expect((await api.post(PROOF_CREATE, registrationBody(aplyNo, [{ aplyType: '일반', filePath }]))).status).toBe(200)
  })

  it.each([
    ['no documents', {}, [], '실적증빙 파일을 등록해주세요.', null],
    [
      '101 cases',
      { ...DIRECT, amountCount: 101 },
      ['영업', '일반'],
      '증빙건수는 최대 100건까지만 입력 가능합니다.',
      'TL-3',
    ],
    ['no cases', { ...DIRECT, amountCount: 0 }, ['영업', '일반'], '총 증빙건수를 입력해주세요.', 'TL-1'],
    ['a total with half a won', { amountCount: 0.5 }, ['일반'], '총 증빙금액을 입력해주세요.', 'TL-2'],
    ['a total that is too large', { amountCount: 1e20 }, ['일반'], TEXT['server.proofInvalid'], 'TL-3'],
    ['no period', { useProofPeriod: '' }, ['일반'], '실적증빙 기간을 최소 1개 이상 선택해주세요.', 'YR-1'],
    [
      'a year that is not offered',
      { useProofPeriod: '2023,2024' },
      ['일반'],
      '실적증빙 기간을 최소 1개 이상 선택해주세요.',
      'YR-2',
    ],
    [
      'years in the wrong format',
      { useProofPeriod: '2024, 2025' },
      ['일반'],
      '실적증빙 기간을 최소 1개 이상 선택해주세요.',
      'YR-1',
    ],
    ['direct delivery in won', { aplyType: '영업' }, ['영업', '일반'], TEXT['server.proofInvalid'], 'TL-5'],
    ['another type', { aplyType: '신속' }, ['일반'], TEXT['server.proofInvalid'], null],
    ['direct delivery without a base file', DIRECT, ['일반'], '영업증빙 파일을 등록해주세요.', 'FN-1'],
    [
      'direct delivery with four base files',
      DIRECT,
      ['일반', '영업', '영업', '영업', '영업'],
      '영업증빙 파일은 3개까지 등록할 수 있습니다. 파일을 줄여주세요.',
      'FN-2',
    ],
    [
      'general use with a base file',
      {},
      ['일반', '영업'],
      '배달·택배 이용 증빙에는 영업증빙 파일을 등록할 수 없습니다. 실적증빙 파일만 등록해주세요.',
      'FN-3',
    ],
    ['direct delivery without a performance file', DIRECT, ['영업'], '실적증빙 파일을 등록해주세요.', 'FN-5'],
  ] as const)('[P-276] rejects %s', async (_, more, types, message, rule) => {
    const { api, aplyNo } = await opened()
    const items = types.map((type, i) => proofItem(storeFile(api, aplyNo, `${i}.pdf`), type))
    expect(await api.post(PROOF_CREATE, registrationBody(aplyNo, items, more))).toMatchObject({
      status: 400,
      body: { message, ...(rule && { because: { rule } }) },
    })
    expect(allOf(api.world(), 'proofMasters')).toEqual([])
  })

  it.each([
    ['applied-new', 'general', 'notSelected', 'RE-2'],
    ['selected-paid-300000', 'general', 'limit', 'RE-3'],
    ['selected-parcel-submitted', 'general', 'parcelRunning', 'RE-5'],
    ['applied-new', 'parcel', 'notSelectedForParcel', 'RE-1'],
    ['selected-parcel-submitted', 'parcel', 'parcelExists', 'RE-4'],
  ] as const)('[P-276] [P-280] for persona %s, rejects a %s proof with %s', async (persona, path, verdict, rule) => {
    const { api, aplyNo } = await opened(persona)
    const before = allOf(api.world(), 'proofMasters')
    const answer =
      path === 'parcel'
        ? await api.post(PARCEL, { aplyNo, aplyTypeDetail: '롯데' })
        : await api.post(PROOF_CREATE, registrationBody(aplyNo, [proofItem(storeFile(api, aplyNo, '대장.pdf'))]))
    expect(answer).toMatchObject({ status: 400, body: { message: TEXT[`registration.${verdict}`], because: { rule } } })
    expect(allOf(api.world(), 'proofMasters')).toEqual(before)
  })

  it('accepts direct delivery without a base file if a base proof is approved', async () => {
    const { api, aplyNo } = await opened('selected-base-approved')
    const items = [proofItem(storeFile(api, aplyNo, '대장.pdf'))]
    expect((await api.post(PROOF_CREATE, registrationBody(aplyNo, items, DIRECT))).status).toBe(200)
  })

  it('[P-287] returns ten proofs, newest first, if a page is requested, and otherwise all proofs', async () => {
    const { api, facts } = await opened('thousand-proofs')
    const listProofs = async (pageRequest?: object) => {
      const { body } = await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci, ...(pageRequest && { pageRequest }) })
      return (body.result as { readonly receiptProofMstrs: readonly { readonly receiptProofMstrId: number }[] })
        .receiptProofMstrs
    }
    const { page, size } = PROOF_LIMITS.list
    const wanted = { page, size, sortBy: 'registDt', sortDirection: 'DESC' }
    const ids = (await listProofs(wanted)).map((master) => master.receiptProofMstrId)
    expect(ids).toEqual(Array.from({ length: 10 }, (_, i) => 1500 - i))
    expect(await listProofs({})).toHaveLength(10)
    expect(await listProofs()).toHaveLength(1000)
  })

  it('[P-277] names the empty file in the rejection and stores nothing', async () => {
    const { api, aplyNo } = await opened()
    const items = [proofItem(storeFile(api, aplyNo, '영수증.pdf')), proofItem(storeFile(api, aplyNo, '빈 파일.pdf', 0))]
    expect(await api.post(PROOF_CREATE, registrationBody(aplyNo, items))).toMatchObject({
      status: 400,
      body: { status: 400, message: 'FILE_SIZE_ZERO_ERROR: 빈 파일.pdf', because: { rule: 'FS-1', ref: 'P-277' } },
    })
    expect(allOf(api.world(), 'proofItems')).toEqual([])
  })

  it("rejects an unknown file and another application's file", async () => {
    const { api, aplyNo } = await opened()
    for (const path of ['영수증/없음.pdf', storeFile(api, 'DA90000003', '남의 것.pdf')])
      expect((await api.post(PROOF_CREATE, registrationBody(aplyNo, [proofItem(path)]))).status).toBe(400)
  })

  it("[P-273] [E-209] rejects another applicant's application, and a call without the cookie", async () => {
    const { api, aplyNo } = await opened()
    const items = [proofItem(storeFile(api, aplyNo, '영수증.pdf'))]
    expect((await api.post(PROOF_CREATE, registrationBody('DA90000003', items))).status).toBe(401)
    expect((await api.post(PARCEL, { aplyNo: 'DA90000003', aplyTypeDetail: '롯데' })).status).toBe(401)
    api.forgetCookie()
    expect((await api.post(PROOF_CREATE, registrationBody(aplyNo, items))).status).toBe(401)
    expect((await api.post(PARCEL, { aplyNo, aplyTypeDetail: '롯데' })).status).toBe(401)
  })

  it('[P-315] repeats the first answer to a repeated key and stores nothing twice', async () => {
    const { api, aplyNo } = await opened()
    const body = registrationBody(aplyNo, [proofItem(storeFile(api, aplyNo, '영수증.pdf'))])
    const again = { headers: { 'idempotency-key': 'press-1' } }
    const first = await api.post(PROOF_CREATE, body, again)
    const second = await api.post(PROOF_CREATE, body, again)
    expect(second.body).toEqual(first.body)
    expect(allOf(api.world(), 'proofMasters')).toHaveLength(1)
    const carriers = { aplyNo, aplyTypeDetail: '롯데', amountCountType: '택배' }
    const answers = [await api.post(PARCEL, carriers, again), await api.post(PARCEL, carriers, again)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(allOf(api.world(), 'proofMasters')).toHaveLength(2)
  })
})

describe('POST /api/v1/proof/proof-create-parcel', () => {
  it('[P-280] stores a parcel proof with the status 제출 and rejects a second parcel proof', async () => {
    const { api, aplyNo, detail } = await opened()
    const body = { suptSn: '10001', aplyNo, aplyType: '일반', aplyTypeDetail: '롯데,한진', amountCountType: '택배' }
    expect((await api.post(PARCEL, body)).body).toEqual({ status: 200, message: 'Success', httpStatus: 'OK' })
    expect((await detail()).receiptProofMstrs).toMatchObject([
      { aplyType: '일반', amountCountType: '택배', aplyTypeDetail: '롯데,한진', progressStatus: '제출' },
    ])
    expect(await api.post(PARCEL, body)).toMatchObject({
      status: 400,
      body: { message: '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.' },
    })
  })

  it('[P-280] rejects a request without a carrier', async () => {
    const { api, aplyNo } = await opened()
    for (const aplyTypeDetail of ['', ' , '])
      expect(await api.post(PARCEL, { aplyNo, aplyTypeDetail })).toMatchObject({
        status: 400,
        body: { message: '이용 택배사 목록중 최소 1개이상 선택해주세요.' },
      })
  })
})
