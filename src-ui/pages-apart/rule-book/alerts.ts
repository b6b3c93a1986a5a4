import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { ADMIN_LOGIN_TEXTS, CHECK_ADMIN_MESSAGES, LOG_IN_ADMIN_MESSAGES } from '../../text/ko/admin.ts'
import { QUEUE_MESSAGES } from '../../text/ko/admission.ts'
import { ACCOUNT_REFUSAL_TEXTS, BUSINESS_LOOKUP_REFUSAL_TEXTS } from '../../text/ko/application-refusals.ts'
import {
  ACCOUNT_TEXTS,
  APPLICATION_TEXTS,
  CHECK_REAL_NAME_MESSAGES,
  LOOK_UP_BUSINESS_MESSAGES,
  SUBMIT_APPLICATION_MESSAGES,
  verifyAccountMessages,
} from '../../text/ko/application.ts'
import {
  BUSINESS_TEXTS,
  REGISTER_BUSINESS_NUMBER_MESSAGES,
  LOOK_UP_APPLICATION_MESSAGES,
} from '../../text/ko/business.ts'
import { COMMON_CALL_MESSAGES } from '../../text/ko/call.ts'
import { CHECK_DUPLICATE_AND_RECORD_STEP_MESSAGES, SAVE_CONSENTS_MESSAGES } from '../../text/ko/consent.ts'
import { DEVICE_TEXTS } from '../../text/ko/device.ts'
import { EDIT_TEXTS, EDIT_APPLICATION_MESSAGES, EDIT_NOT_ALLOWED_REASON } from '../../text/ko/edit.ts'
import { SELF_CHECK_REASONS } from '../../text/ko/eligibility.ts'
import { GUARD_REASONS, NOTHING_STORED_TEXTS } from '../../text/ko/guard.ts'
import { CERTIFY_PERSON_MESSAGES } from '../../text/ko/identity.ts'
import { NOTICE_ADMIN_TEXTS } from '../../text/ko/notice-admin.ts'
import {
  DOWNLOAD_ATTACHMENT_MESSAGES,
  LOAD_OPINIONS_MESSAGES,
  NOT_ON_HOLD_REASON,
  SUBMIT_OPINION_MESSAGES,
} from '../../text/ko/opinion.ts'
import {
  SUPPLEMENT_REFUSALS,
  SUPPLEMENT_BASE_PROOF_MESSAGES,
  APPLY_SUPPLEMENT_MESSAGES,
} from '../../text/ko/proof-detail.ts'
import {
  FIND_STORED_FILE_URL_MESSAGES,
  cancelProofMessages,
  DOWNLOAD_SUBMISSION_CONFIRMATION_MESSAGES,
} from '../../text/ko/proof.ts'
import {
  OPEN_REGISTRATION_MESSAGES,
  REGISTRATION_CLOSED_REASONS,
  registerProofMessages,
  REQUEST_CARRIERS_MESSAGES,
} from '../../text/ko/registration.ts'
import { CANCEL_APPLICATION_MESSAGES, LOAD_APPLICATION_MESSAGES } from '../../text/ko/result.ts'
import { EXTEND_SESSION_MESSAGES } from '../../text/ko/session.ts'
import { FETCH_STORED_FILE_MESSAGES, STORE_FILE_MESSAGES, UPLOAD_TEXTS } from '../../text/ko/upload.ts'
import type { MessageRow } from '../../text/message.ts'
import { OTHER_SCREEN_MESSAGES } from './other-screen-messages.ts'
import { fillKnownPlaceholders, SERVER_SENTENCES } from './screen-words.ts'

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
  [
    '이체하지 못한 계좌를 그대로 다시 적어서 (TA-3)',
    spokenBy('D2-106', { sameAccount: EDIT_TEXTS['edit.sameAccount'] }),
  ],
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
  [
    '고치는 동안 다른 담당자가 바꾼 팝업을 저장하다가 (AD)',
    {
      changed: {
        text: NOTICE_ADMIN_TEXTS['pf.changedElsewhere'],
        next: NOTICE_ADMIN_TEXTS['pf.changedNext'],
        ref: 'P-225',
      },
    },
  ],
  [
    '팝업에 이미지를 넣다가',
    spokenBy('P-228', { noAlt: NOTICE_ADMIN_TEXTS['pf.noAlt'], noFiles: NOTICE_ADMIN_TEXTS['pf.noFiles'] }),
  ],
  ['팝업에 링크를 넣다가', spokenBy('P-228', { noLinkText: NOTICE_ADMIN_TEXTS['pf.noLinkText'] })],
  [
    '브라우저가 저장하지 않아 화면에 들어가지 못하여 (GD)',
    spokenBy('E-137', { unkept: NOTHING_STORED_TEXTS['guard.unkept'] }),
  ],
  ['신청서를 보내는 동안 화면을 나가려고 하여', spokenBy('A-267', { leave: APPLICATION_TEXTS['apply.leave'] })],
  ['은행 목록을 불러오다가 (빈 목록도 같다)', spokenBy('A-091', { banks: ACCOUNT_TEXTS['account.banksFailed'] })],
  ['운영 설정을 불러오다가', spokenBy('E-137', { settings: DEVICE_TEXTS['device.unconfigured'] })],
  ['SC-3의 말 아래', reasonsOf('D1-257', SELF_CHECK_REASONS)],
  ['TA-2의 말 아래', reasonsOf('A-209', { closed: EDIT_NOT_ALLOWED_REASON })],
  ['GD-6의 말 아래', reasonsOf('D1-263', { noPermission: GUARD_REASONS.noPermission })],
  ['OP-1의 말 아래', reasonsOf('P-146', { closed: NOT_ON_HOLD_REASON })],
  ['SU-2의 말 아래', reasonsOf('P-090', { notRequested: SUPPLEMENT_REFUSALS.notRequested.reason })],
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

