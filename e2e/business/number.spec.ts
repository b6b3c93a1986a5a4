import type { Page } from '@playwright/test'
import { expect, test, type TestWorld } from '../journey.ts'
import { businessNumberPage, seeRefusedNumberAndReturn } from '../steps/business.ts'
import { closeDialogBy, dialog, seeAlertAndConfirm, seeRefusalInBar } from '../steps/dialog.ts'
import { holdCalls } from '../steps/hold-calls.ts'
import { clearStoredSession, navigateInsidePortal, readStoredSession } from '../steps/session.ts'

const REGISTER = '/api/v1/business/first/register'
const LOOK_UP = '/api/v1/business/supportApplicationBrnoCheck'

/**
 * Checks that entered digits stay after a reload, after going back and after a cancellation that is not confirmed, and
 * that a confirmed cancellation deletes them.
 */
const keepsDigits = async (page: Page) => {
  const { area, fill, shown, cancel } = businessNumberPage(page)
  await fill('0123456789')
  await page.reload()
  await expect(area).toHaveValue('012')
  const url = page.url()
  await page.goto('/ctn-mttr')
  await page.goBack()
  await expect(area).toHaveValue('012')
  expect(await shown()).toEqual(['012', '34', '56789'])
  await page.goto('/ctn-mttr')
  await page.goto(url)
  await page.goBack()
  await page.goForward()
  await expect(area).toHaveValue('012')
  expect(await shown()).toEqual(['012', '34', '56789'])

  await cancel.click()
  await expect(dialog(page)).toContainText('처음 화면으로 돌아가시겠습니까?')
  await closeDialogBy(page, '아니요')
  expect(await shown()).toEqual(['012', '34', '56789'])
  await cancel.click()
  await closeDialogBy(page, '예')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(area).toHaveValue('')
}

test('[E-011] [E-077] [E-078] the boxes for the business number accept only digits', async ({ page, world }) => {
  await page.goto('/bzmn-reg')
  const { area, kind, serial, confirm, fill, shown } = businessNumberPage(page)
  for (const box of [area, kind, serial]) await expect(box).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByRole('timer')).toHaveCount(0)

  await area.focus()
  await page.keyboard.type('0a1-2')
  await expect(kind).toBeFocused()
  await page.keyboard.type('34')
  await expect(serial).toBeFocused()
  await page.keyboard.type('567899')
  expect(await shown()).toEqual(['012', '34', '56789'])

  await test.step('Backspace in an empty box moves to the previous box', async () => {
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('Backspace')
    await expect(kind).toBeFocused()
    await expect(kind).toHaveValue('34')
  })
  await test.step('[E-079] missing digits are reported without any call', async () => {
    await confirm.click()
    await seeRefusalInBar(page, '사업자등록번호를 모두 입력해주세요.')
    await expect(serial).toBeFocused()
    await area.fill('01')
    await page.keyboard.press('Enter')
    await seeRefusalInBar(page, '사업자등록번호를 모두 입력해주세요.')
    await expect(area).toBeFocused()
    expect(await world.journal({ path: REGISTER })).toEqual([])
  })
  await test.step('[D1-250] [E-202] typing replaces the restored business number', async () => {
    await fill('0987654321')
    await page.reload()
    await expect(page.getByText('앞서 입력하신 098-76-54321이 들어 있습니다.')).toBeVisible()
    await area.click({ position: { x: 20, y: 10 } })
    await page.keyboard.type('1000100002')
    expect(await shown()).toEqual(['100', '01', '00002'])
    await expect(page.getByRole('main').getByText('번호를 모두 입력하셨습니다.')).toBeVisible()
  })
  await test.step('[E-081] [E-202] the digits survive a reload and a return to the page', async () => keepsDigits(page))

  await test.step('[D1-250] a late answer opens no page while a question is open', async () => {
    await navigateInsidePortal(page, '/bzmn-result')
    const { cancel } = businessNumberPage(page)
    const letGo = await holdCalls(page, { method: 'POST', path: LOOK_UP })
    await fill('1000100001')
    await confirm.click()
    await expect(confirm).toHaveCount(0)
    await cancel.click()
    await letGo()
    await closeDialogBy(page, '아니요')
    await expect(page).toHaveURL('/bzmn-result')
    expect(await shown()).toEqual(['100', '01', '00001'])
    await expect(confirm).toBeEnabled()
  })
})

/**
 * A refusal by a rule, and one message of each kind of the server. The tests of the screen cover the other rules.
 * [D1-54]
 */
