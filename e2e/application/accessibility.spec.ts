import type { Page } from '@playwright/test'
import { seeNoAxeViolations, expect, test, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  APPLICATION_CALL_PATHS,
  resetRealNameCheck,
  fillApplicationForm,
  openConfirmation,
} from '../steps/application.ts'
import { pressNextTwice } from '../steps/bar.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm, seeRefusalInBar } from '../steps/dialog.ts'
import { seeNoOverflow } from '../steps/layout.ts'
import { pressCancelApplication } from '../steps/result.ts'
import { seeNoOverflowEnlarged } from '../steps/text-size.ts'

/**
 * Checks that nothing is wider than a phone, a tablet or a desktop, even with large text, and that on a phone and on a
 * desktop no accessibility rule is broken.
 */
const seeNone = async (page: Page, what: string) =>
  test.step(what, async () => {
    for (const width of [768, 1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await seeNoOverflow(page, `${what} at ${width}`)
      if (width !== 768) await seeNoAxeViolations(page)
    }
    await seeNoOverflowEnlarged(page, what)
  })

// `journey/every-state.spec.ts` checks every page that a URL opens.
test('[E-213] the form and the result with their messages and dialogs are accessible at all widths', async ({
  page,
  world,
}) => {
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
  await resetRealNameCheck(page)
  await form.realName.click()
  await expect(dialog(page)).toContainText('서비스 접속 대기 중입니다.')
  await seeNone(page, 'the waiting room')
  await closeDialogBy(page, '중지')
  await openConfirmation(page)
  await seeNone(page, 'the confirmation')
  await test.step('a fault and a question on the result page', () => seeFaultAndQuestion(page, world))
})

/** Cancels an application whose page could not be loaded at first. */
const seeFaultAndQuestion = async (page: Page, world: TestWorld) => {
  await world.queue({})
  await world.fault({ path: APPLICATION_CALL_PATHS.detail, status: 500, body: {} })
  await world.enter('applied-hold', '/aply-result')
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await seeNone(page, 'the fault')
  await page.getByRole('button', { name: '다시 시도' }).click()
  await pressCancelApplication(page)
  await expect(dialog(page)).toContainText('신청을 취소하시겠습니까?')
  await seeNone(page, 'the question before a cancellation')
  await dialog(page).getByRole('button', { name: '신청취소', exact: true }).click()
  await seeAlertAndConfirm(page, '신청이 취소되었습니다.')
  await expect(page.getByRole('button', { name: '다시 신청하기' })).toBeVisible()
}
