import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { machineDiagramsOf } from '../rule-book-page/text/diagram.ts'
import type { RuleBookEvidence } from '../rule-book-page/text/evidence.ts'
import { ALL_MACHINES } from '../rule-book/rule-book.ts'
import { ROOT } from './programs/root.ts'
import { machineDiagramHtmlOf } from './rule-book-page.ts'
import { RULE_BOOK_TEXTS } from './rule-book-texts.ts'
import { readRuleBookEvidence, parseQuestions, refsInRuleBook } from './rule-book.ts'

let evidence: RuleBookEvidence

beforeAll(() => {
  evidence = readRuleBookEvidence(ROOT)
})

describe('the text of the rule book', () => {
  it.each(Object.entries(RULE_BOOK_TEXTS))('is up to date in %s (`npm run rulebook` writes it)', (path, text) =>
    expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text()),
  )
})

describe('the requirements on the page', () => {
  it('every requirement in the rule book has a text', () =>
    expect(refsInRuleBook().filter((id) => evidence.requirements[id] === undefined)).toEqual([]))

  it('the requirements include those of a cell or question', () =>
    expect(refsInRuleBook()).toEqual(
      expect.arrayContaining(['A-135', 'D2-102', 'A-233', 'A-234', 'A-210', 'A-218', 'P-067', 'E-016', 'E-159']),
    ))
})

describe('the state diagrams', () => {
  it.each(ALL_MACHINES.map((machine) => [machine.prefix, machine] as const))(
    'a state diagram has a clickable node for every state: %s',
    (_, machine) => {
      const picture = machineDiagramHtmlOf(machine)
      const drawn = new Set([...picture.matchAll(/<g class="node" data-id="(\w+)"/g)].map(([, state]) => state))
      const text = machineDiagramsOf(machine)
        .map((one) => one.text)
        .join('\n')
      const namedStates = [...text.matchAll(/^ {2}state "[^"]+" as (\w+)$/gm)].map(([, state]) => state)
      expect(namedStates.filter((state) => !drawn.has(state))).toEqual([])
      expect(picture).not.toMatch(/<style|\sstyle=|url\((?!#)/)
    },
  )
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

describe('the arguments of `npm run explain`', () => {
  it.each([
    [
      ['NP-7', 'A-190', 'D2-112', 'NP'],
      ['NP-7', 'A-190', 'D2-112', 'NP'],
    ],
    [['오늘', '하루', '열지', '않기'], ['오늘 하루 열지 않기']],
    [
      ['NP-7', '보완', '기간', 'A-190', '10MB'],
      ['NP-7', '보완 기간', 'A-190', '10MB'],
    ],
    [[], []],
  ])('%j become the questions %j', (words, questions) => expect(parseQuestions(words)).toEqual(questions))
})
