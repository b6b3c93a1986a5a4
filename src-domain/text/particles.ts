import { syllableIndex } from './korean-syllable.ts'

/** 조사: for each particle, the form after a final consonant and the form after a vowel. */
const PARTICLES = {
  은: '는',
  이: '가',
  을: '를',
  과: '와',
  으로: '로',
} as const
type Particle = keyof typeof PARTICLES

type Final = 'none' | 'rieul' | 'other'

const FINALS = 28
const RIEUL = 8

/**
 * The final sounds of digits and Latin letters as they are read in Korean: 영 일 이 삼 사 오 육 칠 팔 구; 엘 엠 엔 알.
 */
const READ: Readonly<Record<string, Final>> = {
  0: 'other',
  1: 'rieul',
  3: 'other',
  6: 'other',
  7: 'rieul',
  8: 'rieul',
  l: 'rieul',
  m: 'other',
  n: 'other',
  r: 'rieul',
}

const finalOf = (word: string): Final => {
  const last = word.replace(/(?<=[\p{L}\p{N}]|^)[^\p{L}\p{N}]+$/u, '').at(-1) ?? ''
  const index = syllableIndex(last)
  if (index === null) return READ[last.toLowerCase()] ?? 'none'
  const final = index % FINALS
  if (final === 0) return 'none'
  return final === RIEUL ? 'rieul' : 'other'
}

/** Returns the form of a particle after a word or number. [D2-109] */
export const particleAfter = (word: string, particle: Particle): string => {
  const final = finalOf(word)
  const asAfterVowel = final === 'none' || (final === 'rieul' && particle === '으로')
  return asAfterVowel ? PARTICLES[particle] : particle
}

/**
 * The names of the placeholders in a string: `'name'` for `'{name}님'`. Any name if the string is not known at compile
 * time.
 */
export type PlaceholderNames<T extends string> = string extends T
  ? string
  : T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderNames<Rest>
    : never

/** True if the string has a particle right after a placeholder, as in `{agency}은 `. */
export type HasParticleAfterPlaceholder<T extends string> = T extends `${string}}${Particle}${' ' | '.' | ','}${string}`
  ? true
  : false

/**
 * Fills the placeholders of a string. A particle that directly follows a placeholder is adapted to the inserted word.
 * The string must contain the particle in the form that follows a consonant (`{agency}은`). [D2-109]
 */
export const fillWithParticles = <T extends string>(
  text: T,
  values: Readonly<Record<PlaceholderNames<T>, string | number>>,
): string =>
  text.replace(/\{(\w+)\}(?:(은|이|을|과|으로)(?=[\s.,]|$))?/g, (hole, name: string, particle?: Particle) => {
    const word = (values as Record<string, string | number>)[name]
    return word === undefined ? hole : `${word}${particle === undefined ? '' : particleAfter(String(word), particle)}`
  })
