import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react'
import { toBankCode } from '#domain/account/account'
import {
  type ApplicationForm,
  FORM_CHECK_NAMES,
  entriesOfCheck,
  cleanApplicationInput,
  lockedEntries,
} from '#domain/application/form/application-form'
import { mobileNumberRefusal } from '#domain/application/form/mobile-number'
import { requestedDocuments } from '#domain/application/form/required-documents'
import { isRealNameCheckDue, wrapResidentNumber, type ResidentNumber } from '#domain/application/form/resident-number'
import type { TaxpayerType } from '#domain/business/business-lookup'
import { announce } from '#ui/parts/dialog/announcer.ts'
import { type BarMessageModel, makeBarMessageModel } from '#ui/parts/form-bar/refuse-entries.ts'
import type { EntryLock } from '#ui/parts/form/entry-lock.ts'
import { type Field, makeField, type TextField } from '#ui/parts/form/form-field.ts'
import { APPLICATION_TEXTS } from '#ui/text/ko/application/application.ts'
import { type Entries, entriesOf, openEntries } from './application-entries.ts'
import { type BankList, makeBankList } from './bank-list.model.ts'
import { type CheckStates, type CheckStatesOfForm, makeCheckStates, type RunCheck } from './check-states.model.ts'
import { type DocumentsModel, makeDocumentsModel } from './documents.model.ts'
import { type ApplicationFormSettings, type FormTargets, makeFormTargets } from './form-targets.ts'

/**
 * The form of /aply-info: one record of fields, created only once. Inputs hold their own text, so that a key press
 * changes one signal and renders nothing. The resident number is stored only in its two fields, and is cleared when the
 * screen closes.
 */
export type ApplicationFields = CheckStates &
  FormTargets & {
    /** The form as it was when the page was opened. */
    readonly opening: ApplicationForm
    readonly settings: ApplicationFormSettings
    readonly lock: EntryLock
    readonly names: readonly (keyof Entries)[]
    readonly fields: { readonly [name in keyof Entries]: TextField }
    /**
     * Facts from the certification and the session. They cannot be typed, but the focus can move to them, because a
     * rejection may be about them.
     */
    readonly certifiedFields: Readonly<Record<'birth' | 'businessNumber', TextField>>
    readonly documents: DocumentsModel
    readonly fullWidth: Field<boolean>
    readonly taxpayerType: Signal<TaxpayerType>
    readonly banks: BankList
    readonly entered: ReadonlySignal<ApplicationForm>
    /** Returns what is entered now, without subscribing to it. */
    readonly snapshot: () => ApplicationForm
    /** True while the mobile number is complete and well formed. [D2-420] */
    readonly isMobileRight: ReadonlySignal<boolean>
    /** The note "checked" for an entry that can still be changed after its check; null before that. [D2-142] */
    readonly marks: Readonly<Record<'realName' | 'account', ReadonlySignal<string | null>>>
    /** The message in the bar about the last attempt. It stays when the list of banks arrives later. [D2-147] */
    readonly refusal: BarMessageModel
    /** How many times the page has set the entries. */
    readonly putCount: ReadonlySignal<number>
    /**
     * What a draft of this form needs: the entries that are saved, with the name of the bank, because a draft is
     * restored before the list of banks has loaded. `put` sets saved entries and resets all checks. [A-264] [D2-94]
     */
    readonly draft: {
      readonly isLocked: ReadonlySignal<boolean>
      readonly entries: ReadonlySignal<SavedEntries>
      /** Restores saved entries. Entries that are not among them stay as they are. */
      readonly put: (savedEntriesBefore: Partial<SavedEntries>) => void
      readonly empty: () => void
    }
    /** Runs a check of complete entries: removes the message of an earlier check, and announces the start. */
    readonly runCheck: RunCheck
    /**
     * True if the real-name check must start automatically with the current entries. Reads only the entries that this
     * check needs, because the effect that calls this function runs again after a change of any entry that it reads.
     * [D2-154]
     */
    readonly isRealNameCheckDue: () => boolean
    /**
     * Empties the resident number. Withdraws the real-name check first, because emptying a checked entry would be
     * announced as a change by the person.
     */
    readonly forgetResident: () => void
  }

export type SavedEntries = Readonly<ReturnType<typeof openEntries>['draft']['entries']['value'] & { bankName: string }>

