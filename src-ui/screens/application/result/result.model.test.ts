import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { AlreadyCancelled, CancellationLosesMore, NotCancellable } from '#app/application/application.errors'
import { Applications } from '#app/application/applications.port'
import { LoadApplication, type LoadApplicationError } from '#app/application/load-application'
import { type CallError, NotLoaded } from '#app/kernel/call.errors'
import { NO_ANSWER, refusedWith, SESSION_ENDED } from '#app/testing/failures'
import { fakePort } from '#app/testing/fake-port'
import { inMemoryRecords } from '#app/testing/in-memory-records'
import { inMemorySession } from '#app/testing/in-memory-session'
import { applicationStatusFromName } from '#domain/application-status/application-status.table'
import type { Application } from '#domain/application/application'
import { anApplication } from '#domain/application/examples/an-application'
import { businessNumberOrThrow } from '#domain/business/examples/business-number-or-throw'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import { NO_PROOF_ACTION_SERVICES } from '#ui/testing/no-proof-services.ts'
import { tabDraftsWith } from '#ui/testing/tab-drafts-with.ts'
import { makeResultModel } from './result.model.ts'

const inStatus = (word: string, known: Partial<Application> = {}) =>
  anApplication({ number: 'DA2025000123', ...known, status: applicationStatusFromName(word) })
const FULL = inStatus('신청')
const DELETED = inStatus('사용자삭제')

type Setup = {
  readonly loads?: readonly (Application | LoadApplicationError)[]
  readonly load?: LoadApplication
  readonly cancel?: Effect.Effect<void, CallError | NotCancellable | CancellationLosesMore | AlreadyCancelled>
  readonly reapply?: Effect.Effect<string | null, CallError>
}

/**
 * Loads the page with use cases that have configured answers. Each load takes the next answer in `loads`; further loads
 * repeat the last answer.
 */
const openPage = async ({ loads = [FULL], load, cancel = Effect.void, reapply = Effect.succeed(null) }: Setup = {}) => {
  const did = { loads: 0, cancelled: [] as string[], reapplied: [] as string[], to: [] as string[], focusHeadline: 0 }
  const next = () => {
    const answer = loads[Math.min(did.loads, loads.length - 1)] ?? FULL
    did.loads += 1
    return '_tag' in answer ? Effect.fail(answer) : Effect.succeed(answer)
  }
  const page = makeResultModel(
    {
      loadApplication: load ?? next,
      listReasons: () => Effect.succeed([]),
      cancelApplication: ({ number }) => Effect.suspend(() => (did.cancelled.push(number), cancel)),
      reapply: (number) => Effect.suspend(() => (did.reapplied.push(number), reapply)),
      tabDrafts: tabDraftsWith(),
      ...NO_PROOF_ACTION_SERVICES,
    },
    {
      navigate: (to) => did.to.push(to),
      focusHeadline: () => (did.focusHeadline += 1),
    },
  )
  const loaded = page.load()
  if (load === undefined) await loaded
  return {
    page,
    did,
    loaded,
    status: () => page.situation.value?.application.status,
  }
}
const active = () => dialogs.active.value
const closed = async () => {
  await expect.poll(active).toBeNull()
}

describe('[A-146] [A-147] [A-148] the model of the result page, when it loads', () => {
  it.each([
    ['no result', { is: 'none', message: null } as const, '신청결과가 없습니다.', true],
    ['an empty result', { is: 'empty', message: '조회된 신청이 없습니다.' } as const, '조회된 신청이 없습니다.', false],
    ['a refusal', SESSION_ENDED, '개인인증은 필수입니다', true],
  ])('reports %s and opens the main page', async (_, answer, text, reset) => {
    const session = inMemorySession({ ci: 'CI-1', businessNumber: businessNumberOrThrow('1234567890') })
    const applications = fakePort(Applications, {
      ofOwner: () => ('is' in answer ? Effect.succeed(answer) : Effect.fail(answer)),
    })
    const resetSession = () => session.reset()
    const { page, did, loaded } = await openPage({
      load: LoadApplication.make({ applications, session, resetSession, tabDrafts: inMemoryRecords({ session }) }),
    })
    expect([page.loading.value.is, page.situation.value]).toEqual(['running', null])
    await expect.poll(active).not.toBeNull()
    expect(did.to).toEqual([])
    expect(session.read().ci).toEqual(reset ? '' : 'CI-1')
    expect([page.loading.value.is, page.situation.value]).toEqual(['failed', null])
    expect((await answerNextDialog()).text).toBe(text)
    await loaded
    expect(did.to).toEqual(['/'])
  })

  it('stays on the page after a fault until loading succeeds', async () => {
    const fault = (message: string | null) => new NotLoaded({ message, cause: 'down' })
    const { page, did } = await openPage({ loads: [fault('점검 중입니다.'), fault(null), FULL] })
    expect(page.loading.value).toMatchObject({ is: 'failed', error: { message: '점검 중입니다.' } })
    await page.load()
    expect(page.loading.value).toMatchObject({ is: 'failed', error: { message: null } })
    await page.load()
    expect(page.situation.value?.application).toBe(FULL)
    expect(active()).toBe(null)
    expect(did.to).toEqual([])
  })
})

