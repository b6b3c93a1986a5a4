import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { applicationForm } from '../steps/application.ts'
import { seeActionBarInWindow } from '../steps/bar.ts'
import { seeNoOverflow } from '../steps/layout.ts'
import { resultPage } from '../steps/result.ts'
import { enlargeText } from '../steps/text-size.ts'

/**
 * What a state of `states.ts` must show in a window of a certain size. `every-state.spec.ts` checks it while the state
 * is open: on a phone of 360 by 740 pixels, with text twice as large there, in a narrow window with such text, and in a
 * window of 1280 by 800 pixels.
 */
type LayoutChecks = {
  readonly onPhone?: (page: Page) => Promise<void>
  readonly onPhoneEnlarged?: (page: Page) => Promise<void>
  readonly inNarrowWindowEnlarged?: (page: Page) => Promise<void>
  readonly inWindow?: (page: Page) => Promise<void>
}

/** Returns where an element begins, in pixels below the upper edge of the portal's header. */
const topOf = async (element: Locator) => {
  const header = await element.page().locator('header').first().boundingBox()
  const box = await element.boundingBox()
  return (box?.y ?? Number.NaN) - (header?.y ?? Number.NaN)
}
const widthOf = (element: Locator) => element.evaluate((box) => Math.round(box.getBoundingClientRect().width))

/**
 * Checks where the first gaps of the form are. For a corporation the hint above the resident number has two lines; the
 * files to attach take one more line below the heading. [D2-1021]
 */
const seeFirstGaps =
  ({ hint = 0, files = 0 } = {}) =>
  (page: Page) =>
    test.step('[D2-420] the first gap of the form', async () => {
      const form = applicationForm(page)
      // The line about the kind of payment, below the heading. [D2-566] [D3-554]
      const line = 64 + files
      expect(await topOf(form.mobile)).toBeLessThanOrEqual(280 + line)
      expect(await topOf(form.residentBack)).toBeLessThanOrEqual(400 + hint + line)
      expect(await topOf(form.realName)).toBeLessThanOrEqual(500 + line)
    })

const seeAction = (role: 'button' | 'link', name: string, limit: number) => (page: Page) =>
  test.step('[D2-466] [D2-913] [D2-939] the action of the result', async () => {
    expect(await topOf(resultPage(page).summary.getByRole(role, { name }))).toBeLessThanOrEqual(limit)
  })

/** Checks that heading and header stay visible with large text. */
const seeHeadingEnlarged = async (page: Page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const [top, height] = await page
    .getByRole('heading', { level: 1 })
    .evaluate((words) => [
      words.getBoundingClientRect().top,
      document.querySelector('header')?.getBoundingClientRect().height,
    ])
  expect(Number(height)).toBeLessThan(160)
  expect(top).toBeLessThan(440)
}

/** Checks that the bar of a form covers nothing and is not cut. */
const seeBarEnlarged = (page: Page) =>
  test.step('[D2-802] in a narrow window, the bar of a form covers nothing and is not cut', async () => {
    const last = page.locator('[data-action-bar] > button').last()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(last).not.toBeInViewport()
    await last.focus()
    await expect(last).toBeInViewport()
    // The main button has the width of the page, so that its words are not broken into syllables.
    expect((await last.boundingBox())?.width).toBeGreaterThan(250)
    expect(
      await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom)),
    ).toBeLessThan(100)
  })

/** Checks that the entries of a row begin at the same height, with their labels directly above their boxes. */
const seeLabelAboveBox =
  (name: string, boxOf: (page: Page) => readonly [box: Locator, next: Locator]) => (page: Page) =>
    test.step('[D1-741] [D2-946] entries side by side have their labels directly above their boxes', async () => {
      const [box, next] = boxOf(page)
      expect(await topOf(box)).toBe(await topOf(next))
      const label = page.locator('label', { hasText: name })
      const { height } = (await label.boundingBox()) ?? { height: Number.NaN }
      expect((await topOf(box)) - (await topOf(label)) - height).toBeLessThanOrEqual(12)
    })
// The certified name of the applicant is a box, too. [D2-946]
const seeMobileBesideName = seeLabelAboveBox('휴대폰번호', (page) => [
  applicationForm(page).mobile,
  page.locator('dt', { hasText: '성명' }).locator('+ dd'),
])
const seeAccountBesideDepositor = seeLabelAboveBox('계좌번호', (page) => [
  applicationForm(page).account,
  applicationForm(page).depositor,
])

