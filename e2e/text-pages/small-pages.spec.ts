import { seeNoAxeViolations, pressByKey, expect, test } from '../journey.ts'
import { patternWithAnySpaces, dialog } from '../steps/dialog.ts'

test('[P-257] the alert page shows the message of a known code', async ({ page }) => {
  await page.goto('/modal-alert?code=guard.needCert')
  await page.setViewportSize({ width: 1280, height: 1000 })
  await expect(page.getByRole('alert')).toBeVisible()
  const footer = await page.getByRole('contentinfo').boundingBox()
  expect((footer?.y ?? 0) + (footer?.height ?? 0), 'a short page has its footer at the lower edge').toBeCloseTo(1000, 0)
  await expect(page.getByRole('alert')).toHaveText(patternWithAnySpaces('본인인증 후 진행해주세요.'))
  await seeNoAxeViolations(page)
  await page.goto('/modal-alert?code=%EC%86%8D%EC%9E%84%EC%88%98')
  await expect(page.getByRole('alert')).toContainText(patternWithAnySpaces('찾으시는 화면이 없습니다.'))
  await pressByKey(page, 'link', '확인 (첫 화면으로)')
  await expect(page).toHaveURL('/')
  await test.step('[E-015] [P-007] the former result page of administrators leads to the main page', async () => {
    await page.goto('/bzmn-result-admin')
    await expect(page).toHaveURL('/')
    await expect(dialog(page)).toHaveCount(0)
  })
})
