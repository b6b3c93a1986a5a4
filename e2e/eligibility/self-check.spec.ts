import type { Page } from '@playwright/test'
import { see, test } from '../journey.ts'
import { asRead, readAlert } from '../steps/dialog.ts'

const QUESTIONS = [
  '2024년 12월 31일까지 개업한 사업자인가요?',
  '현재 사업을 운영하고 있나요?',
  '2023년 또는 2024년 연 매출액이 0원을 초과하고 3억 원 이하인가요?',
  '대표자 본인이 직접 신청하나요?',
  '확인지급 대상자는 증빙자료를 제출해야 한다는 점을 확인하셨나요?',
] as const

/** What the third question asks for. */
const NEED = '연 매출액이 0원 초과 3억 원 이하여야 합니다.'

const question = (page: Page, text: string) => page.getByRole('group', { name: text })
const answerTo = (page: Page, text: string, answer: '예' | '아니요') =>
  question(page, text).getByRole('radio', { name: answer, exact: true })
const confirm = (page: Page) => page.getByRole('button', { name: '확인', exact: true })

test('[D1-261] [E-202] [E-075] [E-010] [E-071] [E-072] [E-073] [E-074] [D1-249] the answers outlive reload, back and forward, and go with Cancel; none answered beforehand, five questions let nobody past with a No or a gap', async ({
  page,
}) => {
  await page.goto('/self-check')
  await answerTo(page, QUESTIONS[0], '예').check()
  await answerTo(page, QUESTIONS[3], '아니요').check()
  await page.reload()
  await see(answerTo(page, QUESTIONS[0], '예')).toBeChecked()

  await page.goto('/bzmn-reg')
  await page.goBack()
  await see(answerTo(page, QUESTIONS[3], '아니요')).toBeChecked()
  await see(answerTo(page, QUESTIONS[1], '예')).not.toBeChecked()
  await page.goto('/bzmn-reg')
  await page.goto('/self-check')
  await page.goBack()
  await page.goForward()
  await see(answerTo(page, QUESTIONS[3], '아니요')).toBeChecked()
  await see(answerTo(page, QUESTIONS[0], '예')).toBeChecked()

  await page.getByRole('button', { name: '취소', exact: true }).click()
  await see(page).toHaveURL('/')
  await page.goBack()
  await see(page).toHaveURL('/self-check')
  await see(answerTo(page, QUESTIONS[4], '예')).toBeVisible()
  for (const radio of await page.getByRole('radio').all()) await see(radio).not.toBeChecked()

  await test.step('after an answer the next open question comes into view, on a phone too', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.evaluate(() => scrollTo(0, 0))
    for (const [at, text] of QUESTIONS.entries()) {
      await see(question(page, text).getByRole('radio').first()).toBeInViewport()
      if (at < QUESTIONS.length - 1) await answerTo(page, text, '예').check()
    }
    await see(question(page, QUESTIONS[3])).toContainText(
      asRead('주대표자는 사업자등록증에 가장 먼저 적힌 대표자입니다.'),
    )
    await page.getByRole('button', { name: '취소', exact: true }).click()
    await page.goBack()
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('[E-072] [E-073] [E-074] five questions, none answered beforehand, let nobody past with a No or a gap', async () => {
    await see(page.getByRole('group')).toHaveCount(5)
    for (const [at, text] of QUESTIONS.entries()) await see(page.getByRole('group').nth(at)).toContainText(text)
    for (const radio of await page.getByRole('radio').all()) await see(radio).not.toBeChecked()
    await see(page.getByRole('timer')).toHaveCount(0)

    await confirm(page).click()
    await readAlert(page, '모든 항목을 선택해주세요.')
    const marked = page.getByText(asRead('예와 아니요 가운데 하나를 선택해주세요.'))
    for (const mark of await marked.all()) await see(mark).toBeVisible()
    await see(marked).toHaveCount(5)
    for (const text of QUESTIONS.slice(0, 4))
      await answerTo(page, text, text === QUESTIONS[1] ? '아니요' : '예').check()
    await confirm(page).click()
    await readAlert(page, '모든 항목을 선택해주세요.')
    await see(marked).toHaveCount(1)
    await answerTo(page, QUESTIONS[4], '예').check()
    await answerTo(page, QUESTIONS[1], '예').check()

    const [, , text] = QUESTIONS
    await answerTo(page, text, '아니요').check()
    await confirm(page).click()
    await see(page.getByRole('dialog')).toContainText(asRead(NEED))
    await readAlert(page, '배달·택배비 지원 대상자가 아닙니다.', 'SC-3')
    await see(page).toHaveURL('/self-check')
    // [D1-249] The answer that it was is marked, and has the focus.
    await see(question(page, text)).toContainText(asRead(NEED))
    await see(question(page, text).getByRole('radio').first()).toBeFocused()
    await answerTo(page, text, '예').check()
    await see(question(page, text)).not.toContainText(asRead(NEED))
    await confirm(page).click()
    await see(page).toHaveURL('/bzmn-reg')
  })
})
