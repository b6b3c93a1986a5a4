import { expect, it } from 'vitest'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { CERTIFICATION_METHOD_LIST_TEXT } from '#ui/text/ko/identity/method-list.ts'
import { SENTENCES } from './testing/sentences.ts'

it('a list of certification methods contains exactly the offered methods', () => {
  const lists = SENTENCES.filter(([, sentence]) => /금융인증서[,·]/.test(sentence))
  expect(lists.length).toBeGreaterThan(2)
  expect(lists.filter(([, sentence]) => !sentence.includes(CERTIFICATION_METHOD_LIST_TEXT))).toEqual([])
})

/** Matches `은(는)`, `(으)로` and similar double particles, as form letters have them. */
const BOTH_PARTICLES = /[은는이가을를와과]\([은는이가을를와과]\)|\(으\)로|\(이\)/

it('[D2-109] no sentence contains a double particle', () => {
  expect('기관은(는) 3번을 사용(으)로').toMatch(BOTH_PARTICLES)
  expect(SENTENCES.filter(([, sentence]) => BOTH_PARTICLES.test(sentence))).toEqual([])
})

/** The texts that are not literal strings, so that the compiler cannot check their placeholders. */
const UNCHECKED = [
  'faq.FAQ_QUESTIONS',
  'guide.GUIDE_ACCESSIBILITY_SECTIONS',
  'guide.GUIDE_FACTS',
  'guide.GUIDE_STEPS',
  'privacy.PRIVACY_SECTIONS',
  'terms.TERMS_CHAPTERS',
]

it('every placeholder in questions, facts and legal texts has a value', () => {
  const names = new Set([...Object.keys(PROGRAMME_PLACEHOLDERS), 'phone', 'proofPhone'])
  const placeholders = SENTENCES.filter(([way]) => UNCHECKED.some((list) => way.startsWith(`${list}.`))).flatMap(
    ([way, sentence]) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [way, name] as const),
  )
  expect(placeholders.length).toBeGreaterThan(15)
  expect(placeholders.filter(([, name]) => !names.has(name))).toEqual([])
})
