import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeaveEntry } from '#app/session/end-session'
import { KeepEntries } from '#app/session/keep-entries'
import { NoAnswer } from '#app/kernel/call.errors'
import { kstInstant } from '#domain/kernel/calendar'
import type { Route } from '#domain/session/routes'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import NumberScreen from '../business/NumberScreen.tsx'
import ResultNumberScreen from '../business/ResultNumberScreen.tsx'
import { announcement } from '../../parts/design/announcer.tsx'
import { dialogs } from '../../parts/design/dialogs.ts'
import * as tiles from '../notice/go-through-tile.ts'
import { MainScreen } from '../notice/MainScreen.tsx'
import { serve } from '../../testing/services.ts'
import { soon } from '../../testing/windows.ts'
import '../../testing/no-layout.ts'
import { currentSettings, now } from '../../parts/signals.ts'
import NotesScreen from './NotesScreen.tsx'
import RequirementsScreen from './RequirementsScreen.tsx'
import SelfCheckScreen from './SelfCheckScreen.tsx'

/** What the apply tile calls: the admission queue, and then the way on. */
const through = vi.fn<() => Promise<Route>>(async () => '/self-check')
/** What the screens of this test ask for. */
const asked = vi.fn<() => unknown>()
/** The drafts of this tab, which outlive every page. */
const kept = new Map<string, unknown>()
const drafts = {
  read: (page: string) => kept.get(page) ?? null,
  write: (page: string, draft: unknown) => void kept.set(page, draft),
  remove: (page: string) => void kept.delete(page),
}
const known = (token: unknown) => {
  if (token === KeepEntries) return drafts
  return token === LeaveEntry ? (page: string) => drafts.remove(page) : asked
}
beforeEach(() => {
  serve(known)
  vi.spyOn(tiles, 'goThroughTile').mockImplementation(through)
})

const plain = (element: Element | null | undefined) =>
  element?.textContent.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

const RAPID_NOTE =
  '신속지급은 배달 플랫폼 또는 배달대행사 이용자만 가능하며, 대행사 이용금액의 합계가 30만 원을 초과해야 합니다.'
const CLOSED = [kstInstant('2025-06-26', '18:00'), kstInstant('2025-06-26', '20:00')] as const

afterEach(() => {
  now.value = null
  currentSettings.value = DEFAULT_SETTINGS
  dialogs.discardAll()
  kept.clear()
  history.replaceState(null, '', '/')
})

describe('the tiles of the main page', () => {
  const tiles = () => within(screen.getByRole('navigation', { name: '주요 서비스' })).getAllByRole('link')

  it('[E-023] [E-024] are four: requirements, apply, result and proof, how to use', () => {
    render(<MainScreen />)
    expect(tiles().map((tile) => tile.querySelector('.tile__name')?.firstChild?.textContent)).toEqual([
      '지원요건 확인',
      '신청하기',
      '신청결과 확인 및 증빙 등록',
      '이용방법 안내',
    ])
    expect(
      tiles()
        .slice(0, 2)
        .map((tile) => tile.getAttribute('href')),
    ).toEqual(['/elig-check', '/self-check'])
  })

  it('[D1-227] have a name and a sentence that are two words for who hears them, as the headline has', () => {
    render(<MainScreen />)
    const [requirements, apply] = tiles().map(plain)
    expect(requirements).toBe('지원요건 확인 신청 전에 지원 대상과 요건을 확인해주세요.')
    expect(apply).toBe('신청하기 자가진단과 본인인증 후 신청할 수 있습니다.')
    // A space of its own is lost where the line ends.
    expect(screen.getByRole('heading', { level: 1 }).firstChild?.textContent).toMatch(/소상공인의 $/)
  })

  it('[E-025] the last opens the manual of the configuration in a new tab without access to this one', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, manualUrl: '/pdf/other.pdf' }
    render(<MainScreen />)
    const guide = tiles()[3]
    expect(['href', 'target', 'rel'].map((name) => guide?.getAttribute(name))).toEqual([
      '/pdf/other.pdf',
      '_blank',
      'noopener noreferrer',
    ])
  })

  it('[E-027] the second is grey and without effect while nobody can apply, at both edges without a reload', async () => {
    render(<MainScreen />)
    const apply = () => tiles()[1] as HTMLElement
    const at = (time: number) => act(async () => void (now.value = time))
    await act(() => import('../notice/apply-closed.ts').then(() => undefined))
    for (const [time, closed] of [
      [CLOSED[0] - 1, false],
      [CLOSED[0], true],
      [CLOSED[1] - 1, true],
      [CLOSED[1], false],
    ] as const) {
      await at(time)
      expect(apply().getAttribute('aria-disabled')).toBe(closed ? 'true' : null)
      expect(apply().classList.contains('tile--closed')).toBe(closed)
      if (closed) {
        expect(fireEvent.click(apply())).toBe(false)
        await act(() => import('../notice/go-through-tile.ts').then(() => undefined))
      }
    }
    expect(through).not.toHaveBeenCalled()
    fireEvent.click(apply())
    await vi.waitFor(() => expect(location.pathname).toBe('/self-check'))
  })
})

