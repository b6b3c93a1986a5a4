import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { PROOF_LIST_TEXTS } from '#ui/text/ko/proof/proof.ts'
import { FAQ_QUESTIONS, FAQ_SEARCH_WORDS, FAQ_TOPICS } from '#ui/text/ko/text-pages/faq.ts'
import FaqScreen from './FaqScreen.tsx'
import PrivacyScreen from './PrivacyScreen.tsx'

const scrolled: string[] = []
beforeEach(() => {
  history.replaceState(null, '', '/board-faq')
  scrolled.length = 0
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
    scrolled.push(this.id)
  })
})

const questions = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('button'))
const MOST_ASKED = ['faq-10', 'faq-17', 'faq-25', 'faq-26']
const opened = () => questions().filter((button) => button.getAttribute('aria-expanded') === 'true')
const question = (text: string) => screen.getByRole('button', { name: text })
const type = (text: string) =>
  fireEvent.input(screen.getByLabelText('질문과 답변에서 검색'), { target: { value: text } })

describe('[P-248] the frequent questions', () => {
  it('[P-250] [P-262] the frequent questions are 34 closed buttons', () => {
    const { container } = render(<FaqScreen />)
    expect(questions()).toHaveLength(34)
    expect(opened()).toEqual([])
    for (const button of questions()) {
      const answer = document.getElementById(button.getAttribute('aria-controls') ?? '')
      expect(button.tagName).toBe('BUTTON')
      expect(answer?.hidden).toBe(true)
    }
    const links = [...container.querySelectorAll<HTMLAnchorElement>('[id^="faq-"] a')]
    expect(links.map(({ pathname, target, rel }) => [pathname, target, rel])).toEqual([
      ['/pdf/excluded-industries.pdf', '_blank', 'noopener noreferrer'],
      ['/pdf/proof-examples.pdf', '_blank', 'noopener noreferrer'],
    ])
    for (const fact of ['업체당 최대 30만 원', '3억 원 이하', '1건당 5,000원', '평일 9시~18시', '전국 77개 지역센터'])
      expect(container.textContent).toContain(fact)
  })

  it('[P-249] only one question is open at a time', () => {
    render(<FaqScreen />)
    const [first, second] = ['지원대상은 누구인가요?', '신청기간은 언제까지인가요?'].map(question)
    if (first === undefined || second === undefined) throw new Error('no such question')
    fireEvent.click(first)
    expect(opened()).toEqual([first])
    expect(location.hash).toBe('#faq-02')
    expect(screen.getByRole('region', { name: '지원대상은 누구인가요?' }).textContent).toContain(
      '2024년 12월 31일 이전에 개업하여',
    )
    fireEvent.click(second)
    expect(opened()).toEqual([second])
    fireEvent.click(second)
    expect(opened()).toEqual([])
    expect(location.hash).toBe('')
  })
})

it.each([
  ['faq-03', '국세청에 신고하신 매출로 담당 기관에서 확인합니다.', '신고 매출을 기준으로 하며'],
  [
    'faq-26',
    '신청서에 등록하신 계좌로 지급됩니다. 지급일은 미리 정해져 있지 않고, 승인된 뒤 신청결과에서 안내해드립니다.',
    '검증과 대상 결정을 거쳐 신청서에 등록한 계좌로 지급되며',
  ],
])('[D3-134] an answer begins with a direct reply to the question: %s: %s', (id, answer, behind) => {
  const question = FAQ_QUESTIONS.find((row) => row.id === id)
  expect(question?.answer).toBe(answer)
  expect(question?.more[0]).toContain(behind)
})

it('[D1-951] the question of a foreigner is answered by the help desk and its hours, because no document answers it', () => {
  render(<FaqScreen />)
  expect(document.getElementById('faq-31')?.textContent).toContain(
    '외국인이신 대표자의 신청은 이 누리집에 안내되어 있지 않으니 1533-0500(평일 9시~18시)으로 문의해주세요.',
  )
})

