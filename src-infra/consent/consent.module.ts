import { ContainerModule } from 'inversify'
import { Agreements } from '#app/consent/agreements.port'
import { CheckDuplicate } from '#app/consent/check-duplicate'
import { KeepConsentTicks } from '#app/consent/keep-consent-ticks'
import { Consents } from '#app/consent/consents.port'
import { ConfirmConsents, KeepConsents, SaveConsents } from '#app/consent/save-consents'
import { bindUseCases } from '../bind.ts'
import { Http } from '../http/http.ts'
import { makeAgreementsHttp, makeConsentsHttp } from './consents-http.ts'

export const consentModule = new ContainerModule(({ bind }) => {
  bind(Agreements).toResolvedValue(makeAgreementsHttp, [Http])
  bind(Consents).toResolvedValue(makeConsentsHttp, [Http])
  bindUseCases(bind, CheckDuplicate, ConfirmConsents, KeepConsents, KeepConsentTicks, SaveConsents)
})
