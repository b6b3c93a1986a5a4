import type { Page } from '@playwright/test'
import { seeNoAxeViolations, expect, test, type TestWorld } from '../journey.ts'
import { actionBar, pressNextTwice } from '../steps/bar.ts'
import { closeDialogBy, dialog } from '../steps/dialog.ts'
import { aPng } from '../steps/documents.ts'
import { seeNoOverflow } from '../steps/layout.ts'
import {
  fillDirectDeliveryStep,
  PROOF_CALL_PATHS,
  submitProofRegistration,
  registrationPage,
  seeRegisteredProof,
} from '../steps/registration.ts'
import { changeStoredSession } from '../steps/session.ts'

const bodyOf = async (world: TestWorld) =>
  (await world.journal({ path: PROOF_CALL_PATHS.create })).at(-1)?.body as {
    readonly receiptProofMstrCreateRequest: Readonly<Record<string, unknown>>
    readonly receiptProofRequestList: readonly { readonly aplyType: string }[]
  }

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 } })
  test(
    '[P-044] a direct delivery is registered in two steps on a phone',
    { tag: '@first' },
    async ({ page, world }) => {
      await world.enter('applied-target-selected', '/proof-intro')
      const form = registrationPage(page)
      await page.getByRole('link', { name: /직접배달 증빙/ }).click()
      await expect(page.getByRole('heading', { name: '1단계 영업증빙' })).toBeVisible()
      await pressNextTwice(page)
      await expect(page.getByRole('alert').filter({ hasText: '증빙서류를 업로드해주세요.' }).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: '1단계 영업증빙' })).toBeVisible()
      await form.base.setInputFiles([aPng('차량등록증.png'), aPng('간판.png')])
      await expect(form.baseList).toHaveCount(2)
      await form.next.click()
      await expect(page.getByRole('heading', { name: '2단계 실적증빙' })).toBeFocused()
      await expect(page.getByRole('radio')).toHaveCount(0)
      await fillDirectDeliveryStep(page)
      await expect(actionBar(page)).toContainText('남은 것: 직접배달 지급 확약서')
      await form.pledge.setInputFiles([aPng('확약서.png')])
      await expect(actionBar(page)).toContainText('12건 × 5,000원 = 60,000원')
      await expect(page.getByRole('paragraph').filter({ hasText: '예상 지원금액' })).toContainText('60,000원')
      await seeNoAxeViolations(page)
      await seeNoOverflow(page, 'the second step')

      await test.step('all entries are kept on the way back to the first step', async () => {
        await form.previous.click()
        await expect(form.baseList).toHaveCount(2)
        await form.next.click()
        await expect(form.year(2025)).toBeChecked()
        await expect(form.total).toHaveValue('12')
        await expect(form.performanceList).toHaveCount(1)
      })

      await test.step('[D3-102] a reload stays at the second step', async () => {
        const first = page.getByRole('heading', { name: '1단계 영업증빙' })
        const second = page.getByRole('heading', { name: '2단계 실적증빙' })
        page.once('dialog', (asked) => void asked.accept())
        await page.reload()
        await expect(second).toBeVisible()
        await expect(form.performanceList).toHaveCount(1)
        await page.goBack()
        await expect(first).toBeFocused()
        await page.evaluate(() => history.back())
        await expect(dialog(page)).toContainText('작성하신 내용은 저장되어 있습니다.')
        await closeDialogBy(page, '계속 작성')
        await form.next.click()
        await expect(second).toBeFocused()
        await page.goBack()
        await expect(first).toBeFocused()
        await form.next.click()
        await expect(form.year(2025)).toBeChecked()
        await form.agree.click()
      })

      await submitProofRegistration(page)
      await seeRegisteredProof(page, '직접배달')
      const { receiptProofMstrCreateRequest: master, receiptProofRequestList: items } = await bodyOf(world)
      expect(master).toMatchObject({
        aplyType: '영업',
        amountCount: 12,
        amountCountType: '건',
        useProofPeriod: '2024,2025',
      })
      expect(items.map(({ aplyType }) => aplyType)).toEqual(['영업', '영업', '일반', '일반'])
    },
  )
})

