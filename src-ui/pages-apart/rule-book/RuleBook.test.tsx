import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ALL_MACHINES, ALL_REFERENCE_TABLES, ALL_RULES, RULE_BOOK } from '#domain/rule-book/rule-book'
import {
  ruleBookFragmentValue,
  ruleBookFragment,
  ruleBookFragmentOfDecision,
} from '#domain/rule-book/rule-book-fragment'
import { isChecklistEntry } from '#domain/rule-book/rule-entry'
import { ArticleTable } from './ArticleTable.tsx'
import { findArticleHighlights } from './answers.ts'
import { ARTICLES, BOOK_CHAPTERS } from './articles.ts'
import { chosenOrFirstFactValues, parseBookFragment } from './book-location.ts'
import { RuleBook } from './RuleBook.tsx'
import { searchBook } from './search.ts'

const NOTHING = { requirements: {}, proofs: {} }
const idsOf = (typed: string) => searchBook(typed).chapters.flatMap(({ articles }) => articles.map(({ id }) => id))

describe('the rule book', () => {
  it('shows every rule, machine, table and number', () => {
    const ids = BOOK_CHAPTERS.flatMap(({ articles }) => articles.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    for (const { prefix } of [...ALL_RULES, ...ALL_MACHINES]) expect(ids).toContain(prefix)
    const titles = ARTICLES.map(({ title }) => title)
    for (const { title } of ALL_REFERENCE_TABLES) expect(titles).toContain(title)
    expect(ids.filter((id) => id.endsWith('-declared'))).toHaveLength(
      RULE_BOOK.filter(({ declared }) => declared !== undefined).length,
    )
  })

  it('finds articles by words, initial consonants, rows and requirements', () => {
    expect(idsOf('D3-101')).toEqual(['RE'])
    expect(idsOf('')).toHaveLength(BOOK_CHAPTERS.flatMap(({ articles }) => articles).length)
    expect(idsOf('예금주 확인')).toContain('NM')
    expect(idsOf('ㅇㄱㅈ ㅎㅇ')).toContain('NM')
    expect(idsOf('np-3')).toEqual(['NP'])
    expect(idsOf('A-102')).toContain('NM')
    expect(idsOf('우주선')).toEqual([])
  })

  it('lists an article first if a row id is the query', () => {
    for (const article of ARTICLES)
      for (const { id } of article.lines) {
        if (id === null) continue
        expect([id, idsOf(id)[0]]).toEqual([id, article.id])
        if (article.lines.length > 2)
          expect(findArticleHighlights(article, id).lines.map((line) => line.id)).toEqual([id])
      }
    expect(idsOf('ta-5')[0]).toBe('TA')
  })

  it('reports that an article has only a part of the words', () => {
    expect(searchBook('예금주 우주선').inPart).toBe(true)
    expect(idsOf('예금주 우주선')).toContain('NM')
    for (const typed of ['예금주 확인', '우주선', '']) expect(searchBook(typed).inPart).toBe(false)
  })

  it('finds articles by the actor and by a condition', () => {
    expect(idsOf('담당자')).toContain('TA')
    expect(idsOf('운영 설정')).toContain('TA')
  })
})

describe('searchBook', () => {
  it('finds amounts with and without separators', () => {
    for (const amount of ['5000원', '5,000원', '3억 원', '3억원']) expect(idsOf(amount)).toContain('numbers')
    expect(idsOf('2025-01-01')[0]).toMatch(/-declared$/)
    expect(idsOf('1월 1일')).toContain('eligibility-declared')
  })

  it.each([
    ['보완기간', '보완 기간'],
    ['예금주확인', '예금주 확인'],
    ['점검시간', '점검 시간'],
    ['의견 글자수', '의견 글자 수', '의견글자수'],
    ['30만원', '30만 원', '300,000원'],
    ['공인IP', '공인 IP'],
    ['지급서약서', '지급 서약서'],
  ])('finds the article with any spacing: %s', (...spellings) => {
    const firsts = spellings.map((typed) => idsOf(typed)[0])
    expect(firsts[0]).toBeDefined()
    expect(new Set(firsts).size).toBe(1)
  })

  it.each([
    ['의견 글자수', 'numbers', 'MAX_OPINION_LENGTH'],
    ['의견 글자 수', 'numbers', 'MAX_OPINION_LENGTH'],
    ['30만원', 'numbers', 'SUPPORT_CEILING'],
    ['30만 원', 'numbers', 'SUPPORT_CEILING'],
    ['MB', 'numbers', 'MAX_FILE_SIZE_BYTES'],
    ['오류 코드', 'BZ', 'BZ-5'],
    ['errCd', 'BZ', 'BZ-5'],
    ['공인 IP', 'MA', undefined],
    ['점검 안내의 종료가 시작보다', 'AD', undefined],
    ['지급 서약서', 'RG', undefined],
  ])('finds %s in %s, at line %s', (typed, first, line) => {
    expect(idsOf(typed)[0]).toBe(first)
    const article = ARTICLES.find(({ id }) => id === first)
    expect(article && findArticleHighlights(article, typed).lines[0]?.id).toBe(line)
  })

  it('marks the right line for an amount in hundreds of millions', () => {
    const numbers = ARTICLES.find(({ id }) => id === 'numbers')
    expect(numbers && findArticleHighlights(numbers, '3억 원').lines.map(({ id }) => id)).toEqual(['SALES_CEILING'])
    expect(numbers && findArticleHighlights(numbers, '3억 1만원').lines).toEqual([])
  })

  it('ranks an exact name above a mere mention', () => {
    expect(idsOf('개업일')).toEqual(expect.arrayContaining(['eligibility-declared', 'SB']))
    expect(idsOf('이의신청')[0]).toBe('OP')
  })

  it('ranks an annex article below main articles with the same words', () => {
    const ranked = (typed: string) => searchBook(typed).ranked.map(({ id }) => id)
    expect(ranked('면세사업자 서류')[0]).toBe('RD')
    expect(ranked('면세사업자')[0]).toBe('TP')
  })

  it.each([
    ['매출 한도가 얼마예요', 'numbers', ['SALES_CEILING'], 0],
    ['보완 기한', 'numbers', ['SUPPLEMENT_DAYS'], 0],
    ['면세 서류', 'RD', ['RD-6', 'RD-7'], 0],
    ['이의신청 전화번호', 'OP', [], 1],
    ['신청서 제출할 때 확인 순서', 'SB', [], 0],
  ])('for %s in %s, marks the lines %j and %s notes', (typed, first, marked, noted) => {
    const article = ARTICLES.find(({ id }) => id === first) ?? expect.unreachable(`no article ${first}`)
    const { lines, notes } = findArticleHighlights(article, typed)
    expect(searchBook(typed).ranked[0]).toBe(article)
    expect([lines.map(({ id }) => id), notes.length]).toEqual([marked, noted])
  })

  it('accepts a whole question as the query', () => {
    expect(idsOf('누가 신청을 취소할 수 있습니까?')[0]).toBe('TA')
    expect(idsOf('같은 사람이 두 번 신청할 수 있나요?')).toContain('RA')
    expect(idsOf('누가')).toEqual([])
  })
})

describe('an address in the book', () => {
  it.each(ALL_RULES.map(({ prefix, facts }) => [prefix, facts] as const))(
    'contains every value of every fact of %s',
    (prefix, facts) => {
      for (const { fact, choices } of facts)
        for (const [value] of choices) {
          const place = parseBookFragment(ruleBookFragment(prefix, [[fact, ruleBookFragmentValue(choices, value)]]))
          expect(place.id).toBe(prefix)
          expect(chosenOrFirstFactValues(facts, place.chosen)[fact]).toBe(value)
        }
    },
  )

  it.each(ALL_RULES.map((rule) => [rule.prefix, rule] as const))('leads to the row that decided, for %s', (_, rule) => {
    for (const { id, ref } of rule.rows) {
      const examples = rule.facts.map(({ fact, choices }) => choices.map(([value]) => [fact, value] as const))
      const found = isChecklistEntry(rule)
        ? {}
        : examples
            .reduce<readonly object[]>(
              (all, values) => all.flatMap((chosen) => values.map(([fact, value]) => ({ ...chosen, [fact]: value }))),
              [{}],
            )
            .find((facts) => rule.decide(facts as Readonly<Record<string, unknown>>).rule === id)
      if (found === undefined) throw new Error(`${id} decides nothing`)
      const place = parseBookFragment(ruleBookFragmentOfDecision({ because: { rule: id, ref }, facts: found }))
      expect(place.id).toEqual(rule.prefix)
      expect(rule.decide(chosenOrFirstFactValues(rule.facts, place.chosen)).rule).toEqual(id)
    }
  })

  it('uses the first value of each fact by default', () => {
    const [rule] = ALL_RULES
    expect(chosenOrFirstFactValues(rule?.facts ?? [], parseBookFragment('').chosen)).toEqual(
      Object.fromEntries((rule?.facts ?? []).map(({ fact, choices }) => [fact, choices[0]?.[0]])),
    )
  })
})

it('[E-002] [E-003] [E-004] [E-005] each declared requirement shows values on both sides of its limit', () => {
  const declared = ARTICLES.find(({ id }) => id === 'eligibility-declared')
  if (declared === undefined) throw new Error('no article')
  render(<ArticleTable article={declared} decides={null} hits={[]} />)
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

describe('RuleBook', () => {
  const follow = (hash: string) => {
    location.hash = hash
    fireEvent(window, new Event('hashchange'))
  }
  /** Finds an article by its id, because finding it by name would compute the name of every article in the book. */
  const article = (id: string): HTMLElement => document.getElementById(id) ?? expect.unreachable(`no article ${id}`)

  beforeEach(() => {
    // jsdom does not have these two functions.
    Element.prototype.scrollIntoView ??= () => undefined
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    location.hash = '#PC?ended=false&type=rapid&open=true'
  })
  afterEach(() => {
    location.hash = ''
  })

  it('highlights the row that decides at each address', () => {
    render(<RuleBook evidence={NOTHING} />)
    const rule = within(article('PC'))
    expect(rule.getByRole('row', { name: /판정한 줄/ }).id).toBe('PC-2')
    expect(rule.getByRole('status').textContent).toContain('PC-2번 줄')
    follow('#TA?at=deliberation&who=applicant&action=cancel')
    const refused = within(article('TA')).getByText('판정한 줄')
    expect(refused.closest('tr')?.id).toBe('TA-18')
    expect(refused.closest('details')?.open).toBe(true)
    follow('#TA?at=hold&who=applicant&action=cancel')
    expect(within(article('TA')).getByText('판정한 줄').closest('tr')?.id).toBe('TA-5')
  })

  it('keeps the current state of a machine in the address', () => {
    const picture = document.createElement('template')
    picture.id = 'TA-picture'
    for (const [end, state] of [
      ['id', 'cancellable'],
      ['id', 'hold'],
      ['from', 'hold'],
    ] as const) {
      const part = document.createElement('span')
      part.dataset[end] = state
      picture.content.append(part)
    }
    document.body.append(picture)
    const { container } = render(<RuleBook evidence={NOTHING} />)
    const machine = within(article('TA'))
    fireEvent.click(container.querySelector('[data-id="hold"]') as Element)
    expect(machine.getByRole('button', { name: '보류', pressed: true })).toBeTruthy()
    const marked = [...container.querySelectorAll('[data-id], [data-from]')].filter(
      (element) => element.classList.length > 0,
    )
    expect(marked).toHaveLength(3)
    fireEvent.click(
      within(machine.getByRole('group', { name: /여기서 가는 길/ })).getByRole('button', { name: '대상선정' }),
    )
    expect(location.hash).toBe('#TA?at=targetSelected')
    expect(document.activeElement?.textContent).toBe('대상선정')
    fireEvent.click(container.querySelector('[data-id="cancellable"]') as Element)
    expect(location.hash).toBe('#TA?at=targetSelected')
    picture.remove()
  })
})
