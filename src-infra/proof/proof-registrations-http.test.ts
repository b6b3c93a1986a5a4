import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MalformedAnswer, Refused } from '#app/kernel/call.errors'
import { NO_ANSWER } from '#app/testing/failures'
import { chosenSettings } from '#app/testing/chosen-settings'
import { composeCarrierRequest, composeRegistration } from '#domain/proof/compose-registration'
import { AGREED } from '#domain/proof/registration-form'
import type { StoredFile } from '#domain/upload/stored-file'
import { makeApplicationsHttp } from '../application/applications-http.ts'
import { makeDigestWeb } from '../application/digest-web.ts'
import { makeKept } from '../storage/kept.ts'
import { type MadeCall, answeringHttp } from '../testing/answering-http.ts'
import { signIn } from '../testing/signed-in.ts'
import { makeProofDraftStorage } from './proof-draft-storage.ts'
import { makeProofRegistrationsHttp } from './proof-registrations-http.ts'

afterEach(() => void vi.unstubAllGlobals())

const PLACE = { suptSn: '10001', aplyNo: 'DA00000001' }
const FILE: StoredFile = {
  originalName: '영수증__1_.jpg',
  savedName: 'abc.jpg',
  path: '영수증/DA00000001/abc.jpg',
  bytes: 4321,
  extension: 'jpg',
  mimeType: 'image/jpeg',
}
const FORM = {
  type: 'direct',
  detailType: '1',
  years: [2024, 2025],
  division: 'cases',
  total: '12',
  agreement: AGREED,
} as const
const REGISTRATION = composeRegistration(FORM, PLACE, { base: [FILE], performance: [FILE] }, { baseApproved: false })

describe('handing proofs in', () => {
  it('[P-070] [P-073] posts the master with exactly its fields and each item with the fields of its file', async () => {
    const calls: MadeCall[] = []
    const registrations = makeProofRegistrationsHttp(answeringHttp({ status: 200, httpStatus: 'OK' }, calls))
    await Effect.runPromise(registrations.create(REGISTRATION))
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
          press: 'register-proof',
        },
      },
    ])
  })

  it('[P-086] [P-315] asks carriers with exactly these fields, under the key of its press', async () => {
    const calls: MadeCall[] = []
    const registrations = makeProofRegistrationsHttp(answeringHttp({ status: 200 }, calls))
    await Effect.runPromise(registrations.askCarriers(composeCarrierRequest(PLACE, '롯데,우체국')))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/proof/proof-create-parcel',
        options: {
          body: {
            ...PLACE,
            aplyType: '일반',
            aplyTypeDetail: '롯데,우체국',
            amountCountType: '택배',
            progressStatus: '제출',
          },
          press: 'request-carriers',
        },
      },
    ])
  })

  it.each([
    [{ status: 400, message: '안 됩니다.' }, 400, '안 됩니다.'],
    [{ status: '409', message: '' }, 409, null],
    [{}, 200, null],
    [null, 200, null],
  ])('a body without status 200 is a refusal: %s', async (answer, status, message) => {
    const registrations = makeProofRegistrationsHttp(answeringHttp(answer))
    for (const call of [
      registrations.create(REGISTRATION),
      registrations.askCarriers(composeCarrierRequest(PLACE, '')),
    ]) {
      const refused = await Effect.runPromise(Effect.flip(call))
      expect(refused).toBeInstanceOf(Refused)
      expect(refused).toMatchObject({ status, message })
    }
  })

  it('a failed call stays what it is', async () => {
    for (const failure of [NO_ANSWER, new MalformedAnswer({ call: '/x', cause: 'shape' })])
      expect(
        await Effect.runPromise(Effect.flip(makeProofRegistrationsHttp(answeringHttp(failure)).create(REGISTRATION))),
      ).toBe(failure)
  })

  it('[P-086] the fake server takes a carrier request once, whatever is pressed again', async () => {
    const { applications, http, session } = await signIn('applied-target-selected', '/proof-reg-parcel')
    const registrations = makeProofRegistrationsHttp(http)
    const { ci, registrationNumber: brno, applicationNumber, supportNumber } = session.read()
    const request = composeCarrierRequest({ aplyNo: applicationNumber, suptSn: supportNumber }, '롯데')
    await Effect.runPromise(registrations.askCarriers(request))
    expect(await Effect.runPromise(Effect.flip(registrations.askCarriers(request)))).toMatchObject({ status: 400 })
    const answer = await Effect.runPromise(applications.ofOwner({ ci, registrationNumber: brno }, 'normal', 'all'))
    expect(answer).toMatchObject({
      is: 'found',
      application: { proofs: [{ amountCountType: '택배', progressStatus: '제출' }] },
    })
  })
})

describe('every proof of an application', () => {
  it('is asked for without a page, also where a deployment shows the first page only', async () => {
    const calls: MadeCall[] = []
    const http = answeringHttp({ status: 200, result: { aplyNo: 'A1' } }, calls)
    const applications = makeApplicationsHttp(http, chosenSettings({ detailPageRequest: true }), makeDigestWeb())
    await Effect.runPromise(applications.ofOwner({ ci: 'c', registrationNumber: 'b' }, 'normal', 'all'))
    await Effect.runPromise(applications.ofOwner({ ci: 'c', registrationNumber: 'b' }, 'normal'))
    expect(calls.map(({ options }) => Object.keys(options.body as object))).toEqual([
      ['ci', 'brno'],
      ['ci', 'brno', 'pageRequest'],
    ])
  })
})

describe('drafts of proof forms in the tab', () => {
  const tab = (start: Record<string, string> = {}) => {
    const texts = new Map(Object.entries(start))
    const access = () => ({
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    })
    return { texts, store: makeProofDraftStorage(makeKept('portal-proof-drafts', access)) }
  }
  const DRAFT = { owner: 'o', savedAt: 1, entries: { total: '12' }, files: ['a.png'] }

  it('lie under one key, come back as they were, and leave nothing behind', () => {
    const { texts, store } = tab()
    store.write({ direct: DRAFT, 'supplement 501': DRAFT })
    expect([...texts.keys()]).toEqual(['portal-proof-drafts'])
    expect(store.read()).toEqual({ direct: DRAFT, 'supplement 501': DRAFT })
    store.write({})
    expect(texts.size).toBe(0)
  })

  it.each(['', '{', '[]', '{"direct":{"owner":"o"}}', 'null'])('%s is dropped', (text) => {
    const { texts, store } = tab({ 'portal-proof-drafts': text })
    expect(store.read()).toEqual({})
    expect(texts.size).toBe(0)
  })
})
