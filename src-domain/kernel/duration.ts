/** A length of time in milliseconds in words: `5분`; in seconds where it is less than a minute or has a part of one. */
export const durationInWords = (milliseconds: number): string =>
  milliseconds > 0 && milliseconds % 60_000 === 0 ? `${milliseconds / 60_000}분` : `${milliseconds / 1000}초`
