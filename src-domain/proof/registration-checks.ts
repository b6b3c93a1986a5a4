import type { Because } from '../kernel/decide.ts'
import {
  REGISTRATION_RULES,
  type RegistrationCode,
  type RegistrationFacts,
  type RegistrationField,
} from './registration-checks.table.ts'

/** A broken rule: what is said, where it leads, and which rule it is. */
export type RegistrationRefusal = {
  readonly code: RegistrationCode
  readonly field: RegistrationField
  readonly because: Because
}

/** May the registration be sent? The first broken rule in the documented order. [P-053] to [P-061] */
export const checkRegistration = (facts: RegistrationFacts): RegistrationRefusal | null => {
  const broken = REGISTRATION_RULES.find((rule) => rule.fails(facts))
  return broken === undefined
    ? null
    : { code: broken.code, field: broken.field, because: { rule: broken.id, ref: broken.ref } }
}

/** Of files that were stored, are enough left without those of 0 bytes? The key of the sentence, or null. [P-068] */
export const checkValidFiles = (
  left: { readonly base: number; readonly performance: number },
  asked: { readonly type: 'general' | 'direct'; readonly baseApproved: boolean },
): 'reg.noValidBase' | 'reg.noValidPerformance' | null => {
  if (asked.type === 'direct' && !asked.baseApproved && left.base === 0) return 'reg.noValidBase'
  return left.performance === 0 ? 'reg.noValidPerformance' : null
}
