import type { Page } from '@playwright/test'

/**
 * The placeholder of a screen while its guard runs. On a slow machine it has its words twice: for screen readers, and
 * for the style sheet, which shows them after a while. [D1-905]
 */
const WAITING = /^(?:처리 중입니다\. 잠시만 기다려주세요\.|불러오는 중입니다\.)+$/

declare global {
  /** The texts that the main part has shown. */
  var textsShown: Set<string>
}

/** Records in every document of this page each text that its main part ever shows, however briefly. */
export const recordShownTexts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.textsShown = new Set()
    const recordTexts = () => {
      const text = document.querySelector('main')?.textContent?.trim()
      if (text) globalThis.textsShown.add(text)
    }
    new MutationObserver(recordTexts).observe(document, { subtree: true, childList: true, characterData: true })
  })

export const clearRecordedTexts = (page: Page) => page.evaluate(() => globalThis.textsShown.clear())

/** Navigates like a link, without reloading the document, and clears the recorded texts at the same moment. */
export const navigateAndClearRecordedTexts = (page: Page, to: string) =>
  page.evaluate((path) => {
    globalThis.textsShown.clear()
    history.pushState(null, '', path)
  }, to)

/** Returns the texts shown since the last clearing, except the placeholder of a waiting screen. */
export const readRecordedTexts = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => [...globalThis.textsShown])
  return texts.filter((text) => !WAITING.test(text))
}
