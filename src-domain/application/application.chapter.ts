import { APPLICATION_STATUS_REFERENCE_TABLE } from '../application-status/application-status.rules.ts'
import { LOST_CALL_RULE, SENDING_FAILURE_RULE } from '../kernel/failed-call.rules.ts'
import { SAME_SUBMISSION_RULE } from '../kernel/same-submission.rules.ts'
import { APPLICATION_LIMITS_REFERENCE_TABLE } from '../programme/application-limits.rules.ts'
import type { RuleChapter } from '../rule-book/rule-entry.ts'
import { EDIT_SENDING_RULE } from './application-edit.rules.ts'
import { APPLICATION_LOADING_RULE } from './application-loading.rules.ts'
import { DUPLICATE_APPLICATION_RULE } from './application.rules.ts'
import { CANCELLATION_SENDING_RULE } from './cancellation-sending.rules.ts'
import { CERTIFICATION_MATCH_RULE } from './certification-match.rules.ts'
import { FORM_CHECK_OUTCOME_RULE } from './form-check-outcome.rules.ts'
import { NEXT_STEP_RULE } from './next-step.rules.ts'
import { OBSOLETE_DRAFT_RULE } from './obsolete-draft.rules.ts'
import { OFFICER_INPUTS_REFERENCE_TABLE } from './officer-actions.rules.ts'
import { OFFICER_ORDER_RULE } from './officer-order.rules.ts'
import { REASON_DESCRIPTION_KIND_RULE } from './reasons.rules.ts'
import { REQUIRED_DOCUMENTS_RULE } from './required-documents.rules.ts'
import { BUSINESS_EDIT_CONTENT_RULE } from './revalidation.rules.ts'
import { SUBMISSION_OUTCOME_RULE, RECOVERED_SUBMISSION_RULE } from './submission-outcome.rules.ts'
import { SUBMIT_CHECKS_RULE } from './submit-checks.rules.ts'
import { APPLICATION_MACHINE } from './transitions.rules.ts'
import { WRONG_ACCOUNT_ADVICE_RULE } from './wrong-account-advice.rules.ts'

export const APPLICATION_CHAPTER: RuleChapter = {
  concept: 'application',
  title: '신청서와 진행상태',
  rules: [
    SUBMIT_CHECKS_RULE,
    REQUIRED_DOCUMENTS_RULE,
    SAME_SUBMISSION_RULE,
    LOST_CALL_RULE,
    SENDING_FAILURE_RULE,
    SUBMISSION_OUTCOME_RULE,
    RECOVERED_SUBMISSION_RULE,
    APPLICATION_LOADING_RULE,
    DUPLICATE_APPLICATION_RULE,
    FORM_CHECK_OUTCOME_RULE,
    REASON_DESCRIPTION_KIND_RULE,
    CERTIFICATION_MATCH_RULE,
    BUSINESS_EDIT_CONTENT_RULE,
    OFFICER_ORDER_RULE,
    EDIT_SENDING_RULE,
    CANCELLATION_SENDING_RULE,
    NEXT_STEP_RULE,
    WRONG_ACCOUNT_ADVICE_RULE,
    OBSOLETE_DRAFT_RULE,
  ],
  referenceTables: [
    OFFICER_INPUTS_REFERENCE_TABLE,
    APPLICATION_STATUS_REFERENCE_TABLE,
    APPLICATION_LIMITS_REFERENCE_TABLE,
  ],
  machines: [
    APPLICATION_MACHINE,
  ],
}
