import '#ui/testing/jsdom-dialog.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused } from '#app/kernel/call.errors'
import { NO_ANSWER, refusedWith } from '#app/testing/failures'
import { inMemoryTab } from '#app/testing/in-memory-records'
import { anApplication } from '#domain/application/examples/an-application'
import type { OpinionSubmissionVerdict } from '#domain/opinion/opinion'
import type { OpinionSubmissionCase } from '#domain/opinion/opinion.cases'
import { anOpinion } from '#domain/opinion/testing/an-opinion'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { barButtonLabels } from '#ui/testing/action-bar.ts'
import {
  ANSWERED_OPINION,
  chooseOpinionFiles,
  opinionTextBox,
  aPdfOfSize,
  APPLICATION_ON_HOLD,
  openOpinionPage,
  opinionWorld,
  WAITING_OPINION,
  writeOpinion,
} from '#ui/testing/opinion-world.tsx'
import {
  dialogBody,
  dialogRuleText,
  referenceCodeText,
  pressDialogButton,
  closeDialogs,
  shownDialog,
  waitOneTurn,
  dialogNextSteps,
  dialogText,
} from '#ui/testing/shown-dialog.ts'
import { descriptionsOf, pressButton, pressToSubmit } from '#ui/testing/typing.ts'

const submitButton = () => screen.getByRole('button', { name: '제출' })
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'
const textOf = (element: Element | null | undefined) => element?.textContent ?? null
const shownText = () => textOf(document.querySelector('main'))
const submit = async () => {
  await pressButton('제출')
  await pressDialogButton('제출')
  await waitOneTurn()
}
const firstLine = () => dialogText()?.split('\n')[0]
const complaints = () =>
  [...document.querySelectorAll('[id$="-error"]:not([hidden])')].map((element) =>
    textOf(element)?.replace('오류: ', ''),
  )

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
})
// Closes the dialogs that a test has left open, and lets their page scroll to the top.
afterEach(async () => {
  closeDialogs()
  await waitOneTurn()
  cleanup()
})

it('[P-145] [D1-227] the opinion page of a held application shows reasons and form', async () => {
  const { history } = await openOpinionPage(opinionWorld({ history: [[ANSWERED_OPINION]] }))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('답변을 읽고 자료와 의견을 보내주세요.')
  const reasons = screen.getByRole('region', { name: '보류 사유' })
  expect(within(reasons).getAllByRole('listitem').map(textOf)).toEqual([
    '주대표자 아님 주대표자만 신청할 수 있습니다.',
    '서류 미비 자세한 내용은 고객센터로 문의해주세요.',
  ])
  expect([opinionTextBox().id, screen.getByLabelText('첨부파일 파일 선택').id]).toEqual([
    'opinion-content',
    'opinion-files',
  ])
  // The history is collapsed while an opinion can be written, because the page shows the latest answer above it.
  await pressButton('의견제출 내역 지난 의견 1건')
  expect(screen.getByRole('table', { name: '의견제출 내역' })).not.toBeNull()
  await pressButton('이전')
  expect(history.at(-1)).toBe('/aply-result')
})

it.each([
  ['US01', '주대표자만 신청할 수 있습니다.'],
  ['US99', '자세한 내용은 고객센터로 문의해주세요.'],
])('[P-148] [D2-140] [D1-264] the reasons of a hold are explained for %s: %s', async (code, text) => {
  const list = ['US01', 'US02', 'US07'].map((code) => ({ code, name: '-' }))
  await openOpinionPage(
    opinionWorld({ application: [{ ...APPLICATION_ON_HOLD, reasons: [code] }], reasons: [Effect.succeed(list)] }),
  )
  expect(textOf(screen.getByRole('region', { name: '보류 사유' }))).toContain(text)
  expect(textOf(screen.getByRole('main'))?.split('1533-0500')).toHaveLength(2)
  expect(textOf(screen.getByRole('main'))).toContain('사유가 맞거나 잘 모르시겠으면 1533-0500으로 전화해주세요.')
})

