import type { Page } from '@playwright/test'

/** The ways in which a person closes the provider's page. */
export type ProviderAnswer = '인증 성공' | '인증 실패' | '취소'

/** Returns the button of a method, by its label: `휴대폰 인증`, `공동인증서`, … */
export const methodButton = (page: Page, name: string) => page.getByRole('button', { name: `${name} 시작하기` })

/** Starts a method and returns its window, which may still be empty. */
export const openCertificationMethod = async (page: Page, name: string): Promise<Page> => {
  const windowOpening = page.waitForEvent('popup')
  await methodButton(page, name).click()
  return windowOpening
}

/** Clicks the button for this answer on the provider's page; the provider's window then closes automatically. */
export const chooseAtProvider = async (window: Page, answer: ProviderAnswer) => {
  const windowClosing = window.waitForEvent('close')
  await window.getByRole('button', { name: answer, exact: true }).click()
  await windowClosing
}

/** Runs one method from its button to the closed window. */
export const certify = async (page: Page, name: string, answer: ProviderAnswer = '인증 성공') =>
  chooseAtProvider(await openCertificationMethod(page, name), answer)
