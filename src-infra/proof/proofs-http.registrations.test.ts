import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { MalformedAnswer, Refused } from '#app/kernel/call.errors'
import { settingsSourceWith } from '#app/testing/chosen-settings'
import { NO_ANSWER } from '#app/testing/failures'
import { makeNewCarrierRequest, makeNewProof } from '#domain/proof/registration/new-proof'
import type { Settings } from '#domain/settings/settings'
import type { StoredFile } from '#domain/upload/stored-file'
import type { Http } from '../http/http.ts'
import { type RecordedCall, fakeHttp } from '../testing/fake-http.ts'
import { ProofRegistrationsHttp } from './proofs-http.ts'

const PLACE = { supportNumber: '10001', applicationNumber: 'DA00000001' }
const FILE: StoredFile = {
  name: '영수증__1_.jpg',
  storedName: 'abc.jpg',
  path: '영수증/DA00000001/abc.jpg',
  bytes: 4321,
  extension: 'jpg',
  mimeType: 'image/jpeg',
}
const FORM = {
  type: 'direct',
  detailType: '1',
  years: [2024, 2025],
  totalUnit: 'cases',
  total: '12',
  agreement: true,
} as const
const PROOF = makeNewProof(FORM, PLACE, { base: [FILE], performance: [FILE] }, { baseApproved: false })
const handingIn = (http: Http, settings: Partial<Settings> = {}) =>
  ProofRegistrationsHttp.make({ http, settings: settingsSourceWith(settings) })

describe('ProofRegistrationsHttp', () => {
  it('[P-070] [P-073] posts the proof and each item with exactly their fields', async () => {
    const calls: RecordedCall[] = []
    const registrations = handingIn(fakeHttp({ status: 200, httpStatus: 'OK' }, calls))
    await Effect.runPromise(registrations.create(PROOF))
    const file = {
      originlFileNm: '영수증__1_.jpg',
      savedFileNm: 'abc.jpg',
      filePath: '영수증/DA00000001/abc.jpg',
      fileSize: 4321,
      fileExt: 'jpg',
      mimeType: 'image/jpeg',
    }
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/proof/proof-create',
        options: {
          body: {
            receiptProofMstrCreateRequest: {
              suptSn: '10001',
              aplyNo: 'DA00000001',
              aplyType: '영업',
              aplyTypeDetail: '1',
              useProofPeriod: '2024,2025',
              amountCount: 12,
              amountCountType: '건',
              progressStatus: '제출완료',
            },
            receiptProofRequestList: ['영업', '일반'].map((aplyType) => ({
              suptSn: '10001',
              aplyNo: 'DA00000001',
              aplyType,
              currentStatus: '제출완료',
              receiptProofFileReqeust: file,
            })),
          },
          operation: 'register-proof',
        },
      },
    ])
  })

  it('[P-072] sends 건수 for cases if so configured', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(handingIn(fakeHttp({ status: 200 }, calls), { casesStoredValue: '건수' }).create(PROOF))
    expect(calls[0]?.options.body).toMatchObject({ receiptProofMstrCreateRequest: { amountCountType: '건수' } })
  })

  it('[P-086] [P-315] requests carriers with exactly the documented fields', async () => {
    const calls: RecordedCall[] = []
    const registrations = handingIn(fakeHttp({ status: 200 }, calls))
    await Effect.runPromise(registrations.askCarriers(makeNewCarrierRequest(PLACE, ['우체국', '롯데'])))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/proof/proof-create-parcel',
        options: {
          body: {
            suptSn: '10001',
            aplyNo: 'DA00000001',
            aplyType: '일반',
            aplyTypeDetail: '롯데,우체국',
            amountCountType: '택배',
            progressStatus: '제출',
          },
          operation: 'request-carriers',
        },
      },
    ])
  })

  it.each([
    [{ status: 400, message: '안 됩니다.' }, 400, '안 됩니다.'],
    [{ status: '409', message: '' }, 409, null],
    [{}, 200, null],
    [null, 200, null],
  ])('fails with Refused for a body without status 200: %s', async (answer, status, message) => {
    const registrations = handingIn(fakeHttp(answer))
    for (const call of [registrations.create(PROOF), registrations.askCarriers(makeNewCarrierRequest(PLACE, []))]) {
      const failure = await Effect.runPromise(Effect.flip(call))
      expect(failure).toBeInstanceOf(Refused)
      expect(failure).toMatchObject({ status, message })
    }
  })

  it('fails with the error of a failed call', async () => {
    for (const failure of [NO_ANSWER, new MalformedAnswer({ call: '/x', cause: 'shape' })])
      expect(await Effect.runPromise(Effect.flip(handingIn(fakeHttp(failure)).create(PROOF)))).toBe(failure)
  })
})
