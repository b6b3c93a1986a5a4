import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Route } from '#domain/pages/routes'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentFormSteps } from '#ui/parts/design/Steps.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { keepGuardsWaiting, keepServicesFromLoading } from '#ui/testing/services.ts'
import InnerPage from './InnerPage.tsx'

beforeEach(() => {
  keepServicesFromLoading()
  keepGuardsWaiting()
})

afterEach(() => {
  currentFormSteps.value = null
})

const numbers = (path: Route) => {
  render(<InnerPage path={path} />)
  return within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((address) => address?.startsWith('tel:'))
}

describe('the telephone number in the header', () => {
  it.each(['/onslf-check', '/aply-info', '/aply-result', '/opinion-submit'] as const)(
    'is the number of the application help desk on %s',
    (path) => expect(numbers(path)).toEqual(['tel:15330500']),
  )

  it.each(['/proof-intro', '/detail-page'] as const)('is the number of the proof help desk on %s', (path) =>
    expect(numbers(path)).toEqual(['tel:16445332', 'tel:16445333']),
  )

  it('is shown for both help desks on a general page', () =>
    expect(numbers('/board-faq')).toEqual(['tel:15330500', 'tel:16445332', 'tel:16445333']))

  it('has the label of its help desk', () => {
    render(<InnerPage path="/board-faq" />)
    const calls = within(screen.getByRole('banner')).getAllByRole('link', { name: /1533|1644/ })
    expect(calls.map(({ textContent }) => textContent)).toEqual([
      '신청·결과 문의 1533-0500',
      '증빙·이의신청 문의 1644-5332',
      '1644-5333',
    ])
  })

  it('on a proof page, is the number for applications if no number for proofs is configured', () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, callCentre: { application: '1533-0500', proof: [] } }
    expect(numbers('/proof-reg')).toEqual(['tel:15330500'])
  })
})

describe('the official strip', () => {
  const strip = () => screen.queryByRole('region', { name: '공식 누리집 안내' })

  it('appears above the header only if `officialStrip` is set', async () => {
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

describe('the header bar on a phone', () => {
  const header = () => within(screen.getByRole('banner'))

  it('starts with the main page and ends with the telephone number', () => {
    render(<InnerPage path="/aply-info" />)
    const links = header().getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/', '소상공인 배달·택배비 지원첫 화면으로'],
      ['tel:15330500', '신청·결과 문의 1533-0500'],
    ])
  })

  it.each([
    ['/self-check', '5단계 중 1단계 개업일'],
    ['/bzmn-reg', '4단계 중 1단계 사업자 확인'],
    ['/onslf-check', '4단계 중 2단계 본인인증'],
    ['/info-agree', '4단계 중 3단계 정보 동의'],
    ['/mydata-agree', '4단계 중 3단계 정보 동의'],
    ['/aply-info', '4단계 중 4단계 신청정보 입력'],
  ] as const)('shows the step before the screen is loaded: %s, %s', (path, words) => {
    render(<InnerPage path={path} />)
    expect(header().getByText(words).isConnected).toBe(true)
  })

  it('shows steps only for a screen that has steps', () => {
    render(<InnerPage path="/proof-reg" />)
    expect(header().queryByText(/단계/)).toBeNull()
    act(() => {
      currentFormSteps.value = { steps: ['영업증빙', '실적증빙'], current: 2 }
    })
    expect(header().getByText('2단계 중 2단계 실적증빙').isConnected).toBe(true)
  })

  it('[D1-281] says that the step of the current screen is completed', () => {
    render(<InnerPage path="/onslf-check" />)
    act(() => {
      currentFormSteps.value = { steps: ['사업자 확인', '본인인증'], current: 2, isDone: true }
    })
    expect(header().getByText('2단계 중 2단계 본인인증 완료').isConnected).toBe(true)
  })
})
