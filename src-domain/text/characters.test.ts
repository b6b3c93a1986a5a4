import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText, characterCount, removeInvisible } from './characters.ts'

const FAMILY = ['👨', '👩', '👧', '👦'].join('\u200D')

describe('[P-153] [D3-106] a cut text', () => {
  it.each([
    ['가나다', 3, '가나다'],
    ['가나다라', 3, '가나다'],
    ['의견을'.normalize('NFD'), 3, '의견을'],
    [`${'가'.repeat(198)}${FAMILY}`, 200, '가'.repeat(198)],
    [`${'가'.repeat(193)}${FAMILY}`, 200, `${'가'.repeat(193)}${FAMILY}`],
    ['🇰🇷🇰🇷', 3, '🇰🇷'],
    ['', 3, ''],
  ])('for %s and %i characters, is %s', (text, max, cut) => expect(cutText(text, max)).toBe(cut))

  it('is a prefix of the text in NFC, within the limit', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(30), (text, max) => {
        const cut = cutText(text, max)
        expect(text.normalize('NFC').startsWith(cut)).toBe(true)
        expect(characterCount(cut)).toBeLessThanOrEqual(max)
        expect(cutText(cut, max)).toBe(cut)
      }),
    ))
})

describe('invisible characters', () => {
  it.each([
    ['김\u200b서준\ufeff', '김서준'],
    ['\u3164가\u00ad나\u2060다', '가나다'],
    ['한빛 분식\u30001', '한빛 분식\u30001'],
    ['', ''],
  ])('invisible characters are removed: %j is read as %j', (text, seen) => expect(removeInvisible(text)).toBe(seen))
})
