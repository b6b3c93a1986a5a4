import {
  parseResidentNumber,
  doesResidentNumberMatchBirthDate,
  wrapResidentNumber,
} from '#domain/application/form/resident-number'
import { cutApplicantName } from '#domain/application/submit/new-application'
import { okAnswerSchema, rejectedAnswerSchema } from '../../http/answer-schemas.ts'
import { answerOfFailedCheck, failWith, okAnswer } from '../../http/answers.ts'
import { applicantEndpoint } from '../../http/applicant-endpoint.ts'
import { EachField, Type } from '../../world/schema.ts'
import { changeDoc } from '../../world/world.ts'
import { findOwnApplicationOrReject } from '../applicant/own-application.ts'
import { certifiedPerson } from './certifications.ts'

/** Back parts of resident numbers for which the check always fails, with a mismatch or with an outage. [D2-54] */
const MISMATCH = '0000000'
const OUTAGE = '9999999'

/**
 * Checks that name, birth date and resident number belong together. The number is compared but not stored. The outcome
 * of the check is stored, because an applicant may continue after a mismatch.
 */
export const checkRealName = applicantEndpoint({
  method: 'POST',
  path: '/api/v1/auth/realname',
  ref: 'A-241',
  rejects: ['REALNAME_FAILED'],
  body: Type.Object({
    ...EachField(Type.String(), 'aplyNo', 'ci', 'brno', 'jumin1', 'jumin2', 'name', 'brdt'),
  }),
  answer: Type.Union([okAnswerSchema(), rejectedAnswerSchema(['REALNAME_MISMATCH'])]),
  handler: (world, { body, login }) => {
    const { aplyNo, ci, brno, jumin1, jumin2, name, brdt } = body
    findOwnApplicationOrReject('realName/foreign', world, login, aplyNo, { ci, brno })
    if (jumin2 === OUTAGE) failWith('REALNAME_FAILED')
    const person = certifiedPerson(world, ci)
    const resident = wrapResidentNumber(jumin1, jumin2)
    const agrees =
      parseResidentNumber(resident).ok &&
      jumin2 !== MISMATCH &&
      doesResidentNumberMatchBirthDate(resident, brdt) &&
      person !== null &&
      name.trim() === cutApplicantName(person.name) &&
      brdt === person.birthDay
    const checkedWorld = changeDoc(world, 'applications', aplyNo, (application) => ({
      ...application,
      realName: agrees ? ('passed' as const) : ('waived' as const),
    }))
    return [
      checkedWorld,
      agrees
        ? okAnswer()
        : answerOfFailedCheck('realName/agrees', 400, 'REALNAME_MISMATCH', 'server.realNameMismatch', { http: 200 }),
    ]
  },
})