/** Messages that the server sends in situations that no rule covers. Each has its situation and its requirement. */
const SERVER_ALERTS: readonly (readonly [key: keyof typeof SERVER_SENTENCES, when: string, ref: string])[] = [
  ['server.registerRefused', '사업자등록번호를 확인하다가 (기관이 그 번호를 받지 않음)', 'E-179'],
  ['server.registerConflict', '사업자등록번호를 확인하다가 (기관에서 그 번호의 다른 일이 끝나지 않음)', 'E-179'],
  [
    'server.lookupBrnoText',
    '사업자등록번호로 신청내역을 조회하다가 (기관이 그 번호를 조회하지 않음. 화면은 ‘brNo:’를 빼고 보인다, E-099)',
    'E-181',
  ],
  ['server.certMissingCi', '본인인증을 마치다가 (인증기관의 답에 연계정보가 없음)', 'E-190'],
  [
    'server.tokenUnknown',
    '인증시간을 연장하거나 동의 화면에 들어온 기록을 남기다가 (없거나 서버가 모르는 신청번호), 옛 형식의 동의를 보내다가 (신청번호가 없음). 기록과 옛 동의는 화면이 알리지 않는다',
    'E-187',
  ],
  ['server.tokenSeconds', '인증시간을 연장하다가 (한도 밖의 시간)', 'E-187'],
  ['server.resultCheckFailed', '동의 화면에 들어가다가 (서버가 확인하지 못함)', 'A-236'],
  ['server.emptyResult', '신청결과를 불러오다가 (기관의 답이 비어 있음)', 'A-248'],
  ['server.reapplyDone', '다시 신청하여 (TA-6. 화면은 ‘다시 신청할 수 있습니다…’를 뒤에 덧붙인다)', 'A-206'],
  ['server.consentsClosed', '동의를 저장하다가 (이미 제출한 신청, TA-1)', 'A-273'],
  ['server.realNameMismatch', '실명인증을 하다가 (이름과 주민등록번호가 다름, CO-2)', 'A-241'],
  ['server.businessDifferent', '사업자 정보를 조회하다가 (국세청의 답, BA-2)', 'A-242'],
  ['server.accountUnknown', '계좌인증을 하다가 (은행이 모르는 계좌, NM)', 'A-243'],
  ['server.documentRefused', '신청서를 제출하다가 (받지 않는 서류 파일, FD의 말 뒤에 파일 이름)', 'D3-141'],
  [
    'server.proofInvalid',
    '증빙을 등록하거나 보완하다가 (모르는 증빙유형, 파일의 유형이나 택배사. 총계는 TL)',
    'D3-108',
  ],
  ['server.fileSizeZero', '증빙을 등록하거나 보완하다가 (0바이트 파일, FS-1. 화면은 FS-1의 말로 바꾼다)', 'P-277'],
  ['server.fileNotFound', '파일을 보거나 내려받다가 (없거나 남의 파일)', 'P-290'],
  [
    'server.proofNotFound',
    '증빙을 불러오거나 고치거나 담당자가 처리하다가 (없거나, 신청번호가 다르거나, 남의 증빙이거나, 다른 증빙의 서류)',
    'P-281',
  ],
  ['server.noProofItems', '보완등록을 하다가 (보낸 항목이 없음)', 'P-282'],
  ['server.noProofFile', '보완등록을 하다가 (다시 올릴 파일이 없음)', 'P-286'],
  ['officer.unknownAction', '담당자가 처리하다가 (없는 처리)', 'E-198'],
  ['officer.unknownOpinion', '담당자가 의견에 답하다가 (없는 의견)', 'E-198'],
  ['server.popupContent', '팝업을 저장하다가 (내용이 비어 있음)', 'P-295'],
  ['server.popupNotFound', '팝업을 관리하다가 (없는 팝업)', 'P-294'],
  ['server.popupType', '팝업을 저장하다가 (유형을 바꿈)', 'P-295'],
  ['server.missingField', '무엇이든 서버에 보내다가 (빠진 항목. 신청서에서는 형식이 다른 항목도)', 'E-198'],
  ['server.wrongField', '무엇이든 서버에 보내다가 (다른 형식의 항목)', 'E-198'],
  [
    'server.badRequest',
    '무엇이든 서버에 보내다가 (읽을 수 없는 요청. 비었거나, UTF-8이 아니거나, JSON에 __proto__나 constructor가 있거나, 한 양식에 같은 칸이 두 번이거나, 목록이 너무 깊거나 (제73조), 팝업 번호가 주소와 다르거나, 팝업의 우선순위가 0 이상의 정수가 아님. JSON에 같은 이름이 두 번이면 뒤의 것을 쓰고, 모르는 이름은 버린다)',
    'E-198',
  ],
  ['server.notFound', '무엇이든 서버에 묻다가 (없는 주소)', 'E-198'],
  ['server.tooLarge', '무엇이든 서버에 보내다가 (상한을 넘는 크기, 제73조)', 'E-198'],
  [
    'server.tooSlow',
    '무엇이든 서버에 보내다가 (머리 부분이나 요청 전체가 제73조의 시간 안에 오지 않음. 파일이 없는 요청의 내용이 그 시간 안에 다 오지 않거나, 그동안 아무것도 오지 않으면 답 없이 끊고, 화면은 연결할 수 없다고 알린다)',
    'E-198',
  ],
  ['server.wrongType', '무엇이든 서버에 보내다가 (다른 형식의 요청)', 'E-198'],
  ['server.foreignOrigin', '무엇이든 서버에 보내다가 (다른 누리집에서 보냄)', 'E-198'],
  ['server.failed', '무엇이든 서버에 묻다가 (서버의 오류)', 'E-198'],
]

