import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import type { HasParticleAfterPlaceholder, PlaceholderNames } from '#domain/text/particles'

type OtherPlaceholders<T extends string> = Exclude<PlaceholderNames<T>, keyof typeof PROGRAMME_PLACEHOLDERS>

type Values<Names extends string> = Readonly<Record<Names, string | number>>

/**
 * The parameter `values`. It is optional if the text has no placeholders, or if its placeholders are not known at
 * compile time.
 */
type ValuesOf<Names extends string> = [Names] extends [never]
  ? [Values<string>?]
  : string extends Names
    ? [Values<string>?]
    : [Values<Names>]

/**
 * Replaces the placeholders in a string: those of the programme by its parameters, the others by `values`:
 * `fill('{name}님, {ceiling}까지', { name })`. A placeholder without a value does not compile; at run time it would stay
 * visible. A string with a particle directly after a placeholder does not compile here, because it needs
 * `fillWithParticles` of the domain.
 */
export const fill = <T extends string>(
  text: true extends HasParticleAfterPlaceholder<T> ? never : T,
  ...[values]: ValuesOf<OtherPlaceholders<T>>
): string => {
  const givenValues: Partial<Values<string>> = values ?? {}
  const programme: Partial<Values<string>> = PROGRAMME_PLACEHOLDERS
  return text.replace(/\{([^{}]+)\}/g, (hole, name: string) => String(givenValues[name] ?? programme[name] ?? hole))
}

/**
 * Matches spaces at which a line must not break: in `2만 원`, `1건당 100원`, `2월 17일`, `1월 하순`, `7일 이내` and `○○로 1`, before
 * 수 in `할 수 있습니다`, in `될 때까지`, and before 님 after a name. A line may break after 수 and after a year, because large text
 * needs this.
 */
const BOUND =
  / (?=수 (?:있|없|밖))|(?<=될) (?=때까지)| (?=님(?:[,의은이]|$| ))|(?<=\d[만억]) (?=원)|(?<=\d(?:건당|월)) (?=\d)|(?<=\d월) (?=[상중하]순)|(?<=\d일) (?=이내)|(?<=[로길]) (?=\d+(?:,|$))/g

/** Matches a remark in brackets that fits on one line: `(예: ㅊㅊ → 춘천)`. */
const REMARK = /(?<= )\([^()]{1,14}\)/g

const withoutBreak = (part: string) => part.replaceAll(' ', '\u00a0')

/**
 * Returns the text with non-breaking spaces where `BOUND` and `REMARK` match. The returned text is only for display.
 */
export const withNonBreakingSpaces = (text: string): string =>
  text.replace(BOUND, withoutBreak).replace(REMARK, withoutBreak)
