import { see, test } from '../journey.ts'
import { CALLS } from '../steps/application.ts'
import { numberPage } from '../steps/business.ts'
import { consentPage, GROUPS } from '../steps/consent.ts'
import { answer, dialog, pressInWindow, readAlert } from '../steps/dialog.ts'
import { certify } from '../steps/identity.ts'
import { RESULT_CALLS, resultPage } from '../steps/result.ts'
import { sessionOf } from '../steps/session.ts'

const QUESTION =
  '신청을 취소하시겠습니까? 취소 후 다시 신청하시면 지급이 늦어질 수 있습니다. 매출액 기준은 3억 원 이하로 상향되었습니다.'

test('[A-260] [A-203] [A-206] an applicant cancels, sees the application deleted, re-applies and passes the duplicate check again', async ({
  page,
  world,
}) => {
  const facts = await world.enter('applied-new', '/aply-result')
  const { heading, cancelApplication, reapply } = resultPage(page)

  await test.step('cancelling', async () => {
    await cancelApplication.click()
    await see(dialog(page)).toContainText(QUESTION)
    await answer(page, '닫기')
    see(await world.journal({ path: RESULT_CALLS.cancel })).toEqual([])
    await cancelApplication.click()
    await pressInWindow(page, '신청취소')
    await readAlert(page, '신청이 취소되었습니다.')
    await see(heading).toHaveText('삭제된 신청입니다. 다시 신청하실 수 있습니다.')
    see(await world.journal({ path: RESULT_CALLS.cancel })).toMatchObject([
      { method: 'DELETE', path: `/api/v1/application/delete-direct/${facts.aplyNo}`, status: 200 },
    ])
    see(await world.journal({ path: RESULT_CALLS.detail })).toHaveLength(2)
  })

  await test.step('re-applying', async () => {
    await reapply.click()
    await see(dialog(page)).toContainText('기존 신청은 삭제되고 새로운 신청이 생성됩니다. 다시 신청하시겠습니까?')
    await pressInWindow(page, '다시 신청')
    await readAlert(page, '재신청 처리가 완료되었습니다.')
    await page.waitForURL('/bzmn-reg')
    see((await sessionOf(page))?.aplyNo).toBe('')
    see(await world.journal({ path: RESULT_CALLS.reapply })).toMatchObject([
      { method: 'PATCH', path: `/api/v1/application/reapply/${facts.aplyNo}`, status: 200 },
    ])
  })

  await test.step('and applying again', async () => {
    await numberPage(page).give(facts.brNo)
    await page.waitForURL('/onslf-check')
    await certify(page, '간편인증')
    await page.waitForURL('/info-agree')
    await see(consentPage(page).allOf(GROUPS.confirm)).toBeEnabled()
    await see(dialog(page)).toHaveCount(0)
    see(await world.journal({ path: CALLS.duplicate })).toMatchObject([{ status: 200 }])
  })
})

test('[D2-101] [A-270] what its status keeps from being cancelled cannot be pressed and says why; an ended one offers nothing', async ({
  page,
  world,
}) => {
  const { cancelApplication, heading } = resultPage(page)
  for (const persona of ['applied-deliberation', 'applied-payment-complete', 'applied-transfer-error'] as const) {
    await world.enter(persona, '/aply-result')
    await see(cancelApplication).toBeDisabled()
    await see(cancelApplication).toHaveAccessibleDescription('심의 중이거나 처리가 끝난 신청은 취소할 수 없습니다.')
    await cancelApplication.focus()
    await page.keyboard.press('Enter')
    await see(dialog(page)).toHaveCount(0)
    see(await world.journal({ path: RESULT_CALLS.cancel })).toEqual([])
  }
  await world.enter('applied-user-delete', '/aply-result')
  await see(heading).toBeVisible()
  await see(cancelApplication).toHaveCount(0)
})

test('[A-201] [A-204] a proof that stands against it is known before anything is sent, and what the server refuses is told in its words', async ({
  page,
  world,
}) => {
  await world.enter('selected-paid-299999', '/aply-result')
  await resultPage(page).cancelApplication.click()
  await readAlert(page, '이미 처리된 신청입니다.')

  await world.enter('applied-new', '/aply-result')
  await see(resultPage(page).heading).toBeVisible()
  await world.officer('verify')
  await world.officer('deliberate')
  await resultPage(page).cancelApplication.click()
  await pressInWindow(page, '신청취소')
  await readAlert(page, '현재 상태에서는 취소할 수 없습니다.')
  await see(page).toHaveURL('/aply-result')
  await see(resultPage(page).heading).toHaveText('지원 여부를 심의하고 있습니다.')
  world.tolerate({ console: [/status of 409/] })
})
