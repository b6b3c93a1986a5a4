import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import type { Route } from '#domain/session/routes'
import { currentSettings } from '../../parts/signals.ts'
import { keepWaiting, serveNothing } from '../../testing/services.ts'
import { shownWay } from '../../parts/design/Steps.tsx'
import InnerPage from './InnerPage.tsx'

beforeEach(() => {
  serveNothing()
  keepWaiting()
})

afterEach(() => {
  cleanup()
  currentSettings.value = DEFAULT_SETTINGS
  shownWay.value = null
})

const numbers = (path: Route) => {
  render(<InnerPage path={path} />)
  return within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((address) => address?.startsWith('tel:'))
}

describe('whom the header offers to call', () => {
  it.each(['/onslf-check', '/aply-info', '/aply-result'] as const)('%s: the desk of applications', (path) =>
    expect(numbers(path)).toEqual(['tel:15330500']),
  )

  it.each(['/proof-intro', '/detail-page', '/opinion-submit'] as const)('%s: the desk of proofs', (path) =>
    expect(numbers(path)).toEqual(['tel:16445332', 'tel:16445333']),
  )

  it('a page that is about neither alone: both, the desk of applications first', () =>
    expect(numbers('/board-faq')).toEqual(['tel:15330500', 'tel:16445332', 'tel:16445333']))

  it('always somebody, whatever a deployment has left out', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, callCentre: { application: '1533-0500', proof: [] } }
    expect(numbers('/proof-reg')).toEqual(['tel:15330500'])
  })
})

describe('the strip of a public body', () => {
  const strip = () => screen.queryByRole('region', { name: '공식 누리집 안내' })

  it('stands over the header where the deployment says so, and nowhere else', async () => {
    render(<InnerPage path="/elig-check" />)
    expect(strip()).toBeNull()
    act(() => void (currentSettings.value = { ...DEFAULT_SETTINGS, officialStrip: true }))
    expect((await screen.findByRole('region', { name: '공식 누리집 안내' })).textContent).toBe(
      '이 누리집은 대한민국 공식 전자정부 누리집입니다.',
    )
    act(() => void (currentSettings.value = DEFAULT_SETTINGS))
    expect(strip()).toBeNull()
  })
})

describe('the one bar of a page on a phone', () => {
  const header = () => within(screen.getByRole('banner'))

  it('begins with the link to the main page and ends with the telephone, both named, with the number', () => {
    render(<InnerPage path="/aply-info" />)
    const links = header().getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/', '소상공인 배달·택배비 지원첫 화면으로'],
      ['tel:15330500', '고객센터 1533-0500'],
    ])
  })

  it.each([
    ['/bzmn-reg', '4단계 중 1단계 사업자 확인'],
    ['/onslf-check', '4단계 중 2단계 본인인증'],
    ['/info-agree', '4단계 중 3단계 정보 동의'],
    ['/mydata-agree', '4단계 중 3단계 정보 동의'],
    ['/aply-info', '4단계 중 4단계 신청정보 입력'],
  ] as const)('%s says below its title, before its screen is there: %s', (path, words) => {
    render(<InnerPage path={path} />)
    expect(header().getByText(words).isConnected).toBe(true)
  })

  it('shows the steps of the current screen, and none where there are none', () => {
    render(<InnerPage path="/proof-reg" />)
    expect(header().queryByText(/단계/)).toBeNull()
    act(() => {
      shownWay.value = { steps: ['영업증빙', '실적증빙'], current: 2 }
    })
    expect(header().getByText('2단계 중 2단계 실적증빙').isConnected).toBe(true)
  })
})