it('[D2-916] the question of a moved shop and a new number says what the form has, and whom to ask', () => {
  render(<FaqScreen />)
  const answer = document.getElementById('faq-32')?.textContent
  expect(answer).toContain('접수된 뒤 이 누리집에서 고치실 수 없으니 1533-0500(평일 9시~18시)으로 문의해주세요.')
})

describe('[D1-973] a call that demands money', () => {
  const title = '돈을 요구하는 전화를 받으면 어떻게 하나요?'
  it.each([
    ...['전화가 왔', '전화가 왔어요', '돈을 요구', '돈을 요구합니다', '돈을 보내라고', '보이스피싱', '기관 사칭'],
    ...['사칭하는', '수수료', '사기', '돈을 보냈어요'],
  ])('is found by: %s', (word) => {
    render(<FaqScreen />)
    type(word)
    expect(questions().map(({ textContent }) => textContent)).toContain(title)
  })

  it('is answered by what not to do, whom to call, and where to report it', () => {
    render(<FaqScreen />)
    const answer = document.getElementById('faq-33')?.textContent
    expect(answer).toContain('돈을 보내지 마시고, 걸려온 번호 대신 1533-0500(평일 9시~18시)으로 전화해 확인해주세요.')
    expect(answer).toContain('이미 돈을 보내셨으면 바로 경찰(112)에 신고해주세요.')
  })

  it('says of money and passwords only what the answer about this site says', () => {
    const sentences = (id: string) => FAQ_QUESTIONS.find((row) => row.id === id)?.more ?? []
    const promise = sentences('faq-33').filter((sentence) => sentence.includes('비밀번호'))
    expect(promise).toHaveLength(1)
    expect(sentences('faq-28')).toEqual(expect.arrayContaining(promise))
  })
})

it('[D1-974] a shop that was closed after the application is sent to the help desk and to its result', () => {
  render(<FaqScreen />)
  type('폐업')
  const answer = document.getElementById('faq-05')?.textContent
  expect(answer).toContain('신청하신 뒤에 폐업하셨으면 1533-0500(평일 9시~18시)으로 문의해주세요.')
  expect(answer).toContain('이미 접수된 신청은 ‘신청결과 확인’에서 보실 수 있습니다.')
})

describe('[D2-967] a supplement', () => {
  it('names the buttons that the screens have', () => {
    const more = FAQ_QUESTIONS.find(({ id }) => id === 'faq-23')?.more.join(' ') ?? ''
    expect([...more.matchAll(/‘([^’]+)’/gu)].map(([, name]) => name)).toEqual([
      PROOF_LIST_TEXTS['proof.supplement'],
      RESULT_TEXTS['result.editBiz'],
      RESULT_TEXTS['result.submitSupplement'],
    ])
    expect(more).not.toContain('[')
  })

  it.each(['자료가 없', '자료가 없어요', '서류가 없어요', '보완 자료 대신', '서류 분실', '없는 서류'])(
    '[D2-968] whose paper is missing is found by: %s',
    (word) => {
      render(<FaqScreen />)
      type(word)
      expect(questions().map(({ textContent }) => textContent)).toContain('보완하라는 자료가 없으면 어떻게 하나요?')
      expect(document.getElementById('faq-34')?.textContent).toContain('1533-0500, 증빙은')
    },
  )
})

