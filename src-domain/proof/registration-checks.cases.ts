import type { DecisionCase, DecisionCaseFrom } from '../kernel/decide.ts'
import type { RegistrationFacts, RegistrationRefusal } from './registration-checks.table.ts'
import type { EnoughFilesFacts, EnoughFilesVerdict } from './registration-checks.ts'
import type { RegistrationForm } from './registration-form.ts'

const FILE = { attached: true }
const LOOSE = { attached: false }

const GENERAL: RegistrationForm = {
  type: 'general',
  detailType: '1',
  years: [2024],
  totalUnit: 'amount',
  total: '120000',
  agreement: true,
}
const DIRECT: RegistrationForm = { ...GENERAL, type: 'direct', totalUnit: 'cases', total: '12' }

/** Registrations that pass every check. */
export const COMPLETE_GENERAL_REGISTRATION: RegistrationFacts = {
  token: true,
  form: GENERAL,
  baseApproved: false,
  base: [],
  performance: [FILE],
}
export const COMPLETE_DIRECT_REGISTRATION: RegistrationFacts = { ...COMPLETE_GENERAL_REGISTRATION, form: DIRECT, base: [FILE] }

const general = (form: Partial<RegistrationForm>, more: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  ...COMPLETE_GENERAL_REGISTRATION,
  ...more,
  form: { ...GENERAL, ...form },
})
const direct = (form: Partial<RegistrationForm>, more: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  ...COMPLETE_DIRECT_REGISTRATION,
  ...more,
  form: { ...DIRECT, ...form },
})

/** Registrations that pass, and registrations that fail, with the reason and the field to focus. */
export const REGISTRATION_CHECK_CASES: readonly DecisionCase<RegistrationFacts, 'ok' | RegistrationRefusal>[] = [
  { proves: ['P-036', 'P-061'], rule: 'RG-12', facts: COMPLETE_GENERAL_REGISTRATION, verdict: 'ok' },
  { proves: ['P-061'], rule: 'RG-12', facts: COMPLETE_DIRECT_REGISTRATION, verdict: 'ok' },
  { proves: ['P-052', 'P-061'], rule: 'RG-1', facts: general({}, { token: false }), verdict: { code: 'tokenMissing', field: null } },
  { proves: ['P-053'], rule: 'RG-2', facts: general({ agreement: false }), verdict: { code: 'agreementMissing', field: 'agreement' } },
  { proves: ['P-054'], rule: 'RG-3', facts: general({ type: '' }), verdict: { code: 'typeMissing', field: 'type' } },
  { proves: ['P-055'], rule: 'RG-4', facts: general({ years: [] }), verdict: { code: 'periodMissing', field: 'years' } },
  { proves: ['P-055'], rule: 'RG-12', facts: general({ years: [2024, 2025] }), verdict: 'ok' },
  { proves: ['P-056'], rule: 'RG-5', facts: general({ totalUnit: '' }), verdict: { code: 'totalUnitMissing', field: 'totalUnit' } },
  { proves: ['P-057'], rule: 'RG-6', facts: general({ total: '' }), verdict: { code: 'amountMissing', field: 'total' } },
  { proves: ['P-057'], rule: 'RG-6', facts: general({ total: '0' }), verdict: { code: 'amountMissing', field: 'total' } },
  { proves: ['P-057'], rule: 'RG-12', facts: general({ total: '1' }), verdict: 'ok' },
  { proves: ['P-057'], rule: 'RG-7', facts: direct({ total: '' }), verdict: { code: 'casesMissing', field: 'total' } },
  { proves: ['P-057'], rule: 'RG-7', facts: general({ totalUnit: 'cases', total: '00' }), verdict: { code: 'casesMissing', field: 'total' } },
  { proves: ['P-058'], rule: 'RG-8', facts: direct({}, { base: [] }), verdict: { code: 'baseMissing', field: 'base' } },
  { proves: ['P-058'], rule: 'RG-12', facts: direct({}, { base: [], baseApproved: true }), verdict: 'ok' },
  { proves: ['P-058'], rule: 'RG-12', facts: general({}, { base: [] }), verdict: 'ok' },
  { proves: ['P-059'], rule: 'RG-9', facts: general({}, { performance: [] }), verdict: { code: 'performanceMissing', field: 'performance' } },
  { proves: ['P-059'], rule: 'RG-9', facts: direct({}, { performance: [], baseApproved: true }), verdict: { code: 'performanceMissing', field: 'performance' } },
  { proves: ['P-060'], rule: 'RG-10', facts: direct({}, { base: [FILE, LOOSE] }), verdict: { code: 'notAttached', field: 'base' } },
  { proves: ['P-060'], rule: 'RG-11', facts: general({}, { performance: [LOOSE, FILE] }), verdict: { code: 'notAttached', field: 'performance' } },
]

const ASKED_DIRECT = { type: 'direct', baseApproved: false } as const
const ASKED_APPROVED = { type: 'direct', baseApproved: true } as const
const ASKED_GENERAL = { type: 'general', baseApproved: false } as const

/** The files that remain if the empty files are skipped, and whether they are enough. */
export const ENOUGH_FILES_CASES: readonly DecisionCaseFrom<{
  asked: Pick<EnoughFilesFacts, 'type' | 'baseApproved'>
  remaining: { readonly base: number; readonly performance: number }
}, EnoughFilesVerdict>[] = [
  { proves: ['P-068'], rule: 'VF-1', asked: ASKED_DIRECT, remaining: { base: 0, performance: 1 }, verdict: 'noValidBase' },
  { proves: ['P-068'], rule: 'VF-1', asked: ASKED_DIRECT, remaining: { base: 0, performance: 0 }, verdict: 'noValidBase' },
  { proves: ['P-068'], rule: 'VF-2', asked: ASKED_DIRECT, remaining: { base: 1, performance: 0 }, verdict: 'noValidPerformance' },
  { proves: ['P-068'], rule: 'VF-3', asked: ASKED_DIRECT, remaining: { base: 1, performance: 1 }, verdict: 'ok' },
  { proves: ['P-068'], rule: 'VF-3', asked: ASKED_APPROVED, remaining: { base: 0, performance: 1 }, verdict: 'ok' },
  { proves: ['P-068'], rule: 'VF-2', asked: ASKED_APPROVED, remaining: { base: 0, performance: 0 }, verdict: 'noValidPerformance' },
  { proves: ['P-068'], rule: 'VF-3', asked: ASKED_GENERAL, remaining: { base: 0, performance: 1 }, verdict: 'ok' },
  { proves: ['P-068'], rule: 'VF-2', asked: ASKED_GENERAL, remaining: { base: 0, performance: 0 }, verdict: 'noValidPerformance' },
]
