import { describe, expect, it } from 'vitest'
import { ALL_MACHINES, ALL_PARAMETERS, ALL_RULES } from '#book/rule-book'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { ARTICLES, BOOK_CHAPTERS, toRuleArticle, headingAnchorOf } from './articles.ts'
import { annexText, examplesText, rulesText } from './rules-text.ts'

const TEXT = rulesText()
const ANNEX = annexText()
const LINES = [...TEXT.split('\n'), ...ANNEX.split('\n')]

const IDS = [...ALL_RULES.flatMap(({ rows }) => rows), ...ALL_MACHINES.flatMap(({ machine }) => machine)].map(
  ({ id }) => id,
)

describe('rulesText, annexText and examplesText', () => {
  it('the text contains each row, transition and number exactly once', () => {
    const linesOf = (name: string) => LINES.filter((line) => line.startsWith(`| ${name} |`))
    expect(IDS.filter((id) => linesOf(id).length !== 1)).toEqual([])
    for (const { title, value } of ALL_PARAMETERS)
      expect(
        LINES.filter((line) => line.startsWith(`| ${title} | ${value.replace('~', String.raw`\~`)} |`)),
      ).toHaveLength(1)
  })

  it('the table of contents lists the articles of each part', () => {
    const links = [TEXT, ANNEX].flatMap((text) => {
      const headings = [...text.matchAll(/^#{1,3} (.+)$/gm)].map(([, heading = '']) => headingAnchorOf(heading))
      expect(new Set(headings).size).toBe(headings.length)
      const slugs = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug]) => slug ?? '')
      expect(slugs.filter((slug) => !headings.includes(slug))).toEqual([])
      const [contents = ''] = text.split('\n## ').slice(1)
      for (const [, number, title] of text.matchAll(/^### 제(\d+)조 (.+)$/gm))
        expect(contents).toContain(`${number} ${title}`)
      return slugs
    })
    expect(links).toHaveLength(BOOK_CHAPTERS.length)
  })

  it('the main part of the text has at most 65,000 characters', () => expect(TEXT.length).toBeLessThanOrEqual(65_000))

  it('each article answers a question in one sentence', () => {
    const numbers = ARTICLES.map(({ number }) => Number(/^제(\d+)조$/.exec(number)?.[1]))
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { answer } of ARTICLES) expect(answer).toMatch(/^[^.]*[가-힣]다\.$/u)
  })

  it('every line of a table has as many cells as the head', () => {
    const cellsOf = (line: string) => line.replaceAll(String.raw`\|`, '').split('|').length
    const tables = [TEXT, ANNEX].flatMap((text) => text.trimEnd().split('\n\n')).filter((part) => part.startsWith('| '))
    expect(tables).toHaveLength(ARTICLES.length)
    for (const table of tables) expect(new Set(table.split('\n').map(cellsOf)).size).toBe(1)
  })

  it('the text is Markdown without HTML outside diagrams', () =>
    expect(LINES.filter((line) => /(?<!\\)<\w/.test(line) && !line.includes('-->'))).toEqual([]))

  it('an example shows the result that the rule computes', () => {
    const rule = ALL_RULES.find(({ prefix }) => prefix === 'CD')
    const one = rule?.cases.find(({ given }) => given[0]?.[1] === '300초')
    expect(one?.expected.rule).toBe('CD-2')
    const ask = () => ({ ...one!.ask(), rule: 'CD-3', verdict: '아무것도 하지 않는다' })
    expect(toRuleArticle({ ...rule!, cases: [{ ...one!, ask }] }).examples).toEqual([
      '남은 시간 300초 · 이미 안내함 아니요 → 아무것도 하지 않는다 (CD-3, E-144)',
    ])
  })

  it('only the first use of a fact explains that fact', () => {
    const partOf = (text: string) => text.split(/^#+ /m).find((part) => /^제\d+조 QE /.test(part)) ?? ''
    expect(partOf(ANNEX).match(/지금 설정: 시작한다/g)).toHaveLength(1)
    expect(partOf(examplesText()).match(/대기열이 움직이지 않음/g)?.length).toBeGreaterThan(10)
    expect(partOf(examplesText())).not.toContain('지금 설정')
  })

  it('[E-071] the questions of the self-check equal those on the page', () => {
    expect(examplesText()).toContain('현재 사업을 운영하고 계신가요? 예')
    expect(TEXT).toContain(`다섯 질문: ${PROGRAMME_PLACEHOLDERS.lastOpeningDay}까지 개업하셨나요?`)
    expect(TEXT).not.toContain('self.q')
  })

  it('[A-251] the notes below a table end with their requirements', () => {
    const machine = TEXT.split('### ').find((part) => /^제\d+조 TA /.test(part)) ?? ''
    expect(machine).toMatch(/\*\*함께 정한 것\*\*\n\n(- .+\n)*- .+ \(A-251[,)]/)
  })
})
