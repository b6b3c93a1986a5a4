import { decisionFrom } from '../kernel/decide.ts'
import { APPLICATION_LIMITS } from '../programme/application-limits.ts'
import { removeInvisible } from '../text/characters.ts'
import { normaliseUnicode } from '../text/normal-form.ts'

const isAscii = (character: string) => (character.codePointAt(0) as number) <= 0x7f

const BYTES = APPLICATION_LIMITS.depositorCharacterBytes

const bytesOf = (character: string) => (isAscii(character) ? BYTES.ascii : BYTES.other)

/**
 * Returns the length of a 예금주 name in bytes as the bank counts them: fewer for an ASCII character than for any other.
 * [A-063]
 */
export const depositorByteLength = (text: string): number =>
  [...normaliseUnicode(text, 'NFC')].reduce((sum, character) => sum + bytesOf(character), 0)

/**
 * Returns as many leading characters as fit into `max` bytes. The name is normalised to NFC first, so that no
 * decomposed syllable is split.
 */
export const truncateDepositor = (text: string, max: number = APPLICATION_LIMITS.depositorBytes): string => {
  const keptCharacters: string[] = []
  let bytes = 0
  for (const character of normaliseUnicode(text, 'NFC')) {
    bytes += bytesOf(character)
    if (bytes > max) break
    keptCharacters.push(character)
  }
  return keptCharacters.join('')
}

/**
 * Converts printable ASCII to its full-width form (`A` → `Ａ`) and the space to the ideographic space; other characters
 * are unchanged.
 */
export const toFullWidth = (text: string): string =>
  text.replace(/[\x20-\x7e]/g, (character) =>
    character === ' ' ? '\u3000' : String.fromCharCode(character.charCodeAt(0) + 0xfee0),
  )

/**
 * Returns the value of the depositor field: converts it if the toggle is on, then cuts it to the limit.
 */
export const cleanDepositor = (raw: string, fullWidth: boolean): string =>
  truncateDepositor(fullWidth ? toFullWidth(raw) : raw)

const WINDOW = APPLICATION_LIMITS.nameMatchBytes

/**
 * The overlap of two holder names. `full`: both reach the length limit. `prefix`: one name was cut and is the start of
 * the other.
 */
type DepositorMatchFacts = {
  readonly empty: boolean
  readonly equal: boolean
  readonly full: boolean
  readonly prefix: boolean
}

/**
 * Normalises a name: NFC, lower case, without spaces and invisible characters. NFC is applied once more at the end,
 * because the earlier steps may bring letters together. [A-101] [D2-31]
 */
const normalised = (name: string): string =>
  normaliseUnicode(removeInvisible(normaliseUnicode(name, 'NFC')).replace(/\s/gu, '').toLowerCase(), 'NFC')

const cut = (name: string): string => truncateDepositor(name, WINDOW)

/**
 * Decides whether the entered depositor and the holder at the bank have the same name. The order of the two does not
 * matter. Banks cut long names at different lengths. Two names that fill the limit may therefore differ after the
 * limit; shorter names must be equal. to
 */
export const decideDepositorMatch = decisionFrom(
  (enteredName: string, bankName: string): DepositorMatchFacts => {
    const [a, b] = [normalised(enteredName), normalised(bankName)]
    const [cutA, cutB] = [cut(a), cut(b)]
    return {
      empty: a === '' || b === '',
      equal: cutA === cutB,
      full: depositorByteLength(a) >= WINDOW && depositorByteLength(b) >= WINDOW,
      prefix: cutA.startsWith(cutB) || cutB.startsWith(cutA),
    }
  },
  [
    { id: 'NM-1', when: { empty: true }, then: 'different', ref: 'A-103' },
    { id: 'NM-2', when: { equal: true }, then: 'same', ref: 'A-101' },
    { id: 'NM-3', when: { full: true, prefix: true }, then: 'same', ref: 'A-102' },
    { id: 'NM-4', when: {}, then: 'different', ref: 'A-103' },
  ],
)

/**
 * True if the hint about full-width letters applies: banks store English names in full-width letters, and this name has
 * ASCII letters only.
 */
export const needsFullWidthHint = (name: string): boolean => /^[A-Za-z]+$/.test(name.replace(/\s/gu, ''))

/** True if a holder name contains a Latin letter: the bank may have stored it as a full-width letter. */
export const hasLatinLetter = (name: string): boolean => /[A-Za-z]/.test(name)
