import { type CheckName, type FormField, coversEntry } from '#domain/application/application-form'
import { type CardState, makeCard } from '../../../parts/form/entry-cards.ts'
import type { ApplicationFields } from '../application-form.model.ts'
import type { MissingModel } from '../missing.model.ts'

/** The check that ends each part of the form. */
const CHECK_OF = {
  applicant: 'realName',
  business: 'business',
  account: 'account',
} as const satisfies Record<string, CheckName>

type PartName = keyof typeof CHECK_OF | 'documents'

/** The fields in each part of the form, besides the entries of its check. */
const BESIDES: Readonly<Record<keyof typeof CHECK_OF, readonly FormField[]>> = {
  applicant: ['mobile', 'name', 'birth'],
  business: [],
  account: ['settlementMonth'],
}

const isIn = (part: PartName, field: FormField): boolean =>
  part === 'documents'
    ? field.startsWith('doc.')
    : field === `check.${CHECK_OF[part]}` || coversEntry(CHECK_OF[part], field) || BESIDES[part].includes(field)

/**
 * Makes the parts of the form as cards, in page order. A part is done if none of its entries is missing and its check
 * has passed.
 */
export const makeCards = (form: ApplicationFields, { shown }: MissingModel) => {
  const stateOf = (part: PartName) => (): CardState => {
    if (part === 'documents' && form.documents.requested.value.length === 0) return 'empty'
    const check = part === 'documents' ? 'passed' : form.checks[CHECK_OF[part]].value.value
    if (check === 'open' || shown.value.some((field) => isIn(part, field))) return 'open'
    return check === 'waived' ? 'waived' : 'done'
  }
  const cardOf = (part: PartName) => makeCard(`part-${part}`, stateOf(part))
  return {
    applicant: cardOf('applicant'),
    business: cardOf('business'),
    documents: cardOf('documents'),
    account: cardOf('account'),
  } as const
}
