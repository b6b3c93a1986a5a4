import type { Page } from '@playwright/test'
import { seeNoAxeViolations, expect, PAGE_WITHOUT_SCRIPTS, test } from '../journey.ts'
import { closeDialogBy } from '../steps/dialog.ts'
import { seeNoOverflow } from '../steps/layout.ts'
import { articleOfBook, waitForRuleBook } from '../steps/rule-book.ts'

/** Returns the articles that are not hidden by a search. */
const shownArticles = (page: Page) => page.locator('main article').filter({ visible: true })

const firstArticle = (page: Page) => shownArticles(page).first()

/** Returns the search field by its id, because a query by label examines every element of the book. */
const searchField = (page: Page) => page.locator('#book-search')

/** Types a query into the search of the rule book, which also shortens the page for axe, and waits for the answer. */
const find = async (page: Page, typed: string) => {
  await searchField(page).fill(typed)
  // The first search makes the index, which takes long in a browser that does not optimise scripts.
  await expect(page.locator('#chapter-found')).toBeVisible({ timeout: 120_000 })
}

const openBook = async (page: Page) => {
  await page.goto('/__rulebook/')
  await waitForRuleBook(page)
}

/** Opens the book and finds a rule; returns the URL that contains the facts that were chosen. */
const findByInitialConsonants = async (page: Page): Promise<string> => {
  await page.goto('/__world')
  await page.getByRole('link', { name: '규칙집' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '규칙집' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^모두 \d+가지입니다/ })).toBeVisible()

  await expect(searchField(page)).toHaveAccessibleName('규칙 찾기')
  await find(page, 'ㅅㅈㅂㄷㄹ')
  const rule = articleOfBook(page, 'NP')
  await expect(rule).toBeVisible()
  await expect(articleOfBook(page, 'NM')).toBeHidden()
  await expect(rule.getByText('이 신청에 새 증빙을 등록할 수 있습니까?')).toBeVisible()
  await expect(rule.getByRole('row', { name: /판정한 줄/ })).toHaveCount(0)

  const attempt = rule.getByRole('group', { name: '직접 해 보기' })
  await attempt.getByLabel('신청의 단계').selectOption('지원대상으로 선정됨')
  await attempt.getByLabel('택배사 조회가 진행 중').selectOption('아니요')
  await expect(attempt.getByRole('status')).toContainText('판정: 최대 지원금액에 도달하여 등록할 수 없다')
  await expect(rule.getByRole('row', { name: /판정한 줄/ })).toContainText('A-192')
  await seeNoAxeViolations(page)
  const address = page.url()

  await attempt.getByLabel('최대 지원금액에 도달').selectOption('아니요')
  await expect(attempt.getByRole('status')).toContainText('판정: 등록할 수 있다')
  await expect(rule.getByRole('row', { name: /판정한 줄/ })).toContainText('NP-8')
  return address
}

