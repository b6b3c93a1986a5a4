import { expect, test } from '../journey.ts'
import { applicationForm } from '../steps/application.ts'
import { consentPage } from '../steps/consent.ts'
import { dialog } from '../steps/dialog.ts'
import { seeReceivedApplication } from '../steps/result.ts'
import { makeCountedTouches } from '../steps/touches.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test('[A-143] [D2-154] the journey from consents to result takes at most twelve taps', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/info-agree')
  const { tap, type, pressNextFieldKey, effort } = makeCountedTouches(page)
  const { choice, confirm } = consentPage(page)
  const form = applicationForm(page)

  await expect(choice('모두 동의합니다')).not.toHaveAttribute('aria-disabled')
  await tap(choice('모두 동의합니다'))
  await tap(confirm)
  await page.waitForURL('/mydata-agree')
  await tap(choice('정부가 가진 정보로 확인합니다'))
  await tap(confirm)
  await page.waitForURL('/aply-info')
  await tap(form.residentBack)
  await type(form.residentBack, facts.residentNumber.slice(6))
  await expect(form.companyName).toBeFocused()
  await type(form.companyName, facts.businessName)
  await pressNextFieldKey()
  await type(form.openingDate, facts.openingDate.replaceAll('-', ''))
  await expect(form.lookup).toBeFocused()
  await tap(form.lookup)
  await expect(form.bank).toBeFocused()
  await tap(form.bank)
  await tap(page.getByRole('option', { name: facts.bankName, exact: true }))
  await type(form.account, facts.accountNumber)
  await tap(page.getByRole('button', { name: '성명과 같음' }))
  await expect(form.complete).toBeFocused()
  await tap(form.complete)
  await tap(dialog(page).getByRole('button', { name: '신청', exact: true }))
  await page.waitForURL('/aply-cmptn')
  await tap(page.getByRole('link', { name: '신청결과 보기' }))
  await seeReceivedApplication(page, facts)
  // Without the automatic focus and the next step in the bar, this journey took eighteen taps and four scrolls.
  expect(effort().taps).toBeLessThanOrEqual(12)
  expect(effort().keys).toBeLessThanOrEqual(40)
  // The consents are above the choice, which is partly below the window. [D1-979]
  expect(effort().scrolls).toBeLessThanOrEqual(1)
})