describe('the model of the result page, when it cancels', () => {
  const QUESTION =
    '신청을 취소하시겠습니까? 취소 후 다시 신청하시면 지급이 늦어질 수 있습니다. 매출액 기준은 3억 원 이하로 상향되었습니다.'

  it('[A-202] [D2-261] [D3-313] sends nothing if the person declines the warning', async () => {
    const { page, did } = await openPage()
    void page.cancel()
    const { text, next } = await answerNextDialog(false)
    const [final, question] = text.split('\n')
    expect(final).toBe('취소는 되돌릴 수 없고, 예산이 모두 소진되면 다시 신청하실 수 없습니다.')
    expect(`${question} ${next?.split('\n')[0]}`).toEqual(QUESTION)
    expect(next).toContain('다시 신청하시면 신청서를 처음부터 쓰셔야 합니다.')
    expect(text.includes('이의신청')).toBe(false)
    await closed()
    expect(did.cancelled).toEqual([])
    expect(did.loads).toBe(1)
  })

  it.each([
    ['대상선정', '신청을 취소하시면 선정도 취소됩니다.'],
    ['보류', '신청을 취소하시면 심의도 끝납니다.'],
    ['미선정', '지급될 지원금은 없습니다. 이의신청을 생각하고 계시면 취소하지 마시고'],
  ])('[A-202] [D2-133] says what a cancellation in %s would lose', async (word, stake) => {
    const { page } = await openPage({ loads: [inStatus(word)] })
    void page.cancel()
    await expect.poll(active).toMatchObject({
      text: expect.stringContaining(stake),
      link: word === '미선정' ? { href: '/objctRqst', words: '이의신청 안내' } : undefined,
    })
  })

  it.each([
    [
      '[A-201] [D2-115] the agency has moved on',
      new NotCancellable({ because: { rule: 'TA-18', ref: 'A-250' } }),
      inStatus('심의'),
      'deliberation',
    ],
    [
      '[A-201] [D3-522] the application is already cancelled',
      new AlreadyCancelled({ because: { rule: 'TA-18', ref: 'A-250' } }),
      DELETED,
      'userDelete',
    ],
    [
      '[A-201] [D2-115] cancelling would lose more',
      new CancellationLosesMore({ because: { rule: 'CX-1', ref: 'D2-115' } }),
      inStatus('대상선정'),
      'targetSelected',
    ],
  ])('%s: says that the application was already handled, and shows its status', async (_, refused, next, shown) => {
    const { page, did, status } = await openPage({ loads: [FULL, next], cancel: Effect.fail(refused) })
    void page.cancel()
    await answerNextDialog()
    expect((await answerNextDialog()).text).toBe('이미 처리된 신청입니다.')
    await expect.poll(status).toBe(shown)
    expect(did.loads).toBe(2)
  })

  it('[A-203] [A-205] [D2-173] [D2-240] offers a new application in the last dialog', async () => {
    const { page, did } = await openPage({ loads: [FULL, DELETED], reapply: Effect.succeed('처리되었습니다.') })
    void page.cancel()
    await answerNextDialog()
    await expect.poll(active).toMatchObject({ text: '신청이 취소되었습니다.', yes: '다시 신청하기' })
    expect(active()?.kind).toBe('confirm')
    expect(did.reapplied).toEqual([])
    await answerNextDialog()
    await expect.poll(active).toMatchObject({
      title: '새 신청서를 쓰실 수 있습니다.',
      text: '처리되었습니다.',
      next: '취소하신 신청은 지워졌습니다. 새 신청은 신청서를 써서 제출하셔야 접수됩니다.\n다시 신청할 수 있습니다. 사업자등록번호 입력부터 진행해주세요.',
    })
    expect(did.reapplied).toEqual(['DA2025000123'])
    expect(did.focusHeadline).toBe(0)
  })

  it.each([
    ['the sentence of the server', refusedWith(500, '잠시 후 취소해주세요.'), '잠시 후 취소해주세요.'],
    ['a sentence of the portal if there is no answer', NO_ANSWER, '처리 중 오류가 발생했습니다.'],
  ])('[A-204] stays open after a failure and shows %s', async (_, failure, text) => {
    const { page, did } = await openPage({ cancel: Effect.fail(failure) })
    void page.cancel()
    await answerNextDialog()
    expect(await answerNextDialog()).toMatchObject({ text, helpLine: '문의전화 : 1533-0500' })
    expect(did.loads).toBe(1)
    expect(did.to).toEqual([])
  })

  it('[A-204] shows the message and rule of a rejection', async () => {
    const rule = { rule: 'TA-18', ref: 'A-250' }
    for (const because of [rule, null]) {
      const { page } = await openPage({
        cancel: Effect.fail(refusedWith(500, '안 됩니다.', null, because ?? undefined)),
      })
      void page.cancel()
      await answerNextDialog()
      await expect.poll(active).toMatchObject({ text: '안 됩니다.', because })
      dialogs.discardAll()
    }
  })

  it('[D2-631] shows what became of the application after a lost answer', async () => {
    const { page, did, status } = await openPage({ loads: [FULL, DELETED], cancel: Effect.fail(NO_ANSWER) })
    const done = page.cancel()
    await answerNextDialog()
    await answerNextDialog()
    await done
    expect(did.loads).toBe(2)
    expect(status()).toBe('userDelete')
    expect(did.focusHeadline).toBe(1)
  })

  it('starts nothing while another call is being sent', async () => {
    const { page, did } = await openPage({ cancel: Effect.never })
    void page.cancel()
    await answerNextDialog()
    await expect.poll(() => did.cancelled).toHaveLength(1)
    await page.cancel()
    await page.reapply()
    expect(active()).toBe(null)
    expect(did.cancelled.length).toBe(1)
    expect(did.reapplied).toEqual([])
  })
})