describe('the pages of requirements and notes', () => {
  it('[E-066] [E-067] say who may apply, for what, and how it is paid', () => {
    render(<RequirementsScreen />)
    const text = document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''
    for (const part of [
      '2024년 12월 31일까지 개업하고 신청일 현재 폐업하지 않은 사업자',
      '개인사업자 또는 법인사업자',
      '2023년 또는 2024년 연 매출액이 0원 초과 3억 원 이하인 소상공인',
      '연도 중 개업한 경우 연 매출액으로 환산하며, 면세사업자는 사업장 현황신고 기준으로 확인합니다.',
      '2024년 1월부터 2025년 12월까지의 배달·택배 이용 실적을 인정합니다.',
      '1인 1사업체만 신청할 수 있습니다.',
      '공동대표인 경우 주대표자만 신청할 수 있습니다.',
      '2024년 이후 배달·택배비 이용금액이 30만 원을 초과해야 합니다.',
      '배달·택배 이용을 확인할 수 있는 증빙자료가 필요합니다.',
      '예산이 모두 소진될 때까지 신청을 받습니다.',
      '신속지급: 배달앱 또는 배달대행사를 이용하여 이용내역을 전산으로 확인할 수 있는 경우',
      '확인지급: 신속지급 대상이 아닐 때 (증빙자료를 제출해야 합니다.)',
    ])
      expect(text).toContain(part)
  })

  it('[E-067] both kinds of payment stand beside each other with what to have at hand, evidence for the confirmed one alone', () => {
    render(<RequirementsScreen />)
    const list = (element: Element | null | undefined) =>
      [...(element?.querySelectorAll(':scope > li') ?? [])].map(({ textContent }) =>
        textContent.replaceAll('\u00a0', ' '),
      )
    expect(screen.getByText('받으실 지원금은 업체당 최대 30만 원입니다.')).toBeInstanceOf(HTMLElement)
    expect(list(screen.getByText('신속지급').closest('ul'))).toEqual([
      expect.stringContaining('신속지급:'),
      expect.stringContaining('확인지급:'),
    ])
    const needs = list(screen.getByRole('heading', { name: '미리 준비하실 것' }).nextElementSibling)
    expect(needs.map((need) => need.includes('확인지급만'))).toEqual([false, false, false, false, true])
    expect(needs.at(-1)).toContain('증빙자료')
    for (const need of needs.slice(0, -1)) expect(need).not.toContain('증빙자료')
  })

  it('[E-068] the notes have a link from the requirements, and name the call centre of the configuration', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, callCentre: { application: '02-000-0001', proof: [] } }
    const { unmount } = render(<RequirementsScreen />)
    expect(screen.getByRole('link', { name: '유의사항 보기' }).getAttribute('href')).toBe('/ctn-mttr')
    const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)
    expect(buttons()).toEqual(['이전', '신청하기'])
    unmount()
    render(<NotesScreen />)
    const notes = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(notes.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '1인 1사업체만 신청할 수 있습니다.',
      '공동대표인 경우 주대표자만 신청할 수 있습니다.',
      '2024년 이후 배달·택배비 이용금액이 30만 원을 초과해야 합니다.',
      RAPID_NOTE,
      '확인지급 대상자는 증빙자료를 제출해야 합니다.',
      '신청을 완료한 후에는 신청 내용을 수정할 수 없습니다.',
      '예산이 모두 소진될 때까지 신청을 받습니다.',
      '문의사항은 고객센터(02-000-0001)로 연락해주세요.',
    ])
    expect(buttons()).toEqual(['이전', '신청하기'])
  })

  it.each([
    ['requirements', RequirementsScreen],
    ['notes', NotesScreen],
  ])('[E-069] %s: one button leads on to the self-check, the other home', (_, Screen) => {
    history.replaceState(null, '', '/elig-check')
    render(<Screen />)
    fireEvent.click(screen.getByRole('button', { name: '신청하기' }))
    expect(location.pathname).toBe('/self-check')
    fireEvent.click(screen.getByRole('button', { name: '이전' }))
    expect(location.pathname).toBe('/')
  })

  it.each([
    ['requirements', RequirementsScreen],
    ['notes', NotesScreen],
  ])('[E-070] %s: nobody gets on while nobody can apply', (_, Screen) => {
    now.value = CLOSED[0]
    render(<Screen />)
    const apply = screen.getByRole('button', { name: '신청하기' })
    fireEvent.click(apply)
    expect([apply.getAttribute('aria-disabled'), location.pathname]).toEqual(['true', '/'])
    act(() => void (now.value = CLOSED[1]))
    fireEvent.click(apply)
    expect(location.pathname).toBe('/self-check')
  })
})

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

