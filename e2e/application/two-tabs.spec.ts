import { DRAFTS_STORAGE_KEY } from '#domain/records/draft'
import { expect, test } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  fillApplicationForm,
  focusEntry,
  openConfirmation,
  passAccountCheck,
} from '../steps/application.ts'
import { closeDialogBy, patternWithAnySpaces, dialog } from '../steps/dialog.ts'

const OTHER = '이미 접수된 신청이 있으며, 먼저 접수된 내용으로 처리됩니다. 신청결과에서 접수된 내용을 확인해주세요.'

test('[F-014] [D2-108] [A-267] a second tab submits only entries that equal the stored ones', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/status of 409/] })
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  await fillApplicationForm(page, facts)
  const storedDrafts = () => page.evaluate((key) => sessionStorage.getItem(key) ?? '', DRAFTS_STORAGE_KEY)
  await expect.poll(storedDrafts, 'the last entry is in the draft').toContain(facts.depositor)

  /** Opens another tab of the same visit, which has the draft but no unsaved data. */
  const openAnother = async () => {
    const tabOpening = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/aply-info'))
    const tab = await tabOpening
    const form = applicationForm(tab)
    await expect(form.depositor).toHaveValue(facts.depositor)
    await form.residentFront.fill(facts.residentNumber.slice(0, 6))
    await form.residentBack.fill(facts.residentNumber.slice(6))
    await passAccountCheck(tab)
    return { tab, form }
  }
  const second = await openAnother()
  const third = await openAnother()
  await openConfirmation(page)
  await confirmSubmission(page)

  const send = async ({ tab }: typeof second) => {
    await openConfirmation(tab)
    await dialog(tab).getByRole('button', { name: '신청', exact: true }).click()
  }
  await test.step('a tab with a different phone number keeps its entries', async () => {
    await focusEntry(second.tab, '신청인 정보', second.form.mobile)
    await second.form.mobile.fill('01099998888')
    await send(second)
    await expect(dialog(second.tab)).toContainText(patternWithAnySpaces(OTHER))
    await closeDialogBy(second.tab, '닫기')
    await focusEntry(second.tab, '사업자 정보', second.form.companyName)
    await expect(second.form.companyName).toHaveValue(facts.businessName)
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toMatchObject([
      { fields: { mbtlnum: facts.phone } },
    ])
  })
  await test.step('the message leads to the stored entries', async () => {
    await send(second)
    await closeDialogBy(second.tab, '신청결과 보기')
    await second.tab.waitForURL('/aply-result')
  })
  await test.step('entries that equal the stored ones are received only once', async () => {
    await openConfirmation(third.tab)
    await confirmSubmission(third.tab)
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toHaveLength(1)
  })
})
