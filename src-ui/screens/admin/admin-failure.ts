import type { AdminCallError } from '#app/admin/administer-popups'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { refusingRuleOf } from '#ui/parts/failure/show-failure.ts'
import { ADMIN_CALL_MESSAGES } from '#ui/text/ko/admin/notices.ts'
import type { MessageRow } from '#ui/text/message.ts'
import { ensureAdminLogin } from './AdminLogin.tsx'

/** Returns the reason why a call of an administrator failed: the server's message, if there is one. [E-174] [P-320] */
export const adminFailureReason = (error: AdminCallError): string => {
  const row: MessageRow = ADMIN_CALL_MESSAGES[error._tag]
  return row.server === true && error._tag === 'Refused' && error.message !== null ? error.message : row.text
}

/**
 * Shows which call failed, why it failed, and which data were kept. If the token is invalid, the login opens
 * immediately, so that the next attempt can succeed. [P-213] [P-227]
 */
export const showAdminFailure = async (error: AdminCallError, text: string, note?: string): Promise<void> => {
  await dialogs.alert({
    text,
    helpLine: note === undefined ? adminFailureReason(error) : `${adminFailureReason(error)} ${note}`,
    because: refusingRuleOf(error),
  })
  if (error._tag === 'AdminTokenInvalid') await ensureAdminLogin()
}
