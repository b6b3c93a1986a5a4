import { ContainerModule } from 'inversify'
import { LegacyAgreements } from '#app/consent/legacy-agreements.port'
import { Consents } from '#app/consent/consents.port'
import { Http } from '../http/http.ts'
import { makeLegacyAgreementsHttp, makeConsentsHttp } from './consents-http.ts'

export const consentModule = new ContainerModule(({ bind }) => {
  bind(LegacyAgreements).toResolvedValue(makeLegacyAgreementsHttp, [Http])
  bind(Consents).toResolvedValue(makeConsentsHttp, [Http])
})
