import { seeNoAxeViolations, expect, test } from '../journey.ts'
import { applicationForm, passBusinessLookup } from '../steps/application.ts'
import { businessNumberPage } from '../steps/business.ts'
import { patternWithAnySpaces, dialog, pressInDialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import {
  editPage,
  openApplicationFacts,
  RESULT_CALL_PATHS,
  resultPage,
  tickInstructions,
  unfoldBusinessForm,
} from '../steps/result.ts'
import { readStoredSession } from '../steps/session.ts'

const SAME =
  '신청하신 내용과 같습니다. 고치실 내용이 있으면 ‘다시 입력’을 눌러주세요. 고치실 내용이 없으면 ‘수정완료’를 눌러 보완을 접수하실 수 있습니다.'

test('[A-218] [A-222] [A-262] [A-270] a corporation answers a supplement request with another business number', async ({
  page,
  world,
}) => {
  await world.enter('corporate-supplement-request', '/aply-result')
  await page.getByRole('link', { name: '보완 접수하기' }).click()
  await page.waitForURL('/result-modify-bizinfo')
  const number = businessNumberPage(page)
  const form = applicationForm(page)
  const { complete } = editPage(page)
  await unfoldBusinessForm(page)
  await expect(number.area).toBeVisible()
  expect(await number.shown()).toEqual(['100', '81', '00001'])
  await expect(complete).toBeDisabled()
  await expect(complete).toHaveAccessibleDescription('2가지 남음 · 사업자 정보 조회부터')

  await test.step('[D2-150] looked-up values can be submitted unchanged', async () => {
    await form.lookup.click()
    await expect(page.getByText(SAME)).toBeVisible()
    await expect(page.getByText('사업자 정보 조회가 완료되었습니다.')).toHaveCount(0)
    await expect(complete).toBeEnabled()
    await seeNoAxeViolations(page)
    await expect(number.serial).not.toBeEditable()
    await expect(form.openingDate).not.toBeEditable()
    await page.getByRole('button', { name: /^다시 입력/ }).click()
    await expect(complete).toBeDisabled()
    await expect(number.area).toBeFocused()
  })

  await test.step('the new business number is entered', async () => {
    await number.fill('1008100003')
    await form.companyName.fill('주식회사 새한빛')
    await form.settlementMonth.selectOption('6월')
    await passBusinessLookup(page)
    await expect(complete).toHaveAccessibleDescription('남은 것: 모두 마쳤는지 확인')
    await tickInstructions(page)
    await complete.click()
    await expect(dialog(page)).toContainText('입력하신 사업자 정보로 수정하시겠습니까?')
    for (const text of ['사업자등록번호: 100-81-00003', '법인명: 주식회사 새한빛', '결산월: 6월'])
      await expect(dialog(page), '[D2-155] the question names the business data').toContainText(text)
    await pressInDialog(page, '예')
    await seeAlertAndConfirm(page, '수정이 완료되었습니다.')
    await page.waitForURL('/aply-result')
  })

  await expect(resultPage(page).heading).toContainText('보완하신 내용을 받았습니다.')
  await openApplicationFacts(page)
  await expect(page.getByRole('definition').getByText('100-81-00003')).toBeVisible()
  await expect(page.getByRole('definition').getByText('주식회사 새한빛')).toBeVisible()
  await expect(page.getByRole('definition').getByText('6월', { exact: true })).toBeVisible()
  expect((await readStoredSession(page))?.brNo).toBe('1008100003')
  expect(await world.journal({ path: RESULT_CALL_PATHS.update })).toHaveLength(1)

  await page.reload()
  await expect(resultPage(page).heading).toContainText('보완하신 내용을 받았습니다.')
})

test('[D2-1020] [D2-850] [D2-150] [D2-167] [D2-310] [D2-927] [A-218] a supplement without field errors can be submitted unchanged', async ({
  page,
  world,
}) => {
  await world.enter('applied-supplement-request', '/aply-result')
  const { summary } = resultPage(page)
  await expect(summary.getByRole('link', { name: /^(전화로|사업자)/ })).toHaveText(['1533-0500'])
  await page.getByRole('link', { name: '보완 접수하기' }).click()
  await page.waitForURL('/result-modify-bizinfo')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    patternWithAnySpaces('자료를 모두 보내신 뒤 보완을 접수해주세요.'),
  )
  await expect(page.getByRole('main').getByRole('link', { name: /1533-0500$/ })).toHaveCount(1)
  await expect(applicationForm(page).companyName).toBeHidden()
  await expect(editPage(page).complete).toHaveCount(0)
  const submit = page.getByRole('button', { name: '보완 접수하기' })
  await expect(submit).toHaveAccessibleDescription('남은 것: 모두 마쳤는지 확인')
  await submit.click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await tickInstructions(page)
  await submit.click()
  await expect(dialog(page)).toContainText('고치신 내용이 없습니다. 이대로 보완을 접수하시겠습니까?')
  await pressInDialog(page, '예')
  await seeAlertAndConfirm(page, '고치신 내용 없이 보완이 접수되었습니다.')
  await page.waitForURL('/aply-result')
  await expect(resultPage(page).heading).toContainText('보완하신 내용을 받았습니다.')
  expect(await world.journal({ path: RESULT_CALL_PATHS.update })).toMatchObject([{ status: 200 }])
})
