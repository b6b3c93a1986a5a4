import type { AccountNumber } from '../../account/account.ts'
import {
  type ApplicationStatusOrText,
  applicationStatusName,
} from '../../application-status/application-status.table.ts'
import type { BusinessNumber } from '../../business/business-number.ts'
import type { CorporateNumber } from '../../business/corporate-number.ts'
import { type DecisionTable, type Decision, decisionFrom } from '../../kernel/decide.ts'
import { parsedOrTextAsString } from '../../kernel/parsed-or-text.ts'
import { decideSameSubmission, type SameSubmissionVerdict } from '../../sending/same-submission.ts'
import { parseKstDate } from '../../time/calendar.ts'
import type { Application } from '../application.ts'
import { applicationStateAfter } from '../transitions.ts'

export type AccountEdit = {
  readonly bankName: string
  readonly accountNumber: AccountNumber
  readonly depositor: string
}

/**
 * The entries that /result-modify-bizinfo changes. Only corporations change corporate number and settlement month.
 * [A-216]
 */
type BusinessEdit = {
  /** Null if the business number is incomplete. */
  readonly businessNumber: BusinessNumber | null
  readonly companyName: string
  readonly openingDate: string
  readonly corporateNumber?: CorporateNumber
  readonly settlementMonth?: string
}

export type ApplicationEdit =
  | { readonly kind: 'account'; readonly entries: AccountEdit }
  | { readonly kind: 'business'; readonly entries: BusinessEdit }

export type EditableEntry = keyof AccountEdit | keyof BusinessEdit

/** For each entry, the edit with which the agency stores it. */
export const EDIT_OF_ENTRY = {
  bankName: 'account',
  accountNumber: 'account',
  depositor: 'account',
  businessNumber: 'business',
  companyName: 'business',
  openingDate: 'business',
  corporateNumber: 'business',
  settlementMonth: 'business',
} as const satisfies Readonly<Record<EditableEntry, ApplicationEdit['kind']>>

/** The edit that the agency records with the status: of the account before or after the review began, or of the business. */
export type RecordedEdit = 'accountBeforeReview' | 'account' | 'business'

type RecordedStatusChange = { readonly status: ApplicationStatusOrText; readonly recordedEdit: RecordedEdit }

/** The application after an edit. Everything that was not edited keeps its loaded value. */
export type EditedApplication = Application & RecordedStatusChange

/**
 * Returns the status after an edit. Throws if the transition table has no row for the edit, because that is a defect of
 * the table.
 */
const statusAfter = (
  action: 'edit-account' | 'edit-business',
  from: ApplicationStatusOrText,
): ApplicationStatusOrText => {
  const after = applicationStateAfter({ who: 'applicant', action, from })
  if (after === null || after === 'registered')
    throw new Error(`no transition of ${action} from ${applicationStatusName(from)} leads to a status`)
  return after
}

/**
 * Returns the status after an account edit, and how it is recorded. An application in status `applied` keeps this status; in any other
 * status it waits for the account check. [A-213] [A-214] [D2-38]
 */
export const recordedChangeOfAccountEdit = (status: ApplicationStatusOrText): RecordedStatusChange => ({
  status: statusAfter('edit-account', status),
  recordedEdit: status === 'applied' ? 'accountBeforeReview' : 'account',
})

/** The status after a business edit: the edit fulfils the supplement request. */
export const RECORDED_CHANGE_OF_BUSINESS_EDIT: RecordedStatusChange = {
  status: statusAfter('edit-business', 'supplementRequest'),
  recordedEdit: 'business',
}

const accountAfter = (edit: AccountEdit): Pick<Application, keyof AccountEdit> => ({
  bankName: edit.bankName,
  accountNumber: edit.accountNumber,
  depositor: edit.depositor.trim(),
})

const businessAfter = (application: Application, edit: BusinessEdit): Pick<Application, keyof BusinessEdit> => ({
  businessNumber: edit.businessNumber,
  companyName: edit.companyName.trim(),
  openingDate: parseKstDate(edit.openingDate),
  corporateNumber: edit.corporateNumber ?? application.corporateNumber,
  settlementMonth: edit.settlementMonth ?? application.settlementMonth,
})

export const applyEdit = (application: Application, edit: ApplicationEdit): EditedApplication =>
  edit.kind === 'account'
    ? { ...application, ...recordedChangeOfAccountEdit(application.status), ...accountAfter(edit.entries) }
    : { ...application, ...RECORDED_CHANGE_OF_BUSINESS_EDIT, ...businessAfter(application, edit.entries) }

type ComparedEntry = 'number' | EditableEntry

const SHOWN = ['number', ...Object.keys(EDIT_OF_ENTRY)] as readonly ComparedEntry[]

const showsSame = (a: Application, b: Application): boolean =>
  SHOWN.every((field) => parsedOrTextAsString(a[field]) === parsedOrTextAsString(b[field]))

const shownEntries = (application: Application) => ({
  status: applicationStatusName(application.status),
  ...Object.fromEntries(SHOWN.map((field) => [field, parsedOrTextAsString(application[field])])),
})

/**
 * Decides whether the current application has the values of this edit. The verdict is `absent` if the application is
 * unchanged since it was loaded. [A-267] [D3-139]
 */
export const decideSameEdit = (
  loadedApplication: Application,
  now: Application,
  editedApplication: EditedApplication,
): Decision<SameSubmissionVerdict> =>
  decideSameSubmission(
    shownEntries(editedApplication),
    hasVersionChanged(loadedApplication, now) || !showsSame(loadedApplication, now) ? shownEntries(now) : null,
  )

/**
 * The facts that decide whether an edit is sent. `found` is the result of comparing the agency's current application
 * with this edit.
 */
type EditSendingFacts = { readonly found: SameSubmissionVerdict }
type EditSendingVerdict = 'send' | 'stored' | 'changed'

/** 수정 보내기: decides whether the edit is sent, after the application was read again. */
export const decideEditSending = decisionFrom(
  (loadedApplication: Application, now: Application, editedApplication: EditedApplication): EditSendingFacts => ({
    found: decideSameEdit(loadedApplication, now, editedApplication).verdict,
  }),
  [
    { id: 'ED-1', when: { found: 'other' }, then: 'changed', ref: 'A-274' },
    { id: 'ED-2', when: { found: 'same' }, then: 'stored', ref: 'A-267' },
    { id: 'ED-3', when: {}, then: 'send', ref: 'A-222' },
  ] satisfies DecisionTable<EditSendingFacts, EditSendingVerdict>,
)

/** True if the edit changes no entry. Such an edit may be sent anyway. [D2-150] */
export const isEmptyEdit = (application: Application, edit: ApplicationEdit): boolean =>
  showsSame(application, applyEdit(application, edit))

export type ApplicationVersion = Pick<Application, 'status' | 'updatedAt'>

export const toVersionText = ({ status, updatedAt }: ApplicationVersion): string => JSON.stringify([status, updatedAt])

/** True if the application was changed elsewhere after it was loaded; the edit is then not sent. */
export const hasVersionChanged = (before: ApplicationVersion, now: ApplicationVersion): boolean =>
  toVersionText(before) !== toVersionText(now)
