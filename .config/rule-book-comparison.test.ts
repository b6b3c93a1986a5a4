import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Table } from '../src-domain/kernel/decide.ts'
import * as BOOK from '../src-domain/rule-book.ts'
import { type RuleEntry, machineEntry, tableEntry } from '../src-domain/rule-entry.ts'
import * as PARAMETERS from '../src-domain/programme/parameters.ts'
import { compareRuleBooks } from './rule-book-comparison.ts'
import { type Register, describeRegister } from './rule-book-description.ts'
import { compareSince, readDescription, tellChanges } from './rule-book-since.ts'

const ROOT = join(import.meta.dirname, '..')

type Facts = { readonly stage: 'early' | 'late' | 'over'; readonly full: boolean; readonly open?: boolean }
type Verdict = 'yes' | 'no'
type Door = Table<Facts, Verdict>

const FIRST = { id: 'DO-1', when: { stage: 'over' }, then: 'no', ref: 'A-001' } as const
const SECOND = { id: 'DO-2', when: { full: true }, then: 'no', ref: 'A-002' } as const
const LAST = { id: 'DO-3', when: {}, then: 'yes', ref: 'A-003' } as const

const FACTS = {
  stage: { name: '단계', values: { early: '초기', late: '후기', over: '종료' } },
  full: { name: '가득 참', values: { true: '예', false: '아니요' } },
} as const

const HEADING = { prefix: 'DO', title: '문', question: '들어갈 수 있습니까?', asked: [] } as const

const door = (table: Door, facts: object = FACTS): RuleEntry =>
  tableEntry<Facts, Verdict>({
    ...HEADING,
    table,
    facts: facts as never,
    verdicts: { yes: '들어간다', no: '못 들어간다' },
    cases: {
      ofFacts: [{ proves: ['A-002'], rule: 'DO-2', facts: { stage: 'early', full: true }, verdict: 'no' } as never],
    },
  })

const path = (...more: readonly ('deliberation' | 'review')[]) =>
  machineEntry({
    ...{ prefix: 'PA', title: '진행상태', question: '누가 바꿉니까?', asked: [] },
    machine: [
      {
        ...{ id: 'PA-1', who: 'applicant', action: 'cancel', to: 'cancelled', ref: 'A-004' },
        from: ['applied', ...more],
      },
      { id: 'PA-2', otherwise: 'status', ref: 'A-005' },
    ],
    actions: { applicant: { cancel: '신청 취소' } },
    states: { applied: '신청', deliberation: '심의', review: '검토중', cancelled: '취소' },
  })

const CEILING = { name: 'SUPPORT_CEILING', title: '최대 지원금액', says: '' } as const
const amount = (value: string) => ({ value, refs: [] })

let register: Register

beforeEach(() => {
  register = {
    ALL_RULES: [door([FIRST, SECOND, LAST])],
    ALL_MACHINES: [path()],
    ALL_PARAMETERS: [{ ...CEILING, ...amount('30만 원') }],
    ALL_SHEETS: [
      {
        title: '상태',
        question: '',
        source: [],
        columns: ['상태', '취소'],
        rows: [{ cells: ['심의', '아니요'], ref: '' }],
      },
    ],
    ALL_DECLARED: [DECLARED],
  }
})

const DECLARED = {
  ...{ title: '요건', says: '하나이다.', answeredBy: '기관', refs: [], parameters: [] },
  edges: [{ value: '1원', meets: true }],
}

/** What is said when a part of the register becomes another one. */
const saidAfter = (change: Partial<Register>): readonly string[] =>
  compareRuleBooks(describeRegister(register, {}), describeRegister({ ...register, ...change }, {})).flatMap(
    ({ title, lines }) => [title, ...lines],
  )

