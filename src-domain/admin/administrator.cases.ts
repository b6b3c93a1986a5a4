import type { DecisionCaseFrom } from '../kernel/decide.ts'
import type { AdminRefusalVerdict } from './administrator.ts'

/** The answers of the server about a token, and whether its holder may manage popups. */
export const ADMINISTRATOR_CASES = [
  { proves: ['E-163'], rule: 'AD-3', tokenValid: true, role: 'ROLE_ADMIN', atOffice: true, verdict: 'ok' },
  { proves: ['E-164'], rule: 'AD-2', tokenValid: true, role: 'ROLE_USER', atOffice: true, verdict: 'notAdministrator' },
  { proves: ['E-164'], rule: 'AD-2', tokenValid: true, role: '', atOffice: true, verdict: 'notAdministrator' },
  { proves: ['E-165'], rule: 'AD-1', tokenValid: false, role: 'ROLE_ADMIN', atOffice: true, verdict: 'tokenInvalid' },
  { proves: ['E-165'], rule: 'AD-1', tokenValid: false, role: 'ROLE_USER', atOffice: true, verdict: 'tokenInvalid' },
  { proves: ['P-320'], rule: 'AD-4', tokenValid: true, role: 'ROLE_ADMIN', atOffice: false, verdict: 'notAdministrator' },
] as const

export const ADMIN_REFUSAL_CASES: readonly DecisionCaseFrom<{ status: number }, AdminRefusalVerdict>[] = [
  { proves: ['E-165'], rule: 'AF-1', status: 401, verdict: 'login' },
  { proves: ['P-320'], rule: 'AF-2', status: 403, verdict: 'forbidden' },
  { proves: ['P-227'], rule: 'AF-3', status: 400, verdict: 'failed' },
  { proves: ['P-227'], rule: 'AF-3', status: 500, verdict: 'failed' },
]
