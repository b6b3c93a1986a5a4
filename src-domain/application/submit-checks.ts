import { decideEach, passedBy } from '../kernel/checklist.ts'
import type { Decision } from '../kernel/decide.ts'
import type { ApplicationForm, FormField } from './application-form.ts'
import type { DocumentKey } from './required-documents.ts'
import {
  documentsMissing,
  type SubmitBreach,
  SUBMIT_CHECKS,
  type SubmitFacts,
  type SubmitSettings,
} from './submit-checks.table.ts'
import type { SubmitCode } from './message-codes.ts'

export type { SubmitSettings } from './submit-checks.table.ts'
export type { SubmitCode } from './message-codes.ts'
export { hasSessionValues } from './submit-checks.table.ts'

/**
 * What stands against submitting: its message key, the field to go to (null when no field can mend it: back to /bzmn-reg,
 * A-106), and for `file.required` the documents of which any one is enough.
 */
export type SubmitRefusal = {
  readonly code: SubmitCode
  readonly field: FormField | null
  readonly documents?: readonly [DocumentKey, ...DocumentKey[]]
}

const refusalsOf = ({ code, en = code, field }: SubmitBreach, facts: SubmitFacts): readonly SubmitRefusal[] =>
  field === 'documents'
    ? documentsMissing(facts).map(({ at, documents }) => ({ code, field: `doc.${at}`, documents }))
    : [{ code: facts.settings.messageSet === 'en' ? en : code, field }]

const refusals = (facts: SubmitFacts): readonly Decision<SubmitRefusal>[] =>
  decideEach(SUBMIT_CHECKS, facts).flatMap(({ verdict, ...why }) =>
    refusalsOf(verdict, facts).map((refusal) => ({ verdict: refusal, ...why })),
  )

/** Every failing field in the order of the checks, each with its first failure; for the summary. */
export const failingFields = (form: ApplicationForm, settings: SubmitSettings): readonly Decision<SubmitRefusal>[] => {
  const failed = refusals({ form, settings })
  return failed.filter(({ verdict }, i) => failed.findIndex((other) => other.verdict.field === verdict.field) === i)
}

/** 신청서 제출: may the application be submitted? The first failure in the documented order, documents last. */
export const decideSubmission = (form: ApplicationForm, settings: SubmitSettings): Decision<'passed' | SubmitRefusal> =>
  refusals({ form, settings })[0] ?? passedBy(SUBMIT_CHECKS)