describe('the model of the result page, when it applies again', () => {
  it.each([
    ['the sentence of the server', '새로 신청하실 수 있습니다.', '새로 신청하실 수 있습니다.'],
    [
      'a sentence of the portal if the server sends none',
      null,
      '다시 신청할 수 있습니다. 사업자등록번호 입력부터 진행해주세요.',
    ],
  ])('[A-206] shows %s on success and opens the number page', async (_, message, text) => {
    const { page, did } = await openPage({ loads: [DELETED], reapply: Effect.succeed(message) })
    void page.reapply()
    await answerNextDialog()
    await expect.poll(active).toMatchObject({ text })
    expect([did.reapplied, did.to]).toEqual([['DA2025000123'], []])
    await answerNextDialog()
    await expect.poll(() => did.to).toEqual(['/bzmn-reg'])
  })

  it('[A-207] [D2-631] reports a lost answer with the help line, and keeps the page for the next press', async () => {
    const { page, did } = await openPage({ loads: [DELETED], reapply: Effect.fail(NO_ANSWER) })
    void page.reapply()
    await answerNextDialog()
    expect(await answerNextDialog()).toMatchObject({
      text: '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
      helpLine: '문의전화 : 1533-0500',
    })
    await closed()
    void page.reapply()
    await expect.poll(active).toMatchObject({ yes: '다시 신청' })
    expect(did.to).toEqual([])
    expect(did.loads).toBe(1)
  })

  it.each([
    [409, '다시 신청할 수 없습니다', inStatus('사용자취소'), 'userCancel'],
    [404, '신청결과가 없습니다.', FULL, 'applied'],
  ] as const)('[A-207] shows a rejection with %s and reloads the page', async (code, text, becomes, status) => {
    const world = await openPage({ loads: [DELETED, becomes], reapply: Effect.fail(refusedWith(code, text)) })
    void world.page.reapply()
    await answerNextDialog()
    expect((await answerNextDialog()).text).toBe(text)
    await expect.poll(world.status).toBe(status)
    expect(world.did.to).toEqual([])
    expect(world.did.loads).toBe(2)
  })
})
