import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RuleBookEvidence } from '#book/text/evidence'
import { ROOT } from '#tools/programs/root'
import { readRuleBookEvidence, refsInRuleBook } from './read-evidence.ts'

let evidence: RuleBookEvidence

beforeAll(() => {
  evidence = readRuleBookEvidence(ROOT)
})

describe('the requirements on the page', () => {
  it('every requirement in the rule book has a text', () =>
    expect(refsInRuleBook().filter((id) => evidence.requirements[id] === undefined)).toEqual([]))

  it('the requirements include those of a cell or question', () =>
    expect(refsInRuleBook()).toEqual(
      expect.arrayContaining(['A-135', 'D2-102', 'A-233', 'A-234', 'A-210', 'A-218', 'P-067', 'E-016', 'E-159']),
    ))
})

describe('the proofs of a requirement', () => {
  it('each proof has an existing file, and a sample proof has a title in that file', () => {
    const proofs = Object.values(evidence.proofs).flat()
    expect(proofs.length).toBeGreaterThan(100)
    for (const file of new Set(proofs.map((proof) => proof.file))) expect(existsSync(join(ROOT, file))).toBe(true)
    const one = evidence.proofs['A-101']?.find(({ file }) => file.endsWith('depositor.test.ts'))
    expect(readFileSync(join(ROOT, one?.file ?? ''), 'utf8')).toContain(one?.titles[0])
  })
})
