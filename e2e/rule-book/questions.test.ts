import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { QUESTIONS } from './questions.cases.ts'

const README = readFileSync(new URL('../../src-ui/rule-book/README.md', import.meta.url), 'utf8')

/** Question, words, article, press and answer of each line of the README's table. */
const written = README.split('\n').flatMap((line) => {
  const [, question, typed, article, press, answer] = line.split('|').map((cell) => cell.trim())
  const first = /\(`([\w-]+)`\)$/.exec(article ?? '')?.[1]
  return first === undefined ? [] : [{ question, typed, first, ...(press === '–' ? {} : { press }), answer }]
})

describe('the questions that the README of the rule book answers', () => {
  it('are thirty, each looked for with other words', () =>
    expect(new Set(QUESTIONS.map(({ typed }) => typed)).size).toBe(30))

  it('are those that the journey follows', () => expect(written).toEqual(QUESTIONS))
})
