import { Effect } from 'effect'
import type { Agreements } from '#app/consent/agreements.port'
import { succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'

const SAVE = '/api/agreements'

/** The older call over HTTP. [P-271] */
export const makeAgreementsHttp = (http: Http): Agreements => ({
  save: ({ aplyNo, personalInfo, mydataInfo }) =>
    http
      .post(SAVE, { body: { aplyNo, personalInfo, mydataInfo }, press: 'save-agreements' })
      .pipe(succeeded(SAVE), Effect.asVoid),
})
