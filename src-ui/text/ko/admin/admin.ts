import type { CheckAdminError, LogInAdminError } from '#app/admin/log-in-admin'
import type { Messages } from '#ui/text/message.ts'

/** The text of the administrators' login. [D1-210] to [D1-219] */
export const ADMIN_LOGIN_TEXTS = {
  'admin.loginTitle': '관리자 로그인',
  'admin.id': '아이디',
  'admin.password': '비밀번호',
  'admin.login': '로그인',
  'admin.loggingIn': '로그인하는 중',
  'admin.idRequired': '아이디를 입력해주세요.',
  'admin.passwordRequired': '비밀번호를 입력해주세요.',
  'admin.invalidToken': '유효하지 않은 토큰입니다. 다시 로그인해주세요.',
  'admin.noPermission': '관리자 권한이 없습니다.',
  'admin.checkError': '관리자 권한 확인 중 오류가 발생했습니다.',
  'admin.loginFailed': '로그인에 실패했습니다. 아이디와 비밀번호를 확인해주세요.',
  'admin.behindLogin': '관리자로 로그인하시면 이용할 수 있습니다.',
} as const satisfies Record<string, string>

/**
 * The messages of a token check. A missing token has no message, because the login dialog opens. [E-164] [E-165]
 * [E-166]
 */
export const CHECK_ADMIN_MESSAGES = {
  NotAnAdministrator: { text: ADMIN_LOGIN_TEXTS['admin.noPermission'], ref: 'E-164' },
  AdminTokenInvalid: { text: ADMIN_LOGIN_TEXTS['admin.invalidToken'], ref: 'E-165' },
  AdminCheckFailed: { text: ADMIN_LOGIN_TEXTS['admin.checkError'], ref: 'E-166' },
  AdminLoginNeeded: { text: ADMIN_LOGIN_TEXTS['admin.behindLogin'], isQuiet: true, ref: 'E-162' },
} as const satisfies Messages<CheckAdminError>

export const LOG_IN_ADMIN_MESSAGES = {
  ...CHECK_ADMIN_MESSAGES,
  AdminLoginFailed: { text: ADMIN_LOGIN_TEXTS['admin.loginFailed'], ref: 'E-170' },
} as const satisfies Messages<LogInAdminError>
