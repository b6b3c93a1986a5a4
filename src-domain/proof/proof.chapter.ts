import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { REGISTRATION_SECOND_STEP_RULE, BASE_SUPPLEMENT_RULE } from './base-proof.rules.ts'
import { CARRIER_REQUEST_CHECKS_RULE, CARRIERS_REFERENCE_TABLE } from './carrier-request.rules.ts'
import { FILE_COUNTS_RULE } from './file-counts.rules.ts'
import { NEW_PROOF_ELIGIBILITY_RULE } from './new-proof-eligibility.rules.ts'
import { PROOF_CANCELLATION_RULE } from './proof-cancellation.rules.ts'
import { PROOF_STATUS_SOURCE_RULE } from './proof-display.rules.ts'
import { PROOF_YEARS_RULE, DECLARED_DAYS_OF_USE } from './proof-period.rules.ts'
import { PROOF_STATUS_REFERENCE_TABLE } from './proof-status.rules.ts'
import { PROOF_TOTAL_RULE } from './proof-total.rules.ts'
import { PROOF_TYPES_REFERENCE_TABLE } from './proof.rules.ts'
import { REGISTRATION_CHECKS_RULE, ENOUGH_FILES_RULE } from './registration-checks.rules.ts'
import { REGISTRATION_ELIGIBILITY_RULE, REGISTRATION_QUEUE_REFERENCE_TABLE } from './registration-eligibility.rules.ts'
import { REGISTRATION_LIMITS_REFERENCE_TABLE } from './registration-form.rules.ts'
import { REMAINING_FILES_RULE } from './remaining-files.rules.ts'
import { EARLIER_SUPPLEMENT_RULE, FAILED_SUPPLEMENT_RULE } from './sent-supplement.rules.ts'
import { STAGING_RULE } from './staged-changes.rules.ts'
import { SUPPLEMENT_SUBMISSION_RULE } from './supplement-checks.rules.ts'
import { SUPPLEMENT_ELIGIBILITY_RULE } from './supplement-eligibility.rules.ts'
import { SHORTFALL_RULE } from './support-shares.rules.ts'
import { SUPPLEMENT_END_RULE, PROOF_MACHINE, PROOF_ITEM_MACHINE } from './transitions.rules.ts'

export const PROOF_CHAPTER: RuleChapter = {
  concept: 'proof',
  title: '증빙',
  rules: [
    NEW_PROOF_ELIGIBILITY_RULE,
    REGISTRATION_ELIGIBILITY_RULE,
    REGISTRATION_SECOND_STEP_RULE,
    REGISTRATION_CHECKS_RULE,
    ENOUGH_FILES_RULE,
    FILE_COUNTS_RULE,
    CARRIER_REQUEST_CHECKS_RULE,
    PROOF_YEARS_RULE,
    PROOF_TOTAL_RULE,
    SHORTFALL_RULE,
    PROOF_CANCELLATION_RULE,
    SUPPLEMENT_ELIGIBILITY_RULE,
    SUPPLEMENT_SUBMISSION_RULE,
    REMAINING_FILES_RULE,
    STAGING_RULE,
    SUPPLEMENT_END_RULE,
    BASE_SUPPLEMENT_RULE,
    EARLIER_SUPPLEMENT_RULE,
    FAILED_SUPPLEMENT_RULE,
    PROOF_STATUS_SOURCE_RULE,
  ],
  declared: DECLARED_DAYS_OF_USE,
  referenceTables: [
    PROOF_STATUS_REFERENCE_TABLE,
    PROOF_TYPES_REFERENCE_TABLE,
    CARRIERS_REFERENCE_TABLE,
    REGISTRATION_QUEUE_REFERENCE_TABLE,
    REGISTRATION_LIMITS_REFERENCE_TABLE,
  ],
  machines: [
    PROOF_MACHINE,
    PROOF_ITEM_MACHINE,
  ],
}
