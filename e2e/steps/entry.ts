import type { Page } from '@playwright/test'
import { businessNumberPage } from './business.ts'
import { chooseAtProvider, openCertificationMethod } from './identity.ts'

/** Goes from the main page through self-check and business number to the certification, in the application flow. */
export const goToCertification = async (page: Page, brNo: string) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^신청하기/ }).click()
  await page.waitForURL('/self-check')
  for (let question = 1; question <= 5; question += 1)
    await page.getByRole('group').getByRole('button', { name: '예', exact: true }).click()
  await page.getByRole('button', { name: '확인', exact: true }).click()
  await page.waitForURL('/bzmn-reg')
  await businessNumberPage(page).give(brNo)
  await page.waitForURL('/onslf-check')
}

/** Goes from the main page to the certification in the result flow. */
export const goToResultCertification = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^신청결과 확인/ }).click()
  await page.waitForURL('/onslf-check-result')
}

/** Returns a new tab without the login, as for a visitor who returns on another day; the data at the agency is left. */
export const returnAnotherDay = async (page: Page): Promise<Page> => {
  const context = page.context()
  const laterPage = await context.newPage()
  // The page is left first, so that no pending call is sent without the cookie.
  await page.close()
  await context.clearCookies({ name: 'jwtToken' })
  return laterPage
}

/** Types a business number and certifies as this persona, in the same tab; ignores what the tab has stored. */
export const certifyAnew = async (page: Page, brNo: string, persona: string, { isCertified = false } = {}) => {
  await page.goto('/bzmn-reg')
  await businessNumberPage(page).give(brNo)
  await page.waitForURL('/onslf-check')
  // For a certified person the methods are in a folded row. [D1-247]
  if (isCertified) await page.getByRole('button', { name: /^본인이 아니세요\? 다시 인증하기/, expanded: false }).click()
  const window = await openCertificationMethod(page, '휴대폰 인증')
  await window.getByLabel('인증할 사람').selectOption(persona)
  await chooseAtProvider(window, '인증 성공')
}
