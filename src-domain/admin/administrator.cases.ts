/** The server's answer about a token, and whether its holder may manage popups. */
export const ADMIN_CASES = [
  { proves: ['E-163'], rule: 'AD-3', tokenValid: true, role: 'ROLE_ADMIN', verdict: 'open' },
  { proves: ['E-164'], rule: 'AD-2', tokenValid: true, role: 'ROLE_USER', verdict: 'notAdministrator' },
  { proves: ['E-164'], rule: 'AD-2', tokenValid: true, role: '', verdict: 'notAdministrator' },
  { proves: ['E-165'], rule: 'AD-1', tokenValid: false, role: 'ROLE_ADMIN', verdict: 'tokenInvalid' },
  { proves: ['E-165'], rule: 'AD-1', tokenValid: false, role: 'ROLE_USER', verdict: 'tokenInvalid' },
] as const
