import type { Page } from '@playwright/test'
import { seeNoAxeViolations, expect, PAGE_WITHOUT_SCRIPTS, test } from '../journey.ts'

/** Checks that the printed page shows its whole text and no controls. */
const seePaper = async (page: Page, shownText: string, hidden: string) => {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText(shownText).last()).toBeVisible()
  await expect(page.locator(hidden)).toBeHidden()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
}

test('[P-249] [P-250] only one question is open at a time', async ({ page, context }) => {
  await page.goto('/board-faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Printing opens every topic, and they stay open.
  await seePaper(page, '업체당 최대 30만 원까지 지원합니다.', 'search')
  const open = page.getByRole('button', { expanded: true })
  await expect(open).toHaveCount(0)
  await page.getByRole('button', { name: '지원대상은 누구인가요?' }).click()
  await expect(open).toHaveText('지원대상은 누구인가요?')
  await page.getByRole('button', { name: '신청기간은 언제까지인가요?' }).focus()
  await page.keyboard.press('Enter')
  await expect(open).toHaveText('신청기간은 언제까지인가요?')
  await expect(page).toHaveURL('/board-faq#faq-13')
  await page.keyboard.press('Space')
  await expect(open).toHaveCount(0)

  for (const [question, button] of [
    ['지원에서 제외되는 업종이 있나요?', /지원 제외업종 보기/],
    ['어떤 증빙자료가 인정되나요?', /증빙자료 예시 보기/],
  ] as const) {
    await page.getByRole('button', { name: question }).click()
    const link = page.getByRole('link', { name: button })
    await expect(link).toHaveAttribute('target', '_blank')
    const answer = await context.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }

  await test.step('the URL of a question opens that question', async () => {
    await page.goto(PAGE_WITHOUT_SCRIPTS)
    await page.goto('/board-faq#faq-24')
    const question = page.getByRole('button', { name: '신청이 보류되면 어떻게 하나요?' })
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(question).toBeInViewport()
  })
  await test.step('a search lists and marks the questions that match', async () => {
    const topics = page.getByRole('main').locator('summary')
    await topics.filter({ hasText: '증빙자료' }).click()
    await expect(page.getByRole('button', { name: '어떤 증빙자료가 인정되나요?' })).toBeVisible()
    await page.getByLabel('질문과 답변에서 검색').fill('공동대표')
    await expect(topics).toHaveCount(0)
    await expect(page.locator('mark').first()).toHaveText('공동대표')
    await seeNoAxeViolations(page)
    await page.getByLabel('질문과 답변에서 검색').fill('')
    await expect(topics).toHaveCount(5)
  })
})

test('[P-245] [P-246] every entry of the contents leads to its section', async ({ page, context }) => {
  await page.goto('/info-privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await seePaper(page, '사업 시작에 따라 처음으로 제정함', 'nav[aria-label="목차"]')
  await page.reload()
  const entries = page.getByRole('navigation', { name: '목차' }).getByRole('link')
  await expect(entries).toHaveCount(16)
  for (const at of [1, 7, 15]) {
    const id = `privacy-${String(at + 1).padStart(2, '0')}`
    await entries.nth(at).click()
    await expect(page.locator(`#${id} h2`)).toBeInViewport()
    await expect(entries.nth(at)).toBeInViewport()
    await expect(page).toHaveURL(`/info-privacy#${id}`)
  }
  await test.step('the contents mark the section that is being read', async () => {
    await page.goto('/info-privacy#privacy-04')
    await expect(entries.nth(3)).toHaveAttribute('aria-current', 'location')
    await expect(page.locator('[aria-current="location"]')).toHaveCount(1)
  })
  await expect(page.getByText('시행일: 2025년 2월 17일')).toHaveCount(1)
  await test.step('[D1-275] folded sections serve as the list of contents on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/info-privacy#privacy-12')
    await page.reload()
    await expect(page.getByRole('navigation', { name: '목차' })).toBeHidden()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: '12. 권익침해 구제방법' })).toBeInViewport()
    await page.getByRole('button', { name: '모두 펼치기' }).click()
  })
  for (const name of [/개인정보 열람 요구서 내려받기/, /위임장 내려받기/, /변경 전·후 비교표 보기/]) {
    const link = page.getByRole('link', { name })
    const answer = await context.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }
  await test.step('the terms are printed without the list of contents', async () => {
    await page.goto('/info-terms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await seePaper(page, '제14조(분쟁해결과 관할)', 'nav[aria-label="목차"]')
  })
})

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false })

  test('policies and guide can be read without scripts', async ({ page }) => {
    for (const [path, words] of [
      ['/info-privacy', '개인정보 처리방침의 변경 이력'],
      ['/info-terms', '제14조(분쟁해결과 관할)'],
      ['/user-guide', '결과 확인과 지급'],
    ] as const)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: words, exact: false }).first()).toBeVisible()
      })
  })
})
