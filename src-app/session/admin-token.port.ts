import { port } from '../kernel/token.ts'

/** The administrator's token, stored separately from the applicant's session and only for this tab. [D1-44] [E-140] */
export interface AdminTokenStorage {
  readonly read: () => string | null
  readonly keep: (token: string) => void
  readonly remove: () => void
}
export const AdminTokenStorage = port<AdminTokenStorage>('AdminTokenStorage')
