import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { ADMIN_LOGIN_TEXTS, CHECK_ADMIN_MESSAGES, LOG_IN_ADMIN_MESSAGES } from '../../src-ui/text/ko/admin/admin.ts'
import { QUEUE_MESSAGES } from '../../src-ui/text/ko/admission/admission.ts'
import {
  CHECK_REAL_NAME_MESSAGES,
  LOOK_UP_BUSINESS_MESSAGES,
  SUBMIT_APPLICATION_MESSAGES,
  verifyAccountMessages,
} from '../../src-ui/text/ko/application/application.ts'
import { EDIT_APPLICATION_MESSAGES } from '../../src-ui/text/ko/application/edit.ts'
import { ACCOUNT_REFUSAL_TEXTS, BUSINESS_LOOKUP_REFUSAL_TEXTS } from '../../src-ui/text/ko/application/refusals.ts'
import { CANCEL_APPLICATION_MESSAGES, LOAD_APPLICATION_MESSAGES } from '../../src-ui/text/ko/application/result.ts'
import {
  BUSINESS_TEXTS,
  REGISTER_BUSINESS_NUMBER_MESSAGES,
  LOOK_UP_APPLICATION_MESSAGES,
} from '../../src-ui/text/ko/business/business.ts'
import {
  CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES,
  SAVE_CONSENTS_MESSAGES,
} from '../../src-ui/text/ko/consent/consent.ts'
import { SELF_CHECK_REASONS } from '../../src-ui/text/ko/eligibility/eligibility.ts'
import { CERTIFY_PERSON_MESSAGES } from '../../src-ui/text/ko/identity/identity.ts'
import { COMMON_CALL_MESSAGES } from '../../src-ui/text/ko/kernel/failures.ts'
import {
  DOWNLOAD_ATTACHMENT_MESSAGES,
  LOAD_OPINIONS_MESSAGES,
  SUBMIT_OPINION_MESSAGES,
} from '../../src-ui/text/ko/opinion/opinion.ts'
import {
  SUPPLEMENT_REFUSALS,
  SUPPLEMENT_BASE_PROOF_MESSAGES,
  APPLY_SUPPLEMENT_MESSAGES,
} from '../../src-ui/text/ko/proof/detail.ts'
import {
  FIND_STORED_FILE_URL_MESSAGES,
  cancelProofMessages,
  DOWNLOAD_SUBMISSION_CONFIRMATION_MESSAGES,
} from '../../src-ui/text/ko/proof/proof.ts'
import {
  OPEN_REGISTRATION_MESSAGES,
  REGISTRATION_CLOSED_REASONS,
  registerProofMessages,
  REQUEST_CARRIERS_MESSAGES,
} from '../../src-ui/text/ko/proof/registration.ts'
import { EXTEND_SESSION_MESSAGES } from '../../src-ui/text/ko/session/session.ts'
import { FETCH_STORED_FILE_MESSAGES, STORE_FILE_MESSAGES, UPLOAD_TEXTS } from '../../src-ui/text/ko/upload/upload.ts'
import type { MessageRow } from '../../src-ui/text/message.ts'
import { OTHER_MESSAGES } from './other-messages.ts'
import { fillKnownPlaceholders } from './screen-words.ts'

/**
 * The messages about a missing part of a business number. They are for edit pages, which report each part separately.
 */
const NUMBER_PARTS = {
  areaMissing: BUSINESS_LOOKUP_REFUSAL_TEXTS.areaMissing,
  kindMissing: BUSINESS_LOOKUP_REFUSAL_TEXTS.kindMissing,
  serialMissing: BUSINESS_LOOKUP_REFUSAL_TEXTS.serialMissing,
}

type Rows = Readonly<Record<string, Pick<MessageRow, 'text' | 'next' | 'ref' | 'server' | 'stop'>>>

const spokenBy = (ref: string, texts: Readonly<Record<string, string>>): Rows =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text, ref }]))

/** What the portal does besides showing an alert, by the id of the requirement for the alert. */
const BESIDE: Readonly<Record<string, string>> = {
  'E-079': '첫 칸 3자리, 가운데 칸 2자리, 끝 칸 5자리 가운데 덜 찬 칸이 있으면 조회하지 않는다 (NK)',
  'E-107': '인증을 요청하지 않고 대기 순서를 돌려준다. 차단을 풀고 다시 누른다. 상담 창도 같은 말을 한다 (E-065)',
  'P-076': '서버가 504로 답하거나 파일이 시간 안에 가지 못한 것이다 (제73조)',
}

