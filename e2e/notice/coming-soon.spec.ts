import type { Page } from '@playwright/test'
import { seeNoAxeViolations, pressByKey, expect, test, type TestWorld } from '../journey.ts'
import { patternWithAnySpaces } from '../steps/dialog.ts'
import {
  DEFAULT_MAINTENANCE_HEADING,
  LANDING_INFO_PATH,
  setBothClocks,
  landingAdminActions,
} from '../steps/maintenance.ts'

const WINDOW = { from: '2025-11-01T22:00:00', until: '2025-11-01T23:00:00' }

test('[P-240] the default notice says how long the maintenance takes', async ({ page, world }) => {
  await world.clock('2025-10-28T22:10:00+09:00')
  await page.goto('/')
  await expect(page).toHaveURL('/coming-soon')
  await expect(page).toHaveTitle('시스템 점검 안내 | 소상공인 배달·택배비 지원')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(patternWithAnySpaces(DEFAULT_MAINTENANCE_HEADING))
  const main = page.getByRole('main')
  await expect(main).toContainText('2025년 10월 28일(화) 22:00 ~ 10월 29일(수) 00:30')
  await expect(main).toContainText(patternWithAnySpaces('점검 시간은 상황에 따라 변동될 수 있습니다.'))
  await expect(main).toContainText('신청·결과 문의 1533-0500')
  await expect(main.getByRole('link', { name: '1644-5332' })).toHaveAttribute('href', 'tel:16445332')
  const road = page.locator('.Traffic-road')
  await test.step('[P-242] the vehicles do not move under reduced motion', async () => {
    await expect(road).toBeVisible()
    expect(await road.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
    await expect(road.getByRole('button')).toHaveCount(0)
  })
  await test.step('[P-242] the vehicles move and can be stopped by keyboard', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/coming-soon')
    await road.scrollIntoViewIfNeeded()
    const isAnimated = () =>
      road.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .filter((animation) => (animation as CSSAnimation).animationName.endsWith('drive'))
          .map(({ effect, playState }) => `${Number(effect?.getTiming().duration) / 1000} s ${playState}`)
          .toSorted(),
      )
    await expect.poll(isAnimated).toEqual(['12 s running', '15 s running', '20 s running'])
    await pressByKey(page, 'button', '움직임 멈추기')
    await expect.poll(isAnimated).toEqual(['12 s paused', '15 s paused', '20 s paused'])
  })
  await test.step('[P-239] the maintenance page opens the main page after the maintenance', () =>
    seeOwnNotice(page, world))
})

/** Sees the notice of an administrator, and the end of the maintenance. */
const seeOwnNotice = async (page: Page, world: TestWorld) => {
  await world.clock('2025-11-01T22:10:00+09:00')
  const officer = await landingAdminActions(page, world)
  const number = await officer.close({
    ...WINDOW,
    html: '<h2>서버 이전 안내</h2><p onclick="alert(1)">곧 <strong>돌아옵니다</strong>.</p><script>alert(2)</script><a href="javascript:alert(3)">여기</a>',
  })
  page.on('dialog', (dialogOpened) => {
    throw new Error(`the page ran a script of the notice: ${dialogOpened.message()}`)
  })
  await page.goto('/ctn-mttr')
  await expect(page).toHaveURL('/coming-soon')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('시스템 점검 안내')
  await expect(page.getByRole('heading', { name: '서버 이전 안내' })).toBeVisible()
  await page.getByText('곧 돌아옵니다').click()
  await page.getByText('여기').click()
  await expect(page).toHaveURL('/coming-soon')
  await seeNoAxeViolations(page)
  await test.step('[P-305] switching off the maintenance window redirects a waiting visitor', async () => {
    await world.clock('2025-11-01T22:10:00+09:00')
    await page.clock.install({ time: '2025-11-01T22:10:00+09:00' })
    await page.goto('/coming-soon')
    await expect(page.getByText('서버 이전 안내')).toBeVisible()
    const callCount = async () => (await world.journal({ path: LANDING_INFO_PATH })).length
    const before = await callCount()
    await officer.open(number)
    await setBothClocks(page, world, 4, '2025-11-01T22:14:00+09:00')
    await expect(page).toHaveURL('/coming-soon')
    expect(await callCount()).toBe(before)
    await setBothClocks(page, world, 1.5, '2025-11-01T22:15:30+09:00')
    await expect(page).toHaveURL('/')
    expect(await callCount()).toBe(before + 1)
  })
}
