import { describe, expect, it } from 'vitest'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'
import { ALL_MACHINES, ALL_PARAMETERS, ALL_RULES } from '#domain/rule-book'
import { ARTICLES, BOOK, ruleArticle, slugOf } from './articles.ts'
import { diagramsOf } from './diagram.ts'
import { explain, rulesText } from './rules-text.ts'

const TEXT = rulesText({
  'proof/new-proof#decideNewProof': { screens: ['/aply-result'], endpoints: ['POST /x'], desk: true, around: 'every' },
})
const LINES = TEXT.split('\n')
const KNOWN = { asked: {}, requirements: { 'A-192': 'The ceiling.' } }

const IDS = [...ALL_RULES.flatMap(({ rows }) => rows), ...ALL_MACHINES.flatMap(({ machine }) => machine)].map(
  ({ id }) => id,
)

describe('the text of the rule book', () => {
  it('says each row, each change of a status and each number in one line', () => {
    const linesOf = (name: string) => LINES.filter((line) => line.startsWith(`| ${name} |`))
    for (const id of IDS) expect(linesOf(id)).toHaveLength(1)
    for (const { name } of ALL_PARAMETERS) expect(linesOf(name)).toHaveLength(1)
  })

  it('has a heading for each article, and a table of contents of which every link leads to one', () => {
    const headings = LINES.flatMap((line) => /^#{1,3} (.+)$/.exec(line)?.[1] ?? []).map(slugOf)
    expect(new Set(headings).size).toBe(headings.length)
    const links = [...TEXT.matchAll(/\]\(#([^)]+)\)/g)].map(([, slug]) => slug ?? '')
    expect(links.filter((slug) => !headings.includes(slug))).toEqual([])
    expect(links.length).toBeGreaterThan(ARTICLES.length + BOOK.length)
  })

  it('has tables of which every line has as many cells as its head', () => {
    const cellsOf = (line: string) => line.replaceAll(String.raw`\|`, '').split('|').length
    const tables = TEXT.trimEnd()
      .split('\n\n')
      .filter((part) => part.startsWith('| '))
    expect(tables).toHaveLength(ARTICLES.length)
    for (const table of tables) expect(new Set(table.split('\n').map(cellsOf)).size).toBe(1)
  })

  it('is Markdown without HTML, but for the breaks within a picture', () =>
    expect(LINES.filter((line) => /(?<!\\)<\w/.test(line) && !line.includes('-->'))).toEqual([]))

  it('says in an example what the rule answers, whatever its case expects of it', () => {
    const rule = ALL_RULES.find(({ prefix }) => prefix === 'CD')
    const one = rule?.cases.find(({ given }) => given[0]?.[1] === '300초')
    expect(one?.expected.rule).toBe('CD-2')
    const ask = () => ({ rule: 'CD-3', verdict: '아무것도 하지 않는다' })
    expect(ruleArticle({ ...rule!, cases: [{ ...one!, ask }] }).examples).toEqual([
      '남은 시간 300초 · 이미 안내함 아니요 → 아무것도 하지 않는다 (CD-3, E-144)',
    ])
  })

  it('says of a fact in the rows, and not in every example, which number, list or setting is behind it', () => {
    const queue = TEXT.split('### ').find((part) => part.startsWith('QE ')) ?? ''
    expect(queue.match(/설정 sameWaitBypass, 기본값 true: 시작한다/g)).toHaveLength(2)
    expect(queue.match(/대기열이 움직이지 않음/g)?.length).toBeGreaterThan(10)
  })

  it('says so where the rows are not in the order of their numbers', () => {
    const said = LINES.filter((line) => line.endsWith('줄은 번호가 아니라 적힌 순서대로 봅니다.'))
    expect(said.map((line) => LINES[LINES.indexOf(line) - 2])).toEqual([
      '### NP 새 증빙 등록',
      '### SU 보완 등록 전 확인',
      '### GD 화면에 들어가기',
    ])
  })

  it('[E-071] asks the questions of the self-check as the page asks them', () => {
    expect(TEXT).toContain('현재 사업을 운영하고 있나요? 예')
    expect(TEXT).toContain(`(${PROGRAMME_WORDS.lastOpeningDay}까지 개업한 사업자인가요?`)
    expect(TEXT).not.toContain('self.q')
  })

  it('[A-251] [A-274] says beside a table what no row of it says, with the requirement', () => {
    const machine = TEXT.split('### ').find((part) => part.startsWith('TA ')) ?? ''
    expect(machine).toMatch(/\*\*함께 정한 것\*\*\n\n(- .+\n)*- .+ \(A-274\)\n/)
    expect(explain('A-274', KNOWN)).toContain('달라졌으면 보내지 않는다. (A-274)')
  })

  it('says who asks a rule', () => {
    const asked = TEXT.split('### ').find((part) => part.startsWith('NP '))
    expect(asked).toContain('- 화면: 신청결과 확인 (/aply-result)\n- 서버: POST /x\n- 모든 화면의 공통 부분')
  })
})

describe('an explanation in a terminal', () => {
  it('says question, row and requirement', () => {
    const text = explain('np-3', KNOWN)
    expect(text).toContain('### NP 새 증빙 등록\n\n이 신청에 새 증빙을 등록할 수 있습니까?')
    expect(text).toContain('| NP-3 | 최대 지원금액에 도달: 예 | 최대 지원금액에 도달하여 등록할 수 없다 | A-192 |')
    expect(text).toContain('근거 A-192: The ceiling.')
    expect(text).not.toContain('| NP-4 |')
  })

  it('says of a change of a status who makes it, from where to where, and on which condition', () =>
    expect(explain('TA-5', KNOWN)).toMatch(/\| TA-5 \| 신청자: 신청 취소 \| .+ → 사용자삭제 \| .+ \| A-252, A-200 \|/))

  it('is there for every row, every article, and the requirements of rows, examples, tables and numbers', () => {
    for (const id of IDS) expect(explain(id, KNOWN)).toContain(`| ${id} |`)
    for (const { id, title } of ARTICLES)
      for (const name of [id, title]) expect(explain(name, KNOWN)).toContain(`${title}\n`)
    for (const ref of ARTICLES.flatMap(({ lines }) => lines.flatMap(({ refs }) => refs)))
      expect(explain(ref, KNOWN)).toContain(ref)
    expect(explain('P-298', KNOWN)).toContain('| FILE_SIZE |')
    expect(explain('P-019', KNOWN)).toContain('(RE-2, P-017, P-019, P-301)')
    expect(explain('A-001', KNOWN)).toContain('(ET-1, E-007, A-001)')
  })

  it('takes a number by its name, amounts however they are written, and words', () => {
    expect(explain('support_ceiling', KNOWN)).toContain('| SUPPORT_CEILING |')
    for (const amount of ['5000원', '5,000원']) expect(explain(amount, KNOWN)).toContain('| SUPPORT_PER_CASE |')
    expect(explain('이의신청', KNOWN)).toContain('### OP 의견제출 자격')
    expect(explain('심의', KNOWN)).toContain('| TA-10 |')
  })

  it.each(['XX-1', 'A-999', 'NP3', '우주선', '--help', '(', ''])('knows nothing of %j', (asked) =>
    expect(explain(asked, KNOWN)).toBeNull(),
  )
})

describe('the pictures of the state machines', () => {
  const pictures = ALL_MACHINES.flatMap((machine) =>
    diagramsOf(machine).map(({ title, text }) => [machine.prefix, title ?? '', text] as const),
  )

  it.each(pictures)('%s %s: has arrows that Mermaid can read, with both ends named', (_, _title, text) => {
    const lines = text.split('\n')
    const arrows = lines.flatMap((line) => {
      const parts = /^ {2}(\S+) --> (\S+)(?: : [^:;\n]+)?$/.exec(line)
      return parts === null ? [] : [parts.slice(1, 3)]
    })
    const states = new Set(lines.flatMap((line) => /^ {2}state "[^"]+" as (\w+)$/.exec(line)?.[1] ?? []))
    expect(arrows.length).toBeGreaterThan(0)
    expect(arrows).toHaveLength(lines.filter((line) => line.includes('-->')).length)
    expect(arrows.flat().filter((end) => end !== '[*]' && !states.has(end))).toEqual([])
  })

  it('say who does what: one for each who acts, or where rows are few beside each of them', () => {
    const textOf = (prefix: string, title: string) =>
      pictures.find((picture) => picture[0] === prefix && picture[1] === title)?.[2]
    expect(textOf('TA', '신청자')).toContain('  registered --> applied : 신청서 제출\n')
    expect(textOf('TA', '담당자')).not.toContain('신청서 제출')
    expect(textOf('TO', '')).toContain(' : 의견제출<br/>(신청자)')
  })
})
