import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import type { ChosenFile, NewApplication } from '#app/application/applications.port'
import { NoAnswer, Refused } from '#app/kernel/call.errors'
import type { ApplicationPayload } from '#domain/application/application-payload'
import type { UpdatePayload } from '#domain/application/update-payload'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import type { MadeCall } from '../testing/answering-http.ts'
import { answeringHttp } from '../testing/answering-http.ts'
import { makeApplicationsHttp } from './applications-http.ts'
import { makeDigestWeb } from './digest-web.ts'

const OWNER = { ci: 'ci-1', brno: '1000100001' }

const applicationsAnswering = (answer: unknown, calls: MadeCall[] = [], settings = DEFAULT_SETTINGS) =>
  makeApplicationsHttp(answeringHttp(answer, calls), { read: () => settings }, makeDigestWeb())

const load = (answer: unknown) => Effect.runPromise(applicationsAnswering(answer).ofOwner(OWNER, 'normal'))
const failureOf = <E>(effect: Effect.Effect<unknown, E>) => Effect.runPromise(Effect.flip(effect))

describe('the result call', () => {
  it('[A-143] [A-144] posts ci and brno, and no page request', async () => {
    const calls: MadeCall[] = []
    await Effect.runPromise(applicationsAnswering({ status: 404 }, calls).ofOwner(OWNER, 'normal'))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/application/result/detail/brno',
        options: { body: { ci: 'ci-1', brno: '1000100001' }, base: 'normal' },
      },
    ])
  })

  it('[A-144] asks for the first page of proofs where the setting says so', async () => {
    const calls: MadeCall[] = []
    const settings = { ...DEFAULT_SETTINGS, detailPageRequest: true }
    await Effect.runPromise(applicationsAnswering({ status: 404 }, calls, settings).ofOwner(OWNER, 'normal'))
    expect(calls[0]?.options.body).toEqual({
      ...OWNER,
      pageRequest: { page: 0, size: 3, sortBy: 'registDt', sortDirection: 'DESC' },
    })
  })

  it('[A-013] [P-011] goes to the separate back end when told so', async () => {
    const calls: MadeCall[] = []
    await Effect.runPromise(applicationsAnswering({ status: 404 }, calls).ofOwner(OWNER, 'admin'))
    expect(calls[0]?.options.base).toBe('admin')
  })

  it('[A-145] [P-263] reads what is absent as null and a missing list as an empty one', async () => {
    const answer = await load({ status: 200, result: { aplyNo: 'A1', receiptProofs: null } })
    expect(answer).toMatchObject({ is: 'found', application: { aplyNo: 'A1', prcsStts: null, dcsnAmt: null } })
    expect(answer).toMatchObject({
      application: { opinionSubmits: [], receiptProofMstrs: [], receiptProofs: [], prcsSttsRemark: null, brdt: null },
    })
  })

  it('[A-145] [P-263] reads every field of an application', async () => {
    const result = {
      aplyNo: 'A1',
      aplyType: '일반',
      suptSn: 7,
      aplyNm: '김서준',
      brno: '1000100001',
      corpNm: '서준식당',
      crpno: '',
      opbzDt: '20200131',
      soaMm: '12',
      mngFrGb: 1,
      bankNm: '국민은행',
      acntNo: '1234567890',
      dpstrNm: '김서준',
      brdt: '19900101',
      prcsStts: '신청',
      progressStatus: '제출',
      prcsSttsRemark: 'US01,US02',
      dcsnAmt: '300,000',
      updtDt: '2025-06-26 10:00',
      methodType: 'M',
    }
    expect(await load({ status: '200', result })).toEqual({
      is: 'found',
      application: {
        ...result,
        suptSn: '7',
        crpno: null,
        mngFrGb: '1',
        dcsnAmt: 300_000,
        opinionSubmits: [],
        receiptProofMstrs: [],
        receiptProofs: [],
      },
    })
  })

  it('[P-264] [P-265] reads proof masters and their items, numbers sent as text included', async () => {
    const answer = await load({
      status: 200,
      result: {
        aplyNo: 'A1',
        receiptProofMstrs: [
          {
            receiptProofMstrId: 12,
            amountCount: '15',
            amountCountType: '건',
            amountDcsn: 75_000,
            progressStatus: null,
            receiptProofResponses: [
              { receiptProofId: 3, receiptProofMstrId: 12, dlvrNm: '빠른택배', dlvrFee: '12,000' },
            ],
          },
        ],
        receiptProofs: [
          {
            receiptProofId: '4',
            files: [
              { fileId: 1, originlFileNm: '영수증.jpg', fileSize: '10', delYn: 'N' },
              { fileId: 2, originlFileNm: '지운것.jpg', delYn: 'Y' },
            ],
          },
        ],
      },
    })
    expect(answer).toMatchObject({
      application: {
        receiptProofMstrs: [
          {
            receiptProofMstrId: '12',
            amountCount: 15,
            amountDcsn: 75_000,
            progressStatus: null,
            cmpltDt: null,
            receiptProofResponses: [{ receiptProofId: '3', receiptProofMstrId: '12', dlvrFee: 12_000, files: [] }],
          },
        ],
        receiptProofs: [{ receiptProofId: '4', files: [{ fileId: '1', originlFileNm: '영수증.jpg', fileSize: 10 }] }],
      },
    })
  })

  it('[P-266] reads opinions with their files', async () => {
    const opinion = {
      opinionSubmitSn: 5,
      opinionContent: '이의가 있습니다.',
      opinionStatus: '접수',
      registDt: '2025-06-26',
      answerStatus: 'N',
      fileMasters: [{ fileId: 9, originlFileNm: '근거.pdf', savedFileNm: 'a.pdf', filePath: '/o/a.pdf' }],
    }
    expect(await load({ status: 200, result: { aplyNo: 'A1', opinionSubmits: [opinion] } })).toMatchObject({
      application: {
        opinionSubmits: [
          {
            ...opinion,
            opinionSubmitSn: '5',
            answerContent: null,
            updtDt: null,
            fileMasters: [{ fileId: '9', originlFileNm: '근거.pdf', filePath: '/o/a.pdf', fileExt: null }],
          },
        ],
      },
    })
  })

  it.each([
    [{ status: 404, message: '신청내역이 없습니다.' }, 'none', '신청내역이 없습니다.'],
    [{ status: 404, result: null }, 'none', null],
    [
      { status: 200, result: null, message: '신청정보를 확인할 수 없습니다.' },
      'empty',
      '신청정보를 확인할 수 없습니다.',
    ],
    [{ status: 200, message: ' ' }, 'empty', null],
    [{ status: 200, result: { aplyNm: '김서준' } }, 'empty', null],
    [{ status: 200, result: [] }, 'empty', null],
    [{ status: 500, result: { aplyNo: 'A1' } }, 'empty', null],
  ])('tells no application from an empty answer: %j', async (answer, is, message) => {
    expect(await load(answer)).toEqual({ is, message })
  })

  it.each([
    null,
    [],
    'ok',
    { result: { aplyNo: 'A1' } },
    { status: 200, result: { aplyNo: 'A1', dcsnAmt: 'many' } },
    { status: 200, result: { aplyNo: 'A1', receiptProofMstrs: {} } },
    { status: 200, result: { aplyNo: 'A1', receiptProofMstrs: [{ amountCount: 1 }] } },
  ])('[E-175] refuses another shape: %j', async (answer) => {
    expect(await failureOf(applicationsAnswering(answer).ofOwner(OWNER, 'normal'))).toMatchObject({
      _tag: 'MalformedAnswer',
    })
  })
})

