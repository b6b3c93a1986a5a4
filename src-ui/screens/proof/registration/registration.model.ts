import { computed, signal } from '@preact/signals-react'
import type { OpenedRegistration } from '#app/proof/open-registration'
import type { CheckedRegistration } from '#app/proof/register-proof'
import type { DraftEntries } from '#app/records/draft-store'
import type { RefusalReason } from '#domain/kernel/decide'
import type { RegistrableProofType } from '#domain/proof/proof'
import { findRegistrationSecondStepRefusal } from '#domain/proof/registration/base-proof'
import { decideRegistrationForm, registrationRefusals } from '#domain/proof/registration/registration-checks'
import type { RegistrationEligibility } from '#domain/proof/registration/registration-eligibility'
import {
  type ChosenTotalUnit,
  emptyRegistrationForm,
  FIRST_DETAIL_TYPE,
  type RegistrationForm,
  withTotalUnit,
  withProofType,
} from '#domain/proof/registration/registration-form'
import { makeBarMessageModel } from '#ui/parts/form-bar/refuse-entries.ts'
import {
  singleChoiceEntry,
  multipleChoiceEntry,
  defineForm,
  savedEntry,
  textEntry,
  tickEntry,
} from '#ui/parts/form/define-form.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { fileListsOf } from '#ui/parts/records/unsent-files.model.ts'
import type { EvidenceServices } from '#ui/parts/upload/evidence-files.model.ts'
import { fill } from '#ui/text/fill.ts'
import { REGISTRATION_TEXTS as T } from '#ui/text/ko/proof/registration.ts'
import { makeSentFiles } from '../sent-memory.model.ts'
import { makeRegistrationAmount } from './registration-amount.model.ts'
import { makeRegistrationFiles } from './registration-files.model.ts'

/** The ids of the upload fields, so that they can get the focus. */
export const REGISTRATION_FILE_FIELD_IDS = {
  base: 'base-files',
  performance: 'performance-files',
  pledge: 'pledge-files',
} as const

/** The entries of a registration, except its files. The agreement must be given again each time. [P-027] to [P-033] */
const openEntries = defineForm({
  years: savedEntry(multipleChoiceEntry()),
  totalUnit: singleChoiceEntry<ChosenTotalUnit>(),
  total: savedEntry(textEntry({ check: (total) => (/^0+$/.test(total) ? T['reg.totalZero'] : null) })),
  agreement: tickEntry(),
})

/** The entries of a registration, in page order. [D2-160] */
const REGISTRATION_TARGETS = ['base', 'performance', 'years', 'totalUnit', 'total', 'agreement'] as const
export type RegistrationFocusTarget = (typeof REGISTRATION_TARGETS)[number]

/** True if the current entry of the history belongs to the second step. The value survives a reload. */
export const isHistoryAtSecondStep = (): boolean => (history.state as { readonly step?: number } | null)?.step === 2

type RegistrationStart = {
  readonly key: 'general' | 'direct'
  readonly type: RegistrableProofType
  /** The number of the detail type that was chosen before; an empty string for the first type. [D3-13] */
  readonly detailType: string
  readonly opened: Pick<OpenedRegistration, 'application' | 'verdict' | 'because' | 'baseApproved'>
}

/**
 * Makes a registration to be filled in: a signal for each entry, the files, the amounts, the current step of a direct
 * delivery, and whether registering is possible. When the type changes, the entries that both types have are kept. Each
 * type has its own unit and total. [P-025] to [P-035]
 */
