import { computed, type ReadonlySignal } from '@preact/signals-react'
import type { FormPartWithEntries } from '#domain/application/application-entries.table'
import {
  type ApplicationFormTarget,
  type FormCheckName,
  isEntryOfPart,
} from '#domain/application/form/application-form'
import type { MissingItem } from '#ui/parts/form-bar/missing-items.ts'
import { fill } from '#ui/text/fill.ts'
import { APPLICATION_TEXTS as T, formTargetName } from '#ui/text/ko/application/application.ts'
import type { ApplicationFields } from '../fields/application-form.model.ts'
import { type EntryCardState, makeEntryCard } from '../fields/entry-cards.ts'
import { type MissingModel, toMissingItems } from '../fields/missing.model.ts'

type PartName = FormPartWithEntries | 'documents'

/** The parts of the form, in page order. */
const PARTS = ['applicant', 'business', 'documents', 'account'] as const satisfies readonly PartName[]

/** The check at the end of each part of the form, if the part has one. */
const CHECK_OF = {
  applicant: 'realName',
  business: 'business',
  account: 'account',
} as const satisfies Record<FormPartWithEntries, FormCheckName>

const isIn = (part: PartName, field: ApplicationFormTarget): boolean =>
  part === 'documents' ? field.startsWith('doc.') : field === `check.${CHECK_OF[part]}` || isEntryOfPart(part, field)

/** True if something is entered in a part. Part `applicant` always has the certified mobile number. */
const hasEntry = ({ names, fields, documents }: ApplicationFields, part: PartName): boolean =>
  part === 'documents'
    ? Object.keys(documents.files.value).length > 0
    : names.some((name) => isIn(part, name) && fields[name].value.value !== '')

/**
 * Returns a text with the number and the names of the documents that the applicant attaches. Documents that only a
 * general taxpayer attaches come last; because of them the number is a range. [D1-424] [D2-421]
 */
export const documentsToPrepare = ({ documents, opening }: ApplicationFields): string => {
  const requested = documents.requested.value
  const nameOf = ({ document, requirement }: (typeof requested)[number]) =>
    requirement === 'either' ? T['form.eitherName'] : formTargetName(`doc.${document}`, opening.entityType)
  const neededNames = [...new Set(requested.filter(({ requirement }) => requirement !== 'offered').map(nameOf))]
  const offeredNames = requested
    .filter(({ requirement }) => requirement === 'offered')
    .map((request) => fill(T['form.prepareOfGeneral'], { name: nameOf(request) }))
  return fill(T['form.prepare'], {
    n:
      offeredNames.length === 0
        ? String(neededNames.length)
        : `${neededNames.length}~${neededNames.length + offeredNames.length}`,
    names: [...neededNames, ...offeredNames].join(', '),
  })
}

/**
 * Makes the parts of the form as cards, in page order. A part is done if none of its entries is missing and its check
 * has passed. A part with no entry is upcoming while an entry of an earlier part is missing; it does not wait for the
 * earlier checks. [A-048] [D2-300]
 */
export const makeApplicationCardsModel = (form: ApplicationFields, { shown }: MissingModel) => {
  const entriesLeft = (part: PartName) =>
    shown.value.filter((field) => !field.startsWith('check.') && isIn(part, field))
  const stateOf = (part: PartName) => (): EntryCardState => {
    if (part === 'documents' && form.documents.requested.value.length === 0) return 'empty'
    if (part === 'applicant' && !form.isMobileRight.value) return 'open'
    const check = part === 'documents' ? 'passed' : form.checks[CHECK_OF[part]].value.value
    if (check === 'open' || shown.value.some((field) => isIn(part, field))) return 'open'
    return check === 'waived' ? 'waived' : 'done'
  }
  const entryNames = (part: PartName) => () =>
    part === 'documents' ? [documentsToPrepare(form)] : toMissingItems(form, entriesLeft(part)).map(({ name }) => name)
  const cardOf = (part: PartName) =>
    makeEntryCard(`part-${part}`, stateOf(part), {
      waits: () =>
        entriesLeft(part).length > 0 &&
        PARTS.slice(0, PARTS.indexOf(part)).some((earlierPart) => entriesLeft(earlierPart).length > 0) &&
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
    PARTS.flatMap((part) => {
      const fields = shown.value.filter((field) => isIn(part, field))
      return toMissingItems(form, fields).map((item) => ({ ...item, place: part }))
    }),
  )
