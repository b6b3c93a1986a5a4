import type { RestorableField, RestoredForm } from '#domain/application/application-draft'
import { computed, effect, type Signal, signal } from '@preact/signals-react'
import type { Effect } from 'effect'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import {
  type ApplicationForm,
  type FormCheckName,
  type ApplicationFormTarget,
  FORM_CHECK_NAMES,
  ENTRIES_BY_CHECK,
  isEntryOfCheck,
  cleanApplicationInput,
  unfilledApplicationForm,
  lockedEntries,
} from '#domain/application/application-form'
import { mobileNumberRefusal } from '#domain/application/mobile-number'
import { type DocumentKey, requestedDocuments } from '#domain/application/required-documents'
import {
  isRealNameCheckDue,
  wrapResidentNumber,
  type ResidentNumber,
  residentNumberParts,
} from '#domain/application/resident-number'
import {
  isRefusalShownInEnglish,
  type SubmitRefusalCode,
  type SubmitRefusal,
  type SubmitSettings,
} from '#domain/application/submit-checks'
import type { BusinessLookupField, TaxpayerType } from '#domain/business/business-lookup'
import { entityTypeOfForm } from '#domain/business/entity-type'
import { consentAnswersOfSession, mainConsentsOf } from '#domain/consent/consent-data'
import type { Settings } from '#domain/settings/settings'
import type { Session } from '#domain/session/session'
import type { EntryLock } from '../../parts/form/entry-lock.ts'
import { type Field, makeField } from '../../parts/form/form-field.ts'
import { makeBarMessageModel } from '../../parts/form/refuse-entries.ts'
import { singleChoiceEntry, defineForm, textEntry, withKeyPrefix } from '../../parts/form/define-form.ts'
import { announce } from '../../parts/dialog/announcer.ts'
import type { TaskState } from '../../parts/task/task.ts'
import { fill } from '../../text/fill.ts'
import { APPLICATION_TEXTS, formTargetName } from '../../text/ko/application.ts'
import { eitherDocumentWords } from '../../text/ko/documents.ts'
import { ENGLISH_SUBMIT_REFUSALS, SUBMIT_REFUSALS } from '../../text/ko/application-refusals.ts'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { makeBankList } from './bank-list.model.ts'
import { makeCheckStates, reenterId } from './check-states.model.ts'
import { makeDocumentsModel } from './documents.model.ts'
import { makeMissingInputs } from './missing-inputs.model.ts'

export type ApplicationFormSettings = SubmitSettings & Pick<Settings, 'messageSet'>

export type RefusableField = ApplicationFormTarget | BusinessLookupField

/** Returns the initial state of the form, from the session, certification and consents. */
export const initialApplicationForm = (session: Session): ApplicationForm =>
  unfilledApplicationForm({
    applicationNumber: session.applicationNumber,
    paymentType: session.paymentType,
    registrationNumber: session.registrationNumber,
    entityType: entityTypeOfForm(session.entityType),
    name: session.certifiedName,
    birth: session.birthDate,
    mobile: cleanApplicationInput('mobile', session.mobileNumber),
    keyAgreements: mainConsentsOf(consentAnswersOfSession(session.consents.personal, session.consents.mydata)),
  })

const { residentNumberDigits, corporateNumberDigits } = APPLICATION_LIMITS

/**
 * Makes an entry for text. A wrong value is reported after the person has left the entry; an empty entry is not
 * reported.
 */
const saidOnLeaving = (codeOf: (entered: string) => SubmitRefusalCode | null) =>
  textEntry({
    check: (entered) => {
      const code = entered === '' ? null : codeOf(entered)
      return code === null ? null : SUBMIT_REFUSALS[code]
    },
  })
const ofLength = (digits: number, code: SubmitRefusalCode) =>
  saidOnLeaving(({ length }) => (length === digits ? null : code))

/** The entries of /aply-info and of the two pages that correct it. */
const openEntries = defineForm({
  mobile: saidOnLeaving(mobileNumberRefusal),
  residentFront: ofLength(residentNumberDigits.front, 'residentLength'),
  residentBack: ofLength(residentNumberDigits.back, 'residentLength'),
  companyName: textEntry(),
  corporateFront: ofLength(corporateNumberDigits.front, 'corporateNumberLength'),
  corporateBack: ofLength(corporateNumberDigits.back, 'corporateNumberLength'),
  openingDate: textEntry(),
  settlementMonth: singleChoiceEntry(),
  bank: singleChoiceEntry(),
  accountNumber: textEntry(),
  depositor: textEntry(),
})
type Entries = ReturnType<typeof openEntries>['values']['value']

type DocumentField = `doc.${DocumentKey}`
const isDocument = (field: RefusableField): field is DocumentField => field.startsWith('doc.')

type Target = Pick<Field<unknown>, 'id' | 'refuse' | 'problem'>

const entriesOf = (form: ApplicationForm): Entries => ({
  ...form,
  bank: form.bank?.code ?? '',
  // The front part of the resident number is filled in from the birth date; the back part is never filled in.
  residentFront: residentNumberParts(form.resident).residentFront,
  residentBack: '',
})

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
  const known = {
    birth: makeField(lock, 'birth', opening.birth),
    registrationNumber: makeField<string>(lock, 'registrationNumber', opening.registrationNumber),
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

  const { putCount, ...missingInputs } = makeMissingInputs(fields, () => [
    fields.bank.value.value,
    fields.settlementMonth.value.value,
    banks.list.value,
    states(),
    checking.tried.value,
    documents.requested.value,
    documents.either.value,
    documents.files.value,
  ])
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

  const targets: Readonly<Record<Exclude<RefusableField, DocumentField>, Target>> = {
    ...fields,
    ...known,
    name: known.birth,
    ...withKeyPrefix('check.', checks),
  }
  const targetOf = (field: RefusableField): Target => (isDocument(field) ? documents.target(field) : targets[field])
  /**
   * Returns the message of a refusal. If the opening date was cleared because it was not allowed, returns the message
   * below its field, because that message also repeats the date.
   */
  const wordsOf = ({ code, documents: wanted }: Pick<SubmitRefusal, 'code' | 'documents'>): string =>
    (code === 'openingDateMissing' ? fields.openingDate.problem.peek() : null) ??
    fill<string>(isRefusalShownInEnglish(code, settings) ? ENGLISH_SUBMIT_REFUSALS[code] : SUBMIT_REFUSALS[code], {
      ...PROGRAMME_PLACEHOLDERS,
      document: eitherDocumentWords(wanted ?? []),
    })

  return {
    opening,
    settings,
    lock,
    ...checking,
    names,
    fields,
    known,
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
    missingInputs,
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
    wordsOf,
    /** Returns the target of a rejection, with its id and its message. */
    target: targetOf,
    /**
     * Returns the id of the control that changes an entry: the entry itself, or `다시 입력` if a passed check locks the
     * entry. [D2-17] [D2-340]
     */
    changeId: (field: ApplicationFormTarget | 'registrationNumber'): string => {
      const isFixed = names.some((name) => name === field && fields[name].isFixed.peek())
      const check = FORM_CHECK_NAMES.find(
        (known) => isFixed && field !== 'registrationNumber' && isEntryOfCheck(known, field),
      )
      return check === undefined ? targetOf(field).id : reenterId(checks[check])
    },
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
     * Empties the resident number. Withdraws the check first, because a screen reader must not announce that the person
     * has changed an entry.
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
