/**
 * Every number that a rule, a field or a screen is bound to. Each stands once, in the file of its concept that is named
 * here; nobody else writes it down. Lengths are characters unless the name says otherwise, amounts are won. [P-298]
 */

export { APPLICATION_LIMITS } from './application/application-limits.ts'
export { CENTRES_PER_PAGE } from './directory/directory-limits.ts'
export * from './entry-limits.ts'
export { PAGE_NUMBERS_AROUND } from './kernel/page-numbers.ts'
export { PROGRAMME } from './programme.ts'
export { PROOF_LIMITS } from './proof/proof-limits.ts'
export { EVIDENCE_LIMITS, type ResizeProfile } from './upload/evidence-limits.ts'
