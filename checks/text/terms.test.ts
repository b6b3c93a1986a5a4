import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SERVER_REFUSAL_TEXTS, SERVER_TEXT } from '#server-rules/server-text'
import { ROOT } from '#tools/programs/root'
import {
  catalogueTextPattern,
  CATALOGUE_ENTRIES_BY_ID,
  CONSENT_SENTENCES,
  SENTENCES,
  type Sentence,
} from './testing/sentences.ts'

/** The README of the text modules; its tables are the only source of the terms. */
const README = readFileSync(join(import.meta.dirname, '../../src-ui/text/README.md'), 'utf8')

const quotedWords = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

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
const MANNERS = rowsUnder('Style')
const NOT_SAID = [...TERMS, ...MANNERS].flatMap(([, , not = '']) => quotedWords(not))
const FIXED = rowsUnder('Fixed by a document').map(
  ([word = '', keys = '', ref = '', document = '']) =>
    [quotedWords(word)[0] ?? '', quotedWords(keys), ref, document] as const,
)
/** The words that D1-256 removes from every text of the product. */
const DECIDED = [...TERMS, ...MANNERS].flatMap(([, , not = '', decision]) =>
  decision === 'D1-256' ? quotedWords(not) : [],
)

const isKey = (way: string, key: string) => way === key || way.endsWith(`.${key}`)

const isAllowed = (way: string, word: string) =>
  FIXED.some(([fixed, keys]) => fixed === word && keys.some((key) => isKey(way, key)))

/** Matches the words that a search only compares with what people type; no screen shows them. */
const SEARCH_WORDS = /^faq\.(?:FAQ|PRIVACY)_SEARCH_WORDS\./

const ALL: readonly Sentence[] = [...SENTENCES, ...CONSENT_SENTENCES].filter(([way]) => !SEARCH_WORDS.test(way))

/**
 * True for a text that may use other terms. Legal texts use the terms of the law; applicants do not read the rule book
 * and the test tools.
 */
const isApart = (way: string) => /^(?:terms|privacy|rule-book|test-tools)\./.test(way)
const READ = ALL.filter(([way]) => !isApart(way))

const linesOf = (path: string): readonly Sentence[] =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .map((line, index) => [`${path}:${index + 1}`, line])
/** Returns the rule book without its quotations from the screens. These are checked with the texts of the screens. */
const withoutQuotes = (path: string): readonly Sentence[] =>
  linesOf(path).map(([where, line]) => [where, line.replaceAll(/“[^”]*”/g, '')])
const PAPERS = 'tools/sample-documents/texts'

/**
 * All texts that a person can read, including the server's sentences, the personas, the rules as text, and the PDF
 * files.
 */
const EVERYWHERE: readonly Sentence[] = [
  ...ALL,
  ...[SERVER_TEXT, ...Object.values(SERVER_REFUSAL_TEXTS)].flatMap((texts) =>
    Object.entries<string>(texts).map(([key, sentence]) => [`server.${key}`, sentence] as const),
  ),
  ...linesOf('fake-server/personas/personas.table.json'),
  ...['RULES.md', 'RULES-ANNEX.md', 'RULES-EXAMPLES.md'].flatMap((file) => withoutQuotes(`rule-book/${file}`)),
  ...readdirSync(join(ROOT, PAPERS)).flatMap((file) => linesOf(`${PAPERS}/${file}`)),
]

/** Matches a text that a catalogue prescribes: the complete text, either after its key or between backquotes. */
const prescribedPatternOf = (sentence: string) =>
  new RegExp(`(?:\`|: )${catalogueTextPattern(sentence).source}(?:\`|$| [:(])`, 'm')

