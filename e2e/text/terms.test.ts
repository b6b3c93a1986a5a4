import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asWritten, CONSENT_SENTENCES, REQUIREMENTS, SENTENCES, type Sentence } from './sentences.ts'

/** The tables of the README of the words: the only place where the terms stand. */
const README = readFileSync(join(import.meta.dirname, '../../src-ui/text/README.md'), 'utf8')

const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

const rowsUnder = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = README.split(`## ${heading}\n`)
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const TERMS = rowsUnder('One name per thing')
const MANNERS = rowsUnder('How it is said')
const NOT_SAID = [...TERMS, ...MANNERS].flatMap(([, , not = '']) => quoted(not))
const FIXED = rowsUnder('Fixed by a document').map(
  ([word = '', keys = '', ref = '']) => [quoted(word)[0] ?? '', quoted(keys), ref] as const,
)

const isKey = (way: string, key: string) => way === key || way.endsWith(`.${key}`)

const isAllowed = (way: string, word: string) =>
  FIXED.some(([fixed, keys]) => fixed === word && keys.some((key) => isKey(way, key)))

const ALL: readonly Sentence[] = [...SENTENCES, ...CONSENT_SENTENCES]

/** The legal texts use the terms of the law; the rule book and the test tools are for others than applicants. */
const isApart = (way: string) => /^(?:terms|privacy|rule-book|test-tools)\./.test(way)
const READ = ALL.filter(([way]) => !isApart(way))

/** As a catalogue fixes a text: behind its key or between backquotes, from its beginning to its end. */
const asFixed = (sentence: string) => new RegExp(`(?:\`|: )${asWritten(sentence).source}(?:\`|$| [:(])`, 'm')

describe('one name per thing', () => {
  it('the tables are read', () => {
    expect(TERMS.length).toBeGreaterThan(15)
    expect(NOT_SAID.length).toBeGreaterThan(50)
    expect(READ.length).toBeGreaterThan(900)
  })

  // A table of messages repeats sentences that have a key of their own: a fixed one is fixed there too.
  it.each(NOT_SAID)('nobody reads %s', (word) => {
    const texts = new Set(READ.filter(([way]) => isAllowed(way, word)).map(([, sentence]) => sentence))
    const found = READ.filter(([, sentence]) => sentence.includes(word) && !texts.has(sentence))
    expect(found.map(([way, sentence]) => `${way}: ${sentence}`)).toEqual([])
  })

  it.each(FIXED)('%s in %s is fixed by %s', (word, keys, ref) => {
    const block = ref
      .split(', ')
      .map((id) => REQUIREMENTS.get(id) ?? `no requirement ${id}`)
      .join('\n')
    for (const key of keys) {
      const sentences = READ.filter(([way, sentence]) => isKey(way, key) && sentence.includes(word))
      expect(sentences, `${key} does not say ${word} any more`).not.toEqual([])
      for (const [, sentence] of sentences) expect(block, `${ref} does not fix ${key}`).toMatch(asFixed(sentence))
    }
  })
})

describe('proposals for sentences that are fixed', () => {
  const proposals = readFileSync(join(import.meta.dirname, '../requirements/proposals.md'), 'utf8')
  const rows = proposals
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| key '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const [first = ''] = rows.map(([key]) => key)

  it('are read', () => expect([rows.length > 50, first]).toEqual([true, 'objection.body']))

  it.each(rows)('%s: %s', (keys = '', _now, _proposed, _why, requirements = '') => {
    expect(requirements.split(', ').filter((id) => !REQUIREMENTS.has(id))).toEqual([])
    const named = keys
      .split(', ')
      .map((key) => new RegExp(`(?:^|\\.)${key.replaceAll('.', String.raw`\.`).replace('*', '.*')}`))
    expect(named.filter((key) => !ALL.some(([way]) => key.test(way)))).toEqual([])
  })
})
