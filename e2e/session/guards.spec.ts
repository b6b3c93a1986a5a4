import type { Page } from '@playwright/test'
import { ROUTES } from '#domain/session/routes'
import { expect, test, OFFICE_ADDRESS, type TestWorld } from '../journey.ts'
import { registerBusinessNumber } from '../steps/business.ts'
import { closeDialogBy, patternWithAnySpaces, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { readRecordedTexts, clearRecordedTexts, recordShownTexts } from '../steps/texts-shown.ts'
import { certify } from '../steps/identity.ts'
import {
  changeStoredSession,
  storeDraft,
  countScreenCalls,
  readStoredSession,
  type StoredSession,
} from '../steps/session.ts'
import { SUPPLEMENT_CALL_PATHS } from '../steps/supplement.ts'

const EXPIRED = '인증정보가 만료되었습니다. 다시 인증해주세요.'
const NEED_NUMBER = '사업자등록번호 확인 후 진행해주세요.'
const NEED_CERTIFICATION = '본인인증 후 진행해주세요.'

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
})

test('[D1-255] a visitor without a certification reads how to open the page', async ({ page }) => {
  await page.goto('/aply-result')
  await expect(dialog(page)).toContainText(EXPIRED)
  await expect(dialog(page)).toContainText('본인인증 후 볼 수 있습니다.')
  await expect(dialog(page)).not.toContainText('그대로 있습니다')
  await page.goto('/modal-alert?code=nothing')
  await expect(page.getByRole('alert')).toHaveText(/^잘못된 접근입니다\.\s*찾으시는 화면이 없습니다\.$/)
})

test('[E-156] the guard runs again on a page from the browser cache', async ({ page, world }) => {
  const showAgain = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await world.enter('applied-target-selected', '/aply-result')
  await resultIsThere(page)
  const calls = await countScreenCalls(world)
  await showAgain()
  await resultIsThere(page)
  await page.context().clearCookies({ name: 'jwtToken' })
  await showAgain()
  await seeRefusalDialogAndClose(page, EXPIRED)
  await expect(page).toHaveURL('/')
  expect(await countScreenCalls(world)).toBe(calls)
  expect(await readStoredSession(page)).toBeNull()
})

test('[E-151] [E-176] the dialog of an ended session leads back to the requested page', async ({ page, world }) => {
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
})

test('[E-156] for a certified person, every way of opening a page works again', async ({ page, world }) => {
  for (const { opening, from, go } of OPENINGS) {
    await test.step(opening, async () => {
      await standOn(page, world, from)
      await go(page)
      await expect(page).toHaveURL('/aply-result')
      await resultIsThere(page)
      await expect(dialog(page)).toHaveCount(0)
    })
  }
})

test('[E-151] the message of a guard says that the draft is saved', async ({ page }) => {
  await page.goto('/ctn-mttr')
  await storeDraft(page)
  await page.goto('/aply-info')
  await expect(dialog(page)).toContainText('작성하시던 내용은 이 창에 보관되어 있습니다.')
  await seeRefusalDialogAndClose(page, EXPIRED)
  await expect(page).toHaveURL('/')
})

test('[E-152] [E-153] [E-154] a missing number or certification leads to the page that provides it', async ({
  page,
  world,
}) => {
  await world.enter('new-individual-confirmed', '/ctn-mttr')
  await changeStoredSession(page, { aplyNo: '', onslfCert: '' })
  for (const path of ['/aply-info', '/onslf-check', '/aply-cmptn', '/info-agree', '/mydata-agree']) {
    await page.goto(path)
    await seeRefusalDialogAndClose(page, NEED_NUMBER, '사업자등록번호 입력하기')
    await expect(page).toHaveURL('/bzmn-reg')
  }
  await changeStoredSession(page, { aplyNo: '202500000001' })
  for (const path of ['/aply-info', '/aply-cmptn', '/info-agree', '/mydata-agree']) {
    await page.goto(path)
    await seeRefusalDialogAndClose(page, NEED_CERTIFICATION, '본인인증 하기')
    await expect(page).toHaveURL('/onslf-check')
  }
})

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
})

test('[E-015] [E-155] the former administrator page leads to the main page without an alert', async ({
  page,
  world,
}) => {
  const shownThere: string[] = []
  await page.exposeFunction('shown', (text: string) => shownThere.push(text))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent ?? ''
      if (location.pathname === '/bzmn-result-admin' && heading !== '') Reflect.get(globalThis, 'shown')(heading)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  await page.goto('/bzmn-result-admin')
  await expect(page).toHaveURL('/')
  await world.enter('applied-under-review', '/ctn-mttr')
  await page.goto('/bzmn-result-admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('navigation', { name: '주요 서비스' })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(await readStoredSession(page)).toMatchObject({ brNo: world.facts()?.brNo })
  expect(shownThere, 'no content of its own').toEqual([])
})

test("[E-158] the administrators' pages open only for the office network", async ({ page, world }) => {
  const REFUSED = '접근 권한이 없습니다.'
  for (const path of ['/popup-mng', '/popup-reg']) {
    await page.goto(path)
    await seeRefusalDialogAndClose(page, REFUSED)
    await expect(page).toHaveURL('/')
  }
  await world.visitor({ fail: true })
  world.tolerate({ console: [/Failed to load resource/] })
  await page.goto('/popup-mng')
  await seeRefusalDialogAndClose(page, REFUSED)

  await world.visitor({ ip: OFFICE_ADDRESS })
  await page.goto('/popup-mng')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/popup-mng')
  await expect(page.getByText(REFUSED)).toHaveCount(0)
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
  const opened = await opening
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await readStoredSession(opened))?.brNo ?? '').toBe('')
})

test('[P-006] the pages refuse a visitor without certification or business number', async ({ page, world }) => {
  await world.enter('hold-opinion-none', '/ctn-mttr')
  const visit = await readStoredSession(page)
  /** Opens a page in the same visit, with the given session fields emptied. */
  const open = async (address: string, lacking: Partial<StoredSession>) => {
    await changeStoredSession(page, { ...visit, ...lacking })
    await page.goto(address)
  }
  for (const [address, lacking] of [
    ['/opinion-submit', { brNo: '' }],
    ['/detail-page', { onslfCert: '' }],
    ['/proof-reg-add', { onslfCert: '' }],
  ] as const)
    await test.step(`${address} refuses a visitor without ${Object.keys(lacking).join()}`, async () => {
      await open(address, lacking)
      await seeRefusalDialogAndClose(page, '개인인증은 필수입니다')
      await page.waitForURL('/')
    })
  expect(await world.journal({ path: SUPPLEMENT_CALL_PATHS.master })).toEqual([])

  await test.step('[P-005] the message mentions only the token if everything is missing', async () => {
    await page.context().clearCookies({ name: 'jwtToken' })
    await open('/proof-reg-add', { onslfCert: '', brNo: '' })
    await seeRefusalDialogAndClose(page, '인증정보가 만료되었습니다. 다시 인증해주세요.')
    await page.waitForURL('/')
    await expect(dialog(page)).toHaveCount(0)
  })
})
