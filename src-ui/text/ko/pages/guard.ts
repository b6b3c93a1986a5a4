import type { GuardAlert } from '#domain/pages/guards.table'
import type { Route } from '#domain/pages/routes'
import type { StopReason } from '#ui/text/message.ts'
import { SHARED_BUTTON_TEXTS } from '../kernel/buttons.ts'
import { SHARED_FAILURE_TEXTS } from '../kernel/failures.ts'

/** The text of a page that refuses a visit, and of an unknown URL. [D1-55] [D3-63] */
export const GUARD_SENTENCES = {
  invalidAccess: '잘못된 접근입니다.',
  expired: SHARED_FAILURE_TEXTS['guard.expired'],
  numberMissing: '사업자등록번호 확인 후 진행해주세요.',
  notCertified: '본인인증 후 진행해주세요.',
  personMissing: '개인인증은 필수입니다',
  noPermission: '접근 권한이 없습니다.',
} as const satisfies Record<GuardAlert | 'invalidAccess', string>

/** Helpful sentences beside those in `GUARD_SENTENCES`. [D1-255] */
export const GUARD_HELP_SENTENCES = {
  'guard.noSuchPage': '찾으시는 화면이 없습니다.',
  'guard.noSuchPageCause': '예전 주소이거나 주소에 빠진 글자가 있을 수 있습니다.',
  'guard.neverCertified': '본인인증 후 볼 수 있습니다.',
} as const satisfies Record<string, string>

/**
 * The one reason that a page shows when a guard refuses a visit, and what would change the refusal. Not from the
 * specification.
 */
export const GUARD_REASONS = {
  numberMissing: {
    title: '이 창에서 확인하신 사업자등록번호가 없습니다.',
    text: '번호를 입력하시면 다음 단계로 이어집니다.',
  },
  notCertified: {
    title: '이 창에서 본인인증을 하지 않으셨습니다.',
    text: '본인인증을 하시면 다음 단계로 이어집니다.',
  },
  personMissing: {
    title: '이 창에 본인인증 정보가 없습니다.',
    text: '신청결과 확인에서 본인인증을 하시면 이어집니다.',
  },
  noPermission: {
    title: '담당 기관에서만 여는 화면입니다.',
    text: '담당자이시면 허용된 인터넷 주소에서 다시 열어주세요.',
  },
} as const satisfies Record<Exclude<GuardAlert, 'expired'>, { readonly title: string; readonly text: string }>

/**
 * The one reason that a page shows if the agency has no application of the certified person. Not from the
 * specification. [E-130] [A-146] [A-147] [P-164]
 */
export const NO_APPLICATION_REASON = {
  title: '신청하실 때와 다른 번호나 다른 분으로 확인하셨을 수 있습니다.',
  text: '신청하실 때의 사업자등록번호와 대표자로 다시 확인해주세요. 아직 신청하지 않으셨다면 첫 화면의 ‘신청하기’에서 신청해주세요.',
  link: { href: '/bzmn-result', words: '다시 확인하기' },
  close: SHARED_BUTTON_TEXTS['common.home'],
} as const satisfies StopReason

/**
 * The one reason that a page shows if the agency has no certification of the visitor. Not from the specification.
 * [A-148] [P-164]
 */
export const NOT_CERTIFIED_REASON = {
  title: '본인인증을 확인하지 못했습니다.',
  text: GUARD_REASONS.personMissing.text,
  link: { href: '/onslf-check-result', words: SHARED_BUTTON_TEXTS['common.certify'] },
  close: SHARED_BUTTON_TEXTS['common.home'],
} as const satisfies StopReason

/**
 * The label of the button that closes a refusal, by the page that the button opens. The specification says which page
 * opens.
 */
export const REFUSAL_BUTTON_LABELS: { readonly [route in Route]?: string } & {
  readonly [route in '/' | '/bzmn-reg' | '/aply-result']: string
} = {
  '/': SHARED_BUTTON_TEXTS['common.home'],
  '/bzmn-reg': '사업자등록번호 입력하기',
  '/onslf-check': SHARED_BUTTON_TEXTS['common.certify'],
  '/aply-result': SHARED_BUTTON_TEXTS['common.toResult'],
}

/**
 * The texts that replace the message about expired data in a browser that stores nothing. In such a browser the data
 * were never stored, so they cannot have expired. Not from the specification. [E-137]
 */
export const NOTHING_STORED_TEXTS = {
  'guard.unkept':
    '이 브라우저에 정보를 저장할 수 없어 이 화면을 열지 못했습니다. 브라우저 설정에서 쿠키와 사이트 데이터 저장을 허용하고 저장 공간을 확인하신 후 처음부터 다시 진행해주세요.',
  'guard.unkeptTitle': '이 브라우저에 정보를 저장할 수 없습니다',
} as const satisfies Record<string, string>

/** The visually hidden heading of the page behind the alert of a guard. Not from the specification. */
export const GUARD_REFUSAL_HEADINGS = {
  expired: '다시 인증해주세요',
  numberMissing: '사업자등록번호를 먼저 입력해주세요',
  notCertified: '본인인증을 먼저 해주세요',
  personMissing: '본인인증을 먼저 해주세요',
  noPermission: '이 화면은 보실 수 없습니다',
} as const satisfies Record<GuardAlert, string>
