import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { anApplication } from '#domain/application/examples/an-application'
import type { Opinion } from '#domain/opinion/opinion'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import type { AgencyFile, StoredFile } from '#domain/upload/stored-file'
import type { CallError } from '../kernel/call.errors.ts'
import { MALFORMED_ANSWER, NO_ANSWER, refusedWith, SESSION_ENDED } from '../testing/failures.ts'
import { fakePort } from '../testing/fake-port.ts'
import { FileUnreadable, UploadCancelled, UploadFailed, UploadRefused, UploadTimeout } from '../upload/upload.errors.ts'
import { opinionPageState } from './load-opinion-page.ts'
import { type NewOpinion, type OpinionSubmissionAnswer, Opinions } from './opinions.port.ts'
import { SubmitOpinion, type StoreAttachments } from './submit-opinion.ts'

const HELD = anApplication({ number: 'A1', status: 'hold' })
const BEFORE = anOpinion({ id: '1', isAnswered: true, content: '다시 봐주세요.' })
const ATTACHED: AgencyFile = {
  id: '1',
  name: '정산.pdf',
  storedName: 's1.pdf',
  path: '의견/A1/s1.pdf',
  bytes: 9,
  extension: 'pdf',
  mimeType: 'application/pdf',
}
const MINE = anOpinion({ id: '2', content: '다시 봐주세요.', files: [ATTACHED] })
const FILE: StoredFile = {
  name: '정산.pdf',
  storedName: 's1.pdf',
  path: '의견/A1/s1.pdf',
  bytes: 9,
  extension: 'pdf',
  mimeType: 'application/pdf',
}

type Start = {
  readonly application?: typeof HELD
  readonly known?: readonly Opinion[]
  readonly answer?: Effect.Effect<OpinionSubmissionAnswer, CallError>
  /** The result of the first reading of the history. By default it is what the page shows. */
  readonly before?: Effect.Effect<readonly Opinion[], CallError>
  /** The results of the later readings, in order; the last one repeats. */
  readonly history?: readonly Effect.Effect<readonly Opinion[], CallError>[]
  readonly store?: StoreAttachments
}

const start = ({
  application = HELD,
  known = [BEFORE],
  before = Effect.succeed(known),
  answer = Effect.succeed({ is: 'stored' }),
  history = [Effect.succeed([BEFORE, MINE])],
  store = Effect.succeed([FILE]),
}: Start = {}) => {
  const steps: string[] = []
  const sent: NewOpinion[] = []
  const remainingAnswers = [...history]
  const opinions = fakePort(Opinions, {
    submit: (opinion) =>
      Effect.suspend(() => {
        steps.push('submit')
        sent.push(opinion)
        return answer
      }),
    ofApplication: () =>
      Effect.suspend(() => {
        steps.push(steps.length === 0 ? 'check' : 'history')
        if (steps.length === 1) return before
        return (remainingAnswers.length > 1 ? remainingAnswers.shift() : remainingAnswers[0]) ?? Effect.succeed([])
      }),
  })
  const submit = (text: string) =>
    SubmitOpinion.make({ opinions })(
      opinionPageState(application, known),
      text,
      Effect.suspend(() => {
        steps.push('store')
        return store
      }),
    )
  return {
    steps,
    sent,
    submit: (text = '다시 봐주세요.') => Effect.runPromise(submit(text)),
    failure: (text = '다시 봐주세요.') => Effect.runPromise(Effect.flip(submit(text))),
  }
}

const OP_5 = { rule: 'OP-5', ref: 'P-155' } as const

