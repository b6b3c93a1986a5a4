import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LINKED_SOURCES, SENTENCE_SOURCES } from '#book/text/sentence-sources.table'
import { ROOT } from '#tools/programs/root'
import { PRODUCT_LAYERS, filesIn } from '#tools/sources/layer-files'
import { wordsInSource } from './sentence-annex.ts'

/** The sources with Korean words that the list leaves out, by the reason. */
const LEFT_OUT: Readonly<Record<string, RegExp>> = {
  'tests and their data': /\.(?:test|cases)\.tsx?$|\/testing\//,
  'the rule book, which has its own words':
    /^rule-book(?:-page)?\/|^src-domain\/(?:application|proof)\/transitions\.table/,
  'the fake world around the portal':
    /^fake-server\/(?:contract|control|officer|outside|personas|world)\/|\/(?:fake-server-settings|open-api|static-files|accounts|businesses|fixtures\.table)\.ts$/,
  'stored words and words of calls': /-wire\.ts$|\/(?:payment-type|change-items|files|certify-for-test)\.ts$/,
  'names in a note of the rule book': /\/certification-record\.ts$/,
  'letters and particles': /\/text\/(?:korean-search|particles)\.ts$|\/kernel\/transitions\.ts$/,
  'names of regions that only a search compares': /\/directory\/centres\.ts$/,
  'a message to operators': /^deploy\/configuration\.ts$/,
}
const LISTED = new Set([...SENTENCE_SOURCES, ...LINKED_SOURCES].map(([file]) => file))
const isLeftOut = (file: string) => Object.values(LEFT_OUT).some((pattern) => pattern.test(file))

const sources = filesIn(PRODUCT_LAYERS).filter(
  (file) => /\.(?:tsx?|m?js)$/.test(file) && /[가-힣]/.test(readFileSync(join(ROOT, file), 'utf8')),
)

describe('the list of the sentences', () => {
  it('has a heading for every text of the screens', () => {
    const texts = filesIn(['src-ui/text/ko']).filter((file) => /\.\w+$/.test(file) && !file.endsWith('.test.ts'))
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((file) => !LISTED.has(file))).toEqual([])
  })

  it('has no text of the screens that the index for the book lacks, except Markdown and the pages apart', () => {
    const index = readFileSync(join(ROOT, 'rule-book/text/screen-texts.ts'), 'utf8')
    const left = /\/pages-apart\/|\/text-pages\/(?:faq|guide|privacy|terms)\.ts$/
    const texts = SENTENCE_SOURCES.map(([file]) => file).filter((file) => file.startsWith('src-ui/text/'))
    expect(
      texts.filter((file) => !left.test(file) && !index.includes(`'#ui/${file.slice('src-ui/'.length)}'`)),
    ).toEqual([])
  })

  it('has every source of the product with Korean words', () => {
    const others = sources.filter((file) => !LISTED.has(file) && !isLeftOut(file))
    expect(others.length).toBeGreaterThan(100)
    expect(others.filter((file) => wordsInSource(file).length > 0)).toEqual([])
  })

  it.each(Object.entries(LEFT_OUT))('each exception matches a file with words: %s', (_, pattern) =>
    expect(sources.some((file) => pattern.test(file) && wordsInSource(file).length > 0)).toBe(true),
  )

  it('has no heading twice', () => {
    const headings = [...SENTENCE_SOURCES, ...LINKED_SOURCES].map(([, heading]) => heading)
    expect(new Set(headings).size).toBe(headings.length)
  })
})
