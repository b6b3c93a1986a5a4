import { expect, it } from 'vitest'
import { FAQ_QUESTIONS, FAQ_TOPICS } from './faq.ts'

it('[P-248] [P-319] each question has a topic, a URL and an answer', () => {
  expect([...new Set(FAQ_QUESTIONS.map(({ topic }) => topic))]).toEqual(FAQ_TOPICS.map(({ id }) => id))
  expect(new Set(FAQ_QUESTIONS.map(({ id }) => id)).size).toBe(FAQ_QUESTIONS.length)
  expect(FAQ_QUESTIONS.filter(({ answer }) => answer === '')).toEqual([])
})
