import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { patternWithAnySpaces } from '../steps/dialog.ts'

const QUESTIONS = [
  '2024년 12월 31일까지 개업하셨나요?',
  '현재 사업을 운영하고 계신가요?',
  '2023년 또는 2024년 연 매출액이 0원을 초과하고 3억 원 이하인가요?',
  '대표자 본인이 직접 신청하시나요?',
  '확인지급 대상자는 증빙자료를 제출해야 한다는 점을 확인하셨나요?',
] as const

/** The requirement of the third question, shown at its line and in the refusal. */
const NEED = '연 매출액이 0원 초과 3억 원 이하여야 합니다.'
const SUBJECT = '연 매출액'

const open = (page: Page) => page.getByRole('group')
const give = async (page: Page, text: string, answer: '예' | '아니요') => {
  await expect(page.getByRole('heading', { level: 2, name: text })).toBeVisible()
  await open(page).getByRole('button', { name: answer, exact: true }).click()
}
/** Returns the line of a question that is answered or open. */
const line = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: patternWithAnySpaces(text) })
const seeAnswer = (page: Page, text: string, answer: '예' | '아니요') =>
  expect(line(page, text).getByText(answer, { exact: true })).toBeVisible()
const change = (page: Page, subject: string) =>
  page.getByRole('button', { name: `${subject} 답 고치기`, exact: true }).click()
const changes = (page: Page) => page.getByRole('button', { name: /답 고치기$/ })
/** The last button of the bar: `확인`, or the button that leads to the open question. */
const confirm = (page: Page) => page.getByRole('button', { name: '확인', exact: true })

test('[D1-261] [E-202] [E-075] [E-010] [E-071] the answers survive a reload, and Cancel discards them', async ({
  page,
}) => {
  await page.goto('/self-check')
  await give(page, QUESTIONS[0], '예')
  await give(page, QUESTIONS[1], '아니요')
  await page.reload()
  await seeAnswer(page, QUESTIONS[0], '예')

  await page.goto('/bzmn-reg')
  await page.goBack()
  await seeAnswer(page, QUESTIONS[1], '아니요')
  await expect(changes(page)).toHaveCount(2)
  await page.goto('/bzmn-reg')
  await page.goto('/self-check')
  await page.goBack()
  await page.goForward()
  await seeAnswer(page, QUESTIONS[1], '아니요')
  await seeAnswer(page, QUESTIONS[0], '예')

  await page.getByRole('button', { name: '취소', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/self-check')
  await expect(page.getByRole('heading', { level: 2, name: QUESTIONS[0] })).toBeVisible()
  await expect(changes(page)).toHaveCount(0)

  await test.step('the next question is in view at 360 pixels', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.evaluate(() => scrollTo(0, 0))
    for (const text of QUESTIONS) {
      await expect(page.getByRole('heading', { level: 2, name: text })).toBeInViewport({ ratio: 1 })
      for (const answer of ['예', '아니요'])
        await expect(open(page).getByRole('button', { name: answer, exact: true })).toBeInViewport({ ratio: 1 })
      if (text === QUESTIONS[3])
        await expect(line(page, text)).toContainText(
          patternWithAnySpaces('주대표자는 사업자등록증에 가장 먼저 적힌 대표자입니다.'),
        )
      await give(page, text, '예')
    }
    await expect(confirm(page)).toBeFocused()
  })
  await test.step('[E-073] [E-074] [D1-249] [D1-257] an applicant who answers No stays on the page', () =>
    answerNo(page))
})

/** Changes one of five answers to No, and then back. */
const answerNo = async (page: Page) => {
  const [, , text] = QUESTIONS
  await change(page, SUBJECT)
  await give(page, text, '아니요')
  await expect(line(page, text)).toContainText(patternWithAnySpaces(NEED))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await confirm(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    patternWithAnySpaces('배달·택배비 지원 대상자가 아닙니다.'),
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  // When the refusal opens, a screen reader announces its text alone. In the page, the text is followed by the
  // controls, the most useful first, and then by the telephone number.
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - /children: equal
    - alert:
      - heading "배달·택배비 지원 대상자가 아닙니다." [level=1]
      - region "연 매출액이 지원요건과 다릅니다.":
        - /children: equal
        - heading "연 매출액이 지원요건과 다릅니다." [level=2]
        - paragraph: /${NEED}/
    - button "고쳐 답하기"
    - link "첫 화면으로"
    - link "자주 묻는 질문"
    - paragraph: "/문의전화/"
    - paragraph: /상담시간/
    - paragraph: /SC-3/
  `)
  await expect(page).toHaveURL('/self-check')
  await page.getByRole('button', { name: '고쳐 답하기', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: text })).toBeFocused()
  await seeAnswer(page, QUESTIONS[1], '예')
  await give(page, text, '예')
  await expect(line(page, text)).not.toContainText(patternWithAnySpaces(NEED))
  await confirm(page).click()
  await expect(page).toHaveURL('/bzmn-reg')
}