/** The cause of an alert, if the failed action does not make it clear, by the id of the requirement for the alert. */
const CAUSE: Readonly<Record<string, string>> = { 'E-110': ' (NICE의 휴대폰 인증, 제출한 적이 있는 신청. 취소한 것도)' }

/** Returns the reasons that a refusal shows below its message. The book lists each reason like a message. */
const reasonsOf = (
  ref: string,
  reasons: Readonly<Record<string, { readonly title: string; readonly text: string }>>,
): Rows =>
  Object.fromEntries(Object.entries(reasons).map(([key, { title, text }]) => [key, { text: title, next: text, ref }]))

/** The actions that can fail, each with the messages about its failures. */
export const ALERTS: readonly (readonly [doing: string, rows: Rows])[] = [
  ['무엇이든 서버에 묻다가', COMMON_CALL_MESSAGES],
  [
    '사업자등록번호를 확인하다가',
    { ...REGISTER_BUSINESS_NUMBER_MESSAGES, ...spokenBy('E-079', { incomplete: BUSINESS_TEXTS['brno.incomplete'] }) },
  ],
  ['사업자등록번호로 신청내역을 조회하다가', LOOK_UP_APPLICATION_MESSAGES],
  ['본인인증을 하다가', CERTIFY_PERSON_MESSAGES],
  ['인증시간을 연장하다가', EXTEND_SESSION_MESSAGES],
  ['동의 화면에 들어가다가', CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES],
  ['동의를 저장하다가', SAVE_CONSENTS_MESSAGES],
  ['실명인증을 하다가', CHECK_REAL_NAME_MESSAGES],
  [
    '사업자 정보를 조회하다가 (BA)',
    {
      ...LOOK_UP_BUSINESS_MESSAGES,
      ...spokenBy('A-070', { entryMissing: BUSINESS_LOOKUP_REFUSAL_TEXTS.entryMissing }),
      ...spokenBy('A-072', { corporateNumberMissing: BUSINESS_LOOKUP_REFUSAL_TEXTS.corporateNumberMissing }),
    },
  ],
  ['수정할 사업자 정보를 조회하다가 (BA)', spokenBy('A-217', NUMBER_PARTS)],
  [
    '계좌인증을 하다가 (NM)',
    { ...verifyAccountMessages(DEFAULT_SETTINGS), ...spokenBy('A-093', ACCOUNT_REFUSAL_TEXTS) },
  ],
  ['신청서를 제출하다가', SUBMIT_APPLICATION_MESSAGES],
  ['신청결과를 불러오거나 신청을 고치거나 취소하거나 담당자가 처리하다가', LOAD_APPLICATION_MESSAGES],
  ['신청을 취소하다가', CANCEL_APPLICATION_MESSAGES],
  ['신청을 수정하다가', EDIT_APPLICATION_MESSAGES],
  ['증빙 등록 화면에 들어가다가', OPEN_REGISTRATION_MESSAGES],
  ['증빙을 등록하다가', registerProofMessages('/proof-reg-all')],
  ['직접배달 증빙을 등록하다가', registerProofMessages('/proof-reg')],
  ['택배사 조회를 신청하다가', REQUEST_CARRIERS_MESSAGES],
  ['증빙을 취소하다가', cancelProofMessages('proof')],
  ['증빙 항목을 취소하다가', cancelProofMessages('item')],
  ['보완등록을 하다가', APPLY_SUPPLEMENT_MESSAGES],
  ['영업증빙을 보완하다가', SUPPLEMENT_BASE_PROOF_MESSAGES],
  ['의견을 불러오다가', LOAD_OPINIONS_MESSAGES],
  ['의견을 제출하다가', SUBMIT_OPINION_MESSAGES],
  ['파일을 올리다가', STORE_FILE_MESSAGES],
  [
    '파일을 고르다가',
    {
      ...spokenBy('P-174', { duplicate: UPLOAD_TEXTS['file.duplicate'], named: UPLOAD_TEXTS['file.duplicateNamed'] }),
      ...spokenBy('P-156', { opinion: UPLOAD_TEXTS['file.tooManyOpinion'] }),
      ...spokenBy('P-175', {
        base: UPLOAD_TEXTS['file.tooManyBase'],
        excess: UPLOAD_TEXTS['file.excessBase'],
        any: UPLOAD_TEXTS['file.tooMany'],
        withPledge: UPLOAD_TEXTS['file.tooManyWithPledge'],
      }),
    },
  ],
  ['파일을 보거나 내려받다가', { ...FETCH_STORED_FILE_MESSAGES, ...FIND_STORED_FILE_URL_MESSAGES }],
  ['제출 확인서를 내려받다가', DOWNLOAD_SUBMISSION_CONFIRMATION_MESSAGES],
  ['의견의 첨부파일을 내려받다가', DOWNLOAD_ATTACHMENT_MESSAGES],
  ['접속을 기다리다가 (QE)', QUEUE_MESSAGES],
  [
    '관리자로 로그인하다가 (AD)',
    {
      ...CHECK_ADMIN_MESSAGES,
      ...LOG_IN_ADMIN_MESSAGES,
      ...spokenBy('E-167', {
        id: ADMIN_LOGIN_TEXTS['admin.idRequired'],
        password: ADMIN_LOGIN_TEXTS['admin.passwordRequired'],
      }),
    },
  ],
  ['SC-3의 말 아래', reasonsOf('D1-257', SELF_CHECK_REASONS)],
  [
    'SP의 말 아래',
    reasonsOf('D2-610', {
      cancelled: SUPPLEMENT_REFUSALS.cancelled.reason,
      rejected: SUPPLEMENT_REFUSALS.rejected.reason,
      paid: SUPPLEMENT_REFUSALS.paid.reason,
    }),
  ],
  ['RE의 말 아래', reasonsOf('P-018', REGISTRATION_CLOSED_REASONS)],
]

