import { type Decision, type DecisionTable, decide } from '../kernel/decide.ts'
import type { MainConsents } from './consent-data.ts'

export type ConsentsMatchFacts = {
  readonly publicDataSaved: boolean
  readonly publicDataSubmitted: boolean
  readonly taxDataSaved: boolean
  readonly taxDataSubmitted: boolean
}

export type ConsentsMatchVerdict = 'same' | 'differ'

/**
 * A submission is valid only with the consents that it lists. If different consents are saved, they arrived late or
 * belong to another tab.
 */
export const CONSENTS_MATCH_TABLE: DecisionTable<ConsentsMatchFacts, ConsentsMatchVerdict> = [
  { id: 'SK-1', when: { publicDataSaved: true, publicDataSubmitted: false }, then: 'differ', ref: 'D2-90' },
  { id: 'SK-2', when: { publicDataSaved: false, publicDataSubmitted: true }, then: 'differ', ref: 'A-135' },
  { id: 'SK-3', when: { taxDataSaved: true, taxDataSubmitted: false }, then: 'differ', ref: 'D2-90' },
  { id: 'SK-4', when: { taxDataSaved: false, taxDataSubmitted: true }, then: 'differ', ref: 'A-135' },
  { id: 'SK-5', when: {}, then: 'same', ref: 'A-135' },
]

/** 제출된 동의: decides whether the saved consents equal the consents in the submission. [A-135] [D2-90] */
export const decideConsentsMatch = (saved: MainConsents, submitted: MainConsents): Decision<ConsentsMatchVerdict> =>
  decide(CONSENTS_MATCH_TABLE, {
    publicDataSaved: saved.publicData,
    publicDataSubmitted: submitted.publicData,
    taxDataSaved: saved.taxData,
    taxDataSubmitted: submitted.taxData,
  })
