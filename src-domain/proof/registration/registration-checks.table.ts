import type { Checklist } from '../../kernel/checklist.ts'
import { needsBaseFiles } from './base-proof.ts'
import type { RegistrationForm } from './registration-form.ts'

/** A listed file. `attached`: its content is present. [P-060] */
type ListedAttachment = { readonly attached: boolean }

/** The facts of the checks. `token`: there is a login cookie. `baseApproved`: no base proof is required. */
export type RegistrationFacts = {
  readonly token: boolean
  readonly form: RegistrationForm
  readonly baseApproved: boolean
  readonly base: readonly ListedAttachment[]
  readonly performance: readonly ListedAttachment[]
}

export type RegistrationRefusalCode =
  | 'tokenMissing'
  | 'agreementMissing'
  | 'typeMissing'
  | 'periodMissing'
  | 'totalUnitMissing'
  | 'amountMissing'
  | 'casesMissing'
  | 'baseMissing'
  | 'performanceMissing'
  | 'notAttached'

type RegistrationField = 'agreement' | 'type' | 'years' | 'totalUnit' | 'total' | 'base' | 'performance' | null

export type RegistrationRefusal = { readonly code: RegistrationRefusalCode; readonly field: RegistrationField }

/** True if the total is missing. An empty entry counts as 0. */
const isTotalMissing = (total: string) => Number(total) === 0
const asksBase = ({ form: { type }, baseApproved }: RegistrationFacts) => needsBaseFiles({ type, baseApproved })
const isLoose = (files: readonly ListedAttachment[]) => files.some(({ attached }) => !attached)

/** The checks of a registration, in order. [P-053] to [P-061] */
export const REGISTRATION_CHECKS = [
  { id: 'RG-1', broken: ({ token }) => !token, then: { code: 'tokenMissing', field: null }, ref: 'P-052' },
  { id: 'RG-2', broken: ({ form }) => !form.agreement, then: { code: 'agreementMissing', field: 'agreement' }, ref: 'P-053' },
  { id: 'RG-3', broken: ({ form }) => form.type === '', then: { code: 'typeMissing', field: 'type' }, ref: 'P-054' },
  { id: 'RG-4', broken: ({ form }) => form.years.length === 0, then: { code: 'periodMissing', field: 'years' }, ref: 'P-055' },
  { id: 'RG-5', broken: ({ form }) => form.totalUnit === '', then: { code: 'totalUnitMissing', field: 'totalUnit' }, ref: 'P-056' },
  { id: 'RG-6', broken: ({ form }) => form.totalUnit === 'amount' && isTotalMissing(form.total), then: { code: 'amountMissing', field: 'total' }, ref: 'P-057' },
  { id: 'RG-7', broken: ({ form }) => form.totalUnit === 'cases' && isTotalMissing(form.total), then: { code: 'casesMissing', field: 'total' }, ref: 'P-057' },
  { id: 'RG-8', broken: (facts) => asksBase(facts) && facts.base.length === 0, then: { code: 'baseMissing', field: 'base' }, ref: 'P-058' },
  { id: 'RG-9', broken: ({ performance }) => performance.length === 0, then: { code: 'performanceMissing', field: 'performance' }, ref: 'P-059' },
  { id: 'RG-10', broken: (facts) => asksBase(facts) && isLoose(facts.base), then: { code: 'notAttached', field: 'base' }, ref: 'P-060' },
  { id: 'RG-11', broken: ({ performance }) => isLoose(performance), then: { code: 'notAttached', field: 'performance' }, ref: 'P-060' },
  { id: 'RG-12', then: 'ok', ref: 'P-061' },
] as const satisfies Checklist<RegistrationFacts, RegistrationRefusal>
