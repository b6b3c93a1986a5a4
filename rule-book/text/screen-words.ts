import type { ListedEntry } from '#book/articles.rules'
import { SERVER_REFUSAL_TEXTS as SERVER_REFUSALS, SERVER_TEXT as SERVER } from '#book/entries/server-text'
import type { MachineEntry, RuleEntry, RuleEntryRow } from '#book/rule-entry'
import { APPLICATION_STATUS_ROWS, type ApplicationStatus } from '#domain/application-status/application-status.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { fill } from '../../src-ui/text/fill.ts'
import { ADMIN_LOGIN_TEXTS } from '../../src-ui/text/ko/admin/admin.ts'
import { POPUP_FORM_REFUSAL_TEXTS } from '../../src-ui/text/ko/admin/notices.ts'
import { QUEUE_NOT_ADMITTED_SENTENCES } from '../../src-ui/text/ko/admission/admission.ts'
import { WAITING_WORDS } from '../../src-ui/text/ko/admission/waiting.ts'
import {
  ACCOUNT_TEXTS,
  APPLICATION_TEXTS,
  RECOVERED_SUBMISSION_SENTENCES,
} from '../../src-ui/text/ko/application/application.ts'
import { EDIT_TEXTS } from '../../src-ui/text/ko/application/edit.ts'
import {
  DOCUMENT_REFUSAL_TEXTS,
  BUSINESS_LOOKUP_REFUSAL_TEXTS,
  OPENING_DATE_REFUSAL_TEXTS,
  SESSION_MISSING_REASON,
  SUBMIT_REFUSAL_TEXTS,
} from '../../src-ui/text/ko/application/refusals.ts'
import { RESULT_STATES } from '../../src-ui/text/ko/application/result-states.ts'
import {
  WRONG_ACCOUNT_ADVICE_WORDS,
  WRONG_ACCOUNT_QUESTIONS,
  RESULT_TEXTS,
} from '../../src-ui/text/ko/application/result.ts'
import { BUSINESS_TEXTS } from '../../src-ui/text/ko/business/business.ts'
import { CONSENT_TEXTS } from '../../src-ui/text/ko/consent/consent.ts'
import { ELIGIBILITY_TEXTS } from '../../src-ui/text/ko/eligibility/eligibility.ts'
import { CALL_IN_TIME_TEXTS } from '../../src-ui/text/ko/help-desk/help-desk.ts'
import { IDENTITY_TEXTS } from '../../src-ui/text/ko/identity/identity.ts'
import { MAINTENANCE_WORDS } from '../../src-ui/text/ko/notice/maintenance.ts'
import {
  OPINION_CLOSED_NOTES,
  OPINION_CLOSED_PLACEHOLDERS,
  OPINION_TEXTS,
} from '../../src-ui/text/ko/opinion/opinion.ts'
import {
  GUARD_REASONS,
  GUARD_SENTENCES,
  GUARD_HELP_SENTENCES,
  NOT_CERTIFIED_REASON,
} from '../../src-ui/text/ko/pages/guard.ts'
import {
  BASE_SUPPLEMENT_REFUSAL_TEXTS,
  PROOF_DETAIL_TEXTS,
  STAGING_REFUSAL_TEXTS,
  SUPPLEMENT_REFUSAL_WORDS,
  SUPPLEMENT_REFUSALS,
} from '../../src-ui/text/ko/proof/detail.ts'
import { NEW_PROOF_TEXTS, PROOF_CANCELLATION_REFUSAL_TEXTS } from '../../src-ui/text/ko/proof/proof.ts'
import {
  NOT_ENOUGH_FILES_TEXTS,
  REGISTRATION_ENTRY_REFUSAL_TEXTS,
  REGISTRATION_NOT_ALLOWED_SENTENCES,
  REGISTRATION_TEXTS,
} from '../../src-ui/text/ko/proof/registration.ts'
import { SESSION_TEXT } from '../../src-ui/text/ko/session/session.ts'
import { EVIDENCE_REFUSAL_TEXTS, UPLOAD_TEXTS } from '../../src-ui/text/ko/upload/upload.ts'

