import type { DecisionCase } from '../kernel/decide.ts'
import type { EarlierCertificationFacts, EarlierCertificationVerdict, NumberSearchFacts, NumberSearchVerdict } from './certified-person.ts'

export const EARLIER_CERTIFICATION_CASES: readonly DecisionCase<EarlierCertificationFacts, EarlierCertificationVerdict>[] = [
  { proves: ['D1-247'], rule: 'CT-1', facts: { asked: 'page', person: false, login: true, businessNumber: true }, verdict: 'certifies' },
  { proves: ['E-110'], rule: 'CT-1', facts: { asked: 'provider', person: false, login: true, businessNumber: true }, verdict: 'certifies' },
  { proves: ['D1-247'], rule: 'CT-2', facts: { asked: 'page', person: true, login: false, businessNumber: true }, verdict: 'certifies' },
  { proves: ['E-110'], rule: 'CT-2', facts: { asked: 'provider', person: true, login: false, businessNumber: true }, verdict: 'certifies' },
  { proves: ['D1-247'], rule: 'CT-3', facts: { asked: 'page', person: true, login: true, businessNumber: false }, verdict: 'certifies' },
  { proves: ['D1-247'], rule: 'CT-4', facts: { asked: 'page', person: true, login: true, businessNumber: true }, verdict: 'continues' },
  { proves: ['E-110'], rule: 'CT-4', facts: { asked: 'provider', person: true, login: true, businessNumber: false }, verdict: 'continues' },
]

export const NUMBER_SEARCH_CASES: readonly DecisionCase<NumberSearchFacts, NumberSearchVerdict>[] = [
  { proves: ['E-130'], rule: 'NB-1', facts: { flow: 'result', businessNumber: false }, verdict: 'search' },
  { proves: ['E-130'], rule: 'NB-2', facts: { flow: 'result', businessNumber: true }, verdict: 'keep' },
  { proves: ['E-130'], rule: 'NB-2', facts: { flow: 'application', businessNumber: false }, verdict: 'keep' },
]
