import { Type } from '../schema.ts'
import { success } from '../answers.ts'
import { businessOf } from '../business/businesses.ts'
import { route } from '../handler.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../session/tokens.ts'

/** What the platforms know of the delivery cost of a business; null where they know nothing. */
export const deliveryTotal = route({
  method: 'POST',
  path: '/api/v1/application/info/delitotalamt',
  ref: 'A-239',
  access: 'applicant',
  body: Type.Object({ brno: Type.String() }),
  handler: forApplicant((world, { body: { brno }, login }) => {
    if (!namesOnlyOwn(world, login, { brno })) return [world, EXPIRED]
    const total = businessOf(world, brno).deliveryTotal
    return [world, success({ result: total === null ? null : { sprtAmt: total } })]
  }),
})
