import type { SourceRegExp } from './patterns.ts'

/** A string that may make a pattern slow: `before`, many copies of `repeated`, `after`. */
export type RedosAttack = { readonly before: string; readonly repeated: string; readonly after: string }

export const attackText = ({ before, repeated, after }: RedosAttack, times: number): string =>
  before + repeated.repeat(times) + after

/**
 * A part of a pattern with its quantifier. A group has alternatives; any other part matches one character or an empty
 * string.
 */
type Part = {
  readonly source: string
  readonly alternatives: readonly Sequence[] | null
  readonly isUnbounded: boolean
}
type Sequence = readonly Part[]

const ATOM = /\[(?:\\.|[^\]\\])*\]|\\(?:[pPku][{<][^}>]*[}>]|u[\da-f]{4}|x[\da-f]{2}|.)|[^]/iuy
const QUANTIFIER = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y

/** Returns the alternatives of a pattern, part by part. */
const sequencesOf = (pattern: string): readonly Sequence[] => {
  let offset = 0
  const take = (token: RegExp): string | null => {
    token.lastIndex = offset
    const match = token.exec(pattern)
    if (match === null) return null
    offset = token.lastIndex
    return match[0]
  }
  const alternatives = (): readonly Sequence[] => {
    const list: Part[][] = [[]]
    while (offset < pattern.length && pattern[offset] !== ')') {
      if (pattern[offset] === '|') {
        offset += 1
        list.push([])
        continue
      }
      const opening = take(GROUP)
      const inner = opening === null ? null : alternatives()
      const source = opening === null ? (take(ATOM) ?? '') : opening
      if (opening !== null) offset += 1
      const quantifier = take(QUANTIFIER) ?? ''
      const isUnbounded = /^(?:[*+]|\{\d+,\})/.test(quantifier)
      list.at(-1)?.push({ source, alternatives: inner, isUnbounded })
    }
    return list
  }
  return alternatives()
}

/** Representatives of the kinds of characters that patterns distinguish. */
const KINDS = [...'aZ09 \t\n\r-._@/:<>"\'=&%+,;()[]{}#!?*\\|~^$`\u0000가ㄱé\u0301\u0316０\u200b\u00a0–·\ud83d\ude00']
/** At most this many sample characters per character class; letters and digits are tried first. */
const REPRESENTATIVES = 3
/** All pairs are tried of at most this many characters: the first sample character of each part. */
const PAIRED = 12

const isAssertion = ({ source }: Part): boolean => /^(?:\(\?<?[=!]|[$^]|\\b|\\B)/.test(source)

/** Returns a few characters that this part matches. */
const charactersOf = ({ source }: Part, flags: string): readonly string[] => {
  const pattern = new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, ''))
  const literal = /^\\?(.)$/su.exec(source)?.[1] ?? ''
  return [literal, ...KINDS]
    .filter((character) => character !== '' && pattern.test(character))
    .slice(0, REPRESENTATIVES)
}

const isCharacter = (part: Part): boolean =>
  part.alternatives === null && !isAssertion(part) && !/^\\(?:k|[1-9])/.test(part.source)

const partsOf = (alternatives: readonly Sequence[]): readonly Part[] =>
  alternatives.flat().flatMap((part) => [part, ...partsOf(part.alternatives ?? [])])

/** Returns a string that this part most likely matches, made with the first alternative of each choice. */
const sampleOf = (part: Part, flags: string): string =>
  part.alternatives !== null
    ? isAssertion(part)
      ? ''
      : sampleOfSequence(part.alternatives[0] ?? [], flags)
    : isCharacter(part)
      ? (charactersOf(part, flags)[0] ?? '')
      : ''
const sampleOfSequence = (sequence: Sequence, flags: string): string =>
  sequence.map((part) => sampleOf(part, flags)).join('')

/** Returns for each unbounded part a string that may precede it, and a string that the part repeats. */
const loopsIn = (
  alternatives: readonly Sequence[],
  flags: string,
  before = '',
): readonly { readonly before: string; readonly repeated: readonly string[] }[] =>
  alternatives.flatMap((sequence) =>
    sequence.flatMap((part, index) => {
      const ahead = before + sampleOfSequence(sequence.slice(0, index), flags)
      const inner = part.alternatives
      const repeatedTexts =
        inner === null ? charactersOf(part, flags) : inner.map((choice) => sampleOfSequence(choice, flags))
      return [
        ...(part.isUnbounded ? [{ before: ahead, repeated: repeatedTexts }] : []),
        ...loopsIn(inner ?? [], flags, ahead),
      ]
    }),
  )

/** Endings that make a search fail or begin again. */
const ENDS = ['', '\u0007', 'a', '\n!']

/** Returns strings, made of the pattern's own parts, for which the pattern could need more than linear time. */
export const attacksOnRegExp = ({ source, flags }: Omit<SourceRegExp, 'place'>): readonly RedosAttack[] => {
  const alternatives = sequencesOf(source)
  const loops = loopsIn(alternatives, flags)
  if (loops.length === 0) return []
  const samples = partsOf(alternatives)
    .filter(isCharacter)
    .map((part) => charactersOf(part, flags))
  const signs = [...new Set(samples.flat())]
  const pairParts = [...new Set(samples.flatMap(([first = '']) => first))].slice(0, PAIRED)
  const pairs = pairParts.flatMap((first) => pairParts.map((second) => first + second))
  const singleTexts = new Set([...signs, ...pairs, ...loops.flatMap(({ before, repeated }) => [before, ...repeated])])
  const attack = (before: string) => (repeated: string) => ENDS.map((after) => ({ before, repeated, after }))
  return [
    ...[...singleTexts].flatMap(attack('')),
    ...loops.flatMap(({ before, repeated }) =>
      before === '' ? [] : [...new Set([...repeated, ...signs])].flatMap(attack(before)),
    ),
  ].filter(({ repeated }) => repeated !== '')
}
