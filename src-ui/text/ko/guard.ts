import { GENERAL } from './general.ts'

/** What a page says that lets nobody in, by the keys of the guards. [D1-55] [D3-63] */
export const GUARD = {
  'guard.invalidAccess': '잘못된 접근입니다.',
  'guard.expired': GENERAL['guard.expired'],
  'guard.needBrno': '사업자등록번호 확인 후 진행해주세요.',
  'guard.needCert': '본인인증 후 진행해주세요.',
  'guard.needPerson': '개인인증은 필수입니다',
  'guard.noPermission': '접근 권한이 없습니다.',
} as const satisfies Record<string, string>
