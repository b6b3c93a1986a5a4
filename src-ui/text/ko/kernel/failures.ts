import type { CallError } from '#app/kernel/call.errors'
import type { Messages } from '#ui/text/message.ts'
import { EVERY_PAGE_TEXTS } from './every-page.ts'

/**
 * The sentences about a failure that several screens share: what failed, and what the person can do now. The keys
 * `way.*` are our own. [D1-55] to [D1-75] [D3-63] [D2-98]
 */
export const SHARED_FAILURE_TEXTS = {
  'file.downloadFailed': '파일 다운로드에 실패했습니다.',
  'guard.expired': '인증정보가 만료되었습니다. 다시 인증해주세요.',
  'common.receiptFailed':
    '보내신 내용은 접수되었습니다. 접수 화면을 불러오지 못했으니 새로고침해주세요. 계속되면 인터넷 연결을 확인해주세요.',
  'common.newRelease':
    '서비스가 새 버전으로 바뀌었습니다. 새로고침하시면 이어서 진행하실 수 있습니다. 적으신 내용은 보통 남지만, 신청서의 주민등록번호와 첨부파일은 다시 넣으셔야 합니다.',
  'summary.title': '입력하신 내용을 다시 확인해주세요.',
  'way.retry': '잠시 후 다시 시도해주세요.',
  'way.kept': '입력하신 내용은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
  'way.entriesKept': '입력하신 내용은 그대로 있습니다.',
  'way.keptFiles': '입력하신 내용과 파일은 그대로 있습니다. 잠시 후 다시 시도해주세요.',
  'way.unconfirmed': '접수되었는지 아직 확인하지 못했습니다. 다시 보내셔도 두 번 접수되지 않습니다.',
  'way.look': '확인을 누르시면 신청결과를 다시 불러옵니다. 진행상태를 확인해주세요.',
  'way.openResult': '신청결과 화면에서 진행상태를 확인해주세요.',
  'way.apply': '사업자등록번호를 다시 확인해주세요. 아직 신청하지 않으셨다면 첫 화면의 ‘신청하기’에서 신청해주세요.',
} as const satisfies Record<string, string>

/** The messages about failed calls of every use case that does not define other messages. [E-174] [E-175] [E-176] */
export const COMMON_CALL_MESSAGES = {
  NoAnswer: { text: EVERY_PAGE_TEXTS['common.networkError'], ref: 'E-174' },
  Refused: { text: EVERY_PAGE_TEXTS['common.serverError'], ref: 'E-174', server: true },
  MalformedAnswer: { text: EVERY_PAGE_TEXTS['common.serverError'], ref: 'E-175' },
  SessionEnded: { text: SHARED_FAILURE_TEXTS['guard.expired'], ref: 'E-176' },
} as const satisfies Messages<CallError>

const KEPT = { next: SHARED_FAILURE_TEXTS['way.entriesKept'] } as const
/**
 * The messages about failed calls above a form. They add to `COMMON_CALL_MESSAGES` that the entries are kept. [E-174]
 * [E-175]
 */
export const FORM_CALL_MESSAGES = {
  ...COMMON_CALL_MESSAGES,
  NoAnswer: { ...COMMON_CALL_MESSAGES.NoAnswer, ...KEPT },
  Refused: { ...COMMON_CALL_MESSAGES.Refused, ...KEPT },
  MalformedAnswer: { ...COMMON_CALL_MESSAGES.MalformedAnswer, ...KEPT },
} as const satisfies Messages<CallError>