/** Makes everything that the person enters. An entry whose check has passed is fixed until the check is withdrawn. */
const makeEntries = (
  { lock, opening, settings }: Pick<ApplicationFields, 'lock' | 'opening' | 'settings'>,
  { checks, isInUse, states, lockOf, resetChecksOf, withdrawAll }: CheckStatesOfForm,
) => {
  const { names, fields, values, put, draft } = openEntries(lock, { opened: entriesOf(opening), lockOf })
  const fullWidth = makeField(lockOf('depositor'), 'fullWidth', false)
  fullWidth.value.subscribe((isOn) => {
    const { value } = fields.depositor
    if (isOn) value.value = cleanApplicationInput('depositor', value.peek(), true)
  })
  const taxpayerType = signal<TaxpayerType>(opening.taxpayerType)
  const documents = makeDocumentsModel(lock, () =>
    requestedDocuments({ ...opening, taxpayerType: taxpayerType.value }, settings),
  )
  effect(() => {
    const passed: readonly string[] = lockedEntries(states())
    for (const name of names) fields[name].isFixed.value = passed.includes(name)
    fullWidth.isFixed.value = passed.includes('depositor')
  })
  // The call that `subscribe` makes immediately changes nothing, because no check has passed yet.
  for (const name of names) fields[name].value.subscribe(() => resetChecksOf(name, opening))

  const banks = makeBankList(fields.bank)
  const entered = computed((): ApplicationForm => {
    const { residentFront, residentBack, bank, ...texts } = values.value
    return {
      ...opening,
      ...texts,
      resident: wrapResidentNumber(residentFront, residentBack),
      bank: banks.bankOf(bank),
      taxpayerType: taxpayerType.value,
      documents: documents.files.value,
      checks: states(),
    }
  })

  const putCount = signal(0)
  const putUnchecked = (putEntries: () => void) => {
    withdrawAll()
    putEntries()
    banks.deselectUnknown()
    putCount.value += 1
  }
  const savedEntries = computed(() => ({
    ...draft.entries.value,
    bankName: banks.bankOf(draft.entries.value.bank)?.name ?? '',
  }))
  return {
    names,
    fields,
    fullWidth,
    taxpayerType,
    documents,
    banks,
    entered,
    putCount,
    refusal: makeBarMessageModel(
      computed(() => [values.value, taxpayerType.value, documents.files.value, states(), putCount.value]),
    ),
    draft: {
      isLocked: isInUse,
      entries: savedEntries,
      put: (savedBefore: Partial<SavedEntries>) => {
        const { bankName, ...restored } = { ...savedEntries.peek(), ...savedBefore }
        if (restored.bank !== '') banks.expect({ code: toBankCode(restored.bank), name: bankName })
        putUnchecked(() => draft.put(restored))
      },
      empty: () => {
        putUnchecked(() => put(entriesOf(opening)))
        fullWidth.value.value = false
        documents.empty()
        for (const check of FORM_CHECK_NAMES) checks[check].refuse(null)
      },
    },
  } as const
}

export const makeApplicationFields = (
  lock: EntryLock,
  opening: ApplicationForm,
  settings: ApplicationFormSettings,
): ApplicationFields => {
  const checkStates = makeCheckStates(lock)
  const { checks, run } = checkStates
  const entries = makeEntries({ lock, opening, settings }, checkStates)
  const { fields, documents, entered } = entries
  const certifiedFields = {
    birth: makeField(lock, 'birth', opening.birth),
    businessNumber: makeField<string>(lock, 'businessNumber', opening.businessNumber),
  }
  /** The resident numbers that a check of this visit has already used. [D2-154] */
  let checkedNumbers: readonly ResidentNumber[] = []
  const markOf = (check: 'realName' | 'account') =>
    computed(() => (checks[check].value.value === 'passed' ? APPLICATION_TEXTS[`form.checkedBy.${check}`] : null))

  return {
    ...checkStates,
    ...entries,
    ...makeFormTargets({ fields, certifiedFields, checks, documents }, settings),
    opening,
    settings,
    lock,
    certifiedFields,
    snapshot: () => entered.peek(),
    isMobileRight: computed(
      () => fields.mobile.problem.value === null && mobileNumberRefusal(fields.mobile.value.value) === null,
    ),
    marks: { realName: markOf('realName'), account: markOf('account') },
    runCheck: (check, task, question) => {
      if (check === 'realName') checkedNumbers = [...checkedNumbers, entered.peek().resident]
      checks[check].refuse(null)
      for (const field of entriesOfCheck(check)) fields[field].refuse(null)
      announce(APPLICATION_TEXTS['form.checkBegins'])
      return run(check, task, question)
    },
    isRealNameCheckDue: () => {
      const resident = wrapResidentNumber(fields.residentFront.value.value, fields.residentBack.value.value)
      const { name, birth } = opening
      const realName = checks.realName.value.value
      return isRealNameCheckDue({ name, birth, resident, checks: { realName } }, checkedNumbers)
    },
    forgetResident: () => {
      checkStates.withdraw('realName')
      fields.residentFront.value.value = ''
      fields.residentBack.value.value = ''
      checkedNumbers = []
    },
  }
}
