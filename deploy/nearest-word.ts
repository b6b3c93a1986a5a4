/** Returns the edit distance of two words: how many letters have to be inserted, left out or replaced. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j += 1)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (a[i] === b[j] ? 0 : 1)))
    row = next
  }
  return row[b.length]!
}

/**
 * Returns the known word that is nearest to a mistyped word, ignoring case; null if more than a third of the letters
 * differ, or if the word is too long to be a typing mistake.
 */
export const nearestWord = <Word extends string>(typedWord: string, knownWords: readonly Word[]): Word | null =>
  typedWord.length > 200
    ? null
    : (knownWords
        .map((word) => ({ word, far: distance(typedWord.toLowerCase(), word.toLowerCase()) }))
        .filter(({ far }) => far <= typedWord.length / 3)
        .toSorted((a, b) => a.far - b.far)[0]?.word ?? null)