/** A message of a screen or of the server. `occasion` says when it is shown; it is empty for "at any other time". */
export type ScreenMessage = { readonly text: string; readonly occasion: string }

const when = (occasion: string, text: string): ScreenMessage => ({ occasion, text })
const fromServer = (text: string): ScreenMessage => when('서버', text)

type MessageSource = string | ScreenMessage | readonly (string | ScreenMessage)[]

/** The name of a verdict: its text, or the refusal that it contains. */
type VerdictName<Verdict> = Verdict extends string
  ? Verdict
  : Verdict extends null
    ? 'null'
    : Verdict extends { readonly refusal: infer Refusal extends string }
      ? Refusal
      : never

/**
 * The messages about the verdicts or refusals of one entry: null for a verdict that is only displayed, or on which a page
 * acts silently. `ok` is silent unless it is listed. If rows with the same verdict have different messages, the key is the
 * id of the row.
 */
type EntryMessages<Name extends string, Prefix extends string> = {
  readonly [name in Exclude<Name, 'ok'>]: MessageSource | null
} & { readonly ok?: MessageSource } & { readonly [row in `${Prefix}-${number}`]?: MessageSource }

/** The messages of every rule and machine of the book, by its prefix. A verdict that is missing does not compile. */
type BookMessages = {
  readonly [
    Entry in ListedEntry as Entry extends { readonly prefix: infer Prefix extends string } ? Prefix : never
  ]: Entry extends RuleEntry<infer Verdict, infer Prefix>
    ? EntryMessages<VerdictName<Verdict>, Prefix>
    : Entry extends MachineEntry<infer Reason, infer Prefix>
      ? EntryMessages<Reason | 'status', Prefix>
      : never
}

/** The sentence about the next step in each detailed status. */
const NEXT_STEPS = Object.fromEntries(
  Object.entries(RESULT_STATES).map(([state, { next }]) => [state, next]),
) as Readonly<Record<keyof typeof RESULT_STATES, string>>

