import { expect, test } from '../journey.ts'
import {
  applicationForm,
  APPLICATION_CALL_PATHS,
  chooseBank,
  fillAccount,
  passAccountCheck,
} from '../steps/application.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm } from '../steps/dialog.ts'
import { submitEditAndConfirm, editPage, openAccountFacts, RESULT_CALL_PATHS, resultPage } from '../steps/result.ts'

const NEW_ACCOUNT = '41000100009999'

test(
  '[A-210] [A-270] the account is corrected once after a failed transfer',
  { tag: '@first' },
  async ({ page, world }) => {
    const facts = await world.enter('applied-transfer-error', '/aply-result')
    await page.getByRole('link', { name: '계좌정보 수정' }).click()
    await page.waitForURL('/result-modify')
    const form = applicationForm(page)
    const { complete } = editPage(page)
    const reason = '4가지 남음 · 은행부터'
    await expect(complete).toBeDisabled()
    await expect(complete).toHaveAccessibleDescription(reason)
    await expect(page.getByText(reason)).toBeVisible()

    await test.step('[D2-106] entering the failed account again needs a confirmation', async () => {
      for (const entry of [form.account, form.depositor]) await expect(entry).toHaveValue('')
      await expect(page.getByText(facts.accountNumber)).toHaveCount(0)
      await fillAccount(page, facts)
      await passAccountCheck(page)
      await complete.click()
      await expect(dialog(page)).toContainText('이체하지 못한 계좌와 같습니다. 그래도 이 계좌로 등록하시겠습니까?')
      await closeDialogBy(page, '다른 계좌 입력')
      await expect(dialog(page)).toHaveCount(0)
      expect(await world.journal({ path: RESULT_CALL_PATHS.update })).toEqual([])
    })

    await test.step('changing the account makes the check invalid', async () => {
      await expect(complete).toBeEnabled()
      await form.account.fill(NEW_ACCOUNT)
      await expect(complete).toBeDisabled()
    })

    await test.step('the new account is confirmed', async () => {
      await chooseBank(page, '신한은행')
      await passAccountCheck(page)
      await complete.click()
      await expect(dialog(page)).toContainText('입력하신 계좌정보로 수정하시겠습니까?')
      await test.step('[D2-155] the question contains bank, number and holder', async () => {
        for (const text of ['은행: 신한은행', `계좌번호: ${NEW_ACCOUNT}`, `예금주: ${facts.depositor}`])
          await expect(dialog(page)).toContainText(text)
      })
      await closeDialogBy(page, '아니요')
      expect(await world.journal({ path: RESULT_CALL_PATHS.update })).toEqual([])
      await expect(form.account).toHaveValue(NEW_ACCOUNT)
    })

    await submitEditAndConfirm(page)
    await seeAlertAndConfirm(page, '수정이 완료되었습니다.')
    await page.waitForURL('/aply-result')

    await expect(resultPage(page).heading).toContainText('수정하신 계좌를 접수했습니다.')
    // The overview shows the account in one line; the opened row shows the parts of the account separately.
    await expect(resultPage(page).summary).toContainText('신한은행 410*******9999')
    await openAccountFacts(page)
    await expect(page.getByRole('definition').getByText('신한은행', { exact: true })).toBeVisible()
    expect(await world.journal({ path: RESULT_CALL_PATHS.update })).toMatchObject([{ status: 200 }])
    expect(await world.journal({ path: APPLICATION_CALL_PATHS.accountOwner })).toHaveLength(2)
  },
)
