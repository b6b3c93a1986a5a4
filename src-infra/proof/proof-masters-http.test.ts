import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MalformedAnswer, Refused } from '#app/kernel/call.errors'
import { aStoredFile } from '#app/testing/supplement-world'
import type { MadeCall } from '../testing/answering-http.ts'
import { answeringHttp } from '../testing/answering-http.ts'
import { signIn } from '../testing/signed-in.ts'
import { makeProofMastersHttp } from './proof-masters-http.ts'

afterEach(() => void vi.unstubAllGlobals())

const FILE = aStoredFile('new.pdf')
const WRITE = { receiptProofMstrId: '501', aplyNo: 'A1', useProofPeriod: '2024,2025', amountCount: 12 }
const REPLACED = { receiptProofId: '1001', aplyNo: 'A1', aplyType: '영업', suptSn: '7', file: FILE }

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

describe('reading a proof master', () => {
  it('[P-097] [P-264] [P-265] asks by address and reads every field; deleted files are left out', async () => {
    const calls: MadeCall[] = []
    const masters = makeProofMastersHttp(answeringHttp({ status: 200, result: MASTER }, calls))
    const master = await Effect.runPromise(masters.get('501'))
    expect(calls).toEqual([{ method: 'GET', path: '/api/v1/proof-mstr/get/501', options: {} }])
    expect(master).toMatchObject({
      receiptProofMstrId: '501',
      brno: '1000100001',
      suptSn: '7',
      aplyType: '영업',
      aplyTypeDetail: '1',
      useProofPeriod: '2024,2025',
      useProofStartDt: null,
      amountCount: 1200,
      amountCountType: '건수',
      isDirectDelivery: '건',
      progressStatus: '보완요청',
    })
    expect(master.receiptProofResponses).toMatchObject([
      {
        receiptProofId: '1001',
        receiptProofMstrId: '501',
        suptHistSn: '3',
        currentStatus: '보완요청',
        dlvrDcsn: 60_000,
        dlvrNm: '롯데',
        dlvrFee: 84_000,
        reason: '흐립니다.',
        files: [{ fileId: '1', originlFileNm: '사진.png', fileSize: 12, mimeType: 'image/png' }],
      },
    ])
    expect(master.receiptProofResponses[0]?.files).toHaveLength(1)
  })

  it('[P-264] a number is read as it is, a master without rows has none', async () => {
    const result = { receiptProofMstrId: '9', amountCount: 12, receiptProofResponses: null }
    const masters = makeProofMastersHttp(answeringHttp({ status: 200, result }))
    expect(await Effect.runPromise(masters.get('9'))).toMatchObject({ amountCount: 12, receiptProofResponses: [] })
  })

  it('another status is a refusal with the server’s sentence, another form goes no further', async () => {
    const refused = makeProofMastersHttp(answeringHttp({ status: 404, result: null, message: '없습니다.' }))
    expect(await Effect.runPromise(Effect.flip(refused.get('9')))).toMatchObject({
      _tag: 'Refused',
      message: '없습니다.',
    })
    const malformed = makeProofMastersHttp(answeringHttp({ status: 200, result: { amountCount: '많음' } }))
    expect(await Effect.runPromise(Effect.flip(malformed.get('9')))).toBeInstanceOf(MalformedAnswer)
  })
})

describe('writing a proof master', () => {
  it('[P-131] [P-315] puts period and total as a number, with the key of its press', async () => {
    const calls: MadeCall[] = []
    await Effect.runPromise(makeProofMastersHttp(answeringHttp({ status: 200 }, calls)).write(WRITE))
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: '/api/v1/proof-mstr/update',
        options: {
          body: { receiptProofMstrId: 501, aplyNo: 'A1', useProofPeriod: '2024,2025', amountCount: 12 },
          press: 'write-proof',
        },
      },
    ])
  })

  it('[P-130] [P-315] posts master and rows in one, with their files under the name of the wire', async () => {
    const calls: MadeCall[] = []
    const masters = makeProofMastersHttp(answeringHttp({ status: 200 }, calls))
    await Effect.runPromise(masters.writeWithFiles(WRITE, [REPLACED]))
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
                  fileSize: 3,
                  fileExt: 'pdf',
                  mimeType: 'application/pdf',
                },
              },
            ],
          },
          press: 'supplement-proof',
        },
      },
    ])
  })

  it.each([
    ['with a sentence', { status: 400, message: '기간이 없습니다.' }, { message: '기간이 없습니다.', errorCode: null }],
    ['without one', { status: 500 }, { message: null, errorCode: 'Failed to update proof master' }],
    ['without a status', {}, { message: null, errorCode: 'Failed to update proof master' }],
    ['with a code of its own', { status: 400, errorCode: 'X' }, { message: null, errorCode: 'X' }],
  ])('[P-131] anything but 200 is a refusal: %s', async (_, answer, error) => {
    const refused = await Effect.runPromise(Effect.flip(makeProofMastersHttp(answeringHttp(answer)).write(WRITE)))
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject(error)
  })

  it('[P-130] so it is where files go with it', async () => {
    const masters = makeProofMastersHttp(answeringHttp({ status: 500 }))
    expect(await Effect.runPromise(Effect.flip(masters.writeWithFiles(WRITE, [REPLACED])))).toMatchObject({
      errorCode: 'Failed to update proof',
    })
  })
})

describe('on the fake server', () => {
  it('reads the proof of a persona and stores its period and total', async () => {
    const { http, session } = await signIn('selected-supplement', '/aply-result')
    const masters = makeProofMastersHttp(http)
    const before = await Effect.runPromise(masters.get('501'))
    expect(before).toMatchObject({ amountCount: 12, progressStatus: '보완요청' })
    expect(before.receiptProofResponses).toHaveLength(4)
    const { applicationNumber } = session.read()
    await Effect.runPromise(
      masters.write({ ...WRITE, aplyNo: applicationNumber, useProofPeriod: '2025', amountCount: 20 }),
    )
    expect(await Effect.runPromise(masters.get('501'))).toMatchObject({ useProofPeriod: '2025', amountCount: 20 })
    expect(await Effect.runPromise(Effect.flip(masters.get('9')))).toMatchObject({ status: 404 })
  })
})
