import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '#tools/programs/root'
import { PRODUCT_LAYERS, filesIn } from '#tools/sources/layer-files'
import { SENTENCES } from './testing/sentences.ts'

/**
 * Patterns that find a number in a sentence if the programme or a deployment sets this number. `0원` is not such a
 * number.
 */
const TYPED = {
  number: /\d+(?:개(?!월| 이상|이상| 사업체)|회(?!의)|건까지|건\)|자 이내|\/\d+자|MB)/,
  amount: /[1-9][\d,]*(?:억|만|천)?(?: ?\d+만)? ?원|\d(?:억|만)/,
  deadline: /\d{4}년 \d{1,2}월|\d{4}-\d{2}-\d{2}|\d{1,3}(?:일|개월|시간|분) (?:이내|안에|까지|후|동안|남으면)/,
  telephone: /(?<![\d-])\d{2,4}-\d{3,4}(?:-\d{4})?(?![\d-])/,
}

/** Sentences whose numbers are literal, because nothing else in the product has them. */
const OWN: Readonly<Record<string, string>> = {
  'terms.TERMS_TEXTS.terms.effective': 'the day from which this text holds',
  'terms.TERMS_CHAPTERS': 'the terms have periods of their own',
  'privacy.PRIVACY_TEXTS.privacy.effective': 'the day from which this text holds',
  'privacy.PRIVACY_SUMMARY': 'the summary has the periods of the policy',
  'privacy.PRIVACY_SECTIONS': 'the policy has periods, versions and authorities of its own',
  'application.APPLICATION_TEXTS.form.openingDateHint': 'an example of how a day is typed',
  'popup.NOTICE_TEXTS.notice.june': 'a notice about one day, with that day as its key',
}
const isOwn = (way: string) => Object.keys(OWN).some((own) => way === own || way.startsWith(`${own}.`))

/** A number above 1 with a unit of a limit. */
const TYPED_LIMIT = /(?<![\d.])(?:[2-9]|\d{2,})(?:건|회(?!의)|개|MB|바이트|시간|분|초|일|개월|자(?!리))/
const linesOf = (file: string): readonly string[] => readFileSync(join(ROOT, file), 'utf8').split('\n')

describe('the check for numbers typed into sentences', () => {
  it('reads more than a thousand sentences', () => expect(SENTENCES.length).toBeGreaterThan(1000))

  it.each(Object.entries(TYPED))('finds %s in no sentence, except in the listed exceptions', (_kind, pattern) => {
    const sentences = SENTENCES.filter(([way, sentence]) => pattern.test(sentence) && !isOwn(way))
    expect(sentences.map(([way, sentence]) => `${way}: ${sentence}`)).toEqual([])
  })

  it('finds no telephone number of a deployment in any text', () =>
    expect(SENTENCES.filter(([, sentence]) => /1533-0500|1644-533\d/.test(sentence))).toEqual([]))

  it('finds telephone numbers in no source except the settings', () => {
    const sources = filesIn([...PRODUCT_LAYERS, 'tools']).filter(
      (file) => /\.(?:tsx?|m?js|html)$/.test(file) && !/\.(?:test|cases)\.|sample-documents/.test(file),
    )
    expect(sources.length).toBeGreaterThan(500)
    expect(sources.filter((file) => /1533-?0500|1644-?533\d/.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([
      'src-domain/settings/settings.ts',
    ])
  })

  it.each([
    'rule-book/articles.rules.ts',
    'rule-book/entries/open-questions.table.ts',
    'rule-book/entries/server-checks.table.ts',
    'server-rules/server-text.ts',
  ])('[A-005] [P-298] finds no limit above 1 typed into a sentence of %s', (file) => {
    expect(linesOf(file).filter((line) => TYPED_LIMIT.test(line))).toEqual([])
  })

  it('[A-005] [P-298] finds no limit above 1 typed into an answer or a note of the rule book', () => {
    const entries = filesIn(['rule-book'])
      .filter((file) => file.endsWith('.rules.ts'))
      .flatMap(linesOf)
      .filter((line) => /^ +(?:answer:|\{ says:|says:)/.test(line))
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.filter((line) => TYPED_LIMIT.test(line))).toEqual([])
  })

  it.each(Object.keys(OWN))('each exception matches a sentence with a number: %s', (exception) =>
    expect(
      SENTENCES.some(
        ([way, sentence]) => (way === exception || way.startsWith(`${exception}.`)) && /\d/.test(sentence),
      ),
    ).toBe(true),
  )
})
