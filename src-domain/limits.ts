/**
 * What fields, lists, windows and calls are bound to. Each number stands once, in the file of its concept that is named
 * here; those of the programme itself are in `programme/parameters.ts`. Lengths are characters unless the name says
 * otherwise. [P-298]
 */

export { APPLICATION_LIMITS } from './application/application-limits.ts'
export { CENTRES_PER_PAGE } from './directory/centres.ts'
export * from './entry-limits.ts'
export { PAGE_NUMBERS_AROUND } from './kernel/page-numbers.ts'
export { PROOF_LIMITS } from './proof/registration-form.ts'
export { EVIDENCE_LIMITS, type ResizeProfile } from './upload/evidence-file.ts'
