import { expect, test } from '../journey.ts'
import { applicationForm, APPLICATION_CALL_PATHS, fillAccount, openAccountPart } from '../steps/application.ts'
import { seeRefusalInBar } from '../steps/dialog.ts'
import { seeQueueRefusalAndClose } from '../steps/queue.ts'

const NOT_FOUND = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'

test('a bank can be found by keyboard and by initials, and the account is checked', async ({ page, world }) => {
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  await openAccountPart(page)
  await test.step('[A-091] the bank list can be opened, moved through and closed by keyboard', async () => {
    const { bank } = form
    const list = page.getByRole('listbox')
    await bank.focus()
    await page.keyboard.press('Enter')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(bank).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(bank).not.toHaveText('은행을 선택해주세요.')
    await bank.click()
    await page.getByRole('option', { name: facts.bankName, exact: true }).click()
    await expect(bank).toHaveText(facts.bankName)
    await expect(list).toBeHidden()
  })
  await test.step('[A-091] the bank list can be searched by initials', async () => {
    const { bank } = form
    await bank.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox', { name: /^이름으로 찾기/ })).toBeFocused()
    await page.keyboard.insertText('ㅅㅎㅇ')
    await expect(page.getByRole('option')).toHaveText(['수협은행', '신한은행'])
    await page.keyboard.press('Escape')
    await expect(bank).toBeFocused()
    await expect(bank).toHaveText(facts.bankName)
  })
  await test.step('[A-097] [A-227] the account of another person is not confirmed', async () => {
    const other = await world.enter('account-mismatch', '/aply-info')
    await fillAccount(page, other)
    await world.queue({ act_9: 'block' })
    await form.accountCheck.click()
    await seeQueueRefusalAndClose(page, 'block')
    expect(await world.journal({ path: APPLICATION_CALL_PATHS.accountOwner })).toEqual([])
    await world.queue({})
    await form.accountCheck.click()
    await seeRefusalInBar(page, NOT_FOUND)
    expect(await world.journal({ path: APPLICATION_CALL_PATHS.accountOwner })).toHaveLength(1)
  })
})
