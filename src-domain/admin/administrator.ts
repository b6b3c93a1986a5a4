import { type DecisionTable, decisionFrom } from '../kernel/decide.ts'

/** The only role that may manage popups. [E-163] */
export const ADMINISTRATOR_ROLE = 'ROLE_ADMIN'

/**
 * The server's answer about a login: whether the token is valid, and whether it belongs to an administrator. `atOffice`
 * is true if the call comes from an allowed IP address.
 */
type AdministratorFacts = {
  readonly tokenValid: boolean
  readonly administrator: boolean
  readonly atOffice: boolean
}

/**
 * `tokenInvalid`: the login is refused. `notAdministrator`: the role is wrong, or the visitor is outside the office.
 */
type AdministratorVerdict = 'ok' | 'tokenInvalid' | 'notAdministrator'

/**
 * 팝업 관리 권한: decides whether the holder of this token may manage popups. The pages call this only if the visitor's IP
 * address is allowed; the server checks the caller's IP address in every call.
 */
export const decideAdministrator = decisionFrom(
  (holder: { readonly tokenValid: boolean; readonly role: string | null }, atOffice: boolean): AdministratorFacts => ({
    tokenValid: holder.tokenValid,
    administrator: holder.role === ADMINISTRATOR_ROLE,
    atOffice,
  }),
  [
    { id: 'AD-1', when: { tokenValid: false }, then: 'tokenInvalid', ref: 'E-165' },
    { id: 'AD-2', when: { administrator: false }, then: 'notAdministrator', ref: 'E-164' },
    { id: 'AD-4', when: { atOffice: false }, then: 'notAdministrator', ref: 'P-320' },
    { id: 'AD-3', when: {}, then: 'ok', ref: 'E-163' },
  ] satisfies DecisionTable<AdministratorFacts, AdministratorVerdict>,
)

/** The HTTP statuses with which the server refuses an administrator's call. [E-165] [P-320] */
const REFUSAL_STATUSES = { tokenInvalid: 401, forbidden: 403 } as const

type AdminRefusalFacts = { readonly status: keyof typeof REFUSAL_STATUSES | 'other' }

/**
 * `login`: the token is removed, so that the login dialog opens. `forbidden`: the role or the IP address is refused.
 */
type AdminRefusalVerdict = 'login' | 'forbidden' | 'failed'

/** 거절당한 팝업 관리: decides what a page does after the server has refused an administrator's call. [E-165] [P-320] */
export const decideAdminRefusal = decisionFrom(
  (status: number): AdminRefusalFacts => ({
    status:
      status === REFUSAL_STATUSES.tokenInvalid
        ? 'tokenInvalid'
        : status === REFUSAL_STATUSES.forbidden
          ? 'forbidden'
          : 'other',
  }),
  [
    { id: 'AF-1', when: { status: 'tokenInvalid' }, then: 'login', ref: 'E-165' },
    { id: 'AF-2', when: { status: 'forbidden' }, then: 'forbidden', ref: 'P-320' },
    { id: 'AF-3', when: {}, then: 'failed', ref: 'P-227' },
  ] satisfies DecisionTable<AdminRefusalFacts, AdminRefusalVerdict>,
)
