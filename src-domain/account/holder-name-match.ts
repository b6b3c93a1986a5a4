import type { Decision, Table } from '../kernel/decide.ts'
import { decide } from '../kernel/decide.ts'
import { APPLICATION_LIMITS } from '../application/application-limits.ts'

const WINDOW = APPLICATION_LIMITS.nameMatchBytes

/** What two holder names have in common. `full`: both reach the window; `prefix`: one cut form begins the other. */
export type NameFacts = {
  readonly empty: boolean
  readonly equal: boolean
  readonly full: boolean
  readonly prefix: boolean
}

export type NameVerdict = 'same' | 'different'

/** Banks cut names, each at its own byte: names that fill the window may differ behind it, shorter ones may not. */
export const NAME_MATCH_TABLE: Table<NameFacts, NameVerdict> = [
  { id: 'NM-1', when: { empty: true }, then: 'different', ref: 'A-103' },
  { id: 'NM-2', when: { equal: true }, then: 'same', ref: 'A-101' },
  { id: 'NM-3', when: { full: true, prefix: true }, then: 'same', ref: 'A-102' },
  { id: 'NM-4', when: {}, then: 'different', ref: 'A-103' },
]

const bytesOf = (character: string) => ((character.codePointAt(0) as number) > 127 ? 2 : 1)

/**
 * Composed, without spaces, in lower case. Composed once more at the end, because removing a space or lowering a letter
 * may bring together what belongs together, and a name must match itself however it is spaced. [A-101] [D2-31]
 */
const normalised = (name: string): string => name.normalize('NFC').replace(/\s/gu, '').toLowerCase().normalize('NFC')

const bytes = (name: string): number => [...name].reduce((sum, character) => sum + bytesOf(character), 0)

const cut = (name: string): string => {
  let kept = ''
  let used = 0
  for (const character of name) {
    used += bytesOf(character)
    if (used > WINDOW) break
    kept += character
  }
  return kept
}

/** Do the entered depositor and the holder that the bank names mean the same? Symmetric. to */
export const matchHolderNames = (entered: string, found: string): Decision<NameVerdict> => {
  const [a, b] = [normalised(entered), normalised(found)]
  const [cutA, cutB] = [cut(a), cut(b)]
  return decide(NAME_MATCH_TABLE, {
    empty: a === '' || b === '',
    equal: cutA === cutB,
    full: bytes(a) >= WINDOW && bytes(b) >= WINDOW,
    prefix: cutA.startsWith(cutB) || cutB.startsWith(cutA),
  })
}

/** Banks keep English names in full-width letters; after a mismatch a name of ASCII letters only is worth the hint. */
export const needsFullWidthHint = (entered: string): boolean => /^[A-Za-z]+$/.test(entered.replace(/\s/gu, ''))
