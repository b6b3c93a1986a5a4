import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { DEPOSITOR_MATCH_RULE } from './entries/account/depositor.rules.ts'
import { PAYOUT_ACCOUNT_RULE } from './entries/account/payout-account.rules.ts'
import { ADMINISTRATOR_RULE, ADMIN_REFUSAL_RULE } from './entries/admin/administrator.rules.ts'
import {
  QUEUE_ADMISSION_RULE,
  QUEUE_LIMITS_REFERENCE_TABLE,
  TICKET_RETURN_ANSWER_RULE,
} from './entries/admission/queue.rules.ts'
import { APPLICATION_STATUS_REFERENCE_TABLE } from './entries/application-status/application-status.rules.ts'
import { DUPLICATE_APPLICATION_RULE } from './entries/application/application.rules.ts'
import { CANCELLATION_SENDING_RULE } from './entries/application/cancellation-sending.rules.ts'
import { EDIT_SENDING_RULE } from './entries/application/edit/application-edit.rules.ts'
import { WRONG_ACCOUNT_ADVICE_RULE } from './entries/application/edit/wrong-account-advice.rules.ts'
import { APPLICATION_LOADING_RULE } from './entries/application/form/application-loading.rules.ts'
import { DELIVERY_TOTAL_RULE } from './entries/application/form/delivery-total.rules.ts'
import { FORM_CHECK_OUTCOME_RULE } from './entries/application/form/form-check-outcome.rules.ts'
import { OBSOLETE_DRAFT_RULE } from './entries/application/form/obsolete-draft.rules.ts'
import { REQUIRED_DOCUMENTS_RULE } from './entries/application/form/required-documents.rules.ts'
import { OFFICER_INPUTS_REFERENCE_TABLE } from './entries/application/officer/officer-actions.rules.ts'
import { OFFICER_ORDER_RULE } from './entries/application/officer/officer-order.rules.ts'
import { NEXT_STEP_RULE } from './entries/application/result/next-step.rules.ts'
import { REASON_DESCRIPTION_KIND_RULE } from './entries/application/result/reasons.rules.ts'
import { SHORTFALL_RULE } from './entries/application/result/shortfall-reason.rules.ts'
import { CERTIFICATION_MATCH_RULE } from './entries/application/submit/certification-match.rules.ts'
import { BUSINESS_EDIT_CONTENT_RULE } from './entries/application/submit/revalidation.rules.ts'
import { RECOVERED_SUBMISSION_RULE, SUBMISSION_OUTCOME_RULE } from './entries/application/submit/submission-outcome.rules.ts'
import { SUBMIT_CHECKS_RULE } from './entries/application/submit/submit-checks.rules.ts'
import { APPLICATION_MACHINE } from './entries/application/transitions.rules.ts'
import { APPLICATION_LOOKUP_RULE } from './entries/business/application-lookup.rules.ts'
import {
  BUSINESS_VALIDATION_RULE,
  NUMBER_KIND_FIT_RULE,
  TAXPAYER_TYPE_RULE,
} from './entries/business/business-lookup.rules.ts'
import { NUMBER_KIND_RULE } from './entries/business/business-number.rules.ts'
import { ENTITY_TYPE_REFERENCE_TABLE, ENTITY_TYPE_RULE } from './entries/business/entity-type.rules.ts'
import { OPENING_DATE_RULE } from './entries/business/opening-date.rules.ts'
import { PAYMENT_TYPE_RULE } from './entries/business/payment-type.rules.ts'
import { TAX_STATUS_RULE } from './entries/business/tax-status.rules.ts'
import { BULK_CHOICE_RULE, CONSENT_PAGE_RULE } from './entries/consent/consent-choice.rules.ts'
import { CONSENT_ITEMS_REFERENCE_TABLE, CONSENT_PURPOSES_REFERENCE_TABLE } from './entries/consent/consent-items.rules.ts'
import { CONSENT_SAVING_RULE } from './entries/consent/consent-saving.rules.ts'
import { CONSENTS_MATCH_RULE } from './entries/consent/submitted-consents.rules.ts'
import { CENTRE_CASES } from './entries/directory/centres.rules.ts'
import { DECLARED_ELIGIBILITY } from './entries/eligibility/requirements.rules.ts'
import { SELF_CHECK_RULE } from './entries/eligibility/self-check.rules.ts'
import { CALL_IN_TIME_RULE } from './entries/help-desk/call-in-time.rules.ts'
import { CERTIFICATION_OUTCOME_RULE } from './entries/identity/certification-outcome.rules.ts'
import { CERTIFICATION_USE_RULE } from './entries/identity/certification-use.rules.ts'
import { EARLIER_CERTIFICATION_RULE } from './entries/identity/certified-person.rules.ts'
import { IDENTITY_METHODS_REFERENCE_TABLE, IDENTITY_RECORDS_REFERENCE_TABLE } from './entries/identity/methods.rules.ts'
import { CALL_OWNERSHIP_RULE } from './entries/identity/ownership.rules.ts'
import { SIGN_IN_REFUSAL_RULE, SIGN_IN_RULE } from './entries/identity/sign-in.rules.ts'
import { INITIAL_VALUES_REFERENCE_TABLE } from './entries/initial-values.rules.ts'
import { DATED_NOTICES_REFERENCE_TABLE } from './entries/notice/dated-notices.rules.ts'
import { MAINTENANCE_ACCESS_RULE } from './entries/notice/maintenance-access.rules.ts'
import { MAINTENANCE_WARNING_RULE, MAINTENANCE_WINDOW_RULE } from './entries/notice/maintenance-window.rules.ts'
import { NOTICE_HTML_REFERENCE_TABLE } from './entries/notice/notice-html.rules.ts'
import { NOTICE_REQUEST_RULE } from './entries/notice/notice-request.rules.ts'
import { NOTICE_SAVING_RULE } from './entries/notice/notice-saving.rules.ts'
import { POPUP_FORM_RULE } from './entries/notice/popup-form.rules.ts'
import { POPUP_ORDER_REFERENCE_TABLE, POPUP_VISIBILITY_RULE } from './entries/notice/popup.rules.ts'
import { OPEN_QUESTIONS_REFERENCE_TABLE } from './entries/open-questions.rules.ts'
import { ARRIVED_OPINION_RULE, OPINION_ENTRIES_RULE, OPINION_SUBMISSION_RULE } from './entries/opinion/opinion.rules.ts'
import { OPINION_MACHINE } from './entries/opinion/transitions.rules.ts'
import { PAGE_LIMITS_REFERENCE_TABLE } from './entries/page-limits.rules.ts'
import { RECERTIFICATION_RULE } from './entries/pages/certification-start.rules.ts'
import { RESULT_TILE_RULE } from './entries/pages/flow-pages.rules.ts'
import { GUARDS_RULE, PAGE_NEEDS_REFERENCE_TABLE } from './entries/pages/guards.rules.ts'
import { VISIT_REFUSAL_RULE } from './entries/pages/visit-refusal.rules.ts'
import { APPLICATION_LIMITS_REFERENCE_TABLE } from './entries/programme/application-limits.rules.ts'
import { LEGAL_PERIODS_REFERENCE_TABLE } from './entries/programme/legal-text-values.rules.ts'
import { PROOF_CANCELLATION_RULE } from './entries/proof/proof-cancellation.rules.ts'
import { PROOF_STATUS_SOURCE_RULE } from './entries/proof/proof-display.rules.ts'
import { PROOF_YEARS_RULE, DECLARED_DAYS_OF_USE } from './entries/proof/proof-period.rules.ts'
import { PROOF_STATUS_REFERENCE_TABLE } from './entries/proof/proof-status.rules.ts'
import { PROOF_TOTAL_RULE } from './entries/proof/proof-total.rules.ts'
import { PROOF_TYPES_REFERENCE_TABLE } from './entries/proof/proof.rules.ts'
import { BASE_SUPPLEMENT_RULE, REGISTRATION_SECOND_STEP_RULE } from './entries/proof/registration/base-proof.rules.ts'
import { CARRIERS_REFERENCE_TABLE, CARRIER_REQUEST_CHECKS_RULE } from './entries/proof/registration/carrier-request.rules.ts'
import { FILE_COUNTS_RULE } from './entries/proof/registration/file-counts.rules.ts'
import { NEW_PROOF_ELIGIBILITY_RULE } from './entries/proof/registration/new-proof-eligibility.rules.ts'
import { ENOUGH_FILES_RULE, REGISTRATION_CHECKS_RULE } from './entries/proof/registration/registration-checks.rules.ts'
import {
  REGISTRATION_ELIGIBILITY_RULE,
  REGISTRATION_QUEUE_REFERENCE_TABLE,
} from './entries/proof/registration/registration-eligibility.rules.ts'
import { REGISTRATION_LIMITS_REFERENCE_TABLE } from './entries/proof/registration/registration-form.rules.ts'
import { SUPPLEMENT_ELIGIBILITY_RULE } from './entries/proof/supplement-eligibility.rules.ts'
import { REMAINING_FILES_RULE } from './entries/proof/supplement/remaining-files.rules.ts'
import { EARLIER_SUPPLEMENT_RULE, FAILED_SUPPLEMENT_RULE } from './entries/proof/supplement/sent-supplement.rules.ts'
import { STAGING_RULE } from './entries/proof/supplement/staged-changes.rules.ts'
import { SUPPLEMENT_SUBMISSION_RULE } from './entries/proof/supplement/supplement-checks.rules.ts'
import { PROOF_ITEM_MACHINE, PROOF_MACHINE, SUPPLEMENT_END_RULE } from './entries/proof/transitions.rules.ts'
import { KEPT_RECORDS_REFERENCE_TABLE } from './entries/records/kept-records.rules.ts'
import { OTHER_DRAFT_RULE } from './entries/records/other-draft.rules.ts'
import { LOST_CALL_RULE, SENDING_FAILURE_RULE } from './entries/sending/failed-call.rules.ts'
import { REPEATED_CALL_RULE } from './entries/sending/repeated-call.rules.ts'
import { SAME_SUBMISSION_RULE } from './entries/sending/same-submission.rules.ts'
import { SERVER_CHECK_ORDERS_REFERENCE_TABLE, UNCHECKED_BY_SERVER_REFERENCE_TABLE } from './entries/server-checks.rules.ts'
import {
  COUNTDOWN_EVENT_RULE,
  PAGE_TIME_RULE,
  REMAINING_TIME_ANSWER_RULE,
  TIME_REQUEST_RULE,
} from './entries/session/countdown.rules.ts'
import { NUMBER_CHANGE_RULE } from './entries/session/number-change.rules.ts'
import { EXTENSION_ANSWER_RULE, SESSION_EXTENSION_RULE } from './entries/session/session-extension.rules.ts'
import { QUEUE_ACTIONS_REFERENCE_TABLE } from './entries/settings/queue-actions.rules.ts'
import { SETTINGS_REFERENCE_TABLE } from './entries/settings/settings.rules.ts'
import { APPLICATION_DOCUMENT_RULE } from './entries/upload/application-document.rules.ts'
import {
  EVIDENCE_FILE_RULE,
  EVIDENCE_LIMITS_REFERENCE_TABLE,
  FILE_KINDS_REFERENCE_TABLE,
} from './entries/upload/evidence-file.rules.ts'
import { FILE_REFERENCE_RULE, STORED_FILE_RULE } from './entries/upload/file-reference.rules.ts'
import { STORAGE_URL_RULE, UPLOAD_URL_RULE } from './entries/upload/storage-url.rules.ts'
import type { ArticleWithoutEntry, RuleBookEntry } from './rule-entry.ts'

