import { success, refusal } from '../answers.ts'
import { route } from '../handler.ts'
import { Type } from '../schema.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../session/tokens.ts'
import { put } from '../world/world.ts'
import { agreementList } from './agreements.ts'

const Saved = Type.Object({
  orderNo: Type.Number(),
  value: Type.Union([Type.Literal('Y'), Type.Literal('N')]),
})

/** Keeps the consents of an application with version, columns, order and answers. */
export const consents = route({
  method: 'POST',
  path: '/api/v1/auth/consents',
  ref: 'A-238',
  access: 'applicant',
  body: Type.Object({
    brno: Type.String({ minLength: 1 }),
    ci: Type.String({ minLength: 1 }),
    aplyNo: Type.String({ minLength: 1 }),
    consentsData: Type.Object({
      version: Type.String({ minLength: 1 }),
      agreements: Type.Record(Type.String(), Saved, { minProperties: 1 }),
    }),
  }),
  handler: forApplicant((world, { body, login, now }) => {
    const { brno, ci, aplyNo, consentsData } = body
    if (!namesOnlyOwn(world, login, { brno, ci, aplyNo })) return [world, EXPIRED]
    const { version } = consentsData
    const agreements = agreementList(consentsData.agreements)
    return [put(world, 'consents', aplyNo, { aplyNo, brNo: brno, ci, version, agreements, at: now }), success()]
  }),
})

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
