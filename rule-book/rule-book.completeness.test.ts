/// <reference types="vite/client" />
import { describe, expect, it } from 'vitest'
import { CONSENT_ROWS } from '#domain/consent/consent-items.table'
import { isPlainObject } from '#domain/kernel/plain-object'
import { CATALOGUE_LINES_BY_ID } from '#domain/kernel/testing/catalogue'
import { NOT_SPECIFIED_REF, transitionsOf } from '#domain/kernel/transitions'
import * as NOTICE_LIMITS from '#domain/notice/limits'
import { OPINION_TRANSITIONS } from '#domain/opinion/transitions'
import * as PARAMETERS from '#domain/programme/parameters'
import { RULE_BOOK_PARTS } from './articles.rules.ts'
import { NO_REQUIREMENT } from './entries/settings/setting-words.rules.ts'
import { ALL_MACHINES, ALL_PARAMETERS, ALL_RULES } from './rule-book.ts'

const ARTICLES = RULE_BOOK_PARTS.flatMap(({ articles }) => articles)
const ALL_REFERENCE_TABLES = ARTICLES.filter((article) => 'columns' in article)
const ALL_DECLARED = ARTICLES.flatMap((article) => ('declared' in article ? article.declared : []))
const ALL_NOTES = ARTICLES.flatMap(({ notes = [] }) => notes)
const ALL_FUNCTION_CASES = ARTICLES.flatMap(({ functionCases = [] }) => functionCases)

/** Every export of the domain's files, as `file#name`; for a function made by `decision`, its table. */
const EXPORTED = new Map(
  Object.entries(
    import.meta.glob<Readonly<Record<string, unknown>>>(
      ['../src-domain/**/*.ts', '!../src-domain/**/*.test.ts', '!../src-domain/**/*.cases.ts'],
      { eager: true },
    ),
  ).flatMap(([file, all]) =>
    Object.entries(all).map(
      ([name, value]) =>
        [
          `${file.slice('../src-domain/'.length, -'.ts'.length)}#${name}`,
          typeof value === 'function' && 'table' in value ? value.table : value,
        ] as const,
    ),
  ),
)

/** Returns the references that the catalogues do not have. */
const unknown = (refs: readonly string[]) => refs.filter((ref) => !CATALOGUE_LINES_BY_ID.has(ref))

const rowsOf = (value: unknown): readonly object[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null)
    ? (value as readonly object[])
    : []

/** True for a list whose rows have an id and a reference: a table, a checklist, or a machine. */
const isListOfRules = (value: unknown): boolean => {
  const rows = rowsOf(value)
  return rows.length > 0 && rows.every((row) => 'id' in row && 'ref' in row)
}

const isMachine = (value: unknown): boolean => isListOfRules(value) && 'otherwise' in (rowsOf(value).at(-1) ?? {})

