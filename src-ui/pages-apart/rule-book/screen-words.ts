import type { RuleRowEntry } from '#domain/rule-book/rule-entry'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { PROGRAMME_PLACEHOLDERS } from '#domain/programme/programme-placeholders'
import { APPLICATION_STATUS_ROWS } from '#domain/application-status/application-status.table'
import { SERVER_TEXT as SERVER } from '#server/http/server-text'
import { fill } from '../../text/fill.ts'
import { ADMIN } from '../../text/ko/admin.ts'
import { QUEUE_NOT_ADMITTED_SENTENCES } from '../../text/ko/admission.ts'
import { ACCOUNT, APPLICATION, RECOVERED_SUBMISSION_SENTENCES } from '../../text/ko/application.ts'
import {
  DOCUMENT_REFUSALS,
  BUSINESS_LOOKUP_REFUSALS,
  OPENING_DATE_REFUSALS,
  SESSION_MISSING_REASON,
  SUBMIT_REFUSALS,
} from '../../text/ko/application-refusals.ts'
import { BUSINESS } from '../../text/ko/business.ts'
import { CONSENT } from '../../text/ko/consent.ts'
import { EDIT } from '../../text/ko/edit.ts'
import { ELIGIBILITY } from '../../text/ko/eligibility.ts'
import { GUARD_REASONS, GUARD_SENTENCES, GUARD_HELP_SENTENCES, NOT_CERTIFIED_REASON } from '../../text/ko/guard.ts'
import { IDENTITY } from '../../text/ko/identity.ts'
import { MAINTENANCE_WORDS } from '../../text/ko/maintenance.ts'
import { OPINION_CLOSED_NOTES, OPINION_CLOSED_PLACEHOLDERS, OPINION } from '../../text/ko/opinion.ts'
import { PROOF } from '../../text/ko/proof.ts'
import {
  BASE_SUPPLEMENT_REFUSALS,
  DETAIL,
  STAGING_REFUSALS,
  SUPPLEMENT_REFUSAL_WORDS,
} from '../../text/ko/proof-detail.ts'
import {
  REGISTRATION_ENTRY_REFUSALS,
  REGISTRATION_NOT_ALLOWED_SENTENCES,
  REGISTRATION,
} from '../../text/ko/registration.ts'
import { WRONG_ACCOUNT_ADVICE_WORDS, RESULT, STATUS_SENTENCES } from '../../text/ko/result.ts'
import { SESSION_TEXT } from '../../text/ko/session.ts'
import { EVIDENCE_REFUSALS, UPLOAD } from '../../text/ko/upload.ts'

type Said = string | readonly string[]

/**
 * The messages of the screens, by the verdict of a row. If rows with the same verdict have different messages, the key
 * is the id of the row.
 */