/** Changes the type of a proof there and back, and opens the form of the other type. */
const changeType = async (page: Page) => {
  const form = registrationPage(page)
  await expect(page.getByRole('tab')).toHaveCount(0)
  await form.changeType.click()
  await expect(form.tab('직접배달')).toHaveAttribute('aria-selected', 'true')
  await form.year(2024).check()
  await form.total.fill('12')
  await form.tab('배달·택배 이용').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('배달비·택배비를 쓰신 내역을 올려주세요.')
  await expect(form.year(2024)).toBeChecked()
  await expect(form.totalUnit('건수')).not.toBeChecked()
  await expect(form.total).toHaveCount(0)
  await form.totalUnit('금액').check()
  await form.tab('직접배달').click()
  await expect(form.total).toHaveValue('12')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('배달하신 내역을 올려주세요.')
  await expect(page.getByRole('paragraph').filter({ hasText: '예상 지원금액' })).toBeVisible()

  await changeStoredSession(page, { isNormalProof: 'Y', proofType: '일반' })
  await page.goto('/proof-reg')
  await expect(form.agree).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(form.totalUnit('금액')).toBeVisible()
  await form.changeType.click()
  await expect(page).toHaveURL('/proof-intro')
}

test('[P-046] an applicant with an approved base proof submits only deliveries', async ({ page, world }) => {
  await world.enter('selected-base-approved', '/proof-reg')
  await test.step('[P-025] changing the type keeps the entries that both types have', () => changeType(page))
  await world.enter('selected-base-approved', '/proof-reg')
  const form = registrationPage(page)
  await expect(page.getByRole('heading', { name: '2단계 실적증빙' })).toBeVisible()

  await fillDirectDeliveryStep(page, '100')
  await form.previous.click()
  await expect(page.getByText('인증완료된 영업증빙입니다.')).toBeVisible()
  await expect(page.getByLabel('영업증빙 파일 선택')).toHaveCount(0)
  const gallery = page.getByRole('list', { name: '인증완료된 영업증빙 파일' })
  await expect(gallery.getByRole('listitem')).toHaveCount(1)
  const picture = gallery.getByRole('img')
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await seeNoAxeViolations(page)
  await gallery.getByRole('button').click()
  await expect(dialog(page)).toHaveAccessibleName('파일 보기')
  await closeDialogBy(page, '확인')
  await form.next.click()
  await expect(form.total).toHaveValue('100')

  await test.step('[P-187] the visitor passes the queue before the first file is sent', async () => {
    const [calls, places] = [(await world.journal()).length, (await world.tickets()).length]
    await world.queue({ debug: 'wait:2' })
    await submitProofRegistration(page)
    await expect(dialog(page)).toContainText('명이 대기하고 있습니다.')
    expect(await world.journal({ path: PROOF_CALL_PATHS.uploadUrl })).toEqual([])
    await seeRegisteredProof(page, '직접배달')
    const order = (await world.journal())
      .slice(calls)
      .flatMap(({ path, queue }) =>
        queue
          ? [queue.event]
          : [PROOF_CALL_PATHS.uploadUrl, PROOF_CALL_PATHS.create].filter((call) => path.endsWith(call)),
      )
    expect(order.indexOf(PROOF_CALL_PATHS.uploadUrl)).toBeGreaterThan(0)
    expect(order.at(-1)).not.toBe(PROOF_CALL_PATHS.create)
    expect((await world.tickets()).slice(places).map(({ action, releases }) => [action, releases])).toEqual([
      ['debug', 1],
    ])
    expect((await bodyOf(world)).receiptProofRequestList.map(({ aplyType }) => aplyType)).toEqual(['일반'])
  })
})
