import { signal } from '@preact/signals-react'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings } from '#ui/parts/services/signals.ts'
import * as session from '#ui/parts/session/session-signals.ts'
import { buttonKind } from '#ui/testing/button-kind.ts'
import { renderScreenAtUrl } from '#ui/testing/render-screen-at-url.tsx'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import ObjectionScreen from './ObjectionScreen.tsx'

beforeEach(keepServicesFromLoading)

it('[P-255] the contacts for an objection link to the configured homepage', async () => {
  currentSettings.value = { ...DEFAULT_SETTINGS, homepageUrl: 'https://home.example/' }
  await renderScreenAtUrl(ObjectionScreen, '/objctRqst')
  const link = screen.getByRole('link', { name: '누리집 바로가기 (새 창 열림)' })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://home.example/',
    '_blank',
    'noopener noreferrer',
  ])
})

describe('the page on objections', () => {
  it('[P-255] [D1-1008] [D2-851] [D2-875] says that the portal takes no objection, and shows one number to call, another for a busy line, and what to prepare', async () => {
    await renderScreenAtUrl(ObjectionScreen, '/objctRqst')
    const main = screen.getByRole('main')
    const [first, second] = within(main).getAllByRole('link', { name: /전화하기/ })
    expect([first, second].map((link) => link?.getAttribute('href'))).toEqual(['tel:16445332', 'tel:16445333'])
    expect([first, second].map((link) => buttonKind(link))).toEqual([undefined, undefined])
    expect([first, second].map((link) => link?.querySelector('svg') !== null)).toEqual([true, false])
    expect(main.textContent).toMatch(
      /누리집에서는 접수하지 않습니다\.1644-5332통화 중이면 1644-5333상담시간.*되도록 빨리 전화해주세요\..*준비해주세요사업자등록번호 10자리.*전화하신 뒤에는사실관계/,
    )
    expect(screen.getByRole('main').textContent).toContain('이의신청은 전화로 하실 수 있습니다.')
    expect(screen.getByRole('link', { name: '누리집 첫 화면으로' }).getAttribute('href')).toBe('/')
    for (const number of ['1644-5332', '1644-5333'])
      expect(screen.getByRole('link', { name: `증빙·이의신청 문의 전화하기 ${number}` }).getAttribute('href')).toBe(
        `tel:${number.replace('-', '')}`,
      )
  })

  it.each([
    [3600, '/aply-result'],
    [null, undefined],
  ])('[D3-676] leads back to the result while a session runs (%s s)', async (seconds, href) => {
    vi.spyOn(session, 'sessionSecondsLeft', 'get').mockReturnValue(signal(seconds))
    await renderScreenAtUrl(ObjectionScreen, '/objctRqst')
    expect(screen.queryByRole('link', { name: '신청결과 보기' })?.getAttribute('href')).toBe(href)
  })

  it('[D1-981] [D1-985] [D1-1011] says below the call what to do instead during a hold or supplement', async () => {
    await renderScreenAtUrl(ObjectionScreen, '/objctRqst')
    const links = within(screen.getByRole('region', { name: '보류나 보완요청을 받으셨나요?' })).getAllByRole('link')
    expect(links.map((way) => [way.querySelector('strong')?.textContent, way.getAttribute('href')])).toEqual([
      ['심의가 보류되었을 때', '/bzmn-result'],
      ['보완요청을 받았을 때', '/bzmn-result'],
    ])
    expect(within(screen.getByRole('main')).getAllByRole('link').slice(2, 4)).toEqual(links)
    const main = screen.getByRole('main').textContent
    for (const fact of ['2회까지', '기한과 방법은 신청결과 화면에 있습니다.', '사업자등록번호 10자리'])
      expect(main).toContain(fact)
  })
})
