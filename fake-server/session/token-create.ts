import { Type } from '../schema.ts'
import { EXTENSION_SECONDS } from '#domain/limits'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { find } from '../world/world.ts'
import { issueToken, loginCookie } from './tokens.ts'

/**
 * A new token for a known application. Sent with the valid cookie of the same application it renews the cookie; else the
 * token runs a countdown and opens nothing. [E-187] [D1-02] [D1-03]
 */
export const tokenCreate = route({
  method: 'POST',
  path: '/api/v1/common/token/create',
  ref: 'E-187',
  query: Type.Object({ aplyNo: Type.Optional(Type.String()), seconds: Type.Optional(Type.String()) }),
  handler: (world, call) => {
    const { aplyNo = '', seconds = '' } = call.query
    const life = /^\d{1,5}$/.test(seconds) ? Number(seconds) : 0
    const application = find(world, 'applications', aplyNo)
    if (application === null) return [world, refusal(400, 'TOKEN_UNKNOWN_APPLICATION', 'server.tokenUnknown')]
    if (life < 1 || life > EXTENSION_SECONDS)
      return [world, refusal(400, 'TOKEN_INVALID_SECONDS', 'server.tokenSeconds')]
    const { login } = call
    const renews = login !== null && login.aplyNo === aplyNo
    const holder = renews
      ? { kind: 'login' as const, brNo: login.brNo, aplyNo, ci: login.ci }
      : { kind: 'countdown' as const, brNo: application.brNo, aplyNo }
    const [after, token] = issueToken(world, call, life, holder)
    return [after, { ...success({ result: token }), ...(renews ? { cookies: [loginCookie(token, life)] } : {}) }]
  },
})
