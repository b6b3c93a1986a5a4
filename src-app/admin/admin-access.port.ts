import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../token.ts'

/** Failures of these calls never end an applicant's session. [E-176] */
export interface AdminAccess {
  /** [E-163] */
  readonly examine: (
    token: string,
  ) => Effect.Effect<{ readonly role: string; readonly tokenValid: boolean; readonly adminId: string }, CallError>
  /** Returns the access token. `address` is the visitor's public IP address, empty if unknown. [E-168] [D1-44] */
  readonly logIn: (login: {
    readonly adminId: string
    readonly password: string
    readonly address: string
  }) => Effect.Effect<string, CallError>
}
export const AdminAccess = port<AdminAccess>('AdminAccess')