/**
 * A message that is in no row of a rule. It has all actions that show it (`doings`), all hints after it (`ways`), and
 * its requirement.
 */
type Alert = { readonly doings: readonly string[]; readonly ways: readonly string[]; readonly ref: string }

const withItem = (list: readonly string[], item: string) => (list.includes(item) ? list : [...list, item])

/** Leaves out each hint that is contained in another hint. Leaves out `없음`, unless it is the only hint. */
const withoutContainedHints = (hints: readonly string[]) =>
  hints.filter((way) => !hints.some((other) => other !== way && (way === '없음' || other.includes(way))))

/** Returns a row and, if its refusal shows a reason, a second row for the reason. */
const withStop = (row: Rows[string]): readonly Rows[string][] =>
  row.stop === undefined ? [row] : [row, { text: row.stop.title, next: row.stop.text, ref: row.ref }]

/**
 * Returns the messages of failed actions that are in no row of a rule. A message that many actions share is listed with
 * only one of them.
 */
const failureAlerts = (saidByRules: ReadonlySet<string>): ReadonlyMap<string, Alert> => {
  const alerts = new Map<string, Alert>()
  const common = new Set(Object.values(COMMON_CALL_MESSAGES).map(({ text }) => fillKnownPlaceholders(text)))
  for (const [doing, rows] of ALERTS)
    for (const { text, next, ref, server } of Object.values(rows).flatMap(withStop)) {
      const sentence = fillKnownPlaceholders(text)
      const before = alerts.get(sentence) ?? { doings: [], ways: [], ref }
      const isKnown = saidByRules.has(sentence) || sentence === '' || (common.has(sentence) && before.doings.length > 0)
      if (isKnown) continue
      const way = [
        server === true ? '서버가 까닭을 답하면 그 말을 먼저 보인다' : '',
        next === undefined ? '' : fillKnownPlaceholders(next),
      ]
      alerts.set(sentence, {
        doings: withItem(before.doings, `${doing}${CAUSE[ref] ?? ''}`),
        ways: withItem(before.ways, way.filter(Boolean).join('. ') || BESIDE[ref] || '없음'),
        ref: before.ref,
      })
    }
  return alerts
}

/**
 * 알림: returns the messages that are in no row of a rule. Each has the failed actions or the situation in which it is
 * shown. [E-174] [E-175]
 */
export const alertArticleRows = (
  saidByRules: ReadonlySet<string>,
): readonly { readonly cells: readonly string[]; readonly ref: string }[] => {
  const alertRows = [...failureAlerts(saidByRules)].map(([sentence, { doings, ways, ref }]) => ({
    cells: [`“${sentence}”`, doings.join(' · '), withoutContainedHints(ways).join(' · ')],
    ref,
  }))
  const otherRows = OTHER_MESSAGES.map(([text, when, ref, side = '없음']) => ({
    cells: [`“${fillKnownPlaceholders(text)}”`, when, fillKnownPlaceholders(side)],
    ref,
  }))
  return [...alertRows, ...otherRows]
}
