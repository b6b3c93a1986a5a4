import type { Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import { expect, test, type TestWorld } from '../journey.ts'
import {
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillApplicationForm,
  openConfirmation,
} from '../steps/application.ts'
import { businessNumberPage } from '../steps/business.ts'
import { answerPublicDataAndContinue, consentPage, giveAllConsentsAndContinue } from '../steps/consent.ts'
import { closeDialogBy, dialog, pressInDialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { certify } from '../steps/identity.ts'
import { pressCancelApplication, RESULT_CALL_PATHS, resultPage, seeReceivedApplication } from '../steps/result.ts'
import { readStoredSession } from '../steps/session.ts'

/** Submits the form, and opens the result. `complete-application.spec.ts` returns on another day. */
const applyAndFind = async (page: Page, facts: PersonaFacts) => {
  await openConfirmation(page)
  await confirmSubmission(page)
  await page.getByRole('link', { name: '신청결과 보기' }).click()
  await seeReceivedApplication(page, facts)
}

/** Returns the stored data of the only application. */
const readSubmitted = async (world: TestWorld) => (await readSubmittedApplicationsAndFiles(world)).submitted

const QUESTION =
  '신청을 취소하시겠습니까? 취소 후 다시 신청하시면 지급이 늦어질 수 있습니다. 매출액 기준은 3억 원 이하로 상향되었습니다.'

test(
  '[A-260] [A-203] [A-206] [A-143] an applicant can apply again after a cancellation',
  { tag: '@first' },
  async ({ page, world }) => {
    const facts = await world.enter('applied-new', '/aply-result')
    const { heading, reapply } = resultPage(page)

    await test.step('the applicant cancels the application', async () => {
      await pressCancelApplication(page)
      await expect(dialog(page)).toContainText(QUESTION)
      await closeDialogBy(page, '닫기')
      expect(await world.journal({ path: RESULT_CALL_PATHS.cancel })).toEqual([])
      await pressCancelApplication(page)
      await pressInDialog(page, '신청취소')
      await seeAlertAndConfirm(page, '신청이 취소되었습니다.')
      await expect(heading).toHaveText(/신청을 취소하셨습니다\.$/)
      expect(await world.journal({ path: RESULT_CALL_PATHS.cancel })).toMatchObject([
        { method: 'DELETE', path: `/api/v1/application/delete-direct/${facts.aplyNo}`, status: 200 },
      ])
      expect(await world.journal({ path: RESULT_CALL_PATHS.detail })).toHaveLength(3)
    })

    await test.step('the applicant applies again from the result', async () => {
      await reapply.click()
      await expect(dialog(page)).toContainText(
        '취소하신 신청의 번호와 내용은 지워지고 새로 신청합니다. 다시 신청하시겠습니까?',
      )
      await pressInDialog(page, '다시 신청')
      await seeAlertAndConfirm(page, '재신청 처리가 완료되었습니다.')
      await page.waitForURL('/bzmn-reg')
      expect((await readStoredSession(page))?.aplyNo).toBe('')
    })

    await test.step('the second application is received', async () => {
      await businessNumberPage(page).give(facts.brNo)
      await page.waitForURL('/onslf-check')
      await certify(page, '간편인증')
      await page.waitForURL('/info-agree')
      await expect(consentPage(page).choice('모두 동의합니다')).toBeEnabled()
      await expect(dialog(page)).toHaveCount(0)
      expect(await world.journal({ path: APPLICATION_CALL_PATHS.duplicate })).toMatchObject([{ status: 200 }])
      await giveAllConsentsAndContinue(page)
      await expect(consentPage(page).choice('정부가 가진 정보로 확인합니다')).not.toBeChecked()
      await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
      await fillApplicationForm(page, facts)
      await applyAndFind(page, facts)
    })
    const submittedApplications = await readSubmitted(world)
    expect(submittedApplications).toHaveLength(1)
    expect(submittedApplications[0]?.aplyNo).not.toBe(facts.aplyNo)
    expect(await world.journal({ path: RESULT_CALL_PATHS.reapply })).toMatchObject([
      { method: 'PATCH', path: `/api/v1/application/reapply/${facts.aplyNo}`, body: null, status: 200 },
    ])
  },
)
