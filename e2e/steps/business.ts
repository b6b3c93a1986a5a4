import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import { patternWithAnySpaces } from './dialog.ts'

/** Returns locators and actions for the page with the three parts of a business number, in both flows. */
export const businessNumberPage = (page: Page) => {
  const area = page.getByLabel('사업자등록번호 앞 3자리')
  const kind = page.getByLabel('사업자등록번호 가운데 2자리')
  const serial = page.getByLabel('사업자등록번호 뒤 5자리')
  const confirm = page.getByRole('button', { name: '확인', exact: true })
  const fill = async (number: string) => {
    await area.fill(number.slice(0, 3))
    await kind.fill(number.slice(3, 5))
    await serial.fill(number.slice(5))
  }
  return {
    area,
    kind,
    serial,
    confirm,
    cancel: page.getByRole('button', { name: '취소', exact: true }),
    fill,
    /** Fills in the business number and confirms it. */
    give: async (number: string) => {
      await fill(number)
      await confirm.click()
    },
    /** Returns the values of the three parts of the business number. */
    shown: async () => [await area.inputValue(), await kind.inputValue(), await serial.inputValue()] as const,
  } as const
}

/** Expects the reason why a business number is refused, with the rule, and goes back to the digits. [D1-263] */
export const seeRefusedNumberAndReturn = async (page: Page, text: string, rule: string) => {
  const heading = page.getByRole('heading', { level: 1, name: patternWithAnySpaces(text) })
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByText('문의전화 : 1533-0500')).toBeVisible()
  await expect(page.getByText(`문의하실 때 알려주실 번호 ${rule}`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '다른 번호로 확인하기' }).click()
  await expect(businessNumberPage(page).area).toBeFocused()
}

/** Enters a business number on `/bzmn-reg` and waits for the certification page. */
export const registerBusinessNumber = async (page: Page, number: string) => {
  await page.goto('/bzmn-reg')
  await businessNumberPage(page).give(number)
  await page.waitForURL('/onslf-check')
}