describe('what changed between two rule books', () => {
  it('is nothing where they say the same', () => {
    expect(saidAfter({})).toEqual([])
    const all = describeRegister(BOOK, PARAMETERS)
    expect(compareRuleBooks(all, structuredClone(all))).toEqual([])
  })

  it('is the facts for which a changed rule answers something else, in as few words as they need', () =>
    expect(saidAfter({ ALL_RULES: [door([FIRST, { ...SECOND, then: 'yes' }, LAST])] })).toEqual([
      'DO 문',
      '판정: 못 들어간다 → 들어간다',
      '  이럴 때: 단계: 초기 또는 후기, 가득 참: 예',
      '  (모든 조합 6가지를 비교함)',
      '바뀐 줄 DO-2: [가득 참: 예] 못 들어간다 → 들어간다',
      '달라진 사례 [단계: 초기, 가득 참: 예]: ‘못 들어간다’ → ‘들어간다’',
    ]))

  it('is a row that is gone, with what it decided', () => {
    const said = saidAfter({ ALL_RULES: [door([SECOND, LAST])] })
    expect(said).toContain('없어진 줄 DO-1: [단계: 종료] 못 들어간다')
    expect(said).toContain('  이럴 때: 단계: 종료, 가득 참: 아니요')
  })

  it('is a new row, and not the numbers of the rows behind it', () => {
    const added = { id: 'DO-1', when: { stage: 'early' }, then: 'no', ref: 'A-006' } as const
    const moved = [
      { ...FIRST, id: 'DO-2' },
      { ...SECOND, id: 'DO-3' },
      { ...LAST, id: 'DO-4' },
    ] as const
    const said = saidAfter({ ALL_RULES: [door([added, ...moved])] })
    expect(said.filter((line) => line.includes('줄'))).toEqual(['새 줄 DO-1: [단계: 초기] 못 들어간다'])
    expect(said).toContain('  이럴 때: 단계: 초기, 가득 참: 아니요')
  })

  it('is nothing where rows stand in another order and decide the same', () =>
    expect(saidAfter({ ALL_RULES: [door([SECOND, FIRST, LAST])] })).toEqual([]))

  it('is a fact that is asked from now on', () => {
    const asked = { id: 'DO-9', when: { open: false }, then: 'no', ref: 'A-007' } as const
    const facts = { ...FACTS, open: { name: '열림', values: { true: '예', false: '아니요' } } }
    const said = saidAfter({ ALL_RULES: [door([asked, FIRST, SECOND, LAST], facts)] })
    expect(said).toContain('새로 보는 사실: 열림')
    expect(said).toContain('  이럴 때: 단계: 초기 또는 후기, 가득 참: 아니요, 열림: 아니요')
  })

  it('is a value that is new, gone or called by another word', () => {
    const facts = { ...FACTS, stage: { name: '단계', values: { early: '처음', late: '후기', paid: '지급' } } }
    const said = saidAfter({ ALL_RULES: [door([FIRST, SECOND, LAST], facts)] })
    expect(said).toContain('단계의 값: ‘초기’ → ‘처음’')
    expect(said).toContain('단계의 새 값: 지급')
    expect(said).toContain('단계의 없어진 값: 종료')
    expect(said.filter((line) => line.startsWith('판정'))).toEqual([])
  })

  it('is found near the first values where the combinations are too many to ask them all', () => {
    const many = Object.fromEntries(
      Array.from({ length: 16 }, (_, i) => [`f${i}`, { name: `사실 ${i}`, values: { true: '예', false: '아니요' } }]),
    )
    const table = (then: Verdict) => [{ id: 'DO-8', when: { f3: false }, then, ref: 'A-008' }, LAST] as unknown as Door
    register = { ...register, ALL_RULES: [door(table('no'), many)] }
    const said = saidAfter({ ALL_RULES: [door(table('yes'), many)] })
    expect(said).toContain('  이럴 때: 사실 3: 아니요')
    expect(said).toContain('  (한두 사실만 첫 값과 다른 조합 137가지를 비교함)')
  })

  it('is an arrow of a machine, new or gone', () => {
    expect(saidAfter({ ALL_MACHINES: [path('deliberation')] })).toEqual([
      'PA 진행상태',
      '새로 할 수 있음: 신청자, 신청 취소: 심의 → 취소',
    ])
    register = { ...register, ALL_MACHINES: [path('review')] }
    expect(saidAfter({ ALL_MACHINES: [path()] })).toEqual([
      'PA 진행상태',
      '이제 할 수 없음: 신청자, 신청 취소: 검토중 → 취소',
    ])
  })

  it('is said once for all statuses of which the same is to be said', () => {
    register = { ...register, ALL_MACHINES: [path()] }
    expect(saidAfter({ ALL_MACHINES: [path('deliberation', 'review')] })).toEqual([
      'PA 진행상태',
      '새로 할 수 있음: 신청자, 신청 취소: 심의, 검토중 → 취소',
    ])
  })

  it('is a new table with what stands in it', () => {
    const sheet = { title: '단계', question: '', source: [], columns: ['단계', '뜻'] }
    const ALL_SHEETS = [...(register.ALL_SHEETS ?? []), { ...sheet, rows: [{ cells: ['초기', '처음'], ref: '' }] }]
    expect(saidAfter({ ALL_SHEETS })).toEqual(['일람표: 단계', '규칙집에 새로 실린 표: 단계, 뜻', '새 줄: 초기, 처음'])
  })

  it('is a way in the picture of a machine, by its two ends', () => {
    const drawn = (before: Partial<Register>, after: Partial<Register>) =>
      compareRuleBooks(
        describeRegister({ ...register, ...before }, {}),
        describeRegister({ ...register, ...after }, {}),
      ).flatMap(({ arrows = [] }) => arrows)
    const [few, more] = [{ ALL_MACHINES: [path()] }, { ALL_MACHINES: [path('deliberation')] }]
    expect(drawn(few, more)).toEqual([{ is: 'added', from: '심의', to: '취소' }])
    expect(drawn(more, few)).toEqual([{ is: 'removed', from: '심의', to: '취소' }])
    expect(drawn(more, more)).toEqual([])
  })

  it('is a number of the programme', () => {
    expect(saidAfter({ ALL_PARAMETERS: [{ ...CEILING, ...amount('40만 원') }] })).toEqual([
      '사업 기준: 최대 지원금액',
      '처음부터 적용하는 값: ‘30만 원’ → ‘40만 원’',
    ])
  })

  it('is not how a number is written', () => {
    const numbers = { SUPPORT_CEILING: { value: 300_000, refs: ['A-004'] } } as const
    const rewritten = { ...register, ALL_PARAMETERS: [{ ...CEILING, ...amount('300,000원') }] }
    const changes = compareRuleBooks(describeRegister(register, numbers), describeRegister(rewritten, numbers))
    expect(changes).toEqual([])
  })

  it('is what a sheet says of a thing, and what is declared', () => {
    const sheet = { title: '상태', question: '', source: [], columns: ['상태', '취소'] }
    expect(saidAfter({ ALL_SHEETS: [{ ...sheet, rows: [{ cells: ['심의', '예'], ref: '' }] }] })).toEqual([
      '일람표: 상태',
      '심의, 취소: ‘아니요’ → ‘예’',
    ])
    expect(saidAfter({ ALL_DECLARED: [{ ...DECLARED, edges: [{ value: '1원', meets: false }] }] })).toEqual([
      '선언된 요건: 요건',
      '경계값 1원: ‘충족’ → ‘미충족’',
    ])
    expect(saidAfter({ ALL_DECLARED: [] })).toEqual(['선언된 요건: 요건', '없어진 요건: 하나이다. 기관'])
  })

  it('is a whole rule, new or gone', () => {
    expect(saidAfter({ ALL_RULES: [] })).toEqual(['DO 문', '규칙집에서 없어진 규칙: 들어갈 수 있습니까?'])
    const before = { ...register, ALL_RULES: [] }
    const [change] = compareRuleBooks(describeRegister(before, {}), describeRegister(register, {}))
    expect(change?.lines[0]).toBe('규칙집에 새로 실린 규칙: 들어갈 수 있습니까?')
    expect(change?.lines).toHaveLength(4)
  })
})

