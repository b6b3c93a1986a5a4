import { expect, it } from 'vitest'
import { decideOpinionSubmission } from '#domain/opinion/opinion'
import { FAQ_QUESTIONS, FAQ_TOPICS } from './faq.ts'

it('[P-248] [P-319] each question has a topic, a URL and an answer', () => {
  expect([...new Set(FAQ_QUESTIONS.map(({ topic }) => topic))]).toEqual(FAQ_TOPICS.map(({ id }) => id))
  expect(new Set(FAQ_QUESTIONS.map(({ id }) => id)).size).toBe(FAQ_QUESTIONS.length)
  expect(FAQ_QUESTIONS.filter(({ answer }) => answer === '')).toEqual([])
})

it('[P-155] the answer about a hold says that a new opinion waits for the answer to the earlier one', () => {
  const opinions = [{ isAnswered: false }]
  expect(decideOpinionSubmission({ status: 'hold', opinions }).verdict).toBe('awaiting')
  expect(FAQ_QUESTIONS.find(({ id }) => id === 'faq-24')?.more).toContain(
    '먼저 낸 의견의 답변을 기다리시는 동안에는 새 의견을 내실 수 없습니다.',
  )
})
