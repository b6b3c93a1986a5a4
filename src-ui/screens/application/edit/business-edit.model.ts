import { computed, effect } from '@preact/signals-react'
import type { EditApplicationError } from '#app/application/edit-application'
import { LookUpBusiness } from '#app/business/look-up-business'
import { isDefinitiveRefusal } from '#app/kernel/failed-call'
import type { ServicesOf } from '#app/kernel/token'
import type { Application } from '#domain/application/application'
import { type ApplicationEdit, isEmptyEdit } from '#domain/application/edit/application-edit'
import { editDraftEntries, isDraftOfEarlierVersion } from '#domain/application/edit/edit-draft'
import type { ApplicationForm } from '#domain/application/form/application-form'
import { areReasonsOnlyResolvedByPhone } from '#domain/application/result/reasons'
import { parseEditBusinessLookupEntries, type EditBusinessLookupField } from '#domain/business/business-lookup'
import {
  BUSINESS_NUMBER_PARTS,
  type BusinessNumberParts,
  businessNumberOrNull,
  parsePastedBusinessNumber,
} from '#domain/business/business-number'
import { cleanCorporateNumber } from '#domain/business/corporate-number'
import { type EntityTraits, entityTraits } from '#domain/business/entity-type'
import { parsedOrTextAsString } from '#domain/kernel/parsed-or-text'
import { makeBusinessNumberForm } from '#ui/parts/business/business-number-form.model.ts'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { failureWords, showFailure } from '#ui/parts/failure/show-failure.ts'
import type { MissingItem } from '#ui/parts/form-bar/missing-items.ts'
import { makeBarMessageModel, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { makeField } from '#ui/parts/form/form-field.ts'
import { helpDeskPhoneText } from '#ui/parts/help-desk/help-desk.ts'
import { DRAFT_SERVICES, makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { fill } from '#ui/text/fill.ts'
import { formTargetName, LOOK_UP_BUSINESS_MESSAGES } from '#ui/text/ko/application/application.ts'
import { EDIT_APPLICATION_MESSAGES, EDIT_TEXTS } from '#ui/text/ko/application/edit.ts'
import { BUSINESS_LOOKUP_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'
import { BUSINESS_TEXTS } from '#ui/text/ko/business/business.ts'
import type { SavedEntries } from '../fields/application-form.model.ts'
import { makeFormCheck } from '../fields/form-check.ts'
import { makeMissingForCheck, makeMissingModel, missingEntryRefusals, toMissingItems } from '../fields/missing.model.ts'
import { makeEditFields } from './edit.model.ts'

export const BUSINESS_EDIT_SERVICES = {
  ...DRAFT_SERVICES,
  lookUpBusiness: LookUpBusiness,
} as const

type BusinessEntries = BusinessNumberParts &
  Pick<SavedEntries, 'companyName' | 'corporateFront' | 'corporateBack' | 'openingDate' | 'settlementMonth'>

const numberOf = ({ area, kind, serial }: BusinessEntries) => businessNumberOrNull(`${area}${kind}${serial}`)

/** Converts the entries of the page to an edit. It has only the entries that this kind of applicant has. */
const businessEditOf = (entries: BusinessEntries, has: EntityTraits): ApplicationEdit => ({
  kind: 'business',
  entries: {
    companyName: entries.companyName,
    openingDate: entries.openingDate,
    businessNumber: numberOf(entries),
    ...(has.corporateNumber !== false && {
      corporateNumber: cleanCorporateNumber(`${entries.corporateFront}${entries.corporateBack}`),
    }),
    ...(has.settlementMonth && { settlementMonth: entries.settlementMonth }),
  },
})

/**
 * Makes the checkbox with which the person confirms to have done what the help desk asked for. It is required only if
 * a telephone call alone can settle the reasons, is not saved, and is not sent. [D2-1020]
 */
const makeInstructionsTick = ({ reasons }: Application, lock: Parameters<typeof makeField>[0]) => {
  const field = makeField(lock, 'instructionsFollowed', false)
  const isRequired = areReasonsOnlyResolvedByPhone(reasons)
  return {
    field,
    isRequired,
    missing: computed((): readonly MissingItem[] =>
      isRequired && !field.value.value ? [{ id: field.id, name: EDIT_TEXTS['edit.instructionsName'] }] : [],
    ),
  } as const
}

/**
 * Makes the entries of /result-modify-bizinfo: the entries of the form for a business, and the business number in three
 * boxes. The edit can be completed only after a valid lookup. The entries of a lookup stay locked until the person
 * resets them. to
 */
export const makeBusinessEditModel = (
  application: Application,
  services: ServicesOf<typeof BUSINESS_EDIT_SERVICES>,
) => {
  const form = makeEditFields('businessEdit', application)
  const number = makeBusinessNumberForm(form.checkLocks.business)
  const storedNumber = parsePastedBusinessNumber(parsedOrTextAsString(application.businessNumber))
  if (storedNumber !== null) number.draft.put(storedNumber)
  const { business } = form.checks
  /** Removes a message about the number as a whole. Unlike a message about one box, it is at a full box. [D2-771] */
  const removeNumberMessage = () => {
    for (const { field, max } of number.parts) if (field.value.peek().length === max) field.refuse(null)
  }
  effect(() => {
    const passed = business.value.value === 'passed'
    for (const part of BUSINESS_NUMBER_PARTS) number.fields[part].isFixed.value = passed
    if (passed) removeNumberMessage()
  })
  for (const part of BUSINESS_NUMBER_PARTS)
    number.fields[part].value.subscribe(() => {
      removeNumberMessage()
      if (business.value.peek() === 'passed') form.withdraw('business')
    })

  const typedEntries = computed((): BusinessEntries => {
    const { companyName, corporateFront, corporateBack, openingDate, settlementMonth } = form.draft.entries.value
    return { ...number.values.value, companyName, corporateFront, corporateBack, openingDate, settlementMonth }
  })
  const loadedEntries = typedEntries.peek()
  const instructions = makeInstructionsTick(application, form.lock)
  const refusal = makeBarMessageModel(computed(() => [typedEntries.value, instructions.field.value.value]))
  const unfilled = makeMissingModel(form, makeMissingForCheck('business', 'settlementMonth'))
  /** The entries that are missing before the edit can be completed. The number comes first. [A-217] [D2-160] */
  const missing = computed((): readonly MissingItem[] => [
    ...(number.complete.value
      ? []
      : [
          {
            id: (number.unfilled()[0]?.at ?? number.fields.area).id,
            name: formTargetName('businessNumber', form.opening.entityType),
            checkId: form.checks.business.id,
          },
        ]),
    ...toMissingItems(form, unfilled.shown.value),
    ...instructions.missing.value,
  ])
  /** The entries that the draft contains; empty if nothing was changed. */
  const draftEntries = computed(() => editDraftEntries(typedEntries.value, loadedEntries, application))
  const draft = makeDraftModel(
    {
      ...form.draft,
      key: `businessEdit ${application.number}`,
      entries: draftEntries,
      isOutdated: (savedEntries) => isDraftOfEarlierVersion(savedEntries, application),
      put: (savedEntries) => {
        number.draft.put(savedEntries)
        form.draft.put(savedEntries)
      },
      empty: () => {
        number.draft.put(loadedEntries)
        form.draft.empty()
      },
    },
    services,
  )

  /**
   * The targets of a rejection that are boxes of the business number. A rejection of the whole number is shown at the
   * first box.
   */
  const boxes = { ...number.fields, businessNumber: number.fields.area }
  const isBox = (at: EditBusinessLookupField): at is keyof typeof boxes => at in boxes
  const targetOf = (at: EditBusinessLookupField) => (isBox(at) ? boxes[at] : form.target(at))

  const lookup = makeFormCheck({ form }, 'business', {
    parse: () => {
      const { name, ...entry } = form.snapshot()
      return parseEditBusinessLookupEntries({ ...entry, representative: name, parts: number.values.value })
    },
    refusalOf: ({ code, at }) => ({ at: targetOf(at ?? 'area'), text: BUSINESS_LOOKUP_REFUSAL_TEXTS[code] }),
    others: () =>
      number.unfilled().map(({ part, at }) => ({ at, text: BUSINESS_LOOKUP_REFUSAL_TEXTS[`${part}Missing`] })),
    bar: refusal,
    ask: services.lookUpBusiness,
    done: ({ verdict }) => {
      if (verdict === 'outage')
        return dialogs.alert({ text: fill(EDIT_TEXTS['bizEdit.outage'], { phone: helpDeskPhoneText('application') }) })
      const text = EDIT_TEXTS['bizEdit.invalid']
      return verdict === 'invalid' ? refuseInPlace(refusal, text, [{ at: boxes.area, text }]) : form.pass('business')
    },
    failed: (error) => showFailure(error, LOOK_UP_BUSINESS_MESSAGES, 'application'),
    reenterAt: number.fields.area,
  })

  const has = entityTraits(form.opening.entityType)
  const readEntries = () => businessEditOf(typedEntries.value, has)
  /** Returns the refusal of a missing settlement month by the submit rules; undefined if there is none. */
  const monthRefusal = () => missingEntryRefusals(form).find(({ field }) => field === 'settlementMonth')
  /** Refuses the submission until the required checkbox is ticked. Returns true if it refused. [D2-1020] */
  const refuseUnlessInstructed = (): boolean => {
    if (instructions.missing.peek().length === 0) return false
    const text = EDIT_TEXTS['edit.instructionsMissing']
    refuseInPlace(refusal, text, [{ at: instructions.field, text }])
    return true
  }
  const read = async (): Promise<ApplicationEdit | null> => {
    const refusedMonth = monthRefusal()
    if (refusedMonth === undefined) return refuseUnlessInstructed() ? null : readEntries()
    const text = form.wordsOf(refusedMonth)
    refuseInPlace(refusal, text, [{ at: form.target('settlementMonth'), text }])
    return null
  }

  /** Withdraws the lookup and marks the number, if it was changed and the server refuses the edit. [D2-770] */
  const markRefused = (error: EditApplicationError): void => {
    if (error._tag !== 'Refused' || !isDefinitiveRefusal(error)) return
    if (numberOf(typedEntries.peek()) === application.businessNumber) return
    form.withdraw('business')
    const { text } = failureWords(error, EDIT_APPLICATION_MESSAGES.Refused)
    refuseInPlace(refusal, text, [{ at: boxes.area, text: BUSINESS_TEXTS['brno.again'] }])
  }

  return {
    form,
    draft,
    number,
    lookup,
    refusal,
    missing,
    instructions,
    refuseUnlessInstructed,
    updateMissing: unfilled.update,
    snapshot: (): ApplicationForm => ({ ...form.snapshot(), businessNumber: numberOf(typedEntries.value) ?? '' }),
    /** True if the person has changed an entry. Only 수정완료 can then submit the supplement. [D2-270] */
    isChanged: computed(() => Object.keys(draftEntries.value).length > 0),
    /** True if the looked-up entries equal the entries of the application. [D2-150] */
    isUnchanged: computed(() => monthRefusal() === undefined && isEmptyEdit(application, readEntries())),
    read,
    markRefused,
  } as const
}
