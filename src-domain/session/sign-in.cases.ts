import type { DecisionCase } from '../kernel/decide.ts'
import type { SignInFacts, SignInVerdict } from './sign-in.ts'

const COMPLETE: SignInFacts = { certified: true, application: true, person: 'own' }

export const SIGN_IN_CASES: readonly DecisionCase<SignInFacts, SignInVerdict>[] = [
  { proves: ['E-188'], rule: 'LG-4', facts: COMPLETE, verdict: 'ok' },
  { proves: ['E-189'], rule: 'LG-1', facts: { ...COMPLETE, certified: false }, verdict: 'notCertified' },
  { proves: ['E-188'], rule: 'LG-2', facts: { ...COMPLETE, application: false }, verdict: 'notCertified' },
  { proves: ['D1-28'], rule: 'LG-3', facts: { ...COMPLETE, person: 'otherApplicant' }, verdict: 'otherPerson' },
  { proves: ['D1-28'], rule: 'LG-5', facts: { ...COMPLETE, person: 'stranger' }, verdict: 'otherPerson' },
]
