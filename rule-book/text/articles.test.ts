import { expect, it } from 'vitest'
import { ARTICLES } from './articles.ts'

it('every article has its own id and title', () => {
  expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length)
  expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(ARTICLES.length)
})