test('an auditor finds and reads rules, requirements and transitions', async ({ page }) => {
  const address = await test.step('a rule is found by its initial consonants', () => findByInitialConsonants(page))
  await test.step('the table of a state machine opens on demand', async () => {
    await searchField(page).fill('')
    const table = articleOfBook(page, 'TA').getByRole('table').getByText('지원대상 선정')
    await expect(table).toHaveCount(0)
    await articleOfBook(page, 'TA').getByText('모든 변경을 표로 보기').click()
    await expect(table.first()).toBeVisible()
  })
  await test.step("a question in a person's own words shows the answer", async () => {
    await find(page, '담당자')
    const nearest = firstArticle(page)
    await expect(nearest).toHaveAttribute('id', 'TA')
    await expect(nearest.getByRole('row', { name: /낱말이 가까운 줄/ }).first()).toContainText('담당자')
    await find(page, '이의신청 몇 번')
    await expect(nearest).toHaveAttribute('id', 'numbers')
    await expect(nearest.getByRole('table').getByText('의견제출 횟수').first()).toBeVisible()
  })
  await test.step('a row that was found is marked below the search field', async () => {
    await find(page, 'TA-5')
    const first = firstArticle(page)
    await expect(first).toHaveAttribute('id', 'TA')
    const row = first.getByRole('row', { name: /찾은 줄/ })
    await expect(row).toHaveAttribute('id', 'TA-5')
    await expect(row).toBeInViewport({ ratio: 1 })
    await expect(searchField(page)).toBeInViewport({ ratio: 1 })
    await expect(searchField(page)).toBeFocused()
  })
  await test.step('a click on a status shows the transitions of that status', async () => {
    const machine = articleOfBook(page, 'TA')
    await machine.getByRole('button', { name: '보류', exact: true }).first().click()
    const here = machine.getByRole('group', { name: /여기로 오는 길/ })
    const on = machine.getByRole('group', { name: /여기서 가는 길/ })
    await expect(here).toContainText('심의 보류')
    await expect(on).toContainText('신청 취소')
    await on.getByRole('button', { name: '대상선정' }).click()
    await expect(machine.getByRole('button', { name: '대상선정', pressed: true })).toBeVisible()
    await expect(on).toContainText('지원금 지급')
    expect(page.url()).toContain('#TA?at=targetSelected')

    const picture = machine.getByRole('img', { name: '신청의 진행상태의 그림' })
    await picture.locator('[data-id="supplementRequest"]').first().click()
    await expect(machine.getByRole('button', { name: '보완요청', pressed: true })).toBeVisible()
    await expect(on).toContainText('사업자 정보 수정')
    await find(page, 'ㅅㅊㅇ ㅈㅎㅅㅌ')
    await expect(shownArticles(page)).toHaveCount(2)
    await seeNoAxeViolations(page)
  })
  await test.step('a reference in a rule opens its requirement with the tests', async () => {
    await find(page, '예금주 확인')
    const rule = articleOfBook(page, 'NM')
    await rule.getByText('사례', { exact: true }).click()
    await expect(rule.getByRole('listitem').filter({ hasText: /‘김서준’.*‘김서진’/ })).toContainText('다르다')

    await rule.getByRole('button', { name: '근거 A-102' }).first().click()
    const requirement = page.getByRole('dialog', { name: '근거 A-102' })
    await expect(requirement).toContainText('src-domain/account/depositor.test.ts')
    await seeNoAxeViolations(page)
    await closeDialogBy(page, '닫기')

    await expect(rule.getByText('신청정보 입력 (/aply-info)')).toBeVisible()
    await expect(rule.getByText('계좌정보 수정 (/result-modify)')).toBeVisible()
  })
  await test.step('the URL with the chosen facts selects them in the rule again', async () => {
    await page.goto(PAGE_WITHOUT_SCRIPTS)
    await page.goto(address)
    await waitForRuleBook(page)
    const rule = articleOfBook(page, 'NP')
    await expect(rule).toBeFocused()
    await expect(rule.getByRole('heading', { level: 3 })).toBeInViewport()
    await expect(rule.getByRole('row', { name: /판정한 줄/ })).toBeInViewport()
    await expect(rule.getByRole('row', { name: /판정한 줄/ })).toContainText('A-192')
    await expect(rule.getByLabel('최대 지원금액에 도달')).toHaveValue('true')
  })
})

test('no part of the book is cut off at any width, and a phone shows a rule from the contents', async ({ page }) => {
  await openBook(page)
  for (const width of [1280, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await seeNoOverflow(page, `at ${width} px`)
    const cut = await page
      .locator('table')
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.checkVisibility())
          .flatMap(({ parentElement: room }) =>
            room !== null && room.scrollWidth > room.clientWidth ? [room.closest('article')?.id] : [],
          ),
      )
    expect(cut, `at ${width} px`).toEqual([])
  }
  await openBook(page)
  await page.getByText('차례', { exact: true }).click()
  await page.locator('nav a[href="#PC"]').press('Enter')
  const rule = articleOfBook(page, 'PC')
  await expect(rule).toBeInViewport()
  await find(page, 'PC-2')
  await rule.getByLabel('증빙유형').selectOption('신속지급')
  await expect(rule.getByRole('status')).toContainText('PC-')
})
