import type { Page } from '@playwright/test'
import { pressByKey, expect, tabTo, test } from '../journey.ts'

const IMAGE = { name: '공지사항' } as const

/** Opens the notice in a window, and closes the window by the button of the notice. */
const closeWindowOfNotice = async (page: Page) => {
  await page.goto('/ctn-mttr')
  const windowOpening = page.waitForEvent('popup')
  await page.evaluate(() => void open('/popup', '_blank', 'popup,width=480,height=640'))
  const notice = await windowOpening
  await expect(notice.getByRole('img', IMAGE)).toBeVisible()
  const windowClosing = notice.waitForEvent('close')
  // The window closes before the button is released.
  await notice
    .getByRole('button', { name: '닫기', exact: true })
    .click()
    .catch(() => undefined)
  await windowClosing
  await expect(page).toHaveURL('/ctn-mttr')
}

test.describe('in a time zone far from Korea', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('[E-048] [E-049] [P-244] a dismissed daily notice stays hidden until midnight in Korea', async ({
    page,
    world,
  }) => {
    await world.clock('2025-06-02T23:50:00+09:00')
    const picture = page.getByRole('img', IMAGE)
    const hideCheckbox = page.getByRole('checkbox', { name: '오늘 하루 열지 않기' })
    const close = page.getByRole('button', { name: '닫기', exact: true }).first()
    await page.goto('/popup')
    await expect(picture).toBeVisible()
    await close.click()
    await expect(page).toHaveURL('/')
    await page.goto('/popup-daily')
    await expect(picture).toBeVisible()
    await hideCheckbox.check()
    await close.click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('popup-hide-daily'))).toBe('2025-06-02')

    await world.clock('2025-06-02T23:59:30+09:00')
    for (const path of ['/popup', '/popup-daily']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
    await world.clock('2025-06-03T00:00:00+09:00')
    await page.goto('/popup')
    await expect(picture).toBeVisible()
    await expect(page).toHaveURL('/popup')

    await test.step('[P-243] the daily notice closes its window if a script opened it', () => closeWindowOfNotice(page))
    await test.step('the daily notice can be hidden for the day by keyboard', async () => {
      await page.goto('/popup')
      await expect(page.getByRole('img', IMAGE)).toBeVisible()
      await tabTo(page, 'checkbox', '오늘 하루 열지 않기')
      await page.keyboard.press('Space')
      await pressByKey(page, 'button', '닫기')
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['popup-hide-daily'])
    })
  })
})