const seeColumnOfForm = (page: Page) =>
  test.step('[D1-641] [D1-870] the column of a form is 720 px wide, and no button is wider than a field', async () => {
    await expect(applicationForm(page).cancel).toBeVisible()
    const form = page.locator('main form')
    expect(await widthOf(form)).toBe(720)
    expect((await form.boundingBox())?.x).toBe((1280 - 720) / 2)
    // The widest button is the check below the resident number, which is as wide as the boxes of the number. [D2-682]
    for (const button of await page.getByRole('main').getByRole('button').all())
      expect(await widthOf(button)).toBeLessThanOrEqual(324)
  })

const seeColumnOfText = async (page: Page) => {
  const text = page.getByRole('main').locator('> div')
  await expect.poll(() => widthOf(text)).toBe(816)
  expect((await text.boundingBox())?.x).toBe((1280 - 816) / 2)
}

const seeApplicationBesideSummary = (page: Page) =>
  test.step('[D2-461] the application is beside the summary, without a button above it', async () => {
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
      await seeNoOverflow(page, `the result at ${width} px`)
    }
  })

/** The checks of each state by its name. */
const LAYOUTS: Readonly<Record<string, LayoutChecks>> = {
  main: { onPhoneEnlarged: seeHeadingEnlarged },
  'elig-check': { onPhoneEnlarged: seeHeadingEnlarged, inWindow: seeColumnOfText },
  'bzmn-reg': { onPhoneEnlarged: seeHeadingEnlarged },
  'region-center': { onPhoneEnlarged: seeHeadingEnlarged },
  'user-guide': { onPhoneEnlarged: seeHeadingEnlarged },
  'board-faq': { onPhoneEnlarged: seeHeadingEnlarged },
  objctRqst: { onPhoneEnlarged: seeHeadingEnlarged },
  'info-agree-new-individual-rapid': { inNarrowWindowEnlarged: seeBarEnlarged },
  'aply-info-new-individual-confirmed': {
    onPhone: seeFirstGaps(),
    inNarrowWindowEnlarged: seeBarEnlarged,
    inWindow: async (page) => {
      await seeMobileBesideName(page)
      await seeColumnOfForm(page)
    },
  },
  'aply-info-new-individual-rapid': { onPhone: seeFirstGaps() },
  'aply-info-new-individual-declined': { onPhone: seeFirstGaps({ files: 28 }) },
  'aply-info-new-corporate-confirmed': { onPhone: seeFirstGaps({ hint: 22 }), inWindow: seeMobileBesideName },
  'aply-result-applied-target-selected': { inWindow: seeApplicationBesideSummary },
  // The box above the action has the reasons with their files, and what happens without a supplement.
  'aply-result-selected-supplement': { onPhone: seeAction('button', '증빙 보완하기', 460) },
  // The answer stands above its act, in full.
  'aply-result-hold-opinion-answered': { onPhone: seeAction('link', '자료와 의견 보내기', 375) },
  'aply-result-applied-transfer-error': { onPhone: seeAction('link', '계좌정보 수정', 420) },
  'result-modify-applied-transfer-error': {
    onPhone: (page) =>
      test.step('[D2-424] [D3-553] the first entry of a new account', async () =>
        expect(await topOf(applicationForm(page).bank)).toBeLessThanOrEqual(560)),
    inNarrowWindowEnlarged: seeBarEnlarged,
    inWindow: seeAccountBesideDepositor,
  },
  'opinion-submit-hold-opinion-answered': {
    onPhone: (page) => test.step('[D2-172] the bar below an answered opinion', () => seeActionBarInWindow(page)),
  },
}
export const STATES_WITH_LAYOUT: readonly string[] = Object.keys(LAYOUTS)

/** Checks what an open state must show, in a window of each size; at the end the window is a phone again. */
export const seeLayout = async (page: Page, name: string) => {
  const { onPhone, onPhoneEnlarged, inNarrowWindowEnlarged, inWindow } = LAYOUTS[name] ?? {}
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await onPhone?.(page)
  if (onPhoneEnlarged !== undefined) {
    await enlargeText(page, 200)
    await onPhoneEnlarged(page)
    await enlargeText(page, 100)
  }
  if (inNarrowWindowEnlarged !== undefined) {
    await page.setViewportSize({ width: 320, height: 568 })
    await enlargeText(page, 200)
    await seeNoOverflow(page, `${name} at 320 px, 200 % text`)
    await inNarrowWindowEnlarged(page)
    await enlargeText(page, 100)
  }
  if (inWindow !== undefined) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await inWindow(page)
  }
  await page.setViewportSize({ width: 360, height: 740 })
}
