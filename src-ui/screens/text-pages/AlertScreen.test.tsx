import { cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { renderScreenAtUrl } from '#ui/testing/render-screen-at-url.tsx'
import { keepServicesFromLoading } from '#ui/testing/services.ts'
import { ALERT_CODES, alertHelpSentence, alertText } from './alert-texts.table.ts'
import AlertScreen from './AlertScreen.tsx'

beforeEach(keepServicesFromLoading)

describe('[P-257] an alert as a page', () => {
  const renderAlert = async (query: string) => {
    const history = await renderScreenAtUrl(AlertScreen, '/modal-alert', query)
    return { text: screen.getByRole('alert').textContent, history }
  }

  it.each(ALERT_CODES)('shows the text of %s', async (code) => {
    expect((await renderAlert(`code=${code}`)).text).toBe(`${alertText(code)}${alertHelpSentence(code) ?? ''}`)
  })

  it('[D1-255] adds advice to the text', async () => {
    expect((await renderAlert('code=guard.expired')).text).toBe(
      '인증정보가 만료되었습니다. 다시 인증해주세요.본인인증 후 볼 수 있습니다.',
    )
    expect(ALERT_CODES).toContain('common.networkError')
  })

  it('[E-017] says that there is no news if the URL has no key, and never shows text from the URL', async () => {
    for (const query of ['', 'text=속임수']) {
      expect((await renderAlert(query)).text).toMatch(
        /^새 알림이 없습니다\.지금까지의 진행상태는 신청결과에서 보실 수 있습니다\./,
      )
      expect(screen.getByRole('link', { name: '신청결과 확인' }).getAttribute('href')).toBe('/bzmn-result')
      expect(screen.getByRole('link', { name: '첫 화면으로' }).getAttribute('href')).toBe('/')
      cleanup()
    }
  })

  it('[D2-136] says how the applicant will hear of a change', async () => {
    currentSettings.value = { ...DEFAULT_SETTINGS, noticeBy: '문자' }
    expect((await renderAlert('')).text).toContain('진행상태가 바뀌면 문자로 알려드립니다.')
    expect(screen.queryByRole('link', { name: DEFAULT_SETTINGS.callCentre.application })).toBeNull()
  })

  it.each(['code=', 'code=nothing', 'code=constructor', 'code=%3Cb%3E'])(
    '[D1-255] says that the page of an unknown key does not exist: %s',
    async (query) => expect((await renderAlert(query)).text).toBe('잘못된 접근입니다.찾으시는 화면이 없습니다.'),
  )

  it('opens the main page when the person confirms', async () => {
    const { history } = await renderAlert('code=guard.expired')
    fireEvent.click(screen.getByRole('link', { name: '확인 (첫 화면으로)' }))
    expect(history.at(-1)).toBe('/')
  })
})
