import type { AdminTokenStorage } from '../session/admin-token.port.ts'

export const inMemoryAdminToken = (token: string | null = null): AdminTokenStorage => {
  let keptToken = token
  return {
    read: () => keptToken,
    keep: (next) => {
      keptToken = next
    },
    remove: () => {
      keptToken = null
    },
  }
}
