import { ContainerModule } from 'inversify'
import { LegacyAgreements } from '#app/consent/legacy-agreements.port'
import { Consents } from '#app/consent/consents.port'
import { Http } from '../http/http.ts'
import { makeConsentsHttp } from './consents-http.ts'
import { makeLegacyAgreementsHttp } from './legacy-agreements-http.ts'

export const consentModule = new ContainerModule(({ bind }) => {
  bind(LegacyAgreements).toResolvedValue(makeLegacyAgreementsHttp, [Http])
  bind(Consents).toResolvedValue(makeConsentsHttp, [Http])
})
