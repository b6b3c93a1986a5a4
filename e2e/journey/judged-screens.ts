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
    .replaceAll(/\d+/g, '0')
    .replaceAll(/(<(tr|li)\b(?:(?!<\2\b)[^])*?<\/\2>)(?:\s*\1)+/g, '$1')

/** What a screen is taken apart into: each is judged by itself. */
export const PARTS = ['header', 'main', 'footer', 'dialog[open]'] as const
export type Part = (typeof PARTS)[number]

/** A screen's markup: its parts, and what stands around them. */
export type Markup = {
  /** The document with its parts emptied. */
  readonly around: string
  /** All elements of each part together; a part that the screen has not is left out. */
  readonly parts: Readonly<Partial<Record<Part, string>>>
  /** Width, size of text and the like: what a barrier depends on beside the markup. */
  readonly seenHow: string
}

/** Runs in the page. A dialog inside the main part counts as a dialog alone. */
const markupOf = (selectors: readonly Part[]): Markup => {
  const whole = document.documentElement.cloneNode(true) as HTMLElement
  // What the page has loaded so far depends on the way to it, and is nothing to judge.
  for (const loaded of whole.querySelectorAll('head > :is(link, script, style)')) loaded.remove()
  const parts = selectors.toReversed().flatMap((selector) => {
    const found = [...whole.querySelectorAll(selector)].filter((one) => one.parentElement?.closest(selector) === null)
    const text = found.map(({ outerHTML }) => outerHTML).join('')
    for (const one of found) one.replaceChildren()
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

/** What of a screen is to be judged: the whole of it where its surroundings are new, else the parts that are. */
export type New = { readonly what: 'whole' | readonly Part[]; readonly digests: readonly string[] }

export const newIn = ({ around, parts, seenHow }: Markup, isJudged: (digest: string) => boolean): New => {
  const digestOf = (name: string, markup: string) =>
    createHash('sha256')
      .update(`${seenHow} ${name} ${stateOf(markup)}`)
      .digest('hex')
  const known = PARTS.flatMap((name) =>
    parts[name] === undefined ? [] : [[name, digestOf(name, parts[name])] as const],
  )
  const surroundings = digestOf('around', around)
  const digests = [surroundings, ...known.map(([, digest]) => digest)]
  if (!isJudged(surroundings)) return { what: 'whole', digests }
  return { what: known.filter(([, digest]) => !isJudged(digest)).map(([name]) => name), digests }
}

/** Judges of the page as it stands what this run has not yet judged in the same state. */
export const judgeOnce = async (page: Page, judge: (what: New['what']) => Promise<void>): Promise<void> => {
  const path = (digest: string) => (folder === undefined ? null : join(folder, digest))
  const isJudged = (digest: string) => folder !== undefined && existsSync(join(folder, digest))
  const { what, digests } = newIn(await page.evaluate(markupOf, PARTS), isJudged)
  if (what.length === 0) return
  await judge(what)
  for (const place of digests.map(path)) if (place !== null) writeFileSync(place, '')
}