describe('the changes in a terminal', () => {
  it('stand below the revision, or are said to be none', () => {
    expect(tellChanges({ since: 'abc', changes: [] })).toBe('abc 이후 지금까지. 사람에게 달라진 것이 없습니다.')
    expect(tellChanges({ since: 'abc', changes: [{ at: null, title: '문', lines: ['새 줄'] }] })).toBe(
      'abc 이후 지금까지. 사람에게 달라진 것: 1개 항목\n\n문\n  새 줄',
    )
  })
})

describe('the sources in a folder', () => {
  it('are read by another process as they are by this one', () =>
    expect(readDescription(ROOT, ROOT)).toEqual(describeRegister(BOOK, PARAMETERS)))
})

describe('a rule that is changed in the sources', () => {
  it('is told in words: an application in deliberation may be cancelled', () => {
    const folder = mkdtempSync(join(tmpdir(), 'changed-rule-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const part of ['package.json', 'src-domain']) cpSync(join(ROOT, part), join(folder, part), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const table = join(folder, 'src-domain/application/transitions.table.ts')
    const changed = readFileSync(table, 'utf8').replace(
      /(id: 'TA-5', .*from: )(\w+)(,)/,
      "$1{ ...$2, states: [...$2.states, 'deliberation'] }$3",
    )
    writeFileSync(table, changed)
    const [change, ...others] = compareRuleBooks(readDescription(ROOT, ROOT), readDescription(ROOT, folder))
    expect(others).toEqual([])
    expect(change?.title).toBe('TA 신청의 진행상태')
    expect(change?.lines).toEqual([
      '새로 할 수 있음: 신청자, 신청 취소: 심의 → 사용자삭제 (조건: 심의, 승인, 지급완료인 증빙이 없다)',
    ])
    expect(change?.arrows).toEqual([{ is: 'added', from: '심의', to: '사용자삭제' }])
  })
})

describe('a revision that cannot be compared', () => {
  it('is told from one that can', () =>
    expect(compareSince(ROOT, 'no-such-revision')).toEqual({
      refused: '‘no-such-revision’ 리비전을 찾을 수 없습니다.',
    }))
})
