import type { Locator, Page } from '@playwright/test'
import { expect, test, type TestWorld } from '../journey.ts'
import { applicationForm, fillBusiness } from '../steps/application.ts'
import { seeActionBarInWindow } from '../steps/bar.ts'
import { answerPublicDataAndContinue } from '../steps/consent.ts'
import { resultPage } from '../steps/result.ts'

test.use({ viewport: { width: 360, height: 720 }, hasTouch: true, isMobile: true })

/** Returns where an element begins, in pixels below the upper edge of the portal's header. */
const topOf = async (element: Locator) => {
  const header = await element.page().locator('header').first().boundingBox()
  const box = await element.boundingBox()
  return (box?.y ?? Number.NaN) - (header?.y ?? Number.NaN)
}

const seeFirstGaps = async (page: Page, world: TestWorld) => {
  for (const persona of [
    'individual-confirmed',
    'individual-rapid',
    'individual-declined',
    'corporate-confirmed',
  ] as const) {
    await world.enter(`new-${persona}`, '/aply-info')
    const form = applicationForm(page)
    // The line about the kind of payment, below the heading. [D2-566] [D3-554]
    const line = 64
    expect(await topOf(form.mobile), persona).toBeLessThanOrEqual(280 + line)
    // For a corporation the hint above it has two lines.
    const hint = persona === 'corporate-confirmed' ? 22 : 0
    expect(await topOf(form.residentBack), persona).toBeLessThanOrEqual(400 + hint + line)
    expect(await topOf(form.realName), persona).toBeLessThanOrEqual(500 + line)
  }
}

const seeActionsOfResult = async (page: Page, world: TestWorld) => {
  for (const [persona, role, act, limit] of [
    // The box above it has the reasons with their files, and what happens without a supplement.
    ['selected-supplement', 'button', '증빙 보완하기', 460],
    // The answer stands above its act, in full.
    ['hold-opinion-answered', 'link', '자료와 의견 보내기', 375],
    ['applied-transfer-error', 'link', '계좌정보 수정', 420],
  ] as const) {
    await world.enter(persona, '/aply-result')
    expect(await topOf(resultPage(page).summary.getByRole(role, { name: act })), persona).toBeLessThanOrEqual(limit)
  }
}

/** Leaves the form by Back and opens it again, before the first scroll. */
const seeBarOfDraft = async (page: Page, world: TestWorld) => {
  const facts = await world.enter('new-individual-confirmed', '/mydata-agree')
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
  await fillBusiness(page, facts)
  await expect(page.getByText(/작성 내용 저장됨/)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await expect(page.getByText('이전에 작성하시던 내용을 불러왔습니다.')).toBeVisible()
  await seeActionBarInWindow(page)
}

test('the next step of every page is in the first view of a phone', async ({ page, world }) => {
  await test.step('[D2-420] the first gap of the form', () => seeFirstGaps(page, world))
  await test.step('[D2-424] [D3-553] the first entry of a new account', async () => {
    await world.enter('applied-transfer-error', '/result-modify')
    expect(await topOf(applicationForm(page).bank)).toBeLessThanOrEqual(560)
  })
  await test.step('[D2-466] [D2-913] [D2-939] the action of the result', () => seeActionsOfResult(page, world))
  await test.step('[D2-172] the bar below an answered opinion', async () => {
    await world.enter('hold-opinion-answered', '/opinion-submit')
    await seeActionBarInWindow(page)
  })
  await test.step('[A-264] [D2-172] the bar of a restored draft', () => seeBarOfDraft(page, world))
})

const seeLabelsAboveBoxes = async (page: Page, world: TestWorld) => {
  for (const [persona, path, name] of [
    ['new-individual-confirmed', '/aply-info', '휴대폰번호'],
    ['new-corporate-confirmed', '/aply-info', '휴대폰번호'],
    ['applied-transfer-error', '/result-modify', '계좌번호'],
  ] as const) {
    await world.enter(persona, path)
    const form = applicationForm(page)
    const isAccount = path === '/result-modify'
    const box = isAccount ? form.account : form.mobile
    // The certified name of the applicant is a box, too. [D2-946]
    const nextEntry = isAccount ? form.depositor : page.locator('dt', { hasText: '성명' }).locator('+ dd')
    expect(await topOf(box), persona).toBe(await topOf(nextEntry))
    const label = page.locator('label', { hasText: name })
    const { height } = (await label.boundingBox()) ?? { height: Number.NaN }
    expect((await topOf(box)) - (await topOf(label)) - height, persona).toBeLessThanOrEqual(12)
  }
}

const widthOf = (element: Locator) => element.evaluate((box) => Math.round(box.getBoundingClientRect().width))

const seeWidthsOfColumns = async (page: Page, world: TestWorld) => {
  await world.enter('new-individual-confirmed', '/aply-info')
  await expect(applicationForm(page).cancel).toBeVisible()
  const form = page.locator('main form')
  expect(await widthOf(form)).toBe(720)
  expect((await form.boundingBox())?.x).toBe((1280 - 720) / 2)
  // The widest button is the check below the resident number, which is as wide as the boxes of the number. [D2-682]
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect(await widthOf(button)).toBeLessThanOrEqual(324)
  await page.goto('/elig-check')
  const text = page.getByRole('main').locator('> div')
  await expect.poll(() => widthOf(text)).toBe(816)
  expect((await text.boundingBox())?.x).toBe((1280 - 816) / 2)
}

const seeApplicationBesideSummary = async (page: Page, world: TestWorld) => {
  await world.enter('applied-target-selected', '/aply-result')
  const { summary, progress, heading } = resultPage(page)
  const receipt = page.getByRole('region', { name: '신청내용' })
  await expect(receipt.getByText('DA00000001')).toBeVisible()
  await expect(receipt.getByRole('button', { expanded: false }), '[D2-571]').toHaveText(['처리 내용'])
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const [left, right] = [await summary.boundingBox(), await receipt.boundingBox()]
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? Number.NaN) + (left?.width ?? Number.NaN))
    expect(await topOf(heading), '[D2-870]').toBeLessThanOrEqual(100)
    expect(await topOf(progress), '[D2-870]').toBeGreaterThan(await topOf(heading))
    const steps = progress.getByRole('listitem')
    expect(await topOf(steps.first()), 'the steps are in one row').toBe(await topOf(steps.last()))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('forms and results use the width of a window', async ({ page, world }) => {
    await test.step('[D1-741] [D2-946] entries side by side have their labels directly above their boxes', () =>
      seeLabelsAboveBoxes(page, world))
    await test.step('[D1-641] [D1-870] the column of a form is 720 px wide, and no button is wider than a field', () =>
      seeWidthsOfColumns(page, world))
    await test.step('[D2-461] the application is beside the summary, without a button above it', () =>
      seeApplicationBesideSummary(page, world))
  })
})
