import { describe, expect, it } from 'vitest'
import { ARTICLES } from '#book/text/articles'
import { findArticleHighlights, linesWithHitsFirst } from './answers.ts'
import { searchBook } from './search.ts'

describe('findArticleHighlights', () => {
  const highlightsOf = (query: string) => {
    const [first = expect.unreachable(`nothing found for ${query}`)] = searchBook(query).ranked
    const { lines, notes } = findArticleHighlights(first, query)
    return [...lines.map(({ id }) => id), ...notes.map((note) => note.slice(0, 14))]
  }

  it.each([
    ['개인 면세사업자는 사업자등록증 말고 무슨 서류를 내야 하나요?', 'RD-6'],
    ['면세사업자가 내는 서류', 'RD-6'],
    ['법인 일반과세자인데 공공데이터 제공을 거부했어요. 무슨 서류를 내나요?', 'RD-1'],
    ['국세청 상태코드가 03으로 나오는 사업자번호는 어떻게 되나요?', 'BZ-4'],
    ['증빙 상세에서 삭제 표시를 하면 언제 진짜로 지워지나요?', 'ST-4'],
  ])('for %s, marks the row with the rarest word: %s', (query, first) =>
    expect(highlightsOf(query)[0]).toMatch(new RegExp(`^${first}`)),
  )

  it('marks the right line for an amount in hundreds of millions', () => {
    const numbers = ARTICLES.find(({ id }) => id === 'numbers')
    expect(numbers && findArticleHighlights(numbers, '3억 원').lines.map(({ id }) => id)).toEqual(['SALES_CEILING'])
    expect(numbers && findArticleHighlights(numbers, '3억 1만원').lines).toEqual([])
  })
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
