import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import { openPage } from '../../testing/open-page.tsx'
import { serveNothing } from '../../testing/services.ts'
import { currentSettings } from '../../parts/signals.ts'
import ObjectionScreen from './ObjectionScreen.tsx'

beforeEach(serveNothing)

afterEach(() => {
  cleanup()
  currentSettings.value = DEFAULT_SETTINGS
})

const read = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

describe('[P-255] where to turn with an objection', () => {
  it('offers the homepage and both numbers of the call centre', async () => {
    await openPage(ObjectionScreen, '/objctRqst')
    expect(read(screen.getByRole('main').textContent)).toContain('이의신청은 고객센터로 전화해주세요.')
    expect(screen.getByRole('link', { name: '누리집 바로가기 (첫 화면)' }).getAttribute('href')).toBe('/')
    for (const number of ['1644-5332', '1644-5333'])
      expect(screen.getByRole('link', { name: `고객센터 전화하기 ${number}` }).getAttribute('href')).toBe(
        `tel:${number.replace('-', '')}`,
      )
  })

  it('leads to the homepage of the deployment, in a new tab', async () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, homepageUrl: 'https://home.example/' }
    await openPage(ObjectionScreen, '/objctRqst')
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
    await openPage(ObjectionScreen, '/objctRqst')
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
