import { computed, type ReadonlySignal } from '@preact/signals-react'
import { FORM_PARTS, type FormPart } from '#domain/application/application-entries.table'
import { FORM_PART_NAMES, partOf } from '#domain/application/form/application-form'
import { fillWithParticles } from '#domain/text/particles'
import type { MissingItem } from '#ui/parts/form-bar/missing-items.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T, formTargetName } from '#ui/text/ko/application/application.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import { type EntryCardState, makeEntryCard } from '../fields/entry-cards.ts'
import { type MissingModel, toMissingItems } from '../fields/missing.model.ts'

/** True if something is entered in a part. Part `applicant` always has the certified mobile number. */
const hasEntry = ({ names, fields, documents }: ApplicationFields, part: FormPart): boolean =>
  part === 'documents'
    ? Object.keys(documents.files.value).length > 0
    : names.some((name) => partOf(name) === part && fields[name].value.value !== '')

/**
 * Returns a text with the names of the documents that the applicant attaches; those that only a general taxpayer
 * attaches come last. For a confirmed payment, also when to attach the usage proofs. [D1-424] [D2-421] [D2-1021]
 */
export const documentsToPrepare = ({ documents, opening }: ApplicationFields): string => {
  const requested = documents.requested.value
  const nameOf = ({ document, requirement }: (typeof requested)[number]) =>
    requirement === 'either' ? T['form.eitherName'] : formTargetName(`doc.${document}`, opening.entityType)
  const neededNames = [...new Set(requested.filter(({ requirement }) => requirement !== 'offered').map(nameOf))]
  const offeredNames = requested
    .filter(({ requirement }) => requirement === 'offered')
    .map((request) => fill(T['form.prepareOfGeneral'], { name: nameOf(request) }))
  const files = fillWithParticles(T['form.prepare'], { names: [...neededNames, ...offeredNames].join(', ') })
  return opening.paymentType === 'confirmed' ? `${files} ${T['form.proofLater']}` : files
}

/**
 * Makes the parts of the form as cards, in page order. A part is done if none of its entries is missing and its check
 * has passed. A part with no entry is upcoming while an entry of an earlier part is missing; it does not wait for the
 * earlier checks. [A-048] [D2-300]
 */
export const makeApplicationCardsModel = (form: ApplicationFields, { shown }: MissingModel) => {
  const entriesLeft = (part: FormPart) =>
    shown.value.filter((field) => !field.startsWith('check.') && partOf(field) === part)
  const stateOf = (part: FormPart) => (): EntryCardState => {
    if (part === 'documents' && form.documents.requested.value.length === 0) return 'empty'
    if (part === 'applicant' && !form.isMobileRight.value) return 'open'
    const check = FORM_PARTS[part]
    const state = check === null ? 'passed' : form.checks[check].value.value
    if (state === 'open' || shown.value.some((field) => partOf(field) === part)) return 'open'
    return state === 'waived' ? 'waived' : 'done'
  }
  const entryNames = (part: FormPart) => () =>
    part === 'documents' ? [T['form.fileNone']] : toMissingItems(form, entriesLeft(part)).map(({ name }) => name)
  const cardOf = (part: FormPart) =>
    makeEntryCard(`part-${part}`, stateOf(part), {
      waits: () =>
        entriesLeft(part).length > 0 &&
        FORM_PART_NAMES.slice(0, FORM_PART_NAMES.indexOf(part)).some(
          (earlierPart) => entriesLeft(earlierPart).length > 0,
        ) &&
        !hasEntry(form, part),
      entryNames: entryNames(part),
    })
  return {
    applicant: cardOf('applicant'),
    business: cardOf('business'),
    documents: cardOf('documents'),
    account: cardOf('account'),
  } as const
}

/** Makes the missing items of the form, each with its part, in page order. */
export const makeMissingOfForm = (
  form: ApplicationFields,
  { shown }: MissingModel,
): ReadonlySignal<readonly MissingItem[]> =>
  computed(() =>
    FORM_PART_NAMES.flatMap((part) => {
      const fields = shown.value.filter((field) => partOf(field) === part)
      return toMissingItems(form, fields).map((item) => ({ ...item, place: part }))
    }),
  )
