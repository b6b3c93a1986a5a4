import type { UnrestorableField, RestoredApplication } from '#domain/application/draft'
import { batch, computed, effect, type Signal, signal, untracked } from '@preact/signals-react'
import type { Effect } from 'effect'
import type { ChosenFile } from '#app/kernel/chosen-file'
import type { Bank } from '#domain/account/account'
import { APPLICATION_LIMITS } from '#domain/programme/application-limits'
import {
  type ApplicationForm,
  type CheckName,
  type CheckState,
  type FormChecks,
  type FormField,
  resetChecksAfterChange,
  CHECK_NAMES,
  CHECKED_ENTRIES,
  acceptInput,
  emptyForm,
  coversEntry,
  lockedEntries,
  NO_CHECKS,
  passCheck,
  waiveCheck,
  withdrawCheck,
} from '#domain/application/application-form'
import { mobileRefusal } from '#domain/application/mobile-number'
import {
  requestedDocuments,
  DOCUMENT_KEYS,
  type DocumentKey,
  documentRows,
  putRowBack,
} from '#domain/application/required-documents'
import {
  isRealNameCheckDue,
  residentNumber,
  type ResidentNumber,
  residentParts,
} from '#domain/application/resident-number'
import {
  isSaidInEnglish,
  type SubmitCode,
  type SubmitRefusal,
  type SubmitSettings,
} from '#domain/application/submit-checks'
import type { RefusedLookupField, TaxpayerType } from '#domain/business/business-lookup'
import { formEntityType } from '#domain/business/entity-type'
import { keptAnswers, keyAgreementsOf } from '#domain/consent/consent-data'
import { fillWithParticles } from '#domain/kernel/particles'
import type { Settings } from '#domain/kernel/settings'
import type { Session } from '#domain/session/session'
import { type EntryLock, makeEntryLock } from '../../parts/form/entry-lock.ts'
import { type Field, makeField } from '../../parts/form/form-field.ts'
import { makeBarMessage } from '../../parts/form/refuse-entries.ts'
import {
  choiceEntry,
  defineForm,
  type FormEntry,
  fileEntry,
  withPrefix,
  recordOf,
  textEntry,
} from '../../parts/form/define-form.ts'
import { announce } from '../../parts/dialog/announcer.ts'
import { runTask, type Task } from '../../parts/task/task.ts'
import { fill } from '../../text/fill.ts'
import { APPLICATION, entryWords } from '../../text/ko/application.ts'
import { anyOf } from '../../text/ko/documents.ts'
import { ENGLISH_REFUSALS, SUBMIT_REFUSALS } from '../../text/ko/application-refusals.ts'
import { PROGRAMME_WORDS } from '#domain/programme/programme-words'

/** The settings of a deployment that affect the form. */
export type FormSettings = SubmitSettings & Pick<Settings, 'messageSet'>

/** The fields that a rejection can refer to. */
export type RefusedField = FormField | RefusedLookupField

/** Returns the initial state of the form, from the session, certification and consents. */
export const openForm = (session: Session): ApplicationForm =>
  emptyForm({
    applicationNumber: session.applicationNumber,
    paymentType: session.paymentType,
    registrationNumber: session.registrationNumber,
    entityType: formEntityType(session.entityType),
    name: session.certifiedName,
    birth: session.birthDate,
    mobile: acceptInput('mobile', session.mobileNumber),
    keyAgreements: keyAgreementsOf(keptAnswers(session.consents.personal, session.consents.mydata)),
  })

const { residentNumberDigits, corporateNumberDigits } = APPLICATION_LIMITS

/** Makes an entry for text. If its value is wrong, this is shown after the person has left it, unless it is empty. */
const saidOnLeaving = (codeOf: (entered: string) => SubmitCode | null) =>
  textEntry({
    check: (entered) => {
      const code = entered === '' ? null : codeOf(entered)
      return code === null ? null : SUBMIT_REFUSALS[code]
    },
  })
const ofLength = (digits: number, code: SubmitCode) => saidOnLeaving(({ length }) => (length === digits ? null : code))

/** The entries of /aply-info and of the two pages that correct it. */
const openEntries = defineForm({
  mobile: saidOnLeaving(mobileRefusal),
  residentFront: ofLength(residentNumberDigits.front, 'residentLength'),
  residentBack: ofLength(residentNumberDigits.back, 'residentLength'),
  companyName: textEntry(),
  corporateFront: ofLength(corporateNumberDigits.front, 'corporateNumberLength'),
  corporateBack: ofLength(corporateNumberDigits.back, 'corporateNumberLength'),
  openingDate: textEntry(),
  settlementMonth: choiceEntry(),
  bank: choiceEntry(),
  accountNumber: textEntry(),
  depositor: textEntry(),
})
type Entries = ReturnType<typeof openEntries>['values']['value']

