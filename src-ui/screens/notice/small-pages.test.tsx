import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { kstInstant } from '#domain/kernel/calendar'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import SampleResultScreen from '../application/SampleResultScreen.tsx'
import { ROUTE_TABLE } from '../../app/routes.tsx'
import { clock } from '../../parts/services.ts'
import { serveNothing } from '../../testing/services.ts'
import { currentSettings } from '../../parts/signals.ts'
import { ALERT_CODES, alertHelp, alertText } from './alert-texts.table.ts'
import AlertScreen from './AlertScreen.tsx'
import DailyPopupScreen from './DailyPopupScreen.tsx'
import ObjectionScreen from './ObjectionScreen.tsx'

const outside = { now: 0 }
beforeEach(() => {
  serveNothing()
  vi.spyOn(clock, 'now').mockImplementation(() => outside.now)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  currentSettings.value = DEFAULT_SETTINGS
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A screen at an address; answers the addresses that follow. */
const open = async (Screen: () => React.ReactNode, path: string, query = '') => {
  const location = memoryLocation({ path, searchPath: query, record: true })
  await act(async () => {
    render(
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Screen />
      </Router>,
    )
  })
  return location.history
}
const read = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

describe('[P-243] the notice of the day', () => {
  const DAY = kstInstant('2025-06-02', '23:50')
  const openAt = (now: number) => {
    outside.now = now
    return open(DailyPopupScreen, '/popup')
  }
  const close = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '닫기' })))

  it('is one page under two addresses', async () => {
    const [popup, alias] = await Promise.all([ROUTE_TABLE['/popup'].screen(), ROUTE_TABLE['/popup-daily'].screen()])
    expect(popup.default).toBe(alias.default)
  })

  it('shows an image, the checkbox and the button, and keeps nothing without the tick', async () => {
    const history = await openAt(DAY)
    expect(screen.getByRole('img', { name: '공지사항' }).getAttribute('src')).toMatch(/notice-board.*svg/)
    expect(screen.getByRole('checkbox', { name: '오늘 하루 열지 않기' })).toBeInstanceOf(HTMLInputElement)
    await close()
    expect(history).toEqual(['/popup', '/'])
    expect(localStorage).toHaveLength(0)
  })

  it('keeps the Korean day under its key, and goes to the main page at once until it is over', async () => {
    await openAt(DAY)
    fireEvent.click(screen.getByRole('checkbox'))
    await close()
    expect({ ...localStorage }).toEqual({ 'popup-hide-daily': '2025-06-02' })
    cleanup()
    expect(await openAt(kstInstant('2025-06-02', '23:59'))).toEqual(['/'])
    expect(screen.queryByRole('img')).toBeNull()
    cleanup()
    expect(await openAt(kstInstant('2025-06-03'))).toEqual(['/popup'])
    expect(screen.getByRole('img', { name: '공지사항' }).isConnected).toBe(true)
  })

  it('closes a window that a script has opened, and goes nowhere in it', async () => {
    vi.stubGlobal('opener', {})
    const shut = vi.spyOn(window, 'close').mockImplementation(() => vi.stubGlobal('closed', true))
    const history = await openAt(DAY)
    await close()
    expect(shut).toHaveBeenCalledOnce()
    expect(history).toEqual(['/popup'])
  })

  it('goes to the main page in a window that does not let itself be closed', async () => {
    vi.stubGlobal('opener', {})
    vi.spyOn(window, 'close').mockReturnValue(undefined)
    const history = await openAt(DAY)
    await close()
    expect(history).toEqual(['/popup', '/'])
  })
})

