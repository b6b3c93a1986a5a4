import type { Branded } from './parse-result.ts'

/** An amount of Korean won: a whole number. */
export type Won = Branded<number, 'Won'>

/** Returns an amount; drops a fraction of a won. */
export const Won = (amount: number): Won => Math.trunc(amount) as Won

/** Formats `300000` as `300,000원`. Does not use `Intl`, because its output differs between servers and browsers. */
export const formatWon = (amount: Won): string => {
  const digits = String(Math.abs(amount)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',')
  return `${amount < 0 ? '-' : ''}${digits}원`
}

const UNITS = [
  [100_000_000, '억'],
  [10_000, '만'],
  [1, ''],
] as const

/** Formats `300000` as `30만` and `104000000` as `1억 400만`, for sentences. Leaves out the currency. */
export const formatWonInSentence = (amount: Won): string => {
  const parts = UNITS.map(([size, name], index) => {
    const count = Math.floor((index === 0 ? amount : amount % (UNITS[index - 1]?.[0] ?? 1)) / size)
    return count === 0 ? '' : `${count}${name}`
  })
  return parts.filter(Boolean).join(' ') || '0'
}
