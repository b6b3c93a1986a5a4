import { Effect } from 'effect'
import type { Agreements } from '#app/consent/agreements.port'
import { toStoredAgreements } from '#domain/session/stored-session'
import { succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'

const SAVE = '/api/agreements'

/** The older call over HTTP; it sends what the session stores. [P-271] */
export const makeAgreementsHttp = (http: Http): Agreements => ({
  save: ({ applicationNumber, personal, mydata }) => {
    const [personalInfo, mydataInfo] = [toStoredAgreements(personal), toStoredAgreements(mydata)]
    return http
      .post(SAVE, { body: { aplyNo: applicationNumber, personalInfo, mydataInfo }, press: 'save-agreements' })
      .pipe(succeeded(SAVE), Effect.asVoid)
  },
})
