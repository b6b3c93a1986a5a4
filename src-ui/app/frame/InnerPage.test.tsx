import { signal } from '@preact/signals-react'
import { render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentPageTitle } from '#ui/parts/page/page-title.ts'
import * as session from '#ui/parts/session/session-signals.ts'
import { keepGuardsWaiting, keepServicesFromLoading } from '#ui/testing/services.ts'
import '#ui/testing/no-layout.ts'
import { SHORT_TITLES, routeTitle } from '#ui/text/ko/pages/titles.ts'
import { App } from '../App.tsx'
import InnerPage, { preloadScreen } from './InnerPage.tsx'

const secondsLeft = signal<number | null>(3600)

beforeEach(() => {
  // Keeps the guards from answering, because the frame and the public pages must work without an answer.
  keepGuardsWaiting()
  currentPageTitle.value = null
  keepServicesFromLoading()
  vi.spyOn(session, 'followSession').mockResolvedValue(undefined)
  vi.spyOn(session, 'sessionSecondsLeft', 'get').mockReturnValue(secondsLeft)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})
afterEach(() => {
  history.replaceState(null, '', '/')
  secondsLeft.value = 3600
})

const header = () => within(screen.getByRole('banner'))
/** Returns the page title in the header, without the step indicator that follows the title on a phone. */
const titled = () =>
  screen
    .getByRole('banner')
    .querySelector('p')
    ?.textContent.replace(/4단계 중 \d단계 .*$/u, '')

describe('the header of a page', () => {
  it.each([
    '/info-agree',
    '/mydata-agree',
    '/aply-info',
    '/aply-cmptn',
    '/aply-result',
    '/result-modify',
    '/result-modify-bizinfo',
    '/result-modify-cmptn',
  ] as const)('[E-018] [A-008] shows the title of %s', (path) => {
    render(<InnerPage path={path} />)
    expect(titled()).toBe(routeTitle(path))
  })

  it('[E-018] [D1-642] shortens a long title on a phone only visually', () => {
    for (const [whole, short] of Object.entries(SHORT_TITLES)) expect(whole).toContain(short)
    render(<InnerPage path="/bzmn-result" />)
    expect(titled()).toBe('신청결과 조회 - 사업자등록번호 입력')
    expect(screen.getByRole('banner').querySelector('p > span')?.textContent).toBe(' - 사업자등록번호 입력')
  })

  it('[E-018] sets the title of the document for each page', async () => {
    await Promise.all([preloadScreen('/elig-check'), preloadScreen('/ctn-mttr')])
    const { rerender } = render(<InnerPage path="/elig-check" />)
    expect(document.title).toBe('지원요건 안내 | 소상공인 배달·택배비 지원')
    rerender(<InnerPage path="/ctn-mttr" />)
    expect(document.title).toBe('유의사항 안내 | 소상공인 배달·택배비 지원')
  })

  it('[D1-227] keeps the focus outside the page until the next page is loaded', async () => {
    await Promise.all([preloadScreen('/elig-check'), preloadScreen('/ctn-mttr')])
    const { rerender } = render(<InnerPage path="/elig-check" />)
    const focusedId = () => document.activeElement?.id
    within(screen.getByRole('main')).getAllByRole('link')[0]?.focus()
    rerender(<InnerPage path="/ctn-mttr" />)
    expect(focusedId()).toBe('focus-rests')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    header().getAllByRole('link')[0]?.focus()
    const focusedBefore = document.activeElement
    rerender(<InnerPage path="/elig-check" />)
    expect(document.activeElement).toBe(focusedBefore)
  })

  it.each([
    [3600, '60:00'],
    [300, '05:00'],
    [9, '00:09'],
  ])('[E-019] [D1-227] shows and announces %i seconds as %s', (seconds, shownText) => {
    secondsLeft.value = seconds
    render(<InnerPage path="/onslf-check" />)
    const timer = header().getByRole('timer')
    // The time is a paragraph, because screen readers skip bare text in a timer.
    expect([timer.textContent, within(timer).getByRole('paragraph').textContent]).toEqual([shownText, shownText])
  })

  it('[E-019] shows no time on a page without a countdown', () => {
    secondsLeft.value = 1800
    render(<InnerPage path="/aply-cmptn" />)
    expect(header().queryByRole('timer')).toBeNull()
    expect(header().queryByText(/30:00/)).toBeNull()
  })
})

describe('a public page', () => {
  it.each([
    ['/elig-check', '이런 분이 신청하실 수 있습니다.'],
    ['/ctn-mttr', '신청하시기 전에 확인해주세요.'],
  ] as const)('[E-009] shows content without a countdown: %s', async (path, heading) => {
    await preloadScreen(path)
    render(<InnerPage path={path} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('[E-010] shows the first question on /self-check without a countdown', async () => {
    await preloadScreen('/self-check')
    render(<InnerPage path="/self-check" />)
    expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(1)
    expect(within(screen.getByRole('main')).getAllByRole('group')).toHaveLength(1)
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it.each([
    ['/bzmn-reg', '사업자등록번호 입력'],
    ['/bzmn-result', '신청결과 조회 - 사업자등록번호 입력'],
  ] as const)('[E-011] asks for a business number without a countdown: %s', async (path, title) => {
    await preloadScreen(path)
    render(<InnerPage path={path} />)
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
    expect(titled()).toBe(title)
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('[E-008] shows the main page at / without a countdown', () => {
    render(<App />)
    expect(screen.getByRole('navigation', { name: '주요 서비스' })).toBeInstanceOf(HTMLElement)
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it('[E-020] scrolls to the top after every navigation, even with Back', async () => {
    await Promise.all([preloadScreen('/elig-check'), preloadScreen('/ctn-mttr')])
    const { rerender } = render(<InnerPage path="/elig-check" />)
    for (const path of ['/ctn-mttr', '/elig-check']) {
      vi.mocked(window.scrollTo).mockClear()
      rerender(<InnerPage path={path} />)
      expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
    }
    expect(history.scrollRestoration).toBe('manual')
  })
})
