import type { Page } from '@playwright/test'
import { pressByKey, expect, tabTo, test, type TestWorld } from '../journey.ts'
import { seeRefusalInBar } from '../steps/dialog.ts'
import { startCertification } from '../steps/identity.ts'
import { popupLocatorsOf, addPopups } from '../steps/popups.ts'
import { clearStoredSession } from '../steps/session.ts'

/** Returns the hosts of all requests of a test's pages; filled while the test runs. */
const hostsAsked = (page: Page): Set<string> => {
  const hosts = new Set<string>()
  page.context().on('request', (request) => hosts.add(new URL(request.url()).hostname))
  return hosts
}

/** The content of a popup with parts that the filter removes before it is parsed. [E-208] */
const HOSTILE = `<p style="position:fixed" onclick="window.hacked=1">가짜 공지</p><style>p{color:red}</style>
  <img src="/x" onerror="window.hacked=1"><script>window.hacked=1</script>`

/**
 * Opens the main page with a popup of a hostile administrator on it; the closing checks require that nothing is
 * reported.
 */
const openBesideHostilePopup = (page: Page, world: TestWorld) =>
  test.step('[E-208] [E-214] the main page runs no scripts of a hostile popup', async () => {
    // The image of the popup does not exist, so the browser logs a 404.
    world.tolerate({ console: [/status of 404 .*\/x\)$/] })
    await addPopups(world, [{ popupSn: 1, popupContents: HOSTILE }])
    const answer = await page.goto('/')
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';")
    expect(answer?.headers()['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    await expect(popupLocatorsOf(page).all).toContainText('가짜 공지')
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
  })

/** Certifies in the provider's window, which a key press also opens. */
const certifyByKey = async (page: Page, method: string) => {
  const start = () => pressByKey(page, 'button', `${method} 시작하기 (새 창)`)
  const window = await startCertification(page, start, page.waitForEvent('popup'))
  const windowClosing = window.waitForEvent('close')
  await pressByKey(window, 'button', '인증 성공')
  await windowClosing
}

test.describe('on a narrow screen, with the keyboard only, against the fake server', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('[E-199] [E-213] a person reaches the consents and the result without a mouse', async ({ page, world }) => {
    const hosts = hostsAsked(page)
    const facts = await world.persona('new-individual-confirmed')
    await openBesideHostilePopup(page, world)
    await pressByKey(page, 'link', /^신청하기/)
    await expect(page).toHaveURL('/self-check')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    for (let question = 0; question < 5; question += 1) {
      await tabTo(page, 'button', '예')
      await page.keyboard.press('Space')
    }
    await expect(page.getByRole('button', { name: '확인', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/bzmn-reg')
    await tabTo(page, 'textbox', '사업자등록번호 앞 3자리')
    await page.keyboard.type(facts.brNo.slice(0, 9))
    await page.keyboard.press('Enter')
    await seeRefusalInBar(page, '사업자등록번호를 모두 입력해주세요.')
    await expect(page.getByLabel('사업자등록번호 뒤 5자리')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type(facts.brNo.slice(9))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/onslf-check')
    await certifyByKey(page, '공동인증서')
    await expect(page).toHaveURL('/info-agree')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await test.step('a person reaches the result without a mouse', async () => {
      await clearStoredSession(page)
      await page.context().clearCookies({ name: 'jwtToken' })
      await world.persona('applied-under-review')
      await page.goto('/')
      await pressByKey(page, 'link', /^신청결과 확인/)
      await expect(page).toHaveURL('/onslf-check-result')
      await certifyByKey(page, '휴대폰 인증')
      await expect(page).toHaveURL('/aply-result')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    expect([...hosts].filter((host) => host !== '127.0.0.1' && host !== 'localhost')).toEqual([])
  })
})
