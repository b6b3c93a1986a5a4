import type { Page } from '@playwright/test'
import { escapeRegExp } from '#tools/sources/escape-reg-exp'
import { expect } from '../journey.ts'
import { actionBar } from './bar.ts'

export const dialog = (page: Page) => page.getByRole('dialog')

/**
 * Clicks a button of the open dialog; another dialog may follow. If several buttons have this name, clicks the last
 * one, because the cross in the corner has the same name as the button below the text.
 */
export const pressInDialog = (page: Page, button: string) =>
  dialog(page).getByRole('button', { name: button, exact: true }).last().click()

/** Clicks a button of the open dialog and checks that the dialog closes. */
export const closeDialogBy = async (page: Page, button: string) => {
  await pressInDialog(page, button)
  await expect(dialog(page)).toHaveCount(0)
}

/** Returns the element in the open dialog that shows the rule, below the sentence. */
export const ruleNumberLineInDialog = (page: Page, rule: string) =>
  dialog(page).getByText(`문의하실 때 알려주실 번호 ${rule}`, { exact: true })

/**
 * Checks the sentence and the rule of a refusal dialog, and closes it with the button whose label is the next page.
 * [D1-263]
 */
export const seeRefusalDialogAndClose = async (page: Page, text: string, close = '첫 화면으로', rule?: string) => {
  await expect(dialog(page)).toContainText(text)
  if (rule !== undefined) await expect(ruleNumberLineInDialog(page, rule)).toBeVisible()
  await closeDialogBy(page, close)
}

/** Checks the sentence and the rule of an alert, and confirms it. */
export const seeAlertAndConfirm = (page: Page, text: string, rule?: string) =>
  seeRefusalDialogAndClose(page, text, '확인', rule)

/** Expects the reason for a failed submission above the bar of the form, and no dialog. [D2-147] */
export const seeRefusalInBar = async (page: Page, text: string) => {
  await expect(actionBar(page).getByRole('alert')).toContainText(patternWithAnySpaces(text))
  await expect(dialog(page)).toHaveCount(0)
}

/** Matches a sentence with normal or non-breaking spaces. */
export const patternWithAnySpaces = (text: string) => new RegExp(escapeRegExp(text).replaceAll(' ', String.raw`\s`))