const PAYLOAD = { aplyNo: 'A1', rpsrRnno: '9001011234567', corpNm: '서준식당' } as ApplicationPayload
const PDF = new File([new Uint8Array([37, 80, 68, 70])], '등록증.pdf', { type: 'application/pdf', lastModified: 5 })
const APPLICATION: NewApplication = {
  payload: PAYLOAD,
  parts: [
    { part: 'businessRegistrationFile', file: PDF },
    { part: 'vatStandardCert', file: null },
  ],
}

const createWith = (application: NewApplication, answer: unknown, calls: MadeCall[] = []) =>
  applicationsAnswering(answer, calls).create(application, () => undefined)

describe('the create call', () => {
  it('[A-136] has the payload as JSON in applicationData, and a part for every document, empty ones included', async () => {
    const calls: MadeCall[] = []
    await Effect.runPromise(createWith(APPLICATION, { status: 200, message: 'Success' }, calls))
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/v1/application/create' })
    const form = calls[0]?.options.form as FormData
    expect([...form.keys()]).toEqual(['applicationData', 'businessRegistrationFile', 'vatStandardCert'])
    const data = form.get('applicationData') as File
    expect(data.type).toBe('application/json')
    expect(JSON.parse(await data.text())).toEqual(PAYLOAD)
    expect(form.get('businessRegistrationFile')).toMatchObject({ name: '등록증.pdf', size: 4, type: 'application/pdf' })
    expect(form.get('vatStandardCert')).toMatchObject({ size: 0 })
  })

  it('takes a file of another make, and says so when it cannot be read', async () => {
    const calls: MadeCall[] = []
    const copied: ChosenFile = {
      name: 'a.png',
      size: 2,
      type: 'image/png',
      arrayBuffer: () => Promise.resolve(new Uint8Array([1, 2]).buffer),
    }
    const parts = [{ part: 'vatStandardCert', file: copied }]
    await Effect.runPromise(createWith({ payload: PAYLOAD, parts }, { message: 'Success' }, calls))
    expect(calls[0]?.options.form?.get('vatStandardCert')).toMatchObject({ name: 'a.png', size: 2, type: 'image/png' })
    const gone = [
      { part: 'vatStandardCert', file: { ...copied, arrayBuffer: () => Promise.reject(new Error('gone')) } },
    ]
    expect(await failureOf(createWith({ payload: PAYLOAD, parts: gone }, {}))).toMatchObject({
      _tag: 'MalformedAnswer',
    })
  })

  it('[A-267] marks the same application as the same press, and any change as another', async () => {
    const contentOf = async (application: NewApplication) => {
      const calls: MadeCall[] = []
      await Effect.runPromiseExit(createWith(application, new NoAnswer({ call: '/x', cause: 'cut' }), calls))
      expect(calls[0]?.options.press).toBe('create-application')
      return calls[0]?.options.content
    }
    const other = new File(['other'], '등록증.pdf', { type: 'application/pdf', lastModified: 6 })
    const first = await contentOf(APPLICATION)
    expect(await contentOf({ ...APPLICATION, payload: { ...PAYLOAD } })).toBe(first)
    expect(await contentOf({ ...APPLICATION, payload: { ...PAYLOAD, corpNm: '서준분식' } })).not.toBe(first)
    expect(await contentOf({ ...APPLICATION, parts: [{ part: 'businessRegistrationFile', file: other }] })).not.toBe(
      first,
    )
    expect(first).toMatch(/^[0-9a-f]{64}$/)
  })

  it('tells how many bytes have left', async () => {
    const calls: MadeCall[] = []
    const seen: unknown[] = []
    await Effect.runPromise(
      applicationsAnswering({ message: 'Success' }, calls).create(APPLICATION, (progress) => void seen.push(progress)),
    )
    calls[0]?.options.onProgress?.({ moved: 5, total: 10 })
    expect(seen).toEqual([{ sent: 5, total: 10 }])
  })

  it.each([
    [{ status: 200, message: '이미 접수된 신청이 있습니다.' }, '이미 접수된 신청이 있습니다.'],
    [{ status: 500, message: '신청정보가 올바르지 않습니다.' }, '신청정보가 올바르지 않습니다.'],
    [{ status: 200 }, null],
  ])('takes any other message as a readable refusal: %j', async (answer, message) => {
    expect(await failureOf(createWith(APPLICATION, answer))).toMatchObject({ _tag: 'Refused', status: 200, message })
  })

  it.each([null, 'Success', { message: ['Success'] }])('[E-175] is no success in another shape: %j', async (answer) => {
    expect(await failureOf(createWith(APPLICATION, answer))).toMatchObject({ _tag: 'MalformedAnswer' })
  })

  it('[A-233] keeps no digit of the resident number in a failure', async () => {
    const failure = await failureOf(createWith(APPLICATION, { message: ['x'] }))
    expect(`${String(failure)} ${JSON.stringify(failure)}`).not.toContain('1234567')
  })
})

