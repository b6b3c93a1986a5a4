import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CONSENT_WORDING_BY_COLUMN } from '#domain/consent/consent-contents.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { DATA_FOR_CARRIERS } from '#ui/text/ko/proof/registration.ts'
import { DRAFT_TEXTS } from '#ui/text/ko/records/draft.ts'
import PrivacyScreen from './PrivacyScreen.tsx'
import TermsScreen from './TermsScreen.tsx'

const scrolled = vi.fn<(element: Element) => void>()
beforeEach(() => {
  scrolled.mockClear()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolled(this)
  })
})
afterEach(() => {
  currentSettings.value = DEFAULT_SETTINGS
  history.replaceState(null, '', '/')
})

/** Returns the entries of the list of contents. */
const anchors = () =>
  within(screen.getByRole('navigation', { name: '목차' }))
    .getAllByRole('link')
    .map((link) => ({ words: link.textContent, target: link.getAttribute('href') ?? '' }))

const PRIVACY_TITLES = [
  '개인정보의 처리 목적',
  '처리하는 개인정보의 항목',
  '개인정보의 처리 및 보유기간',
  '개인정보의 제3자 제공',
  '개인정보 처리의 위탁',
  '정보주체와 법정대리인의 권리·의무 및 행사방법',
  '개인정보의 파기',
  '개인정보의 안전성 확보조치',
  '개인정보 보호책임자',
  '개인정보 열람청구 접수·처리 부서',
  '쿠키 등 자동수집 장치의 설치·운영 및 거부',
  '권익침해 구제방법',
  '개인정보 관리수준 진단 결과',
  '개인정보 영향평가 결과',
  '개인정보 보호 인증 현황',
  '개인정보 처리방침의 변경 이력',
]

const openSections = () =>
  [...document.querySelectorAll('details')].filter(({ open }) => open).map((details) => details.parentElement?.id)
const plain = (element: Element) => element.textContent

