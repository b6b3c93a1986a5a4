import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { parseInstant } from '#domain/time/written-dates'
import { expectFailure } from '../testing/expect-failure.ts'
import { fakeApplications } from '../testing/fake-applications.ts'
import type { RecordedCall } from '../testing/fake-http.ts'

const OWNER = { ci: 'ci-1', businessNumber: businessNumberOrThrow('1000100001') }

const load = (answer: unknown) => Effect.runPromise(fakeApplications(answer).ofOwner(OWNER, 'normal'))

describe('ApplicationsHttp.ofOwner', () => {
  it('[A-143] [A-144] posts ci and brno without a page request', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(fakeApplications({ status: 404 }, calls).ofOwner(OWNER, 'normal'))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/application/result/detail/brno',
        options: { body: { ci: 'ci-1', brno: '1000100001' }, base: 'normal', reads: true },
      },
    ])
  })

  it('[A-144] requests the first page of proofs with `detailPageRequest`', async () => {
    const calls: RecordedCall[] = []
    const settings = { ...DEFAULT_SETTINGS, detailPageRequest: true }
    await Effect.runPromise(fakeApplications({ status: 404 }, calls, settings).ofOwner(OWNER, 'normal'))
    expect(calls[0]?.options.body).toEqual({
      ci: 'ci-1',
      brno: '1000100001',
      pageRequest: { page: 0, size: 3, sortBy: 'registDt', sortDirection: 'DESC' },
    })
  })

  it('requests all proofs without paging, regardless of the settings', async () => {
    const calls: RecordedCall[] = []
    const settings = { ...DEFAULT_SETTINGS, detailPageRequest: true }
    const applications = fakeApplications({ status: 404 }, calls, settings)
    await Effect.runPromise(applications.ofOwner(OWNER, 'normal', 'all'))
    await Effect.runPromise(applications.ofOwner(OWNER, 'normal'))
    expect(calls.map(({ options }) => Object.keys(options.body as object))).toEqual([
      ['ci', 'brno'],
      ['ci', 'brno', 'pageRequest'],
    ])
  })

  it('[A-013] [P-011] calls the separate back end if configured', async () => {
    const calls: RecordedCall[] = []
    await Effect.runPromise(fakeApplications({ status: 404 }, calls).ofOwner(OWNER, 'admin'))
    expect(calls[0]?.options.base).toBe('admin')
  })

  it('[A-145] [P-263] reads missing fields as null and a missing list as empty', async () => {
    for (const missing of [{}, { crpno: '' }]) {
      const answer = await load({ status: 200, result: { aplyNo: 'A1', receiptProofs: null, ...missing } })
      if (answer.is !== 'found') throw new Error(answer.is)
      const { number, directDelivery, status, reasons, opinions, proofs, items, ...others } = answer.application
      expect(number).toBe('A1')
      expect(directDelivery).toBe(false)
      expect(status).toEqual({ unknown: '' })
      expect([reasons, opinions, proofs, items]).toEqual([[], [], [], []])
      expect(new Set(Object.values(others))).toEqual(new Set([null]))
    }
  })

  it('[P-147] reads the reasons as codes separated by commas', async () => {
    const reasonsOf = async (prcsSttsRemark: string) => load({ status: 200, result: { aplyNo: 'A1', prcsSttsRemark } })
    expect(await reasonsOf(' US01 ,US02,  US07')).toMatchObject({ application: { reasons: ['US01', 'US02', 'US07'] } })
    expect(await reasonsOf(' , ')).toMatchObject({ application: { reasons: [] } })
  })

  it('[A-145] [P-263] reads every field of an application', async () => {
    const result = {
      aplyNo: 'A1',
      aplyType: '일반',
      suptSn: 7,
      aplyNm: '김서준',
      brno: '1000100001',
      corpNm: '서준식당',
      crpno: '1101111234567',
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
        number: 'A1',
        paymentType: 'confirmed',
        directDelivery: false,
        supportNumber: '7',
        applicantName: '김서준',
        businessNumber: businessNumberOrThrow('1000100001'),
        companyName: '서준식당',
        corporateNumber: '1101111234567',
        openingDate: '2020-01-31',
        settlementMonth: '12',
        entityType: 'individual',
        bankName: '국민은행',
        accountNumber: '1234567890',
        depositor: '김서준',
        birthDate: '1990-01-01',
        status: 'applied',
        proofStatus: 'submitted',
        reasons: ['US01', 'US02'],
        decidedAmount: 300_000,
        updatedAt: parseInstant('2025-06-26 10:00'),
        methodType: 'M',
        opinions: [],
        proofs: [],
        items: [],
      },
    })
  })

  const FILE = {
    fileId: '1',
    originlFileNm: '영수증.jpg',
    savedFileNm: 'a.jpg',
    filePath: '/p/a.jpg',
    fileSize: 10,
    fileExt: 'jpg',
    mimeType: 'image/jpeg',
  }
  const ITEM = {
    receiptProofId: '3',
    receiptProofMstrId: '12',
    aplyNo: 'A1',
    aplyType: '일반',
    suptSn: '7',
    suptHistSn: '1',
    currentStatus: '보완요청',
    registDt: '2025-06-26',
    dlvrDcsn: 9000,
    dlvrNm: '빠른택배',
    dlvrFee: 12_000,
    reason: 'US01',
    filePath: '/p/b.jpg',
    originlFileNm: '원본.jpg',
  }
  const MASTER = {
    receiptProofMstrId: '12',
    brno: '1000100001',
    suptSn: '7',
    aplyNo: 'A1',
    aplyType: '일반',
    aplyTypeDetail: '배달',
    useProofPeriod: '2025',
    useProofStartDt: '20250101',
    useProofEndDt: '20250131',
    amountCount: 15,
    amountCountType: '건',
    amountDcsn: 75_000,
    isDirectDelivery: 'N',
    progressStatus: '제출',
    registDt: '2025-06-01',
    cmpltDt: '2025-06-02',
    updtDt: '2025-06-03',
  }

  it('[P-263] [P-264] [P-265] reads every field of proofs and items', async () => {
    const files = [
      { ...FILE, delYn: 'N' },
      { ...FILE, fileId: '2', delYn: 'Y' },
    ]
    const result = {
      aplyNo: 'A1',
      receiptProofMstrs: [{ ...MASTER, receiptProofResponses: [{ ...ITEM, files }] }],
      receiptProofs: [{ ...ITEM, receiptProofId: '4', files }],
    }
    const file = {
      id: '1',
      name: '영수증.jpg',
      storedName: 'a.jpg',
      path: '/p/a.jpg',
      bytes: 10,
      extension: 'jpg',
      mimeType: 'image/jpeg',
    }
    const item = {
      id: '3',
      proofId: '12',
      applicationNumber: 'A1',
      proofType: 'general',
      supportNumber: '7',
      status: 'supplementRequest',
      registeredAt: parseInstant('2025-06-26'),
      decidedAmount: 9000,
      carrierName: '빠른택배',
      deliveryFee: 12_000,
      reason: 'US01',
      path: '/p/b.jpg',
      name: '원본.jpg',
      files: [file],
    }
    const proof = {
      id: '12',
      businessNumber: businessNumberOrThrow('1000100001'),
      supportNumber: '7',
      applicationNumber: 'A1',
      proofType: 'general',
      detailTypes: ['배달'],
      years: [2025],
      total: 15,
      totalUnit: 'cases',
      decidedAmount: 75_000,
      status: 'submitted',
      registeredAt: parseInstant('2025-06-01'),
      completedAt: parseInstant('2025-06-02'),
      updatedAt: parseInstant('2025-06-03'),
      items: [item],
    }
    expect(await load({ status: 200, result })).toMatchObject({
      application: { proofs: [proof], items: [{ ...item, id: '4' }] },
    })
  })

  it.each([
    ['1000100001', '1000100001', '1000100001'],
    ['100-01-00001', '1000100001', '1000100001'],
    ['100010000', null, { unknown: '100010000' }],
    ['', null, null],
    [null, null, null],
  ])('[E-080] [A-145] reads %j as the business number %j', async (brno, ofProof, businessNumber) => {
    const result = { aplyNo: 'A1', brno, receiptProofMstrs: [{ receiptProofMstrId: '1', brno }] }
    expect(await load({ status: 200, result })).toMatchObject({
      application: { businessNumber, proofs: [{ businessNumber: ofProof }] },
    })
  })

  it('[A-176] [D2-46] reads the type of a proof from its Korean word', async () => {
    const typeOf = async (master: object) => {
      const answer = await load({
        status: 200,
        result: { aplyNo: 'A1', receiptProofMstrs: [{ receiptProofMstrId: '1', ...master }] },
      })
      return answer.is === 'found' ? answer.application.proofs[0]?.proofType : answer.is
    }
    expect(await typeOf({ aplyType: '일반', amountCountType: '금액' })).toBe('general')
    expect(await typeOf({ aplyType: '영업', amountCountType: '건' })).toBe('direct')
    expect(await typeOf({ aplyType: '신속' })).toBe('rapid')
    for (const aplyType of ['특별', '택배', '', null]) expect(await typeOf({ aplyType })).toBe('unknown')
    for (const aplyType of ['일반', '영업', '신속', '특별', null])
      expect(await typeOf({ aplyType, amountCountType: '택배' })).toBe('parcel')
  })

  it('[P-264] [P-265] reads numbers sent as strings and ids sent as numbers', async () => {
    const answer = await load({
      status: 200,
      result: {
        aplyNo: 'A1',
        receiptProofMstrs: [
          {
            receiptProofMstrId: 12,
            amountCount: '15',
            progressStatus: null,
            receiptProofResponses: [{ receiptProofId: 3, receiptProofMstrId: 12, dlvrFee: '12,000' }],
          },
        ],
        receiptProofs: [{ receiptProofId: '4', files: [{ fileId: 1, fileSize: '10' }] }],
      },
    })
    expect(answer).toMatchObject({
      application: {
        proofs: [
          {
            id: '12',
            total: 15,
            decidedAmount: null,
            status: 'submitted',
            completedAt: null,
            items: [{ id: '3', proofId: '12', deliveryFee: 12_000, files: [] }],
          },
        ],
        items: [{ id: '4', deliveryFee: null, files: [{ id: '1', bytes: 10 }] }],
      },
    })
  })

  it('[P-266] reads opinions with their files', async () => {
    const { mimeType: _, ...file } = FILE
    const opinion = {
      opinionSubmitSn: '5',
      opinionContent: '이의가 있습니다.',
      opinionStatus: '접수',
      registDt: '2025-06-26',
      answerStatus: 'Y',
      answerContent: '답변입니다.',
      updtDt: '2025-06-27',
      fileMasters: [file],
    }
    expect(await load({ status: 200, result: { aplyNo: 'A1', opinionSubmits: [opinion] } })).toMatchObject({
      application: {
        opinions: [
          {
            ...{
              id: '5',
              content: '이의가 있습니다.',
              status: '접수',
              registeredAt: parseInstant('2025-06-26'),
              isAnswered: true,
            },
            answer: '답변입니다.',
            updatedAt: parseInstant('2025-06-27'),
            files: [{ id: '1', name: '영수증.jpg' }],
          },
        ],
      },
    })
    const bare = { opinionSubmitSn: 6, answerStatus: 'N' }
    expect(await load({ status: 200, result: { aplyNo: 'A1', opinionSubmits: [bare] } })).toMatchObject({
      application: { opinions: [{ id: '6', isAnswered: false, answer: null, updatedAt: null, files: [] }] },
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
  ])('distinguishes a missing application from an empty answer: %j', async (answer, is, message) => {
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
  ])('[E-175] fails with MalformedAnswer for an answer of the wrong format: %j', async (answer) => {
    expect(await expectFailure(fakeApplications(answer).ofOwner(OWNER, 'normal'))).toMatchObject({
      _tag: 'MalformedAnswer',
    })
  })
})
