import { Type } from '../schema.ts'
import { refusal } from '../answers.ts'
import { applicationsOf } from '../application/applications.ts'
import { route } from '../handler.ts'
import { TEXT } from '../text.ts'
import { wireNumber } from './businesses.ts'
import { LOOKUP_REFUSALS } from './fixtures.table.ts'

/** How many applications of a number were submitted, with body status `'0'`; cancelled and deleted ones count. [E-181] [D1-34] */
export const applicationCount = route({
  method: 'POST',
  path: '/api/v1/business/supportApplicationBrnoCheck',
  ref: 'E-181',
  body: Type.Object({ brNo: Type.Optional(Type.Unknown()) }),
  handler: (world, { body }) => {
    const brNo = wireNumber(body.brNo)
    if (brNo === null) return [world, refusal(400, 'BUSINESS_INVALID_BRNO_FORMAT', 'brno.badFormat')]
    const fixed = LOOKUP_REFUSALS[brNo]
    if (fixed !== undefined) {
      const { http, status, errorCode, text } = fixed
      return [world, { status: http, body: { status, errorCode, message: TEXT[text] } }]
    }
    const count = applicationsOf(world, brNo).filter(({ submittedAt }) => submittedAt !== null).length
    return [world, { status: 200, body: { status: '0', message: 'Success', result: count } }]
  },
})
