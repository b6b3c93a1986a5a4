import { expect, it } from 'vitest'
import { ALL_MACHINES, ALL_REFERENCE_TABLES, ALL_RULES, RULE_BOOK } from '#domain/rule-book/rule-book'
import { ARTICLES, BOOK_CHAPTERS } from './articles.ts'

it('the chapters contain every rule, machine, table and number', () => {
  const ids = BOOK_CHAPTERS.flatMap(({ articles }) => articles.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { prefix } of [...ALL_RULES, ...ALL_MACHINES]) expect(ids).toContain(prefix)
  const titles = ARTICLES.map(({ title }) => title)
  for (const { title } of ALL_REFERENCE_TABLES) expect(titles).toContain(title)
  expect(ids.filter((id) => id.endsWith('-declared'))).toHaveLength(
    RULE_BOOK.filter(({ declared }) => declared !== undefined).length,
  )
})
