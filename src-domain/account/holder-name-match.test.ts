import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLDER_NAME_CASES } from './holder-name-match.cases.ts'
import { matchHolderNames, NAME_MATCH_TABLE, needsFullWidthHint } from './depositor.ts'

const NAME = fc.string({
  unit: fc.oneof(
    fc.constantFrom('가', '나', '각', 'a', 'B', 'Ａ', 'é', ' ', '　', '😀'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 20,
})
const NAME_WITH_LETTER = fc.tuple(NAME, fc.constantFrom('가', '한', 'k', 'Z'), NAME).map((parts) => parts.join(''))
const verdict = (a: string, b: string) => matchHolderNames(a, b).verdict

describe('[A-101] [A-102] [A-103] [A-104] two holder names mean the same', () => {
  it.each(HOLDER_NAME_CASES)('$rule: $entered, $found → $verdict', ({ rule, entered, found, verdict }) =>
    expect(matchHolderNames(entered, found)).toMatchObject({ verdict, because: { rule } }),
  )

  it('proves every row of the table', () =>
    expect(new Set(HOLDER_NAME_CASES.map((row) => row.rule))).toEqual(new Set(NAME_MATCH_TABLE.map((row) => row.id))))

  it('[A-101] is symmetric', () => fc.assert(fc.property(NAME, NAME, (a, b) => verdict(a, b) === verdict(b, a))))

  it('[A-101] a name with a letter matches itself in any spacing and ASCII case', () =>
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

  it('[A-101] composed and decomposed forms of one name match', () =>
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
  ])('%s → %s', (name, hint) => expect(needsFullWidthHint(name)).toBe(hint))
})
