import type { AdminTokenStorage } from '../session/admin-token.port.ts'

export const inMemoryAdminToken = (token: string | null = null): AdminTokenStorage => {
  let kept = token
  return {
    read: () => kept,
    keep: (next) => {
      kept = next
    },
    remove: () => {
      kept = null
    },
  }
}
