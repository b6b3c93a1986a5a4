import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SELF_CHECK_QUESTION_IDS } from '#domain/eligibility/self-check'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { kstInstant } from '#domain/time/calendar'
import { serverTime } from '#ui/parts/services/signals.ts'
import { MAIN_BELOW_TEXTS } from '#ui/text/ko/main/main-below.ts'
import { FAQ_QUESTIONS } from '#ui/text/ko/text-pages/faq.ts'
import GuideScreen from './GuideScreen.tsx'

describe('[P-256] the user guide', () => {
  it('[D1-277] [D1-796] [D1-982] [D1-1018] shows the four steps in order, each with what a person needs, and one button after them', () => {
    render(<GuideScreen />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('자가진단부터 지급까지 네 단계입니다.')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '1. 자가진단',
      '2. 본인인증과 동의',
      '3. 신청정보 입력',
      '4. 결과 확인과 지급',
      '화면 예시 보기 단계마다 하나씩 4장',
      '꼭 알아두세요 지원금액과 대상, 전화 상담',
      '웹 접근성 안내 키보드, 화면낭독, 큰 글자',
    ])
    const lastStep = screen.getByText(/대표자 본인 명의의 휴대폰/)
    expect(lastStep.closest('[hidden]')).toBeNull()
    const start = screen.getByRole('link', { name: '자가진단 시작하기' })
    expect(lastStep.closest('ol')?.nextElementSibling === start).toBe(true)
  })

  it('[D1-457] has the pictures of the screens in a closed row that says that they are examples', () => {
    render(<GuideScreen />)
    const row = screen.getByRole('button', { name: /^화면 예시 보기/, expanded: false })
    fireEvent.click(row)
    const pictures = within(screen.getByRole('region', { name: '화면 예시 보기' })).getAllByRole<HTMLImageElement>(
      'img',
    )
    expect(pictures.map(({ alt }) => alt)).toEqual([
      '1. 자가진단 화면 예시',
      '2. 본인인증과 동의 화면 예시',
      '3. 신청정보 입력 화면 예시',
      '4. 결과 확인과 지급 화면 예시',
    ])
    for (const { src } of pictures) expect(src).toMatch(/\.jpg$/)
  })

  it('[D1-350] links to the self-check unless applications are closed', () => {
    const start = () => screen.queryByRole('link', { name: '자가진단 시작하기' })
    serverTime.value = kstInstant('2025-06-26', '19:00')
    render(<GuideScreen />)
    expect(start()).toBeNull()
    act(() => void (serverTime.value = kstInstant('2025-06-26', '20:00')))
    expect(start()?.getAttribute('href')).toBe('/self-check')
  })

  it('[P-262] links to the manual and the announcement in a new tab', () => {
    const { container } = render(<GuideScreen />)
    for (const [name, url] of [
      [/이용 설명서\(PDF\) 보기/, DEFAULT_SETTINGS.manualUrl],
      [/공고문\(PDF\) 보기/, DEFAULT_SETTINGS.announcementUrl],
    ] as const) {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name })
      expect(link.pathname).toEqual(url)
      expect(link.target).toBe('_blank')
      expect(link.rel).toBe('noopener noreferrer')
    }
    const words = container.textContent
    for (const fact of ['업체당 최대 30만 원', '3억 원 이하', '1건당 5,000원', '평일 9시~18시', '77개 지역센터'])
      expect(words).toContain(fact)
    expect(container.textContent).toContain(`고객센터(${DEFAULT_SETTINGS.callCentre.application})`)
    for (const number of DEFAULT_SETTINGS.callCentre.proof) expect(container.textContent).not.toContain(number)
  })

  it('[D1-422] shows the hidden notices of the main page again', () => {
    localStorage.setItem('popup-hide-proof', '2025-06-18')
    localStorage.setItem('popup-hide-7', '2025-06-18')
    localStorage.setItem('other', 'kept')
    render(<GuideScreen />)
    fireEvent.click(screen.getByRole('button', { name: /^꼭 알아두세요/ }))
    const link = screen.getByRole('link', { name: '닫으신 공지 다시 보기' })
    expect(link.getAttribute('href')).toBe('/')
    fireEvent.click(link)
    expect(Object.keys(localStorage)).toEqual(['other'])
    localStorage.clear()
  })

  it('[D1-982] links to the requirements in a list of links instead of repeating what to have ready', () => {
    render(<GuideScreen />)
    const more = within(screen.getByRole('navigation', { name: '더 보실 곳' }))
    expect(more.getByRole('link', { name: '신청결과 확인' }).getAttribute('href')).toBe('/bzmn-result')
    expect(more.getByRole('link', { name: '지원요건과 준비하실 것 보기' }).getAttribute('href')).toBe('/elig-check')
    expect(more.getByRole('link', { name: '지역센터 찾기' }).getAttribute('href')).toBe('/region-center')
    expect(more.getAllByRole('listitem')).toHaveLength(5)
    fireEvent.click(screen.getByRole('button', { name: /^꼭 알아두세요/, expanded: false }))
    expect(within(screen.getByRole('region', { name: /^꼭 알아두세요/ })).getAllByRole('listitem')).toHaveLength(5)
  })

  it('[D1-787] has the accessibility statement in a closed row', () => {
    render(<GuideScreen />)
    fireEvent.click(screen.getByRole('button', { name: /^웹 접근성 안내/, expanded: false }))
    const part = within(screen.getByRole('region', { name: '웹 접근성 안내' }))
    expect(part.getByText(/WCAG 2\.2 AA/)).toBeInstanceOf(HTMLElement)
    expect(part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '키보드로 쓰실 때',
      '확인한 방법',
      '알려진 한계',
    ])
  })

  it('gives the same number of self-check questions as the main page and the frequent questions', () => {
    const inWords = ['한', '두', '세', '네', '다섯', '여섯'][SELF_CHECK_QUESTION_IDS.length - 1]
    render(<GuideScreen />)
    const answer = FAQ_QUESTIONS.find(({ id }) => id === 'faq-02')?.more.join(' ') ?? ''
    for (const text of [document.body.textContent, MAIN_BELOW_TEXTS['main.wayCheckText'], answer])
      expect(text).toContain(`${inWords} 가지 질문`)
  })
})