describe('[P-245] the privacy policy', () => {
  it('[D2-943] contains sixteen sections that the list of contents links to by short names', () => {
    render(<PrivacyScreen />)
    const entries = anchors()
    expect(entries).toHaveLength(16)
    expect(entries.map(({ words }) => words).slice(0, 3)).toEqual(['1. 처리 목적', '2. 처리 항목', '3. 보유기간'])
    for (const [at, { target }] of entries.entries()) {
      const section = document.querySelector(target)
      expect(section?.tagName).toBe('SECTION')
      expect(plain(section?.querySelector('h2') ?? document.body)).toBe(`${at + 1}. ${PRIVACY_TITLES[at]}`)
    }
  })

  it('[D1-968] begins with the agency as the deployment names it', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, agencyName: '가나기관' }
    const { container } = render(<PrivacyScreen />)
    expect(plain(container)).toContain('가나기관(이하 "기관")은 ')
    expect(plain(container)).not.toContain('사업 운영기관')
  })

  it('[P-246] [P-317] [D3-102] covers retention, access logs and the storage of unsent forms', () => {
    const { container } = render(<PrivacyScreen />)
    const section = (id: string) => plain(container.querySelector(`#${id}`) ?? document.body)
    expect(section('privacy-03')).toContain('5년')
    expect(section('privacy-03')).toContain('2년')
    expect(section('privacy-08')).toContain('1년 이상')
    expect(section('privacy-16')).toContain('2025년 2월 17일부터 적용')
    expect(plain(container)).toContain('시행일: 2025년 2월 17일')
    const files = [...container.querySelectorAll<HTMLAnchorElement>('a[target=_blank]')]
    expect(files.map(({ pathname }) => pathname)).toEqual([
      '/pdf/access-request.pdf',
      '/pdf/power-of-attorney.pdf',
      '/pdf/privacy-comparison.pdf',
    ])
    for (const number of ['1833-6972', '118', '1301', '182']) expect(section('privacy-12')).toContain(number)
    for (const words of [
      '창을 닫거나 다른 분·다른 번호로 인증하실 때까지 (마지막 입력부터 최대 24시간)',
      '내실 때까지 (최대 24시간)',
      `‘${DRAFT_TEXTS['draft.discard']}’`,
    ])
      expect(section('privacy-11')).toContain(words)
  })

  /** The row of the policy for each receiver of the consents; other receivers work for the agency. */
  const ROW_OF_RECEIVER: Readonly<Record<string, string>> = {
    '국세 행정기관': '국세청',
    '계좌 확인 사업자': '금융기관',
    '지급 은행': '금융기관',
    지방자치단체: '지방자치단체',
  }

  it('[D3-814] promises of each receiver what the consents promise', () => {
    const { container } = render(<PrivacyScreen />)
    const rowOf = (name: string) =>
      plain(
        [...container.querySelectorAll('#privacy-04 tr')].find((row) => plain(row).startsWith(name)) ?? document.body,
      )
    const { recipients = [] } = CONSENT_WORDING_BY_COLUMN.info_third_party_yn
    const known = recipients.filter(({ who }) => who in ROW_OF_RECEIVER)
    expect(known).toHaveLength(4)
    for (const { who, items } of known) {
      const row = rowOf(ROW_OF_RECEIVER[who] ?? '')
      for (const item of items.split(', ')) expect(row).toContain(item)
      expect(row).toContain('5년')
    }
    for (const { words } of DATA_FOR_CARRIERS) expect(rowOf('택배사')).toContain(words)
    for (const cookie of ['jwtToken', 'browser', 'NetFunnel_ID'])
      expect(plain(container.querySelector('#privacy-11') ?? document.body)).toContain(cookie)
  })

  it('opens at the section in the URL', () => {
    history.replaceState(null, '', '/info-privacy#privacy-11')
    render(<PrivacyScreen />)
    expect(scrolled.mock.calls.map(([element]) => element.id)).toEqual(['privacy-11'])
    expect(document.activeElement?.id).toBe('privacy-11')
    expect(openSections()).toEqual(['privacy-11'])
  })

  it('[P-245] [D1-275] folds its sections until a link opens one', () => {
    render(<PrivacyScreen />)
    expect(openSections()).toEqual([])
    fireEvent.click(
      within(screen.getByRole('navigation', { name: '한눈에 보기' })).getByRole('link', { name: /보유기간/ }),
    )
    expect(openSections()).toEqual(['privacy-03'])
    fireEvent.click(screen.getByRole('link', { name: '12. 권익침해 구제' }))
    expect(openSections()).toEqual(['privacy-03', 'privacy-12'])
  })

  it('[D1-275] [D2-909] opens and closes all sections with one button, beside the heading of the sections', () => {
    render(<PrivacyScreen />)
    const heading = screen.getByRole('heading', { name: '전체 내용' })
    expect(heading.nextElementSibling).toBe(screen.getByRole('button', { name: '모두 펼치기' }))
    fireEvent.click(screen.getByRole('button', { name: '모두 펼치기' }))
    expect(openSections()).toHaveLength(16)
    fireEvent.click(screen.getByRole('button', { name: '모두 접기' }))
    expect(openSections()).toEqual([])
    act(() => void globalThis.dispatchEvent(new Event('beforeprint')))
    expect(openSections()).toHaveLength(16)
  })

  it('[D1-275] mentions promotion as a purpose', () => {
    const { container } = render(<PrivacyScreen />)
    const section = (id: string) => plain(container.querySelector(`#${id}`) ?? document.body)
    expect(section('privacy-01')).toContain('홍보(동의하신 분만)')
    expect(section('privacy-02')).toContain('결산월')
    expect(section('privacy-11')).not.toContain('서드 파티')
  })
})

