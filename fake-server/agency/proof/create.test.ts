import { describe, expect, it } from 'vitest'
import { SERVER_REFUSAL_TEXTS, SERVER_TEXT } from '#server-rules/server-text'
import { historyOfApplication } from '../../testing/history.ts'
import {
  PROOF_CREATE_PATH,
  proofItemBody,
  registrationBody,
  prepareProofApplicant,
  addStoredFile,
} from '../../testing/proof-applicant.ts'
import { allDocs } from '../../world/world.ts'

const PARCEL = '/api/v1/proof/proof-create-parcel'
const DETAIL = '/api/v1/application/result/detail/brno'

const signInAs = async (persona?: string) => {
  const { api, facts, aplyNo } = await prepareProofApplicant(persona)
  const detail = async () =>
    (await api.post(DETAIL, { brno: facts.brNo, ci: facts.ci })).body.result as {
      readonly receiptProofMstrs: readonly Readonly<Record<string, unknown>>[]
      readonly receiptProofs: readonly Readonly<Record<string, unknown>>[]
    }
  return { api, facts, aplyNo, detail }
}

const DIRECT = { aplyType: '영업', amountCountType: '건', amountCount: 12 }

describe('POST /api/v1/proof/proof-create', () => {
  it('[P-276] [P-272] stores the proof with all its items, so that the next detail call returns them', async () => {
    const { api, aplyNo, detail } = await signInAs()
    const [base, list] = [addStoredFile(api, aplyNo, '차량.pdf'), addStoredFile(api, aplyNo, '대장.pdf')]
    const { status, body } = await api.post(
      PROOF_CREATE_PATH,
      registrationBody(aplyNo, [proofItemBody(base, '영업'), proofItemBody(list)], DIRECT),
    )
    expect(status).toBe(200)
    expect(body).toEqual({ status: 200, message: 'Success', httpStatus: 'OK' })
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
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([
      { action: 'register-proof', detail: { items: 2 } },
    ])
  })

  it('[P-276] accepts the file fields in the item itself', async () => {
    const { api, aplyNo } = await signInAs()
    const filePath = addStoredFile(api, aplyNo, '영수증.pdf')
    expect((await api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, [{ aplyType: '일반', filePath }]))).status).toBe(
      200,
    )
  })

  it.each([
    ['no documents', {}, [], '실적증빙 파일을 등록해주세요.', 'FN-5'],
    ['direct delivery without any file', DIRECT, [], '영업증빙 파일을 등록해주세요.', 'FN-1'],
    [
      '101 cases',
      { ...DIRECT, amountCount: 101 },
      ['영업', '일반'],
      '증빙건수는 최대 100건까지만 입력 가능합니다.',
      'TL-3',
    ],
    ['a total with half a won', { amountCount: 0.5 }, ['일반'], '총 증빙금액을 입력해주세요.', 'TL-2'],
    ['no period', { useProofPeriod: '' }, ['일반'], '실적증빙 기간을 최소 1개 이상 선택해주세요.', 'YR-1'],
    [
      'years in the wrong format',
      { useProofPeriod: '2024, 2025' },
      ['일반'],
      '실적증빙 기간을 최소 1개 이상 선택해주세요.',
      'YR-1',
    ],
    ['direct delivery in won', { aplyType: '영업' }, ['영업', '일반'], SERVER_TEXT['server.proofInvalid'], 'TL-5'],
    ['another type', { aplyType: '신속' }, ['일반'], SERVER_TEXT['server.proofInvalid'], null],
    ['direct delivery without a base file', DIRECT, ['일반'], '영업증빙 파일을 등록해주세요.', 'FN-1'],
    [
      'general use with a base file',
      {},
      ['일반', '영업'],
      '배달·택배 이용 증빙에는 영업증빙 파일을 등록할 수 없습니다. 실적증빙 파일만 등록해주세요.',
      'FN-3',
    ],
  ] as const)('[P-276] rejects %s', async (_, more, types, message, rule) => {
    const { api, aplyNo } = await signInAs()
    const items = types.map((type, i) => proofItemBody(addStoredFile(api, aplyNo, `${i}.pdf`), type))
    expect(await api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, items, more))).toMatchObject({
      status: 400,
      body: { message, ...(rule && { because: { rule } }) },
    })
    expect(allDocs(api.world(), 'proofMasters')).toEqual([])
  })

  it.each([
    ['applied-new', 'general', 'notSelected', 'RE-2'],
    ['selected-paid-300000', 'general', 'limit', 'RE-3'],
    ['selected-parcel-submitted', 'general', 'parcelRunning', 'RE-5'],
    ['applied-new', 'parcel', 'notSelectedForParcel', 'RE-1'],
    ['selected-parcel-submitted', 'parcel', 'parcelExists', 'RE-4'],
  ] as const)(
    '[P-276] [P-280] for persona %s, rejects a %s proof and reports %s',
    async (persona, path, verdict, rule) => {
      const { api, aplyNo } = await signInAs(persona)
      const before = allDocs(api.world(), 'proofMasters')
      const answer =
        path === 'parcel'
          ? await api.post(PARCEL, { aplyNo, aplyTypeDetail: '롯데' })
          : await api.post(
              PROOF_CREATE_PATH,
              // The state of the application is checked before the period.
              registrationBody(aplyNo, [proofItemBody(addStoredFile(api, aplyNo, '대장.pdf'))], { useProofPeriod: '' }),
            )
      expect(answer).toMatchObject({
        status: 400,
        body: { message: SERVER_REFUSAL_TEXTS.registration[verdict], because: { rule } },
      })
      expect(allDocs(api.world(), 'proofMasters')).toEqual(before)
    },
  )

  it('accepts a direct delivery without base files if an earlier base proof is approved', async () => {
    const { api, aplyNo } = await signInAs('selected-base-approved')
    const items = [proofItemBody(addStoredFile(api, aplyNo, '대장.pdf'))]
    expect((await api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, items, DIRECT))).status).toBe(200)
  })

  it('[P-276] [D3-21] rejects more performance files than the settings allow', async () => {
    const { api, aplyNo } = await signInAs()
    await api.send('PUT', '/__world/settings', { performanceMaxFiles: 1 })
    const items = ['가.pdf', '나.pdf'].map((name) => proofItemBody(addStoredFile(api, aplyNo, name)))
    expect(await api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, items))).toMatchObject({
      status: 400,
      body: { errorCode: 'PROOF_INVALID', because: { rule: 'FN-7', ref: 'D3-21' } },
    })
    expect((await api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, items.slice(0, 1)))).status).toBe(200)
  })

  it('[P-277] gives the name of the empty file in the rejection and stores nothing', async () => {
    const { api, aplyNo } = await signInAs()
    const items = [
      proofItemBody(addStoredFile(api, aplyNo, '영수증.pdf')),
      proofItemBody(addStoredFile(api, aplyNo, '빈 파일.pdf', 0)),
    ]
    expect(await api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, items))).toMatchObject({
      status: 400,
      body: { status: 400, message: 'FILE_SIZE_ZERO_ERROR: 빈 파일.pdf', because: { rule: 'FS-1', ref: 'P-277' } },
    })
    expect(allDocs(api.world(), 'proofItems')).toEqual([])
  })

  it('rejects an unknown file and a file of another application', async () => {
    const { api, aplyNo } = await signInAs()
    for (const path of ['영수증/없음.pdf', addStoredFile(api, 'DA90000003', '남의 것.pdf')])
      expect((await api.post(PROOF_CREATE_PATH, registrationBody(aplyNo, [proofItemBody(path)]))).status).toBe(400)
  })
})

describe('POST /api/v1/proof/proof-create-parcel', () => {
  it('[P-280] stores each carrier of a parcel proof only once', async () => {
    const { api, aplyNo, detail } = await signInAs()
    const body = {
      suptSn: '10001',
      aplyNo,
      aplyType: '일반',
      aplyTypeDetail: '한진,롯데,한진',
      amountCountType: '택배',
    }
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
    const { api, aplyNo } = await signInAs()
    for (const aplyTypeDetail of ['', ' , '])
      expect(await api.post(PARCEL, { aplyNo, aplyTypeDetail })).toMatchObject({
        status: 400,
        body: { message: '이용 택배사 목록중 최소 1개이상 선택해주세요.' },
      })
  })
})
