import type { Page } from '@playwright/test'

/** The ways in which a person closes the provider's page. */
type ProviderAnswer = '인증 성공' | '인증 실패' | '취소'

/** Returns the button of a method, by its label: `휴대폰 인증`, `공동인증서`, … */
export const methodButton = (page: Page, name: string) => page.getByRole('button', { name: `${name} 시작하기` })

/**
 * Starts a certification and waits for its result. A browser lets a click open a window only for a few seconds. On a
 * slow machine the queue takes longer; the page then asks for a second click, and this step makes it. [P-197]
 */
export const startCertification = async <Result>(
  page: Page,
  start: () => Promise<void>,
  result: Promise<Result>,
): Promise<Result> => {
  await start()
  const secondClick = page.getByRole('button', { name: '인증 창 열기' })
  const isAsked = secondClick.waitFor().then(
    () => true,
    () => false,
  )
  if (await Promise.race([result.then(() => false), isAsked])) await secondClick.click()
  return result
}

/** Starts a method and returns its window, which may still be empty. */
export const openCertificationMethod = (page: Page, name: string): Promise<Page> =>
  startCertification(page, () => methodButton(page, name).click(), page.waitForEvent('popup'))

/** Clicks the button for this answer on the provider's page; the provider's window then closes automatically. */
export const chooseAtProvider = async (window: Page, answer: ProviderAnswer) => {
  const windowClosing = window.waitForEvent('close')
  await window.getByRole('button', { name: answer, exact: true }).click()
  await windowClosing
}

/** Runs one method from its button to the closed window. */
export const certify = async (page: Page, name: string, answer: ProviderAnswer = '인증 성공') =>
  chooseAtProvider(await openCertificationMethod(page, name), answer)
