import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentFormSteps } from '#ui/parts/design/Steps.tsx'
import { currentAnnouncement } from '#ui/parts/dialog/announcer.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { lastButtonLabel } from '#ui/testing/action-bar.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { installEntryPageFakes } from '#ui/testing/entry-pages.ts'
import { descriptionsOf } from '#ui/testing/typing.ts'
import SelfCheckScreen from './SelfCheckScreen.tsx'

installEntryPageFakes()

const plain = (element: Element | null | undefined) => element?.textContent

const QUESTIONS = [
  '2024년 12월 31일까지 개업하셨나요?',
  '현재 사업을 운영하고 계신가요?',
  '2023년 또는 2024년 연 매출액이 0원을 초과하고 3억 원 이하인가요?',
  '대표자 본인이 직접 신청하시나요?',
  '확인지급 대상자는 증빙자료를 제출해야 한다는 점을 확인하셨나요?',
] as const
/** A phrase by which each of the first four requirements can be identified. */
const NEEDED = ['까지 개업한 사업자만', '폐업하지 않은 사업자만', '0원 초과', '공동대표는 주대표자'] as const
type Answer = '예' | '아니요'

const items = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
const lines = () => items().map(plain)
/** Returns the sentence of the open question; undefined if all are answered. */
const openQuestion = () => plain(screen.queryByRole('group')?.closest('li')?.querySelector('h2'))
const answerOf = (name: Answer) => within(screen.getByRole('group')).getByRole('button', { name })
const give = (...answers: readonly Answer[]) => {
  for (const name of answers) fireEvent.click(answerOf(name))
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const confirm = () => press('확인')
const focusedText = () => plain(document.activeElement)

describe('the self-check', () => {
  it('[E-071] [D1-175] [D1-430] [D1-452] first asks the first question without a preselected answer', () => {
    render(<SelfCheckScreen />)
    expect(lines()).toHaveLength(1)
    const requirement = '질문에 없는 요건: 2024년 1월부터 2025년 12월까지 배달·택배비를 30만 원 넘게 쓰셔야 합니다.'
    const isBelow = (what: string) => {
      const text = plain(screen.getByRole('main')) ?? ''
      return text.indexOf(requirement) > text.indexOf(what) && text.split(requirement).length === 2
    }
    expect(isBelow('아니요')).toBe(false)
    expect(screen.getByText(/개업연월일/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).className).toBe('sr')
    expect(openQuestion()).toBe(QUESTIONS[0])
    for (const name of ['예', '아니요'] as const) expect(answerOf(name).getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByRole('button', { name: /고치기$/ })).toBeNull()
    give('예', '예', '예', '예')
    expect(isBelow('아니요')).toBe(true)
    give('예')
    expect(isBelow(QUESTIONS[4])).toBe(true)
  })

  it('[E-071] [D1-227] asks five questions one at a time', () => {
    render(<SelfCheckScreen />)
    for (const [index, question] of QUESTIONS.entries()) {
      expect(screen.getAllByRole('heading', { level: 2 }).map(plain)).toEqual([question])
      expect(plain(document.getElementById(screen.getByRole('group').getAttribute('aria-labelledby') ?? ''))).toBe(
        question,
      )
      expect(lines()[index]).toContain(`질문 ${index + 1} / 5`)
      if (index > 0) expect(focusedText()).toBe(question)
      give('예')
      expect(lines()[index]).toContain(`${question} 예`)
    }
    expect(openQuestion()).toBeUndefined()
    expect(focusedText()).toBe('확인')
  })

  it('[D1-390] says that the person can apply only after five Yes', () => {
    const said = () => document.body.textContent.replaceAll('\u00a0', ' ').includes('신청하실 수 있습니다. 지원 여부는')
    render(<SelfCheckScreen />)
    give('예', '예', '예', '예')
    expect(said()).toBe(false)
    give('예')
    expect(said()).toBe(true)
    press('운영 여부 답 고치기')
    give('아니요')
    expect(openQuestion()).toBeUndefined()
    expect(said()).toBe(false)
  })

  it('[D1-249] shows the unmet requirement immediately after a No', () => {
    render(<SelfCheckScreen />)
    give('예', '아니요')
    const requirement = '신청일 현재 폐업하지 않은 사업자만 신청할 수 있습니다.'
    expect(lines()[1]).toContain(`${QUESTIONS[1]} 아니요${requirement}`)
    expect(plain({ textContent: currentAnnouncement.peek().text } as Element)).toBe(requirement)
    expect(openQuestion()).toEqual(QUESTIONS[2])
    expect(focusedText()).toEqual(QUESTIONS[2])
    expect(dialogs.stack.peek()).toEqual([])
    press('운영 여부 답 고치기')
    expect([openQuestion(), focusedText()]).toEqual([QUESTIONS[1], QUESTIONS[1]])
    expect([answerOf('예'), answerOf('아니요')].map((button) => button.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
    ])
    give('예')
    expect(lines()[1]).toContain(`${QUESTIONS[1]} 예`)
    expect(openQuestion()).toBe(QUESTIONS[2])
  })

  it('[D1-249] [D1-261] explains question 4 and question 5 beside the question', () => {
    render(<SelfCheckScreen />)
    give('예', '예', '예')
    const words =
      '공동대표인 경우 주대표자만 신청할 수 있습니다. 주대표자는 사업자등록증에 가장 먼저 적힌 대표자입니다. 옆에서 도와드리는 분이 있어도 본인이 인증하시면 ‘예’입니다.'
    expect(descriptionsOf(document.activeElement)).toContain(words)
    expect(screen.getByText((_, element) => element?.tagName === 'P' && plain(element) === words)).toBeDefined()
    give('예')
    expect(descriptionsOf(document.activeElement)[0]).toContain('신속지급, 아니면 확인지급입니다.')
  })

  it('[D1-280] [D1-1005] has the button 확인, which says that an answer is missing, and is solid once none is', () => {
    render(<SelfCheckScreen />)
    const buttonsOf = (kind: 'primary' | 'soft') =>
      screen
        .getAllByRole('button')
        .filter((element) => buttonKind(element) === kind)
        .map(plain)
    expect([buttonsOf('primary'), buttonsOf('soft')]).toEqual([[], ['확인하나를 골라주세요.']])
    give('예', '예')
    press('개업일 답 고치기')
    expect([buttonsOf('primary'), buttonsOf('soft')]).toEqual([[], ['확인하나를 골라주세요.']])
    give('예', '예', '예', '예')
    expect([buttonsOf('primary'), buttonsOf('soft')]).toEqual([['확인'], []])
    expect(lastButtonLabel()).toBe('확인')
    expect(screen.getAllByRole('button', { name: '확인' })).toHaveLength(1)
  })

  it('[D1-640] [D1-871] [D1-977] shows the place of the open question in the header and not in the bar', () => {
    render(<SelfCheckScreen />)
    const bar = () => plain(document.querySelector('[data-action-bar]'))
    const place = () => [currentFormSteps.peek()?.current, currentFormSteps.peek()?.isDone]
    expect(currentFormSteps.peek()?.steps).toEqual(['개업일', '운영 여부', '연 매출액', '신청인', '증빙자료'])
    expect([bar(), place()]).toEqual(['취소확인하나를 골라주세요.', [1, false]])
    give('예', '아니요')
    expect([bar(), place()]).toEqual(['취소확인하나를 골라주세요.', [3, false]])
    give('예', '예', '예')
    expect([bar(), place()]).toEqual(['취소확인', [5, true]])
  })

  it('[E-072] [D1-257] focuses the first question without an answer', () => {
    history.replaceState(null, '', '/self-check')
    render(<SelfCheckScreen />)
    give('예', '아니요')
    press('개업일 답 고치기')
    confirm()
    expect(screen.getAllByRole('alert').map(plain)).toEqual(['모든 항목을 선택해주세요.'])
    expect(lines().map((line) => line?.includes('예와 아니요 가운데 하나를 선택해주세요.'))).toEqual([
      ...[false, false],
      true,
    ])
    expect([openQuestion(), focusedText()]).toEqual([QUESTIONS[2], QUESTIONS[2]])
    expect(descriptionsOf(document.activeElement).join()).toContain('예와 아니요 가운데 하나를')
    expect(location.pathname).toBe('/self-check')
    expect(dialogs.stack.peek()).toEqual([])
    give('예')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[D1-996] [E-072] does not mark a question that the last answer has opened until it is pressed again', () => {
    history.replaceState(null, '', '/self-check')
    render(<SelfCheckScreen />)
    give('예')
    confirm()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(lines().join()).not.toContain('예와 아니요 가운데 하나를')
    expect([openQuestion(), focusedText()]).toEqual([QUESTIONS[1], QUESTIONS[1]])
    confirm()
    expect(screen.getAllByRole('alert').map(plain)).toEqual(['모든 항목을 선택해주세요.'])
    expect(lines()[1]).toContain('예와 아니요 가운데 하나를 선택해주세요.')
  })

  it('[E-074] opens the page for the business number after five Yes', () => {
    history.replaceState(null, '', '/self-check')
    render(<SelfCheckScreen />)
    give('예', '예', '예', '예', '예')
    confirm()
    expect(location.pathname).toBe('/bzmn-reg')
  })

  it.each([
    { question: 0, reason: '2024년 12월 31일보다 늦게 개업하셨습니다.', text: '2024년 12월 31일까지 개업한 사업자만' },
    { question: 1, reason: '지금은 사업을 운영하고 있지 않으십니다.', text: '신청일 현재 폐업하지 않은 사업자만' },
    { question: 2, reason: '연 매출액이 지원요건과 다릅니다.', text: '0원 초과 3억 원 이하여야 합니다.' },
    { question: 3, reason: '대표자 본인이 직접 신청하셔야 합니다.', text: '가장 먼저 적힌 대표자' },
  ])(
    '[E-073] [D1-249] [D1-257] [D1-254] shows the refusal for the first No ($reason)',
    ({ question, reason, text }) => {
      history.replaceState(null, '', '/self-check')
      render(<SelfCheckScreen />)
      const answers: readonly Answer[] = QUESTIONS.map((_, index) => (index < question ? '예' : '아니요'))
      give(...answers)
      confirm()
      expect(plain(screen.getByRole('heading', { level: 1 }))).toBe('배달·택배비 지원 대상자가 아닙니다.')
      expect(screen.getAllByRole('heading', { level: 2 }).map(plain)).toEqual([reason])
      const alertText = plain(screen.getByRole('alert'))
      expect(alertText).toContain(text)
      for (const needed of NEEDED.filter((_, index) => index !== question)) expect(alertText).not.toContain(needed)
      expect(plain(document.body)).toContain('문의하실 때 알려주실 번호 SC-3')
      expect(screen.getByRole('link', { name: '자주 묻는 질문' }).getAttribute('href')).toBe('/board-faq')
      expect(screen.getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/')
      expect(screen.getAllByRole('link', { name: '1533-0500' })).toHaveLength(1)
      expect(location.pathname).toBe('/self-check')
      expect(dialogs.stack.peek()).toEqual([])
      expect(screen.queryByRole('list')).toBeNull()
      press('고쳐 답하기')
      expect([openQuestion(), focusedText()]).toEqual([QUESTIONS[question], QUESTIONS[question]])
      for (const [index, answer] of answers.entries())
        if (index !== question) expect(lines()[index]).toContain(`${QUESTIONS[index]} ${answer}`)
    },
  )

  it('[D3-314] leads away, and not to a different answer, if another person must apply', () => {
    render(<SelfCheckScreen />)
    give('예', '예', '예', '아니요', '예')
    confirm()
    expect(buttonKind(screen.getByRole('link', { name: '첫 화면으로' }))).toBe('primary')
    expect(buttonKind(screen.getByRole('button', { name: '고쳐 답하기' }))).toBe('text')
  })

  it('[D3-314] offers the result at the first question, and says at the end what follows', () => {
    render(<SelfCheckScreen />)
    expect(screen.getByRole('link', { name: '신청결과 확인' }).getAttribute('href')).toBe('/onslf-check-result')
    give('예')
    expect(screen.queryByRole('link', { name: '신청결과 확인' })).toBeNull()
    give('예', '예', '예', '예')
    expect(plain(document.body)).toContain('‘확인’을 누르시면 사업자등록번호 입력부터 신청을 시작합니다.')
  })

  it('[E-073] [D1-257] [D1-261] explains a refusal caused by question 5 only', () => {
    render(<SelfCheckScreen />)
    give('예', '예', '예', '예', '아니요')
    confirm()
    expect(plain(screen.getByRole('heading', { level: 1 }))).toBe('증빙자료 안내를 먼저 확인해주세요.')
    const alertText = plain(screen.getByRole('alert'))
    expect(alertText).toContain('이 항목은 증빙자료 안내를 읽으셨는지 묻습니다.')
    expect(alertText).toContain('배달·택배비 지원 대상자가 아닙니다.')
    expect(alertText).toContain('나중에 요청을 받으면 제출하실 분은 ‘예’를 선택해주세요.')
    press('고쳐 답하기')
    give('예')
    expect(focusedText()).toBe('확인')
  })

  it('[E-075] opens the main page on Cancel, without a question', () => {
    history.replaceState(null, '', '/self-check')
    render(<SelfCheckScreen />)
    fireEvent.click(screen.getByRole('button', { name: '취소' }))
    expect(location.pathname).toBe('/')
    expect(dialogs.stack.peek()).toEqual([])
  })

  it('[E-202] restores the answers if the person returns, unless the person chose Cancel', async () => {
    const comesBack = async (after: { readonly unmount: () => void }) => {
      after.unmount()
      const screenResult = render(<SelfCheckScreen />)
      await act(async () => {})
      return screenResult
    }
    const first = render(<SelfCheckScreen />)
    await act(async () => {})
    give('예', '아니요')
    const again = await comesBack(first)
    expect(lines().slice(0, 2)).toEqual([
      expect.stringContaining(`${QUESTIONS[0]} 예`),
      expect.stringContaining(`${QUESTIONS[1]} 아니요`),
    ])
    expect(openQuestion()).toEqual(QUESTIONS[2])
    expect(screen.getAllByRole('button', { name: /고치기$/ }).length).toBe(2)
    press('취소')
    await act(async () => {})
    await comesBack(again)
    expect(openQuestion()).toEqual(QUESTIONS[0])
    expect(screen.queryByRole('button', { name: /고치기$/ })).toBeNull()
  })
})
