// Finds the lines of the rule book that quote a screen message, when someone searches with the words of that message.

import { ARTICLES, type ArticleLine, sentencesOfLine } from './articles.ts'

/**
 * Returns only the Korean letters of a message. Leaves out spaces, signs and personal values, because a person who
 * reads the message aloud does not give them.
 */
const readOut = (text: string): string => text.replaceAll(/\d{1,4}(?:로|은|는|이)(?=\s)|[^가-힣]/g, '')

/** The minimum number of letters that a part of a screen message must have to count as a match. */
const SPOKEN_AT_LEAST = 7

const SPOKEN = new Map(
  ARTICLES.map((article) => [
    article.id,
    article.lines.map((line) => ({
      line,
      said: sentencesOfLine(article, line)
        .map(readOut)
        .filter((sentence) => sentence !== ''),
    })),
  ]),
)

/** The factor by which a match counts less if the screen message is only a part of the typed text. */
const PARTLY = 0.75

/**
 * Returns how much a screen message and the typed text overlap, from 0 to 1. If one contains the other, this is the
 * shorter length divided by the longer length, times `PARTLY` if the typed text contains the message. Otherwise, and if
 * the contained text has fewer than `SPOKEN_AT_LEAST` letters, it is 0.
 */
const matchShare = (sentence: string, query: string): number => {
  if (query.length < SPOKEN_AT_LEAST) return 0
  if (sentence.includes(query)) return query.length / sentence.length
  return sentence.length >= SPOKEN_AT_LEAST && query.includes(sentence) ? (PARTLY * sentence.length) / query.length : 0
}

/** Returns the lines of an article whose screen messages match the typed words, and the largest overlap. */
export const linesByScreenMessage = (
  id: string,
  query: string,
): { readonly lines: readonly ArticleLine[]; readonly part: number } => {
  const words = readOut(query)
  const scoredLines = (SPOKEN.get(id) ?? []).map(({ line, said }) => ({
    line,
    part: Math.max(0, ...said.map((sentence) => matchShare(sentence, words))),
  }))
  const part = Math.max(0, ...scoredLines.map((line) => line.part))
  return { lines: part === 0 ? [] : scoredLines.filter((line) => line.part === part).map(({ line }) => line), part }
}
