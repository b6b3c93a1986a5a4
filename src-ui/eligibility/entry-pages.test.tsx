import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { kstInstant } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import NumberScreen from '../business/NumberScreen.tsx'
import ResultNumberScreen from '../business/ResultNumberScreen.tsx'
import { dialogs } from '../design/dialogs.ts'
import { MainScreen } from '../notice/MainScreen.tsx'
import { chosen, now } from '../signals.ts'
import NotesScreen from './NotesScreen.tsx'
import RequirementsScreen from './RequirementsScreen.tsx'
import SelfCheckScreen from './SelfCheckScreen.tsx'

/** What the apply tile calls: the admission queue, and then the way on. */
const through = vi.hoisted(() => vi.fn<() => Promise<string>>(async () => '/self-check'))
vi.mock('../notice/go-through-tile.ts', () => ({ goThroughTile: through }))
/** What the screens of this test ask for. */
const asked = vi.hoisted(() => vi.fn<() => unknown>())
vi.mock('../services.ts', () => ({
  services: async () => ({ get: () => asked }),
  firstServices: async () => ({ get: () => () => undefined }),
  clock: { now: () => 0, subscribe: () => () => undefined },
}))
// Decoration that follows what can be seen, which a test page cannot say.
vi.mock('../notice/Road.tsx', () => ({ default: () => null }))

const CLOSED = [kstInstant('2025-06-26', '18:00'), kstInstant('2025-06-26', '20:00')] as const

afterEach(() => {
  now.value = null
  chosen.value = DEFAULT_SETTINGS
  dialogs.discardAll()
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

  it('[E-025] the last opens the manual of the configuration in a new tab without access to this one', () => {
    chosen.value = { ...DEFAULT_SETTINGS, manualUrl: '/pdf/other.pdf' }
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
      '2024년 12월 31일까지 개업하고 신청일 현재 폐업하지 않은',
      '개인사업자 또는 법인사업자',
      '3억',
      '1인 1사업체',
      '주대표자만',
      '예산이 모두 소진될 때까지',
      '신속지급: 배달앱 또는 배달대행사',
      '확인지급: 신속지급 대상이 아닌 모든 경우',
    ])
      expect(text).toContain(part)
  })

  it('[E-067] both kinds of payment stand beside each other with what to have at hand, evidence for the confirmed one alone', () => {
    render(<RequirementsScreen />)
    const [rapid, confirmed] = [/^신속지급:/, /^확인지급:/].map((kind) => {
      const needs = screen.getByText(kind).closest('li')?.querySelectorAll('li') ?? []
      return [...needs].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    })
    expect(rapid).toHaveLength(4)
    expect(confirmed).toEqual([...(rapid ?? []), expect.stringContaining('증빙자료')])
  })

  it('[E-068] the notes have a link from the requirements, and name the call centre of the configuration', () => {
    chosen.value = { ...DEFAULT_SETTINGS, callCentre: { application: '02-000-0001', proof: [] } }
    const { unmount } = render(<RequirementsScreen />)
    expect(screen.getByRole('link', { name: '유의사항 보기' }).getAttribute('href')).toBe('/ctn-mttr')
    unmount()
    render(<NotesScreen />)
    expect(document.body.textContent).toContain('02-000-0001')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['이전', '신청하기'])
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
    for (const [i, part] of ['2024', '운영', '3억', '본인', '증빙'].entries()) expect(questions[i]).toContain(part)
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(10)
  })

  it('[E-075] Cancel leads home without a question', () => {
    history.replaceState(null, '', '/self-check')
    render(<SelfCheckScreen />)
    fireEvent.click(screen.getByRole('button', { name: '취소' }))
    expect([location.pathname, dialogs.stack.peek()]).toEqual(['/', []])
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

  it('[E-081] asks before it is left: no keeps what was typed, yes leads home', async () => {
    history.replaceState(null, '', '/bzmn-reg')
    render(<NumberScreen />)
    const [first] = screen.getAllByRole<HTMLInputElement>('textbox')
    if (first !== undefined) fireEvent.change(first, { target: { value: '100' } })
    const press = async (answer: 'yes' | 'cancel') => {
      fireEvent.click(screen.getByRole('button', { name: '취소' }))
      const [asked] = dialogs.stack.peek()
      expect(asked).toMatchObject({ kind: 'confirm' })
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
    const notes = () => document.querySelectorAll('.before li').length
    expect(notes()).toBe(4)
    unmount()
    render(<ResultNumberScreen />)
    expect(notes()).toBe(0)
  })
})