export const makeRegistrationModel = (
  services: EvidenceServices,
  start: RegistrationStart,
  limits: { readonly performanceFiles: number | null },
) => {
  const lock = makeEntryLock('registration')
  const detailType = signal(start.detailType || FIRST_DETAIL_TYPE)
  const type = signal<RegistrableProofType>(start.type)
  const entries = openEntries(lock, { opened: { totalUnit: emptyRegistrationForm(start.type).totalUnit } })
  const { totalUnit, total, agreement } = entries.fields
  /** False once the agency no longer counts the base proof as approved, so that files for it are asked for. [P-021] */
  const baseApproved = signal(start.opened.baseApproved)
  const eligibility = signal<RefusalReason<RegistrationEligibility>>(start.opened)
  const step = signal<1 | 2>(start.opened.baseApproved || isHistoryAtSecondStep() ? 2 : 1)
  const amount = makeRegistrationAmount(start.opened.application, { totalUnit, total })
  const files = makeRegistrationFiles(lock, services, type, limits.performanceFiles)
  const { base, performance } = files
  const sentFiles = makeSentFiles(files.chosenNameOf)

  const enteredForm = computed((): CheckedRegistration => {
    const { years, ...rest } = entries.values.value
    return { ...rest, type: type.value, detailType: detailType.value, years: years.map(Number) }
  })
  const formNow = () => enteredForm.peek()
  /** Every file in the list has its content, so the content need not be checked again. [P-060] */
  const facts = computed(() => ({
    form: enteredForm.value,
    baseApproved: baseApproved.value,
    base: base.entries.value.map(() => ({ attached: true })),
    performance: performance.entries.value.map(() => ({ attached: true })),
  }))
  /** The entries that the rules still require, in page order. [D2-160] */
  const missing = computed((): readonly RegistrationFocusTarget[] => {
    const decision = decideRegistrationForm({ ...facts.value, token: true })
    const fields = registrationRefusals(decision).map(({ field }) => field)
    return REGISTRATION_TARGETS.filter((target) => fields.includes(target))
  })
  /** Writes the form to the signals, after the rules have adapted the form to a different type or unit. */
  const put = (form: RegistrationForm) => {
    detailType.value = form.detailType
    totalUnit.value.value = form.totalUnit
    total.value.value = form.total
    total.refuse(null)
  }
  /** The forms before each change of type or unit: a total comes back with its type and unit. [P-035] [D3-606] */
  let earlierForms: readonly CheckedRegistration[] = []
  const change = (to: RegistrationForm) => {
    const same = earlierForms.findLast(({ type, totalUnit }) => type === to.type && totalUnit === to.totalUnit)
    earlierForms = [...earlierForms, formNow()]
    put({ ...to, total: same?.total ?? '' })
  }
  const choose = (next: RegistrableProofType) => {
    if (next === type.peek() || lock.isLocked.peek()) return
    const totalUnit = earlierForms.findLast((form) => form.type === next)?.totalUnit ?? ''
    change(withProofType({ ...formNow(), totalUnit }, next))
    type.value = next
  }
  /** Sets the unit of the total. Returns false if the entries are locked. */
  const chooseUnit = (unit: ChosenTotalUnit): boolean => {
    if (lock.isLocked.peek()) return false
    const form = formNow()
    const changedForm = withTotalUnit(form, unit)
    if (changedForm !== form) change(changedForm)
    return true
  }

  const draftEntries = computed(() => ({
    ...entries.draft.entries.value,
    totalUnit: type.value === 'direct' ? '' : totalUnit.value.value,
    type: type.value === start.type ? '' : type.value,
    sentFiles: sentFiles.items.value,
  }))
  const putDraft = (savedEntries: DraftEntries<'general' | 'direct'>) => {
    if (savedEntries.type === 'general' || savedEntries.type === 'direct') choose(savedEntries.type)
    if (savedEntries.totalUnit === 'amount' || savedEntries.totalUnit === 'cases') chooseUnit(savedEntries.totalUnit)
    entries.draft.put(savedEntries)
    sentFiles.put(savedEntries.sentFiles)
  }

  return {
    start,
    lock,
    eligibility,
    type,
    step,
    amount,
    files,
    sentFiles,
    baseApproved,
    agreed: computed(() => agreement.value.value),
    choose,
    form: formNow,
    /** Returns the facts that the rules need, except the cookie. */
    facts: () => facts.peek(),
    missing,
    /** The message in the bar about the last attempt. [D2-147] */
    refusal: makeBarMessageModel(facts),
    /** The entries that can be corrected, by their names in the rules. The type is read-only. */
    fields: {
      ...entries.fields,
      totalUnit: { ...totalUnit, enter: chooseUnit },
      base: { id: REGISTRATION_FILE_FIELD_IDS.base, refuse: base.refuse },
      performance: { id: REGISTRATION_FILE_FIELD_IDS.performance, refuse: performance.refuse },
    },
    /** Returns the message that says why the second step is blocked; null if it is not. [P-042] [P-043] */
    firstStepRefusal: (): string | null => {
      const refusal = findRegistrationSecondStepRefusal(base.entries.peek(), baseApproved.peek())
      if (refusal === null) return null
      return refusal.code === 'noFile'
        ? T['direct.needBase']
        : fill(T['direct.zeroAtStep1'], { names: refusal.names.join(', ') })
    },
    draft: {
      key: start.key,
      isLocked: lock.isLocked,
      entries: draftEntries,
      places: fileListsOf(files.lists),
      put: putDraft,
      empty: () => {
        entries.empty()
        earlierForms = []
        put(emptyRegistrationForm(type.peek(), detailType.peek()))
        sentFiles.forget()
        step.value = baseApproved.peek() ? 2 : 1
        files.clear()
      },
    },
  } as const
}
export type RegistrationModel = ReturnType<typeof makeRegistrationModel>
