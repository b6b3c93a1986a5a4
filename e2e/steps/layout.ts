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

/**
 * Returns the texts of the main content that another element covers. Scrolls through the page by half windows, and reads
 * only what is in the middle of the window, where no sticky bar is.
 */
const coveredTexts = (page: Page) =>
  page.evaluate(() => {
    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)
    }
    /** True if the element, or one around it that does not contain `text`, paints over what is below it. */
    const covers = (top: Element, text: Element): boolean => {
      for (
        let element: Element | null = top;
        element !== null && !element.contains(text);
        element = element.parentElement
      )
        if (!text.contains(element) && isOpaque(element)) return true
      return false
    }
    const range = document.createRange()
    const coveredIn = (text: Node): boolean => {
      const parent = text.parentElement
      if (parent === null || text.nodeValue?.trim() === '' || parent.closest('.sr') !== null) return false
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      range.selectNodeContents(text)
      return [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        const isRead =
          (y > innerHeight / 4 || scrollY === 0) &&
          (y < (innerHeight * 3) / 4 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
        const found = isRead ? document.elementFromPoint(x, y) : null
        return found !== null && covers(found, parent)
      })
    }
    const covered = new Set<string>()
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        if (coveredIn(text)) covered.add(text.nodeValue ?? '')
    }
    scrollTo({ top: 0, behavior: 'instant' })
    return [...covered]
  })

/** Checks that no text of the main content is covered. */
export const seeNothingCovered = (page: Page, what: string) =>
  expect.poll(() => coveredTexts(page), `${what}: covered texts`).toEqual([])