/** The documents. Each is one file. */
const openDocuments = defineForm(
  recordOf<Record<DocumentKey, FormEntry<ChosenFile | null>>>(DOCUMENT_KEYS, (document) =>
    fileEntry({ id: `doc-${document}` }),
  ),
)

/** The part of a target that a rejection uses. */
type Target = Pick<Field<unknown>, 'id' | 'refuse' | 'problem'>

const entriesOf = (form: ApplicationForm): Entries => ({
  ...form,
  bank: form.bank?.code ?? '',
  // The front part of the resident number is filled in from the birth date; the back part is never filled in.
  residentFront: residentParts(form.resident).residentFront,
  residentBack: '',
})

/**
 * Makes the checks of a form. Each check has a separate state field and a separate lock, so that the entries of the
 * other checks stay enabled while it runs.
 */
const makeChecks = (lock: EntryLock) => {
  const checkLocks = recordOf<Record<CheckName, EntryLock>>(CHECK_NAMES, () => makeEntryLock(lock.form, lock))
  const checks = recordOf<Record<CheckName, Field<CheckState>>>(CHECK_NAMES, (check) =>
    makeField(checkLocks[check], `check-${check}`, NO_CHECKS[check]),
  )
  /** The checks that have already run with exactly the current entries, whatever the result. */
  const tried = signal<readonly CheckName[]>([])
  const states = (): FormChecks => recordOf<FormChecks>(CHECK_NAMES, (check) => checks[check].value.value)
  const change = (rule: (states: FormChecks) => FormChecks) => {
    const next = rule(untracked(states))
    for (const check of CHECK_NAMES) checks[check].value.value = next[check]
  }
  return {
    checks,
    checkLocks,
    tried,
    states,
    /** True while a request uses any of the entries. */
    inUse: computed(() => lock.locked.value || CHECK_NAMES.some((check) => checkLocks[check].locked.value)),
    lockOf: (field: FormField): EntryLock => {
      const check = CHECK_NAMES.find((known) => coversEntry(known, field))
      return check === undefined ? lock : checkLocks[check]
    },
    /** Must be called when an entry changes: resets the checks of the entry and announces this. */
    follow: (field: keyof Entries, { entityType }: ApplicationForm) => {
      const broken = CHECK_NAMES.find((check) => coversEntry(check, field) && checks[check].value.peek() === 'passed')
      change((now) => resetChecksAfterChange(now, field))
      if (broken !== undefined) {
        const [entry, check] = [entryWords(field, entityType), entryWords(`check.${broken}`, entityType)]
        checks[broken].refuse(fillWithParticles(APPLICATION['form.checkAgain'], { entry, check }))
        announce(checks[broken].problem.peek() ?? '')
      }
      if (tried.peek().some((check) => coversEntry(check, field)))
        tried.value = tried.peek().filter((check) => !coversEntry(check, field))
    },
    /** Runs a check, and locks its entries meanwhile. It is then no longer the next step, whatever the result. */
    run: async <E, A>(check: CheckName, task: Signal<Task<E, A>>, question: Effect.Effect<A, E>) => {
      const outcome = await runTask(task, question, { checks: checkLocks[check] })
      if (outcome.is !== 'running') tried.value = [...tried.peek(), check]
      return outcome
    },
    pass: (check: CheckName) => change((now) => passCheck(now, check)),
    waive: (check: 'realName' | 'business') => change((now) => waiveCheck(now, check)),
    withdraw: (check: CheckName) => change((now) => withdrawCheck(now, check)),
    withdrawAll: () => change(() => NO_CHECKS),
  } as const
}

/**
 * Makes the form of /aply-info: one record of fields, created only once. Inputs hold their own text, so that a key
 * press changes one signal and renders nothing. The resident number exists only in its two fields and is cleared with
 * the screen.
 */