describe('[P-257] an alert as a page', () => {
  const shown = async (query: string) => {
    const history = await open(AlertScreen, '/modal-alert', query)
    return { text: read(screen.getByRole('alert').textContent), history }
  }

  it.each(ALERT_CODES)('says the text of %s', async (code) => {
    expect((await shown(`code=${code}`)).text).toBe(`${alertText(code)}${alertHelp(code) ?? ''}`)
  })

  it('[D1-255] says fixed words, and what helps', async () => {
    expect((await shown('code=guard.expired')).text).toBe(
      '인증정보가 만료되었습니다. 다시 인증해주세요.본인인증 후 볼 수 있습니다.',
    )
    expect(ALERT_CODES).toContain('common.networkError')
  })

  it('[E-017] has nothing to say where no key is named', async () => {
    for (const query of ['', 'text=속임수']) {
      expect((await shown(query)).text).toBe('표시할 알림이 없습니다.')
      cleanup()
    }
  })

  it.each(['code=', 'code=nothing', 'code=constructor', 'code=%3Cb%3E'])(
    '[D1-255] says of an unknown key that the access was wrong, and that there is no such page: %s',
    async (query) => expect((await shown(query)).text).toBe('잘못된 접근입니다.찾으시는 화면이 없습니다.'),
  )

  it('is confirmed to the main page', async () => {
    const { history } = await shown('code=guard.expired')
    fireEvent.click(screen.getByRole('link', { name: '확인 (첫 화면으로)' }))
    expect(history.at(-1)).toBe('/')
  })
})

describe('[P-255] where to turn with an objection', () => {
  it('offers the homepage and both numbers of the call centre', async () => {
    await open(ObjectionScreen, '/objctRqst')
    expect(read(screen.getByRole('main').textContent)).toContain('이의신청은 고객센터로 전화해주세요.')
    expect(screen.getByRole('link', { name: '누리집 바로가기 (첫 화면)' }).getAttribute('href')).toBe('/')
    for (const number of ['1644-5332', '1644-5333'])
      expect(screen.getByRole('link', { name: `고객센터 전화하기 ${number}` }).getAttribute('href')).toBe(
        `tel:${number.replace('-', '')}`,
      )
  })

  it('leads to the homepage of the deployment, in a new tab', async () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, homepageUrl: 'https://home.example/' }
    await open(ObjectionScreen, '/objctRqst')
    const link = screen.getByRole('link', { name: '누리집 바로가기 (새 창 열림)' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://home.example/',
      '_blank',
      'noopener noreferrer',
    ])
  })
})

describe('the page on objections', () => {
  it('tells which way fits which result, and the steps to an objection', async () => {
    await open(ObjectionScreen, '/objctRqst')
    const ways = within(screen.getByRole('region', { name: '어떤 방법이 맞는지 확인해주세요' })).getAllByRole('link')
    expect(ways.map((way) => [way.querySelector('strong')?.textContent, way.getAttribute('href')])).toEqual([
      ['이의신청', '#objection-steps'],
      ['의견제출', '/bzmn-result'],
      ['보완등록', '/bzmn-result'],
    ])
    expect(document.querySelector('#objection-steps')?.localName).toBe('ol')
    const main = read(screen.getByRole('main').textContent)
    for (const fact of ['2회까지', '7일 안에', '운영시간: 평일 9시~18시']) expect(main).toContain(fact)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '준비할 것',
      '증빙·이의신청 문의 전화',
      '답변 확인',
    ])
    expect(screen.getByRole('link', { name: '신청결과 확인' }).getAttribute('href')).toBe('/bzmn-result')
  })
})

describe('[P-258] the example of a result', () => {
  it('shows data of nobody, received, in the first of five steps, and asks for nothing', async () => {
    const fetched = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', fetched)
    await open(SampleResultScreen, '/aply-result-sample')
    const main = read(screen.getByRole('main').textContent)
    for (const text of ['실제 신청결과가 아닙니다.', '예시상점', '000-00-00000', '2025-02-17', '최대 300,000원'])
      expect(main).toContain(text)
    expect(screen.getByText('접수완료').className).toContain('tag')
    const [road, roadOfPaid] = screen.getAllByRole('list').map((list) => within(list).getAllByRole('listitem'))
    const steps = road ?? []
    expect(steps.map((step) => step.querySelector('.timeline__name')?.textContent)).toEqual([
      '신청완료',
      '정보조회',
      '검증·심의',
      '대상결정',
      '지급완료',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null, null, null])
    expect(steps.map((step) => step.querySelector('.timeline__date')?.textContent)).toEqual([
      '2025-02-17',
      ...['', '', '', ''],
    ])
    expect(roadOfPaid?.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step'])
    const paid = screen.getByRole('region', { name: '지급이 끝난 신청의 예시' })
    expect(read(paid.textContent)).toContain('150,000원')
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['신청하기', '/self-check'],
      ['신청결과 확인', '/bzmn-result'],
    ])
    expect(fetched).not.toHaveBeenCalled()
  })
})
