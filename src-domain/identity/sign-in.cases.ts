import type { DecisionCase, DecisionCaseFrom } from '../kernel/decide.ts'
import type { SignInFacts, SignInRefusalVerdict, SignInVerdict } from './sign-in.ts'

const COMPLETE: SignInFacts = { certified: true, application: true, person: 'own' }

export const SIGN_IN_CASES: readonly DecisionCase<SignInFacts, SignInVerdict>[] = [
  { proves: ['E-188'], rule: 'LG-4', facts: COMPLETE, verdict: 'ok' },
  { proves: ['E-189'], rule: 'LG-1', facts: { ...COMPLETE, certified: false }, verdict: 'notCertified' },
  { proves: ['E-188'], rule: 'LG-2', facts: { ...COMPLETE, application: false }, verdict: 'notCertified' },
  { proves: ['E-188'], rule: 'LG-2', facts: { ...COMPLETE, application: false, person: 'otherApplicant' }, verdict: 'notCertified' },
  { proves: ['D1-28'], rule: 'LG-3', facts: { ...COMPLETE, person: 'otherApplicant' }, verdict: 'otherPerson' },
  { proves: ['D1-28'], rule: 'LG-5', facts: { ...COMPLETE, person: 'stranger' }, verdict: 'otherPerson' },
]

/** The agency's answer to a refused sign-in. `named` is the row that the answer gives, or null. */
type Refusal = { readonly status: number; readonly errorCode: string | null; readonly named: string | null }

export const SIGN_IN_REFUSAL_CASES: readonly DecisionCaseFrom<Refusal, SignInRefusalVerdict>[] = [
  { proves: ['E-131'], rule: 'LN-1', status: 500, errorCode: 'UNAUTHORIZED', named: null, verdict: 'broken' },
  { proves: ['E-131'], rule: 'LN-1', status: 401, errorCode: null, named: null, verdict: 'broken' },
  { proves: ['E-131'], rule: 'LN-2', status: 401, errorCode: 'UNAUTHORIZED', named: 'LG-1', verdict: 'broken' },
  { proves: ['E-131'], rule: 'LN-2', status: 401, errorCode: 'UNAUTHORIZED', named: 'LG-2', verdict: 'broken' },
  { proves: ['D1-243'], rule: 'LN-3', status: 401, errorCode: 'UNAUTHORIZED', named: 'LG-3', verdict: 'otherPerson' },
  { proves: ['D1-243'], rule: 'LN-3', status: 401, errorCode: 'UNAUTHORIZED', named: null, verdict: 'otherPerson' },
]