export const MESSAGES: BookMessages = {
  SC: {
    incomplete: ELIGIBILITY_TEXTS['self.incomplete'],
    notTarget: [
      ELIGIBILITY_TEXTS['self.notTarget'],
      when('다섯째만 ‘아니요’이면 함께', ELIGIBILITY_TEXTS['self.readFirst']),
    ],
  },
  BZ: { closed: BUSINESS_TEXTS['brno.closed'], unregistered: BUSINESS_TEXTS['brno.notRegistered'] },
  RA: {
    samePerson: [
      when('동의 화면', CONSENT_TEXTS['consent.alreadyApplied']),
      fromServer(SERVER['server.createDuplicate']),
    ],
    sameNumber: fromServer(SERVER['server.createDuplicate']),
    none: null,
  },
  AC: { none: BUSINESS_TEXTS['brno.noApplication'], refused: SERVER['server.lookupRefused'], found: null },
  PT: { rapid: null, confirmed: null },
  NK: {
    neither: [when('화면', BUSINESS_TEXTS['brno.invalid']), fromServer(BUSINESS_TEXTS['brno.badFormat'])],
    individual: null,
    corporate: null,
  },
  GD: {
    ...GUARD_SENTENCES,
    personMissing: [GUARD_SENTENCES.personMissing, GUARD_REASONS.personMissing.title, NOT_CERTIFIED_REASON.title],
    numberMissing: [GUARD_SENTENCES.numberMissing, GUARD_REASONS.numberMissing.title],
    notCertified: [GUARD_SENTENCES.notCertified, GUARD_REASONS.notCertified.title],
    nowhere: [GUARD_SENTENCES.invalidAccess, GUARD_HELP_SENTENCES['guard.noSuchPage']],
    null: null,
    on: null,
  },
  CD: { warn: SESSION_TEXT['timer.warning'], expire: SESSION_TEXT['timer.expired'], lastCheck: null, none: null },
  RT: { '/aply-result': null, '/onslf-check-result': null },
  CC: { incomplete: fromServer(SERVER['server.consentsMissing']), declined: null, complete: null },
  BL: BUSINESS_LOOKUP_REFUSAL_TEXTS,
  OD: OPENING_DATE_REFUSAL_TEXTS,
  BA: {
    valid: APPLICATION_TEXTS['biz.done'],
    invalid: [when('신청서', APPLICATION_TEXTS['biz.invalid']), when('수정', EDIT_TEXTS['bizEdit.invalid'])],
    outage: [when('신청서', APPLICATION_TEXTS['biz.outage']), when('수정', EDIT_TEXTS['bizEdit.outage'])],
  },
  CO: {
    passed: APPLICATION_TEXTS['realname.done'],
    'CO-3': APPLICATION_TEXTS['biz.done'],
    askTwice: [APPLICATION_TEXTS['realname.mismatch1'], APPLICATION_TEXTS['realname.mismatch2']],
    askOnce: APPLICATION_TEXTS['biz.invalid'],
    waived: APPLICATION_TEXTS['biz.outage'],
  },
  NM: {
    same: ACCOUNT_TEXTS['account.done'],
    different: [ACCOUNT_TEXTS['account.notFound'], ACCOUNT_TEXTS['account.fullWidthHint']],
  },
  RD: {},
  FD: DOCUMENT_REFUSAL_TEXTS,
  SB: { ...SUBMIT_REFUSAL_TEXTS, sessionMissing: [SUBMIT_REFUSAL_TEXTS.sessionMissing, SESSION_MISSING_REASON.title] },
  CE: {
    otherKind: SERVER['server.kindsChanged'],
    otherName: SERVER['server.createInvalid'],
    otherBirth: SERVER['server.createInvalid'],
    otherResident: SERVER['server.createInvalid'],
    otherAccount: SERVER['server.accountMismatch'],
  },
  EN: {
    openingDate: SERVER['server.createInvalid'],
    companyName: SERVER['server.createInvalid'],
    settlementMonth: SERVER['server.createInvalid'],
    incomplete: SERVER['server.createInvalid'],
    unconfirmed: SERVER['server.createInvalid'],
    closed: SERVER['server.numberClosed'],
    unregistered: SERVER['server.numberUnregistered'],
    kept: SERVER['server.numberKept'],
  },
  LG: { notCertified: IDENTITY_TEXTS['cert.processError'], otherPerson: IDENTITY_TEXTS['cert.otherPerson'] },
  TA: {
    'TA-1': APPLICATION_TEXTS['apply.done'],
    'TA-2': [EDIT_TEXTS['edit.notAllowed'], fromServer(SERVER['server.updateNotAllowed'])],
    'TA-3': [EDIT_TEXTS['edit.notAllowed'], fromServer(SERVER['server.updateNotAllowed'])],
    proof: [RESULT_TEXTS['cancel.byProof'], fromServer(SERVER['server.cancelNotAllowed'])],
    'TA-13': SERVER['officer.notAllowed'],
    'TA-16': SERVER['officer.notAllowed'],
    'TA-17': SERVER['officer.notAllowed'],
    'TA-6': RESULT_TEXTS['reapply.confirm'],
    status: [
      when('화면의 수정', EDIT_TEXTS['edit.notAllowed']),
      when('누를 수 없는 취소', RESULT_TEXTS['cancel.notNow']),
      when('지난 화면의 취소', RESULT_TEXTS['cancel.alreadyProcessed']),
      when('서버: 수정', SERVER['server.updateNotAllowed']),
      when('서버: 취소', SERVER['server.cancelNotAllowed']),
      when('서버: 다시 신청', SERVER['server.reapplyNotAllowed']),
      when('서버: 두 번째 제출', SERVER['server.createDuplicate']),
    ],
  },
  RC: {
    US01: RESULT_TEXTS['reason.US01'],
    US02: RESULT_TEXTS['reason.US02'],
    other: RESULT_TEXTS['reason.other'],
    noDescription: [RESULT_TEXTS['reason.unknown'], RESULT_TEXTS['reason.noDescription']],
  },
  NX: {
    ...NEXT_STEPS,
    byStatus: null,
  },
  NP: NEW_PROOF_TEXTS,
  RE: REGISTRATION_NOT_ALLOWED_SENTENCES,
  DS: { noFile: REGISTRATION_TEXTS['direct.needBase'], emptyFile: REGISTRATION_TEXTS['direct.zeroAtStep1'] },
  RG: REGISTRATION_ENTRY_REFUSAL_TEXTS,
  YR: {
    needPeriod: [when('등록', REGISTRATION_ENTRY_REFUSAL_TEXTS.periodMissing), when('보완', SERVER['supp.needPeriod'])],
  },
  TL: {
    none: [
      when('보완', SERVER['supp.amountPositive']),
      when('보완', SERVER['supp.countPositive']),
      when('등록', REGISTRATION_ENTRY_REFUSAL_TEXTS.amountMissing),
      when('등록', REGISTRATION_ENTRY_REFUSAL_TEXTS.casesMissing),
    ],
    notWhole: [
      when('보완', SERVER['server.proofInvalid']),
      when('등록', REGISTRATION_ENTRY_REFUSAL_TEXTS.amountMissing),
      when('등록', REGISTRATION_ENTRY_REFUSAL_TEXTS.casesMissing),
    ],
    tooLarge: [when('건수', REGISTRATION_TEXTS['reg.tooManyCases']), when('금액', SERVER['server.proofInvalid'])],
    otherUnit: SERVER['server.proofInvalid'],
  },
  FE: {
    ...EVIDENCE_REFUSAL_TEXTS,
    shrink: EVIDENCE_REFUSAL_TEXTS.cannotShrink,
    asIs: null,
  },
  VF: {
    ...NOT_ENOUGH_FILES_TEXTS,
    ok: [UPLOAD_TEXTS['file.zeroBody'], REGISTRATION_TEXTS['reg.doneSkipped']],
  },
  CR: REGISTRATION_ENTRY_REFUSAL_TEXTS,
  PC: PROOF_CANCELLATION_REFUSAL_TEXTS,
  TM: {
    applicationClosed: [
      SUPPLEMENT_REFUSALS.cancelled.text,
      SUPPLEMENT_REFUSALS.rejected.text,
      SUPPLEMENT_REFUSALS.paid.text,
    ],
    status: [
      when('취소', PROOF_CANCELLATION_REFUSAL_TEXTS.notOpen),
      when('보완', SUPPLEMENT_REFUSALS.notRequested.text),
      when('담당자', SERVER['officer.notAllowed']),
    ],
    itemsOpen: null,
    type: null,
    noDocument: null,
  },
  TI: { status: SERVER['server.itemNotOpen'] },
  SP: SERVER_REFUSALS.supplement,
  SU: SUPPLEMENT_REFUSAL_WORDS,
  ST: STAGING_REFUSAL_TEXTS,
  RF: { none: SERVER['supp.noFileLeft'], noBase: SERVER['supp.noBaseLeft'] },
  BS: {
    ...BASE_SUPPLEMENT_REFUSAL_TEXTS,
    tooMany: SERVER_REFUSALS.fileCounts.tooManyBase,
    notDirect: SERVER_REFUSALS.fileCounts.baseNotWanted,
  },
  SE: { itemsOpen: PROOF_DETAIL_TEXTS['add.notFinished'], proofNotOpen: null, notWritten: null, ended: null },
  PD: { transferError: null, own: null },
  SH: { ceiling: RESULT_TEXTS['less.ceiling'], unrecognized: RESULT_TEXTS['less.unrecognized'], none: null },
  AW: {
    ...WRONG_ACCOUNT_ADVICE_WORDS,
    paid: [WRONG_ACCOUNT_QUESTIONS.paid ?? '', WRONG_ACCOUNT_ADVICE_WORDS.paid],
    edit: null,
  },
  OP: {
    readOnly: OPINION_CLOSED_NOTES.readOnly,
    closed: OPINION_CLOSED_NOTES.closed,
    limitAwaiting: [OPINION_CLOSED_NOTES.limitAwaiting, OPINION_CLOSED_PLACEHOLDERS.limitAwaiting],
    limit: [OPINION_CLOSED_NOTES.limit, OPINION_CLOSED_PLACEHOLDERS.limit],
    awaiting: OPINION_CLOSED_NOTES.awaiting,
  },
  OC: {
    ...SERVER_REFUSALS.opinionEntries,
    tooManyFiles: fromServer(SERVER_REFUSALS.opinionEntries.tooManyFiles),
    fileTooLarge: fromServer(SERVER_REFUSALS.opinionEntries.fileTooLarge),
  },
  TO: { status: SERVER['officer.notAllowed'] },
  MA: { closed: MAINTENANCE_WORDS['cs.heading'], open: null },
  PV: { show: null, hide: null },
  DK: SERVER_REFUSALS.officerOrder,
  GC: { agree: null, agreeRequired: null, disagree: null, none: null },
  TP: { standard: null, simplified: null, exempt: null, unknown: null },
  ET: { corporate: null, individual: null, unknown: null },
  AD: {
    tokenInvalid: ADMIN_LOGIN_TEXTS['admin.invalidToken'],
    notAdministrator: ADMIN_LOGIN_TEXTS['admin.noPermission'],
  },
  SA: {
    same: [REGISTRATION_TEXTS['reg.alreadyRegistered'], RECOVERED_SUBMISSION_SENTENCES.received],
    other: [
      RECOVERED_SUBMISSION_SENTENCES.otherReceived,
      REGISTRATION_TEXTS['parcel.arrived'],
      PROOF_DETAIL_TEXTS['supp.arrived'],
      PROOF_DETAIL_TEXTS['add.arrived'],
      OPINION_TEXTS['op.arrived'],
    ],
    absent: [
      RECOVERED_SUBMISSION_SENTENCES.notReceived,
      REGISTRATION_TEXTS['reg.notArrived'],
      PROOF_DETAIL_TEXTS['add.notArrived'],
    ],
  },
  LA: { fail: null, resave: null, search: null },
  FM: { emptyFile: null, failed: null, refused: null, timedOut: null },
  SO: {
    received: APPLICATION_TEXTS['apply.done'],
    otherStored: APPLICATION_TEXTS['apply.otherStored'],
    duplicate: SERVER['server.createDuplicate'],
    unknown: APPLICATION_TEXTS['apply.receiptUnknown'],
    notSent: APPLICATION_TEXTS['apply.notSent'],
    failed: null,
  },
  RV: { ...RECOVERED_SUBMISSION_SENTENCES, none: null },
  AL: { empty: null, ended: null, endedEmpty: null, notCertified: null, retry: null, show: null },
  DT: { none: APPLICATION_TEXTS['delivery.none'], notAsked: null, found: null },
  ED: { changed: EDIT_TEXTS['edit.changed'], stored: EDIT_TEXTS['edit.done'], send: EDIT_TEXTS['edit.done'] },
  CX: { ask: RESULT_TEXTS['cancel.alreadyProcessed'], send: null },
  SV: { alreadySaved: null, infoMissing: null, mydataMissing: null, received: null, save: null },
  BN: { clearApplication: null, clearPerson: null, keep: null },
  DN: { ask: null, continue: null },
  CT: { certifies: null, continues: null },
  LN: { otherPerson: IDENTITY_TEXTS['cert.otherPerson'], broken: IDENTITY_TEXTS['cert.processError'] },
  RM: { expire: SESSION_TEXT['timer.expired'], restart: null, continue: null },
  CA: { alongside: null, first: null, none: null },
  PO: { none: null, read: null, request: null },
  EX: { extend: null, over: null, refused: null },
  GW: { byRow: null, neverCertified: null, unkept: null },
  PS: { absent: null, other: null, same: null },
  SR: { done: null, failed: null, other: null, partly: null, refused: null },
  OA: { unread: OPINION_TEXTS['op.unread'], new: null, old: null },
  MW: { first: null, earliest: null, default: null },
  MN: { announce: null, silent: null },
  NR: { keep: null, request: null },
  NC: { ask: null, save: null },
  PF: POPUP_FORM_REFUSAL_TEXTS,
  WH: { application: null, result: null },
  IR: { cancelled: null, certified: null, failed: null, windowCancelled: null },
  EE: { extended: null, failed: null, over: null, refused: null },
  AF: { failed: null, forbidden: null, login: null },
  CB: { before: CALL_IN_TIME_TEXTS['call.by'], late: CALL_IN_TIME_TEXTS['call.late'], any: null },
  DF: { obsolete: null, sendable: null },
  QE: {
    blocked: QUEUE_NOT_ADMITTED_SENTENCES['queue.block'],
    requestNewTicket: [WAITING_WORDS['waiting.address'], WAITING_WORDS['waiting.addressGuide']],
    addressBlocked: QUEUE_NOT_ADMITTED_SENTENCES['queue.ipBlock'],
    error: QUEUE_NOT_ADMITTED_SENTENCES['queue.error'],
    start: null,
    startWithoutSlot: null,
    wait: null,
  },
  QC: { done: null, error: null },
  IK: { reused: SERVER['server.keyReused'], run: null, repeat: null },
  CU: { notConfirmed: null },
  OW: { foreign: GUARD_SENTENCES.expired, own: null },
  PA: {
    bankUnknown: SERVER['server.accountMismatch'],
    depositorTooLong: SERVER['server.accountMismatch'],
    accountUnknown: SERVER['server.accountMismatch'],
    otherHolder: SERVER['server.accountMismatch'],
  },
  FN: SERVER_REFUSALS.fileCounts,
  SF: {
    notFound: SERVER['server.proofFileNotFound'],
    used: [when('증빙', SERVER['server.proofFileUsed']), when('의견', SERVER['server.opinionFileUsed'])],
  },
  UA: SERVER_REFUSALS.uploadUrl,
  UP: { otherUrl: null, expired: null, used: null, otherType: null, tooLarge: null },
  FS: {
    empty: [
      fromServer(UPLOAD_TEXTS['file.zeroServer']),
      when('화면: 보완에서 다시 올릴 때', REGISTRATION_TEXTS['direct.zeroAtStep1']),
    ],
    otherKind: SERVER['server.proofFileRefused'],
  },
  SK: { differ: SERVER['server.consentsDiffer'], same: null },
}

