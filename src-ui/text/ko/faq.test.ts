import { expect, it } from 'vitest'
import { QUESTIONS, TOPICS } from './faq.ts'

it('[P-248] [P-319] the questions have a topic for each chapter, and each question has its own address and an answer', () => {
  expect([...new Set(QUESTIONS.map(({ topic }) => topic))]).toEqual(TOPICS.map(({ id }) => id))
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length)
  expect(QUESTIONS.filter(({ answer }) => answer === '')).toEqual([])
})
