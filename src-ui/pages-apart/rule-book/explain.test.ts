import { describe, expect, it } from 'vitest'
import { RULE_BOOK_WORDS as T } from '../../text/ko/rule-book.ts'
import { ARTICLES } from './articles.ts'
import { linesWithHitsFirst } from './answers.ts'
import { explain } from './explain.ts'
import {
  type AskedQuestion,
  HELD_OUT_QUESTIONS,
  HELD_OUT_DOCUMENT_QUESTIONS,
  TUNED_QUESTIONS,
} from './questions.cases.ts'

const numberOf = (id: string): string =>
  (ARTICLES.find((article) => article.id === id) ?? expect.unreachable(`no article ${id}`)).number

/** Returns the articles and texts of one part of an expected answer. */
const alternativesOf = (part: string): readonly (readonly [number: string, text: string])[] =>
  part.split(/ \| (?=[\w가-힣-]+: )/).map((one) => {
    const [, id = '', text = ''] = /^([\w가-힣-]+): (.*)$/.exec(one) ?? []
    return [numberOf(id), text]
  })

/**
 * Returns how well `explain` answers a question. `isFirst`: the first article belongs to the answer, and every part of
 * the answer is in an article that is shown. `isRight`: every part of the answer is in an article that is shown or in
 * the list of near articles.
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
    ['that it was tuned with', TUNED_QUESTIONS, 181, 206],
    ['of an auditor that it was not tuned with', HELD_OUT_QUESTIONS, 32, 36],
    ['from the specification that it was not tuned with', HELD_OUT_DOCUMENT_QUESTIONS, 40, 48],
  ] as const)('answers most of the questions %s', (_, questions, first, right) => {
    const counts = countIn(questions)
    expect(counts.first).toBeGreaterThanOrEqual(first)
    expect(counts.right).toBeGreaterThanOrEqual(right)
  })
})

describe('explain, for an article with many rows', () => {
  /** Returns the first article that is shown, without its heading, question and answer. */
  const firstShown = (typed: string): string =>
    (explain(typed, { requirements: {} }) ?? '').split(/^### /m)[1]?.split('\n\n').slice(3).join('\n\n') ?? ''

  it('shows only the note if no row of a long list matches', () =>
    expect(firstShown('지역센터 목록은 한 쪽에 몇 줄씩 나오나요?')).toMatch(/^- 지역센터 안내의 목록은 .*한 쪽에 10곳/))

  it('names the matching row above a table whose order matters', () =>
    expect(firstShown('먼저 낸 의견에 아직 답이 없는데 하나 더 낼 수 있나요?')).toMatch(/^\*\*찾은 줄:\*\* OP-5\n/))

  it('shows first the row with the words of the question', () =>
    expect(firstShown('배달앱에서 쓴 돈이 합쳐서 딱 30만 원이면 신속지급 대상이 되나요?').split('\n')[2]).toContain(
      '| 합산 이용금액 |',
    ))
})

describe('linesWithHitsFirst', () => {
  const article = (id: string) => ARTICLES.find((one) => one.id === id) ?? expect.unreachable(`no article ${id}`)

  it('moves matching lines of independent facts to the top', () => {
    const numbers = article('numbers')
    const last = numbers.lines.slice(-1)
    expect(linesWithHitsFirst(numbers, last)).toEqual([...last, ...numbers.lines.slice(0, -1)])
    expect(linesWithHitsFirst(numbers, [])).toEqual(numbers.lines)
  })

  it('keeps the rows of a rule in order', () => {
    const rule = article('OP')
    expect(linesWithHitsFirst(rule, rule.lines.slice(-1))).toEqual(rule.lines)
  })
})