/**
 * A message that is in no row of a rule. It has all actions that show it (`doings`), all hints after it (`ways`), and
 * its requirement.
 */
type Alert = { readonly doings: readonly string[]; readonly ways: readonly string[]; readonly ref: string }

const withItem = (list: readonly string[], item: string) => (list.includes(item) ? list : [...list, item])

/** Leaves out each hint that is contained in another hint. Leaves out `없음`, unless it is the only hint. */
const fullest = (ways: readonly string[]) =>
  ways.filter((way) => !ways.some((other) => other !== way && (way === '없음' || other.includes(way))))

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
  const failures = failureAlerts(saidByRules)
  const shown = [...failures].map(([sentence, { doings, ways, ref }]) => ({
    cells: [`“${sentence}”`, doings.join(' · '), fullest(ways).join(' · ')],
    ref,
  }))
  const toldBy = OTHER_SCREEN_MESSAGES.flatMap(([text, when, ref, beside = '없음']) => {
    const sentence = fillKnownPlaceholders(text)
    return saidByRules.has(sentence) || failures.has(sentence) ? [] : [{ cells: [`“${sentence}”`, when, beside], ref }]
  })
  const answered = SERVER_ALERTS.map(([key, when, ref]) => ({
    cells: [`“${fillKnownPlaceholders(SERVER_SENTENCES[key])}”`, when, '없음'],
    ref,
  }))
  return [...shown, ...toldBy, ...answered]
}
