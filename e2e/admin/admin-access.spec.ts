import type { Page } from '@playwright/test'
import { seeNoAxeViolations, OFFICE_ADDRESS, pressByKey, expect, test, type TestWorld } from '../journey.ts'
import { dialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { navigateInsidePortal, readStoredSession } from '../steps/session.ts'

const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: '팝업 관리' })
const login = (page: Page) => dialog(page).filter({ hasText: '관리자 로그인' })
const idOf = (page: Page) => login(page).getByLabel('아이디')
const passwordOf = (page: Page) => login(page).getByLabel('비밀번호')

const logIn = async (page: Page, id: string, password: string) => {
  await idOf(page).fill(id)
  await passwordOf(page).fill(password)
  await login(page).getByRole('button', { name: '로그인', exact: true }).click()
}
/** Confirms the alert with this text and checks that the login then opens. */
const readAlertThenLogin = async (page: Page, text: string) => {
  await expect(dialog(page)).toContainText(text)
  await dialog(page).getByRole('button', { name: '확인', exact: true }).click()
  await expect(login(page)).toBeVisible()
}
const TOKEN_KEY = 'portal-admin-token'
const heldToken = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), TOKEN_KEY)
const lookups = async (world: TestWorld) => (await world.journal({ path: '*/ip' })).length

const atOffice = async (page: Page, world: TestWorld, path = '/ctn-mttr') => {
  await world.visitor({ ip: OFFICE_ADDRESS })
  await page.goto(path)
  await expect(link(page)).toBeVisible()
}

test('[E-064] only visitors in the office network see the administrator link', async ({ page, world }) => {
  world.tolerate({ console: [/net::ERR_|Failed to load resource/] })
  await world.visitor({ ip: '203.0.113.7' })
  await page.goto('/')
  await expect.poll(() => lookups(world)).toBeGreaterThan(0)
  await expect(page.getByText('팝업 관리')).toHaveCount(0)
  for (const [visitor, path] of [
    [{ ip: '192.0.2.31' }, '/board-faq'],
    [{ fail: true }, '/info-terms'],
  ] as const) {
    await world.visitor(visitor)
    const before = await lookups(world)
    await navigateInsidePortal(page, path)
    await expect.poll(() => lookups(world)).toBeGreaterThan(before)
    await expect(page.getByText('팝업 관리')).toHaveCount(0)
  }
  await atOffice(page, world, '/')
  await world.visitor({ ip: '203.0.113.7' })
  await page.getByRole('link', { name: /^지원요건 확인/ }).click()
  await expect(link(page)).toHaveCount(0)
  await test.step('[E-161] a late lookup of the IP address neither moves nor blocks the page', () =>
    seeLateLookup(page, world))
})

const seeLateLookup = async (page: Page, world: TestWorld) => {
  await world.visitor({ ip: OFFICE_ADDRESS })
  const release = await holdCalls(page, { path: '/ip' })
  await page.goto('/ctn-mttr')
  const back = page.getByRole('main').getByRole('button', { name: '이전' })
  await back.focus()
  await expect(link(page)).toHaveCount(0)
  const before = await back.boundingBox()
  await release()
  await expect(link(page)).toBeVisible()
  await expect(back).toBeFocused()
  expect(await back.boundingBox()).toEqual(before)

  await world.visitor({ ip: OFFICE_ADDRESS, delayMs: 6000 })
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/ip'))
  await navigateInsidePortal(page, '/elig-check')
  await expect(page).toHaveURL('/elig-check')
  await page.getByRole('main').getByRole('button', { name: '신청하기' }).click({ trial: true })
  await givenUp
  await expect(link(page)).toHaveCount(0)
}

/** Stores the token as if an earlier visit had left it in this tab. */
const holdToken = (page: Page, token: string) =>
  page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [TOKEN_KEY, token] as const)

