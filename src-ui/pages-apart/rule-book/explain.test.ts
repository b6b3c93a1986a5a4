import { describe, expect, it } from 'vitest'
import { RULE_BOOK_WORDS as T } from '../../text/ko/rule-book.ts'
import { ARTICLES } from './articles.ts'
import { explain } from './explain.ts'
import {
  type AskedQuestion,
  HELD_OUT_QUESTIONS,
  HELD_OUT_DOCUMENT_QUESTIONS,
  TUNED_QUESTIONS,
} from './questions.cases.ts'

const numberOf = (id: string): string =>
  (ARTICLES.find((article) => article.id === id) ?? expect.unreachable(`no article ${id}`)).number

/** Returns the articles and texts that are a part of the answer. */
const alternativesOf = (part: string): readonly (readonly [number: string, text: string])[] =>
  part.split(/ \| (?=[\w가-힣-]+: )/).map((one) => {
    const [, id = '', text = ''] = /^([\w가-힣-]+): (.*)$/.exec(one) ?? []
    return [numberOf(id), text]
  })

/**
 * Returns what `explain` shows for a question: `isFirst` if an article of the answer comes first and every part of the
 * answer is in an article that is shown; `isRight` if every part is there or in the list of near articles.
 */
const markOf = ([typed, ...parts]: AskedQuestion): { readonly isFirst: boolean; readonly isRight: boolean } => {
  const text = explain(typed, { requirements: {} }) ?? ''
  const [main = '', near = ''] = text.startsWith(T.noLine) ? ['', text] : text.split(`${T.others}:`)
  const shown = main.split(/^### /m).slice(1)
  const answer = parts.map(alternativesOf)
  const isShown = ([number, words]: readonly [string, string]) =>
    shown.some((section) => section.startsWith(`${number} `) && section.includes(words))
  const isNear = ([number, words]: readonly [string, string]) =>
    near
      .split('\n')
      .some((line) => line.startsWith(`- ${number} `) && line.includes(words.replaceAll(/^\| | \|$/g, '')))
  return {
    isFirst:
      answer.every((part) => part.some(isShown)) &&
      answer.flat().some(([number]) => shown[0]?.startsWith(`${number} `) === true),
    isRight: answer.every((part) => part.some((one) => isShown(one) || isNear(one))),
  }
}

const countIn = (questions: readonly AskedQuestion[]) => {
  const marks = questions.map(markOf)
  return { first: marks.filter((one) => one.isFirst).length, right: marks.filter((one) => one.isRight).length }
}

describe('explain, for questions in everyday words', () => {
  it.each([
    ['that it was tuned with', TUNED_QUESTIONS, 162, 180],
    ['of an auditor that it was not tuned with', HELD_OUT_QUESTIONS, 35, 35],
    ['from the specification that it was not tuned with', HELD_OUT_DOCUMENT_QUESTIONS, 36, 48],
  ] as const)('answers most of the questions %s', (_, questions, first, right) => {
    const counts = countIn(questions)
    expect(counts.first).toBeGreaterThanOrEqual(first)
    expect(counts.right).toBeGreaterThanOrEqual(right)
  })
})
