import { describe, expect, it } from 'vitest'
import type { OpinionSubmissionVerdict } from '#domain/opinion/opinion'
import type { TestApi } from '../../testing/api.ts'
import { historyOfApplication } from '../../testing/history.ts'
import { signInPersona } from '../../testing/sign-in-persona.ts'
import { allDocs, changeDoc, findDoc, putDoc, type World } from '../../world/world.ts'

const CREATE = '/api/v1/opinionSubmit/create'
const LIST = '/api/v1/opinionSubmit/list/'

const submit = (api: TestApi, aplyNo: string, more: object = {}, headers = {}) =>
  api.post(
    CREATE,
    { aplyNo, opinionContent: '다시 확인해주세요.', opinionSubmitFileReqeusts: [], ...more },
    { headers },
  )

/**
 * Stores a file of this application, of another application, or of no application; returns the fields by which an
 * opinion refers to the file.
 */
const storeFile = (api: TestApi, name: string, aplyNo: string | null, size = 9) => {
  const path = `의견/${name}.pdf`
  const document = { path, aplyNo, name: `${name}.pdf`, type: 'application/pdf', size, bytesName: 'x', at: 0 }
  api.change((world) => putDoc(world, 'storedFiles', path, document))
  const [originlFileNm, savedFileNm] = [`${name}.pdf`, `${name}.pdf`]
  return { originlFileNm, savedFileNm, filePath: path, fileSize: 9, fileExt: 'pdf', mimeType: 'application/pdf' }
}

type Closed = {
  readonly persona: string
  readonly change: (world: World, aplyNo: string) => World
  readonly code: string
  readonly rule: string
}

const same = (world: World) => world

/** A situation for each reason why an application accepts no opinion, with the code of the rejection and its row. */
const CLOSED: Readonly<Record<Exclude<OpinionSubmissionVerdict, 'ok'>, Closed>> = {
  readOnly: {
    persona: 'hold-opinion-answered',
    change: (world, aplyNo) =>
      changeDoc(world, 'applications', aplyNo, (before) => ({ ...before, status: 'underReview' })),
    code: 'OPINION_NOT_HOLD',
    rule: 'OP-1',
  },
  closed: { persona: 'applied-new', change: same, code: 'OPINION_NOT_HOLD', rule: 'OP-2' },
  limitAwaiting: {
    persona: 'hold-opinion-two',
    change: (world) => changeDoc(world, 'opinions', '2', (last) => ({ ...last, answer: null })),
    code: 'OPINION_LIMIT',
    rule: 'OP-3',
  },
  limit: { persona: 'hold-opinion-two', change: same, code: 'OPINION_LIMIT', rule: 'OP-4' },
  awaiting: { persona: 'hold-opinion-waiting', change: same, code: 'OPINION_AWAITING', rule: 'OP-5' },
}