describe('[D1-275] the policies, in a wide window', () => {
  it.each([
    { name: 'the privacy policy', Page: PrivacyScreen },
    { name: 'the terms', Page: TermsScreen },
  ])('are shown in full: $name', ({ Page }) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    render(<Page />)
    expect(document.querySelector('details')).toBeNull()
    expect(screen.queryByRole('button', { name: '모두 펼치기' })).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('[P-247] the terms of use', () => {
  it('[D1-275] the terms fold their articles on a phone', () => {
    render(<TermsScreen />)
    expect(openSections()).toEqual([])
    fireEvent.click(
      within(screen.getByRole('navigation', { name: '한눈에 보기' })).getByRole('link', { name: /이용시간/ }),
    )
    expect(openSections()).toEqual(['terms-8'])
    fireEvent.click(screen.getByRole('button', { name: '모두 펼치기' }))
    expect(openSections()).toHaveLength(14)
  })

  it('the terms contain fourteen articles in five chapters', () => {
    const { container } = render(<TermsScreen />)
    const chapters = screen.getAllByRole('heading', { level: 2 }).map(plain)
    expect(chapters.filter((title) => title.startsWith('제'))).toEqual(
      [1, 2, 3, 4, 5].map((chapter) => expect.stringMatching(`^제${chapter}장 .`)),
    )
    expect(screen.getAllByRole('heading', { level: 3 }).map(plain)).toEqual(
      Array.from({ length: 14 }, (_, index) => expect.stringMatching(String.raw`^제${index + 1}조\(.+\)$`)),
    )
    expect(plain(container)).toContain('이 약관은 2024년 2월 19일부터 시행합니다.')
  })

  it('the terms announce changes 7 or 15 days in advance', () => {
    const { container } = render(<TermsScreen />)
    const article = (number: number) => plain(container.querySelector(`#terms-${number}`) ?? document.body)
    expect(article(5)).toContain('본인인증이 필수')
    expect(article(3)).toContain('시행 7일 전')
    expect(article(3)).toContain('불리한 변경은 시행 15일 전')
    expect(anchors().map(({ target }) => target)).toEqual(
      Array.from({ length: 14 }, (_, index) => `#terms-${index + 1}`),
    )
  })
})

describe('a long page with a list of contents', () => {
  it('marks the section that is being read', () => {
    const observers: { readonly notify: IntersectionObserverCallback; readonly elements: Element[] }[] = []
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly own
        constructor(notify: IntersectionObserverCallback) {
          this.own = { notify, elements: [] as Element[] }
          observers.push(this.own)
        }
        observe(element: Element) {
          this.own.elements.push(element)
        }
        disconnect() {
          this.own.elements.length = 0
        }
      },
    )
    const currentText = () => document.querySelector('[aria-current]')?.textContent
    render(<TermsScreen />)
    const [observer] = observers
    const intersect = (index: number, isIntersecting: boolean) =>
      act(() =>
        observer?.notify(
          [{ target: observer.elements[index], isIntersecting }] as unknown as IntersectionObserverEntry[],
          undefined as unknown as IntersectionObserver,
        ),
      )
    expect(observer?.elements.length).toBe(14)
    expect(currentText()).toBe(undefined)
    intersect(2, true)
    expect(currentText()).toBe('3. 약관의 효력과 변경')
    intersect(2, false)
    expect(currentText()).toBe('3. 약관의 효력과 변경')
    intersect(3, true)
    expect(currentText()).toBe('4. 약관 외 준칙')
    cleanup()
    expect(observer?.elements).toEqual([])
  })

  it('contains a summary that agrees with the sections of the policy', () => {
    const { container } = render(<PrivacyScreen />)
    const summary = within(screen.getByRole('navigation', { name: '한눈에 보기' })).getAllByRole('link')
    for (const link of summary)
      expect(container.querySelector(`section${link.getAttribute('href')}`)).toBeInstanceOf(HTMLElement)
    const rowsOf = (id: string) => container.querySelectorAll(`#${id} tbody tr`).length
    const itemsOf = (id: string) => container.querySelectorAll(`#${id} li`).length
    const words = summary.map(plain).join(' ')
    expect(summary).toHaveLength(5)
    expect(words).toContain(`국세청 등 ${rowsOf('privacy-04')}곳`)
    expect(words).toContain(`상담 기관 ${itemsOf('privacy-12')}곳`)
  })

  it('contains a summary that agrees with the articles of the terms', () => {
    const { container } = render(<TermsScreen />)
    const lines = within(screen.getByRole('navigation', { name: '한눈에 보기' })).getAllByRole('link')
    const words = {
      5: '주대표자 본인',
      8: '하루 24시간 이용할 수 있',
      11: '지원금은 환수',
      3: '15일 전부터',
      4: '우선합니다.',
    }
    expect(lines.map((line) => line.getAttribute('href'))).toEqual([5, 8, 11, 3, 4].map((at) => `#terms-${at}`))
    for (const [at, text] of Object.entries(words))
      for (const place of [`#terms-${at}`, `a[href="#terms-${at}"]`])
        expect(plain(container.querySelector(place) ?? document.body)).toContain(text)
  })

  it('prints the page when its print button is pressed', () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    render(<TermsScreen />)
    fireEvent.click(screen.getByRole('button', { name: '인쇄' }))
    expect(print).toHaveBeenCalledOnce()
  })
})
