import { ContainerModule } from 'inversify'
import { Agreements } from '#app/consent/agreements.port'
import { Consents } from '#app/consent/consents.port'
import { Http } from '../http/http.ts'
import { makeAgreementsHttp, makeConsentsHttp } from './consents-http.ts'

export const consentModule = new ContainerModule(({ bind }) => {
  bind(Agreements).toResolvedValue(makeAgreementsHttp, [Http])
  bind(Consents).toResolvedValue(makeConsentsHttp, [Http])
})
