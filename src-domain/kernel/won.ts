import type { Branded } from './branded.ts'

/** An amount of Korean won: a whole number. */
export type Won = Branded<number, 'Won'>

/** The only maker of an amount; a fraction of a won does not exist and is cut off. */
export const Won = (amount: number): Won => Math.trunc(amount) as Won

/** `300000` → `300,000원`. Written here, because the `Intl` of servers and browsers differ. */
export const formatWon = (amount: Won): string => {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}${digits}원`
}
