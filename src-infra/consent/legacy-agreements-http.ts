import { Effect } from 'effect'
import { LegacyAgreements } from '#app/consent/legacy-agreements.port'
import { failUnlessSuccess } from '../http/envelope.ts'
import { Http } from '../http/http.ts'
import { toStoredAgreements } from '../session/session-wire.ts'
import { adapter } from '../wiring/adapter.ts'

const AGREEMENTS = '/api/agreements'

/** The older call for agreements over HTTP. It sends what the session stores. [P-271] */
export const LegacyAgreementsHttp = adapter(LegacyAgreements, { http: Http }, ({ http }) => ({
  save: ({ applicationNumber, personal, mydata }) => {
    const [personalInfo, mydataInfo] = [toStoredAgreements(personal), toStoredAgreements(mydata)]
    return http
      .post(AGREEMENTS, { body: { aplyNo: applicationNumber, personalInfo, mydataInfo }, operation: 'save-agreements' })
      .pipe(failUnlessSuccess(AGREEMENTS), Effect.asVoid)
  },
}))
