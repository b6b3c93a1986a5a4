import type { PersonDoc } from '../world/collections.ts'

const owner = (number: number, name: string, birthDay: string): PersonDoc => ({
  ci: `ci-fictional-${String(number).padStart(4, '0')}`,
  name,
  birthDay,
  phone: `010${String(number).padStart(8, '0')}`,
  carrier: ['SKT', 'KT', 'LGU+'][number % 3] as string,
})

/**
 * The fictional owner of each business number of the fixtures. All other numbers belong to a default person. [D1-54]
 * [D2-90]
 */
export const OWNERS_BY_NUMBER: Readonly<Record<string, PersonDoc>> = {
  '1000100001': owner(1, '김하늘', '19850315'),
  '1000100002': owner(2, '이바다', '19900722'),
  '1000100012': owner(3, '박나무', '19781130'),
  '1000100022': owner(4, '최가람', '19820504'),
  '1000100003': owner(5, '정다온', '19690911'),
  '1008100001': owner(6, '한빛나', '19750218'),
  '2000100011': owner(8, '노을찬', '19910613'),
}

export const DEFAULT_OWNER: PersonDoc = owner(7, '윤솔비', '19881225')

const WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]

/**
 * Returns an impossible resident number: format and birth date are valid, but the check digit is wrong on purpose. The
 * number is made on demand and not stored. `back` replaces the seven digits after the birth date. [A-256] [D2-90]
 */
export const fictionalResidentNumber = ({ ci, birthDay }: PersonDoc, back?: string): string => {
  const front = birthDay.slice(2)
  if (back !== undefined) return front + back
  const serial = [...ci].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 100_000, 7)
  const digits = `${front}${birthDay < '20000101' ? '1' : '3'}${String(serial).padStart(5, '0')}`
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  const right = (11 - (sum % 11)) % 10
  return `${digits}${(right + 1) % 10}`
}
