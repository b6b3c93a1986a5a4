import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** What of an attribute's value no rule of accessibility looks at: only whether there is any. */
const WORDING = /(\s(?:alt|aria-label|aria-valuetext|content|datetime|href|placeholder|src|title|value)=")[^"]+"/g

/**
 * The state of a part of a screen, as far as its barriers go: markup, classes and roles without the wording, and rows that
 * are alike once. Parts of one state, width and size of text have the same barriers, whatever person or number stands in them.
 */
export const stateOf = (markup: string): string =>
  markup
    .replaceAll(/>\s*[^\s<][^<]*</g, '>x<')
    .replaceAll(WORDING, '$1x"')
    .replaceAll(/\b_r_\w+?_/g, '_r_')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/(<(tr|li)\b(?:(?!<\2\b)[^])*?<\/\2>)(?:\s*\1)+/g, '$1')

/** What a screen is taken apart into: each is judged by itself. */
export const PARTS = ['header', 'main', 'footer', 'dialog[open]'] as const
export type Part = (typeof PARTS)[number]

/** A screen's markup: its parts, and what stands around them. */
export type Markup = {
  /** The document with its parts taken out, and without what only the way to it has left there. */
  readonly around: string
  /** All elements of each part together; a part that the screen has not is left out. */
  readonly parts: Readonly<Partial<Record<Part, string>>>
  /** Width, size of text and the like: what a barrier depends on beside the markup. */
  readonly seenHow: string
}

/** Runs in the page. A dialog inside the main part counts as a dialog alone. */
const markupOf = (selectors: readonly Part[]): Markup => {
  const whole = document.documentElement.cloneNode(true) as HTMLElement
  // What the page has loaded and said so far depends on the way to it, and is nothing to judge; nor is that it stands still.
  for (const loaded of whole.querySelectorAll('link, script, style, noscript')) loaded.remove()
  for (const said of whole.querySelectorAll('.sr[role="status"]')) said.replaceChildren()
  whole.removeAttribute('style')
  const parts = selectors.toReversed().flatMap((selector) => {
    const found = [...whole.querySelectorAll(selector)].filter((one) => one.parentElement?.closest(selector) === null)
    const text = found.map(({ outerHTML }) => outerHTML).join('')
    for (const one of found) {
      const place = document.createElement(one.localName)
      // Whether the page has a title is judged of the document as a whole; it comes with the content.
      const titled = one.querySelector('h1') !== null ? 'yes' : one.querySelector('.skeleton') === null ? 'no' : 'later'
      place.setAttribute('data-titled', titled)
      one.replaceWith(place)
    }
    return text === '' ? [] : [[selector, text] as const]
  })
  const media = ['print', '(forced-colors: active)', '(prefers-color-scheme: dark)']
  return {
    around: whole.outerHTML,
    parts: Object.fromEntries(parts),
    seenHow: JSON.stringify([
      innerWidth,
      getComputedStyle(document.documentElement).fontSize,
      ...media.map((query) => matchMedia(query).matches),
    ]),
  }
}

/** States that this run has found without barriers, for all its workers: a file each. */
const folder = process.env['E2E_JUDGED']

/** Before the first worker starts: nothing has been judged. */
export const startJudging = (place: string): void => {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  process.env['E2E_JUDGED'] = place
}

/** What of a screen is to be judged. */
export type New = {
  /** What stands around the parts, and with it what holds for a document as a whole. */
  readonly around: boolean
  readonly parts: readonly Part[]
}

/** The state of each part and of what stands around them, to be known again by. */
const digestsOf = ({ around, parts, seenHow }: Markup) =>
  Object.entries({ around, ...parts }).map(
    ([name, markup]) =>
      [
        name,
        createHash('sha256')
          .update(`${seenHow} ${name} ${stateOf(markup)}`)
          .digest('hex'),
      ] as const,
  )

export const newIn = (screen: Markup, isJudged: (digest: string) => boolean) => {
  const digests = digestsOf(screen).filter(([, digest]) => !isJudged(digest))
  const names = digests.map(([name]) => name)
  const found: New = { around: names.includes('around'), parts: PARTS.filter((part) => names.includes(part)) }
  return { found, digests: digests.map(([, digest]) => digest) }
}

/** Judges of the page as it stands what this run has not yet judged in the same state. */
export const judgeOnce = async (page: Page, judge: (what: New) => Promise<void>): Promise<void> => {
  const isJudged = (digest: string) => folder !== undefined && existsSync(join(folder, digest))
  const { found, digests } = newIn(await page.evaluate(markupOf, PARTS), isJudged)
  if (digests.length === 0) return
  await judge(found)
  if (folder !== undefined) for (const digest of digests) writeFileSync(join(folder, digest), '')
}
