import { formatWon, type Won } from '#domain/kernel/won'

/**
 * True if the amount of a headline and the line above it are one row below the sentence: if both exist, and the sentence
 * does not contain the amount. [D2-871]
 */
export const isSumRow = (sentence: string, sum: Won | null, above: string | null): boolean =>
  sum !== null && above !== null && !sentence.includes(formatWon(sum))

export const splitFirstSentence = (text: string): readonly [string, string] => {
  const [first = '', ...others] = text.split(/(?<=\.) /)
  return [first, others.join(' ')]
}