describe('the decided terms', () => {
  it('the decided terms are listed in tables of the README', () => {
    expect(TERMS.length).toBeGreaterThan(15)
    expect(NOT_SAID.length).toBeGreaterThan(50)
    expect(READ.length).toBeGreaterThan(900)
  })

  // A sentence that the specification prescribes under its own key is also allowed where a table of messages repeats
  // it.
  it.each(NOT_SAID)('no text replaces a decided term by %s', (word) => {
    const texts = new Set(READ.filter(([way]) => isAllowed(way, word)).map(([, sentence]) => sentence))
    const sentences = READ.filter(([, sentence]) => sentence.includes(word) && !texts.has(sentence))
    expect(sentences.map(([way, sentence]) => `${way}: ${sentence}`)).toEqual([])
  })

  it.each(DECIDED)('[D1-256] no text contains %s, except in sentences of an original document', (word) => {
    const fixed = FIXED.filter(([of, , , document]) => of === word && document !== '').flatMap(([, keys]) => keys)
    const texts = new Set(ALL.filter(([way]) => fixed.some((key) => isKey(way, key))).map(([, sentence]) => sentence))
    const sentences = EVERYWHERE.filter(([, sentence]) => sentence.includes(word) && !texts.has(sentence))
    expect(sentences.map(([way, sentence]) => `${way}: ${sentence}`)).toEqual([])
  })

  it('[D1-256] each exception has a document as its reason', () => {
    expect(DECIDED.length).toBeGreaterThan(15)
    const exceptions = FIXED.filter(([word]) => DECIDED.includes(word))
    expect(exceptions.filter(([, , , document]) => !/^[123]$/.test(document))).toEqual([])
    const ofDocument = { E: '1', A: '2', P: '3' } as const
    const wrong = exceptions.filter(
      ([, , ref, document]) => (ofDocument[ref[0] as 'E' | 'A' | 'P'] ?? document) !== document,
    )
    expect(wrong).toEqual([])
  })

  it.each(FIXED)('the word %s stays in %s as %s prescribes', (word, keys, ref) => {
    const block = ref
      .split(', ')
      .map((id) => CATALOGUE_ENTRIES_BY_ID.get(id)?.block ?? `no requirement ${id}`)
      .join('\n')
    for (const key of keys) {
      const sentences = READ.filter(([way, sentence]) => isKey(way, key) && sentence.includes(word))
      expect(sentences, `${key} does not say ${word} any more`).not.toEqual([])
      for (const [, sentence] of sentences)
        expect(block, `${ref} does not prescribe ${key}`).toMatch(prescribedPatternOf(sentence))
    }
  })
})

describe('the proposals for prescribed sentences', () => {
  // A row may continue on an indented line.
  const proposals = readFileSync(join(import.meta.dirname, '../../e2e/requirements/proposals.md'), 'utf8').replaceAll(
    /\n {2}(?!- )/g,
    ' ',
  )
  const rows = [
    ...proposals.matchAll(/^- (`.+`) \((.+)\)\n {2}- now: (.+)\n {2}- proposed: .+\n {2}- because: .+$/gm),
  ].map(([, keys = '', requirements = '', now = '']) => [keys.replaceAll('`', ''), now, requirements] as const)
  const [first = ''] = rows.map(([key]) => key)
  const decidedIds = [...CATALOGUE_ENTRIES_BY_ID.values()]
    .filter(({ block }) => /^- D\d-\d+ \(words; replaces /.test(block))
    .flatMap(({ block }) => [...block.matchAll(/^ +- ([\w.]+): /gm)].map(([, key = '']) => key))

  it('the file contains every proposal in the expected format', () => {
    expect(rows.length).toBeGreaterThan(30)
    expect(rows).toHaveLength(proposals.match(/^- `/gm)?.length ?? 0)
    expect(first).toContain('corporateNumberMissing')
    expect(decidedIds.length).toBeGreaterThan(45)
  })

  it('[D1-255] [D2-140] [D3-133] no proposal concerns a sentence that is already replaced', () =>
    expect(rows.flatMap(([keys]) => keys.split(', ')).filter((key) => decidedIds.includes(key))).toEqual([]))

  it.each(rows)('each proposal refers to existing requirements and texts: %s, now "%s"', (keys, _now, requirements) => {
    expect(requirements.split(', ').filter((id) => !CATALOGUE_ENTRIES_BY_ID.has(id))).toEqual([])
    const namedKeys = keys
      .split(', ')
      .map((key) => new RegExp(`(?:^|\\.)${key.replaceAll('.', String.raw`\.`).replace('*', '.*')}`))
    expect(namedKeys.filter((key) => !ALL.some(([way]) => key.test(way)))).toEqual([])
  })
})
