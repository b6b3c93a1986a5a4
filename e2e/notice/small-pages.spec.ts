import type { Page } from '@playwright/test'
import { seeNoAxeViolations, pressByKey, expect, test } from '../journey.ts'
import { patternWithAnySpaces, dialog } from '../steps/dialog.ts'
import { seeNoOverflow } from '../steps/layout.ts'

const WIDTHS = [360, 768, 1280] as const
/** Checks that a small page has no accessibility findings and that nothing is outside the screen at any width. */
const onEveryWidth = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await seeNoAxeViolations(page)
    await seeNoOverflow(page, `${width} px`)
  }
}

test('[P-258] the page with the example result requests no application', async ({ page, world }) => {
  await page.goto('/aply-result-sample')
  await expect(page.getByText('예시상점').first()).toBeVisible()
  await expect(page.getByRole('listitem', { name: '' }).filter({ hasText: '신청완료' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  )
  await onEveryWidth(page)
  await page.waitForLoadState('networkidle')
  expect(await world.journal({ path: '/api/v1/application/*' })).toEqual([])
})

test('[P-255] the page on objections leads to the homepage or to the call centre', async ({ page }) => {
  await page.goto('/objctRqst')
  await onEveryWidth(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '증빙·이의신청 문의 전화하기 1644-5332' })).toHaveAttribute(
    'href',
    'tel:16445332',
  )
  await expect(main.getByRole('link', { name: '증빙·이의신청 문의 전화하기 1644-5333' })).toHaveAttribute(
    'href',
    'tel:16445333',
  )
  await pressByKey(page, 'link', '누리집 첫 화면으로')
  await expect(page).toHaveURL('/')
})

test('[P-257] the alert page shows the message of a known code', async ({ page }) => {
  await page.goto('/modal-alert?code=guard.expired')
  await onEveryWidth(page)
  await page.goto('/modal-alert?code=guard.needCert')
  await page.setViewportSize({ width: 1280, height: 1000 })
  await expect(page.getByRole('alert')).toBeVisible()
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0), 'a short page has its footer at the lower edge').toBeCloseTo(1000, 0)
  await expect(page.getByRole('alert')).toHaveText(patternWithAnySpaces('본인인증 후 진행해주세요.'))
  await page.goto('/modal-alert?code=%EC%86%8D%EC%9E%84%EC%88%98')
  await expect(page.getByRole('alert')).toContainText(patternWithAnySpaces('찾으시는 화면이 없습니다.'))
  await pressByKey(page, 'link', '확인 (첫 화면으로)')
  await expect(page).toHaveURL('/')
})

test('[E-015] [P-007] the former result page of administrators leads to the main page', async ({ page }) => {
  await page.goto('/bzmn-result-admin')
  await expect(page).toHaveURL('/')
  await expect(dialog(page)).toHaveCount(0)
})
