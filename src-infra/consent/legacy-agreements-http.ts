import { Effect } from 'effect'
import type { LegacyAgreements } from '#app/consent/legacy-agreements.port'
import { failUnlessSuccess } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { toStoredAgreements } from '../session/session-wire.ts'

const AGREEMENTS = '/api/agreements'

/** Makes the older call for agreements over HTTP. It sends what the session stores. [P-271] */
export const makeLegacyAgreementsHttp = (http: Http): LegacyAgreements => ({
  save: ({ applicationNumber, personal, mydata }) => {
    const [personalInfo, mydataInfo] = [toStoredAgreements(personal), toStoredAgreements(mydata)]
    return http
      .post(AGREEMENTS, { body: { aplyNo: applicationNumber, personalInfo, mydataInfo }, operation: 'save-agreements' })
      .pipe(failUnlessSuccess(AGREEMENTS), Effect.asVoid)
  },
})
