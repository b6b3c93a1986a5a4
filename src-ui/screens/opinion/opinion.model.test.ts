import { Effect } from 'effect'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_ANSWER, refusedWith, SESSION_ENDED } from '#app/testing/failures'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { answerNextDialog } from '#ui/testing/answer-next-dialog.ts'
import { aPdfOfSize, opinionWorld } from '#ui/testing/opinion-world.tsx'
import { makeOpinionModel } from './opinion.model.ts'

beforeEach(() => {
  dialogs.discardAll()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})

/** Loads the page. `to` records the navigation. */
const open = (answers: Parameters<typeof opinionWorld>[0] = {}) => {
  const world = opinionWorld(answers)
  const to: string[] = []
  const page = makeOpinionModel(world.services, (address) => to.push(address))
  return { ...world, page, to, loaded: page.load() }
}

/** Loads the page, enters an opinion with one file, and submits it. */
const submit = async (answers: Parameters<typeof opinionWorld>[0] = {}) => {
  const openedPage = open(answers)
  await openedPage.loaded
  openedPage.page.content.enter('다시 봐주세요.')
  await openedPage.page.files.add([aPdfOfSize('a.pdf')])
  const submitted = openedPage.page.submit()
  expect(await answerNextDialog()).toMatchObject({
    text: '작성하신 내용은 제출 후 수정할 수 없습니다. 제출하시겠습니까?',
    next: '첨부파일 1개를 함께 제출합니다. 의견제출은 2회까지만 가능합니다.',
  })
  const entries = () => [openedPage.page.content.value.value, openedPage.page.files.entries.value.length]
  return { ...openedPage, submitted, entries }
}

const OUTCOME_UNKNOWN =
  '접수되었는지 아직 확인하지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다. 입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.'

it.each([
  ['no application', { application: [Effect.succeed({ is: 'none', message: null } as const)] }, '신청결과가 없습니다.'],
  ['the end of the session', { application: [Effect.fail(SESSION_ENDED)] }, '개인인증은 필수입니다'],
])('[P-164] an opinion page that cannot be opened reports %s', async (_, given, text) => {
  const { loaded, to, session } = open(given)
  expect((await answerNextDialog()).text).toBe(text)
  await loaded
  expect(to).toEqual(['/'])
  expect(session.read().ci).toBe('')
})

describe('the model of the opinion page, when the submission fails', () => {
  const timedOut = '파일 업로드 시간이 초과되었습니다. 파일 크기를 줄이거나 네트워크 상태를 확인해주세요.'
  it.each([
    ['[P-163] after HTTP 504', { submit: Effect.fail(refusedWith(504)) }, timedOut],
    ['[P-163] without an answer', { submit: Effect.fail(NO_ANSWER) }, '의견 제출 중 오류가 발생했습니다.'],
  ])('%s keeps the text and the file', async (_, given, text) => {
    const { submitted, entries, page } = await submit(given)
    expect(await answerNextDialog()).toMatchObject({ text, helpLine: '문의전화 : 1533-0500' })
    await submitted
    expect(entries()).toEqual(['다시 봐주세요.', 1])
    expect(page.content.isLocked.value).toBe(false)
  })

  it.each([
    ['an opinion whose answer is lost', { submit: Effect.fail(NO_ANSWER) }, OUTCOME_UNKNOWN],
    ['an opinion after HTTP 504', { submit: Effect.fail(refusedWith(504)) }, OUTCOME_UNKNOWN],
    [
      'an opinion that was not sent',
      { history: [[], Effect.fail(NO_ANSWER)] },
      '입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
    ],
  ])('[D3-747] %s says whether its outcome is known', async (_, given, next) => {
    const { submitted } = await submit(given)
    expect((await answerNextDialog()).next).toBe(next)
    await submitted
  })
})
