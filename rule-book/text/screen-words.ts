import type { ListedEntry } from '#book/articles.rules'
import type { MachineEntry, RuleEntry, RuleEntryRow } from '#book/rule-entry'
import { APPLICATION_STATUS_ROWS, type ApplicationStatus } from '#domain/application-status/application-status.table'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { SERVER_REFUSAL_TEXTS as SERVER_REFUSALS, SERVER_TEXT as SERVER } from '#server-rules/server-text'
import { fill } from '#ui/text/fill.ts'
import * as TEXTS from './screen-texts.ts'
import { TEXT } from './text-by-key.ts'

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
  Object.entries(TEXTS.RESULT_STATES).map(([state, { next }]) => [state, next]),
) as Readonly<Record<keyof typeof TEXTS.RESULT_STATES, string>>

export const MESSAGES: BookMessages = {
  SC: {
    incomplete: TEXT['self.incomplete'],
    notTarget: [TEXT['self.notTarget'], when('다섯째만 ‘아니요’이면 함께', TEXT['self.readFirst'])],
  },
  BZ: { closed: TEXT['brno.closed'], unregistered: TEXT['brno.notRegistered'] },
  RA: {
    samePerson: [when('동의 화면', TEXT['consent.alreadyApplied']), fromServer(SERVER['server.createDuplicate'])],
    sameNumber: fromServer(SERVER['server.createDuplicate']),
    none: null,
  },
  AC: { none: TEXT['brno.noApplication'], refused: SERVER['server.lookupRefused'], found: null },
  PT: { rapid: null, confirmed: null },
  NK: {
    neither: [when('화면', TEXT['brno.invalid']), fromServer(TEXT['brno.badFormat'])],
    individual: null,
    corporate: null,
  },
  GD: {
    ...TEXTS.GUARD_SENTENCES,
    personMissing: [
      TEXTS.GUARD_SENTENCES.personMissing,
      TEXTS.GUARD_REASONS.personMissing.title,
      TEXTS.NOT_CERTIFIED_REASON.title,
    ],
    numberMissing: [TEXTS.GUARD_SENTENCES.numberMissing, TEXTS.GUARD_REASONS.numberMissing.title],
    notCertified: [TEXTS.GUARD_SENTENCES.notCertified, TEXTS.GUARD_REASONS.notCertified.title],
    nowhere: [TEXTS.GUARD_SENTENCES.invalidAccess, TEXT['guard.noSuchPage']],
    null: null,
    on: null,
  },
  CD: { warn: TEXT['timer.warning'], expire: TEXT['timer.expired'], lastCheck: null, none: null },
  RT: { '/aply-result': null, '/onslf-check-result': null },
  CC: { incomplete: fromServer(SERVER['server.consentsMissing']), declined: null, complete: null },
  BL: TEXTS.BUSINESS_LOOKUP_REFUSAL_TEXTS,
  OD: TEXTS.OPENING_DATE_REFUSAL_TEXTS,
  BA: {
    valid: TEXT['biz.done'],
    invalid: [when('신청서', TEXT['biz.invalid']), when('수정', TEXT['bizEdit.invalid'])],
    outage: [when('신청서', TEXT['biz.outage']), when('수정', TEXT['bizEdit.outage'])],
  },
  CO: {
    passed: TEXT['realname.done'],
    'CO-3': TEXT['biz.done'],
    askTwice: [TEXT['realname.mismatch1'], TEXT['realname.mismatch2']],
    askOnce: TEXT['biz.invalid'],
    waived: TEXT['biz.outage'],
  },
  NM: {
    same: TEXT['account.done'],
    different: [TEXT['account.notFound'], TEXT['account.fullWidthHint']],
  },
  RD: {},
  FD: TEXTS.DOCUMENT_REFUSAL_TEXTS,
  SB: {
    ...TEXTS.SUBMIT_REFUSAL_TEXTS,
    sessionMissing: [TEXTS.SUBMIT_REFUSAL_TEXTS.sessionMissing, TEXTS.SESSION_MISSING_REASON.title],
  },
  CE: {
    otherKind: SERVER['server.kindsChanged'],
    otherName: SERVER['server.createInvalid'],
    otherBirth: SERVER['server.createInvalid'],
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
  LG: { notCertified: TEXT['cert.processError'], otherPerson: TEXT['cert.otherPerson'] },
  TA: {
    'TA-1': TEXT['apply.done'],
    'TA-2': [TEXT['edit.notAllowed'], fromServer(SERVER['server.updateNotAllowed'])],
    'TA-3': [TEXT['edit.notAllowed'], fromServer(SERVER['server.updateNotAllowed'])],
    proof: [TEXT['cancel.byProof'], fromServer(SERVER['server.cancelNotAllowed'])],
    'TA-13': SERVER['officer.notAllowed'],
    'TA-16': SERVER['officer.notAllowed'],
    'TA-17': SERVER['officer.notAllowed'],
    'TA-6': TEXT['reapply.confirm'],
    status: [
      when('화면의 수정', TEXT['edit.notAllowed']),
      when('누를 수 없는 취소', TEXT['cancel.notNow']),
      when('지난 화면의 취소. 이제 TA-5의 상태가 아님', TEXT['cancel.alreadyProcessed']),
      when('서버: 수정', SERVER['server.updateNotAllowed']),
      when('서버: 취소', SERVER['server.cancelNotAllowed']),
      when('서버: 다시 신청', SERVER['server.reapplyNotAllowed']),
      when('서버: 두 번째 제출', SERVER['server.createDuplicate']),
    ],
  },
  RC: {
    US01: TEXT['reason.US01'],
    US02: TEXT['reason.US02'],
    other: TEXT['reason.other'],
    noDescription: [TEXT['reason.unknown'], TEXT['reason.noDescription']],
  },
  NX: {
    ...NEXT_STEPS,
    byStatus: null,
  },
  NP: TEXTS.NEW_PROOF_TEXTS,
  RE: TEXTS.REGISTRATION_NOT_ALLOWED_SENTENCES,
  DS: { noFile: TEXT['direct.needBase'], emptyFile: TEXT['direct.zeroAtStep1'] },
  RG: TEXTS.REGISTRATION_ENTRY_REFUSAL_TEXTS,
  YR: {
    needPeriod: [
      when('등록', TEXTS.REGISTRATION_ENTRY_REFUSAL_TEXTS.periodMissing),
      when('보완', SERVER['supp.needPeriod']),
    ],
  },
  TL: {
    none: [
      when('보완', SERVER['supp.amountPositive']),
      when('보완', SERVER['supp.countPositive']),
      when('등록', TEXTS.REGISTRATION_ENTRY_REFUSAL_TEXTS.amountMissing),
      when('등록', TEXTS.REGISTRATION_ENTRY_REFUSAL_TEXTS.casesMissing),
    ],
    notWhole: [
      when('보완', SERVER['server.proofInvalid']),
      when('등록', TEXTS.REGISTRATION_ENTRY_REFUSAL_TEXTS.amountMissing),
      when('등록', TEXTS.REGISTRATION_ENTRY_REFUSAL_TEXTS.casesMissing),
    ],
    tooLarge: [when('건수', TEXT['reg.tooManyCases']), when('금액', SERVER['server.proofInvalid'])],
    otherUnit: SERVER['server.proofInvalid'],
  },
  FE: {
    ...TEXTS.EVIDENCE_REFUSAL_TEXTS,
    shrink: TEXTS.EVIDENCE_REFUSAL_TEXTS.cannotShrink,
    asIs: null,
  },
  VF: {
    ...TEXTS.NOT_ENOUGH_FILES_TEXTS,
    ok: [TEXT['file.zeroBody'], TEXT['reg.doneSkipped']],
  },
  CR: TEXTS.REGISTRATION_ENTRY_REFUSAL_TEXTS,
  PC: TEXTS.PROOF_CANCELLATION_REFUSAL_TEXTS,
  TM: {
    applicationClosed: [
      TEXTS.SUPPLEMENT_REFUSALS.cancelled.text,
      TEXTS.SUPPLEMENT_REFUSALS.rejected.text,
      TEXTS.SUPPLEMENT_REFUSALS.paid.text,
    ],
    status: [
      when('취소', TEXTS.PROOF_CANCELLATION_REFUSAL_TEXTS.notOpen),
      when('담당자', SERVER['officer.notAllowed']),
    ],
    itemsOpen: null,
    type: null,
    noDocument: null,
  },
  TI: { status: SERVER['server.itemNotOpen'] },
  SP: SERVER_REFUSALS.supplement,
  SU: TEXTS.SUPPLEMENT_REFUSAL_WORDS,
  ST: TEXTS.STAGING_REFUSAL_TEXTS,
  RF: { none: SERVER['supp.noFileLeft'], noBase: SERVER['supp.noBaseLeft'] },
  BS: {
    ...TEXTS.BASE_SUPPLEMENT_REFUSAL_TEXTS,
    tooMany: SERVER_REFUSALS.fileCounts.tooManyBase,
    notDirect: SERVER_REFUSALS.fileCounts.baseNotWanted,
  },
  SE: { itemsOpen: TEXT['add.notFinished'], proofNotOpen: null, notWritten: null, ended: null },
  PD: { transferError: null, own: null },
  SH: { ceiling: TEXT['less.ceiling'], unrecognized: TEXT['less.unrecognized'], none: null },
  AW: {
    ...TEXTS.WRONG_ACCOUNT_ADVICE_WORDS,
    paid: [TEXTS.WRONG_ACCOUNT_QUESTIONS.paid ?? '', TEXTS.WRONG_ACCOUNT_ADVICE_WORDS.paid],
    edit: null,
  },
  OP: {
    readOnly: TEXTS.OPINION_CLOSED_NOTES.readOnly,
    closed: TEXTS.OPINION_CLOSED_NOTES.closed,
    limitAwaiting: [TEXTS.OPINION_CLOSED_NOTES.limitAwaiting, TEXTS.OPINION_CLOSED_PLACEHOLDERS.limitAwaiting],
    limit: [TEXTS.OPINION_CLOSED_NOTES.limit, TEXTS.OPINION_CLOSED_PLACEHOLDERS.limit],
    awaiting: TEXTS.OPINION_CLOSED_NOTES.awaiting,
  },
  OC: {
    ...SERVER_REFUSALS.opinionEntries,
    tooManyFiles: fromServer(SERVER_REFUSALS.opinionEntries.tooManyFiles),
    fileTooLarge: fromServer(SERVER_REFUSALS.opinionEntries.fileTooLarge),
  },
  TO: { status: SERVER['officer.notAllowed'] },
  MA: { closed: TEXT['cs.heading'], open: null },
  PV: { show: null, hide: null },
  DK: SERVER_REFUSALS.officerOrder,
  GC: { agree: null, agreeRequired: null, disagree: null, none: null },
  TP: { standard: null, simplified: null, exempt: null, unknown: null },
  ET: { corporate: null, individual: null, unknown: null },
  AD: {
    tokenInvalid: TEXT['admin.invalidToken'],
    notAdministrator: TEXT['admin.noPermission'],
  },
  SA: {
    same: [TEXT['reg.alreadyRegistered'], TEXTS.RECOVERED_SUBMISSION_SENTENCES.received],
    other: [
      TEXTS.RECOVERED_SUBMISSION_SENTENCES.otherReceived,
      TEXT['parcel.arrived'],
      TEXT['supp.arrived'],
      TEXT['add.arrived'],
      TEXT['op.arrived'],
    ],
    absent: [TEXTS.RECOVERED_SUBMISSION_SENTENCES.notReceived, TEXT['reg.notArrived'], TEXT['add.notArrived']],
  },
  LA: { fail: null, resave: null, search: null },
  FM: { emptyFile: null, failed: null, refused: null, timedOut: null },
  SO: {
    received: TEXT['apply.done'],
    otherStored: TEXT['apply.otherStored'],
    duplicate: SERVER['server.createDuplicate'],
    unknown: TEXT['apply.receiptUnknown'],
    notSent: TEXT['apply.notSent'],
    failed: null,
  },
  RV: { ...TEXTS.RECOVERED_SUBMISSION_SENTENCES, none: null },
  AL: { empty: null, ended: null, endedEmpty: null, notCertified: null, retry: null, show: null },
  DT: { none: TEXT['delivery.none'], notAsked: null, found: null },
  ED: { changed: TEXT['edit.changed'], stored: TEXT['edit.done'], send: TEXT['edit.done'] },
  CX: { ask: TEXT['cancel.alreadyProcessed'], send: null },
  SV: { alreadySaved: null, infoMissing: null, mydataMissing: null, received: null, save: null },
  BN: { clearApplication: null, clearPerson: null, keep: null },
  DN: { ask: null, continue: null },
  CT: { certifies: null, continues: null },
  LN: { otherPerson: TEXT['cert.otherPerson'], broken: TEXT['cert.processError'] },
  RM: { expire: TEXT['timer.expired'], restart: null, continue: null },
  CA: { alongside: null, first: null, none: null },
  PO: { none: null, read: null, request: null },
  EX: { extend: null, over: null, refused: null },
  GW: { byRow: null, neverCertified: null, unkept: null },
  PS: { absent: null, other: null, same: null },
  SR: { done: null, failed: null, other: null, partly: null, refused: null },
  OA: { unread: TEXT['op.unread'], new: null, old: null },
  MW: { first: null, earliest: null, default: null },
  MN: { announce: null, silent: null },
  NR: { keep: null, request: null },
  NC: { ask: null, save: null },
  PF: TEXTS.POPUP_FORM_REFUSAL_TEXTS,
  WH: { application: null, result: null },
  IR: { cancelled: null, certified: null, failed: null, windowCancelled: null },
  EE: { extended: null, failed: null, over: null, refused: null },
  AF: { failed: null, forbidden: null, login: null },
  CB: { before: TEXT['call.by'], late: TEXT['call.late'], any: null },
  DF: { obsolete: null, sendable: null },
  QE: {
    blocked: TEXT['queue.block'],
    requestNewTicket: [TEXT['waiting.address'], TEXT['waiting.addressGuide']],
    addressBlocked: TEXT['queue.ipBlock'],
    error: TEXT['queue.error'],
    start: null,
    startWithoutSlot: null,
    wait: null,
  },
  QC: { done: null, error: null },
  IK: { reused: SERVER['server.keyReused'], run: null, repeat: null },
  CU: { notConfirmed: null },
  OW: { foreign: TEXTS.GUARD_SENTENCES.expired, own: null },
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
    empty: [fromServer(TEXT['file.zeroServer']), when('화면: 보완에서 다시 올릴 때', TEXT['direct.zeroAtStep1'])],
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
  messagesOf(TEXTS.RESULT_STATES[NAMED.get(name) ?? 'unknown'].headline)
