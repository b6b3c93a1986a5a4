import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ARTICLES } from '#book/text/articles'
import { ArticleTable } from './ArticleTable.tsx'

it('[E-002] [E-003] [E-004] [E-005] the row of each declared requirement shows a value on each side of its limit', () => {
  const declaredArticle = ARTICLES.find(({ id }) => id === 'eligibility-declared')
  if (declaredArticle === undefined) throw new Error('no article')
  render(<ArticleTable article={declaredArticle} decides={null} hits={[]} hitName="" />)
  const row = (title: string) => within(screen.getByRole('row', { name: new RegExp(`^${title}`) }))
  for (const [title, meets, fails] of [
    ['연 매출액', '300,000,000원 충족', '300,000,001원 미충족'],
    ['개업일', '2024-12-31 충족', '2025-01-01 미충족'],
    ['이용기간', '2025-12 충족', '2026-01 미충족'],
    ['합산 이용금액', '300,001원 충족', '300,000원 미충족'],
  ] as const)
    for (const edge of [meets, fails])
      expect(row(title).getAllByText((_, element) => element?.textContent === edge)).not.toEqual([])
})
