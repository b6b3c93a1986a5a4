import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** What of an attribute's value no rule of accessibility looks at: only whether there is any. */
const WORDING = /(\s(?:alt|aria-label|aria-valuetext|content|datetime|href|placeholder|src|title|value)=")[^"]+"/g

/**
 * The state of a screen, as far as its barriers go: markup, classes and roles without the wording, and rows that are alike
 * once. Screens of one state, width and size of text have the same barriers, whatever person or number stands in them.
 */
export const stateOf = (markup: string): string =>
  markup
    .replaceAll(/>\s*[^\s<][^<]*</g, '>x<')
    .replaceAll(WORDING, '$1x"')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/(<(tr|li)\b(?:(?!<\2\b)[^])*?<\/\2>)(?:\s*\1)+/g, '$1')

/** States that this run has found without barriers, for all its workers: a file each. */
const folder = process.env['E2E_JUDGED']

/** Before the first worker starts: nothing has been judged. */
export const startJudging = (place: string): void => {
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  process.env['E2E_JUDGED'] = place
}

/** Judges the page as it stands, unless this run has already judged one of the same state. */
export const judgeOnce = async (page: Page, judge: () => Promise<void>): Promise<void> => {
  const [markup, ...seenHow] = await page.evaluate(() => [
    document.documentElement.outerHTML,
    innerWidth,
    getComputedStyle(document.documentElement).fontSize,
    ['print', '(forced-colors: active)', '(prefers-color-scheme: dark)'].map((query) => matchMedia(query).matches),
  ])
  const digest = createHash('sha256')
    .update(`${JSON.stringify(seenHow)} ${stateOf(markup)}`)
    .digest('hex')
  if (folder !== undefined && existsSync(join(folder, digest))) return
  await judge()
  if (folder !== undefined) writeFileSync(join(folder, digest), '')
}