const BY_VERDICT: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  SC: {
    incomplete: ELIGIBILITY['self.incomplete'],
    notTarget: [ELIGIBILITY['self.notTarget'], ELIGIBILITY['self.readFirst']],
  },
  BZ: { closed: BUSINESS['brno.closed'], unregistered: BUSINESS['brno.notRegistered'] },
  NK: { neither: [BUSINESS['brno.invalid'], BUSINESS['brno.badFormat']] },
  AC: { none: BUSINESS['brno.noApplication'], refused: SERVER['server.lookupRefused'] },
  BL: BUSINESS_LOOKUP_REFUSALS,
  BA: {
    valid: APPLICATION['biz.done'],
    invalid: [APPLICATION['biz.invalid'], EDIT['bizEdit.invalid']],
    outage: [APPLICATION['biz.outage'], EDIT['bizEdit.outage']],
  },
  OD: OPENING_DATE_REFUSALS,
  CE: {
    otherKind: SERVER['server.createInvalid'],
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
    paid: SERVER['server.numberPaid'],
  },
  CX: { ask: RESULT['cancel.alreadyProcessed'] },
  ED: { changed: EDIT['edit.changed'], stored: EDIT['edit.done'], send: EDIT['edit.done'] },
  SF: {
    notFound: SERVER['server.proofFileNotFound'],
    used: [SERVER['server.proofFileUsed'], SERVER['server.opinionFileUsed']],
  },
  OW: { foreign: GUARD_SENTENCES.expired },
  LG: { notCertified: IDENTITY['cert.processError'], otherPerson: IDENTITY['cert.otherPerson'] },
  CC: { incomplete: SERVER['server.consentsMissing'] },
  FN: {
    baseMissing: SERVER['entry.baseMissing'],
    tooManyBase: SERVER['server.tooManyBase'],
    baseNotWanted: SERVER['server.baseNotWanted'],
    performanceMissing: SERVER['entry.performanceMissing'],
    tooManyPerformance: SERVER['server.tooManyPerformance'],
  },
  OC: {
    empty: SERVER['op.empty'],
    tooLong: SERVER['op.tooLong'],
    tooManyFiles: SERVER['server.opinionFiles'],
    fileEmpty: UPLOAD['file.zeroServer'],
    fileTooLarge: SERVER['server.opinionFileTooLarge'],
  },
  SK: { differ: SERVER['server.consentsDiffer'] },
  SB: { ...SUBMIT_REFUSALS, sessionMissing: [SUBMIT_REFUSALS.sessionMissing, SESSION_MISSING_REASON.title] },
  SA: {
    same: [REGISTRATION['reg.alreadyRegistered'], RECOVERED_SUBMISSION_SENTENCES.received],
    other: [
      RECOVERED_SUBMISSION_SENTENCES.otherReceived,
      REGISTRATION['parcel.arrived'],
      DETAIL['supp.arrived'],
      DETAIL['add.arrived'],
      OPINION['op.arrived'],
    ],
    absent: [RECOVERED_SUBMISSION_SENTENCES.notReceived, REGISTRATION['reg.notArrived'], DETAIL['add.notArrived']],
  },
  RA: {
    samePerson: [CONSENT['consent.alreadyApplied'], SERVER['server.createDuplicate']],
    sameNumber: SERVER['server.createDuplicate'],
  },
  CO: {
    passed: APPLICATION['realname.done'],
    'CO-3': APPLICATION['biz.done'],
    askTwice: [APPLICATION['realname.mismatch1'], APPLICATION['realname.mismatch2']],
    askOnce: APPLICATION['biz.invalid'],
    waived: APPLICATION['biz.outage'],
  },
  RC: {
    US01: RESULT['reason.US01'],
    US02: RESULT['reason.US02'],
    other: RESULT['reason.other'],
    noDescription: [RESULT['reason.unknown'], RESULT['reason.noDescription']],
  },
  NX: STATUS_SENTENCES.next,
  AW: WRONG_ACCOUNT_ADVICE_WORDS,
  NM: { same: ACCOUNT['account.done'], different: [ACCOUNT['account.notFound'], ACCOUNT['account.fullWidthHint']] },
  NP: {
    ok: PROOF['newProof.ok'],
    notSelected: PROOF['newProof.notSelected'],
    paying: PROOF['newProof.paying'],
    paid: PROOF['newProof.paid'],
    rejected: PROOF['newProof.rejected'],
    cancelled: PROOF['newProof.cancelled'],
    parcelRunning: PROOF['newProof.parcelRunning'],
    limit: PROOF['newProof.limit'],
  },
  RE: REGISTRATION_NOT_ALLOWED_SENTENCES,
  DS: { noFile: REGISTRATION['direct.needBase'], emptyFile: REGISTRATION['direct.zeroAtStep1'] },
  RG: REGISTRATION_ENTRY_REFUSALS,
  VF: {
    noValidBase: REGISTRATION['reg.noValidBase'],
    noValidPerformance: REGISTRATION['reg.noValidPerformance'],
    enough: [UPLOAD['file.zeroBody'], REGISTRATION['reg.doneSkipped']],
  },
  CR: REGISTRATION_ENTRY_REFUSALS,
  YR: { needPeriod: [REGISTRATION_ENTRY_REFUSALS.periodMissing, SERVER['supp.needPeriod']] },
  TL: {
    none: [
      SERVER['supp.amountPositive'],
      SERVER['supp.countPositive'],
      REGISTRATION_ENTRY_REFUSALS.amountMissing,
      REGISTRATION_ENTRY_REFUSALS.casesMissing,
    ],
    notWhole: [
      SERVER['server.proofInvalid'],
      REGISTRATION_ENTRY_REFUSALS.amountMissing,
      REGISTRATION_ENTRY_REFUSALS.casesMissing,
    ],
    tooLarge: [REGISTRATION['reg.tooManyCases'], SERVER['server.proofInvalid']],
    otherUnit: SERVER['server.proofInvalid'],
  },
  PC: {
    applicationEnded: PROOF['proofCancellation.applicationEnded'],
    lookedUp: PROOF['proofCancellation.lookedUp'],
    notOpen: PROOF['proofCancellation.notOpen'],
  },
  SU: SUPPLEMENT_REFUSAL_WORDS,
  RF: { none: SERVER['supp.noFileLeft'] },
  ST: STAGING_REFUSALS,
  SE: { rowsOpen: DETAIL['add.notFinished'] },
  BS: { ...BASE_SUPPLEMENT_REFUSALS, tooMany: SERVER['server.tooManyBase'], notDirect: SERVER['server.baseNotWanted'] },
  FD: DOCUMENT_REFUSALS,
  FE: {
    ...EVIDENCE_REFUSALS,
    pdfTooLarge: [
      EVIDENCE_REFUSALS.pdfTooLarge,
      fill(OPINION['op.fileTooBig'], { n: PROGRAMME_PLACEHOLDERS.megabytes }),
    ],
    shrink: EVIDENCE_REFUSALS.cannotShrink,
  },
  FS: {
    empty: [UPLOAD['file.zeroServer'], REGISTRATION['direct.zeroAtStep1']],
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
    nowhere: GUARD_HELP_SENTENCES['guard.noSuchPage'],
  },
  MA: { closed: MAINTENANCE_WORDS['cs.heading'] },
  AD: { tokenInvalid: ADMIN['admin.invalidToken'], notAdministrator: ADMIN['admin.noPermission'] },
  CD: { warn: SESSION_TEXT['timer.warning'], expire: SESSION_TEXT['timer.expired'] },
  RM: { expire: SESSION_TEXT['timer.expired'] },
  QE: {
    blocked: QUEUE_NOT_ADMITTED_SENTENCES['queue.block'],
    requestNewTicket: QUEUE_NOT_ADMITTED_SENTENCES['queue.ipBlock'],
    addressBlocked: QUEUE_NOT_ADMITTED_SENTENCES['queue.ipBlock'],
    error: QUEUE_NOT_ADMITTED_SENTENCES['queue.error'],
  },
  TA: {
    'TA-1': APPLICATION['apply.done'],
    'TA-2': EDIT['edit.notAllowed'],
    'TA-3': EDIT['edit.notAllowed'],
    proof: RESULT['cancel.byProof'],
    'TA-17': SERVER['officer.notAllowed'],
    'TA-6': RESULT['reapply.confirm'],
    status: [
      EDIT['edit.notAllowed'],
      RESULT['cancel.notNow'],
      RESULT['cancel.alreadyProcessed'],
      SERVER['server.updateNotAllowed'],
      SERVER['server.cancelNotAllowed'],
      SERVER['server.reapplyNotAllowed'],
      SERVER['server.createDuplicate'],
    ],
  },
  TM: {
    applicationEnded: SERVER['supp.applicationEnded'],
    status: [PROOF['proofCancellation.notOpen'], SERVER['supp.notRequested'], SERVER['officer.notAllowed']],
  },
  DK: {
    applicationEnded: SERVER['officer.applicationEnded'],
    incomplete: SERVER['officer.incomplete'],
    noAmount: SERVER['officer.amount'],
    aboveCeiling: SERVER['officer.aboveCeiling'],
    belowPaid: SERVER['officer.belowPaid'],
    notSelected: SERVER['officer.notSelected'],
  },
  TI: { status: SERVER['server.itemNotOpen'] },
  TO: { status: SERVER['officer.notAllowed'] },
}