describe('[P-319] [D1-961] a search with everyday words', () => {
  const found = () => questions().map(({ textContent }) => textContent ?? '')
  it.each([
    ['입금', '지원금은 언제 어디로 지급되나요?'],
    ['돈', '지원금액은 얼마인가요?'],
    ['통장', '지원금은 언제 어디로 지급되나요?'],
    ['영수증', '어떤 증빙자료가 인정되나요?'],
    ['보관', '어떻게 신청하나요?'],
    ['위임', '대리인이 대신 신청할 수 있나요?'],
    ['딸', '대리인이 대신 신청할 수 있나요?'],
    ['가족 휴대폰', '휴대폰 인증은 누구 명의로 해야 하나요?'],
    ['영업하는데 폐업', '폐업한 사업자도 신청할 수 있나요?'],
    ['배민', '어떤 증빙자료가 인정되나요?'],
    ['배달비', '지원금액은 얼마인가요?'],
    ['쿠팡이츠', '어떤 증빙자료가 인정되나요?'],
    ['계좌 바꾸기', '신청 내용을 수정하거나 취소할 수 있나요?'],
    ['계좌 바꾸려면', '신청 내용을 수정하거나 취소할 수 있나요?'],
    ['언제 들어와요', '지원금은 언제 어디로 지급되나요?'],
    ['언제 들어오나요', '지원금은 언제 어디로 지급되나요?'],
    ['주민번호', '어떻게 신청하나요?'],
    ['전화번호 변경', '가게를 옮기거나 전화번호가 바뀌면 어떻게 하나요?'],
    ['휴대폰 번호 바뀌었어요', '가게를 옮기거나 전화번호가 바뀌면 어떻게 하나요?'],
    ['가게 주소', '가게를 옮기거나 전화번호가 바뀌면 어떻게 하나요?'],
    ['이사했어요', '가게를 옮기거나 전화번호가 바뀌면 어떻게 하나요?'],
    ['외국인', '외국인도 신청할 수 있나요?'],
    ['외국인등록번호', '외국인도 신청할 수 있나요?'],
    ['영주권', '외국인도 신청할 수 있나요?'],
    ['아내', '대리인이 대신 신청할 수 있나요?'],
    ['남편 휴대폰', '휴대폰 인증은 누구 명의로 해야 하나요?'],
    ['사기', '이 누리집이 진짜인지 어떻게 확인하나요?'],
  ])('%s finds: %s', (word, wanted) => {
    render(<FaqScreen />)
    type(word)
    expect(found().some((text) => text.includes(wanted))).toBe(true)
  })

  it('links to the privacy policy if the answer is there', () => {
    render(<FaqScreen />)
    const link = () => screen.queryByRole('link', { name: '개인정보 처리방침 보기' })
    expect(link()).toBeNull()
    type('개인정보 보관')
    expect(link()?.getAttribute('href')).toBe('/info-privacy')
    type('통장')
    expect(link()).toBeNull()
  })

  it('has search words only for existing questions', () =>
    expect(Object.keys(FAQ_SEARCH_WORDS).filter((id) => !FAQ_QUESTIONS.some((row) => row.id === id))).toEqual([]))
})

describe('[P-262] a deployment with its own telephone numbers', () => {
  beforeEach(() => {
    currentSettings.value = { ...DEFAULT_SETTINGS, callCentre: { application: '02-123-4567', proof: ['02-765-4321'] } }
  })

  it.each([
    ['questions', FaqScreen, '신청·결과는 02-123-4567, 증빙·이의신청은 02-765-4321(평일'],
    ['privacy policy', PrivacyScreen, '02-123-4567'],
  ])('shows only configured numbers in the %s', (_name, Screen, said) => {
    const { container } = render(<Screen />)
    expect(container.textContent).toContain(said)
    expect(container.textContent).not.toMatch(/1533-0500|1644-533/)
  })

  it('finds the questions whose answers contain a configured telephone number', () => {
    render(<FaqScreen />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '02-765-4321' } })
    expect(questions().map(({ textContent }) => textContent)).toEqual([
      '보완하라는 자료가 없으면 어떻게 하나요?',
      '문의는 어디로 하나요?',
    ])
  })
})

