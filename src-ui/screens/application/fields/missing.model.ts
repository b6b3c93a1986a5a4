import { computed, signal } from '@preact/signals-react'
import type { EnteredField } from '#domain/application/application-entries.table'
import {
  type ApplicationFormTarget,
  entryTextRefusal,
  FORM_CHECK_NAMES,
  type FormCheckName,
  inputOf,
  isEntryOfCheck,
  targetsInPageOrder,
} from '#domain/application/form/application-form'
import { failingFieldDecisions, type SubmitRefusal } from '#domain/application/submit/submit-checks'
import type { MissingItem } from '#ui/parts/form-bar/missing-items.ts'
import { APPLICATION_TEXTS, formTargetName } from '#ui/text/ko/application/application.ts'
import type { ApplicationFields } from './application-form.model.ts'

type Refusal = SubmitRefusal & { readonly field: ApplicationFormTarget }

/**
 * Returns a function that sorts the targets of the form in page order. Documents are in the order of the rules.
 * [D2-104]
 */
const pageOrder = (form: ApplicationFields) => {
  const targets = targetsInPageOrder(form.documents.requested.value.map(({ document }) => document))
  return (a: ApplicationFormTarget, b: ApplicationFormTarget) => targets.indexOf(a) - targets.indexOf(b)
}

/** Returns the targets that are missing according to the submit rules, in page order. [A-268] [D2-104] */
export const missingEntryRefusals = (form: ApplicationFields): readonly Refusal[] => {
  const inOrder = pageOrder(form)
  return failingFieldDecisions(form.entered.value, form.settings)
    .flatMap(({ verdict }) => (verdict.field === null ? [] : [{ ...verdict, field: verdict.field }]))
    .toSorted((a, b) => inOrder(a.field, b.field))
}

/** The optional checks that the bar suggests to every applicant once. [D2-16] */
const ADVISED = ['realName', 'business'] as const

/**
 * Returns what is left to do, in page order: the required entries that are missing, and the suggested checks that have
 * not run. If no required entry is missing, returns nothing, not even suggested checks. [D2-16] [D2-160]
 */
export const missingToSubmit = (form: ApplicationFields): readonly ApplicationFormTarget[] => {
  const missingFields = missingEntryRefusals(form).map(({ field }) => field)
  if (missingFields.length === 0) return []
  const { checks } = form.entered.peek()
  const notMade = ADVISED.filter((check) => checks[check] === 'open' && !form.checksMade.peek().includes(check))
  return [...missingFields, ...notMade.map((check): ApplicationFormTarget => `check.${check}`)].toSorted(
    pageOrder(form),
  )
}

/**
 * Returns the missing entries of a required check. Also returns the check itself, unless it has passed.
 */
export const makeMissingForCheck =
  (check: FormCheckName, ...besides: readonly ApplicationFormTarget[]) =>
  (form: ApplicationFields): readonly ApplicationFormTarget[] => {
    const checkTarget: ApplicationFormTarget = `check.${check}`
    const missingFields = missingEntryRefusals(form)
      .map(({ field }) => field)
      .filter((field) => field !== checkTarget && (isEntryOfCheck(check, field) || besides.includes(field)))
    return form.checks[check].value.peek() === 'passed'
      ? missingFields
      : [...missingFields, checkTarget].toSorted(pageOrder(form))
  }

/** The id of the group of the two alternative documents. */
export const EITHER_DOCUMENT_ID = 'doc-either'

const isEither = (form: ApplicationFields, field: ApplicationFormTarget): boolean =>
  form.documents.requested.value.some(
    ({ document, requirement }) => requirement === 'either' && field === `doc.${document}`,
  )

/** True for a question that decides which of two documents is attached, until it is answered. [D2-182] */
const isQuestion = (form: ApplicationFields, field: ApplicationFormTarget): boolean =>
  isEither(form, field) && form.documents.either.value.chosen === null

/** Converts targets to items of the bar. All boxes of a number are one item. [D2-160] [D2-166] */
export const toMissingItems = (
  form: ApplicationFields,
  fields: readonly ApplicationFormTarget[],
): readonly MissingItem[] => {
  const checkOf = (field: ApplicationFormTarget) =>
    FORM_CHECK_NAMES.find((check) => field === `check.${check}` || isEntryOfCheck(check, field))
  const things = fields.map((field): MissingItem => {
    const check = checkOf(field)
    return {
      id: form.target(field).id,
      name: isEither(form, field)
        ? APPLICATION_TEXTS['form.eitherName']
        : formTargetName(field, form.opening.entityType),
      isFile: field.startsWith('doc.') && !isQuestion(form, field),
      ...(check === undefined ? {} : { checkId: form.checks[check].id }),
    }
  })
  return things.filter(({ name }, index) => things.findIndex((thing) => thing.name === name) === index)
}

/** Returns everything that changes the list at once: choices, checks, documents, and entries that the page sets. */
const choicesOf = ({ names, fields, checks, banks, checksMade, documents, putCount }: ApplicationFields) => [
  ...names.filter((name) => inputOf(name)?.takes === 'choice').map((name) => fields[name].value.value),
  ...FORM_CHECK_NAMES.map((check) => checks[check].value.value),
  banks.list.value,
  checksMade.value,
  documents.requested.value,
  documents.either.value,
  documents.files.value,
  putCount.value,
]

/**
 * True for a text without a fixed length: a valid value may still grow while the person types, so the focus does not
 * move on by itself.
 */
const isFreeText = (field: EnteredField): boolean => {
  const input = inputOf(field)
  return input !== null && input.takes !== 'choice' && input.takes !== 'date' && !('fewer' in input)
}

const isCompleteText = (field: EnteredField, text: string): boolean =>
  text.trim() !== '' && entryTextRefusal(field, text) === null

/**
 * Makes the list of missing items that the form shows. It is updated when the person empties a text or leaves an entry,
 * when a check ends, when a file is chosen, and when the page sets entries. It is not updated at every key press,
 * because that would run all submit rules. The key press that completes a text only removes this text from the list.
 */
export const makeMissingModel = (
  form: ApplicationFields,
  listMissing: (form: ApplicationFields) => readonly ApplicationFormTarget[],
) => {
  const shown = signal(listMissing(form))
  const update = () => {
    const missingNow = listMissing(form)
    if (missingNow.join() !== shown.peek().join()) shown.value = missingNow
  }
  computed(() => choicesOf(form)).subscribe(update)
  for (const name of form.names)
    if (isFreeText(name))
      computed(() => isCompleteText(name, form.fields[name].value.value)).subscribe((isComplete) => {
        if (!isComplete) update()
        else if (shown.peek().includes(name)) shown.value = shown.peek().filter((field) => field !== name)
      })
  return { shown, update } as const
}
export type MissingModel = ReturnType<typeof makeMissingModel>
