import { port } from '../token.ts'

/** The administrator's token, apart from the applicant's session and for this tab only. [D1-44] [E-140] */
export interface AdminToken {
  readonly read: () => string | null
  readonly keep: (token: string) => void
  readonly remove: () => void
}
export const AdminToken = port<AdminToken>('AdminToken')
