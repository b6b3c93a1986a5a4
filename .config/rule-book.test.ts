import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Evidence } from '../src-ui/rule-book/evidence.ts'
import { findEvidence, referencesOf } from './rule-book.ts'

const ROOT = join(import.meta.dirname, '..')

let evidence: Evidence

beforeAll(() => {
  evidence = findEvidence(ROOT)
})

describe('what the page shows', () => {
  it('is the text of every requirement and decision that the rule book names', () =>
    expect(referencesOf().filter((id) => evidence.requirements[id] === undefined)).toEqual([]))
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
