import type { Page } from '@playwright/test'
import type { PersonaFacts } from '#server/personas/persona'
import { expect, test, type TestWorld } from '../journey.ts'
import {
  applicationForm,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillAccount,
  fillApplicationForm,
  fillBusiness,
  openConfirmation,
  formatMobileAsShown,
  openBusinessPart,
} from '../steps/application.ts'
import { answerPublicDataAndContinue, giveAllConsentsAndContinue } from '../steps/consent.ts'
import { closeDialogBy, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { certifyAnew } from '../steps/entry.ts'
import { readStoredSession } from '../steps/session.ts'

const RESTORED = '이전에 작성하시던 내용을 불러왔습니다.'
const AGAIN = '주민등록번호와 첨부파일, 그리고 실명인증·사업자 정보 조회·계좌인증의 결과는 저장하지 않습니다.'
const KEPT = '작성하시던 내용은 이 창에 보관되어 있습니다. 다시 인증하시면 이어서 작성하실 수 있습니다.'

const seeEntries = async (page: Page, facts: PersonaFacts) => {
  const form = applicationForm(page)
  await expect(page.getByText(RESTORED)).toHaveText(/\(\d{4}-\d{2}-\d{2} \d{2}:\d{2} 저장\)/)
  await expect(form.companyName).toHaveValue(facts.businessName)
  await expect(form.openingDate).toHaveValue(facts.openingDate)
  await expect(form.bank).toHaveText(facts.bankName)
  await expect(form.account).toHaveValue(facts.accountNumber)
  await expect(form.depositor).toHaveValue(facts.depositor)
}

/** Opens the form again, in the same tab, for a visitor whose session has ended. */
const comeAgain = async (page: Page, world: TestWorld) => {
  await certifyAnew(page, (world.facts() ?? { brNo: '' }).brNo, 'new-individual-confirmed')
  await giveAllConsentsAndContinue(page)
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
}

test('[A-264] [A-266] a draft restores the entries without their checks', async ({ page, world }) => {
  const facts = await world.enter('new-corporate-confirmed', '/aply-info')
  const form = applicationForm(page)
  await fillApplicationForm(page, facts)
  await expect(page.getByText(/작성 내용 저장됨/)).toBeVisible()
  await page.reload()
  await seeEntries(page, facts)
  await expect(page.getByText(AGAIN)).toBeVisible()
  await expect(form.corporateBack).toHaveValue((facts.corporateNumber ?? '').slice(6))
  await expect(form.settlementMonth).toHaveValue('3')
  for (const check of [form.realName, form.lookup, form.accountCheck]) await expect(check).toBeEnabled()
  await expect(form.residentBack).toHaveValue('')

  await form.depositor.fill('다른 이름')
  await page.getByRole('link', { name: '자주 묻는 질문' }).click()
  await page.waitForURL('/board-faq')
  await page.goBack()
  await expect(form.depositor).toHaveValue('다른 이름')

  const discard = page.getByRole('button', { name: '작성 내용 삭제' })
  await discard.click()
  await expect(dialog(page)).toContainText('저장된 작성 내용을 삭제하고 처음부터 다시 작성하시겠습니까?')
  await closeDialogBy(page, '아니요')
  await expect(form.depositor).toHaveValue('다른 이름')
  await discard.click()
  await closeDialogBy(page, '예')
  await expect(form.companyName).toHaveValue('')
  await expect(form.mobile).toHaveValue(formatMobileAsShown(facts.phone))
  await expect(page.getByText(RESTORED)).toHaveCount(0)
  await page.reload()
  await openBusinessPart(page)
  await expect(form.companyName).toHaveValue('')
  await expect(page.getByText(RESTORED)).toHaveCount(0)
})

test('[F-017] [A-007] [A-265] [E-146] [E-176] the same person gets back the draft of an ended session', async ({
  page,
  world,
}) => {
  await page.clock.install()
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  await fillBusiness(page, facts)
  await fillAccount(page, facts)
  await page.clock.runFor(2_000)
  await expect(page.getByText(/작성 내용 저장됨/)).toBeVisible()
  await test.step('the draft of an expired session stays', async () => {
    const end = ((await readStoredSession(page))?.timer.deadline ?? Number.NaN) + 1000
    await world.clock(new Date(end).toISOString())
    await page.clock.pauseAt(end)
    await page.clock.runFor(2_000)
    await page.clock.resume()
    await expect(dialog(page)).toContainText('인증 유효시간이 만료되었습니다. 다시 인증해주세요.')
    await seeRefusalDialogAndClose(page, KEPT)
    await expect(page).toHaveURL('/')
  })
  await test.step('the same person with the same business number gets all entries back', async () => {
    await comeAgain(page, world)
    await seeEntries(page, facts)
    await expect(applicationForm(page).accountCheck).toBeEnabled()
  })
  await test.step('nothing is submitted if the session ends again', async () => {
    await fillApplicationForm(page, facts)
    await world.fault({ path: APPLICATION_CALL_PATHS.create, status: 401, body: { status: 401, message: 'expired' } })
    await openConfirmation(page)
    await dialog(page).getByRole('button', { name: '신청', exact: true }).click()
    await expect(dialog(page)).toContainText('인증정보가 만료되었습니다. 다시 인증해주세요.')
    await expect(dialog(page)).toContainText('문의전화 : 1533-0500')
    await seeRefusalDialogAndClose(page, KEPT)
    await expect(page).toHaveURL('/')
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toEqual([])
  })
})
