import { signal } from '@preact/signals-react'
import { expect, it } from 'vitest'
import { isSlowerThanLinear } from '#domain/kernel/testing/linear-time'
import { isAllowedImageUrl, isAllowedLinkUrl } from '#domain/notice/allowed-url'
import { parseImageUrl, parseLinkUrl } from '#domain/notice/editor-url'
import { makePopup } from '#domain/notice/popup'
import { isEmptyHtml } from '#domain/notice/popup-form'
import { keepAllowedTags } from '#ui/parts/notice/quiet-html.ts'
import { makePopupStack } from '#ui/screens/notice/popup-stack.model.ts'
import { plainTextOfHtml } from '../plain-text.ts'
import { tidyPastedHtml } from './pasted-html.ts'

const shownPopups = (content: string) =>
  makePopupStack({
    listed: { from: 'server', popups: [makePopup({ id: '1', content })] },
    now: signal(0),
    days: { read: () => null, keep: () => undefined },
    phone: '1',
    clean: keepAllowedTags,
  }).shown.value

const READERS = {
  shownPopups,
  keepAllowedTags,
  tidyPastedHtml,
  plainTextOfHtml,
  isEmptyHtml,
  isAllowedLinkUrl,
  isAllowedImageUrl: (text: string) => isAllowedImageUrl(text, ['images.example']),
  parseLinkUrl,
  parseImageUrl: (text: string) => parseImageUrl(text, 'https://portal.example', ['images.example']),
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

/** A text of this length, in characters, should be read in a few milliseconds. */
const MEASURE = { now: () => performance.now(), sizes: [16_000], shortMs: 6 }

it.each(PIECES)('[P-321] [P-209] [P-220] very long hostile HTML is read in linear time: %s', async (piece) => {
  for (const [name, read] of Object.entries(READERS))
    for (const beginning of BEGINNINGS) {
      const textOf = (length: number) => beginning + piece.repeat(length / piece.length)
      expect(await isSlowerThanLinear((length) => read(textOf(length)), MEASURE), `${name} after ${beginning}`).toBe(
        false,
      )
    }
})
