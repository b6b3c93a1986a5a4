import {
  type ENTRIES_BY_CHECK,
  type FormCheckName,
  type ApplicationEntryField,
  type ApplicationFormTarget,
  isEntryOfCheck,
} from '#domain/application/application-form'
import { type EntryCardState, makeEntryCard } from '../../../parts/form/entry-cards.ts'
import type { ApplicationFields } from '../application-form.model.ts'
import type { MissingModel } from '../missing.model.ts'

/** The check at the end of each part of the form, if the part has one. */
const CHECK_OF = {
  applicant: 'realName',
  business: 'business',
  account: 'account',
} as const satisfies Record<string, FormCheckName>

type PartName = keyof typeof CHECK_OF | 'documents'

type CheckedEntry = (typeof ENTRIES_BY_CHECK)[FormCheckName]['about'][number]

/** The part of the form to which each entry belongs that no check covers. */
const PART_OF: Readonly<Partial<Record<ApplicationFormTarget, PartName>>> = {
  mobile: 'applicant',
  name: 'applicant',
  birth: 'applicant',
  settlementMonth: 'account',
} satisfies Record<Exclude<ApplicationEntryField, CheckedEntry>, PartName>

const isIn = (part: PartName, field: ApplicationFormTarget): boolean =>
  part === 'documents'
    ? field.startsWith('doc.')
    : field === `check.${CHECK_OF[part]}` || isEntryOfCheck(CHECK_OF[part], field) || PART_OF[field] === part

/**
 * Makes the parts of the form as cards, in page order. A part is done if none of its entries is missing and its check
 * has passed.
 */
export const makeApplicationCardsModel = (form: ApplicationFields, { shown }: MissingModel) => {
  const stateOf = (part: PartName) => (): EntryCardState => {
    if (part === 'documents' && form.documents.requested.value.length === 0) return 'empty'
    const check = part === 'documents' ? 'passed' : form.checks[CHECK_OF[part]].value.value
    if (check === 'open' || shown.value.some((field) => isIn(part, field))) return 'open'
    return check === 'waived' ? 'waived' : 'done'
  }
  const cardOf = (part: PartName) => makeEntryCard(`part-${part}`, stateOf(part))
  return {
    applicant: cardOf('applicant'),
    business: cardOf('business'),
    documents: cardOf('documents'),
    account: cardOf('account'),
  } as const
}
