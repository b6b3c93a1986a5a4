import type { RestorableField, RestoredForm } from '#domain/application/application-draft'
import { computed, effect, type Signal, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import {
  type ApplicationForm,
  type FormCheckName,
  FORM_CHECK_NAMES,
  ENTRIES_BY_CHECK,
  cleanApplicationInput,
  lockedEntries,
} from '#domain/application/application-form'
import { mobileNumberRefusal } from '#domain/application/mobile-number'
import { requestedDocuments } from '#domain/application/required-documents'
import { isRealNameCheckDue, wrapResidentNumber, type ResidentNumber } from '#domain/application/resident-number'
import type { TaxpayerType } from '#domain/business/business-lookup'
import type { EntryLock } from '../../parts/form/entry-lock.ts'
import { makeField } from '../../parts/form/form-field.ts'
import { makeBarMessageModel } from '../../parts/form/refuse-entries.ts'
import { announce } from '../../parts/dialog/announcer.ts'
import type { TaskState } from '../../parts/task/task.ts'
import { APPLICATION_TEXTS, formTargetName } from '../../text/ko/application.ts'
import { entriesOf, openEntries } from './application-entries.ts'
import { makeBankList } from './bank-list.model.ts'
import { makeCheckStates } from './check-states.model.ts'
import { makeDocumentsModel } from './documents.model.ts'
import { type ApplicationFormSettings, makeFormTargets } from './form-targets.ts'

/**
 * Makes the form of /aply-info: one record of fields, created only once. Inputs hold their own text, so that a key
 * press changes one signal and renders nothing. The resident number is stored only in its two fields, and is cleared
 * when the screen closes.
 */
export const makeApplicationFields = (lock: EntryLock, opening: ApplicationForm, settings: ApplicationFormSettings) => {
  const { states, lockOf, follow, withdrawAll, run, ...checking } = makeCheckStates(lock)
  const { checks } = checking
  const entries = openEntries(lock, { opened: entriesOf(opening), lockOf })
  const { names, fields } = entries
  /**
   * Facts from the certification. They cannot be typed, but the focus can move to them, because a rejection may be
   * about them.
   */
  const certified = {
    birth: makeField(lock, 'birth', opening.birth),
    businessNumber: makeField<string>(lock, 'businessNumber', opening.businessNumber),
  }
  const fullWidth = makeField(lockOf('depositor'), 'fullWidth', false)
  fullWidth.value.subscribe((isOn) => {
    const { value } = fields.depositor
    if (isOn) value.value = cleanApplicationInput('depositor', value.peek(), true)
  })
  const taxpayerType = signal<TaxpayerType>(opening.taxpayerType)
  const documents = makeDocumentsModel(lock, () =>
    requestedDocuments({ ...opening, taxpayerType: taxpayerType.value }, settings),
  )
  /** The resident numbers that a check of this visit has already used. [D2-154] */
  let askedNumbers: readonly ResidentNumber[] = []
  effect(() => {
    const passed: readonly string[] = lockedEntries(states())
    for (const name of names) fields[name].isFixed.value = passed.includes(name)
    fullWidth.isFixed.value = passed.includes('depositor')
  })
  // The call that `subscribe` makes immediately changes nothing, because no check has passed yet.
  for (const name of names) fields[name].value.subscribe(() => follow(name, opening))

  /** The names of draft entries that were not restored. [D2-152] */
  const leftOut = signal<readonly RestorableField[]>([])
  const banks = makeBankList(fields.bank, () => {
    leftOut.value = [...leftOut.peek(), 'bank']
  })
  const entered = computed((): ApplicationForm => {
    const { residentFront, residentBack, bank, ...texts } = entries.values.value
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
  /** Sets the entries of a draft or of an emptied form. This resets all checks. */
  const put = ({ form, leftOut: without }: RestoredForm) => {
    leftOut.value = without
    banks.expect(form.bank)
    withdrawAll()
    entries.put(entriesOf(form))
    banks.deselectUnknown()
    putCount.value += 1
  }
  const empty = () => {
    put({ form: opening, leftOut: [] })
    fullWidth.value.value = false
    documents.empty()
    for (const check of FORM_CHECK_NAMES) checks[check].refuse(null)
  }

  /** Returns the note "checked" for an entry that can still be changed after its check. [D2-142] */
  const markOf = (check: 'realName' | 'account') =>
    computed(() => (checks[check].value.value === 'passed' ? APPLICATION_TEXTS[`form.checkedBy.${check}`] : null))

  return {
    opening,
    settings,
    lock,
    ...checking,
    names,
    fields,
    known: certified,
    documents,
    /** True while the mobile number is complete and well formed. [D2-420] */
    isMobileRight: computed(
      () => fields.mobile.problem.value === null && mobileNumberRefusal(fields.mobile.value.value) === null,
    ),
    marks: { realName: markOf('realName'), account: markOf('account') },
    fullWidth,
    taxpayerType,
    banks,
    entered,
    /** How many times the page has set the entries. */
    putCount,
    /** The message in the bar about the last attempt. It stays when the list of banks arrives later. [D2-147] */
    refusal: makeBarMessageModel(
      computed(() => [entries.values.value, taxpayerType.value, documents.files.value, states(), putCount.value]),
    ),
    snapshot: (): ApplicationForm => entered.peek(),
    put,
    draft: {
      isLocked: checking.isInUse,
      leftOut: computed(() => leftOut.value.map((field) => formTargetName(field, opening.entityType))),
      empty,
    },
    ...makeFormTargets({ fields, known: certified, checks, documents }, settings),
    /** Runs a check of complete entries: removes the message of an earlier check, and announces the start. */
    runCheck: <E extends { readonly _tag: string }, A>(
      check: FormCheckName,
      task: Signal<TaskState<E, A>>,
      question: Effect.Effect<A, E>,
    ) => {
      if (check === 'realName') askedNumbers = [...askedNumbers, entered.peek().resident]
      checks[check].refuse(null)
      for (const field of ENTRIES_BY_CHECK[check].about) fields[field].refuse(null)
      announce(APPLICATION_TEXTS['form.checkBegins'])
      return run(check, task, question)
    },
    /**
     * True if the real-name check must start automatically with the current entries. Reads only the entries that this
     * check needs, because the effect that calls this function runs again after a change of any entry that it reads.
     * [D2-154]
     */
    isRealNameCheckDue: (): boolean => {
      const resident = wrapResidentNumber(fields.residentFront.value.value, fields.residentBack.value.value)
      const { name, birth } = opening
      const realName = checks.realName.value.value
      return isRealNameCheckDue({ name, birth, resident, checks: { realName } }, askedNumbers)
    },
    /**
     * Empties the resident number. Withdraws the real-name check first, because emptying a checked entry would be
     * announced as a change by the person.
     */
    forgetResident: (): void => {
      checking.withdraw('realName')
      fields.residentFront.value.value = ''
      fields.residentBack.value.value = ''
      askedNumbers = []
    },
  } as const
}
export type ApplicationFields = ReturnType<typeof makeApplicationFields>
