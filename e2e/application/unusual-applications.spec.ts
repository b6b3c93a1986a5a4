import type { Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import type { BusinessDoc } from '#server/world/collections'
import { expect, test, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillAccount,
  fillApplicant,
  fillApplicationForm,
  fillBusiness,
  LOOKUP_OPENING_DATES,
  openConfirmation,
  passAccountCheck,
  passBusinessLookup,
  waitForRealNameCheck,
  openBusinessPart,
} from '../steps/application.ts'
import { businessNumberPage, registerBusinessNumber } from '../steps/business.ts'
import { answerPublicDataAndContinue, consentPage, giveAllConsentsAndContinue } from '../steps/consent.ts'
import {
  closeDialogBy,
  dialog,
  pressInDialog,
  seeAlertAndConfirm,
  seeRefusalInBar,
  seeRefusalDialogAndClose,
} from '../steps/dialog.ts'
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

const PROCEEDS = '확인되지 않은 상태로 진행합니다.'

test('[A-057] [A-065] [A-078] [A-079] [A-098] [A-143] an applicant applies with an unconfirmed name and an unreachable tax office', async ({
  page,
  world,
}) => {
  const facts = await world.enter('name-mismatch', '/aply-info')
  const form = applicationForm(page)
  await test.step('the applicant can continue although the name is not confirmed', async () => {
    await fillApplicant(page, facts)
    for (const text of ['실명이 확인되지 않았습니다.', '지원대상에서 제외될 수 있습니다.']) {
      await expect(dialog(page)).toContainText(text)
      await pressInDialog(page, '이대로 진행')
    }
    await expect(page.getByText(PROCEEDS)).toBeVisible()
  })
  await test.step('the applicant can continue without a successful business lookup', async () => {
    await fillBusiness(page, facts, LOOKUP_OPENING_DATES.different)
    await form.lookup.click()
    await expect(dialog(page)).toContainText('사업자 정보 조회에 실패하였습니다.')
    await closeDialogBy(page, '이대로 진행')
    await fillBusiness(page, facts)
    await world.fault({ path: APPLICATION_CALL_PATHS.lookup, cut: 'before' })
    await form.lookup.click()
    await expect(dialog(page)).toContainText('문의전화 : 1533-0500')
    await seeAlertAndConfirm(page, '현재 사업자 정보 일치 여부를 확인할 수 없습니다. 신청은 계속 진행할 수 있으며,')
    await expect(page.getByText(PROCEEDS)).toHaveCount(2)
  })
  await test.step('a full-width English holder name confirms the account', async () => {
    await fillAccount(page, facts, { accountNumber: '222100001000', depositor: 'HONG GILDONG' })
    await form.accountCheck.click()
    await seeRefusalInBar(page, '예금주명이 영문인 경우 전각문자로 변환한 후 다시 인증해주세요.')
    await form.fullWidth.check()
    await passAccountCheck(page)
  })
  await applyAndFind(page, facts)
  await expect(page.getByRole('definition').getByText('ＨＯＮＧ　ＧＩＬＤＯＮＧ')).toBeVisible()
  expect(await readSubmitted(world)).toMatchObject([
    { status: 'applied', residentNumberGiven: true, fields: { opbzDt: facts.openingDate.replaceAll('-', '') } },
  ])
})

test('[A-022] [A-051] [A-127] [A-268] [A-143] a corporation with rapid payment corrects an application that was refused', async ({
  page,
  world,
}) => {
  const facts = await world.persona('new-corporate-confirmed')
  const before = (await world.snapshot()) as {
    readonly documents: readonly { readonly collection: string; readonly document: unknown }[]
  }
  const rapid = { aplyType: '신속', deliveryTotal: 320_000 } satisfies Partial<BusinessDoc>
  await world.restore({
    ...before,
    documents: before.documents.map((row) =>
      row.collection === 'businesses' ? { ...row, document: { ...(row.document as BusinessDoc), ...rapid } } : row,
    ),
  })
  await registerBusinessNumber(page, facts.brNo)
  await certify(page, '간편인증')
  await giveAllConsentsAndContinue(page)
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
  await openBusinessPart(page)
  await expect(page.getByRole('definition').getByText('300,000원 이상')).toBeVisible()
  await fillApplicationForm(page, facts)
  await test.step('the application is refused and corrected', async () => {
    const form = applicationForm(page)
    const refusal = '신청정보가 올바르지 않습니다. 입력하신 내용을 확인해주세요.'
    await world.fault({ path: APPLICATION_CALL_PATHS.create, status: 400, body: { status: 400, message: refusal } })
    await openConfirmation(page)
    await pressInDialog(page, '신청')
    await seeRefusalDialogAndClose(page, refusal, '신청서로 돌아가기')
    await expect(form.complete).toBeFocused()
    await form.companyName.fill('주식회사 고친이름')
    await form.settlementMonth.selectOption('9월')
  })
  await waitForRealNameCheck(page)
  await passBusinessLookup(page)
  await applyAndFind(page, facts)
  for (const text of ['신속지급', '주식회사 고친이름', '9월'])
    await expect(page.getByRole('definition').getByText(text, { exact: true })).toBeVisible()
  expect(await readSubmitted(world)).toMatchObject([
    { aplyType: '신속', mngFrGb: '0', fields: { sprtAmt: 320_000, soaMm: '9', crpno: facts.corporateNumber } },
  ])
})

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