/**
 * 편: one part of the book. `annex` marks the parts about the limits of the system, which answer no question of an
 * applicant.
 */
type RuleBookPart = { readonly id: string; readonly title: string; readonly annex?: true; readonly articles: readonly RuleBookEntry[] }

const NUMBERS_ARTICLE: ArticleWithoutEntry = {
  no: 1,
  of: 'numbers',
  answer: `한 사업자는 ${PROGRAMME_PLACEHOLDERS.ceiling}까지 지원받고, 보완은 요청받은 다음 날부터 ${PROGRAMME_PLACEHOLDERS.supplementDays}일 안에 하며, 나머지 숫자와 기한은 표와 같다.`,
  notes: [
    { says: '지급된 증빙이 있는 신청은 취소하거나 (TA-5) 번호를 바꿀 수 없으므로 (EN-8) 새로 신청하여 최대 지원금액보다 더 받을 수 없다. 결정만 된 금액은 취소하면 없어진다.', refs: ['A-004', 'A-200'] },
    { says: '보완을 요청받은 때는 서버의 수정일시이다. 나눠 저장해도 기한은 늘지 않고, 신청은 증빙이 지급되면, 증빙은 취소하고 새로 등록하면 (PC) 다시 센다.', refs: ['D2-63'] },
    { says: '신속지급의 신청서에는 조회한 배달료를, 조회하지 못하면 알리고 기본 지원금액을 적는다. 지급하는 금액과는 견주지 않는다.', refs: ['A-051', 'D2-27', 'D2-28'] },
    { says: '예상 지원금액은 건수에 건당 지원금액을 곱한 값과 남은 한도 가운데 적은 것이고, 더 큰 곱한 값은 옆에 작게 보인다.', refs: ['P-032', 'D3-290'] },
    { says: '남은 한도 = 최대 지원금액 − (신청의 결정금액과, 승인되거나 지급완료인 증빙의 합계 가운데 큰 것). 지급완료인 신청은 지급완료인 증빙만 더한다. 일부가 결정된 뒤에 총계가 더 커도 막지 않고, 남은 한도까지만 지원된다고 알린다.', refs: ['A-192', 'P-032', 'P-301', 'D2-570'] },
    { says: '지급 예정 = 최대 지원금액 − 남은 한도 − 지급된 금액. 검토중 (최대) = 결정되지 않은 증빙의 총계(건수는 건당 지원금액을 곱하고, 조회한 증빙은 뺀다)의 합계와 남은 한도 가운데 적은 것. 지급이 끝나거나 선정되지 않거나 취소된 신청에는 둘 다 0원이다.', refs: ['A-172', 'A-192', 'P-032'] },
  ],
}