const seeLoginOfEachPage = async (page: Page, world: TestWorld) => {
  await world.visitor({ ip: OFFICE_ADDRESS })
  for (const path of ['/popup-mng', '/popup-reg']) {
    await page.goto(path)
    await expect(login(page)).toBeVisible()
    const calls = await world.journal({ path: '/api/v1/popup/*' })
    // The calls for main page popups and the maintenance window are made for every visitor.
    const ownCalls = calls.filter(
      (call) => !/popupYn/.test(JSON.stringify(call.query)) && !call.path.endsWith('landing-info'),
    )
    expect(ownCalls).toEqual([])
    await login(page).getByRole('button', { name: '취소' }).click()
    await expect(page).toHaveURL('/')
  }
}

test('an administrator logs in with the keyboard', async ({ page, world }) => {
  world.tolerate({ console: [/Failed to load resource/] })
  await test.step("the administrators' pages open the login for a visitor without a token", () =>
    seeLoginOfEachPage(page, world))
  await atOffice(page, world)
  await link(page).click()
  await expect(login(page)).toBeVisible()
  await seeNoAxeViolations(page)
  await test.step('the server refuses a visitor who has left the office', async () => {
    await world.visitor({ ip: '203.0.113.7' })
    await logIn(page, 'officer', 'officer-2025!')
    await expect(login(page)).toContainText('로그인에 실패했습니다.')
    await expect(page).toHaveURL('/ctn-mttr')
    expect(await heldToken(page)).toBeNull()
    await world.visitor({ ip: OFFICE_ADDRESS })
  })
  await test.step('[E-164] a person with another role has to log in again', async () => {
    await logIn(page, 'clerk', 'clerk-2025!')
    await expect(dialog(page).last()).toContainText('관리자 권한이 없습니다.')
    await page.keyboard.press('Escape')
    await expect(login(page)).toBeVisible()
    await login(page).getByRole('button', { name: '취소' }).click()
    await expect(page).toHaveURL('/ctn-mttr')

    await link(page).click()
    await readAlertThenLogin(page, '관리자 권한이 없습니다.')
  })
  await test.step('[E-169] [E-170] after a wrong login, a correct login opens the popup management', async () => {
    await logIn(page, 'officer', 'wrong')
    await expect(login(page)).toContainText('로그인에 실패했습니다. 아이디와 비밀번호를 확인해주세요.')
    await expect(passwordOf(page)).toHaveValue('')
    await expect(passwordOf(page)).toBeFocused()
    await seeNoAxeViolations(page)
    await expect(page).toHaveURL('/ctn-mttr')

    await page.keyboard.type('officer-2025!')
    await pressByKey(page, 'button', '로그인')
    await expect(page).toHaveURL('/popup-mng')
    await expect(page.getByRole('main')).toContainText('팝업 목록')
    expect(await readStoredSession(page)).toMatchObject({ adminLoginYn: 'Y' })
    expect(await heldToken(page)).toMatch(/./)
    const loginCalls = await world.journal({ path: '/api/v1/admin/auth/popup-login' })
    expect(loginCalls.at(-1)?.body).toMatchObject({
      adminId: 'officer',
      authLevel: 'ROLE_ADMIN',
      ipAddress: OFFICE_ADDRESS,
    })
  })
  await test.step('a stored token opens the page without a dialog', async () => {
    await page.goto('/ctn-mttr')
    await link(page).click()
    await expect(page).toHaveURL('/popup-mng')
    await expect(page.getByRole('main')).toContainText('팝업 목록')
    await expect(dialog(page)).toHaveCount(0)
  })
  await test.step('a visitor stays on the page if the token check fails', async () => {
    await holdToken(page, 'kept')
    await navigateInsidePortal(page, '/ctn-mttr')
    await expect(link(page)).toBeVisible()
    await world.fault({ path: '/api/v1/admin/auth/parse-token', status: 500 })
    await link(page).click()
    await seeAlertAndConfirm(page, '관리자 권한 확인 중 오류가 발생했습니다.')
    await expect(page).toHaveURL('/ctn-mttr')
    expect(await heldToken(page)).toBe('kept')
  })
  await test.step('[E-165] an invalid token is removed, and the login opens', async () => {
    await holdToken(page, 'long-gone')
    await link(page).click()
    await readAlertThenLogin(page, '유효하지 않은 토큰입니다. 다시 로그인해주세요.')
    expect(await heldToken(page)).toBeNull()
  })
})
