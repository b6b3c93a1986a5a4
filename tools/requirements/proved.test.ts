import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ROOT } from '../programs/root.ts'
import { LEVEL_FOLDERS, type RequirementLevel, type Requirement, readRequirements } from './catalogue.ts'
import { addGapsToRequirement, proofsOfRun, proofsInSources, unknownRequirementIds } from './proved.ts'
import { readRequirementsInTests } from './requirements-in-tests.ts'
import { sourcesFingerprint, writeRunRecord, readRunRecords } from './run-record.ts'

/**
 * The beginning of an id, split from its end: this file is read as a test too, so a complete id would count as a proof.
 */
const A = 'A-00'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'proofs-'))
  for (const folder of [...Object.values(LEVEL_FOLDERS).flat(), 'tools']) mkdirSync(join(root, folder))
})
afterEach(() => rmSync(root, { recursive: true }))

const aRequirement = (...levels: readonly RequirementLevel[]): Requirement => ({
  id: 'A-001',
  levels,
  section: '',
  text: '',
})
const passed = (file: string, title: string, ...steps: readonly string[]) => ({ file, title, steps })
const NONE = { titles: new Map(), cases: new Map() }
const missingOf = (requirement: Requirement, files: readonly string[]) =>
  addGapsToRequirement(
    requirement,
    files.map((file) => ({ file, title: '' })),
  ).missing

describe('a level of a requirement', () => {
  it('only tests of the named layer prove a level', () => {
    expect(missingOf(aRequirement('ui'), ['src-ui/a.test.tsx'])).toEqual([])
    expect(missingOf(aRequirement('ui'), ['e2e/a.spec.ts', 'src-domain/a.test.ts'])).toEqual(['ui'])
    expect(missingOf(aRequirement('ui', 'e2e'), ['e2e/a.spec.ts'])).toEqual(['ui'])
  })
})

describe('the results of a run', () => {
  it('passed titles of rows and steps count as proofs', () => {
    const phaseResults = { passed: [passed('e2e/a.spec.ts', '[A-001] a row', '[A-002] a step')], incomplete: [] }
    expect([...proofsOfRun(phaseResults, NONE).keys()]).toEqual(['A-001', 'A-002'])
  })

  it('cases count only if every test of a file that reads them passed', () => {
    const cases = new Map([['src-domain/a.cases.ts', { ids: ['A-001'], readBy: ['src-domain/a.test.ts'] }]])
    const passedTests = [passed('src-domain/a.test.ts', 'row 1')]
    const ids = (incomplete: readonly string[], all = passedTests) => [
      ...proofsOfRun({ passed: all, incomplete }, { ...NONE, cases }).keys(),
    ]
    expect(ids([])).toEqual(['A-001'])
    expect(ids(['src-domain/a.test.ts'])).toEqual([])
    expect(ids([], [])).toEqual([])
  })

  it('stored results are discarded once a source has changed', () => {
    write('src-domain/a.ts', 'export const a = 1')
    const phaseResults = { passed: [passed('src-domain/a.test.ts', '[A-001] a')], incomplete: [] }
    writeRunRecord(root, sourcesFingerprint(root), 'rules and servers', { passed: [], incomplete: [] })
    writeRunRecord(root, sourcesFingerprint(root), 'rules and servers', phaseResults)
    writeRunRecord(root, sourcesFingerprint(root), 'journeys', phaseResults)
    expect(readRunRecords(root)).toMatchObject([{ phase: 'journeys' }, { phase: 'rules and servers', ...phaseResults }])
    write('src-domain/a.ts', 'export const a = 2')
    expect(readRunRecords(root)).toEqual([])
  })
})

describe('the proofs in the sources', () => {
  it('comments and skipped tests contain no proofs', () => {
    write(
      'src-ui/a.test.tsx',
      `// [${A}1]
      describe('[${A}2] all', () => { it.each([['[${A}3] one', 1], ['[${A}4] two', 2]] as const)('%s', () => {}) })
      it.skip('[${A}5] not yet', () => {})
      it.each([1, 2])('[${A}6] %i', () => {})
      test.step('[${A}7] a step', () => {})`,
    )
    const proofs = proofsInSources(readRequirementsInTests(root))
    expect([...proofs.keys()].toSorted()).toEqual(['A-002', 'A-003', 'A-004', 'A-006', 'A-007'])
  })

  it('a case counts as a proof if a test in its layer reads it, or reads a rule that reads it', () => {
    write('src-domain/a/one.cases.ts', `export const ONE = [{ proves: ['A-001', 'A-002'] }]`)
    write('src-domain/a/two.cases.ts', `export const TWO = [{ proves: ['A-003'] }]`)
    write('src-domain/a/one.test.ts', `import { ONE } from './one.cases.ts'`)
    write('src-domain/a/three.cases.ts', `export const THREE = [{ proves: ['A-004'] }]`)
    write('src-domain/a/rule.rules.ts', `import { THREE } from './three.cases.ts'; const RULE = { proves: ['A-006'] }`)
    write('src-domain/a/articles.rules.ts', `import { RULE } from './rule.rules.ts'`)
    write('src-domain/a/a.test.ts', `import { A } from './articles.rules.ts'`)
    write('src-domain/b/four.rules.ts', `export const FOUR = [{ proves: ['A-005'] }]`)
    write('src-ui/two.test.ts', `import { TWO } from '#domain/a/two.cases'`)
    expect([...proofsInSources(readRequirementsInTests(root)).keys()].toSorted()).toEqual([
      'A-001',
      'A-002',
      'A-004',
      'A-006',
    ])
  })
})

describe('the proofs of this product', () => {
  const requirements = readRequirements(ROOT)
  const proofs = proofsInSources(readRequirementsInTests(ROOT))

  it('every level of every requirement has a proof', () => {
    expect(requirements.length).toBeGreaterThan(800)
    const missingLevels = requirements.flatMap((one) =>
      addGapsToRequirement(one, proofs.get(one.id) ?? []).missing.map((level) => `${one.id} ${level}`),
    )
    expect(missingLevels).toEqual([])
  })

  it('the proofs of a fault are in the listed test files', () => {
    const faults = requirements.filter(({ id }) => id.startsWith('F-'))
    expect(faults).toHaveLength(40)
    const elsewhere = faults.flatMap(({ id, text }) => {
      const files = [...text.matchAll(/`([^`]+\.ts)`/g)].map(([, file]) => file)
      const found = new Set((proofs.get(id) ?? []).map(({ file }) => file))
      return files.length > 0 && files.every((file = '') => found.has(file)) ? [] : [id]
    })
    expect(elsewhere).toEqual([])
  })

  it('the proofs mention no requirement outside the catalogues', () =>
    expect(unknownRequirementIds(requirements, proofs)).toEqual([]))
})
