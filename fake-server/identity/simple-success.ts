import { Type } from '../schema.ts'
import { refusal, success } from '../answers.ts'
import { route, type Handler } from '../handler.ts'
import { storeCertification } from './certifications.ts'

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Report = Type.Object({
  aplyNo: Text,
  brNo: Text,
  ci: Text,
  name: Text,
  phoneNumber: Text,
  birthDay: Text,
  provider: Text,
})

/** Keeps a simple certification as the page reports it; without `ci` there is nothing to keep. [E-190] [D1-27] */
const report: Handler<{ readonly [field in keyof (typeof Report)['properties']]?: string | null }> = (world, call) => {
  const { ci, name, birthDay, phoneNumber, provider, brNo, aplyNo } = call.body
  if (!ci) return [world, refusal(400, 'AUTH_MISSING_CI', 'server.certMissingCi')]
  const certified = {
    ci,
    name: name ?? '',
    birthDay: birthDay ?? '',
    phone: phoneNumber ?? '',
    carrier: '',
    provider: provider ?? '',
    brNo: brNo || null,
    aplyNo: aplyNo || null,
  }
  return [storeCertification(world, call, certified), success({ success: true })]
}

export const simpleSuccess = route({
  method: 'POST',
  path: '/api/v1/auth/simple/success',
  ref: 'E-190',
  body: Report,
  handler: report,
})

export const simpleResultSuccess = route({
  method: 'POST',
  path: '/api/v1/auth/simpleResult/success',
  ref: 'E-190',
  body: Report,
  handler: report,
})
