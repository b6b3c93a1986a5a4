import { expect, test } from '../journey.ts'
import {
  confirmSubmission,
  APPLICATION_CALL_PATHS,
  fillApplicationForm,
  openConfirmation,
} from '../steps/application.ts'
import { answerPublicDataAndContinue } from '../steps/consent.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { openMoreActions } from '../steps/result.ts'

test('[A-137] [A-139] [A-140] the completion page does not lead back to the form', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/mydata-agree')
  await answerPublicDataAndContinue(page, '정부가 가진 정보로 확인합니다')
  await fillApplicationForm(page, facts)
  await openConfirmation(page)
  const release = await holdCalls(page, { path: APPLICATION_CALL_PATHS.detail })
  await confirmSubmission(page)
  const seeAll = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('접수가 완료되었습니다.')
    await expect(page.getByText(`${facts.name} 님, 배달·택배비 지원사업에 신청해주셔서 감사합니다.`)).toBeVisible()
    const table = page.getByRole('table')
    for (const text of [facts.name, facts.brNo.replace(/^(...)(..)(.....)$/, '$1-$2-$3'), facts.businessName])
      await expect(table.getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByText(/^DA\d{8}$/)).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  }
  const seePaper = async () => {
    await expect(page.getByRole('button', { name: '인쇄·PDF 저장' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
  await expect(page.getByRole('table')).toContainText('불러오는 중입니다.')
  await release()
  await seeAll()
  await expect(page.getByText('소상공인 신용지원 프로그램 안내')).toBeVisible()
  const number = await page.getByText(/^DA\d{8}$/).textContent()
  const receivedText = await page.getByText('접수일시').locator('..').textContent()
  expect(receivedText).toMatch(/\d{4}년 \d{1,2}월 \d{1,2}일\(.\) \d{2}:\d{2}$/)

  await test.step('[A-273] a reload shows the completion page again', async () => {
    await page.reload()
    await seeAll()
    await expect(page.getByText(/^DA\d{8}$/)).toHaveText(number ?? '')
    expect(await page.getByText('접수일시').locator('..').textContent()).toBe(receivedText)
  })
  await test.step('[A-273] the print view has no header, footer or buttons', async () => {
    await seePaper()
  })
  await test.step('[A-273] Back does not open the form again', async () => {
    await page.goBack()
    // After the application was received, the consent pages redirect to the receipt.
    await expect(page).toHaveURL('/aply-cmptn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('접수가 완료되었습니다.')
    expect((await world.journal({ path: APPLICATION_CALL_PATHS.create })).length).toBe(1)
  })
  await test.step('[A-273] the printed result page has no header, footer or buttons', async () => {
    await page.goto('/aply-result')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^신청이 접수되었습니다/)
    await openMoreActions(page)
    await seePaper()
  })
  await page.goto('/aply-cmptn')
  await page.getByRole('link', { name: '확인 (첫 화면으로)' }).click()
  await expect(page).toHaveURL('/')
})
