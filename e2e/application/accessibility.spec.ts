import type { Page } from '@playwright/test'
import { pressNextTwice } from '../steps/bar.ts'
import { seeNoAxeViolations, expect, test } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  APPLICATION_CALL_PATHS,
  resetPassedCheck,
  fillApplicationForm,
  openConfirmation,
} from '../steps/application.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm, seeRefusalInBar } from '../steps/dialog.ts'
import { seeNoOverflow } from '../steps/layout.ts'
import { pressCancelApplication } from '../steps/result.ts'
import { seeNoOverflowEnlarged } from '../steps/text-size.ts'

/**
 * Checks phone, tablet and desktop: nothing is wider than the screen, even with large text, and no accessibility rule
 * is broken.
 */
const seeNone = async (page: Page, what: string) =>
  test.step(what, async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await seeNoOverflow(page, `${what} at ${width}`)
      await seeNoAxeViolations(page)
    }
    await seeNoOverflowEnlarged(page, what)
  })

test('[E-213] the form, its dialogs and the completion page are accessible at all widths', async ({ page, world }) => {
  const facts = await world.enter('new-corporate-confirmed', '/mydata-agree')
  await page.getByRole('radio', { name: /서류를 직접 올립니다$/ }).check()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.waitForURL('/aply-info')
  const form = applicationForm(page)
  await pressNextTwice(page)
  await seeRefusalInBar(page, '계좌인증을 완료해주세요.')
  await seeNone(page, 'the form with everything that is missing')

  await form.bank.click()
  await seeNone(page, 'the list of banks')
  await page.keyboard.press('Escape')
  await world.settings({ missingRequiredFiles: 'empty' })
  await page.reload()
  await fillApplicationForm(page, facts)
  await world.queue({ act_7: 'wait-forever' })
  await resetPassedCheck(page, '신청인 정보', '주민등록번호')
  await form.realName.click()
  await expect(dialog(page)).toContainText('서비스 접속 대기 중입니다.')
  await seeNone(page, 'the waiting room')
  await closeDialogBy(page, '중지')
  await openConfirmation(page)
  await seeNone(page, 'the confirmation')
  await confirmSubmission(page)
  await expect(page.getByRole('table')).toContainText(facts.businessName)
  await seeNone(page, 'the completion')
})

test('[E-213] the result page and its dialogs are accessible at all widths', async ({ page, world }) => {
  await world.fault({ path: APPLICATION_CALL_PATHS.detail, status: 500, body: {} })
  await world.enter('applied-hold', '/aply-result')
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await seeNone(page, 'the fault')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('region', { name: '보류 사유' })).toBeVisible()
  await seeNone(page, 'a held application')
  await pressCancelApplication(page)
  await expect(dialog(page)).toContainText('신청을 취소하시겠습니까?')
  await seeNone(page, 'the question before a cancellation')
  await dialog(page).getByRole('button', { name: '신청취소', exact: true }).click()
  await seeAlertAndConfirm(page, '신청이 취소되었습니다.')
  await expect(page.getByRole('button', { name: '다시 신청하기' })).toBeVisible()
  await seeNone(page, 'a deleted application')
  await world.enter('applied-transfer-error', '/aply-result')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('이체하지 못했습니다.')
  await seeNoOverflowEnlarged(page, 'a result with an amount')
})
