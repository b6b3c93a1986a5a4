import type { Checked } from '../kernel/checked.ts'
import { accepted, refused } from '../kernel/checked.ts'
import type { ResidentNumber, ResidentRefusal } from './resident-number.ts'
import { checkResidentNumber } from './resident-number.ts'

export type RealNameRefusal = 'identity.birthMissing' | ResidentRefusal

/** What can be asked: the resident number is complete, `birth` has eight digits. */
export type RealNameQuestion = { readonly birth: string; readonly resident: ResidentNumber }

/** What must be there before the real name is asked, in order: birth info, both parts, their digits. */
export const checkRealNameEntry = (entry: {
  readonly birth: string
  readonly resident: ResidentNumber
}): Checked<RealNameQuestion, RealNameRefusal, 'birth' | 'rrn1' | 'rrn2'> => {
  if (entry.birth === '') return refused('identity.birthMissing', { at: 'birth' })
  const resident = checkResidentNumber(entry.resident)
  return resident.ok ? accepted({ birth: entry.birth.replace(/[^0-9]/g, ''), resident: resident.value }) : resident
}
