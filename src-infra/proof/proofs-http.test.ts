import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { MalformedAnswer, Refused } from '#app/kernel/call.errors'
import { aStoredEvidenceFile } from '#app/testing/a-file'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { ProofsHttp } from './proofs-http.ts'

const FILE = aStoredEvidenceFile('new.pdf')
const UPDATE = { proofId: '501', applicationNumber: 'A1', years: [2025, 2024], total: 12 }
const REPLACED = {
  itemId: '1001',
  applicationNumber: 'A1',
  proofType: 'direct',
  supportNumber: '7',
  file: FILE,
} as const

const ITEM = {
  receiptProofId: 1001,
  receiptProofMstrId: 501,
  aplyNo: 'A1',
  aplyType: '영업',
  suptSn: 7,
  suptHistSn: 3,
  currentStatus: '보완요청',
  registDt: '2025-06-18T14:03:00',
  dlvrDcsn: '60,000',
  dlvrNm: '롯데',
  dlvrFee: '84,000',
  reason: '흐립니다.',
  filePath: 'p/1.png',
  files: [
    {
      fileId: 1,
      originlFileNm: '사진.png',
      savedFileNm: 's.png',
      filePath: 'p/1.png',
      fileSize: 12,
      fileExt: 'png',
      mimeType: 'image/png',
      delYn: 'N',
    },
    { fileId: 2, originlFileNm: '지난 사진.png', filePath: 'p/0.png', delYn: 'Y' },
  ],
}
const MASTER = {
  receiptProofMstrId: 501,
  brno: '1000100001',
  suptSn: 7,
  aplyNo: 'A1',
  aplyType: '영업',
  aplyTypeDetail: '1',
  useProofPeriod: '2024,2025',
  useProofStartDt: '',
  useProofEndDt: '',
  amountCount: '1,200',
  amountCountType: '건수',
  isDirectDelivery: '건',
  progressStatus: '보완요청',
  receiptProofResponses: [ITEM],
}

describe('ProofsHttp.get', () => {
  it('[P-097] [P-264] [P-265] requests the proof by its URL and reads every field, without deleted files', async () => {
    const calls: RecordedCall[] = []
    const proofs = ProofsHttp.make({ http: fakeHttp({ status: 200, result: MASTER }, calls) })
    const proof = await Effect.runPromise(proofs.get('501'))
    expect(calls).toEqual([{ method: 'GET', path: '/api/v1/proof-mstr/get/501', options: {} }])
    expect(proof).toMatchObject({
      id: '501',
      businessNumber: '1000100001',
      supportNumber: '7',
      proofType: 'direct',
      detailTypes: ['1'],
      years: [2024, 2025],
      total: 1200,
      totalUnit: 'cases',
      status: 'supplementRequest',
    })
    expect(proof.items).toMatchObject([
      {
        id: '1001',
        proofId: '501',
        proofType: 'direct',
        status: 'supplementRequest',
        decidedAmount: 60_000,
        carrierName: '롯데',
        deliveryFee: 84_000,
        reason: '흐립니다.',
        files: [{ id: '1', name: '사진.png', bytes: 12, mimeType: 'image/png' }],
      },
    ])
    expect(proof.items[0]?.files).toHaveLength(1)
  })

  it('[P-265] reads no path of a deleted file', async () => {
    const files = [{ fileId: 2, filePath: 'p/1.png', delYn: 'Y' }]
    const result = { ...MASTER, receiptProofResponses: [{ ...ITEM, files }] }
    const proof = await Effect.runPromise(ProofsHttp.make({ http: fakeHttp({ status: 200, result }) }).get('501'))
    expect(proof.items).toMatchObject([{ path: null, files: [] }])
  })

  it.each([
    ['금액', 'amount'],
    ['건', 'cases'],
    ['건수', 'cases'],
    ['택배', 'parcel'],
  ])('[P-264] reads a total of %s as %s', async (amountCountType, totalUnit) => {
    const proofs = ProofsHttp.make({ http: fakeHttp({ status: 200, result: { ...MASTER, amountCountType } }) })
    expect(await Effect.runPromise(proofs.get('501'))).toMatchObject({ totalUnit })
  })

  it.each([
    ['75,000', 75_000],
    [1, 1],
    [0, null],
    ['0', null],
    [-5, null],
  ])('[A-177] [D2-561] reads a decided amount of %s as %s', async (amountDcsn, decidedAmount) => {
    const proofs = ProofsHttp.make({ http: fakeHttp({ status: 200, result: { ...MASTER, amountDcsn } }) })
    expect(await Effect.runPromise(proofs.get('501'))).toMatchObject({ decidedAmount })
  })

  it('[P-264] reads missing items as an empty list', async () => {
    const result = { receiptProofMstrId: '9', amountCount: 12, receiptProofResponses: null }
    const proofs = ProofsHttp.make({ http: fakeHttp({ status: 200, result }) })
    expect(await Effect.runPromise(proofs.get('9'))).toMatchObject({ total: 12, items: [] })
  })

  it('fails with the message of a refusal, and with MalformedAnswer for an unreadable proof', async () => {
    const refusingProofs = ProofsHttp.make({ http: fakeHttp({ status: 404, result: null, message: '없습니다.' }) })
    expect(await Effect.runPromise(Effect.flip(refusingProofs.get('9')))).toMatchObject({
      _tag: 'Refused',
      message: '없습니다.',
    })
    const malformed = ProofsHttp.make({ http: fakeHttp({ status: 200, result: { amountCount: '많음' } }) })
    expect(await Effect.runPromise(Effect.flip(malformed.get('9')))).toBeInstanceOf(MalformedAnswer)
  })
})

