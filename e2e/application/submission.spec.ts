import type { Page } from '@playwright/test'
import { NETWORK_NOISE, expect, test } from '../journey.ts'
import {
  applicationForm,
  confirmSubmission,
  readSubmittedApplicationsAndFiles,
  APPLICATION_CALL_PATHS,
  fillApplicationForm,
  openConfirmation,
} from '../steps/application.ts'
import { dialog, seeAlertAndConfirm, seeRefusalInBar } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'

/** The time limit of a transfer while no byte moves: longer than any step takes on a busy machine. */
const IDLE_MS = 4000

const apply = (page: Page) => dialog(page).getByRole('button', { name: '신청', exact: true })

const entriesOf = (page: Page) =>
  applicationForm(page).entries.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ type, checked, value, textContent }) =>
      type === 'checkbox' ? checked : value || textContent,
    ),
  )

/** Lost, failed and malformed answers to an application: every entry is kept, and no part of the answer is shown. */
const USELESS_ANSWERS = [
  ['[F-001] nothing moves', { silent: true }],
  ['[F-002] the server fails, with a sentence of its own', { status: 500, body: { message: 'ORA-00001 in APLY_MST' } }],
  ['[F-003] the server fails, with a page', { status: 502, body: '<!doctype html><h1>Bad Gateway</h1>' }],
  ['[F-008] a page in place of JSON', { status: 200, body: '<!doctype html><h1>Bad Gateway</h1>' }],
  ['[F-009] an answer of the wrong format', { status: 200, body: { message: 7 } }],
  ['[F-010] an answer without a byte', { status: 200, body: '' }],
] as const

test('[A-268] an application sent several times is stored only once', async ({ page, world }) => {
  world.tolerate({ console: [NETWORK_NOISE] })
  await world.settings({ transferIdleMs: IDLE_MS })
  const facts = await world.enter('new-individual-confirmed', '/aply-info')
  const form = applicationForm(page)
  await fillApplicationForm(page, facts)
  const enteredValues = await entriesOf(page)
  const seeUnchanged = async () => {
    await expect(page).toHaveURL('/aply-info')
    expect(await entriesOf(page)).toEqual(enteredValues)
  }
  await test.step('[A-125] the account is unlocked if the bank does not confirm it', async () => {
    await world.fault({
      path: APPLICATION_CALL_PATHS.accountVerify,
      status: 200,
      body: { status: 400, message: 'nobody reads this' },
    })
    await openConfirmation(page)
    await apply(page).click()
    await seeRefusalInBar(page, '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.')
    await expect(form.account).toBeFocused()
    await seeUnchanged()
    await expect(form.depositor).toBeEditable()
    await expect(form.accountCheck).toBeEnabled()
    expect(await world.journal({ path: APPLICATION_CALL_PATHS.create })).toEqual([])
  })
  await form.accountCheck.click()
  await expect(page.getByRole('main').getByText('계좌인증이 완료되었습니다.')).toBeVisible()
  await test.step('[A-128] without a connection the page says that nothing was received', async () => {
    await openConfirmation(page)
    await page.context().setOffline(true)
    await apply(page).click()
    await expect(dialog(page)).toContainText('서버와 연결되지 않아 신청이 접수되지 않았습니다.')
    await expect(dialog(page)).toContainText('인터넷 연결을 확인하신 후 ‘작성완료’를 다시 눌러주세요.')
    await seeAlertAndConfirm(page, '오류가 발생했습니다.')
    await page.context().setOffline(false)
    await seeUnchanged()
  })
  await test.step('[F-001] [F-002] [F-003] [F-008] [F-009] [F-010] [A-128] [E-175] a malformed answer counts as a failure if nothing was stored', async () => {
    for (const [title, fault] of USELESS_ANSWERS)
      await test.step(title, async () => {
        await world.fault({ path: APPLICATION_CALL_PATHS.create, ...fault })
        await openConfirmation(page)
        await apply(page).click()
        await expect(dialog(page)).toContainText('문의전화 : 1533-0500')
        await expect(dialog(page)).not.toContainText(/ORA|Bad Gateway/)
        await expect(dialog(page)).toContainText('입력하신 내용과 첨부파일은 그대로 있습니다. 다시 신청해주세요.')
        await seeAlertAndConfirm(page, '오류가 발생했습니다.')
        await seeUnchanged()
      })
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toEqual([])
  })
  const before = (await world.journal({ path: APPLICATION_CALL_PATHS.create })).length
  const createCalls = async () => (await world.journal({ path: APPLICATION_CALL_PATHS.create })).slice(before)
  await test.step('[A-129] [F-011] a double click and Enter send the application only once', async () => {
    await world.fault({ path: APPLICATION_CALL_PATHS.create, status: 500, body: {} })
    await openConfirmation(page)
    const release = await holdCalls(page, { path: APPLICATION_CALL_PATHS.create })
    await apply(page).dblclick()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText('접수 중입니다. 잠시만 기다려주세요.')
    await release()
    await seeAlertAndConfirm(page, '오류가 발생했습니다.')
    expect(new Set((await createCalls()).map(({ key }) => key)).size).toBe(1)
  })
  await test.step('[A-267] [F-006] a second attempt finds the application of the first', async () => {
    await world.faults([
      { path: APPLICATION_CALL_PATHS.create, bytesPerSecond: 1 },
      { path: APPLICATION_CALL_PATHS.detail, status: 500, body: {} },
    ])
    await openConfirmation(page)
    await apply(page).click()
    await expect(dialog(page)).toContainText('접수되었는지 확인하지 못했습니다.')
    await seeAlertAndConfirm(page, '오류가 발생했습니다.')
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toHaveLength(1)
    await openConfirmation(page)
    await confirmSubmission(page)
  })
  const calls = await createCalls()
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  expect(calls.at(-1)).toMatchObject({ replayed: true })
  await test.step('[A-124] the bank confirms the account immediately before each submission', async () => {
    const calls = (await world.journal()).map(({ path }) => path)
    const order = calls.filter(
      (path) => path === APPLICATION_CALL_PATHS.accountVerify || path === APPLICATION_CALL_PATHS.create,
    )
    for (const [at, path] of order.entries())
      if (path === APPLICATION_CALL_PATHS.create) expect(order[at - 1]).toBe(APPLICATION_CALL_PATHS.accountVerify)
    expect((await readSubmittedApplicationsAndFiles(world)).submitted).toHaveLength(1)
  })
})
