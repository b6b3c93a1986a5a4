import type { Page } from '@playwright/test'
import { ROUTES } from '#domain/pages/routes'
import { expect, test, type TestWorld } from '../journey.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import { closeDialogBy, patternWithAnySpaces, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { certify } from '../steps/identity.ts'
import { countScreenCalls, readStoredSession } from '../steps/session.ts'
import { readRecordedTexts, clearRecordedTexts, recordShownTexts } from '../steps/texts-shown.ts'

const EXPIRED = '인증정보가 만료되었습니다. 다시 인증해주세요.'
const NEED_NUMBER = '사업자등록번호 확인 후 진행해주세요.'

/** Every way to open the result page: the page to start from, and the action. */
const OPENINGS = [
  { opening: 'its address', from: '/', go: (page: Page) => page.goto('/aply-result', { waitUntil: 'commit' }) },
  { opening: 'a link', from: '/', go: (page: Page) => page.getByRole('link', { name: /^신청결과 확인/ }).click() },
  { opening: 'back', from: '/', go: (page: Page) => page.goBack({ waitUntil: 'commit' }) },
  { opening: 'forward', from: '/ctn-mttr', go: (page: Page) => page.goForward({ waitUntil: 'commit' }) },
  { opening: 'a reload', from: '/aply-result', go: (page: Page) => page.reload({ waitUntil: 'commit' }) },
] as const

/** Text that only the result page shows. */
const RESULT = /신청번호|지원대상으로\s선정되었습니다/
const resultIsThere = (page: Page) =>
  expect(page.getByRole('main').getByText(RESULT).filter({ visible: true }).first()).toBeVisible()

/** Opens the result, then another page in the same tab, so that the result is one step back or forward. */
const standOn = async (page: Page, world: TestWorld, from: (typeof OPENINGS)[number]['from']) => {
  await world.enter('applied-target-selected', '/ctn-mttr')
  await page.evaluate(() => history.pushState(null, '', '/aply-result'))
  await resultIsThere(page)
  if (from === '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /배달·택배비 지원/ })
      .click()
  if (from === '/ctn-mttr') await page.goBack()
  await page.waitForURL(from)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('[E-151] [E-156] a guarded page opened without the cookie shows nothing', async ({ page, world }) => {
  await recordShownTexts(page)
  for (const { opening, from, go } of OPENINGS) {
    await test.step(opening, async () => {
      await standOn(page, world, from)
      await page.context().clearCookies({ name: 'jwtToken' })
      await clearRecordedTexts(page)
      const calls = await countScreenCalls(world)
      await go(page)
      await expect(dialog(page)).toContainText(EXPIRED)
      await expect(page).toHaveURL('/aply-result')
      expect((await readRecordedTexts(page)).filter((text) => RESULT.test(text))).toEqual([])
      expect(await countScreenCalls(world)).toBe(calls)
      expect(await readStoredSession(page)).toBeNull()
      await closeDialogBy(page, '첫 화면으로')
      await expect(page).toHaveURL('/')
    })
  }
  await test.step('[E-151] [E-176] the dialog of an ended session leads back to the requested page', () =>
    seeWayBack(page, world))
})

const seeWayBack = async (page: Page, world: TestWorld) => {
  const again = dialog(page).getByRole('link', { name: '다시 인증하기' })
  await world.enter('applied-target-selected', '/aply-result')
  await resultIsThere(page)
  await page.context().clearCookies({ name: 'jwtToken' })
  await page.reload()
  await expect(dialog(page)).toContainText('이미 접수하신 신청과 증빙은 그대로 있습니다.')
  await expect(page.getByText('시간 연장')).toBeHidden()
  await again.click()
  await expect(page).toHaveURL('/onslf-check-result')
  await certify(page, '휴대폰 인증')
  await expect(page).toHaveURL('/aply-result')
  await resultIsThere(page)
  await page.context().clearCookies({ name: 'jwtToken' })
  await page.goto('/info-agree')
  await expect(dialog(page)).toContainText('이미 접수된 신청은 ‘신청결과 확인’에서 보실 수 있습니다.')
  await again.click()
  await expect(page).toHaveURL('/bzmn-reg')
  await expect(dialog(page)).toHaveCount(0)
}

test('[E-021] [E-022] [E-156] [D1-246] [D1-290] an unknown URL shows the page for unknown URLs', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/Failed to load resource.*404/] })
  await page.goto('/ctn-mttr')
  expect(ROUTES.filter((route) => route.includes('agree'))).toEqual(['/info-agree', '/mydata-agree'])
  for (const path of ['/nothing-here', '/info-agree-test', '/mydata-agree/test']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(patternWithAnySpaces('찾으시는 화면이 없습니다.'))
    await expect(page.getByRole('main')).toContainText('잘못된 접근입니다.')
    await expect(page).toHaveTitle(/^없는 주소 \| /)
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/ctn-mttr')
  }
  await page.goForward()
  await page.getByRole('main').getByRole('link', { name: '신청결과 확인' }).click()
  await expect(page).toHaveURL('/bzmn-result')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: '첫 화면으로' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: '주요 서비스' })).toBeVisible()

  await test.step('[D1-246] a slash at the end of a URL makes no difference', async () => {
    await page.goto('/elig-check/')
    await page.waitForURL('/elig-check')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('[E-137] a new tab starts without the session of another tab', async ({ page }) => {
  await registerBusinessNumber(page, '1000100001')
  await page.reload()
  await expect(page.getByRole('heading', { name: '신청을 위해 본인인증을 진행해주세요.' })).toBeVisible()
  expect(await readStoredSession(page)).toMatchObject({ brNo: '1000100001' })

  const other = await page.context().newPage()
  await other.goto('/onslf-check')
  await seeRefusalDialogAndClose(other, NEED_NUMBER, '사업자등록번호 입력하기')
  expect((await readStoredSession(other))?.brNo ?? '').toBe('')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.goto('/')
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name: /^지원요건 확인/ }).click({ modifiers: ['ControlOrMeta'] })
  const openedPage = await opening
  await expect(openedPage.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await readStoredSession(openedPage))?.brNo ?? '').toBe('')
})