describe('the delivery total', () => {
  const total = (answer: unknown, calls: MadeCall[] = []) =>
    applicationsAnswering(answer, calls).deliveryTotal('1000100002')

  it('posts brno and reads result.sprtAmt', async () => {
    const calls: MadeCall[] = []
    expect(await Effect.runPromise(total({ status: 200, result: { sprtAmt: 250_000 } }, calls))).toBe(250_000)
    expect(await Effect.runPromise(total({ status: 200, result: { sprtAmt: '320,000' } }))).toBe(320_000)
    expect(calls).toEqual([
      { method: 'POST', path: '/api/v1/application/info/delitotalamt', options: { body: { brno: '1000100002' } } },
    ])
  })

  it.each([{ status: 200, result: null }, { status: 200 }, { status: 200, result: { sprtAmt: null } }])(
    'is null without an amount: %j',
    async (answer) => {
      expect(await Effect.runPromise(total(answer))).toBeNull()
    },
  )

  it('fails for a refusal and for another shape', async () => {
    expect(await failureOf(total({ status: 500 }))).toBeInstanceOf(Refused)
    expect(await failureOf(total({ status: 200, result: { sprtAmt: 'much' } }))).toMatchObject({
      _tag: 'MalformedAnswer',
    })
  })
})

describe('cancel and re-apply', () => {
  const cancel = (answer: unknown, calls: MadeCall[] = []) => applicationsAnswering(answer, calls).cancel('A 1')
  const reapply = (answer: unknown, calls: MadeCall[] = []) => applicationsAnswering(answer, calls).reapply('A1')

  it('[A-267] names the application in the address and carries the key of the press', async () => {
    const calls: MadeCall[] = []
    await Effect.runPromise(cancel({ status: 200 }, calls))
    await Effect.runPromise(reapply({ status: 200 }, calls))
    expect(calls).toEqual([
      {
        method: 'DELETE',
        path: '/api/v1/application/delete-direct/A%201',
        options: { press: 'cancel-application' },
      },
      { method: 'PATCH', path: '/api/v1/application/reapply/A1', options: { press: 'reapply' } },
    ])
  })

  it.each([{ status: 200 }, { status: '200' }, null, {}, { message: '완료' }])(
    'takes status 200 and an answer without a status as success: %j',
    async (answer) => {
      expect(await Effect.runPromise(cancel(answer))).toBeUndefined()
    },
  )

  it.each([{ status: 400, message: '안 됩니다.' }, { status: 201 }, { success: false }])(
    'takes another status as a refusal: %j',
    async (answer) => {
      expect(await failureOf(cancel(answer))).toBeInstanceOf(Refused)
      expect(await failureOf(reapply(answer))).toBeInstanceOf(Refused)
    },
  )

  it('answers the sentence of a re-application, or null', async () => {
    expect(await Effect.runPromise(reapply({ status: 200, message: '완료되었습니다.' }))).toBe('완료되었습니다.')
    expect(await Effect.runPromise(reapply(null))).toBeNull()
  })
})

