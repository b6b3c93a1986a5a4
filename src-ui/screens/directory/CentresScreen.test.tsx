import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { indexCentres, REGIONS } from '#domain/directory/centres'
import { descriptionsOf } from '#ui/testing/typing.ts'
import CentresScreen from './CentresScreen.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/region-center')
})

const open = (url = '/region-center') => {
  history.replaceState(null, '', url)
  render(<CentresScreen />)
}
const EVERYTHING = '지역센터 77개'
const rows = () => screen.queryAllByRole('row').slice(1)
const box = () => screen.getByLabelText<HTMLInputElement>('이름이나 주소로 찾기')
const type = (text: string) => fireEvent.input(box(), { target: { value: text } })
const openAll = () => fireEvent.click(screen.getByRole('radio', { name: '전국' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const currentPage = () => screen.getByRole('button', { current: 'page' }).textContent

describe('[P-251] the directory of centres', () => {
  it('[D2-903] chooses no region and shows nothing at first, and all centres after the choice of 전국', () => {
    open()
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect([rows(), screen.getByRole('status').textContent]).toEqual([[], ''])
    openAll()
    expect([rows().length, screen.getByRole('status').textContent]).toEqual([10, EVERYTHING])
  })

  it('[D2-954] [D2-959] shows the results directly below the search, and ends with the help desk', () => {
    open()
    expect(box().placeholder).toBe('')
    expect(descriptionsOf(box())[0]).toContain('춘천')
    type('춘천')
    const order = [box(), screen.getByRole('status'), rows()[0], screen.getByRole('link', { name: /1533-0500$/ })]
    for (const [index, place] of order.slice(1).entries())
      expect(order[index]?.compareDocumentPosition(place ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('[D1-764] shows 84 rows in pages of ten, but says only how many centres there are', () => {
    open()
    expect(screen.queryByText(/84/)).toBeNull()
    openAll()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '센터명',
      '전화번호(팩스)',
      '주소',
      '관할지역',
    ])
    expect(rows().length).toBe(10)
    expect(currentPage()).toBe('1쪽')
    expect(screen.getByRole('status').textContent).toBe(EVERYTHING)
    press('9 쪽')
    expect(rows().length).toBe(4)
    expect(currentPage()).toBe('9쪽')
  })

  it('links a centre to a telephone number and a map', () => {
    history.replaceState(null, '', '/region-center?q=가나')
    const centre = {
      name: '가나센터',
      phone: '033-250-1234(033-250-1235)',
      address: '강원',
      zone: '춘천시',
      region: '강원',
    }
    render(<CentresScreen index={indexCentres([centre])} />)
    const [link, place] = within(rows()[0] ?? document.body).getAllByRole<HTMLAnchorElement>('link')
    expect(link?.getAttribute('href')).toBe('tel:033-250-1234')
    expect(link?.parentElement?.textContent).toBe('033-250-1234팩스 033-250-1235')
    expect(decodeURIComponent(place?.href ?? '')).toBe('https://map.kakao.com/link/search/강원 가나센터')
    expect([place?.target, place?.rel]).toEqual(['_blank', 'noopener noreferrer'])
    expect(place?.textContent).toMatch(/지도와 길찾기, 새 창 열림/)
  })

  it('[D3-84] offers neither a call nor a map for invented data', () => {
    open('/region-center?q=춘천')
    const call = screen.getByRole('link', { name: /1533-0500$/ })
    expect(call.getAttribute('href')).toBe('tel:15330500')
    const { textContent } = screen.getByRole('main')
    for (const words of ['가까운 센터를 안내해드립니다.', '주소와 전화번호는 예시이며, 걸 수 없는 번호입니다.'])
      expect(textContent).toContain(words)
    const row = rows()[0] ?? document.body
    expect(within(row).queryByRole('link')).toBeNull()
    expect(row.textContent).toMatch(/033-000-\d{4}팩스 033-000-\d{4}/)
    expect(row.textContent).toContain('춘천시')
  })
})

describe('[P-252] the search of the directory', () => {
  it('finds centres while the person types', () => {
    open()
    openAll()
    press('다음 쪽')
    type(' 종로 ')
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '서울종로센터',
      '서울강원지역본부',
    ])
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('종로')
    type('')
    expect(rows().length).toBe(10)
    expect(currentPage()).toBe('1쪽')
  })

  it('says that nothing matches and shows no pages', () => {
    open()
    type('없는 곳')
    expect(screen.getByRole('status').textContent).toBe('총 0개')
    expect(screen.getAllByText('검색 결과가 없습니다.')).toHaveLength(1)
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(rows()).toEqual([])
  })
})

describe('the choice of a region', () => {
  const EVERYWHERE = '전국'
  const regions = () => within(screen.getByRole('group', { name: '지역으로 찾기' })).getAllByRole('radio')
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
  const chosenRegion = () => screen.queryByRole('radio', { checked: true })?.closest('label')?.textContent

  it('[D1-692] offers every region exactly once', () => {
    open()
    expect(regions().map((radio) => radio.closest('label')?.textContent)).toEqual([...REGIONS, EVERYWHERE])
  })

  it('[D1-960] keeps the region in the URL, and says how many offices are no regional centres', () => {
    open('/region-center?page=3')
    choose('제주')
    expect(rows().map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '제주센터',
      '광주호남지역본부',
    ])
    expect(screen.getByRole('status').textContent).toBe('총 2개 (본부와 지역본부 1개 포함)')
    act(() => void vi.advanceTimersByTime(300))
    expect(location.search).toBe(`?region=${encodeURIComponent('제주')}`)
    cleanup()
    open(`/region-center?region=${encodeURIComponent('경기')}&page=2`)
    expect([chosenRegion(), screen.getByRole('status').textContent, currentPage()]).toEqual([
      '경기',
      '총 15개 (본부와 지역본부 1개 포함)',
      '2쪽',
    ])
    choose(EVERYWHERE)
    expect(screen.getByRole('status').textContent).toEqual(EVERYTHING)
    expect(currentPage()).toBe('1쪽')
  })

  it('[D1-935] limits the search to the chosen region, and offers the search in all regions', () => {
    open(`/region-center?region=${encodeURIComponent('제주')}`)
    type('종로')
    expect(screen.getByRole('status').textContent).toBe('총 0개')
    expect(screen.getByText('제주 지역에서만 찾았습니다.')).toBeTruthy()
    press('전국에서 찾기')
    expect([chosenRegion(), box().value, rows().length]).toEqual([EVERYWHERE, '종로', 2])
    expect(document.activeElement).toBe(box())
    type('없는 곳')
    press('검색어 지우고 모두 보기')
    expect([chosenRegion(), screen.getByRole('status').textContent]).toEqual([EVERYWHERE, EVERYTHING])
  })

  it('ignores an unknown region in the URL', () => {
    open('/region-center?region=none')
    expect([chosenRegion(), screen.getByRole('status').textContent]).toEqual([undefined, ''])
  })
})

describe('the URL of the directory', () => {
  it('sets the search and the page at the start, and changes as the person types', () => {
    open('/region-center?q=시&page=2')
    expect([box().value, currentPage()]).toEqual(['시', '2쪽'])
    type('경기')
    expect(location.search).toBe('?q=%EC%8B%9C&page=2'.replace('%EC%8B%9C', encodeURIComponent('시')))
    act(() => void vi.advanceTimersByTime(300))
    expect(new URLSearchParams(location.search).get('q')).toBe('경기')
    press('다음 쪽')
    expect(location.search).toContain('page=2')
    act(() => {
      history.replaceState(null, '', '/region-center?q=부산')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    expect([box().value, screen.getByRole('status').textContent]).toEqual(['부산', '총 6개 (본부와 지역본부 1개 포함)'])
  })

  it('opens the first or the last page instead of one that does not exist', () => {
    open('/region-center?page=0')
    openAll()
    expect(currentPage()).toBe('1쪽')
    cleanup()
    open('/region-center?page=99')
    expect(currentPage()).toBe('9쪽')
    expect(rows().length).toBe(4)
  })
})
