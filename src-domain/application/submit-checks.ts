import type { ApplicationForm, FormField } from './application-form.ts'
import { askedDocuments, type DocumentKey, missingDocuments } from './required-documents.ts'
import { type SubmitRule, type SubmitSettings, SUBMIT_RULES } from './submit-checks.table.ts'
import type { SubmitCode } from './message-codes.ts'

export type { SubmitSettings } from './submit-checks.table.ts'
export type { SubmitCode } from './message-codes.ts'
export { hasSessionValues } from './submit-checks.table.ts'

/**
 * A failed check: its message key, the field to go to (null when no field can mend it: back to /bzmn-reg, A-106), the
 * rule with its requirement, and for `file.required` the documents of which any one is enough.
 */
export type SubmitRefusal = {
  readonly code: SubmitCode
  readonly field: FormField | null
  readonly documents?: readonly [DocumentKey, ...DocumentKey[]]
  readonly because: { readonly rule: string; readonly ref: string }
}

const isAsked = (rule: SubmitRule, form: ApplicationForm, settings: SubmitSettings) =>
  rule.asked === undefined || rule.asked(form, settings)

const documentRefusals = (form: ApplicationForm, settings: SubmitSettings): readonly SubmitRefusal[] =>
  settings.missingRequiredFiles === 'empty'
    ? []
    : missingDocuments(askedDocuments(form, settings), form.documents).map(({ at, documents }) => ({
        code: 'file.required',
        field: `doc.${at}`,
        documents,
        because: { rule: 'SB-901', ref: 'A-088' },
      }))

const refusals = (form: ApplicationForm, settings: SubmitSettings): readonly SubmitRefusal[] => [
  ...SUBMIT_RULES.filter((rule) => isAsked(rule, form, settings) && rule.fails(form)).map((rule) => ({
    code: settings.messageSet === 'en' ? (rule.en ?? rule.code) : rule.code,
    field: rule.field,
    because: { rule: rule.id, ref: rule.ref },
  })),
  ...documentRefusals(form, settings),
]

/** Every failing field in the order of the checks, each with its first failure; for the summary. */
export const failingFields = (form: ApplicationForm, settings: SubmitSettings): readonly SubmitRefusal[] => {
  const failed = refusals(form, settings)
  return failed.filter((refusal, i) => failed.findIndex((other) => other.field === refusal.field) === i)
}

/** May the application be submitted? The first failure in the documented order, documents last. */
export const checkApplication = (
  form: ApplicationForm,
  settings: SubmitSettings,
): { readonly ok: true } | { readonly ok: false; readonly refusal: SubmitRefusal } => {
  const [refusal] = refusals(form, settings)
  return refusal === undefined ? { ok: true } : { ok: false, refusal }
}