export const makeApplicationForm = (lock: EntryLock, opening: ApplicationForm, settings: FormSettings) => {
  const { states, lockOf, follow, withdrawAll, run, ...checking } = makeChecks(lock)
  const { checks } = checking
  const entries = openEntries(lock, { opened: entriesOf(opening), lockOf })
  const { names, fields } = entries
  /**
   * Facts from the certification. They cannot be typed, but if a rejection is about them, the focus can move to them.
   */
  const known = {
    birth: makeField(lock, 'birth', opening.birth),
    registrationNumber: makeField<string>(lock, 'registrationNumber', opening.registrationNumber),
  }
  const documents = openDocuments(lock)
  const fullWidth = makeField(lockOf('depositor'), 'fullWidth', false)
  fullWidth.value.subscribe((isOn) => {
    const { value } = fields.depositor
    if (isOn) value.value = acceptInput('depositor', value.peek(), true)
  })
  const taxpayerType = signal<TaxpayerType>(opening.taxpayerType)
  const removed = signal<readonly DocumentKey[]>([])
  /** The resident numbers that were already checked in this visit. [D2-154] */
  let askedNumbers: readonly ResidentNumber[] = []
  const banks = signal<readonly Bank[]>([])

  const asked = computed(() => requestedDocuments({ ...opening, taxpayerType: taxpayerType.value }, settings))
  /** The alternative document whose upload field is shown; null until the person switches to it. */
  const preferred = signal<DocumentKey | null>(null)
  /** The documents of which one is enough: the shown one, and the others, which have no row. */
  const either = computed(() => {
    const documents = asked.value.flatMap(({ document, requirement }) => (requirement === 'either' ? [document] : []))
    const shown = documents.find((document) => document === preferred.value) ?? documents[0] ?? null
    return { shown, hidden: documents.filter((document) => document !== shown) }
  })
  const rows = computed(() => documentRows(asked.value, [...removed.value, ...either.value.hidden]))

  effect(() => {
    const passed: readonly string[] = lockedEntries(states())
    for (const name of names) fields[name].fixed.value = passed.includes(name)
    fullWidth.fixed.value = passed.includes('depositor')
  })
  // The first call changes nothing, because no check has passed.
  for (const name of names) fields[name].value.subscribe(() => follow(name, opening))

  const bankOf = (code: string): Bank | null => banks.value.find((bank) => bank.code === code) ?? null
  const chosen = computed((): Partial<Record<DocumentKey, ChosenFile>> =>
    Object.fromEntries(
      rows.value.flatMap((document) => {
        const chosenFile = documents.fields[document].value.value
        return chosenFile === null ? [] : [[document, chosenFile]]
      }),
    ),
  )
  /** The current values of the form as a signal. */
  const entered = computed((): ApplicationForm => {
    const { residentFront, residentBack, bank, ...texts } = entries.values.value
    return {
      ...opening,
      ...texts,
      resident: residentNumber(residentFront, residentBack),
      bank: bankOf(bank),
      taxpayerType: taxpayerType.value,
      documents: chosen.value,
      checks: states(),
    }
  })

  /** The names of draft entries that were not restored. [D2-152] */
  const leftOut = signal<readonly UnrestorableField[]>([])
  let isListKnown = false
  /** Deselects the bank if it is not in the list. [A-091] [D2-152] */
  const dropUnknownBank = () => {
    const code = fields.bank.value.peek()
    if (!isListKnown || code === '' || bankOf(code) !== null) return
    fields.bank.value.value = ''
    leftOut.value = [...leftOut.peek(), 'bank']
  }
  const knowBanks = (list: readonly Bank[]) => {
    banks.value = list
    isListKnown = true
    dropUnknownBank()
  }
  /** Counts how often entries were set by the page. */
  const putIn = signal(0)
  const picked = computed(() => [fields.bank.value.value, fields.settlementMonth.value.value, banks.value])
  /**
   * Changes with every entry that is not typed: a choice, a check, a file, the required documents, values that the page
   * sets.
   */
  const settled = computed(() => [
    picked.value,
    states(),
    checking.tried.value,
    asked.value,
    either.value,
    chosen.value,
    putIn.value,
  ])
  /** Sets the entries of a draft or of an emptied form. This resets all checks. */
  const put = ({ form, leftOut: without }: RestoredApplication) => {
    const { bank } = form
    leftOut.value = without
    if (bank !== null && !isListKnown) banks.value = [bank]
    withdrawAll()
    entries.put(entriesOf(form))
    dropUnknownBank()
    putIn.value += 1
  }
  const empty = () => {
    put({ form: opening, leftOut: [] })
    fullWidth.value.value = false
    removed.value = []
    preferred.value = null
    documents.empty()
    for (const check of CHECK_NAMES) checks[check].refuse(null)
  }

  /**
   * Shows the upload field of another alternative document, and moves the chosen file to it. Returns false if the
   * documents are locked.
   */
  const preferDocument = (document: DocumentKey): boolean => {
    const { shown } = either.peek()
    if (shown === null || documents.fields[shown].locked.peek()) return false
    const file = documents.fields[shown].value.peek()
    batch(() => {
      for (const { refuse } of [documents.fields[shown], documents.fields[document]]) refuse(null)
      documents.fields[document].enter(file)
      documents.fields[shown].enter(null)
      removed.value = putRowBack(removed.peek(), document)
      preferred.value = document
    })
    return true
  }

  /** Returns the note "checked" for an entry that can still be changed after its check. [D2-142] */
  const markOf = (check: 'realName' | 'account') =>
    computed(() => (checks[check].value.value === 'passed' ? APPLICATION[`form.checkedBy.${check}`] : null))

  const targets: { readonly [field in RefusedField]: Target } = {
    ...fields,
    ...known,
    name: known.birth,
    ...withPrefix('check.', checks),
    ...withPrefix('doc.', documents.fields),
  }
  /**
   * Returns the message of a refusal. If the opening day was cleared because it is not allowed, returns the message
   * below its field, which says more than that the day is missing.
   */
  const wordsOf = ({ code, documents: wanted }: Pick<SubmitRefusal, 'code' | 'documents'>): string =>
    (code === 'openingDateMissing' ? fields.openingDate.problem.peek() : null) ??
    fill<string>(isSaidInEnglish(code, settings) ? ENGLISH_REFUSALS[code] : SUBMIT_REFUSALS[code], {
      ...PROGRAMME_WORDS,
      document: anyOf(wanted ?? []),
    })

  return {
    opening,
    settings,
    lock,
    ...checking,
    fields,
    known,
    documents: documents.fields,
    marks: { realName: markOf('realName'), account: markOf('account') },
    fullWidth,
    taxpayerType,
    asked,
    either,
    preferDocument,
    rows,
    removed,
    banks,
    knowBanks,
    entered,
    settled,
    /** The message in the bar about the last attempt. It stays when the list of banks arrives. [D2-147] */
    refusal: makeBarMessage(
      computed(() => [entries.values.value, taxpayerType.value, chosen.value, states(), putIn.value]),
    ),
    /** Returns the current values of the form. */
    snapshot: (): ApplicationForm => entered.peek(),
    chosenFiles: () => chosen.peek(),
    /** True if documents are chosen. They are lost with the form. [D2-89] [D3-102] */
    hasFiles: computed(() => Object.keys(chosen.value).length > 0),
    put,
    /**
     * The parts of this form that the draft uses: whether its fields are locked, the fields that could not be restored,
     * and a function that clears the form.
     */
    draft: { locked: checking.inUse, leftOut, empty },
    wordsOf,
    /**
     * Returns the target of a rejection, with its id and its message. Alternative documents have one target: the
     * upload field that is shown.
     */
    target: (field: RefusedField): Target => {
      const { shown, hidden } = either.peek()
      const isHidden = shown !== null && hidden.some((document) => field === `doc.${document}`)
      return isHidden ? documents.fields[shown] : targets[field]
    },
    /** Runs a check of complete entries: removes the message of an earlier check, and announces the start. */
    runCheck: <E, A>(check: CheckName, task: Signal<Task<E, A>>, question: Effect.Effect<A, E>) => {
      if (check === 'realName') askedNumbers = [...askedNumbers, entered.peek().resident]
      checks[check].refuse(null)
      for (const field of CHECKED_ENTRIES[check].about) fields[field].refuse(null)
      announce(APPLICATION['form.checkBegins'])
      return run(check, task, question)
    },
    /**
     * True if the real-name check must start automatically with the current entries. An effect calls this, so it reads
     * no other entry. [D2-154]
     */
    isRealNameCheckDue: (): boolean => {
      const resident = residentNumber(fields.residentFront.value.value, fields.residentBack.value.value)
      const { name, birth } = opening
      const realName = checks.realName.value.value
      return isRealNameCheckDue({ name, birth, resident, checks: { realName } }, askedNumbers)
    },
    forgetResident: (): void => {
      fields.residentFront.value.value = ''
      fields.residentBack.value.value = ''
      askedNumbers = []
      checking.withdraw('realName')
    },
  } as const
}
export type ApplicationFields = ReturnType<typeof makeApplicationForm>
