import type { Effect } from 'effect'
import type { CallError } from '../kernel/call.errors.ts'
import { port } from '../kernel/token.ts'

/** Checks and creates administrator tokens on the back end. Its failures never end an applicant's session. [E-176] */
export interface AdminAccess {
  /** Returns the holder of this administrator token and whether the token is still valid. [E-163] */
  readonly examine: (
    token: string,
  ) => Effect.Effect<{ readonly role: string; readonly tokenValid: boolean; readonly adminId: string }, CallError>
  /**
   * Logs an administrator in and returns the access token. `address` is the visitor's public IP address from the
   * lookup; empty if it is unknown. [E-168] [D1-44]
   */
  readonly logIn: (login: {
    readonly adminId: string
    readonly password: string
    readonly address: string
  }) => Effect.Effect<string, CallError>
}
export const AdminAccess = port<AdminAccess>('AdminAccess')
