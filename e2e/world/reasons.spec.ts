import { expect, test } from '../journey.ts'
import { patternWithAnySpaces, closeDialogBy, dialog, pressInDialog, ruleNumberLineInDialog } from '../steps/dialog.ts'
import { openProofRow, pressCancelApplication, RESULT_CALL_PATHS, resultPage } from '../steps/result.ts'
import { articleOfBook, waitForRuleBook } from '../steps/rule-book.ts'

test('[A-201] [A-252] the page, the journal and the rule book show the rule that refuses a person', async ({
  page,
  world,
}) => {
  const { cancelApplication, heading } = resultPage(page)
  world.tolerate({ console: [/status of 409/] })
  await test.step('[E-158] the rule that refuses a visit from outside the office is shown', async () => {
    await page.goto('/popup-mng')
    await expect(dialog(page)).toContainText(patternWithAnySpaces('접근 권한이 없습니다.'))
    await expect(ruleNumberLineInDialog(page, 'GD-6')).toBeVisible()
    await closeDialogBy(page, '첫 화면으로')
  })
  await world.enter('applied-new', '/aply-result')
  await expect(heading).toBeVisible()
  await world.officer('verify')
  await world.officer('deliberate')

  await test.step('the agency refuses an action that the page has offered', async () => {
    await pressCancelApplication(page)
    await pressInDialog(page, '신청취소')
    await expect(dialog(page)).toContainText(patternWithAnySpaces('이미 처리된 신청입니다.'))
    await expect(ruleNumberLineInDialog(page, 'TA-18')).toBeVisible()
    await closeDialogBy(page, '신청결과로 돌아가기')
  })
  await test.step('the button is disabled now and shows the reason', async () => {
    await expect(cancelApplication).toHaveAccessibleDescription(
      '심의 중이거나 처리가 끝난 신청은 취소할 수 없습니다. 심의가 끝나 지원대상으로 선정되시면 다시 취소하실 수 있습니다.',
    )
  })
  await test.step('the journal shows the rule that decided, without personal data', async () => {
    const [line] = await world.journal({ path: RESULT_CALL_PATHS.cancel })
    expect(line?.because).toEqual({
      rule: 'TA-18',
      ref: 'A-250',
      book: '/__rulebook/#TA?at=deliberation&who=applicant&action=cancel',
    })
  })
  await test.step('[A-254] the rule that refuses to cancel a proof is shown', async () => {
    await world.enter('selected-supplement', '/aply-result')
    const cancel = (await openProofRow(resultPage(page).proofRows.first())).getByRole('button', { name: /취소$/ })
    await expect(cancel).toBeVisible()
    await world.officer('cancel')
    await cancel.click()
    await pressInDialog(page, '증빙 취소')
    await expect(ruleNumberLineInDialog(page, 'PC-1')).toBeVisible()
    await closeDialogBy(page, '확인')
  })
  await test.step('the rule book shows the deciding row with the facts selected', async () => {
    await page.goto('/__world#journal')
    const journal = page.getByRole('region', { name: '호출 기록', exact: true })
    await journal.getByRole('link', { name: '사유 PC-1: 규칙집에서 보기' }).first().click()
    await waitForRuleBook(page)
    const rule = articleOfBook(page, 'PC')
    await expect(rule.getByRole('row', { name: /판정한 줄/ })).toContainText('PC-1')
    await expect(rule.getByLabel('신청이 취소되거나 삭제됨')).toHaveValue('true')
    await expect(rule.getByLabel('증빙유형')).toHaveValue('direct')
    await expect(rule.getByRole('status')).toContainText('PC-1번 줄이 판정합니다.')
  })
})