it.each(['금액 지원', '지원 금액', '지원금액'])(
  '[D3-110] a search finds several words separately: %s finds 지원금액',
  (typed) => {
    render(<FaqScreen />)
    const all = questions().length
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
    const found = questions().map(({ textContent }) => textContent)
    expect(found.length).toBeLessThan(all)
    expect(found.some((question) => question?.includes('지원금액'))).toBe(true)
  },
)

describe('[P-319] a question', () => {
  it('is counted in the number of matches, which is shown only during a search', () => {
    render(<FaqScreen />)
    const counted = () => screen.getByRole('status').textContent
    expect(counted()).toBe('')
    type('상호명')
    expect(counted()).toMatch(/^총 \d+개$/)
    type('')
    expect(counted()).toBe('')
  })

  it('is found by its words, its initial consonants or the words of its answer', () => {
    render(<FaqScreen />)
    type('제외업종')
    expect(questions().map(({ textContent }) => textContent)).toEqual(['지원에서 제외되는 업종이 있나요?'])
    type('ㄱㄷㄷㅍㅅㅇㅈ')
    expect(questions().map(({ textContent }) => textContent)).toEqual(['공동대표 사업자는 누가 신청하나요?'])
    type('없는 말')
    expect(screen.getByRole('status').textContent).toBe('총 0개')
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('검색 결과가 없습니다.')
    fireEvent.click(screen.getByRole('button', { name: '검색어 지우고 모두 보기' }))
    expect(questions()).toHaveLength(34)
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })

  it.each([
    ['가짜', '이 누리집이 진짜인지 어떻게 확인하나요?', '통장·카드의 비밀번호를 묻지 않습니다.'],
    ['용도', '지원금은 어디에 써도 되나요?', '1533-0500으로 문의해주세요.'],
    ['내년', '받은 뒤 또 신청할 수 있나요?', '새로 신청할 수 없습니다.'],
  ])('is found by %s, although no document answers it, and names the help desk', (typed, title, answered) => {
    render(<FaqScreen />)
    type(typed)
    expect(questions().map(({ textContent }) => textContent)).toEqual([title])
    const answer = document.getElementById(questions()[0]?.getAttribute('aria-controls') ?? '')?.textContent
    expect(answer).toContain(answered)
    expect(answer).toContain('1533-0500으로')
  })

  it.each([
    ['재개', '폐업한 사업자도 신청할 수 있나요?', '세무서에서 먼저 확인하신 뒤 1533-0500'],
    ['딸 휴대폰', '대리인이 대신 신청할 수 있나요?', '다른 분의 기기에서 신청하셔도 되지만'],
    ['직접 배달만', '직접배달도 지원받을 수 있나요?', '어떻게 계산하는지는'],
  ])('[D2-893] is found by %s and says what to do', (typed, title, answered) => {
    render(<FaqScreen />)
    type(typed)
    const found = questions().find(({ textContent }) => textContent === title)
    fireEvent.click(found ?? document.body)
    expect(document.getElementById(found?.getAttribute('aria-controls') ?? '')?.textContent).toContain(answered)
  })

  it('is opened by the URL of the page', () => {
    history.replaceState(null, '', '/board-faq#faq-09')
    render(<FaqScreen />)
    expect(opened().map(({ textContent }) => textContent)).toEqual(['지원에서 제외되는 업종이 있나요?'])
    expect(scrolled).toEqual(['faq-09'])
  })

  it('is opened when the URL changes later', () => {
    render(<FaqScreen />)
    type('제외업종')
    act(() => {
      history.replaceState(null, '', '/board-faq#faq-13')
      dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(opened().map(({ textContent }) => textContent)).toEqual(['신청기간은 언제까지인가요?'])
  })

  it('stays closed if the URL contains the id of an unknown question', () => {
    history.replaceState(null, '', '/board-faq#faq-99')
    render(<FaqScreen />)
    expect(opened()).toEqual([])
  })
})

describe('the page of frequent questions', () => {
  const regions = () =>
    screen.getAllByRole('region').flatMap(({ id }) => FAQ_TOPICS.find((topic) => topic.id === id)?.title ?? [])

  it('lists questions and topics in the order of the document, after the most frequent ones', () => {
    render(<FaqScreen />)
    const ids = FAQ_QUESTIONS.map(({ id }) => id)
    const inOrder = [...MOST_ASKED, ...ids.filter((id) => !MOST_ASKED.includes(id))]
    expect(questions().map(({ id }) => id)).toEqual(inOrder.map((id) => `${id}-q`))
    expect(regions()).toEqual(FAQ_TOPICS.map(({ title }) => title))
    type('공동대표')
    expect(regions()).toEqual(['지원대상'])
    type('없는 말')
    expect(regions()).toEqual([])
  })

  it('[D2-904] names each topic once, under a heading that a search does not have', () => {
    render(<FaqScreen />)
    for (const { title } of FAQ_TOPICS) expect(screen.getAllByText(title, { exact: true })).toHaveLength(1)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByRole('heading', { name: '주제별 질문' })).toBeTruthy()
    type('공동대표')
    expect(screen.queryByRole('heading', { name: '주제별 질문' })).toBeNull()
  })

  it('[D1-664] folds every topic but the most frequent questions, and opens that of the question in the URL', () => {
    const folds = () =>
      [...document.querySelectorAll('details')].map((fold) => [fold.querySelector('h2')?.textContent, fold.open])
    history.replaceState(null, '', '/board-faq#faq-13')
    render(<FaqScreen />)
    expect(folds()).toEqual([
      ['지원대상', false],
      ['지원금액', false],
      ['신청 방법', true],
      ['증빙자료', false],
      ['결과와 문의', false],
    ])
    expect(document.querySelector('summary')?.textContent).toBe('지원대상10개')
    type('폐업')
    expect(folds()).toEqual([])
  })

  it('marks the words of the search in questions and answers', () => {
    render(<FaqScreen />)
    const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    expect(marks()).toEqual([])
    type('폐업')
    expect(marks()).toContain('폐업')
    type('운송장')
    const item = document.getElementById('faq-18') ?? document.body
    const excerpt = () => item.querySelector('h3 + p')?.textContent
    expect(excerpt()).toContain('택배 운송장')
    fireEvent.click(within(item).getByRole('button', { name: '어떤 증빙자료가 인정되나요?' }))
    expect(excerpt()).toBeUndefined()
    expect(within(item).getByRole('region').textContent).toContain('택배 운송장')
  })

  it('[D2-904] [D2-945] ends with the number of the help desk and the centres', () => {
    render(<FaqScreen />)
    const help = within(screen.getByRole('region', { name: '찾으시는 답이 없나요?' }))
    expect(help.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:15330500',
      '/region-center',
    ])
  })

  it('[D1-456] [D1-492] begins with the most frequent questions, closed, if there is no search', () => {
    render(<FaqScreen />)
    const most = within(screen.getByRole('region', { name: '많이 찾으시는 질문' }))
    expect(most.getAllByRole('heading', { level: 3 })).toHaveLength(MOST_ASKED.length)
    expect(most.getAllByRole('button')).toHaveLength(MOST_ASKED.length)
    expect(document.querySelector('h3 + p')).toBeNull()
    fireEvent.click(most.getByRole('button', { name: /^지원금은 언제/ }))
    expect(opened().map(({ id }) => id)).toEqual(['faq-26-q'])
    type('폐업')
    expect(screen.queryByRole('region', { name: '많이 찾으시는 질문' })).toBeNull()
  })

  it.each([
    ['번호 변경', 'faq-32'],
    ['휴대폰', 'faq-32'],
    ['로그아웃', 'faq-14'],
  ])('[D1-456] finds an answer to %s', (typed, id) => {
    render(<FaqScreen />)
    type(typed)
    expect(questions().map((button) => button.id)).toContain(`${id}-q`)
  })
})
