import { axe, see, test } from '../journey.ts'
import { applicationForm, CALLS, enterAccount, passAccountCheck } from '../steps/application.ts'
import { dialog, readAlert } from '../steps/dialog.ts'

const NOT_FOUND = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
const FULL_WIDTH_HINT = '예금주명이 영문인 경우 전각문자로 변환한 후 다시 인증해주세요.'

test('[A-091] [A-060] [A-061] [E-175] [A-093] [A-096] [A-097] [A-098] [A-099] [A-100] [A-064] [A-065] [A-227] an account is checked against its holder, and a changed number takes the check back', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/Failed to load resource/] })
  await world.fault({ path: CALLS.codes, status: 200, body: { status: 200, result: { BANK: 'none' } } })
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  await test.step('[E-175] the bank list comes again after a failure', async () => {
    await see(page.getByText('은행 목록을 불러오지 못했습니다.')).toBeVisible()
    await page.getByRole('button', { name: '다시 시도' }).click()
    await see(page.getByText('은행 목록을 불러오지 못했습니다.')).toHaveCount(0)
  })
  await test.step('[A-093] the bank comes first', async () => {
    await form.accountCheck.click()
    await readAlert(page, '은행을 선택해주세요.')
    await see(form.bank).toBeFocused()
  })
  await test.step('[A-091] the bank list works by keyboard', async () => {
    const { bank } = form
    const list = page.getByRole('listbox')
    await bank.focus()
    await page.keyboard.press('Enter')
    await see(list).toBeVisible()
    await page.keyboard.press('Escape')
    await see(list).toBeHidden()
    await see(bank).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await see(bank).not.toHaveText('은행을 선택해주세요.')
    await bank.click()
    await page.getByRole('option', { name: facts.bankName, exact: true }).click()
    await see(bank).toHaveText(facts.bankName)
    await see(list).toBeHidden()
  })
  await test.step('[A-091] it is searched by initials, no barrier in it', async () => {
    const { bank } = form
    await bank.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await see(page.getByRole('searchbox', { name: /^이름으로 찾기/ })).toBeFocused()
    await page.keyboard.insertText('ㅅㅎㅇ')
    await see(page.getByRole('option')).toHaveText(['수협은행', '신한은행'])
    await axe(page)
    await page.keyboard.press('Escape')
    await see(bank).toBeFocused()
    await see(bank).toHaveText(facts.bankName)
  })
  await test.step('[A-093] then number and holder', async () => {
    await form.accountCheck.click()
    await readAlert(page, '계좌번호를 입력해주세요.')
    await see(form.account).toBeFocused()
    await form.account.fill(facts.accountNumber)
    await form.accountCheck.click()
    await readAlert(page, '예금주명을 입력해주세요.')
    await see(form.depositor).toBeFocused()
    see(await world.journal({ path: CALLS.accountOwner })).toEqual([])
  })
  await test.step('[A-097] unknown, somebody else, another form', async () => {
    await form.depositor.fill(facts.depositor)
    for (const account of ['000100001000', '111000100001']) {
      await form.account.fill(account)
      await form.accountCheck.click()
      await readAlert(page, NOT_FOUND)
      await see(page.getByRole('main').getByText('계좌인증이 완료되었습니다.')).toHaveCount(0)
      await see(form.bank).not.toHaveAttribute('aria-readonly')
      await see(form.depositor).toBeEditable()
      await see(form.accountCheck).toBeEnabled()
    }
    await see(dialog(page)).toHaveCount(0)
  })
  await test.step('[A-099] [A-007] a bank that cannot be asked', async () => {
    const error = '계좌인증 중 오류가 발생했습니다.'
    await form.account.fill('999100001000')
    await form.accountCheck.click()
    await see(dialog(page)).toContainText('문의전화 : 1533-0500')
    await readAlert(page, error)
    await world.fault({ path: CALLS.accountOwner, status: 200, body: 'yes' })
    await form.accountCheck.click()
    await readAlert(page, error)
    await world.fault({ path: CALLS.accountOwner, cut: 'before' })
    await form.accountCheck.click()
    await readAlert(page, error)
  })
  await test.step('[A-098] [A-065] an English name is hinted at full-width letters, which then match', async () => {
    await form.account.fill('222100001000')
    await form.depositor.fill('HONG GILDONG')
    await form.accountCheck.click()
    await see(dialog(page)).toContainText(NOT_FOUND)
    await dialog(page).getByRole('button', { name: '확인', exact: true }).click()
    await readAlert(page, FULL_WIDTH_HINT)
    await form.fullWidth.check()
    await see(form.depositor).toHaveValue('ＨＯＮＧ　ＧＩＬＤＯＮＧ')
    await passAccountCheck(page)
  })
  await test.step('[A-096] [A-100] checked is locked, until the number changes', async () => {
    await see(form.depositor).not.toBeEditable()
    await see(form.bank).toHaveAttribute('aria-readonly', 'true')
    await form.bank.click()
    await see(page.getByRole('listbox')).toBeHidden()
    await form.account.fill(facts.accountNumber)
    await see(page.getByRole('main').getByText('계좌인증이 완료되었습니다.')).toHaveCount(0)
    await see(form.depositor).toBeEditable()
    await see(form.accountCheck).toBeEnabled()
  })
  await test.step('[A-064] the holder is cut at sixty bytes, never in half a letter', async () => {
    await form.fullWidth.uncheck()
    await form.depositor.fill(`${'a'.repeat(59)}가`)
    await see(form.depositor).toHaveValue('a'.repeat(59))
    await form.depositor.fill('가'.repeat(31))
    await see(form.depositor).toHaveValue('가'.repeat(30))
  })
  await test.step('[A-060] [A-061] the numbers keep their digits, as many as they may have', async () => {
    const { account, mobile } = form
    await account.fill('12-34 가a5678901234567890')
    await see(account).toHaveValue('1234567890123456')
    await mobile.fill('010-1234-56789')
    await see(mobile).toHaveValue('01012345678')
  })
  await test.step('[A-097] [A-227] the account of somebody else is not confirmed, and a closed queue asks no bank', async () => {
    const other = await world.enter('account-mismatch', '/aply-info')
    const before = (await world.journal({ path: CALLS.accountOwner })).length
    await enterAccount(page, other)
    await world.queue({ act_9: 'block' })
    await form.accountCheck.click()
    await readAlert(page, '현재 서비스 이용이 제한되어 있습니다. 잠시 후 다시 시도해주세요.')
    see(await world.journal({ path: CALLS.accountOwner })).toHaveLength(before)
    await world.queue({})
    await form.accountCheck.click()
    await readAlert(page, NOT_FOUND)
    see(await world.journal({ path: CALLS.accountOwner })).toHaveLength(before + 1)
  })
})
