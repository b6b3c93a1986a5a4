import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  depositorByteLength,
  cleanDepositor,
  toFullWidth,
  truncateDepositor,
  decideDepositorMatch,
  needsFullWidthHint,
} from './depositor.ts'

describe('[A-063] the byte length of a depositor', () => {
  it.each([
    ['', 0],
    ['Kim 1', 5],
    ['~\u007f', 2],
    ['\u0080', 2],
    ['가', 2],
    ['Ａ', 2],
    ['漢', 2],
    ['é', 2],
    ['😀', 2],
    ['한빛 cafe', 9],
  ])('the byte length of %s is %i', (text, bytes) => expect(depositorByteLength(text)).toBe(bytes))

  it('counts a decomposed syllable as two bytes', () => expect(depositorByteLength('각'.normalize('NFD'))).toBe(2))
})

describe('[A-064] a depositor', () => {
  it.each([
    ['가'.repeat(30), '가'.repeat(30)],
    ['가'.repeat(31), '가'.repeat(30)],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), 'a'.repeat(60)],
    [`${'a'.repeat(59)}가`, 'a'.repeat(59)],
    [`${'a'.repeat(58)}가`, `${'a'.repeat(58)}가`],
    [`${'a'.repeat(59)}가b`, 'a'.repeat(59)],
  ])('is cut to 60 bytes without splitting a character: %s', (text, kept) => expect(truncateDepositor(text)).toBe(kept))

  it('keeps as many whole characters as fit into the byte limit', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.integer({ min: 0, max: 60 }), (text, max) => {
        const shortName = truncateDepositor(text, max)
        const characters = [...text.normalize('NFC')]
        expect(depositorByteLength(shortName)).toBeLessThanOrEqual(max)
        expect([...shortName]).toEqual(characters.slice(0, [...shortName].length))
        const [next = ''] = characters.slice([...shortName].length)
        expect(next === '' || depositorByteLength(shortName + next) > max).toBe(true)
      }),
    ))
})

describe('[A-065] the full-width toggle', () => {
  it('converts only ASCII and the space', () => {
    expect(toFullWidth('AB z9-~!')).toBe('ＡＢ　ｚ９－～！')
    expect(toFullWidth('한빛Ａ')).toBe('한빛Ａ')
  })

  it('converts the text before the limit is applied', () =>
    expect(cleanDepositor('a'.repeat(60), true)).toBe('ａ'.repeat(30)))

  it('leaves the text unchanged when the toggle is off', () => expect(cleanDepositor('Kim Co', false)).toBe('Kim Co'))
})

const NAME = fc.string({
  unit: fc.oneof(
    fc.constantFrom('가', '나', '각', 'a', 'B', 'Ａ', 'é', ' ', '　', '😀'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 20,
})
const NAME_WITH_LETTER = fc.tuple(NAME, fc.constantFrom('가', '한', 'k', 'Z'), NAME).map((parts) => parts.join(''))
const verdict = (a: string, b: string) => decideDepositorMatch(a, b).verdict

describe('[A-101] [A-102] [A-103] [A-104] the comparison of the entered holder name with the name at the bank', () => {
  it('gives the same result for two names in either order', () =>
    fc.assert(fc.property(NAME, NAME, (a, b) => verdict(a, b) === verdict(b, a))))

  it('ignores spaces and ASCII case in equal names', () =>
    fc.assert(
      fc.property(NAME_WITH_LETTER, fc.array(fc.nat(40), { maxLength: 5 }), fc.boolean(), (name, gaps, upper) => {
        const cased = name
          .normalize('NFC')
          .replace(/[A-Za-z]/g, (letter) => (upper ? letter.toUpperCase() : letter.toLowerCase()))
        const characters = [...cased]
        const spaced = characters.map((character, i) => (gaps.includes(i) ? ` ${character}` : character)).join('')
        expect(verdict(name, spaced)).toBe('same')
      }),
    ))

  it('matches a name in NFC with the same name in NFD', () =>
    fc.assert(
      fc.property(NAME_WITH_LETTER, (name) => verdict(name.normalize('NFC'), name.normalize('NFD')) === 'same'),
    ))
})

describe('[A-098] the hint about full-width letters', () => {
  it.each([
    ['HANBIT', true],
    ['Han Bit', true],
    ['HANBIT1', false],
    ['한빛', false],
    ['HAN빛', false],
    ['빛HAN', false],
    ['ＨＡＮ', false],
    ['', false],
    [' ', false],
  ])('the hint is needed for %s: %s', (name, hint) => expect(needsFullWidthHint(name)).toBe(hint))
})