describe('POST /api/v1/opinionSubmit/create', () => {
  it.each(Object.entries(CLOSED))(
    '[P-154] [P-292] [P-293] rejects an opinion with the code of the verdict %s',
    async (_, { persona, change, code, rule }) => {
      const { api, aplyNo } = await signInPersona(persona)
      api.change((world) => change(world, aplyNo))
      const before = allDocs(api.world(), 'opinions')
      expect(await submit(api, aplyNo)).toMatchObject({
        status: 200,
        body: {
          status: 200,
          result: { status: code, message: expect.stringMatching(/[가-힣]/) as string },
          because: { rule },
        },
      })
      // The state of the application is checked before the content.
      expect((await submit(api, aplyNo, { opinionContent: ' ' })).body).toMatchObject({ because: { rule } })
      expect(allDocs(api.world(), 'opinions')).toEqual(before)
    },
  )

  it('[P-292] stores an opinion as waiting in the history', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-answered')
    expect((await submit(api, aplyNo)).body).toMatchObject({ status: 200, result: { status: null } })
    expect(findDoc(api.world(), 'opinions', '2')).toMatchObject({
      aplyNo,
      content: '다시 확인해주세요.',
      answer: null,
    })
    expect(historyOfApplication(api.world(), aplyNo)).toMatchObject([
      { action: 'submit-opinion', detail: { to: 'waiting' } },
    ])
  })

  it.each([
    ['OPINION_EMPTY', '  \n', '의견내용을 입력해 주세요.'],
    ['OPINION_TOO_LONG', '📦'.repeat(201), '의견내용은 200자까지 입력할 수 있습니다.'],
  ])('[P-293] rejects invalid content with the status %s', async (status, opinionContent, message) => {
    const { api, aplyNo } = await signInPersona('hold-opinion-none')
    const { body } = await submit(api, aplyNo, { opinionContent })
    expect(body.result).toEqual({ status, message })
    expect(body).toMatchObject({ because: { rule: expect.stringMatching(/^OC-[12]$/) as string } })
    expect(allDocs(api.world(), 'opinions')).toEqual([])
  })

  it('[P-292] rejects an opinion with six files, or with a file that is not stored for its application', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-none')
    const own = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => storeFile(api, name, aplyNo))
    const unknown = { ...storeFile(api, 'g', aplyNo), filePath: '의견/none.pdf' }
    for (const files of [own, [unknown], [storeFile(api, 'h', 'DA99999999')], [storeFile(api, 'i', null)]])
      expect((await submit(api, aplyNo, { opinionSubmitFileReqeusts: files })).body).toMatchObject({
        result: { status: 'OPINION_FILE' },
      })
    expect((await submit(api, aplyNo, { opinionSubmitFileReqeusts: own.slice(0, 5) })).body).toMatchObject({
      result: { status: null },
    })
    const { text } = await api.get(`${LIST}${aplyNo}`)
    expect(JSON.parse(text)).toMatchObject([
      {
        answerStatus: 'N',
        fileMasters: own.slice(0, 5).map(({ originlFileNm, filePath }) => ({ originlFileNm, filePath })),
      },
    ])
  })

  it('[P-158] [P-292] rejects a file above the limit of the settings', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-none')
    await api.send('PUT', '/__world/settings', { opinionEnforcedBytes: 3_145_728 })
    const submitWithFile = async (name: string, size: number) =>
      (await submit(api, aplyNo, { opinionSubmitFileReqeusts: [storeFile(api, name, aplyNo, size)] })).body
    expect(await submitWithFile('large', 3_145_729)).toMatchObject({
      result: {
        status: 'OPINION_FILE',
        message: '첨부할 수 있는 크기를 넘은 파일이 있습니다. 다른 파일을 첨부해주세요.',
      },
      because: { rule: 'OC-5' },
    })
    expect(await submitWithFile('fit', 3_145_728)).toMatchObject({ result: { status: null } })
  })
  it('[D1-384] gives the name of the empty file in the rejection of an opinion', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-none')
    const files = [storeFile(api, 'a', aplyNo), storeFile(api, 'b', aplyNo, 0)]
    expect((await submit(api, aplyNo, { opinionSubmitFileReqeusts: files })).body).toMatchObject({
      result: { status: 'OPINION_FILE', message: '용량이 0인 파일은 올릴 수 없습니다. (b.pdf)' },
      because: { rule: 'OC-6' },
    })
    expect(allDocs(api.world(), 'opinions')).toEqual([])
  })
  it('[P-156] [P-292] [D3-108] rejects a file that is repeated, empty or already used', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-none')
    const [first, empty] = [storeFile(api, 'a', aplyNo), storeFile(api, 'b', aplyNo, 0)]
    const sendOpinion = async (files: readonly object[]) =>
      (await submit(api, aplyNo, { opinionSubmitFileReqeusts: files })).body.result as { status: string | null }
    expect([(await sendOpinion([first, first])).status, (await sendOpinion([empty])).status]).toEqual([
      'OPINION_FILE',
      'OPINION_FILE',
    ])
    expect(allDocs(api.world(), 'opinions')).toEqual([])
    expect((await sendOpinion([first])).status).toBeNull()
    api.change((world) => changeDoc(world, 'opinions', '1', (opinion) => ({ ...opinion, answer: '답변' })))
    expect((await sendOpinion([first])).status).toBe('OPINION_FILE')
    const proven = storeFile(api, 'c', aplyNo)
    const item = { receiptProofId: 1, receiptProofMstrId: 1, status: 'submitComplete', fields: {} }
    const document = { ...item, files: [proven.filePath], deleted: false, registeredAt: 0 } as never
    api.change((world) => putDoc(world, 'proofItems', '1', document))
    expect((await sendOpinion([proven])).status).toBe('OPINION_FILE')
    expect((await sendOpinion([])).status).toBeNull()
  })
})

describe('GET /api/v1/opinionSubmit/list/{aplyNo}', () => {
  it('[P-292] returns a plain array, oldest first, with the answers', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-two')
    const list = JSON.parse((await api.get(`${LIST}${aplyNo}`)).text) as unknown
    expect(list).toMatchObject([
      { opinionSubmitSn: 1, answerStatus: 'Y', answerContent: expect.any(String) as string, fileMasters: [] },
      { opinionSubmitSn: 2, answerStatus: 'Y' },
    ])
  })

  it('[P-292] returns an empty array if there are no opinions', async () => {
    const { api, aplyNo } = await signInPersona('hold-opinion-answered')
    api.change((world) => changeDoc(world, 'opinions', '1', (opinion) => ({ ...opinion, aplyNo: 'DA99999999' })))
    expect((await api.get(`${LIST}${aplyNo}`)).text).toBe('[]')
    expect((await api.get(`${LIST}DA99999999`)).status).toBe(401)
  })
})
