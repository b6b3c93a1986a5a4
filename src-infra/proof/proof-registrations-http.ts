import { Effect } from 'effect'
import type { SettingsSource } from '#app/kernel/settings.port'
import type { ProofRegistrations } from '#app/proof/proof-registrations.port'
import { succeeded } from '../http/envelope.ts'
import type { Http } from '../http/http.ts'
import { carrierRequest, registrationRequest } from './proof-wire.ts'

const CREATE = '/api/v1/proof/proof-create'
const PARCEL = '/api/v1/proof/proof-create-parcel'

/** New proofs at the back end. [P-070] [P-073] [P-086] [P-315] */
export const makeProofRegistrationsHttp = (http: Http, settings: SettingsSource): ProofRegistrations => ({
  create: (proof) =>
    Effect.suspend(() =>
      http.post(CREATE, {
        body: registrationRequest(proof, settings.read().casesStoredValue),
        press: 'register-proof',
      }),
    ).pipe(succeeded(CREATE), Effect.asVoid),
  askCarriers: (request) =>
    http
      .post(PARCEL, { body: carrierRequest(request), press: 'request-carriers' })
      .pipe(succeeded(PARCEL), Effect.asVoid),
})
