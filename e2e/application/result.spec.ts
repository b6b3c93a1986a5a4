import type { Page } from '@playwright/test'
import { expect, test, type TestWorld } from '../journey.ts'
import { APPLICATION_CALL_PATHS } from '../steps/application.ts'
import { patternWithAnySpaces, dialog, seeRefusalDialogAndClose } from '../steps/dialog.ts'
import { openAccountFacts, revisitResult } from '../steps/result.ts'
import { readStoredSession } from '../steps/session.ts'

test('[F-010] [A-143] [A-148] [E-175] a failed load is shown on the page, with a retry button, and a refused one leads away', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/Failed to load resource/] })
  await world.enter('applied-new', '/ctn-mttr')
  const NO_CONNECTION = '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.'
  for (const [fault, text] of [
    [{ cut: 'during' }, NO_CONNECTION],
    [{ status: 500, body: { message: '점검 중입니다.' } }, '점검 중입니다.'],
    [{ status: 200, body: { status: 200, result: { aplyNo: 'DA1', dcsnAmt: 'three' } } }, NO_CONNECTION],
    [{ status: 200, body: '' }, NO_CONNECTION],
    [{ status: 204, body: '' }, NO_CONNECTION],
  ] as const) {
    await world.fault({ path: APPLICATION_CALL_PATHS.detail, ...fault })
    await revisitResult(page)
    await expect(page.getByRole('main')).toContainText(text)
    await expect(page.getByRole('main')).toContainText('1533-0500')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: '첫 화면으로', exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: '다시 시도' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('신청이 접수되었습니다.')

  await test.step('[F-009] [A-142] an unknown status is shown exactly as sent, even if the amount is missing', async () => {
    const body = { status: 200, result: { aplyNo: 'DA00000001', prcsStts: '모르는 상태' } }
    await world.fault({ path: APPLICATION_CALL_PATHS.detail, status: 200, body })
    await revisitResult(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      patternWithAnySpaces('진행상태를 확인하고 있습니다. 문의전화 : 1533-0500'),
    )
    await expect(page.getByText('0원', { exact: true })).toHaveCount(0)
  })
  await test.step('[A-146] a missing application resets the session and opens the main page', async () => {
    await world.fault({ path: APPLICATION_CALL_PATHS.detail, status: 200, body: { status: 404, message: '없음' } })
    await world.enter('applied-new', '/aply-result')
    const again = dialog(page).getByRole('link', { name: '다시 확인하기' })
    await expect(again).toHaveAttribute('href', '/bzmn-result')
    await seeRefusalDialogAndClose(page, '신청결과가 없습니다.')
    await expect(page).toHaveURL('/')
    expect((await readStoredSession(page))?.onslfCert ?? '').toBe('')
  })
  await test.step('[A-148] a refused call leads to the certification', async () => {
    await world.fault({ path: APPLICATION_CALL_PATHS.detail, status: 403, body: { status: 403, message: '권한 없음' } })
    await world.enter('applied-new', '/aply-result')
    await expect(dialog(page)).toContainText('개인인증은 필수입니다')
    await dialog(page).getByRole('link', { name: '본인인증 하기' }).click()
    await expect(page).toHaveURL('/onslf-check-result')
    expect((await readStoredSession(page))?.onslfCert ?? '').toBe('')
  })
  await test.step('[A-168] [A-169] [A-172] the account stays masked until the person asks for it', () =>
    seeMaskedAccount(page, world))
})

/** Reads the reasons and the account of an application on hold. */
const seeMaskedAccount = async (page: Page, world: TestWorld) => {
  const facts = await world.enter('applied-hold', '/aply-result')
  const reasons = page.getByRole('region', { name: '보류 사유' }).getByRole('listitem')
  await expect(reasons).toHaveCount(2)
  await expect(reasons.nth(0)).toContainText('주대표자만 신청할 수 있습니다.')
  await expect(reasons.nth(1)).toContainText('연 매출이 3억 원 이하인지 확인되지 않았습니다')
  await expect(page.getByText(patternWithAnySpaces('사유가 맞거나 잘 모르시겠으면'))).toBeVisible()
  const { accountNumber } = facts
  const maskedNumber = `${accountNumber.slice(0, 3)}${'*'.repeat(accountNumber.length - 7)}${accountNumber.slice(-4)}`
  const account = page.locator('dl > div').filter({ has: page.getByText('계좌번호', { exact: true }) })
  await openAccountFacts(page)
  await expect(account.getByText(maskedNumber).filter({ visible: true })).toBeVisible()
  await expect(account.getByText(accountNumber)).toHaveCount(0)
  await page.getByRole('button', { name: '계좌번호 보기' }).click()
  await expect(account.getByText(accountNumber)).toBeVisible()
  await test.step('[A-272] the print view keeps the account masked', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(account.getByText(accountNumber)).toBeHidden()
    await expect(account.getByText(maskedNumber).filter({ visible: true })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await page.getByRole('button', { name: '계좌번호 숨기기' }).click()
  await expect(account.getByText(accountNumber)).toHaveCount(0)
}
