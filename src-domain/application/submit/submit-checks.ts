import type { Bank } from '../../account/account.ts'
import type { BusinessNumber } from '../../business/business-number.ts'
import type { PaymentTypeOrText } from '../../business/payment-type.ts'
import { failedChecks, passedDecision } from '../../kernel/checklist.ts'
import type { Decision } from '../../kernel/decide.ts'
import type { Settings } from '../../settings/settings.ts'
import type { ApplicationForm, ApplicationFormTarget } from '../form/application-form.ts'
import type { MissingAlternatives } from '../form/required-documents.ts'
import {
  missingDocumentsOfForm,
  type FailedSubmitCheck,
  SUBMIT_CHECKS,
  type SubmitRefusalCode,
  type SubmitFacts,
  type SubmitSettings,
} from './submit-checks.table.ts'

/**
 * Why the form may not be submitted, and the field to focus. The field is null if no field can correct the failure; the
 * page then returns to /bzmn-reg. `documentMissing` has the documents, any one of which is enough.
 */
export type SubmitRefusal = {
  readonly code: SubmitRefusalCode
  readonly field: ApplicationFormTarget | null
  readonly documents?: MissingAlternatives
}

const refusalsOf = ({ code, field }: FailedSubmitCheck, facts: SubmitFacts): readonly SubmitRefusal[] =>
  field === 'documents'
    ? missingDocumentsOfForm(facts).map((documents) => ({ code, field: `doc.${documents[0]}`, documents }))
    : [{ code, field }]

const refusals = (facts: SubmitFacts): readonly Decision<SubmitRefusal>[] =>
  failedChecks(SUBMIT_CHECKS, facts).flatMap(({ verdict, ...why }) =>
    refusalsOf(verdict, facts).map((refusal) => ({ verdict: refusal, ...why })),
  )

/**
 * Returns every field with a failure, in the order of the checks, each with its first failure, for the error summary.
 * [A-268]
 */
export const failingFieldDecisions = (
  form: ApplicationForm,
  settings: SubmitSettings,
): readonly Decision<SubmitRefusal>[] => {
  const refusalDecisions = refusals({ form, settings })
  return refusalDecisions.filter(
    ({ verdict }, i) => refusalDecisions.findIndex((other) => other.verdict.field === verdict.field) === i,
  )
}

/**
 * 신청서 제출: returns the first failure in the documented order; the documents are checked last.
 * [A-121]
 */
export const decideSubmission = (form: ApplicationForm, settings: SubmitSettings): Decision<'ok' | SubmitRefusal> =>
  refusals({ form, settings })[0] ?? passedDecision(SUBMIT_CHECKS)

/** A form that passed the checks; all required values are present. */
export type SubmittableForm = ApplicationForm & {
  readonly paymentType: PaymentTypeOrText
  readonly businessNumber: BusinessNumber
  readonly bank: Bank
}

/** Returns the form for submission, or the first failure. */
export const parseSubmittableForm = (
  form: ApplicationForm,
  settings: SubmitSettings,
): { readonly ok: true; readonly value: SubmittableForm } | { readonly ok: false; readonly refusal: SubmitRefusal } => {
  const { verdict } = decideSubmission(form, settings)
  // The cast is safe: SB-101 refuses a form without a payment type or a business number, SB-411 one without a bank.
  return verdict === 'ok' ? { ok: true, value: form as SubmittableForm } : { ok: false, refusal: verdict }
}

/** The reasons that a deployment may show in English. [A-119] [D2-14] */
export const ENGLISH_REFUSAL_CODES = [
  'corporateNameMissing',
  'businessNameMissing',
  'corporateNumberMissing',
  'openingDateMissing',
] as const satisfies readonly SubmitRefusalCode[]
export type EnglishRefusalCode = (typeof ENGLISH_REFUSAL_CODES)[number]

export const isRefusalShownInEnglish = (
  code: SubmitRefusalCode,
  { messageSet }: Pick<Settings, 'messageSet'>,
): code is EnglishRefusalCode =>
  messageSet === 'en' && ENGLISH_REFUSAL_CODES.some((englishCode) => englishCode === code)