describe('SubmitOpinion', () => {
  it('[P-160] [P-162] stores the files before it sends the opinion', async () => {
    const { submit, steps, sent } = start()
    expect(await submit()).toEqual({
      application: HELD,
      opinions: [BEFORE, MINE],
      verdict: 'limitAwaiting',
      because: { rule: 'OP-3', ref: 'P-154' },
    })
    expect(steps).toEqual(['check', 'store', 'submit', 'history'])
    expect(sent).toEqual([{ applicationNumber: 'A1', content: '다시 봐주세요.', files: [FILE] }])
  })

  it('[P-162] returns null if the opinion is stored but the history cannot be read', async () => {
    expect(await start({ history: [Effect.fail(NO_ANSWER)] }).submit()).toBeNull()
  })

  it('trims and cuts the content before sending', async () => {
    const { submit, sent } = start()
    await submit(`  ${'📦'.repeat(201)} `)
    expect(sent[0]?.content).toBe('📦'.repeat(200))
  })

  it.each(['', ' \n'])('[P-152] sends nothing when the text is only %j', async (text) => {
    const { failure, steps } = start({ known: [] })
    expect(await failure(text)).toMatchObject({ _tag: 'OpinionEmpty' })
    expect(steps).toEqual([])
  })

  it.each([
    ['while another opinion waits for its answer', { known: [MINE] }, '다시', 'awaiting', 'OP-5'],
    [
      'if the application is not on hold and has no history',
      { application: anApplication({ status: 'deliberation' }), known: [] },
      '다시',
      'closed',
      'OP-2',
    ],
  ] as const)(
    '[P-146] [P-154] [P-155] rejects an opinion and makes no call %s',
    async (_, given, text, verdict, rule) => {
      const { failure, steps } = start(given)
      expect(await failure(text)).toMatchObject({ _tag: 'OpinionNotAllowed', verdict, because: { rule } })
      expect(steps).toEqual([])
    },
  )

  it('[D3-640] sends nothing if the agency has given an answer that the page does not show', async () => {
    const { failure, steps } = start({ known: [], before: Effect.succeed([BEFORE]) })
    expect(await failure()).toMatchObject({ _tag: 'AnswerUnread', because: { rule: 'OA-2' } })
    expect(steps).toEqual(['check'])
  })

  it.each([NO_ANSWER, SESSION_ENDED])('[D3-640] sends nothing if the answers cannot be read: $_tag', async (error) => {
    const { failure, steps } = start({ before: Effect.fail(error) })
    expect((await failure())._tag).toBe(error._tag === 'SessionEnded' ? 'SessionEnded' : 'OpinionFailed')
    expect(steps).toEqual(['check'])
  })

  it.each(['이미 처리되었습니다.', null])(
    '[P-161] fails with the message of a refusal, or null: %s',
    async (message) => {
      const { failure, steps } = start({
        answer: Effect.succeed({ is: 'refused', message, because: OP_5 }),
        history: [Effect.succeed([BEFORE])],
      })
      expect(await failure()).toMatchObject({ _tag: 'OpinionRefused', message, because: OP_5 })
      expect(steps).toEqual(['check', 'store', 'submit', 'history'])
    },
  )

  it('[P-161] treats an HTTP status below 500 as a final refusal', async () => {
    const { failure, steps } = start({ answer: Effect.fail(refusedWith(400, '형식 오류')) })
    expect(await failure()).toMatchObject({ _tag: 'OpinionRefused', message: '형식 오류' })
    expect(steps).not.toContain('history')
  })

  it('[P-163] fails with OpinionTimedOut for HTTP 504', async () => {
    const gateway = start({ answer: Effect.fail(refusedWith(504)), history: [Effect.succeed([BEFORE])] })
    expect(await gateway.failure()).toMatchObject({ _tag: 'OpinionTimedOut' })
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500, '오류')])(
    '[P-163] fails with OpinionFailed for any other error: $_tag',
    async (error) => {
      const { failure } = start({ answer: Effect.fail(error), history: [Effect.succeed([BEFORE])] })
      expect(await failure()).toMatchObject({ _tag: 'OpinionFailed', cause: error })
    },
  )

  it.each([
    [new UploadTimeout({ cause: 504 }), 'OpinionTimedOut'],
    [new UploadFailed({ cause: 0 }), 'OpinionFailed'],
    [new UploadRefused({ name: 'a.pdf', message: '거절' }), 'UploadRefused'],
    [new FileUnreadable({ cause: 0 }), 'FileUnreadable'],
    [new UploadCancelled(), 'UploadCancelled'],
    [SESSION_ENDED, 'SessionEnded'],
  ])('[P-163] [P-165] [D3-141] sends no opinion when a file upload fails: %s gives %s', async (error, tag) => {
    const { failure, steps } = start({ store: Effect.fail(error) })
    const failed = await failure()
    expect(failed._tag).toBe(tag)
    if (failed._tag === error._tag) expect(failed).toBe(error)
    expect(steps).toEqual(['check', 'store'])
  })

  it.each([NO_ANSWER, MALFORMED_ANSWER, refusedWith(500), refusedWith(504)])(
    '[P-315] after a failed call, succeeds if the history contains this opinion: $_tag',
    async (error) => {
      const { submit, steps } = start({ answer: Effect.fail(error) })
      expect(await submit()).toMatchObject({ opinions: [BEFORE, MINE] })
      expect(steps).toEqual(['check', 'store', 'submit', 'history', 'history'])
    },
  )

  it.each([
    ['an opinion that the page knew before', [MINE], [MINE]],
    ['an answered opinion', [], [BEFORE]],
  ])('[P-315] does not accept %s as the sent opinion', async (_, known, now) => {
    const opinions = known.map((opinion) => ({ ...opinion, isAnswered: true }))
    const { failure } = start({
      known: opinions,
      before: Effect.succeed(opinions),
      answer: Effect.fail(NO_ANSWER),
      history: [Effect.succeed(now)],
    })
    expect(await failure()).toMatchObject({ _tag: 'OpinionFailed', cause: NO_ANSWER })
  })

  it('[F-001] [D3-139] [P-315] fails with OtherOpinionArrived when the stored opinion has another file', async () => {
    const arrivedOpinion = { ...MINE, files: [{ ...ATTACHED, path: '의견/A1/s2.pdf' }] }
    const refused = Effect.succeed({ is: 'refused', message: '답변을 기다리고 있습니다.', because: OP_5 } as const)
    for (const answer of [Effect.fail(NO_ANSWER), refused]) {
      const { failure } = start({ answer, history: [Effect.succeed([BEFORE, arrivedOpinion])] })
      expect(await failure()).toMatchObject({ _tag: 'OtherOpinionArrived', arrived: arrivedOpinion })
    }
  })

  it('[D3-139] [P-315] succeeds after a refusal if this opinion was already stored', async () => {
    const answer = Effect.succeed({ is: 'refused', message: null, because: OP_5 } as const)
    expect(await start({ answer }).submit()).toMatchObject({ opinions: [BEFORE, MINE] })
  })

  it('[P-315] after a lost answer, fails if the history cannot be read', async () => {
    const { failure } = start({ answer: Effect.fail(NO_ANSWER), history: [Effect.fail(NO_ANSWER)] })
    expect(await failure()).toMatchObject({ _tag: 'OpinionFailed' })
  })
})