const CENTRES_ARTICLE: ArticleWithoutEntry = {
  no: 156,
  of: 'centres',
  answer: '그 시, 군, 구가 관할지역에 적힌 지역센터이고, 이 표의 전화번호와 주소는 지어낸 예시이며 걸 수 없다.',
  functionCases: CENTRE_CASES,
}

const ALERTS_ARTICLE: ArticleWithoutEntry = {
  no: 84,
  of: 'alerts',
  answer: '‘무엇을 하다가’의 일을 하다가 나오고, 지웠다고 알린 것과 틀린 관리자 비밀번호 말고는 적은 것이 남으며, 시험용 서버에만 있는 거절은 적지 않는다.',
}

const PARTS = [
  { id: 'numbers-part', title: '숫자와 기한', articles: [NUMBERS_ARTICLE] },
  { id: 'qualification', title: '자격', articles: [
    DECLARED_ELIGIBILITY, SELF_CHECK_RULE, TAX_STATUS_RULE, DUPLICATE_APPLICATION_RULE, APPLICATION_LOOKUP_RULE,
    PAYMENT_TYPE_RULE, NUMBER_KIND_RULE, ENTITY_TYPE_REFERENCE_TABLE,
  ] },
  { id: 'applying', title: '신청', articles: [
    GUARDS_RULE, IDENTITY_METHODS_REFERENCE_TABLE, COUNTDOWN_EVENT_RULE, RESULT_TILE_RULE, CONSENT_PAGE_RULE,
    NUMBER_KIND_FIT_RULE, OPENING_DATE_RULE, BUSINESS_VALIDATION_RULE, FORM_CHECK_OUTCOME_RULE,
    DEPOSITOR_MATCH_RULE, REQUIRED_DOCUMENTS_RULE, APPLICATION_DOCUMENT_RULE, APPLICATION_LIMITS_REFERENCE_TABLE,
    SUBMIT_CHECKS_RULE, CERTIFICATION_MATCH_RULE, BUSINESS_EDIT_CONTENT_RULE, SIGN_IN_RULE,
  ] },
  { id: 'deciding', title: '심사', articles: [
    APPLICATION_STATUS_REFERENCE_TABLE, APPLICATION_MACHINE, REASON_DESCRIPTION_KIND_RULE, NEXT_STEP_RULE,
  ] },
  { id: 'proving', title: '증빙', articles: [
    NEW_PROOF_ELIGIBILITY_RULE, REGISTRATION_ELIGIBILITY_RULE, PROOF_TYPES_REFERENCE_TABLE, DECLARED_DAYS_OF_USE,
    REGISTRATION_SECOND_STEP_RULE, REGISTRATION_CHECKS_RULE, PROOF_YEARS_RULE, PROOF_TOTAL_RULE, EVIDENCE_FILE_RULE,
    ENOUGH_FILES_RULE, CARRIER_REQUEST_CHECKS_RULE, CARRIERS_REFERENCE_TABLE, PROOF_CANCELLATION_RULE,
    PROOF_STATUS_REFERENCE_TABLE, PROOF_MACHINE, PROOF_ITEM_MACHINE,
  ] },
  { id: 'supplementing', title: '보완', articles: [
    SUPPLEMENT_ELIGIBILITY_RULE, SUPPLEMENT_SUBMISSION_RULE, STAGING_RULE, REMAINING_FILES_RULE,
    BASE_SUPPLEMENT_RULE, SUPPLEMENT_END_RULE,
  ] },
  { id: 'paying', title: '지급', articles: [PROOF_STATUS_SOURCE_RULE, SHORTFALL_RULE, WRONG_ACCOUNT_ADVICE_RULE] },
  { id: 'objecting', title: '이의', articles: [OPINION_SUBMISSION_RULE, OPINION_ENTRIES_RULE, OPINION_MACHINE] },
  { id: 'announcing', title: '통지와 점검', articles: [
    DATED_NOTICES_REFERENCE_TABLE, MAINTENANCE_ACCESS_RULE, POPUP_VISIBILITY_RULE,
  ] },
  { id: 'personal', title: '개인정보', articles: [
    CONSENT_ITEMS_REFERENCE_TABLE, LEGAL_PERIODS_REFERENCE_TABLE, KEPT_RECORDS_REFERENCE_TABLE,
  ] },
  { id: 'officer', title: '담당자', articles: [OFFICER_ORDER_RULE] },
  { id: 'open', title: '남은 물음', annex: true, articles: [OPEN_QUESTIONS_REFERENCE_TABLE] },
  { id: 'consents', title: '동의의 내용', annex: true, articles: [CONSENT_PURPOSES_REFERENCE_TABLE, BULK_CHOICE_RULE] },
  { id: 'limits', title: '시스템의 한도', annex: true, articles: [
    FILE_KINDS_REFERENCE_TABLE, TAXPAYER_TYPE_RULE, ENTITY_TYPE_RULE, ADMINISTRATOR_RULE, POPUP_ORDER_REFERENCE_TABLE,
    NOTICE_HTML_REFERENCE_TABLE, PAGE_LIMITS_REFERENCE_TABLE, REGISTRATION_LIMITS_REFERENCE_TABLE,
    INITIAL_VALUES_REFERENCE_TABLE, EVIDENCE_LIMITS_REFERENCE_TABLE, SAME_SUBMISSION_RULE, LOST_CALL_RULE,
    SENDING_FAILURE_RULE, SUBMISSION_OUTCOME_RULE, RECOVERED_SUBMISSION_RULE, APPLICATION_LOADING_RULE, DELIVERY_TOTAL_RULE,
    EDIT_SENDING_RULE, CANCELLATION_SENDING_RULE, CONSENT_SAVING_RULE, NUMBER_CHANGE_RULE, OTHER_DRAFT_RULE,
    EARLIER_CERTIFICATION_RULE, SIGN_IN_REFUSAL_RULE, REMAINING_TIME_ANSWER_RULE, TIME_REQUEST_RULE, PAGE_TIME_RULE,
    SESSION_EXTENSION_RULE, VISIT_REFUSAL_RULE, EARLIER_SUPPLEMENT_RULE, FAILED_SUPPLEMENT_RULE,
    ARRIVED_OPINION_RULE, MAINTENANCE_WINDOW_RULE, MAINTENANCE_WARNING_RULE, NOTICE_REQUEST_RULE, NOTICE_SAVING_RULE, POPUP_FORM_RULE,
    RECERTIFICATION_RULE, CERTIFICATION_OUTCOME_RULE, EXTENSION_ANSWER_RULE, ADMIN_REFUSAL_RULE, CALL_IN_TIME_RULE,
    OBSOLETE_DRAFT_RULE, QUEUE_ADMISSION_RULE, TICKET_RETURN_ANSWER_RULE, QUEUE_ACTIONS_REFERENCE_TABLE,
    REGISTRATION_QUEUE_REFERENCE_TABLE, QUEUE_LIMITS_REFERENCE_TABLE, IDENTITY_RECORDS_REFERENCE_TABLE,
  ] },
  { id: 'server', title: '서버', annex: true, articles: [
    SERVER_CHECK_ORDERS_REFERENCE_TABLE, OFFICER_INPUTS_REFERENCE_TABLE, REPEATED_CALL_RULE, CERTIFICATION_USE_RULE,
    CALL_OWNERSHIP_RULE, PAYOUT_ACCOUNT_RULE, FILE_COUNTS_RULE, FILE_REFERENCE_RULE, UPLOAD_URL_RULE, STORAGE_URL_RULE, STORED_FILE_RULE,
    CONSENTS_MATCH_RULE, UNCHECKED_BY_SERVER_REFERENCE_TABLE,
  ] },
  { id: 'settings', title: '운영 설정', annex: true, articles: [SETTINGS_REFERENCE_TABLE] },
  { id: 'screens', title: '화면', annex: true, articles: [PAGE_NEEDS_REFERENCE_TABLE, CENTRES_ARTICLE, ALERTS_ARTICLE] },
] as const satisfies readonly RuleBookPart[]

/** The book in the order of an applicant's steps. */
export const RULE_BOOK_PARTS: readonly RuleBookPart[] = PARTS

/** Each entry of the book with its own type, so that the compiler knows its prefix and its verdicts. */
export type ListedEntry = (typeof PARTS)[number]['articles'][number]
