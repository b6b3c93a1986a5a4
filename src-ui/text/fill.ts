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

/** Korean phrases that read badly when a line ends inside them: `할 수 있습니다`, `할 수 없습니다`. */
const PHRASE = / 수 (?=있|없|밖)/g

/** A remark that is short enough to stand on one line: `(예: ㅊㅊ → 춘천)`. */
const REMARK = / \([^()]{1,14}\)/g

/** A number and what it counts: `30만 원`, `1건당 5,000원`. */
const AMOUNT = /(?<=\d[만억]) (?=원)|(?<=\d건당) (?=\d)/g

/** The same text with spaces that do not break inside such phrases. Only for showing: stored texts stay as they are. */
export const keepTogether = (text: string): string =>
  text
    .replace(PHRASE, '\u00a0수\u00a0')
    .replace(AMOUNT, '\u00a0')
    .replace(REMARK, (remark) => ` ${remark.slice(1).replaceAll(' ', '\u00a0')}`)
