import { applicantNameOf } from '#domain/application/new-application'
import { checkResidentNumber, hasBirthDate, residentNumber } from '#domain/application/resident-number'
import { refusal, success } from '../../http/answers.ts'
import { route, type Handler } from '../../http/handler.ts'
import { Done, Fields, Nullable, Refused, Type } from '../../http/schema.ts'
import { EXPIRED, forApplicant, namesOnlyOwn } from '../../http/tokens.ts'
import { amend, allOf } from '../../world/world.ts'
import { certifiedPerson } from './certifications.ts'

/** Back parts that always end in the same way. [D2-54] */
const MISMATCH = '0000000'
const OUTAGE = '9999999'

/**
 * Do name, birth date and resident number belong together? The number is compared and kept nowhere, only that it was
 * asked about and how that ended: whoever is told of a mismatch may go on.
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
  answer: Type.Union([Done(), Refused()]),
  handler: forApplicant((world, { body, login }) => {
    const { aplyNo, ci, brno, jumin1, jumin2, name, brdt } = body
    if (!namesOnlyOwn(world, login, { aplyNo, ci, brno })) return [world, EXPIRED]
    if (jumin2 === OUTAGE) return [world, refusal(500, 'REALNAME_FAILED', 'server.failed')]
    const person = certifiedPerson(world, ci)
    const resident = residentNumber(jumin1, jumin2)
    const agrees =
      checkResidentNumber(resident).ok &&
      jumin2 !== MISMATCH &&
      hasBirthDate(resident, brdt) &&
      person !== null &&
      name.trim() === applicantNameOf(person.name) &&
      brdt === person.birthDay
    const asked = amend(world, 'applications', aplyNo, (application) => ({
      ...application,
      realName: agrees ? ('passed' as const) : ('waived' as const),
    }))
    return [asked, agrees ? success() : refusal(400, 'REALNAME_MISMATCH', 'server.realNameMismatch', { http: 200 })]
  }),
})

/**
 * Calls for load tests: whom a test may certify as, in the application flow anybody, in the result flow applicants. They
 * exist only while the test tools are switched on. [E-196] [E-104]
 */
const people =
  (applicants: boolean): Handler =>
  (world, { testTools }) => {
    if (!testTools) return [world, refusal(404, 'NOT_FOUND', 'server.notFound')]
    const applications = allOf(world, 'applications')
    const known = allOf(world, 'people').map(({ ci }) => ({
      ci,
      suptSn: applications.find((application) => application.ci === ci)?.suptSn ?? null,
    }))
    return [world, success({ result: known.filter(({ suptSn }) => !applicants || suptSn !== null) })]
  }

export const loadTestApply = route({
  method: 'GET',
  path: '/api/v1/auth/loadtestaply',
  ref: 'E-196',
  answer: Done({ result: Type.Array(Fields({ ci: Type.String(), suptSn: Nullable(Type.String()) })) }),
  handler: people(false),
})

export const loadTestResult = route({
  method: 'GET',
  path: '/api/v1/auth/loadtestresult',
  ref: 'E-196',
  answer: Done({ result: Type.Array(Fields({ ci: Type.String(), suptSn: Nullable(Type.String()) })) }),
  handler: people(true),
})
