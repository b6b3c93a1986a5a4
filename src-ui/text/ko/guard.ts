import type { GuardAlert } from '#domain/session/guards.table'
import { GENERAL } from './general.ts'

/** What a page says that lets nobody in, and an address that leads nowhere. [D1-55] [D3-63] */
export const GUARD = {
  invalidAccess: '잘못된 접근입니다.',
  expired: GENERAL['guard.expired'],
  numberMissing: '사업자등록번호 확인 후 진행해주세요.',
  notCertified: '본인인증 후 진행해주세요.',
  personMissing: '개인인증은 필수입니다',
  noPermission: '접근 권한이 없습니다.',
} as const satisfies Record<GuardAlert | 'invalidAccess', string>

/** What helps, behind such a sentence. [D1-255] */
export const GUARD_HELP = {
  'guard.noSuchPage': '찾으시는 화면이 없습니다.',
  'guard.neverCertified': '본인인증 후 볼 수 있습니다.',
} as const satisfies Record<string, string>

/** In place of any of them where the browser keeps nothing: what is missing was never lost by time. Ours. [E-137] */
export const UNKEPT = {
  'guard.unkept':
    '이 브라우저에 정보를 저장할 수 없어 이 화면을 열지 못했습니다. 브라우저 설정에서 쿠키와 사이트 데이터 저장을 허용하고 저장 공간을 확인하신 후 처음부터 다시 진행해주세요.',
  'guard.unkeptTitle': '이 브라우저에 정보를 저장할 수 없습니다',
} as const satisfies Record<string, string>

/** What stands behind such an alert: the heading of the page that nobody sees. Ours. */
export const REFUSED = {
  expired: '다시 인증해주세요',
  numberMissing: '사업자등록번호를 먼저 입력해주세요',
  notCertified: '본인인증을 먼저 해주세요',
  personMissing: '본인인증을 먼저 해주세요',
  noPermission: '이 화면은 보실 수 없습니다',
} as const satisfies Record<GuardAlert, string>
