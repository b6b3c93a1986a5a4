import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { announcement } from '../../parts/design/announcer.tsx'
import { dialogs } from '../../parts/design/dialogs.ts'
import { soon } from '../../testing/windows.ts'
import SelfCheckScreen from './SelfCheckScreen.tsx'
import { entryPages } from '../../testing/entry-pages.ts'

entryPages()

const plain = (element: Element | null | undefined) =>
  element?.textContent.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

describe('the self-check', () => {
  it('[E-071] asks five questions in their order, none answered beforehand', () => {
    render(<SelfCheckScreen />)
    const questions = screen.getAllByRole('group').map((group) => group.textContent ?? '')
    expect(questions).toHaveLength(5)
    for (const [i, question] of [
      '2024년 12월 31일까지 개업한 사업자인가요?',
      '현재 사업을 운영하고 있나요?',
      '2023년 또는 2024년 연 매출액이 0원을 초과하고 3억 원 이하인가요?',
      '대표자 본인이 직접 신청하나요?',
      '확인지급 대상자는 증빙자료를 제출해야 한다는 점을 확인하셨나요?',
    ].entries())
      expect(questions[i]?.replaceAll('\u00a0', ' ')).toContain(question)
    for (const group of screen.getAllByRole('group'))
      for (const name of ['예', '아니요'])
        expect(within(group).getByRole('radio', { name, checked: false })).toBeDefined()
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(10)
  })

  it('[D1-227] says the number and the subject of a question, and nothing in front of one that has no answer', () => {
    render(<SelfCheckScreen />)
    const [first] = screen.getAllByRole('listitem')
    expect(plain(first?.querySelector('p'))).toMatch(/^1 ?1\. 개업일 $/)
    expect(screen.getByText('개업일').closest('[aria-hidden]')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('says at once what each answer means, and how many are given; a No names its requirement, a press not needed', async () => {
    render(<SelfCheckScreen />)
    const outcomes = () =>
      screen.getAllByRole('listitem').map((item) => item.querySelector('[data-answer]')?.textContent)
    const need = () => screen.queryByText(/신청일 현재 폐업하지 않은 사업자만/)
    const choose = (question: number, name: string) =>
      fireEvent.click(within(screen.getAllByRole('group')[question] as HTMLElement).getByRole('radio', { name }))
    expect([
      outcomes().every((outcome) => outcome === undefined),
      need(),
      screen.queryByText('5개 중 0개 확인'),
    ]).toEqual([true, null, expect.anything()])
    choose(0, '예')
    await soon()
    choose(1, '아니요')
    expect(outcomes()).toEqual(['요건에 맞습니다.', '요건을 확인해주세요.', undefined, undefined, undefined])
    expect([need(), screen.queryByText('5개 중 2개 확인')]).toEqual([expect.anything(), expect.anything()])
    expect(announcement.peek().text).toBe(
      '요건을 확인해주세요. 운영 여부 : 신청일 현재 폐업하지 않은 사업자만 신청할 수 있습니다.',
    )
    choose(1, '예')
    expect([outcomes()[1], need()]).toEqual(['요건에 맞습니다.', null])
    expect(dialogs.stack.peek()).toEqual([])
  })

  const group = (question: number) => screen.getAllByRole('group')[question] as HTMLElement
  const radioOf = (question: number, name: string) => within(group(question)).getByRole('radio', { name })

  it('[D1-261] says under question 4 who the main representative is, heard with its first answer', () => {
    render(<SelfCheckScreen />)
    const words =
      '공동대표인 경우 주대표자만 신청할 수 있습니다. 주대표자는 사업자등록증에 가장 먼저 적힌 대표자입니다.'
    const describing = (question: number) =>
      document.getElementById(radioOf(question, '예').getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    const described = describing(3)
    expect(plain(described)).toBe(words)
    expect(group(3).contains(described)).toBe(true)
    expect(plain(describing(4))).toContain('신속지급은')
  })

  it('[D1-261] [E-073] where question 5 alone is a No, the reason says that it asks whether the note was read', async () => {
    render(<SelfCheckScreen />)
    for (const question of [0, 1, 2, 3]) fireEvent.click(radioOf(question, '예'))
    fireEvent.click(radioOf(4, '아니요'))
    const reason = '이 항목은 그 안내를 읽으셨는지 묻습니다. 나중에 요청을 받으면 제출하실 분은 ‘예’를 선택해주세요.'
    expect(plain(group(4).closest('li'))).toContain(reason)
    fireEvent.click(screen.getByRole('button', { name: '확인' }))
    const [refusal] = dialogs.stack.peek()
    const text = refusal && 'text' in refusal ? refusal.text : ''
    expect(text).toMatch(/^배달·택배비 지원 대상자가 아닙니다\.\n/)
    expect(text).toContain(reason)
  })

  it('brings the next open question into view after an answer, the first one left where none follows', async () => {
    const seen: string[] = []
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      seen.push(this.querySelector('fieldset')?.id ?? '')
    }
    render(<SelfCheckScreen />)
    const answer = async (question: number, name: string) => {
      fireEvent.click(radioOf(question, name))
      await new Promise(requestAnimationFrame)
      return seen.splice(0)
    }
    expect(await answer(0, '예')).toEqual(['self-q2'])
    expect(await answer(2, '아니요')).toEqual(['self-q4'])
    expect(await answer(4, '예')).toEqual(['self-q2'])
    expect(await answer(3, '예')).toEqual(['self-q2'])
    expect(await answer(1, '예')).toEqual([])
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  it('[E-075] Cancel leads home without a question', () => {
    history.replaceState(null, '', '/self-check')
    render(<SelfCheckScreen />)
    fireEvent.click(screen.getByRole('button', { name: '취소' }))
    expect([location.pathname, dialogs.stack.peek()]).toEqual(['/', []])
  })

  it('[E-202] the answers are there again on the page that comes back, until Cancel', async () => {
    const radio = (question: number, name: string) =>
      within(screen.getAllByRole('group')[question] as HTMLElement).getByRole<HTMLInputElement>('radio', { name })
    const comesBack = async (after: { readonly unmount: () => void }) => {
      after.unmount()
      const shown = render(<SelfCheckScreen />)
      await act(async () => {})
      return shown
    }
    const first = render(<SelfCheckScreen />)
    await act(async () => {})
    fireEvent.click(radio(0, '예'))
    fireEvent.click(radio(3, '아니요'))
    const again = await comesBack(first)
    expect([radio(0, '예').checked, radio(3, '아니요').checked]).toEqual([true, true])
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: '취소' }))
    await act(async () => {})
    await comesBack(again)
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  })
})