const MESSAGES_BY_PREFIX: Readonly<Record<string, Readonly<Record<string, MessageSource | null | undefined>>>> =
  MESSAGES

/**
 * The values of the placeholders in messages. A value that differs from person to person is not listed; it is shown as
 * `○`.
 */
const KNOWN: Readonly<Record<string, string | number>> = {
  phone: DEFAULT_SETTINGS.callCentre.application,
  proofPhone: DEFAULT_SETTINGS.callCentre.proof.join(', '),
}
export const fillKnownPlaceholders = (text: string): string =>
  fill<string>(text, KNOWN)
    .replaceAll(/\{\w+\}|(?<=\()(?=\))/g, '○')
    .replaceAll(/\s+/g, ' ')

const messagesOf = (words: MessageSource): readonly ScreenMessage[] =>
  [words].flat().map((message) => {
    const { text, occasion } = typeof message === 'string' ? when('', message) : message
    return { text: fillKnownPlaceholders(text), occasion }
  })

/** 화면의 말: returns the messages that a screen or the server shows if this row is the deciding one. */
export const screenWordsOf = (
  prefix: string,
  { id, code }: Pick<RuleEntryRow, 'id' | 'code'>,
): readonly ScreenMessage[] => {
  const messages = MESSAGES_BY_PREFIX[prefix]
  const verdict = typeof code === 'object' && code !== null && 'refusal' in code ? code.refusal : code
  return messagesOf(messages?.[id] ?? messages?.[String(verdict)] ?? [])
}

const NAMED = new Map(
  Object.entries(APPLICATION_STATUS_ROWS).map(([status, { ko }]) => [ko as string, status as ApplicationStatus]),
)

/** Returns the messages that the result page shows for a status. */
export const statusWordsOf = (name: string): readonly ScreenMessage[] =>
  messagesOf(RESULT_STATES[NAMED.get(name) ?? 'unknown'].headline)