const NO_MORE = '의견제출은 2회까지만 가능하여 더 이상 입력할 수 없습니다.'
/** The text in the locked field; null if there is none, or if an opinion can be written. */
const IN_FIELD: Readonly<Record<OpinionSubmissionVerdict, string | null>> = {
  ok: null,
  awaiting: '답변 대기 중인 의견이 있어 새로운 의견을 입력할 수 없습니다.',
  limit: NO_MORE,
  limitAwaiting: NO_MORE,
  readOnly: null,
  closed: null,
}
/** The message beside the field or in place of a form; null if an opinion can be written. */
const SAID: Readonly<Record<OpinionSubmissionVerdict, string | null>> = {
  ok: null,
  awaiting: '답변이 등록되면 새로운 의견을 입력하실 수 있습니다.',
  limit: '의견제출은 2회까지만 가능합니다.',
  limitAwaiting: '의견제출은 2회까지만 가능합니다.',
  readOnly: '의견제출은 보류 상태에서만 가능합니다.',
  closed: '의견제출은 보류 상태에서만 가능합니다.',
}

/** An application for each verdict. The tests of the domain cover the rule that decides the verdict. */
const APPLICATIONS: readonly Pick<OpinionSubmissionCase, 'status' | 'answers' | 'verdict'>[] = [
  { status: 'hold', answers: ['Y'], verdict: 'ok' },
  { status: 'hold', answers: ['N'], verdict: 'awaiting' },
  { status: 'hold', answers: ['Y', 'Y'], verdict: 'limit' },
  { status: 'hold', answers: ['Y', 'N'], verdict: 'limitAwaiting' },
  { status: 'deliberation', answers: ['Y'], verdict: 'readOnly' },
  { status: 'deliberation', answers: [], verdict: 'closed' },
]

it.each(APPLICATIONS)(
  '[P-145] [P-146] [P-154] [P-155] [D3-137] [D3-445] the opinion page follows the verdict $verdict for $status with $answers',
  async ({ status, answers, verdict }) => {
    const opinions = answers.map((given, i) => anOpinion({ id: String(i), isAnswered: given === 'Y' }))
    const application = anApplication({ number: 'A1', status, reasons: ['US01'] })
    const { history } = await openOpinionPage(opinionWorld({ application: [application], history: [opinions] }))
    const note = SAID[verdict]
    if (verdict === 'closed') {
      expect(dialogText()).toEqual(note)
      expect(screen.queryByRole('textbox')).toBeNull()
      await pressDialogButton('신청결과 보기')
      expect(history).toEqual(['/aply-result'])
      return
    }
    expect(shownDialog()).toBeNull()
    expect(screen.queryAllByRole('row', { hidden: true })).toHaveLength(answers.length === 0 ? 0 : answers.length + 1)
    expect(screen.queryAllByRole('region', { name: '보류 사유' })).toHaveLength(verdict === 'readOnly' ? 0 : 1)
    const form = [
      screen.queryByRole('textbox'),
      screen.queryByRole('button', { name: /^제출$/ }),
      screen.queryByLabelText('첨부파일 파일 선택'),
    ]
    if (note === null) {
      // The instruction is the hint, because a hint stays visible while the person types.
      const [hint] = descriptionsOf(opinionTextBox())
      expect(hint).toMatch(/^의견내용을 200자 이내로 입력해주세요\./)
      expect(hint).toMatch(answers.length === 0 ? /작성 예: / : /자료의 이름만 적으셔도 됩니다\.$/)
      expect(opinionTextBox().placeholder).toBe('')
      expect(form.includes(null)).toBe(false)
      expect(opinionTextBox().readOnly).toBe(false)
    } else {
      const inField = IN_FIELD[verdict]
      expect(form.map((part) => part !== null)).toEqual([inField !== null, false, false])
      expect(shownText()?.split(note)).toHaveLength(2)
      if (inField === null) return
      const { placeholder, readOnly, ariaRequired } = opinionTextBox()
      expect(placeholder).toEqual(inField)
      expect(readOnly).toBe(true)
      expect(isOff(opinionTextBox())).toBe(true)
      expect(ariaRequired).toBe('false')
      expect(opinionTextBox().getAttribute('aria-describedby')).toContain('opinion-closed')
      expect(textOf(document.getElementById('opinion-closed'))).toBe(note)
    }
  },
)

