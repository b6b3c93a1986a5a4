import {
  type ApplicationFormTarget,
  FORM_CHECK_NAMES,
  type FormCheckName,
  isEntryOfCheck,
} from '#domain/application/form/application-form'
import type { DocumentKey } from '#domain/application/form/required-documents'
import { isRefusalShownInEnglish, type SubmitRefusal } from '#domain/application/submit/submit-checks'
import type { SubmitSettings } from '#domain/application/submit/submit-checks.table'
import type { BusinessLookupField } from '#domain/business/business-lookup'
import type { Settings } from '#domain/settings/settings'
import { withKeyPrefix } from '#ui/parts/form/define-form.ts'
import type { Field, TextField } from '#ui/parts/form/form-field.ts'
import { fill } from '#ui/text/fill.ts'
import { eitherDocumentWords } from '#ui/text/ko/application/entry-names.ts'
import { ENGLISH_SUBMIT_REFUSAL_TEXTS, SUBMIT_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'
import type { Entries } from './application-entries.ts'
import { reenterId } from './check-states.model.ts'
import type { DocumentsModel } from './documents.model.ts'

export type ApplicationFormSettings = SubmitSettings & Pick<Settings, 'messageSet'>

/** Everything that a rejection may be about. */
type RefusableField = ApplicationFormTarget | BusinessLookupField

type DocumentField = `doc.${DocumentKey}`
const isDocument = (field: RefusableField): field is DocumentField => field.startsWith('doc.')

type Target = Pick<Field<unknown>, 'id' | 'refuse' | 'problem'>

/** The fields of the form that a rejection may be about. */
type TargetFields = {
  readonly fields: { readonly [name in keyof Entries]: TextField }
  readonly certifiedFields: Readonly<Record<'birth' | 'businessNumber', TextField>>
  readonly checks: Readonly<Record<FormCheckName, Target>>
  readonly documents: DocumentsModel
}

/** Makes what finds the place and the words of a rejection, and the control that corrects an entry. */
export const makeFormTargets = (
  { fields, certifiedFields, checks, documents }: TargetFields,
  settings: ApplicationFormSettings,
) => {
  const targets: Readonly<Record<Exclude<RefusableField, DocumentField>, Target>> = {
    ...fields,
    ...certifiedFields,
    name: certifiedFields.birth,
    ...withKeyPrefix('check.', checks),
  }
  /** Returns the target of a rejection, with its id and its message. */
  const target = (field: RefusableField): Target => (isDocument(field) ? documents.target(field) : targets[field])
  /**
   * Returns the message of a refusal. If the opening date was cleared because it was not allowed, returns the message
   * below its field, because that message also repeats the date.
   */
  const wordsOf = ({ code, documents: documentKeys }: Pick<SubmitRefusal, 'code' | 'documents'>): string =>
    (code === 'openingDateMissing' ? fields.openingDate.problem.peek() : null) ??
    fill<string>(
      isRefusalShownInEnglish(code, settings) ? ENGLISH_SUBMIT_REFUSAL_TEXTS[code] : SUBMIT_REFUSAL_TEXTS[code],
      { document: eitherDocumentWords(documentKeys ?? []) },
    )
  /**
   * Returns the id of the control that changes an entry: the entry itself, or `다시 입력` if a passed check locks the
   * entry. [D2-17] [D2-340]
   */
  const changeId = (field: ApplicationFormTarget | 'businessNumber'): string => {
    const isFixed = field in fields && fields[field as keyof typeof fields].isFixed.peek()
    const check = FORM_CHECK_NAMES.find(
      (checkName) => isFixed && field !== 'businessNumber' && isEntryOfCheck(checkName, field),
    )
    return check === undefined ? target(field).id : reenterId(checks[check])
  }
  return { target, wordsOf, changeId } as const
}
export type FormTargets = ReturnType<typeof makeFormTargets>
