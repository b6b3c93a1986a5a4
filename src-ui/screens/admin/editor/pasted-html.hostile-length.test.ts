import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import { isAllowedImage, isAllowedLink } from '#domain/notice/allowed-address'
import { parseImageAddress, parseLinkAddress } from '#domain/notice/editor-address'
import { makePopup } from '#domain/notice/popup'
import { isEmptyHtml } from '#domain/notice/popup-form'
import { makePopupStack } from '../../notice/popup-stack.model.ts'
import { quietHtml } from '../../../parts/notice/quiet-html.ts'
import { plainTextOf } from '../plain-text.ts'
import { tidyPastedHtml } from './pasted-html.ts'

const shownPopups = (content: string) =>
  makePopupStack({
    listed: { from: 'server', popups: [makePopup({ id: '1', content })] },
    now: signal(0),
    days: { read: () => null, keep: () => undefined },
    phone: '1',
    clean: quietHtml,
  }).shown.value

const READERS = {
  shownPopups,
  quietHtml,
  tidyPastedHtml,
  plainTextOf,
  isEmptyHtml,
  isAllowedLink,
  isAllowedImage: (text: string) => isAllowedImage(text, ['images.example']),
  parseLinkAddress,
  parseImageAddress: (text: string) => parseImageAddress(text, 'https://portal.example', ['images.example']),
}

/** Pieces of HTML that are never closed. */
const PIECES = [
  ...['<', '</', '<a', '<a ', '<a x="', "<a x='", `<a "'`, '<a ='],
  ...['<!', '<!--', '<?', '<xml', '<xml ', '<o:p>', '<base'],
  ...['<style ', '<script>', '</script ', '<style></style ', '<img alt="">', ' alt=""', '<b style="font-weight: '],
  ...['<tr><td>', '<p class=MsoListParagraph>', '<span style="mso-list: Ignore">', '</ul> ', '</ul><ul>', '</ul>\n'],
  ...['<!--StartFragment-->', '<!--EndFragment--><!--StartFragment-->', '&', '&#', '&nbsp', ' ', '=', '"', '\u200b'],
]

const BEGINNINGS = ['', '<img ', '<p class=MsoListParagraph><span style="mso-list: Ignore">']

/**
 * The lengths of the long text, in characters (the short one has an eighth of it), and of the text in the quick check
 * before.
 */
const [LENGTH, LOOK_LENGTH] = [64_000, 16_000]
/**
 * How long reading takes in the quick check before, at most: a few milliseconds. If the time is quadratic, a quarter of
 * the length takes a sixteenth of the time.
 */
const [UNSUSPICIOUS_MS, LOOK_MS] = [100, 6]
/**
 * The largest ratio that is allowed between the times for eight times the length. It is 8 if the time is linear, and 64
 * if it is quadratic.
 */
const MAX_RATIO = 26

const shortestOf = (runs: number, work: () => unknown): number =>
  Math.min(
    ...Array.from({ length: runs }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )

/** True if the time grows faster than the length in every attempt. A busy machine only causes one more attempt. */
const growsTooFast = (read: (length: number) => unknown): boolean => {
  if (shortestOf(1, () => read(LOOK_LENGTH)) < LOOK_MS) return false
  return Array.from({ length: 6 }).every(() => {
    const long = shortestOf(2, () => read(LENGTH))
    return long > UNSUSPICIOUS_MS && long > MAX_RATIO * shortestOf(5, () => read(LENGTH / 8))
  })
}

it.each(PIECES)('[P-321] [P-209] [P-220] very long hostile HTML is read in linear time: %s', (piece) => {
  for (const [name, read] of Object.entries(READERS))
    for (const beginning of BEGINNINGS) {
      const textOf = (length: number) => beginning + piece.repeat(length / piece.length)
      expect(
        growsTooFast((length) => read(textOf(length))),
        `${name} after ${beginning}`,
      ).toBe(false)
    }
})
