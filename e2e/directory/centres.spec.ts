import type { Page } from '@playwright/test'
import { seeNoAxeViolations, expect, test } from '../journey.ts'
import { seeNoOverflow } from '../steps/layout.ts'

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
const box = (page: Page) => page.getByLabel('이름이나 주소로 찾기')
const pages = (page: Page) => page.getByRole('navigation', { name: '지역센터 목록 쪽' })

test('[P-252] [P-254] typing in the search box finds a centre', async ({ page, context }) => {
  await page.goto('/region-center')
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('radio', { name: '전국' }).check()
  await expect(rows(page)).toHaveCount(10)
  const previous = pages(page).getByRole('button', { name: '이전 쪽' })
  const next = pages(page).getByRole('button', { name: '다음 쪽' })
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(pages(page).getByRole('button', { name: '2 쪽' })).toHaveAttribute('aria-current', 'page')
  await pages(page).getByRole('button', { name: '9 쪽' }).click()
  await expect(rows(page)).toHaveCount(4)
  await expect(next).toBeDisabled()
  await expect(page).toHaveURL('/region-center?page=9')

  await test.step('the first page of matches is shown while the person types', async () => {
    await box(page).pressSequentially('  해운대 ')
    await expect(page.getByRole('status').filter({ hasText: '총 1개' })).toBeVisible()
    await expect(rows(page).first()).toContainText('부산남부센터')
    await expect(page).toHaveURL(`/region-center?q=${encodeURIComponent('해운대')}`)
    await expect(page.locator('mark')).toHaveText('해운대')
  })
  await test.step('the matches are visible on a phone without scrolling', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(rows(page).first()).toBeInViewport()
    if (size !== null) await page.setViewportSize(size)
  })
  await test.step('initial consonants find the centre', async () => {
    await box(page).fill('ㅊㅊ')
    await expect(rows(page).filter({ hasText: '춘천센터' })).toHaveCount(1)
  })
  await test.step('a search without a match shows a message', async () => {
    await box(page).fill('없는 동네')
    await expect(page.getByText('검색 결과가 없습니다.')).toHaveCount(1)
    await expect(pages(page)).toHaveCount(0)
    await seeNoAxeViolations(page)
    await page.getByRole('button', { name: '검색어 지우고 모두 보기' }).click()
    await expect(box(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: '지역센터 77개' })).toHaveCount(1)
  })
  await test.step('the URL shows the same centres to another person', async () => {
    await box(page).fill('구')
    await expect(page).toHaveURL(`/region-center?q=${encodeURIComponent('구')}`)
    await pages(page).getByRole('button', { name: '다음 쪽' }).click()
    const second = await rows(page).first().textContent()
    await pages(page).getByRole('button', { name: '다음 쪽' }).click()
    await expect(page).toHaveURL(/page=3/)
    await page.goBack()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows(page).first()).toHaveText(second ?? '')
    await expect(box(page)).toHaveValue('구')

    const other = await context.newPage()
    await other.goto(page.url())
    await expect(rows(other).first()).toHaveText(second ?? '')
    await other.close()
  })
  await test.step('the URL contains the chosen region', async () => {
    await page.goto('/region-center')
    await page.getByRole('radio', { name: '인천' }).check()
    await expect(page).toHaveURL(`/region-center?region=${encodeURIComponent('인천')}`)
    await expect(page.getByRole('status').filter({ hasText: '총 5개 (본부와 지역본부 1개 포함)' })).toHaveCount(1)
  })
  await test.step('on a phone each row is a card', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/region-center?region=%EC%84%9C%EC%9A%B8')
    await expect(rows(page)).toHaveCount(10)
    for (const row of await rows(page).all()) {
      const name = await row.getByRole('rowheader').boundingBox()
      const phone = await row
        .getByText(/^0\d+-000-\d{4}$/)
        .first()
        .boundingBox()
      const place = await row.getByRole('cell', { name: /○○로 1/ }).boundingBox()
      const bottom = Math.max(name!.y + name!.height, phone!.y + phone!.height)
      expect(place!.y, 'name and telephone, then the address').toBeGreaterThanOrEqual(bottom)
    }
    await page.goto('/region-center?page=5')
    await expect(rows(page)).toHaveCount(10)
    await seeNoOverflow(page, 'the last page of the list')
  })
})
