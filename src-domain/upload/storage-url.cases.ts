import type { DecisionCase } from '../kernel/decide.ts'
import type {
  StorageUrlFacts,
  StorageUrlVerdict,
  UploadUrlFacts,
  UploadUrlVerdict,
} from './storage-url.ts'

const ASKED = { type: true, category: true, name: true, application: true }

/** A complete call for a storage URL, and calls with one or more things missing. The first missing thing decides. */
export const UPLOAD_URL_CASES: readonly DecisionCase<UploadUrlFacts, UploadUrlVerdict>[] = [
  { proves: ['P-288'], rule: 'UA-5', facts: ASKED, verdict: 'ok' },
  { proves: ['P-288'], rule: 'UA-1', facts: { type: false, category: false, name: false, application: false }, verdict: 'otherType' },
  { proves: ['P-288'], rule: 'UA-2', facts: { ...ASKED, category: false, name: false, application: false }, verdict: 'otherCategory' },
  { proves: ['P-288'], rule: 'UA-3', facts: { ...ASKED, name: false, application: false }, verdict: 'noName' },
  { proves: ['P-288'], rule: 'UA-4', facts: { ...ASKED, application: false }, verdict: 'noApplication' },
]

const GOOD = { issued: true, expired: false, used: false, type: true, size: true }

/** A correct call to a storage URL, and calls with one or more things wrong. The first wrong thing decides. */
export const STORAGE_URL_CASES: readonly DecisionCase<StorageUrlFacts, StorageUrlVerdict>[] = [
  { proves: ['P-290'], rule: 'UP-6', facts: GOOD, verdict: 'ok' },
  { proves: ['P-289'], rule: 'UP-1', facts: { issued: false, expired: true, used: true, type: false, size: false }, verdict: 'otherUrl' },
  { proves: ['P-289'], rule: 'UP-2', facts: { ...GOOD, expired: true, used: true, type: false, size: false }, verdict: 'expired' },
  { proves: ['P-289'], rule: 'UP-3', facts: { ...GOOD, used: true, type: false, size: false }, verdict: 'used' },
  { proves: ['P-289'], rule: 'UP-4', facts: { ...GOOD, type: false, size: false }, verdict: 'otherType' },
  { proves: ['P-289'], rule: 'UP-5', facts: { ...GOOD, size: false }, verdict: 'tooLarge' },
]
