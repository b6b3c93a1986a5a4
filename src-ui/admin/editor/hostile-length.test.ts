import { signal } from '@preact/signals-react'
import { describe, expect, it } from 'vitest'
import { isAllowedImage, isAllowedLink } from '#domain/notice/allowed-address'
import { parseImageAddress, parseLinkAddress } from '#domain/notice/editor-address'
import { makePopup } from '#domain/notice/popup'
import { isEmptyHtml } from '#domain/notice/popup-form'
import { makePopupStack } from '../../notice/popup-stack.model.ts'
import { quietHtml } from '../../notice/quiet-html.ts'
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

/** Nothing of it is closed. */
const PIECES = [
  ...[
    '<',
    '</',
    '<a',
    '<a ',
    '<a x="',
    "<a x='",
    `<a "'`,
    '<a =',
    '<!',
    '<!--',
    '<?',
    '<xml',
    '<xml ',
    '<o:p>',
    '<base',
  ],
  ...['<style ', '<script>', '</script ', '<style></style ', '<img alt="">', ' alt=""', '<b style="font-weight: '],
  ...['<tr><td>', '<p class=MsoListParagraph>', '<span style="mso-list: Ignore">', '</ul> ', '</ul><ul>', '</ul>\n'],
  ...['<!--StartFragment-->', '<!--EndFragment--><!--StartFragment-->', '&', '&#', '&nbsp', ' ', '=', '"', '\u200b'],
]

const BEGINNINGS = ['', '<img ', '<p class=MsoListParagraph><span style="mso-list: Ignore">']

const cost = (work: () => unknown): number => {
  const from = performance.now()
  work()
  return performance.now() - from
}

describe('[P-321] [P-209] [P-220] HTML that somebody made to be long', () => {
  it.each(PIECES)('is read in a time that grows as it does, not with its square: %s', (piece) => {
    for (const [name, read] of Object.entries(READERS))
      for (const beginning of BEGINNINGS) {
        const short = beginning + piece.repeat(1000 / piece.length)
        const long = beginning + piece.repeat(64_000 / piece.length)
        // With its square the long one would cost 64 times as much as 64 short ones. A busy machine may hold one try up.
        const isFast = () => {
          const spent = cost(() => read(long))
          return spent < 100 || spent < 10 * cost(() => Array.from({ length: 64 }, () => read(short)))
        }
        expect(isFast() || isFast() || isFast(), `${name} after ${beginning}`).toBe(true)
      }
  })
})