describe('the pages of the business number', () => {
  it.each([
    ['/bzmn-reg', NumberScreen],
    ['/bzmn-result', ResultNumberScreen],
  ])('[E-076] %s has three boxes of digits, and two buttons', (_, Screen) => {
    render(<Screen />)
    const boxes = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(boxes.map((box) => box.inputMode)).toEqual(['numeric', 'numeric', 'numeric'])
    for (const box of boxes) fireEvent.change(box, { target: { value: '1234567' } })
    expect(boxes.map((box) => box.value.length)).toEqual([3, 2, 5])
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['취소', '확인'])
    expect(screen.getByRole('figure').textContent).toContain('사업자등록증 제목 바로 아래')
  })

  it('a full number is told at once, right or wrong, and without a window', () => {
    render(<NumberScreen />)
    const [first, second, third] = screen.getAllByRole<HTMLInputElement>('textbox')
    const told = () => screen.getByText(/붙여넣으셔도|번호를 모두/).textContent
    const before = announcement.peek().nth
    for (const [box, value] of [
      [first, '123'],
      [second, '45'],
      [third, '6789'],
    ] as const)
      if (box !== undefined) fireEvent.change(box, { target: { value } })
    expect(told()).toContain('붙여넣으셔도 됩니다.')
    if (third !== undefined) fireEvent.change(third, { target: { value: '67890' } })
    expect([told(), dialogs.stack.peek()]).toEqual(['번호를 모두 입력하셨습니다.', []])
    expect([announcement.peek().text, announcement.peek().nth]).toEqual(['번호를 모두 입력하셨습니다.', before + 1])
  })

  it('[E-202] a full number that was kept is shown and not announced: the heading is heard', async () => {
    kept.set('bzmn-reg', { area: '123', kind: '45', serial: '67890' })
    const before = announcement.peek().nth
    render(<NumberScreen />)
    await act(async () => {})
    expect(screen.getByText('번호를 모두 입력하셨습니다.')).not.toBeNull()
    expect([screen.queryByRole('status'), announcement.peek().nth]).toEqual([null, before])
  })

  it('[E-081] asks before it is left: no keeps what was typed, yes leads home', async () => {
    history.replaceState(null, '', '/bzmn-reg')
    render(<NumberScreen />)
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox')
    if (first !== undefined) fireEvent.change(first, { target: { value: '100' } })
    const press = async (answer: 'yes' | 'cancel') => {
      fireEvent.click(screen.getByRole('button', { name: '취소' }))
      const [asked] = dialogs.stack.peek()
      expect(asked).toMatchObject({ kind: 'confirm', text: '처음 화면으로 돌아가시겠습니까?' })
      await act(async () => (answer === 'yes' ? asked?.answer(true) : asked?.cancel()))
    }
    await press('cancel')
    expect([location.pathname, first?.value]).toEqual(['/bzmn-reg', '100'])
    await press('yes')
    await vi.waitFor(() => expect(location.pathname).toBe('/'))
  })

  it('[E-082] waits for its one call, whatever is pressed meanwhile', async () => {
    asked.mockClear().mockReturnValue(Effect.never)
    const { unmount } = render(<NumberScreen />)
    for (const [i, digits] of ['100', '01', '00001'].entries())
      fireEvent.change(screen.getAllByRole('textbox')[i] as HTMLElement, { target: { value: digits } })
    const confirm = screen.getByRole('button', { name: '확인' })
    expect(confirm.getAttribute('aria-disabled')).toBeNull()
    fireEvent.click(confirm)
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await act(async () => void fireEvent.click(confirm))
    expect(asked).toHaveBeenCalledOnce()
    unmount()
  })

  it('[E-083] the page of the application has four notes, the other none', () => {
    const { unmount } = render(<NumberScreen />)
    const notes = () =>
      screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    const NOTES = [
      '1인 1사업체만 신청할 수 있습니다.',
      '공동대표인 경우 주대표자만 신청할 수 있습니다.',
      '2024년 이후 배달·택배비 이용금액이 30만 원을 초과해야 합니다.',
      RAPID_NOTE,
    ]
    const region = within(screen.getByRole('region', { name: '신청 전에 확인해주세요' }))
    expect(region.getAllByRole('listitem')).toHaveLength(4)
    expect(notes()).toEqual(expect.arrayContaining(NOTES))
    unmount()
    render(<ResultNumberScreen />)
    for (const note of NOTES) expect(notes()).not.toContain(note)
  })

  describe.each([
    ['/bzmn-reg', NumberScreen],
    ['/bzmn-result', ResultNumberScreen],
  ])('the boxes of %s', (path, Screen) => {
    const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
    const shown = () => boxes().map((box) => box.value)
    const comesUp = async () => {
      const page = render(<Screen />)
      await act(async () => {})
      return page
    }
    const answer = async (yes: boolean) => {
      fireEvent.click(screen.getByRole('button', { name: '취소' }))
      const [question] = dialogs.stack.peek()
      await act(async () => (yes ? question?.answer(true) : question?.cancel()))
    }

    it.each([0, 1, 2])('[E-203] take a whole number that is pasted into box %i, hyphens or none', async (at) => {
      await comesUp()
      for (const text of ['123-45-67890', '0987654321']) {
        fireEvent.paste(boxes()[at] as HTMLElement, { clipboardData: { getData: () => text } })
        expect(shown().join('')).toBe(text.replaceAll('-', ''))
        expect(shown().map(({ length }) => length)).toEqual([3, 2, 5])
      }
    })

    it('[E-202] keep their digits through a failed call and on the page that comes back, until Cancel is meant', async () => {
      history.replaceState(null, '', path)
      const first = await comesUp()
      for (const [at, digits] of ['012', '34', '56789'].entries())
        fireEvent.change(boxes()[at] as HTMLElement, { target: { value: digits } })
      asked.mockReturnValue(Effect.fail(new NoAnswer({ call: 'x', cause: 'cut' })))
      fireEvent.click(screen.getByRole('button', { name: '확인' }))
      await vi.waitFor(() => expect(dialogs.stack.peek()).toHaveLength(1))
      act(() => dialogs.discardAll())
      expect(shown()).toEqual(['012', '34', '56789'])

      first.unmount()
      const second = await comesUp()
      expect(shown()).toEqual(['012', '34', '56789'])
      await answer(false)
      second.unmount()
      const third = await comesUp()
      expect(shown()).toEqual(['012', '34', '56789'])
      await answer(true)
      third.unmount()
      await comesUp()
      expect(shown()).toEqual(['', '', ''])
    })
  })
})
