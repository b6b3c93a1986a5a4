import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { pressNextTwice } from '../steps/bar.ts'
import {
  closeDialogBy,
  patternWithAnySpaces,
  dialog,
  pressInDialog,
  seeAlertAndConfirm,
  seeRefusalInBar,
} from '../steps/dialog.ts'
import { PROOF_CALL_PATHS, registrationPage, seeRegisteredProof } from '../steps/registration.ts'

const DONE = '택배사 이용내역 조회신청이 완료되었습니다.'
const EXISTS = '이미 "택배" 증빙이 존재하여 제출할 수 없습니다.'

const WARNING = '조회에 최대 1개월이 걸리고, 그동안 다른 증빙은 등록할 수 없습니다. 신청하시겠습니까?'

const request = async (page: Page) => {
  await registrationPage(page).request.click()
  await expect(dialog(page)).toHaveAccessibleName(/^택배사 이용내역 조회신청 /)
  await pressInDialog(page, '예')
}

const choose = async (page: Page) => {
  const form = registrationPage(page)
  await form.carrier('우체국').check()
  await form.carrier('롯데').check()
  await form.agree.click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 700 } })
  test(
    '[P-085] [P-088] a double click does not dismiss the warning about a carrier request',
    { tag: '@first' },
    async ({ page, world }) => {
      await world.enter('applied-target-selected', '/proof-reg-parcel')
      const form = registrationPage(page)
      await expect(page.getByRole('checkbox')).toHaveCount(6)
      await test.step('[D3-796] two carriers are in a row', async () => {
        const topOf = async (name: string) => (await form.carrier(name).boundingBox())?.y ?? Number.NaN
        expect(await topOf('로젠')).toBe(await topOf('롯데'))
        expect(await topOf('CJ대한통운')).toBeGreaterThan(await topOf('로젠'))
      })
      await pressNextTwice(page)
      await seeRefusalInBar(page, '이용 택배사 목록중 최소 1개이상 선택해주세요.')
      await form.carrier('우체국').check()
      await form.carrier('굿스플로(착한택배/더착한택배)').check()
      await pressNextTwice(page)
      await seeRefusalInBar(page, '동의 여부를 확인해주세요.')
      await form.agree.click()
      await form.request.dblclick()
      await expect(dialog(page)).toContainText(patternWithAnySpaces(WARNING))
      await expect(dialog(page)).toContainText('취소하실 수 없습니다.')
      await closeDialogBy(page, '아니요')
      expect(await world.journal({ path: PROOF_CALL_PATHS.parcel })).toEqual([])
      await request(page)
      await seeRegisteredProof(page, '택배사 조회', '제출', DONE)
      const [line] = await world.journal({ path: PROOF_CALL_PATHS.parcel })
      expect(line?.body).toMatchObject({
        aplyType: '일반',
        aplyTypeDetail: '굿스플로(착한택배/더착한택배),우체국',
        amountCountType: '택배',
        progressStatus: '제출',
      })
    },
  )
})

test('[P-084] an open parcel proof blocks another request', async ({ page, world }) => {
  await world.enter('selected-parcel-submitted', '/proof-reg-parcel')
  await expect(page.getByText(EXISTS)).toBeVisible()
  await expect(page.getByText(/^먼저 신청하신 증빙: 택배사 조회/)).toBeVisible()
  await choose(page)
  await registrationPage(page).request.click()
  await seeRefusalInBar(page, EXISTS)
  expect(await world.journal({ path: PROOF_CALL_PATHS.parcel })).toEqual([])

  await test.step('a request made in another tab blocks the request of this tab', async () => {
    await world.enter('applied-target-selected', '/proof-reg-parcel')
    await choose(page)
    const other = await page.context().newPage()
    await other.goto(
      `/__world/enter?${new URLSearchParams({ persona: 'applied-target-selected', to: '/proof-reg-parcel' })}`,
    )
    await other.waitForURL('/proof-reg-parcel')
    await registrationPage(other).carrier('한진').check()
    await registrationPage(other).agree.click()
    await request(other)
    await seeAlertAndConfirm(other, DONE)
    await other.close()
    await request(page)
    await seeRefusalInBar(page, EXISTS)
    expect(await world.journal({ path: PROOF_CALL_PATHS.parcel })).toHaveLength(1)
  })
})
