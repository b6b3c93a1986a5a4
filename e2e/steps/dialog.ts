import type { Page } from '@playwright/test'
import { see } from '../journey.ts'

/** The one window that is open above the page. */
export const dialog = (page: Page) => page.getByRole('dialog')

/** Presses a button of the open window; another window may follow. */
export const pressInWindow = (page: Page, button: string) =>
  dialog(page).getByRole('button', { name: button, exact: true }).click()

/** Presses a button of the open window and sees the window go. */
export const answer = async (page: Page, button: string) => {
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
  await see(dialog(page)).toHaveCount(0)
}

/** The rule that the open window names below its sentence. */
export const reasonOf = (page: Page, rule: string) =>
  dialog(page).getByText(`문의하실 때 알려주실 번호 ${rule}`, { exact: true })

/** Reads a refusal in its window, and the rule that it names, and leaves it by the button that names where the document leads. [D1-263] */
export const readStop = async (page: Page, text: string, close = '첫 화면으로', rule?: string) => {
  await see(dialog(page)).toContainText(text)
  if (rule !== undefined) await see(reasonOf(page, rule)).toBeVisible()
  await answer(page, close)
}

/** Reads an alert, and the rule that it names, and confirms it. */
export const readAlert = (page: Page, text: string, rule?: string) => readStop(page, text, '확인', rule)

/** Reads the refusal of a queue that admits no one, and closes it; the page behind it has not changed. [E-135] */
export const readNotLetIn = (page: Page, text: string) => readStop(page, text, '하던 화면으로')

/** Reads over the bar of a form why a press came to nothing; no window says so. [D2-147] */
export const readRefusal = async (page: Page, text: string) => {
  await see(page.locator('[data-action-bar]').getByRole('alert')).toContainText(asRead(text))
  await see(dialog(page)).toHaveCount(0)
}

/** A sentence wherever its words are kept together by spaces that do not break. */
export const asRead = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`))
