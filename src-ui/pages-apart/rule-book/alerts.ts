import { DEFAULT_SETTINGS } from '#domain/kernel/settings'
import type { MessageRow } from '../../text/message.ts'
import { CHECK_ADMIN_MESSAGES, LOG_IN_ADMIN_MESSAGES } from '../../text/ko/admin.ts'
import { QUEUE_MESSAGES } from '../../text/ko/admission.ts'
import {
  CHECK_REAL_NAME_MESSAGES,
  LOOK_UP_BUSINESS_MESSAGES,
  SUBMIT_MESSAGES,
  verifyAccountMessages,
} from '../../text/ko/application.ts'
import { ACCOUNT_REFUSALS, LOOKUP_REFUSAL_WORDS } from '../../text/ko/application-refusals.ts'
import { BUSINESS, CHECK_NUMBER_MESSAGES, LOOK_UP_APPLICATION_MESSAGES } from '../../text/ko/business.ts'
import { COMMON_MESSAGES } from '../../text/ko/call.ts'
import { CHECK_DUPLICATE_MESSAGES, SAVE_CONSENTS_MESSAGES } from '../../text/ko/consent.ts'
import { EDIT_APPLICATION_MESSAGES } from '../../text/ko/edit.ts'
import { VERIFY_IDENTITY_MESSAGES } from '../../text/ko/identity.ts'
import { DOWNLOAD_ATTACHMENT_MESSAGES, LOAD_OPINIONS_MESSAGES, submitOpinionMessages } from '../../text/ko/opinion.ts'
import { POPUP_FORM_REFUSALS, WHY_MESSAGES } from '../../text/ko/popup-admin.ts'
import { ADDRESS_FILE_MESSAGES, cancelProofMessages, DOWNLOAD_RECEIPT_MESSAGES } from '../../text/ko/proof.ts'
import { LOAD_PROOF_MESSAGES, supplementBaseMessages, supplementMessages } from '../../text/ko/proof-detail.ts'
import {
  OPEN_REGISTRATION_MESSAGES,
  registerProofMessages,
  requestCarriersMessages,
} from '../../text/ko/registration.ts'
import { CANCEL_APPLICATION_MESSAGES, LOAD_APPLICATION_MESSAGES } from '../../text/ko/result.ts'
import { EXTEND_SESSION_MESSAGES } from '../../text/ko/session.ts'
import { FETCH_FILE_MESSAGES, STORE_FILE_MESSAGES, UPLOAD } from '../../text/ko/upload.ts'
import { filled } from './screen-words.ts'

type Rows = Readonly<Record<string, Pick<MessageRow, 'text' | 'next' | 'ref' | 'server'>>>

/** Any failure: a table says the same of it, but for what the failure carries. */
const ANY = { _tag: '' } as never

const spokenBy = (ref: string, texts: Readonly<Record<string, string>>): Rows =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { text, ref }]))

/** What was being done, and what is then said of each failure. */
const ALERTS: readonly (readonly [doing: string, rows: Rows])[] = [
  ['무엇이든 서버에 묻다가', COMMON_MESSAGES],
  [
    '사업자등록번호를 확인하다가',
    { ...CHECK_NUMBER_MESSAGES, ...spokenBy('E-080', { incomplete: BUSINESS['brno.incomplete'] }) },
  ],
  ['사업자등록번호로 신청내역을 조회하다가', LOOK_UP_APPLICATION_MESSAGES],
  ['본인인증을 하다가', VERIFY_IDENTITY_MESSAGES],
  ['인증시간을 연장하다가', EXTEND_SESSION_MESSAGES],
  ['동의 화면에 들어가다가', CHECK_DUPLICATE_MESSAGES],
  ['동의를 저장하다가', SAVE_CONSENTS_MESSAGES],
  ['실명인증을 하다가', CHECK_REAL_NAME_MESSAGES],
  ['사업자 정보를 조회하다가 (BA)', { ...LOOK_UP_BUSINESS_MESSAGES, ...spokenBy('A-070', LOOKUP_REFUSAL_WORDS) }],
  ['계좌인증을 하다가 (NM)', { ...verifyAccountMessages(DEFAULT_SETTINGS), ...spokenBy('A-093', ACCOUNT_REFUSALS) }],
  ['신청서를 제출하다가', SUBMIT_MESSAGES],
  ['신청결과를 불러오다가', LOAD_APPLICATION_MESSAGES],
  ['신청을 취소하다가', CANCEL_APPLICATION_MESSAGES],
  ['신청을 수정하다가', EDIT_APPLICATION_MESSAGES],
  ['증빙 등록 화면에 들어가다가', OPEN_REGISTRATION_MESSAGES],
  ['증빙을 등록하다가', registerProofMessages('/proof-reg-all', ANY)],
  ['직접배달 증빙을 등록하다가', registerProofMessages('/proof-reg', ANY)],
  ['택배사 조회를 신청하다가', requestCarriersMessages(ANY)],
  ['증빙을 취소하다가', cancelProofMessages('proof')],
  ['증빙 항목을 취소하다가', cancelProofMessages('item')],
  ['증빙을 불러오다가', LOAD_PROOF_MESSAGES],
  ['보완등록을 하다가', supplementMessages(ANY)],
  ['영업증빙을 보완하다가', supplementBaseMessages(ANY)],
  ['의견을 불러오다가', LOAD_OPINIONS_MESSAGES],
  ['의견을 제출하다가', submitOpinionMessages(ANY)],
  ['파일을 올리다가', STORE_FILE_MESSAGES],
  [
    '파일을 고르다가',
    {
      ...spokenBy('P-174', { duplicate: UPLOAD['file.duplicate'], named: UPLOAD['file.duplicateNamed'] }),
      ...spokenBy('P-156', { opinion: UPLOAD['file.tooManyOpinion'] }),
      ...spokenBy('P-175', {
        base: UPLOAD['file.tooManyBase'],
        excess: UPLOAD['file.excessBase'],
        any: UPLOAD['file.tooMany'],
      }),
    },
  ],
  ['파일을 보거나 내려받다가', { ...FETCH_FILE_MESSAGES, ...ADDRESS_FILE_MESSAGES }],
  ['제출 확인서를 내려받다가', DOWNLOAD_RECEIPT_MESSAGES],
  ['의견의 첨부파일을 내려받다가', DOWNLOAD_ATTACHMENT_MESSAGES],
  ['접속을 기다리다가 (QE)', QUEUE_MESSAGES],
  ['관리자로 로그인하다가 (AD)', { ...CHECK_ADMIN_MESSAGES, ...LOG_IN_ADMIN_MESSAGES }],
  ['팝업을 관리하다가 (AD)', WHY_MESSAGES],
  ['팝업이나 점검 안내를 저장하다가 (AD)', spokenBy('P-220', POPUP_FORM_REFUSALS)],
]

/** 알림: everything that is said about a failure and in no row of a rule, with the action that failed. [E-174] [E-175] */
export const alertRows = (
  saidByRules: ReadonlySet<string>,
): readonly { readonly cells: readonly string[]; readonly ref: string }[] => {
  const told = new Set(saidByRules)
  return ALERTS.flatMap(([doing, rows]) =>
    Object.values(rows).flatMap(({ text, next, ref, server }) => {
      const sentence = filled(text)
      if (told.has(sentence) || sentence === '') return []
      told.add(sentence)
      const way = [
        server === true ? '서버가 까닭을 답하면 그 말을 먼저 보인다' : '',
        next === undefined ? '' : filled(next),
      ]
      return [{ cells: [`“${sentence}”`, doing, way.filter(Boolean).join('. ') || '없음'], ref }]
    }),
  )
}