/**
 * The messages of the server. The other files of this folder import them from here, because only this file may import
 * them from the server.
 */
export const SERVER_SENTENCES = SERVER

/**
 * The values of the placeholders in messages. A value that differs from person to person is not listed; it is shown as
 * `○`.
 */
const KNOWN: Readonly<Record<string, string | number>> = {
  ...PROGRAMME_PLACEHOLDERS,
  phone: DEFAULT_SETTINGS.callCentre.application,
  proofPhone: DEFAULT_SETTINGS.callCentre.proof.join(', '),
}
export const fillKnownPlaceholders = (text: string): string =>
  fill<string>(text, KNOWN)
    .replaceAll(/\{\w+\}|(?<=\()(?=\))/g, '○')
    .replaceAll(/\s+/g, ' ')

const said = (words: Said | undefined): readonly string[] =>
  words === undefined ? [] : [...new Set([words].flat().map(fillKnownPlaceholders))]

/** 화면의 말: returns the messages that a screen or the server shows if this row is the deciding one. */
export const screenWordsOf = (prefix: string, { id, code }: Pick<RuleRowEntry, 'id' | 'code'>): readonly string[] => {
  const words = BY_VERDICT[prefix]
  return said(words?.[id] ?? words?.[String(code)])
}

const NAMED = new Map(
  Object.entries(APPLICATION_STATUS_ROWS).map(([status, { ko }]) => [
    ko as string,
    status as keyof typeof APPLICATION_STATUS_ROWS,
  ]),
)

/** Returns the messages that the result page shows for a status. */
export const statusWordsOf = (name: string): readonly string[] =>
  said(STATUS_SENTENCES.banner[NAMED.get(name) ?? 'unknown'])
