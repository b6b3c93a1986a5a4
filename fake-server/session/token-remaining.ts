import { Type } from '../schema.ts'
import { success } from '../answers.ts'
import { route } from '../handler.ts'
import { secondsLeftOf } from './tokens.ts'

/** Seconds left of a token by the clock of this world; 0 for an unknown or expired one. [E-186] */
export const tokenRemaining = route({
  method: 'POST',
  path: '/api/v1/common/token/remaining',
  ref: 'E-186',
  query: Type.Object({ token: Type.String() }),
  handler: (world, { query, now }) => [world, success({ result: secondsLeftOf(world, query.token, now) })],
})
