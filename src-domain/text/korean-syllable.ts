const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3

/** Returns the position of a letter among the 11,172 syllables from 가 to 힣; null for any other letter. */
export const syllableIndex = (letter: string): number | null => {
  const code = letter.charCodeAt(0)
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? code - FIRST_SYLLABLE : null
}