describe('update and updateWithFiles of ProofsHttp', () => {
  it('[P-131] [P-315] update sends the years as text and the total as a number', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(ProofsHttp.make({ http: fakeHttp({ status: 200 }, calls) }).update(UPDATE))
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: '/api/v1/proof-mstr/update',
        options: {
          body: { receiptProofMstrId: 501, aplyNo: 'A1', useProofPeriod: '2024,2025', amountCount: 12 },
          operation: 'write-proof',
        },
      },
    ])
  })

  it('[P-130] [P-315] one call sends the proof and items with files', async () => {
    const calls: RecordedCall[] = []
    const proofs = ProofsHttp.make({ http: fakeHttp({ status: 200 }, calls) })
    await Effect.runPromise(proofs.updateWithFiles(UPDATE, [REPLACED]))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/proof/update-batch',
        options: {
          body: {
            receiptProofMstrUpdateRequest: {
              receiptProofMstrId: 501,
              aplyNo: 'A1',
              useProofPeriod: '2024,2025',
              amountCount: 12,
            },
            receiptProofRequestList: [
              {
                receiptProofId: 1001,
                aplyNo: 'A1',
                aplyType: '영업',
                suptSn: '7',
                receiptProofFileReqeust: {
                  originlFileNm: 'new.pdf',
                  savedFileNm: 'saved-new.pdf',
                  filePath: '영수증/APL-1/new.pdf',
                  fileSize: 712,
                  fileExt: 'pdf',
                  mimeType: 'application/pdf',
                },
              },
            ],
          },
          operation: 'supplement-proof',
        },
      },
    ])
  })

  it.each([
    ['with a sentence', { status: 400, message: '기간이 없습니다.' }, { message: '기간이 없습니다.', errorCode: null }],
    ['without a sentence', { status: 500 }, { message: null, errorCode: 'Failed to update proof master' }],
    ['without a status', {}, { message: null, errorCode: 'Failed to update proof master' }],
    ['with its own code', { status: 400, errorCode: 'X' }, { message: null, errorCode: 'X' }],
  ])('[P-131] update fails with Refused unless the status is 200: %s', async (_, answer, error) => {
    const failure = await Effect.runPromise(Effect.flip(ProofsHttp.make({ http: fakeHttp(answer) }).update(UPDATE)))
    expect(failure).toBeInstanceOf(Refused)
    expect(failure).toMatchObject(error)
  })

  it('[P-130] a refused write with files fails with a code for developers', async () => {
    const proofs = ProofsHttp.make({ http: fakeHttp({ status: 500 }) })
    expect(await Effect.runPromise(Effect.flip(proofs.updateWithFiles(UPDATE, [REPLACED])))).toMatchObject({
      errorCode: 'Failed to update proof',
    })
  })
})