describe('the rule book', () => {
  it('contains every table, checklist and machine that the domain exports', () => {
    const known = new Set<unknown>([
      ...[...ALL_RULES, ...ALL_REFERENCE_TABLES].map(({ source }) => source),
      ...ALL_MACHINES.map(({ machine }) => machine),
    ])
    const lists = [...EXPORTED].filter(([, value]) => isListOfRules(value))
    expect(lists.length).toBeGreaterThan(25)
    expect(lists.filter(([, value]) => !known.has(value)).map(([name]) => name)).toEqual([])
    expect(lists.filter(([, value]) => isMachine(value)).length).toBe(ALL_MACHINES.length)
  })

  it('contains every table without conditions', () => {
    const tables = new Set(ALL_REFERENCE_TABLES.map(({ source }) => source))
    const isTable = (value: unknown) =>
      isPlainObject(value) &&
      Object.keys(value).length > 0 &&
      Object.values(value).every((row) => typeof row === 'object' && row !== null && 'ref' in row)
    const found = [...EXPORTED].filter(([name, value]) => isTable(value) && !name.startsWith('pages/guards.table#'))
    expect(found.map(([name]) => name)).toContain('consent/consent-items.table#CONSENT_ITEMS')
    expect(found.filter(([, value]) => !tables.has(value)).map(([name]) => name)).toEqual([])
    expect(ALL_REFERENCE_TABLES.length).toBeGreaterThan(found.length)
  })

  it('[E-001] [A-005] [P-299] contains every record of limits', () => {
    const tables = new Set(ALL_REFERENCE_TABLES.map(({ source }) => source))
    const found = [...EXPORTED].filter(([name]) => /_(?:LIMITS|PERIODS)$/.test(name))
    expect(found.map(([name]) => name)).toContain('programme/application-limits#APPLICATION_LIMITS')
    expect(found.filter(([, value]) => !tables.has(value)).map(([name]) => name)).toEqual([])
    const ofEveryPage = ALL_REFERENCE_TABLES.find(({ title }) => title === '모든 화면의 시간과 한도')
    expect(ofEveryPage?.source).toMatchObject(NOTICE_LIMITS)
  })

  it('[E-002] [E-003] [E-004] [E-005] [P-062] contains the requirements that this system cannot check', () =>
    expect(ALL_DECLARED.map(({ refs, parameters }) => [refs[0], ...parameters])).toEqual([
      ['E-002', 'SALES_CEILING', 'SALES_YEARS'],
      ['E-066'],
      ['E-003', 'LAST_OPENING_DAY'],
      ['E-066'],
      ['E-004', 'USAGE_PERIOD'],
      ['E-005', 'COMBINED_USAGE_MUST_EXCEED'],
      ['D3-83'],
      ['E-066'],
      ['P-062'],
    ]))

  it('lists the numbers that a rule uses', () =>
    expect(
      ALL_RULES.flatMap(({ prefix, parameters }) => (parameters.length === 0 ? [] : [[prefix, ...parameters]])),
    ).toEqual([
      ['FD', 'MAX_FILE_SIZE_BYTES'],
      ['NX', 'SUPPORT_PER_CASE'],
      ['NP', 'SUPPORT_CEILING', 'CARRIER_LOOKUP_MONTHS'],
      ['RE', 'SUPPORT_CEILING', 'CARRIER_LOOKUP_MONTHS'],
      ['DS', 'MAX_BASE_FILES'],
      ['RG', 'PROOF_YEARS', 'MAX_PROOF_CASES', 'MAX_BASE_FILES'],
      ['YR', 'PROOF_YEARS'],
      ['TL', 'MAX_PROOF_CASES'],
      ['FE', 'MAX_FILE_SIZE_BYTES'],
      ['CR', 'CARRIER_LOOKUP_MONTHS'],
      ['SU', 'MAX_PROOF_CASES'],
      ['BS', 'MAX_BASE_FILES'],
      ['SH', 'SUPPORT_CEILING'],
      ['OP', 'MAX_OPINIONS'],
      ['OC', 'MAX_OPINION_LENGTH', 'MAX_OPINION_FILES'],
      ['DK', 'SUPPORT_CEILING'],
      ['FN', 'MAX_BASE_FILES'],
    ]))

  it('gives no two articles the same number', () =>
    expect(new Set(ARTICLES.map(({ no }) => no)).size).toBe(ARTICLES.length))

  it('contains only notes with requirements', () => {
    expect(ALL_NOTES.length).toBeGreaterThan(100)
    for (const { says, refs } of ALL_NOTES) {
      expect(says).toMatch(/[가-힣]\.$|[가-힣]\([A-Z]{2}\)\.$/u)
      expect(refs).not.toEqual([])
    }
  })

  it('refers only to existing numbers of the programme', () =>
    expect(
      [...ALL_RULES, ...ALL_DECLARED].flatMap(({ parameters }) => parameters).filter((name) => !(name in PARAMETERS)),
    ).toEqual([]))

  it('contains every number of the programme', () =>
    expect(ALL_PARAMETERS.map(({ name }) => name).toSorted()).toEqual(Object.keys(PARAMETERS).toSorted()))

  it('has for each row a case that proves one of its requirements', () => {
    const unproved = ALL_RULES.flatMap(({ rows, cases }) =>
      rows.filter(({ id, ref }) => {
        const own = cases.filter(({ expected }) => expected.rule === id)
        return (
          own.length > 0 &&
          ref !== NOT_SPECIFIED_REF &&
          !own.some(({ proves }) => proves.some((one) => ref.includes(one)))
        )
      }),
    )
    expect(unproved.map(({ id }) => id)).toEqual([])
  })

  it('refers only to requirements and decisions in the catalogues', () => {
    expect(CATALOGUE_LINES_BY_ID.size).toBeGreaterThan(1000)
    const ordered = ALL_RULES.filter(({ rows }) => rows.some(({ ref }) => ref === NOT_SPECIFIED_REF))
    expect(ordered.map(({ prefix }) => prefix)).toEqual(['DK'])
    expect(
      unknown(ALL_RULES.flatMap(({ rows }) => rows.map(({ ref }) => ref))).filter((ref) => ref !== NOT_SPECIFIED_REF),
    ).toEqual([])
    expect(unknown(ALL_RULES.flatMap(({ cases }) => cases.flatMap(({ proves }) => proves)))).toEqual([])
    expect(unknown([...CONSENT_ROWS.v3, ...CONSENT_ROWS.admin].map(({ ref }) => ref))).toEqual([])
    expect(
      unknown(ALL_REFERENCE_TABLES.flatMap(({ rows }) => rows.flatMap(({ ref }) => ref))).filter(
        (ref) => ref !== NO_REQUIREMENT,
      ),
    ).toEqual([])
    expect(unknown([...ALL_DECLARED, ...ALL_NOTES].flatMap(({ refs }) => refs))).toEqual([])
    expect(unknown(ALL_FUNCTION_CASES.flatMap(({ proves }) => proves))).toEqual([])
    expect(unknown(ALL_PARAMETERS.flatMap(({ refs }) => refs))).toEqual([])
    for (const { machine } of ALL_MACHINES) {
      const rows = transitionsOf(machine)
      const documented = rows.filter(({ ref }) => ref !== NOT_SPECIFIED_REF)
      const given = documented.flatMap(({ given }) => given ?? [])
      expect(unknown([...documented, ...given, ...machine.slice(-1)].map(({ ref }) => ref))).toEqual([])
      expect(documented.flatMap(({ who, id }) => (who === 'officer' ? [id] : []))).toEqual(
        machine === OPINION_TRANSITIONS ? ['TO-2'] : [],
      )
    }
  })
})
