/** A length of time in milliseconds as people say it: `5분`; where the minutes are not whole, or there is none, in seconds. */
export const durationInWords = (milliseconds: number): string =>
  milliseconds > 0 && milliseconds % 60_000 === 0 ? `${milliseconds / 60_000}분` : `${milliseconds / 1000}초`
