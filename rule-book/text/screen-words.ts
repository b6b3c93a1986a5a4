import type { RuleEntryRow } from '#book/rule-entry'
import { APPLICATION_STATUS_ROWS, type ApplicationStatus } from '#domain/application-status/application-status.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { SERVER_REFUSAL_TEXTS as SERVER_REFUSALS, SERVER_TEXT as SERVER } from '../../fake-server/http/server-text.ts'
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

/**
 * The messages of the screens, by the verdict of a row. If rows with the same verdict have different messages, the key
 * is the id of the row.
 */
const BY_VERDICT: Readonly<Record<string, Readonly<Record<string, MessageSource>>>> = {
  SC: {
    incomplete: ELIGIBILITY_TEXTS['self.incomplete'],
    notTarget: [
      ELIGIBILITY_TEXTS['self.notTarget'],
      when('다섯째만 ‘아니요’이면 함께', ELIGIBILITY_TEXTS['self.readFirst']),
    ],
  },
  BZ: { closed: BUSINESS_TEXTS['brno.closed'], unregistered: BUSINESS_TEXTS['brno.notRegistered'] },
  NK: { neither: [when('화면', BUSINESS_TEXTS['brno.invalid']), fromServer(BUSINESS_TEXTS['brno.badFormat'])] },
  AC: { none: BUSINESS_TEXTS['brno.noApplication'], refused: SERVER['server.lookupRefused'] },
  BL: BUSINESS_LOOKUP_REFUSAL_TEXTS,
  BA: {
    valid: APPLICATION_TEXTS['biz.done'],
    invalid: [when('신청서', APPLICATION_TEXTS['biz.invalid']), when('수정', EDIT_TEXTS['bizEdit.invalid'])],
    outage: [when('신청서', APPLICATION_TEXTS['biz.outage']), when('수정', EDIT_TEXTS['bizEdit.outage'])],
  },
  OD: OPENING_DATE_REFUSAL_TEXTS,
  CE: {
    otherKind: SERVER['server.kindsChanged'],
    otherName: SERVER['server.createInvalid'],
    otherBirth: SERVER['server.createInvalid'],
    otherResident: SERVER['server.createInvalid'],
    otherAccount: SERVER['server.accountMismatch'],
  },
  PA: {
    bankUnknown: SERVER['server.accountMismatch'],
    depositorTooLong: SERVER['server.accountMismatch'],
    accountUnknown: SERVER['server.accountMismatch'],
    otherHolder: SERVER['server.accountMismatch'],
  },
  DT: { none: APPLICATION_TEXTS['delivery.none'] },
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
  CB: { before: CALL_IN_TIME_TEXTS['call.by'], late: CALL_IN_TIME_TEXTS['call.late'] },
  CX: { ask: RESULT_TEXTS['cancel.alreadyProcessed'] },
  ED: { changed: EDIT_TEXTS['edit.changed'], stored: EDIT_TEXTS['edit.done'], send: EDIT_TEXTS['edit.done'] },
  SF: {
    notFound: SERVER['server.proofFileNotFound'],
    used: [when('증빙', SERVER['server.proofFileUsed']), when('의견', SERVER['server.opinionFileUsed'])],
  },
  IK: { reused: SERVER['server.keyReused'] },
  UA: SERVER_REFUSALS.uploadUrl,
  OW: { foreign: GUARD_SENTENCES.expired },
  LG: { notCertified: IDENTITY_TEXTS['cert.processError'], otherPerson: IDENTITY_TEXTS['cert.otherPerson'] },
  LN: { otherPerson: IDENTITY_TEXTS['cert.otherPerson'], broken: IDENTITY_TEXTS['cert.processError'] },
  CC: { incomplete: fromServer(SERVER['server.consentsMissing']) },
  FN: SERVER_REFUSALS.fileCounts,
  OC: {
    ...SERVER_REFUSALS.opinionEntries,
    tooManyFiles: fromServer(SERVER_REFUSALS.opinionEntries.tooManyFiles),
    fileTooLarge: fromServer(SERVER_REFUSALS.opinionEntries.fileTooLarge),
  },
  OA: { unread: OPINION_TEXTS['op.unread'] },
  SK: { differ: SERVER['server.consentsDiffer'] },
  SB: { ...SUBMIT_REFUSAL_TEXTS, sessionMissing: [SUBMIT_REFUSAL_TEXTS.sessionMissing, SESSION_MISSING_REASON.title] },
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
  SO: {
    received: APPLICATION_TEXTS['apply.done'],
    otherStored: APPLICATION_TEXTS['apply.otherStored'],
    duplicate: SERVER['server.createDuplicate'],
    unknown: APPLICATION_TEXTS['apply.receiptUnknown'],
    notSent: APPLICATION_TEXTS['apply.notSent'],
  },
  RV: RECOVERED_SUBMISSION_SENTENCES,
  RA: {
    samePerson: [
      when('동의 화면', CONSENT_TEXTS['consent.alreadyApplied']),
      fromServer(SERVER['server.createDuplicate']),
    ],
    sameNumber: fromServer(SERVER['server.createDuplicate']),
  },
  CO: {
    passed: APPLICATION_TEXTS['realname.done'],
    'CO-3': APPLICATION_TEXTS['biz.done'],
    askTwice: [APPLICATION_TEXTS['realname.mismatch1'], APPLICATION_TEXTS['realname.mismatch2']],
    askOnce: APPLICATION_TEXTS['biz.invalid'],
    waived: APPLICATION_TEXTS['biz.outage'],
  },
  RC: {
    US01: RESULT_TEXTS['reason.US01'],
    US02: RESULT_TEXTS['reason.US02'],
    other: RESULT_TEXTS['reason.other'],
    noDescription: [RESULT_TEXTS['reason.unknown'], RESULT_TEXTS['reason.noDescription']],
  },
  NX: Object.fromEntries(Object.entries(RESULT_STATES).map(([state, { next }]) => [state, next])),
  SH: { ceiling: RESULT_TEXTS['less.ceiling'], unrecognized: RESULT_TEXTS['less.unrecognized'] },
  AW: { ...WRONG_ACCOUNT_ADVICE_WORDS, paid: [WRONG_ACCOUNT_QUESTIONS.paid ?? '', WRONG_ACCOUNT_ADVICE_WORDS.paid] },
  NM: {
    same: ACCOUNT_TEXTS['account.done'],
    different: [ACCOUNT_TEXTS['account.notFound'], ACCOUNT_TEXTS['account.fullWidthHint']],
  },
  NP: NEW_PROOF_TEXTS,
  RE: REGISTRATION_NOT_ALLOWED_SENTENCES,
  DS: { noFile: REGISTRATION_TEXTS['direct.needBase'], emptyFile: REGISTRATION_TEXTS['direct.zeroAtStep1'] },
  RG: REGISTRATION_ENTRY_REFUSAL_TEXTS,
  VF: {
    ...NOT_ENOUGH_FILES_TEXTS,
    ok: [UPLOAD_TEXTS['file.zeroBody'], REGISTRATION_TEXTS['reg.doneSkipped']],
  },
  CR: REGISTRATION_ENTRY_REFUSAL_TEXTS,
  PF: POPUP_FORM_REFUSAL_TEXTS,
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
  PC: PROOF_CANCELLATION_REFUSAL_TEXTS,
  SP: SERVER_REFUSALS.supplement,
  SU: SUPPLEMENT_REFUSAL_WORDS,
  RF: { none: SERVER['supp.noFileLeft'], noBase: SERVER['supp.noBaseLeft'] },
  ST: STAGING_REFUSAL_TEXTS,
  SE: { itemsOpen: PROOF_DETAIL_TEXTS['add.notFinished'] },
  BS: {
    ...BASE_SUPPLEMENT_REFUSAL_TEXTS,
    tooMany: SERVER_REFUSALS.fileCounts.tooManyBase,
    notDirect: SERVER_REFUSALS.fileCounts.baseNotWanted,
  },
  FD: DOCUMENT_REFUSAL_TEXTS,
  FE: {
    ...EVIDENCE_REFUSAL_TEXTS,
    shrink: EVIDENCE_REFUSAL_TEXTS.cannotShrink,
  },
  FS: {
    empty: [
      fromServer(UPLOAD_TEXTS['file.zeroServer']),
      when('화면: 보완에서 다시 올릴 때', REGISTRATION_TEXTS['direct.zeroAtStep1']),
    ],
    otherKind: SERVER['server.proofFileRefused'],
  },
  OP: {
    readOnly: OPINION_CLOSED_NOTES.readOnly,
    closed: OPINION_CLOSED_NOTES.closed,
    limitAwaiting: [OPINION_CLOSED_NOTES.limitAwaiting, OPINION_CLOSED_PLACEHOLDERS.limitAwaiting],
    limit: [OPINION_CLOSED_NOTES.limit, OPINION_CLOSED_PLACEHOLDERS.limit],
    awaiting: OPINION_CLOSED_NOTES.awaiting,
  },
  GD: {
    ...GUARD_SENTENCES,
    personMissing: [GUARD_SENTENCES.personMissing, GUARD_REASONS.personMissing.title, NOT_CERTIFIED_REASON.title],
    numberMissing: [GUARD_SENTENCES.numberMissing, GUARD_REASONS.numberMissing.title],
    notCertified: [GUARD_SENTENCES.notCertified, GUARD_REASONS.notCertified.title],
    nowhere: [GUARD_SENTENCES.invalidAccess, GUARD_HELP_SENTENCES['guard.noSuchPage']],
  },
  MA: { closed: MAINTENANCE_WORDS['cs.heading'] },
  AD: {
    tokenInvalid: ADMIN_LOGIN_TEXTS['admin.invalidToken'],
    notAdministrator: ADMIN_LOGIN_TEXTS['admin.noPermission'],
  },
  CD: { warn: SESSION_TEXT['timer.warning'], expire: SESSION_TEXT['timer.expired'] },
  RM: { expire: SESSION_TEXT['timer.expired'] },
  QE: {
    blocked: QUEUE_NOT_ADMITTED_SENTENCES['queue.block'],
    requestNewTicket: [WAITING_WORDS['waiting.address'], WAITING_WORDS['waiting.addressGuide']],
    addressBlocked: QUEUE_NOT_ADMITTED_SENTENCES['queue.ipBlock'],
    error: QUEUE_NOT_ADMITTED_SENTENCES['queue.error'],
  },
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
  },
  DK: SERVER_REFUSALS.officerOrder,
  TI: { status: SERVER['server.itemNotOpen'] },
  TO: { status: SERVER['officer.notAllowed'] },
}

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
  const words = BY_VERDICT[prefix]
  const verdict = typeof code === 'object' && code !== null && 'refusal' in code ? code.refusal : code
  return messagesOf(words?.[id] ?? words?.[String(verdict)] ?? [])
}

const NAMED = new Map(
  Object.entries(APPLICATION_STATUS_ROWS).map(([status, { ko }]) => [ko as string, status as ApplicationStatus]),
)

/** Returns the messages that the result page shows for a status. */
export const statusWordsOf = (name: string): readonly ScreenMessage[] =>
  messagesOf(RESULT_STATES[NAMED.get(name) ?? 'unknown'].headline)
