import type { HasParticle, Holes } from '#domain/kernel/particles'

/**
 * Puts values into the holes of a text: `fill('{name}님', { name })`. Every hole needs its value; a missing one stays
 * visible. A text with a particle right behind a hole is for `fillWithParticles` of the domain, and does not compile here.
 */
export const fill = <T extends string>(
  text: true extends HasParticle<T> ? never : T,
  values: Readonly<Record<Holes<T>, string | number>>,
): string =>
  text.replace(/\{([^{}]+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  )

/**
 * Spaces that no line ends at: `2만 원`, `1건당 100원`, `2월 17일`, `○○로 1`, and before 수 in `할 수 있습니다`; behind it one
 * may, where text is large.
 */
const BOUND =
  / (?=수 (?:있|없|밖))|(?<=\d[만억]) (?=원)|(?<=\d건당) (?=\d)|(?<=\d월) (?=\d+일)|(?<=[로길]) (?=\d+(?:,|$))/g

/** A remark short enough for one line: `(예: ㅊㅊ → 춘천)`. */
const REMARK = /(?<= )\([^()]{1,14}\)/g

const withoutBreak = (part: string) => part.replaceAll(' ', '\u00a0')

/** The same text with non-breaking spaces inside such phrases. For display only. */
export const keepTogether = (text: string): string => text.replace(BOUND, withoutBreak).replace(REMARK, withoutBreak)
