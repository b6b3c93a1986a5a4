import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { Type } from '../schema.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../session/tokens.ts'
import { put } from '../world/world.ts'

/** Keeps agreements in the form of an older call, which no screen makes. [P-271] */
export const saveAgreements = route({
  method: 'POST',
  path: '/api/agreements',
  ref: 'P-271',
  access: 'applicant',
  body: Type.Object({
    aplyNo: Type.Optional(Type.Unknown()),
    personalInfo: Type.Optional(Type.Unknown()),
    mydataInfo: Type.Optional(Type.Unknown()),
  }),
  handler: forApplicant((world, { body, login, now }) => {
    const { aplyNo, personalInfo = null, mydataInfo = null } = body
    if (typeof aplyNo !== 'string' || aplyNo === '')
      return [world, refusal(400, 'APL_MISSING_FIELD', 'server.tokenUnknown')]
    if (!namesOnlyOwn(world, login, { aplyNo })) return [world, EXPIRED]
    return [put(world, 'agreements', aplyNo, { aplyNo, personalInfo, mydataInfo, at: now }), success()]
  }),
})