describe('[P-150] [P-151] the history of opinions', () => {
  const FILE = {
    id: '1',
    name: '정산.pdf',
    storedName: 's1.pdf',
    path: '의견/s1.pdf',
    bytes: 9,
    extension: 'pdf',
    mimeType: 'application/pdf',
  }

  it('shows each opinion with the state of its answer', async () => {
    await openOpinionPage(opinionWorld({ history: [[{ ...ANSWERED_OPINION, files: [FILE] }, WAITING_OPINION]] }))
    const rows = screen.getAllByRole('row').map((row) => [...row.children].map(textOf))
    expect(rows).toEqual([
      ['번호', '의견내용', '제출일', '첨부파일', '답변상태'],
      ['1', '다시 확인해주세요.', '2025년 6월 20일(금)', '정산.pdf', '답변완료답변 보기'],
      ['2', '한 번 더', '2025년 6월 22일(일)', '없음', '답변대기'],
    ])
    expect(screen.getAllByRole('button', { name: /답변 보기/ })).toHaveLength(1)
    await pressButton('1번 의견 답변 보기')
    expect(textOf(shownDialog()?.querySelector('h2'))).toBe('답변내용')
    expect(textOf(dialogBody())).toBe('확인하였습니다.답변일2025년 6월 21일(토)의견내용다시 확인해주세요.')
  })

  it('says so if there are no opinions', async () => {
    await openOpinionPage(opinionWorld())
    await pressButton('신청정보 DA2025000123')
    expect(shownText()).toContain('의견제출 내역제출한 의견이 없습니다.')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('[P-165] reports an attachment that cannot be downloaded', async () => {
    const clickMock = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const good = await openOpinionPage(opinionWorld({ history: [[{ ...WAITING_OPINION, files: [FILE] }]] }))
    await pressButton('정산.pdf 내려받기')
    expect(good.calls.at(-1)).toBe('fetch 의견/s1.pdf')
    expect(clickMock.mock.instances.map((link) => (link as HTMLAnchorElement).download)).toEqual(['정산.pdf'])
    cleanup()
    await openOpinionPage(
      opinionWorld({ history: [[{ ...WAITING_OPINION, files: [FILE] }]], bytes: Effect.fail(NO_ANSWER) }),
    )
    await pressButton('정산.pdf 내려받기')
    expect(firstLine()).toBe('파일 다운로드에 실패했습니다.')
    clickMock.mockRestore()
  })
})

describe('the page with form and history', () => {
  const order = () => screen.getAllByRole('heading', { level: 2 }).map(textOf)

  it('[P-145] [D2-160] has the form above the facts', async () => {
    await openOpinionPage(opinionWorld())
    expect(order()).toEqual(['보류 사유', '신청정보 DA2025000123'])
    const none = screen.getByText(/제출한 의견이 없습니다\./)
    expect(opinionTextBox().compareDocumentPosition(none)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await pressToSubmit('제출')
    expect(document.activeElement).toBe(opinionTextBox())
    writeOpinion('다시 봐주세요.')
    expect(isOff(submitButton())).toBe(false)
  })

  it('[P-155] shows the history above the form if no opinion can be written now', async () => {
    await openOpinionPage(opinionWorld({ history: [[WAITING_OPINION]] }))
    expect(order().slice(-3)).toEqual(['의견제출 내역', '의견 작성', '신청정보 DA2025000123'])
  })

  it('[P-154] says that the second opinion is the last one', async () => {
    await openOpinionPage(opinionWorld())
    expect(shownText()).toContain('의견은 기한 없이 2회까지 보내실 수 있습니다.')
    cleanup()
    await openOpinionPage(opinionWorld({ history: [[ANSWERED_OPINION]] }))
    expect(shownText()?.split('이번에 보내시는 의견이 마지막입니다.')).toHaveLength(2)
  })
})

it('[P-156] [P-159] [D3-149] [D3-213] [D3-274] [D3-321] [D3-571] [D2-915] [D3-841] in the form of the last opinion, the files come before the text, are not counted, and are asked for once more', async () => {
  await openOpinionPage(opinionWorld({ history: [[ANSWERED_OPINION]] }))
  const files = screen.getByLabelText('첨부파일 파일 선택')
  expect(files.compareDocumentPosition(opinionTextBox())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const title = screen.getByRole('heading', { name: '첨부파일 (선택)' })
  expect(title.dataset['must']).toBeUndefined()
  expect(document.body.textContent).toContain('답변에서 자료를 요청받으셨으면 사진이나 PDF로 꼭 올려주세요.')
  const count = () => document.querySelector('[data-count]')?.textContent
  expect(count()).toBeUndefined()
  expect(descriptionsOf(submitButton())).toEqual(['남은 것: 의견내용'])
  writeOpinion('바뀐 날은 5월 1일입니다.')
  expect(barButtonLabels()).toEqual(['이전', '제출'])
  expect(descriptionsOf(submitButton())).toEqual(['모두 채우셨습니다.'])
  await pressButton('제출')
  expect(dialogNextSteps()).toBe('첨부한 파일이 없습니다. 마지막 의견이니, 답변에서 요청한 자료는 꼭 첨부해주세요.')
  await pressDialogButton('자료 올리기')
  expect(document.activeElement).toBe(files)
  await chooseOpinionFiles(aPdfOfSize('증명.pdf'))
  expect(count()).toBe('1개 / 5개')
  await pressButton('제출')
  expect(dialogNextSteps()).toBe('첨부파일 1개를 함께 제출합니다. 이번에 보내시는 의견이 마지막입니다.')
})

describe('[D3-147] the top of the opinion page', () => {
  const head = async (history: readonly (typeof WAITING_OPINION)[]) => {
    await openOpinionPage(opinionWorld({ history: [history] }, { noticeBy: '문자' }))
    return screen.getByRole('heading', { level: 1 }).textContent
  }

  it.each([
    ['no opinion', [], '보류 사유가 사실과 다르면 의견을 보내주세요.'],
    ['an answered opinion', [ANSWERED_OPINION], '답변을 읽고 자료와 의견을 보내주세요.'],
    ['an answer without a text', [{ ...ANSWERED_OPINION, answer: null }], '보내주신 의견에 답변이 등록되었습니다.'],
    ['a pending opinion', [WAITING_OPINION], '보내주신 의견을 확인하고 있습니다.'],
    ['two answered opinions', [ANSWERED_OPINION, { ...ANSWERED_OPINION, id: '9' }], '의견을 2회 모두 보내셨습니다.'],
  ] as const)('for %s, says what the applicant can do or what has happened', async (_, history, words) => {
    expect((await head(history))?.replaceAll('\u00a0', ' ')).toBe(words)
  })

  it('[D2-740] in a new hold asks about its reasons, and keeps the earlier answer in the history', async () => {
    const history = [[ANSWERED_OPINION]]
    const updatedAt = (ANSWERED_OPINION.updatedAt ?? 0) + 1
    await openOpinionPage(opinionWorld({ application: [{ ...APPLICATION_ON_HOLD, updatedAt }], history }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('보류 사유가 사실과 다르면 의견을 보내주세요.')
    expect(shownText()).not.toContain('확인하였습니다.')
    expect(shownText()).toContain('이번에 보내시는 의견이 마지막입니다.')
    await pressButton('의견제출 내역 지난 의견 1건')
    expect(screen.getByRole('button', { name: '1번 의견 답변 보기' })).not.toBeNull()
  })

  it('[P-155] [D2-136] says how the applicant will hear of an answer', async () => {
    await head([WAITING_OPINION])
    expect(shownText()).toContain('답변이 등록되면 문자로 알려드리며, 이 화면에서 보실 수 있습니다.')
  })

  it.each(['notSelected', 'userCancel'] as const)(
    '[D3-675] promises no answer once the status is %s',
    async (status) => {
      const application = anApplication({ number: 'DA2025000123', status })
      await openOpinionPage(
        opinionWorld({ history: [[WAITING_OPINION]], application: [Effect.succeed({ is: 'found', application })] }),
      )
      expect(shownText()).toContain('의견제출은 보류 상태에서만 가능합니다.')
      expect(shownText()).not.toContain('답변이 등록되면')
    },
  )

  it('[P-151] [D3-549] the answer is followed by the reasons of the hold, which are above the form', async () => {
    await head([ANSWERED_OPINION])
    expect(shownText()?.replaceAll('\u00a0', ' ')).toContain(
      '담당 기관의 답변 · 2025년 6월 21일(토)확인하였습니다.보류 사유주대표자 아님',
    )
    expect(screen.getByRole('region', { name: '보류 사유' }).compareDocumentPosition(opinionTextBox())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(shownText()?.split('확인하였습니다.')).toHaveLength(2)
    expect(shownText()?.split('다시 확인해주세요.')).toHaveLength(2)
  })
})

describe('the text of an opinion', () => {
  it('[P-152] [D2-147] is reported at the field if blank', async () => {
    const { calls } = await openOpinionPage(opinionWorld())
    writeOpinion('  \n ')
    await pressToSubmit('제출')
    expect(shownDialog()).toBeNull()
    expect(textOf(screen.getByRole('alert'))).toBe('의견내용을 입력해 주세요.')
    expect(complaints()).toEqual(['의견내용을 입력해 주세요.'])
    expect(document.activeElement?.id).toBe('opinion-content')
    expect(calls).not.toContain('submit')
    writeOpinion('다시 봐주세요.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[P-153] [D2-645] is cut at the limit of its field, which says what was left out', async () => {
    const { sentOpinions } = await openOpinionPage(opinionWorld())
    expect(shownText()).toContain('0/200자')
    writeOpinion(`${'가'.repeat(200)} 지금은 제가 단독 대표입니다.`)
    const keptText = '가'.repeat(200)
    expect(complaints()).toEqual([
      '200자까지 적으실 수 있습니다. ‘지금은 제가 단독 대표…’부터 16자가 들어가지 않았으니 줄여서 적어주세요.',
    ])
    expect(opinionTextBox().value).toEqual(keptText)
    expect(textOf(opinionTextBox().nextElementSibling)).toBe('200/200자')
    await submit()
    expect(sentOpinions[0]?.content).toBe(keptText)
  })
})

describe('[P-153] [D1-227] the announcement of the remaining characters', () => {
  it('the announcement is made when 20, 10 and 0 characters remain', async () => {
    await openOpinionPage(opinionWorld())
    opinionTextBox().focus()
    const announcements: string[] = []
    const before = currentAnnouncement.peek().nth
    for (let length = 175; length <= 200; length += 1) {
      const { nth } = currentAnnouncement.peek()
      writeOpinion('가'.repeat(length))
      await waitOneTurn()
      if (currentAnnouncement.peek().nth !== nth) announcements.push(currentAnnouncement.peek().text)
    }
    expect(announcements).toEqual(['20자 남았습니다.', '10자 남았습니다.', '0자 남았습니다.'])
    expect(currentAnnouncement.peek().nth).toBe(before + 3)
    expect(opinionTextBox().getAttribute('aria-describedby')).toBe('opinion-content-hint opinion-content-error')
  })

  it('the announcement is made only once for a pasted text', async () => {
    await openOpinionPage(opinionWorld())
    opinionTextBox().focus()
    const before = currentAnnouncement.peek().nth
    writeOpinion('가'.repeat(195))
    expect(currentAnnouncement.peek().nth - before).toBe(1)
    expect(currentAnnouncement.peek().text).toBe('5자 남았습니다.')
    writeOpinion('가'.repeat(190))
    expect(currentAnnouncement.peek().nth - before).toBe(1)
  })
})

describe('the attachments of an opinion', () => {
  const names = () => [...document.querySelectorAll('[data-file]')].map((row) => row.getAttribute('data-file'))

  it('[P-156] [D1-384] an empty attachment is reported by its name before anything is sent', async () => {
    const { calls } = await openOpinionPage(opinionWorld())
    writeOpinion('다시 봐주세요.')
    await chooseOpinionFiles(aPdfOfSize('정산.pdf'), aPdfOfSize('빈 파일.pdf', 0))
    await pressButton('제출')
    expect(dialogText()).toBe('용량이 0인 파일은 올릴 수 없습니다. (빈 파일.pdf)')
    await pressDialogButton()
    expect(names()).toEqual(['정산.pdf', '빈 파일.pdf'])
    expect(opinionTextBox().value).toBe('다시 봐주세요.')
    expect(document.activeElement?.id).toBe('opinion-files')
    expect(calls).not.toContain('submit')
  })

  it('[P-158] [P-169] [D3-535] attachments may be larger than the hint says', async () => {
    await openOpinionPage(opinionWorld())
    expect(shownText()).toContain('파일은 최대 5개, 파일당 3MB까지 첨부할 수 있습니다.')
    await chooseOpinionFiles(aPdfOfSize('a.pdf', 10_485_760), aPdfOfSize('b.pdf', 10_485_761))
    expect([names(), complaints()]).toEqual([['a.pdf'], ['PDF 파일 크기는 10MB 이하여야 합니다. 파일: b.pdf']])
  })

  it('attachments are sent in the listed order', async () => {
    const { calls, sentOpinions } = await openOpinionPage(opinionWorld())
    writeOpinion('보세요.')
    await chooseOpinionFiles(aPdfOfSize('b.pdf'), aPdfOfSize('a.pdf'))
    await submit()
    expect(calls.slice(-4)).toEqual(['store opinion b.pdf', 'store opinion a.pdf', 'submit', 'history'])
    expect(sentOpinions[0]?.files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf'])
  })
})

it('[P-111] [P-159] [D3-254] [D3-671] the opinion page keeps the text if the person declines', async () => {
  const { sentOpinions } = await openOpinionPage(opinionWorld())
  writeOpinion('다시 봐주세요.')
  await pressButton('제출')
  expect(dialogText()).toBe('작성하신 내용은 제출 후 수정할 수 없습니다. 제출하시겠습니까?')
  expect(dialogNextSteps()).toBe('첨부파일 없이 제출합니다. 의견제출은 2회까지만 가능합니다.')
  expect([...(shownDialog()?.querySelectorAll('button') ?? [])].map(textOf)).toEqual(['아니요', '제출'])
  await pressDialogButton('아니요')
  expect(sentOpinions).toEqual([])
  expect(opinionTextBox().value).toBe('다시 봐주세요.')
})

describe('a successful submission', () => {
  it('[P-162] shows a message and empties the field without an error', async () => {
    await openOpinionPage(opinionWorld({ history: [[], [WAITING_OPINION]] }))
    writeOpinion('')
    await pressToSubmit('제출')
    writeOpinion('한 번 더')
    await chooseOpinionFiles(aPdfOfSize('a.pdf'))
    await submit()
    expect(dialogText()).toBe('의견이 제출되었습니다.')
    vi.mocked(window.scrollTo).mockClear()
    await pressDialogButton()
    // The message is at the top of the page, far above the submitted form.
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
    expect(opinionTextBox().value).toBe('')
    expect(opinionTextBox().readOnly).toBe(true)
    expect(document.querySelectorAll('[data-file]').length).toBe(0)
    expect(complaints()).toEqual([])
    expect(textOf(screen.getAllByRole('row')[1])).toContain('답변대기')
  })

  it('[P-306] hides the form if the history fails to load', async () => {
    await openOpinionPage(
      opinionWorld({ history: [[], [], Effect.fail(NO_ANSWER), Effect.fail(NO_ANSWER), [WAITING_OPINION]] }),
    )
    writeOpinion('한 번 더')
    await submit()
    await pressDialogButton()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(textOf(screen.getByRole('alert'))).toEqual(
      expect.stringContaining('서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'),
    )
    await pressButton('다시 시도')
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})

describe('a failed submission', () => {
  it.each([
    [
      '[P-161] keeps text and files after a refusal with a message',
      { is: 'refused', message: '처리 중입니다.', because: { rule: 'OP-5', ref: 'P-155' } } as const,
      '의견제출에 실패하였습니다.처리 중입니다.',
      '입력하신 내용은 그대로 있습니다.',
    ],
    [
      '[P-161] keeps text and files after a refusal without a message',
      { is: 'refused', message: null, because: null } as const,
      '의견제출에 실패하였습니다.',
      '입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
    ],
  ])('%s', async (_, submitAnswer, text, next) => {
    await openOpinionPage(opinionWorld({ submit: Effect.succeed(submitAnswer) }))
    writeOpinion('다시 봐주세요.')
    await chooseOpinionFiles(aPdfOfSize('a.pdf'))
    await submit()
    expect(dialogText()?.split('\n')[0]).toBe(text)
    expect(dialogNextSteps()).toBe(next)
    const reason = submitAnswer.because === null ? null : `문의하실 때 알려주실 번호 ${submitAnswer.because.rule}`
    expect(dialogRuleText()).toBe(reason)
    await pressDialogButton()
    expect(opinionTextBox().value).toBe('다시 봐주세요.')
    expect(document.querySelectorAll('[data-file]').length).toBe(1)
  })

  it('[D3-640] sends nothing over an answer that is not on the page, shows it, and keeps the entries', async () => {
    const { sentOpinions } = await openOpinionPage(opinionWorld({ history: [[], [ANSWERED_OPINION]] }))
    writeOpinion('다시 봐주세요.')
    await chooseOpinionFiles(aPdfOfSize('a.pdf'))
    await submit()
    expect(sentOpinions).toEqual([])
    expect(firstLine()).toBe(
      '다른 창에서 보내신 의견에 답변이 와서 이 의견은 보내지 않았습니다. 답변을 먼저 읽어주세요.',
    )
    expect(dialogRuleText()).toBe('문의하실 때 알려주실 번호 OA-2')
    await pressDialogButton()
    await waitOneTurn()
    expect(document.activeElement?.textContent).toBe('답변을 읽고 자료와 의견을 보내주세요.')
    expect(shownText()).toContain('확인하였습니다.')
    expect([opinionTextBox().value, document.querySelectorAll('[data-file]').length]).toEqual(['다시 봐주세요.', 1])
    await submit()
    expect(sentOpinions).toHaveLength(1)
  })

  it('[P-165] reports that a file cannot be read', async () => {
    await openOpinionPage(opinionWorld())
    writeOpinion('다시 봐주세요.')
    const unreadableFile = aPdfOfSize('a.pdf')
    await chooseOpinionFiles(unreadableFile)
    Object.defineProperty(unreadableFile, 'slice', {
      value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    })
    await submit()
    expect(firstLine()).toBe('파일 처리 중 오류가 발생했습니다.')
  })
})

describe('[P-306] a failed load on the opinion page', () => {
  it.each([
    ['the application', { application: [Effect.fail(NO_ANSWER), APPLICATION_ON_HOLD] }],
    ['the history', { history: [Effect.fail(refusedWith(500)), []] }],
  ])('is reported in place of the form if %s is missing', async (_, given) => {
    const { history, session } = await openOpinionPage(opinionWorld(given))
    expect(shownDialog()).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(textOf(screen.getByRole('alert'))).toContain('서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')
    expect(history).toEqual(['/opinion-submit'])
    expect(session.read().ci).toBe('ci-1')
    await pressButton('다시 시도')
    expect(opinionTextBox().readOnly).toBe(false)
  })

  it('[D1-254] has the id of the failed call, but not the message of the server', async () => {
    const failure = new Refused({ ...refusedWith(500, '내부 오류'), requestId: 'a1b2c3d4e5f60718' })
    await openOpinionPage(opinionWorld({ history: [Effect.fail(failure), []] }))
    expect(referenceCodeText(screen.getByRole('alert'))).toContain('a1b2c3d4')
    expect(textOf(screen.getByRole('alert'))).not.toContain('내부 오류')
  })

  it('does not prevent an opinion if the reasons are missing', async () => {
    const { sentOpinions } = await openOpinionPage(
      opinionWorld({
        reasons: [Effect.fail(NO_ANSWER), Effect.succeed([{ code: 'US01', name: '주대표자 아님' }])],
      }),
    )
    const reasons = screen.getByRole('region', { name: '보류 사유' })
    expect(textOf(reasons)).toContain('서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')
    expect(textOf(reasons)).toContain('주대표자만 신청할 수 있습니다.')
    await pressButton('다시 시도')
    expect(textOf(reasons)).not.toContain('서버와 연결할 수 없습니다.')
    expect(textOf(reasons)).toContain('주대표자 아님')
    writeOpinion('다시')
    await submit()
    expect(sentOpinions).toHaveLength(1)
  })
})

it('[D3-741] an opinion cannot be submitted again while being submitted, which is announced', async () => {
  const { calls } = await openOpinionPage(opinionWorld({ submit: Effect.never }))
  writeOpinion('다시')
  await submit()
  const busy = screen.getByRole('button', { name: /제출하는 중/ })
  expect(currentAnnouncement.peek().text).toBe('제출 중입니다. 잠시만 기다려주세요.')
  expect(opinionTextBox().readOnly).toBe(true)
  expect(busy.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(busy)
  await waitOneTurn()
  expect(shownDialog()).toBeNull()
  expect(calls.filter((call) => call === 'submit').length).toBe(1)
})

describe('[P-317] the draft of an opinion', () => {
  const restoredNotice = () => textOf(screen.queryByText(/작성하시던 내용을 불러왔습니다/)?.closest('[role="status"]'))

  it('is restored with text and file names until submitted', async () => {
    const drafts = inMemoryTab()
    await openOpinionPage(opinionWorld({ drafts }))
    expect(restoredNotice()).toBeNull()
    writeOpinion('다시 봐주세요.')
    await chooseOpinionFiles(aPdfOfSize('정산.pdf'))
    cleanup()
    await openOpinionPage(opinionWorld({ drafts }))
    expect(opinionTextBox().value).toBe('다시 봐주세요.')
    expect(restoredNotice()).toContain('이전에 작성하시던 내용을 불러왔습니다. (2025-06-25 14:03 저장)')
    expect(restoredNotice()).toContain(
      '고르셨던 파일이 이 브라우저에 남아 있지 않습니다. 다음 파일을 다시 선택해주세요: 정산.pdf',
    )
    await chooseOpinionFiles(aPdfOfSize('정산.pdf'))
    expect(restoredNotice()).not.toContain('정산.pdf')
    await submit()
    await pressDialogButton()
    expect(drafts.all()).toEqual({})
  })

  it('[F-013] [P-315] is deleted, with a message, if the agency has stored the opinion although its page was left', async () => {
    const drafts = inMemoryTab()
    await openOpinionPage(opinionWorld({ drafts }))
    writeOpinion('다시 봐주세요.')
    cleanup()
    const storedOpinion = { ...WAITING_OPINION, content: '다시 봐주세요.', files: [] }
    await openOpinionPage(opinionWorld({ drafts, history: [[storedOpinion]] }))
    await waitOneTurn()
    expect([drafts.all(), firstLine()]).toEqual([{}, '의견이 제출되었습니다.'])
  })

  it('can be deleted, together with the entries of the form', async () => {
    const drafts = inMemoryTab()
    await openOpinionPage(opinionWorld({ drafts }))
    writeOpinion('다시 봐주세요.')
    cleanup()
    await openOpinionPage(opinionWorld({ drafts }))
    await pressButton('작성 내용 삭제')
    await pressDialogButton('예')
    expect(opinionTextBox().value).toBe('')
    expect(drafts.all()).toEqual({})
    expect(restoredNotice()).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(opinionTextBox()))
  })

  it('is not restored if the form accepts no entries now', async () => {
    const drafts = inMemoryTab()
    await openOpinionPage(opinionWorld({ drafts }))
    writeOpinion('다시 봐주세요.')
    cleanup()
    await openOpinionPage(opinionWorld({ drafts, history: [[WAITING_OPINION]] }))
    expect(opinionTextBox().value).toBe('')
    expect(opinionTextBox().readOnly).toBe(true)
    expect(restoredNotice()).toBeNull()
    expect(drafts.all()).not.toEqual({})
  })

  it('[D3-137] stays in the locked field after an opinion from another tab', async () => {
    await openOpinionPage(
      opinionWorld({
        history: [[], [WAITING_OPINION]],
        submit: Effect.succeed({ is: 'refused', message: null, because: { rule: 'OP-5', ref: 'P-155' } }),
      }),
    )
    writeOpinion('다시 봐주세요.')
    await submit()
    await pressDialogButton()
    await waitOneTurn()
    expect(opinionTextBox().value).toBe('다시 봐주세요.')
    expect(opinionTextBox().readOnly).toBe(true)
    expect(textOf(document.getElementById('opinion-closed'))).toBe(`${IN_FIELD.awaiting}${SAID.awaiting}`)
    expect(screen.queryByRole('button', { name: '제출' })).toBeNull()
  })
})
