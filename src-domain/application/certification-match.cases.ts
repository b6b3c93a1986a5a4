import type { DecisionCase } from '../kernel/decide.ts'
import type { CertificationMatchFacts, CertificationMatchVerdict } from './certification-match.ts'

const FITS: CertificationMatchFacts = { kinds: true, name: true, birth: true, residentBirth: true, account: true }

/** One case for each kind of difference, and cases with several differences, where only the first is reported. */
export const CERTIFICATION_MATCH_CASES: readonly DecisionCase<CertificationMatchFacts, CertificationMatchVerdict>[] = [
  { proves: ['A-245'], rule: 'CE-6', facts: FITS, verdict: 'ok' },
  { proves: ['D1-672'], rule: 'CE-1', facts: { ...FITS, kinds: false }, verdict: 'otherKind' },
  { proves: ['D1-29'], rule: 'CE-2', facts: { ...FITS, name: false }, verdict: 'otherName' },
  { proves: ['D1-29'], rule: 'CE-3', facts: { ...FITS, birth: false }, verdict: 'otherBirth' },
  { proves: ['A-246'], rule: 'CE-4', facts: { ...FITS, residentBirth: false }, verdict: 'otherResident' },
  { proves: ['A-108'], rule: 'CE-5', facts: { ...FITS, account: false }, verdict: 'otherAccount' },
  { proves: ['D1-672'], rule: 'CE-1', facts: { kinds: false, name: false, birth: false, residentBirth: false, account: false }, verdict: 'otherKind' },
  { proves: ['D1-29'], rule: 'CE-2', facts: { ...FITS, name: false, birth: false }, verdict: 'otherName' },
  { proves: ['D1-29'], rule: 'CE-3', facts: { ...FITS, birth: false, residentBirth: false }, verdict: 'otherBirth' },
  { proves: ['A-246'], rule: 'CE-4', facts: { ...FITS, residentBirth: false, account: false }, verdict: 'otherResident' },
]
