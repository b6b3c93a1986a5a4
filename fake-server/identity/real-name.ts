import { Type } from '../schema.ts'
import { checkResidentNumber, residentNumber } from '#domain/application/resident-number'
import { refusal, success } from '../answers.ts'
import { route } from '../handler.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../session/tokens.ts'
import { certifiedPerson } from './certifications.ts'

/** Back parts that always end in the same way. [D2-54] */
const MISMATCH = '0000000'
const OUTAGE = '9999999'

/**
 * Do name, birth date and resident number belong together? The number is compared and kept nowhere.
 */
export const realName = route({
  method: 'POST',
  path: '/api/v1/auth/realname',
  ref: 'A-241',
  access: 'applicant',
  body: Type.Object({
    aplyNo: Type.String(),
    ci: Type.String(),
    brno: Type.String(),
    jumin1: Type.String(),
    jumin2: Type.String(),
    name: Type.String(),
    brdt: Type.String(),
  }),
  handler: forApplicant((world, { body, login }) => {
    const { aplyNo, ci, brno, jumin1, jumin2, name, brdt } = body
    if (!namesOnlyOwn(world, login, { aplyNo, ci, brno })) return [world, EXPIRED]
    if (jumin2 === OUTAGE) return [world, refusal(500, 'REALNAME_FAILED', 'server.failed')]
    const person = certifiedPerson(world, ci)
    const agrees =
      checkResidentNumber(residentNumber(jumin1, jumin2)).ok &&
      jumin2 !== MISMATCH &&
      /^\d{8}$/.test(brdt) &&
      jumin1 === brdt.slice(2) &&
      person !== null &&
      name.trim() === person.name &&
      brdt === person.birthDay
    return [world, agrees ? success() : refusal(400, 'REALNAME_MISMATCH', 'server.realNameMismatch', { http: 200 })]
  }),
})
