import { Type } from '../schema.ts'
import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { find } from '../world/world.ts'

/** Whose administrator token this is, and whether it still holds. [E-184] */
export const parseToken = route({
  method: 'POST',
  path: '/api/v1/admin/auth/parse-token',
  ref: 'E-184',
  query: Type.Object({ token: Type.Optional(Type.String()) }),
  handler: (world, { query, now }) => {
    const token = find(world, 'tokens', query.token ?? '')
    const valid = token !== null && token.kind === 'admin' && token.expiresAt > now
    const result = valid
      ? { role: token.role, tokenValid: true, adminId: token.adminId }
      : { role: null, tokenValid: false, adminId: null }
    return [world, success({ result })]
  },
})
