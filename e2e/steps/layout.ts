import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'

/** Checks that nothing is wider than the screen, after the styles have loaded. */
export const seeNoOverflow = (page: Page, what: string) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0)

/**
 * Checks that no sentence of the page is laid out in columns: the text of a flex or grid container is one item, so
 * inline parts of a sentence beside it, or line breaks in it, would tear the sentence apart. [D1-971]
 */
export const seeSentencesInOneFlow = async (page: Page, what: string) => {
  const torn = await page.evaluate(() => {
    /** Returns the kinds of the children, in order. Text nodes that follow each other are one run of text. */
    const itemsOf = ({ childNodes }: Element): readonly string[] =>
      [...childNodes]
        .flatMap((node) => {
          if (node instanceof Element) return [node.matches('br, .nobr, .joined, .join') ? 'part' : 'other']
          return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '' ? ['text'] : []
        })
        .filter((item, index, items) => item !== 'text' || items[index - 1] !== 'text')
    return [...document.querySelectorAll('body *')]
      .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
      .filter((element) => itemsOf(element).filter((item) => item !== 'other').length > 1)
      .map(({ textContent }) => textContent)
  })
  expect(torn, `${what}: sentences in columns`).toEqual([])
}