describe('the update call', () => {
  const UPDATE_DATA = { aplyNo: 'A1', bankNm: '신한은행', acntNo: '9876543210' } as UpdatePayload

  it('[A-221] [A-267] is a PATCH with the JSON part updateData and the key of the press', async () => {
    const calls: MadeCall[] = []
    await Effect.runPromise(applicationsAnswering({ status: 200 }, calls).update(UPDATE_DATA))
    expect(calls[0]).toMatchObject({
      method: 'PATCH',
      path: '/api/v1/application/update',
      options: { press: 'update-application', content: JSON.stringify(UPDATE_DATA) },
    })
    const form = calls[0]?.options.form as FormData
    expect([...form.keys()]).toEqual(['updateData'])
    const data = form.get('updateData') as File
    expect(data.type).toBe('application/json')
    expect(JSON.parse(await data.text())).toEqual(UPDATE_DATA)
  })

  it.each([{ status: 409, message: '현재 상태에서는 수정할 수 없습니다.' }, {}])(
    'takes anything but status 200 as a refusal: %j',
    async (answer) => {
      expect(await failureOf(applicationsAnswering(answer).update(UPDATE_DATA))).toBeInstanceOf(Refused)
    },
  )

  it('[E-173] has the time limit of a call, although it is multipart', async () => {
    const never = { ...answeringHttp(null), patch: () => Effect.never }
    const settings = { read: () => ({ ...DEFAULT_SETTINGS, callTimeoutMs: 5000 }) }
    const applications = makeApplicationsHttp(never, settings, makeDigestWeb())
    vi.useFakeTimers()
    try {
      const failure = failureOf(applications.update(UPDATE_DATA))
      await vi.advanceTimersByTimeAsync(5000)
      expect(await failure).toMatchObject({ _tag: 'NoAnswer' })
    } finally {
      vi.useRealTimers()
    }
  })
})
