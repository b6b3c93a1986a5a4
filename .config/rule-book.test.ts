import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import * as PARAMETERS from '../src-domain/programme/parameters.ts'
import { ALL_MACHINES, ALL_PARAMETERS, ALL_RULES, ALL_SHEETS } from '../src-domain/rule-book.ts'
import type { Evidence } from '../src-ui/rule-book/evidence.ts'
import { findEvidence, readCatalogues, referencesOf } from './rule-book.ts'

const ROOT = join(import.meta.dirname, '..')

let evidence: Evidence
let exported: readonly (readonly [name: string, value: unknown])[]

beforeAll(async () => {
  evidence = findEvidence(ROOT)
  const files = readdirSync(join(ROOT, 'src-domain'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(?:test|cases|rules)\.ts$/.test(name) && !name.startsWith('rule-'),
  )
  const modules = await Promise.all(
    files.map(async (name) => {
      const all = (await import(pathToFileURL(join(ROOT, 'src-domain', name)).href)) as Record<string, unknown>
      return Object.entries(all).map(([key, value]) => [`${name}: ${key}`, value] as const)
    }),
  )
  exported = modules.flat()
})

const rowsOf = (value: unknown): readonly object[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null)
    ? (value as readonly object[])
    : []

/** A list of which every row says what it is, and why: a table, a list of checks, or a machine. */
const isListOfRules = (value: unknown): boolean => {
  const rows = rowsOf(value)
  return rows.length > 0 && rows.every((row) => 'id' in row && 'ref' in row)
}

const isMachine = (value: unknown): boolean => isListOfRules(value) && 'otherwise' in (rowsOf(value).at(-1) ?? {})

describe('the rule book and the sources', () => {
  /** Parts of a list that is in the book as a whole. */
  const PARTS = /submit-checks\.table\.ts: REQUIRED_ENTRIES$/

  it('holds every table, every list of checks and every machine that a file of the domain exports', () => {
    const known = new Set<unknown>([
      ...[...ALL_RULES, ...ALL_SHEETS].map(({ source }) => source),
      ...ALL_MACHINES.map(({ machine }) => machine),
    ])
    const found = exported.filter(([, value]) => isListOfRules(value))
    expect(found.length).toBeGreaterThan(25)
    expect(found.filter(([name, value]) => !known.has(value) && !PARTS.test(name)).map(([name]) => name)).toEqual([])
    expect(found.filter(([, value]) => isMachine(value)).length).toBe(ALL_MACHINES.length)
  })

  it('holds every number of the programme', () =>
    expect(ALL_PARAMETERS.map(({ name }) => name).toSorted()).toEqual(Object.keys(PARAMETERS).toSorted()))

  it('names only requirements and decisions that the catalogues have', () => {
    const catalogue = readCatalogues(ROOT)
    expect(catalogue.size).toBeGreaterThan(1000)
    expect(referencesOf().filter((id) => !catalogue.has(id))).toEqual([])
  })

  it('names only functions that are there', () => {
    const names = [...ALL_RULES, ...ALL_MACHINES].flatMap(({ asked }) => asked)
    const missing = names.filter((one) => {
      const [file, name] = one.split('#')
      return !exported.some(([key, value]) => key === `${file}.ts: ${name}` && typeof value === 'function')
    })
    expect(missing).toEqual([])
  })
})

describe('who asks a rule', () => {
  it('is a page or the server, for every rule', () => {
    const unasked = Object.entries(evidence.asked)
      .filter(
        ([, { screens, endpoints, desk, everywhere }]) =>
          screens.length + endpoints.length === 0 && !desk && !everywhere,
      )
      .map(([name]) => name)
    expect(unasked).toEqual([])
  })

  it('is found through use cases, ports and their adapters', () => {
    expect(evidence.asked['eligibility/self-check#judgeSelfCheck']?.screens).toEqual(['/self-check'])
    expect(evidence.asked['account/depositor#matchHolderNames']?.endpoints).toContain(
      'POST /api/v1/auth/account/verify',
    )
    expect(evidence.asked['admission/queue#judgeQueueEntry']?.screens).toContain('/aply-info')
  })
})

describe('the page of the rule book', () => {
  it('needs no use case, no adapter and no server', () => {
    const folder = join(ROOT, 'src-ui/rule-book')
    const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    const imported = sources.flatMap((name) =>
      [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, source = '']) => source),
    )
    expect(imported.filter((source) => /^#(?:app|infra)\/|services|\/signals\.ts/.test(source))).toEqual([])
  })
})

describe('what proves a requirement', () => {
  it('is named by file and title', () => {
    const proofs = Object.values(evidence.proofs).flat()
    expect(proofs.length).toBeGreaterThan(100)
    for (const file of new Set(proofs.map((proof) => proof.file))) expect(existsSync(join(ROOT, file))).toBe(true)
    const one = evidence.proofs['A-101']?.find(({ file }) => file.endsWith('holder-name-match.test.ts'))
    expect(readFileSync(join(ROOT, one?.file ?? ''), 'utf8')).toContain(one?.titles[0])
  })
})
