import type { Page } from '@playwright/test'
import { pressByKey, expect, test } from '../journey.ts'
import { dialog } from '../steps/dialog.ts'
import { registrationPage } from '../steps/registration.ts'
import { resultPage } from '../steps/result.ts'
import { readStoredSession } from '../steps/session.ts'

test('[P-013] [P-016] each kind of proof leads to its form', async ({ page, world }) => {
  await world.enter('applied-target-selected', '/aply-result')
  await resultPage(page).newProof.click()
  await page.waitForURL('/proof-intro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('등록하실 증빙을 골라주세요.')
  await expect(page).toHaveTitle(/^증빙유형 선택/)
  for (const [link, address, proofType, isNormalProof] of [
    [/영수증이나 정산내역을 갖고 계신 분 배달·택배 이용 증빙/, '/proof-reg-all', '일반', 'Y'],
    [/가게에서 직접 배달하신 분 직접배달 증빙/, '/proof-reg', '영업', 'N'],
    [/택배를 보내셨지만 자료가 없는 분 택배사 이용내역 조회신청/, '/proof-reg-parcel', '택배', 'N'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(address)
    expect(await readStoredSession(page)).toMatchObject({ proofType, isNormalProof })
    await registrationPage(page).previous.click()
    await page.waitForURL('/proof-intro')
  }

  await test.step('[P-015] the examples open and close with the keyboard alone', async () => {
    await page.getByRole('button', { name: /^인정되는 증빙자료 \(배달·택배 이용\)/ }).click()
    await pressByKey(page, 'button', /이용\) 예시보기$/)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /이용\) 예시보기$/ })).toBeFocused()
  })

  await test.step('[D2-891] all ways are rows, and whole in the first view of a phone', () => seeWaysAsRows(page))
})

const seeWaysAsRows = async (page: Page) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/proof-intro')
  const regions = page.getByRole('region').filter({ has: page.getByRole('link') })
  await expect(regions).toHaveCount(3)
  for (const way of await regions.all()) await expect(way).toBeInViewport({ ratio: 1 })
  await test.step('[D2-890] the counts of documents take two lines at most', async () => {
    for (const row of await page.getByRole('button', { name: /^인정되는 증빙자료/ }).all())
      expect((await row.boundingBox())?.height).toBeLessThanOrEqual(66)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const boxes = await Promise.all((await regions.all()).map((way) => way.boundingBox()))
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1)
}