const BLOCKED: readonly { readonly number: string; readonly text: string; readonly rule?: string }[] = [
  { number: '2000100003', text: '폐업된 사업자등록번호입니다. 폐업한 사업자는 신청할 수 없습니다.', rule: 'BZ-4' },
  { number: '4000100001', text: '잘못된 사업자번호 입니다.' },
  { number: '4000100002', text: '사업자등록번호를 접수할 수 없습니다. 번호를 확인하신 후 다시 시도해주세요.' },
  { number: '5000100001', text: '서비스 처리 중 오류가 발생했습니다. 잠시 후 다시 시도해주세요.' },
]

test('[E-090] [E-202] an accepted business number creates exactly one application, and a known one finds it', async ({
  page,
  world,
}) => {
  world.tolerate({ console: [/Failed to load resource/] })
  await page.clock.install()
  await page.goto('/bzmn-reg')
  const { confirm, give, shown } = businessNumberPage(page)
  await test.step('[E-086] [E-092] [E-093] a refused number stays, and the page gives the reason', async () => {
    for (const { number, text, rule } of BLOCKED) {
      await give(number)
      if (rule === undefined) {
        await expect(dialog(page)).toContainText('문의전화 : 1533-0500')
        await seeAlertAndConfirm(page, text)
        await expect(confirm).toBeFocused()
      } else await seeRefusedNumberAndReturn(page, text, rule)
      await expect(page).toHaveURL('/bzmn-reg')
      expect((await shown()).join('')).toBe(number)
    }
  })
  expect(await readStoredSession(page)).toMatchObject({ brNo: '', aplyNo: '' })
  expect(await world.journal({ path: REGISTER })).toHaveLength(BLOCKED.length)

  await test.step('a call without an answer ends at its time limit', async () => {
    await world.fault({ path: REGISTER, silent: true })
    const registerRequest = page.waitForRequest(`**${REGISTER}`)
    await give('1000100001')
    await registerRequest
    await page.clock.fastForward(5000)
    await seeAlertAndConfirm(page, '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')
    await expect(confirm).toBeFocused()
  })

  await test.step('[E-205] [E-204] a repeated click after a lost answer creates no second application', async () => {
    const callsBefore = (await world.journal({ path: REGISTER })).length
    await world.fault({ path: REGISTER, cut: 'after' })
    await give('1000100001')
    await seeAlertAndConfirm(page, '서버와 연결할 수 없습니다. 잠시 후 다시 시도해주세요.')
    await confirm.click()
    await expect(page).toHaveURL('/onslf-check')

    const calls = (await world.journal({ path: REGISTER })).slice(callsBefore)
    expect(calls.length).toBeGreaterThan(1)
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(calls[0]?.key).toMatch(/.+/)
    expect(calls.at(-1)?.replayed).toBe(true)
  })
  await test.step('[E-088] [E-089] a business that the tax office cannot check may continue', async () => {
    await navigateInsidePortal(page, '/bzmn-reg')
    await give('2000100011')
    await expect(page).toHaveURL('/onslf-check')
    const session = await readStoredSession(page)
    expect(session).toMatchObject({ brNo: '2000100011', aplyType: '일반', mngFrGb: '1' })
    expect(session?.aplyNo).toMatch(/.+/)
  })
  await test.step('[E-096] [E-097] the lookup continues if an application exists', () =>
    lookUpApplications(page, world))
})

/** Looks a number up that has no application, and one that has an application. */
const lookUpApplications = async (page: Page, world: TestWorld) => {
  await clearStoredSession(page)
  await world.persona('applied-under-review')
  await page.goto('/bzmn-result')
  const { fill, give, serial, shown } = businessNumberPage(page)
  await test.step('[E-204] holding Enter down makes only one call', async () => {
    const letGo = await holdCalls(page, { path: LOOK_UP })
    await fill('6000100000')
    await serial.focus()
    await page.keyboard.down('Enter')
    await page.keyboard.down('Enter')
    await expect(page.getByRole('button', { name: '확인하는 중' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await letGo()
    await seeRefusedNumberAndReturn(page, '이 번호로 신청하신 내역이 없습니다.', 'AC-3')
    expect(await world.journal({ path: LOOK_UP })).toHaveLength(1)
  })
  await give('6000100002')
  await expect(page.getByText('brNo')).toHaveCount(0)
  await seeAlertAndConfirm(page, '조회할 수 없는 사업자등록번호입니다.')
  expect((await shown()).join('')).toBe('6000100002')
  await expect(page).toHaveURL('/bzmn-result')
  expect(await readStoredSession(page)).toMatchObject({ brNo: '' })

  const { brNo } = world.facts() ?? { brNo: '' }
  await give(brNo)
  await expect(page).toHaveURL('/onslf-check-result')
  expect(await readStoredSession(page)).toMatchObject({ brNo, pageSeparation: '1' })
}
