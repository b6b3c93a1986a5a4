import { Effect } from 'effect'
import { RealNameRegistry } from '#app/identity/real-name-registry.port'
import { residentNumberParts } from '#domain/application/form/resident-number'
import { paymentTypeApiWord } from '#domain/business/payment-type'
import { toEntityTypeCode } from '../business/business-wire.ts'
import { toCheckCallOutcome } from '../http/answers.ts'
import { Http } from '../http/http.ts'
import { adapter } from '../wiring/adapter.ts'

const CALL = '/api/v1/auth/realname'

/**
 * The call of the real-name service. It is one of the two calls that send the resident number, and sends it only in the
 * body.
 */
export const RealNameRegistryHttp = adapter(RealNameRegistry, { http: Http }, ({ http }) => ({
  check: ({ resident, ...question }) => {
    const { residentFront, residentBack } = residentNumberParts(resident)
    const body = {
      aplyNo: question.applicationNumber,
      ci: question.ci,
      mngFrGb: toEntityTypeCode(question.entityType),
      brno: question.businessNumber,
      aplyType: paymentTypeApiWord(question.paymentType),
      jumin1: residentFront,
      jumin2: residentBack,
      name: question.name,
      brdt: question.birthDate.replace(/\D/g, ''),
    }
    return http.post(CALL, { body, reads: true }).pipe(
      toCheckCallOutcome(CALL),
      Effect.map(({ is }) => (is === 'yes' ? 'verified' : 'mismatch')),
    )
  },
}))
