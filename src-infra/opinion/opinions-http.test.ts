import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { NewOpinion } from '#app/opinion/opinions.port'
import { parseInstant } from '#domain/time/written-dates'
import { fakeHttp, type RecordedCall } from '../testing/fake-http.ts'
import { installFakeFetch } from '../testing/install-fake-fetch.ts'
import { makeTestHttp } from '../testing/test-http.ts'
import { OpinionsHttp } from './opinions-http.ts'

afterEach(() => vi.unstubAllGlobals())

const OPINION: NewOpinion = {
  applicationNumber: 'A1',
  content: '다시 봐주세요.',
  files: [
    {
      name: '정산.pdf',
      storedName: 's1.pdf',
      path: '의견/A1/s1.pdf',
      bytes: 9,
      extension: 'pdf',
      mimeType: 'application/pdf',
    },
  ],
}
const WIRE = {
  opinionSubmitSn: 7,
  opinionContent: '다시 봐주세요.',
  opinionStatus: '답변완료',
  registDt: '2025-06-26T10:00:00',
  answerStatus: 'Y',
  answerContent: '확인했습니다.',
  updtDt: '2025-06-27T10:00:00',
  fileMasters: [
    {
      fileId: 1,
      originlFileNm: '정산.pdf',
      savedFileNm: 's1.pdf',
      filePath: '의견/A1/s1.pdf',
      fileSize: '9',
      fileExt: 'pdf',
    },
  ],
}

const run = <A, E>(effect: Effect.Effect<A, E>) => Effect.runPromise(effect)
const list = (body: unknown, calls: RecordedCall[] = []) =>
  OpinionsHttp.make({ http: fakeHttp(body, calls) }).ofApplication('A1')
const submit = (body: unknown, calls: RecordedCall[] = []) =>
  OpinionsHttp.make({ http: fakeHttp(body, calls) }).submit(OPINION)

describe('OpinionsHttp.ofApplication', () => {
  it('[P-149] [P-266] requests the history by application number and reads an array', async () => {
    const calls: RecordedCall[] = []
    expect(await run(list([WIRE], calls))).toEqual([
      {
        id: '7',
        content: '다시 봐주세요.',
        status: '답변완료',
        registeredAt: parseInstant('2025-06-26T10:00:00'),
        isAnswered: true,
        answer: '확인했습니다.',
        updatedAt: parseInstant('2025-06-27T10:00:00'),
        files: [
          {
            id: '1',
            name: '정산.pdf',
            storedName: 's1.pdf',
            path: '의견/A1/s1.pdf',
            bytes: 9,
            extension: 'pdf',
            mimeType: null,
          },
        ],
      },
    ])
    expect(calls).toMatchObject([{ method: 'GET', path: '/api/v1/opinionSubmit/list/A1' }])
  })

  it.each([
    ['Y', true],
    ['N', false],
    ['y', false],
    ['', false],
    [null, false],
  ])('[P-266] reads the answer status %j as answered: %j', async (answerStatus, isAnswered) =>
    expect(await run(list([{ ...WIRE, answerStatus }]))).toMatchObject([{ isAnswered }]),
  )

  it.each([
    ['in the envelope', { status: 200, result: [WIRE] }, 1],
    ['that is null in the envelope', { status: 200, result: null }, 0],
    ['that is an empty array', [], 0],
  ])('[P-149] reads a list %s', async (_, body, count) => expect(await run(list(body))).toHaveLength(count))

  it('fails with Refused for a refusal in the envelope', async () =>
    expect(await run(Effect.flip(list({ status: 500, message: '오류', result: null })))).toMatchObject({
      _tag: 'Refused',
      message: '오류',
    }))

  it.each([null, {}, 'none', [{ opinionContent: 'no number' }], { result: { list: [] } }])(
    '[E-175] fails with MalformedAnswer if the list has the wrong format: %j',
    async (body) => expect(await run(Effect.flip(list(body)))).toMatchObject({ _tag: 'MalformedAnswer' }),
  )
})

describe('OpinionsHttp.submit', () => {
  it('[P-160] sends number, content and files under the names of the specification', async () => {
    const calls: RecordedCall[] = []
    await run(submit({ status: 200, result: { status: null } }, calls))
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/v1/opinionSubmit/create',
        options: {
          operation: 'submit-opinion',
          body: {
            aplyNo: 'A1',
            opinionContent: '다시 봐주세요.',
            opinionSubmitFileReqeusts: [
              {
                originlFileNm: '정산.pdf',
                savedFileNm: 's1.pdf',
                filePath: '의견/A1/s1.pdf',
                fileSize: 9,
                fileExt: 'pdf',
                mimeType: 'application/pdf',
              },
            ],
          },
        },
      },
    ])
  })

  it.each([
    [{ status: 200, result: { status: null } }, { is: 'stored' }],
    [{ status: '200', result: { opinionSubmitSn: 2 } }, { is: 'stored' }],
    [{ status: 200, result: null }, { is: 'stored' }],
    [
      { status: 200, message: 'Success', result: { status: 'FULL', message: '2회까지' } },
      { is: 'refused', message: '2회까지', because: null },
    ],
    [
      { status: 200, message: '밖의 말', result: { status: 400 } },
      { is: 'refused', message: '밖의 말', because: null },
    ],
    [
      { status: 400, message: '밖의 말', result: null },
      { is: 'refused', message: '밖의 말', because: null },
    ],
    [
      { status: 500, message: ' ' },
      { is: 'refused', message: null, because: null },
    ],
  ])('[P-161] reads %j as %j', async (body, answer) => expect(await run(submit(body))).toEqual(answer))

  it.each([null, {}, { result: { status: null } }, { status: 200, result: 'ok' }])(
    '[E-175] fails with MalformedAnswer for an answer of the wrong format: %j',
    async (body) => expect(await run(Effect.flip(submit(body)))).toMatchObject({ _tag: 'MalformedAnswer' }),
  )

  it('[P-315] keeps the idempotency key until a final answer', async () => {
    const requests = installFakeFetch(() => Promise.reject(new TypeError('cut')), { status: 200, result: null })
    const opinions = OpinionsHttp.make({ http: makeTestHttp() })
    await Effect.runPromiseExit(opinions.submit(OPINION))
    await run(opinions.submit(OPINION))
    await run(opinions.submit(OPINION))
    await run(opinions.submit({ ...OPINION, content: '다른 말' }))
    const [first, second, ...later] = requests.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).toBe(first)
    expect(new Set([first, ...later]).size).toBe(3)
  })
})
