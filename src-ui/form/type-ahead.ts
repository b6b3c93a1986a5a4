/** The nineteen initial consonants in the order of the syllable block. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const PER_INITIAL = 588

const initialOf = (character: string): string => {
  const code = character.codePointAt(0) ?? 0
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE
    ? INITIALS.charAt(Math.floor((code - FIRST_SYLLABLE) / PER_INITIAL))
    : ''
}

/** Does a label begin with what was typed? A lone consonant stands for every syllable that begins with it: `ㄱㅁ` finds 국민. */
export const startsAsTyped = (label: string, typed: string): boolean =>
  typed !== '' &&
  [...typed].every((character, at) => {
    const found = [...label][at]?.toLowerCase() ?? ''
    return found === character.toLowerCase() || (INITIALS.includes(character) && initialOf(found) === character)
  })
