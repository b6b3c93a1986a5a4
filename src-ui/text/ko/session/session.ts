import type { ExtendSessionError } from '#app/session/extend-session'
import type { Flow } from '#domain/identity/flow'
import type { Messages } from '#ui/text/message.ts'
import { COMMON_CALL_MESSAGES } from '../kernel/failures.ts'
import { GUARD_HELP_SENTENCES } from '../pages/guard.ts'

/**
 * The text of the countdown and of its end. The keys `again.*` and `end.*` are not from the specification. [D1-202] to
 * [D1-209]
 */
export const SESSION_TEXT = {
  'timer.title': '인증시간 연장 안내',
  'timer.warning': '인증 유효시간이 {time} 남았습니다. 연장하시겠습니까?',
  'timer.extendNow': '연장하기',
  'timer.extended': '인증시간이 연장되었습니다.',
  'timer.expired': '인증 유효시간이 만료되었습니다. 다시 인증해주세요.',
  'timer.extendFailed': '인증시간 연장에 실패했습니다.',
  'timer.extendError': '인증시간 연장 중 오류가 발생했습니다.',
  'timer.until': '연장하지 않으시면 본인인증을 다시 하셔야 합니다.',
  'again.button': '다시 인증하기',
  'again.write': '이어서 작성하기',
  'end.shared': '함께 쓰는 기기라면',
  'end.button': '인증 끝내기',
  'end.ask': '인증을 끝낼까요?',
  'end.effect':
    '이 기기에서 다시 보시려면 본인인증을 다시 하셔야 합니다. 접수하신 내용은 그대로 있습니다. 아직 보내지 않으신 파일은 바로 지워지고, 쓰시던 내용은 이 창을 닫으시면 지워집니다.',
  'end.replaced':
    '다른 창에서 다른 분이나 다른 번호로 인증하셔서 이 창의 인증이 끝났습니다. 한 번에 한 창에서만 진행해주세요.',
  'end.done': '인증을 끝냈습니다.',
} as const satisfies Record<string, string>

type Reason = { readonly title: string; readonly text: string }

/**
 * The note that says which data are kept and where to continue, by the page on which a new certification starts. Not
 * from the specification.
 */
export const CERTIFY_AGAIN_NOTES = {
  '/bzmn-reg': {
    title: '다시 인증하시면 사업자등록번호 입력부터 진행합니다.',
    text: '이미 접수된 신청은 ‘신청결과 확인’에서 보실 수 있습니다.',
  },
  '/onslf-check-result': {
    title: '이미 접수하신 신청과 증빙은 그대로 있습니다.',
    text: '다시 인증하시면 신청결과로 이어집니다. 아직 신청하지 않으셨으면 첫 화면의 ‘신청하기’를 눌러주세요.',
  },
} as const satisfies Record<string, Reason>

const FORM_GOES_ON = '쓰시던 신청서로 이어지며, 주민등록번호와 첨부파일은 다시 넣으셔야 합니다.'

/**
 * The sentence that says how to continue a draft, for each flow; and what the form does not save. [D1-262] [D1-937]
 */
export const CONTINUE_DRAFT_SENTENCES = {
  application: `사업자등록번호 입력, 본인인증, 동의 확인을 거쳐 ${FORM_GOES_ON}`,
  result: '본인인증을 거쳐 신청결과에서 쓰시던 화면으로 이어집니다.',
} as const satisfies Record<Flow, string>

/**
 * The sentence that says how to continue with a draft whose application was sent and may have been received. [D2-149]
 */
export const CONTINUE_SENT_DRAFT_SENTENCE = `사업자등록번호 입력, 본인인증, 동의 확인을 거쳐 접수되었는지 확인하고, 접수되지 않았으면 ${FORM_GOES_ON}`

/**
 * The reason that is shown if this tab never had a certification, by the page on which a certification starts. [D1-255]
 */
export const NEVER_CERTIFIED_REASONS = {
  '/bzmn-reg': {
    title: GUARD_HELP_SENTENCES['guard.neverCertified'],
    text: '사업자등록번호를 먼저 입력하시고, 이어서 휴대폰이나 인증서로 인증하시면 됩니다.',
  },
  '/onslf-check-result': {
    title: GUARD_HELP_SENTENCES['guard.neverCertified'],
    text: '휴대폰이나 인증서로 인증하시면 됩니다.',
  },
} as const satisfies Record<keyof typeof CERTIFY_AGAIN_NOTES, Reason>

/** What the person can do after a failed extension, while the countdown continues. Not from the specification. */
const EXTEND_AGAIN = '남은 시간 동안 계속 이용하실 수 있습니다. ‘시간 연장’을 다시 눌러주세요.'

export const EXTEND_SESSION_MESSAGES = {
  SessionExtensionRefused: { text: SESSION_TEXT['timer.extendFailed'], next: EXTEND_AGAIN, ref: 'E-147' },
  SessionExtensionFailed: { text: SESSION_TEXT['timer.extendError'], next: EXTEND_AGAIN, ref: 'E-147' },
  SessionEnded: COMMON_CALL_MESSAGES.SessionEnded,
} as const satisfies Messages<ExtendSessionError>
