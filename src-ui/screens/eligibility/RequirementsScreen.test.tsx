import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { currentSettings, serverTime } from '#ui/parts/services/signals.ts'
import '#ui/testing/no-layout.ts'
import { installEntryPageFakes } from '#ui/testing/entry-pages.ts'
import NotesScreen from './NotesScreen.tsx'
import RequirementsScreen from './RequirementsScreen.tsx'

installEntryPageFakes()

const RAPID_NOTE =
  '신속지급은 배달 플랫폼 또는 배달대행사 이용자만 가능합니다. 이때도 이용금액이 30만 원을 초과해야 하며, 배달대행사 이용금액은 모두 더해 계산합니다.'

const CLOSED = [kstInstant('2025-06-26', '18:00'), kstInstant('2025-06-26', '20:00')] as const

describe('the pages before applying', () => {
  it('[D2-958] [E-066] [E-067] [D1-220] [D1-292] [D1-770] the pages say who may apply and how the support is paid', () => {
    render(<RequirementsScreen />)
    const text = document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''
    for (const part of [
      '예산이 모두 소진될 때까지 신청을 받습니다.',
      '신속지급: 배달앱 또는 배달대행사를 이용하여 이용내역을 전산으로 확인할 수 있는 경우',
      '확인지급: 신속지급 대상이 아닐 때 (증빙자료를 제출해야 합니다.)',
    ])
      expect(text).toContain(part)
    const list = (element: Element | null | undefined) =>
      [...(element?.querySelectorAll(':scope > li') ?? [])].map(({ textContent }) => textContent)
    const amount = screen.getByText('업체당 최대 30만 원')
    expect([amount.tagName, amount.parentElement?.textContent.replaceAll('\u00a0', ' ')]).toEqual([
      'B',
      '업체당 최대 30만 원 예산이 모두 소진될 때까지 신청을 받습니다.',
    ])
    expect(screen.getByText('신속지급').closest('ul')?.nextElementSibling?.textContent).toBe(
      '이용내역이 전산으로 확인되지 않으면 등록하신 증빙에서 인정된 만큼 지급됩니다.',
    )
    expect(screen.getByRole('region', { name: '지원요건' }).textContent).not.toContain('증빙자료')
    expect(list(screen.getByText('신속지급').closest('ul'))).toEqual([
      expect.stringContaining('신속지급:'),
      expect.stringContaining('확인지급:'),
    ])
    expect(screen.queryByRole('link', { name: /질문/ })).toBeNull()
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings).toEqual([
      '지원요건',
      '가게에서 직접 배달하신 실적도 지원합니다.',
      '지급유형 신속지급, 확인지급',
      '미리 준비하실 것 사업자등록증 등 5가지',
    ])
  })

  it('[D1-750] [D1-991] says apart from the requirements that deliveries by the shop itself are supported', () => {
    render(<RequirementsScreen />)
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.textContent).toBe(
      '아래 지원요건에 모두 해당하셔야 합니다.',
    )
    const apart = screen.getByRole('region', { name: '가게에서 직접 배달하신 실적도 지원합니다.' })
    expect(apart.textContent).toContain('60건까지 지원합니다.')
    expect(screen.getByRole('region', { name: '지원요건' }).textContent).not.toContain('직접 배달')
  })

  it('[E-066] [D1-662] [D2-893] [D2-905] [D2-952] lists exactly the requirements and what to have ready', () => {
    const { container } = render(<RequirementsScreen />)
    const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()
    const [short, sentences, shortCalculation, calculation] = container.querySelectorAll('dl')
    const requirements = [...(sentences?.children ?? []), ...(calculation?.children ?? [])]
    expect(requirements.map((row) => [...row.children].map(textOf))).toEqual([
      ['사업자 유형', '개인사업자 또는 법인사업자'],
      ['개업일', '2024년 12월 31일까지 개업하고 신청일 현재 폐업하지 않은 사업자'],
      [
        '연 매출액',
        '2023년 또는 2024년에 매출이 있고 그해 연 매출액이 3억 원 이하인 소상공인 연도 중에 개업하셨으면 1년 매출로 바꾸어 계산하고, 면세사업자는 사업장 현황신고로 확인합니다.',
      ],
      ['쓰신 금액', '2024년 1월부터 2025년 12월까지 배달·택배비를 30만 원 넘게 쓰신 사업자'],
      ['신청 수', '1인 1사업체로 신청하시는 분'],
      [
        '신청인',
        '대표자 본인 공동대표이면 주대표자만 신청할 수 있습니다. 가족의 기기로 쓰셔도 되지만 본인인증은 대표자 명의로 하셔야 하며, 어려우시면 지역센터의 도우미가 옆에서 도와드립니다.',
      ],
      [
        '직접 배달',
        '배달 1건을 5,000원으로 인정하여, 60건까지 지원 직접 배달만 하셨으면 ‘쓰신 금액’을 어떻게 계산하는지 고객센터 1533-0500으로 전화해 물어봐주세요.',
      ],
    ])
    const partsOf = (row: Element) =>
      ['dt', 'dd > b', 'dd > span', 'dd > p'].map((part) => textOf(row.querySelector(part)))
    for (const list of [calculation, shortCalculation])
      expect(list?.querySelector('a')?.getAttribute('href'), '[D1-1016]').toBe('tel:15330500')
    expect([...(short?.children ?? []), ...(shortCalculation?.children ?? [])].map(partsOf)).toEqual([
      ['사업자 유형', '개인사업자 또는 법인사업자', undefined, undefined],
      ['개업일', '2024년 12월 31일까지', '개업하고 신청일 현재 폐업하지 않은 사업자', undefined],
      [
        '연 매출액',
        '3억 원 이하',
        '2023년 또는 2024년의 연 매출액입니다. 매출이 없으면 신청하실 수 없습니다.',
        '연도 중에 개업하셨으면 1년 매출로 바꾸어 계산하고, 면세사업자는 사업장 현황신고로 확인합니다.',
      ],
      ['쓰신 금액', '30만 원 넘게', '2024년 1월부터 2025년 12월까지 쓰신 배달·택배비', undefined],
      ['신청 수', '1인 1사업체', undefined, undefined],
      [
        '신청인',
        '대표자 본인',
        '공동대표이면 주대표자만 신청할 수 있습니다.',
        '가족의 기기로 쓰셔도 되지만 본인인증은 대표자 명의로 하셔야 하며, 어려우시면 지역센터의 도우미가 옆에서 도와드립니다.',
      ],
      [
        '직접 배달',
        '1건당 5,000원 인정',
        '60건까지 지원합니다.',
        '직접 배달만 하셨으면 ‘쓰신 금액’을 어떻게 계산하는지 고객센터 1533-0500으로 전화해 물어봐주세요.',
      ],
    ])
    const needs = within(screen.getByRole('region', { name: '미리 준비하실 것' })).getAllByRole('listitem', {
      hidden: true,
    })
    expect(needs.map((need) => [textOf(need.querySelector('b')), textOf(need.querySelector('p'))])).toEqual([
      ['휴대폰이나 인증서', '대표자의 본인인증에 필요합니다.'],
      [
        '사업자등록증',
        '등록번호, 상호, 개업일자를 보고 입력합니다. 공공마이데이터 제공에 동의하시면 서류를 첨부하지 않으셔도 됩니다.동의하지 않으시면 부가가치세 증명도 첨부합니다.법인은 표준재무제표증명을 첨부하고, 일반과세자인 법인은 부가가치세 증명도 함께 첨부합니다.',
      ],
      ['주민등록번호', '대표자의 주민등록번호가 필요합니다. 법인은 법인등록번호와 결산월도 입력합니다.'],
      ['계좌번호', '지원금을 받으실 계좌입니다.'],
      [
        '배달·택배 이용 증빙자료',
        '확인지급일 때만 배달·택배 이용을 확인할 수 있는 증빙자료가 필요합니다. 지원대상으로 선정되신 뒤에 등록합니다.',
      ],
    ])
  })

  it('[D2-910] [D2-952] a button at the end of its row says that it tells more, and opens the exceptions of a requirement', () => {
    render(<RequirementsScreen />)
    const opener = screen.getByRole('button', { name: '연 매출액 자세히' })
    const openedText = document.getElementById(opener.getAttribute('aria-controls') ?? '')
    expect(within(opener).getByText(/자세히/)).toBeTruthy()
    expect([opener.getAttribute('aria-expanded'), openedText?.className]).toEqual([
      'false',
      expect.stringContaining('closed'),
    ])
    fireEvent.click(opener)
    expect([opener.getAttribute('aria-expanded'), openedText?.className ?? '']).toEqual(['true', ''])
    expect(openedText?.textContent).toMatch(/^연도 중에 개업하셨으면/)
  })

  it('the key words of every requirement and every note are emphasised', () => {
    for (const Screen of [RequirementsScreen, NotesScreen]) {
      const { container, unmount } = render(<Screen />)
      const sentences = [...container.querySelectorAll(Screen === NotesScreen ? 'li' : 'dd')]
      expect(sentences.length).toBeGreaterThanOrEqual(6)
      expect(sentences.filter((sentence) => sentence.querySelector('b') === null)).toEqual([])
      unmount()
    }
  })

  it('[E-068] the requirements link to the notes, which show the configured telephone number', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, callCentre: { application: '02-000-0001', proof: [] } }
    const { unmount } = render(<RequirementsScreen />)
    expect(screen.getByRole('link', { name: '유의사항 보기' }).getAttribute('href')).toBe('/ctn-mttr')
    const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons().slice(-2)).toEqual(['이전', '신청하기'])
    unmount()
    render(<NotesScreen />)
    const notes = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(notes.map(({ textContent }) => textContent)).toEqual([
      '2024년 1월부터 2025년 12월까지 배달·택배비를 30만 원 넘게 쓰셔야 합니다.',
      '1인 1사업체만 신청할 수 있습니다.',
      '공동대표인 경우 주대표자만 신청할 수 있습니다.',
      '신청을 완료하신 뒤에는 계좌 오류나 보완요청을 안내받으셨을 때만 고치실 수 있습니다.',
      RAPID_NOTE,
      '확인지급 대상자는 증빙자료를 제출해야 합니다.',
      '예산이 모두 소진될 때까지 신청을 받습니다.',
      '문의사항은 고객센터(02-000-0001)로 연락해주세요.',
    ])
    expect(buttons().slice(-2)).toEqual(['이전', '신청하기'])
  })

  it.each([
    [
      '[D2-905] the kinds of payment and the things to have ready',
      RequirementsScreen,
      [/^지급유형/, /^미리 준비하실 것/],
    ],
    ['[D1-662] the other notes', NotesScreen, [/^알아두실 것/]],
  ])('%s are in rows that are closed on a phone', (_, Screen, names) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.startsWith('not all') }))
    render(<Screen />)
    expect(names.map((name) => screen.getByRole('button', { name }).getAttribute('aria-expanded'))).toEqual(
      names.map(() => 'false'),
    )
  })

  it('[D2-905] the kinds of payment and the things to have ready are closed at first in a wide window, too', () => {
    render(<RequirementsScreen />)
    for (const name of [/^지급유형/, /^미리 준비하실 것/]) {
      const row = screen.getByRole('button', { name })
      expect(row.getAttribute('aria-expanded')).toBe('false')
      fireEvent.click(row)
      expect(row.getAttribute('aria-expanded')).toBe('true')
    }
  })

  it.each([
    ['requirements', RequirementsScreen],
    ['notes', NotesScreen],
  ])('[E-069] %s: one button leads to the self-check', (_, Screen) => {
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
  ])('[E-070] [D1-263] %s: no one can continue while applications are closed', (_, Screen) => {
    serverTime.value = CLOSED[0]
    render(<Screen />)
    const apply = screen.getByRole('button', { name: '신청하기' })
    fireEvent.click(apply)
    expect([apply.getAttribute('aria-disabled'), location.pathname]).toEqual(['true', '/'])
    const announcement = screen.getByRole('status').textContent
    expect(announcement).toMatch(/^지금은 신청할 수 없는 시간입니다\..* 20:00부터 신청할 수 있습니다\./)
    expect(screen.getByRole('link', { name: '신청결과 확인' }).getAttribute('href')).toBe('/onslf-check-result')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    act(() => void (serverTime.value = CLOSED[1]))
    expect(screen.queryByRole('status')).toBeNull()
    fireEvent.click(apply)
    expect(location.pathname).toBe('/self-check')
  })
})
